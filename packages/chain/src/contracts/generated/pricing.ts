// Written by npm run contracts from the compiled contracts; a test keeps it equal.

export const pricingAbi = [
 {
  "type": "constructor",
  "inputs": [
   {
    "name": "capacity",
    "type": "tuple",
    "internalType": "struct CapacityConfig",
    "components": [
     {
      "name": "registry",
      "type": "address",
      "internalType": "contract IProviderRegistry"
     },
     {
      "name": "market",
      "type": "address",
      "internalType": "contract IAllocations"
     },
     {
      "name": "token",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "reservations",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "stakePerPoint",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "onlineSeconds",
      "type": "uint40",
      "internalType": "uint40"
     }
    ]
   },
   {
    "name": "config",
    "type": "tuple",
    "internalType": "struct PricingConfig",
    "components": [
     {
      "name": "governance",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "basePrice",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "leastBasePrice",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "mostBasePrice",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "normalUsage",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "fullNodeBps",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "stepPerHour",
      "type": "uint256",
      "internalType": "uint256"
     }
    ]
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "GOVERNANCE",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "LEAST_BASE_PRICE",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "LEAST_NORMAL_USAGE",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "LEAST_RUN",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "LEAST_STEP",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "MARKET",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "contract IAllocations"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "MOST_BASE_PRICE",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "MOST_FULL_NODE_BPS",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "MOST_NORMAL_USAGE",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "MOST_STEP",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "ONLINE_SECONDS",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint40",
    "internalType": "uint40"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "REGISTRY",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "contract IProviderRegistry"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "RESERVATIONS",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "STAKE_PER_POINT",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "TOKEN",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "announce",
  "inputs": [
   {
    "name": "nodeId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "basePrice",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "commit",
  "inputs": [
   {
    "name": "terms",
    "type": "tuple",
    "internalType": "struct Terms",
    "components": [
     {
      "name": "client",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "signer",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "peer",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "token",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "content",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "starts",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "classId",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "salt",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "parts",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "copies",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "how",
      "type": "uint8",
      "internalType": "enum How"
     },
     {
      "name": "lead",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "rejectLead",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "cap",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "segments",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "deliveries",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "bidUntil",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "runSeconds",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "maxPrice",
      "type": "uint128",
      "internalType": "uint128"
     },
     {
      "name": "trustLock",
      "type": "uint128",
      "internalType": "uint128"
     },
     {
      "name": "stakeLock",
      "type": "uint96",
      "internalType": "uint96"
     },
     {
      "name": "segmentUnits",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "maxUnits",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "pay",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "payCode",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "payData",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "rules",
      "type": "tuple",
      "internalType": "struct Rules",
      "components": [
       {
        "name": "beaconDelay",
        "type": "uint32",
        "internalType": "uint32"
       },
       {
        "name": "answerSeconds",
        "type": "uint32",
        "internalType": "uint32"
       },
       {
        "name": "openSeconds",
        "type": "uint32",
        "internalType": "uint32"
       },
       {
        "name": "livenessSeconds",
        "type": "uint32",
        "internalType": "uint32"
       },
       {
        "name": "receiptSeconds",
        "type": "uint32",
        "internalType": "uint32"
       },
       {
        "name": "contestSeconds",
        "type": "uint32",
        "internalType": "uint32"
       },
       {
        "name": "voteSeconds",
        "type": "uint32",
        "internalType": "uint32"
       },
       {
        "name": "awardSeconds",
        "type": "uint32",
        "internalType": "uint32"
       },
       {
        "name": "omissionSeconds",
        "type": "uint32",
        "internalType": "uint32"
       },
       {
        "name": "livenessBond",
        "type": "uint128",
        "internalType": "uint128"
       },
       {
        "name": "disputeBond",
        "type": "uint96",
        "internalType": "uint96"
       },
       {
        "name": "silencePenalty",
        "type": "uint96",
        "internalType": "uint96"
       },
       {
        "name": "declineFee",
        "type": "uint128",
        "internalType": "uint128"
       },
       {
        "name": "seatBase",
        "type": "uint128",
        "internalType": "uint128"
       },
       {
        "name": "seatUnitPrice",
        "type": "uint128",
        "internalType": "uint128"
       },
       {
        "name": "seatUnits",
        "type": "uint32",
        "internalType": "uint32"
       },
       {
        "name": "silentUnits",
        "type": "uint32",
        "internalType": "uint32"
       },
       {
        "name": "minTrustLock",
        "type": "uint128",
        "internalType": "uint128"
       },
       {
        "name": "minStakeLock",
        "type": "uint96",
        "internalType": "uint96"
       },
       {
        "name": "vetoStake",
        "type": "uint96",
        "internalType": "uint96"
       },
       {
        "name": "challengerBps",
        "type": "uint16",
        "internalType": "uint16"
       },
       {
        "name": "compensationBps",
        "type": "uint16",
        "internalType": "uint16"
       },
       {
        "name": "minOperators",
        "type": "uint16",
        "internalType": "uint16"
       }
      ]
     }
    ]
   },
   {
    "name": "bid",
    "type": "tuple",
    "internalType": "struct Bid",
    "components": [
     {
      "name": "taskId",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "operator",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "node",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "price",
      "type": "uint128",
      "internalType": "uint128"
     },
     {
      "name": "floor",
      "type": "uint128",
      "internalType": "uint128"
     },
     {
      "name": "stakeLock",
      "type": "uint96",
      "internalType": "uint96"
     },
     {
      "name": "maxParts",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "startSeconds",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "expiry",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "takeoverUntil",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "nonce",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "payCode",
      "type": "bytes32",
      "internalType": "bytes32"
     }
    ]
   },
   {
    "name": "part",
    "type": "uint16",
    "internalType": "uint16"
   },
   {
    "name": "number",
    "type": "uint8",
    "internalType": "uint8"
   }
  ],
  "outputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "commitmentOf",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "tuple",
    "internalType": "struct Capacity.Commitment",
    "components": [
     {
      "name": "node",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "score",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "until",
      "type": "uint40",
      "internalType": "uint40"
     }
    ]
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "committedScore",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint128",
    "internalType": "uint128"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "countedScore",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "factor",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "factorAt",
  "inputs": [
   {
    "name": "usage_",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "factorAtMost",
  "inputs": [
   {
    "name": "most",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "current",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "fullNodeBps",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "hold",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "nodeId",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "score",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "until",
    "type": "uint40",
    "internalType": "uint40"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "normalUsage",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "onlineScore",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint128",
    "internalType": "uint128"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "presenceOf",
  "inputs": [
   {
    "name": "nodeId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "tuple",
    "internalType": "struct Capacity.Presence",
    "components": [
     {
      "name": "operator",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "seenAt",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "score",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "committed",
      "type": "uint64",
      "internalType": "uint64"
     }
    ]
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "quoteFullNode",
  "inputs": [
   {
    "name": "nodeId",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "duration",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "quote",
    "type": "tuple",
    "internalType": "struct Quote",
    "components": [
     {
      "name": "score",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "duration",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "basePrice",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "fullNodeBps",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "usage",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "factor",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "standard",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "price",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "free",
      "type": "bool",
      "internalType": "bool"
     }
    ]
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "quoteParallel",
  "inputs": [
   {
    "name": "nodeIds",
    "type": "bytes32[]",
    "internalType": "bytes32[]"
   },
   {
    "name": "duration",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "quote",
    "type": "tuple",
    "internalType": "struct Quote",
    "components": [
     {
      "name": "score",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "duration",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "basePrice",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "fullNodeBps",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "usage",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "factor",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "standard",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "price",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "free",
      "type": "bool",
      "internalType": "bool"
     }
    ]
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "refresh",
  "inputs": [
   {
    "name": "nodeId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "release",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "part",
    "type": "uint16",
    "internalType": "uint16"
   },
   {
    "name": "number",
    "type": "uint8",
    "internalType": "uint8"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "setBasePrice",
  "inputs": [
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "setFullNodeBps",
  "inputs": [
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "setNormalUsage",
  "inputs": [
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "setStepPerHour",
  "inputs": [
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "standardPrice",
  "inputs": [
   {
    "name": "score",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "duration",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "perPointHour",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "bps",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "pure"
 },
 {
  "type": "function",
  "name": "stepPerHour",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "unhold",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "usage",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "usageNow",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "event",
  "name": "Committed",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "nodeId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "score",
    "type": "uint32",
    "indexed": false,
    "internalType": "uint32"
   },
   {
    "name": "until",
    "type": "uint40",
    "indexed": false,
    "internalType": "uint40"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "ParameterSet",
  "inputs": [
   {
    "name": "name",
    "type": "string",
    "indexed": false,
    "internalType": "string"
   },
   {
    "name": "value",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Released",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "nodeId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "score",
    "type": "uint32",
    "indexed": false,
    "internalType": "uint32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "ScoreCounted",
  "inputs": [
   {
    "name": "nodeId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "operator",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "score",
    "type": "uint32",
    "indexed": false,
    "internalType": "uint32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "error",
  "name": "AlreadyCommitted",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "FactorTooHigh",
  "inputs": [
   {
    "name": "factor",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "most",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotAllocated",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotGovernance",
  "inputs": [
   {
    "name": "caller",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotOnline",
  "inputs": [
   {
    "name": "nodeId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotOperator",
  "inputs": [
   {
    "name": "caller",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotReservations",
  "inputs": [
   {
    "name": "caller",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "NothingToCommit",
  "inputs": [
   {
    "name": "nodeId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "OutOfBounds",
  "inputs": [
   {
    "name": "name",
    "type": "string",
    "internalType": "string"
   },
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "least",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "most",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "StillCommitted",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "TooShort",
  "inputs": [
   {
    "name": "runSeconds",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "least",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Unsorted",
  "inputs": [
   {
    "name": "index",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 }
] as const

export const pricingCode = {
  Pricing: '0x6101a0604052348015610010575f5ffd5b506040516135c03803806135c083398101604081905261002f91610324565b8051600180546001600160c01b0316600160c01b426001600160401b03160217815583516001600160a01b039081166080908152602080870151831660a0908152604080890151851660c0526060808a0151861660e05293890151610100529088015164ffffffffff1661012052929094166101405281850180516101605290850151610180528151808301909252600982526862617365507269636560b81b828501529284015192516100f1939192808210908218021860608501516101c1565b60055560408051808201909152600b81526a6e6f726d616c557361676560a81b6020820152608082015161013791906702c68af0bb140000670c7d713b49da00006101c1565b60075560408051808201909152600b81526a66756c6c4e6f646542707360a81b602082015260a08201516101719190612710614e206101c1565b60085560408051808201909152600b81526a39ba32b82832b92437bab960a91b602082015260c08201516101b69190662386f26fc100006706f05b59d3b200006101c1565b600655506104639050565b5f828410806101cf57508184115b156101fe578484848460405163808861f960e01b81526004016101f59493929190610414565b60405180910390fd5b7fc6eeddce4b4af1253d6c284283a236f83c854ba2163447903920eeec1842903b858560405161022f929190610442565b60405180910390a150919392505050565b60405160e081016001600160401b038111828210171561026e57634e487b7160e01b5f52604160045260245ffd5b60405290565b60405160c081016001600160401b038111828210171561026e57634e487b7160e01b5f52604160045260245ffd5b6001600160a01b03811681146102b6575f5ffd5b50565b5f60e082840312156102c9575f5ffd5b6102d1610240565b905081516102de816102a2565b81526020828101519082015260408083015190820152606080830151908201526080808301519082015260a0808301519082015260c09182015191810191909152919050565b5f5f8284036101a0811215610337575f5ffd5b60c0811215610344575f5ffd5b5061034d610274565b8351610358816102a2565b81526020840151610368816102a2565b6020820152604084015161037b816102a2565b6040820152606084015161038e816102a2565b60608201526080848101519082015260a084015164ffffffffff811681146103b4575f5ffd5b60a082015291506103c88460c085016102b9565b90509250929050565b5f81518084525f5b818110156103f5576020818501810151868301820152016103d9565b505f602082860101526020601f19601f83011685010191505092915050565b608081525f61042660808301876103d1565b6020830195909552506040810192909252606090910152919050565b604081525f61045460408301856103d1565b90508260208301529392505050565b60805160a05160c05160e051610100516101205161014051610160516101805161307361054d5f395f818161054b015261162b01525f8181610433015261160501525f81816103b7015281816108d401528181610d1d01528181611584015261170101525f818161037a01528181611a5b0152611e5701525f8181610511015261201f01525f81816108110152818161087801526113a901525f8181610572015261101e01525f818161083801528181610dbf01528181610f70015281816110d301526112de01525f818161032901528181610a0b01528181611eac0152611f5e01526130735ff3fe608060405234801561000f575f5ffd5b50600436106102cd575f3560e01c80638e0ad2f71161017c578063c7876ea4116100dd578063e4a5864311610093578063f443995f1161006e578063f443995f1461080c578063f46f16c214610833578063f552e5411461085a575f5ffd5b8063e4a58643146107e2578063eb0ab627146107f1578063eef4743d14610804575f5ffd5b8063dc4cfa2f116100c3578063dc4cfa2f146107b4578063de4b3262146107c7578063e1011d91146107da575f5ffd5b8063c7876ea414610799578063cf3f7812146107a1575f5ffd5b8063af88d60111610132578063ba5cf45c11610118578063ba5cf45c14610760578063bd5a45d014610773578063c284ccab14610786575f5ffd5b8063af88d60114610744578063ba1b45d714610757575f5ffd5b806393299d831161016257806393299d83146105b557806399925b21146106a3578063a10bb806146106ac575f5ffd5b80638e0ad2f71461059d578063907db292146105ac575f5ffd5b80633bfd63ea11610231578063713a4965116101e75780637f85d8b5116101c25780637f85d8b51461054657806382bfefc81461056d57806384a8861414610594575f5ffd5b8063713a4965146104f9578063735637b91461050c5780637a0f2ff514610533575f5ffd5b80635bd746b9116102175780635bd746b91461045d5780636056969b146104de5780636d811e71146104f1575f5ffd5b80633bfd63ea1461042e57806354f703f814610455575f5ffd5b8063146278341161028657806332c3a1781161026c57806332c3a178146103f85780633341e0131461040d578063376806fa14610420575f5ffd5b806314627834146103b25780632f592cb4146103d9575f5ffd5b806306433b1b116102b657806306433b1b1461032457806307f80ade146103635780631312ab0314610375575f5ffd5b806302cddb2d146102d157806304745c39146102f3575b5f5ffd5b6102e0670c7d713b49da000081565b6040519081526020015b60405180910390f35b5f5461030c90600160801b90046001600160801b031681565b6040516001600160801b0390911681526020016102ea565b61034b7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016102ea565b5f5461030c906001600160801b031681565b61039c7f000000000000000000000000000000000000000000000000000000000000000081565b60405164ffffffffff90911681526020016102ea565b61034b7f000000000000000000000000000000000000000000000000000000000000000081565b6102e06103e736600461231f565b60036020525f908152604090205481565b61040b61040636600461233a565b61086d565b005b61040b61041b36600461233a565b6108c9565b6102e0662386f26fc1000081565b6102e07f000000000000000000000000000000000000000000000000000000000000000081565b6102e061096b565b61047061046b366004612351565b61097c565b6040516102ea91905f61012082019050825182526020830151602083015260408301516040830152606083015160608301526080830151608083015260a083015160a083015260c083015160c083015260e083015160e0830152610100830151151561010083015292915050565b61040b6104ec36600461233a565b6109eb565b6102e0610b28565b6102e061050736600461233a565b610be0565b6102e07f000000000000000000000000000000000000000000000000000000000000000081565b610470610541366004612371565b610bed565b6102e07f000000000000000000000000000000000000000000000000000000000000000081565b61034b7f000000000000000000000000000000000000000000000000000000000000000081565b6102e0614e2081565b6102e06702c68af0bb14000081565b6102e060085481565b6106506105c336600461233a565b604080516080810182525f808252602082018190529181018290526060810191909152505f90815260026020908152604091829020825160808101845281546001600160a01b0381168252600160a01b810464ffffffffff1693820193909352600160c81b90920463ffffffff169282019290925260019091015467ffffffffffffffff16606082015290565b6040516102ea919081516001600160a01b0316815260208083015164ffffffffff169082015260408083015163ffffffff169082015260609182015167ffffffffffffffff169181019190915260800190565b6102e060075481565b6107156106ba36600461233a565b60408051606080820183525f8083526020808401829052928401819052938452600482529282902082519384018352805484526001015463ffffffff811691840191909152640100000000900464ffffffffff169082015290565b604080518251815260208084015163ffffffff16908201529181015164ffffffffff16908201526060016102ea565b61040b61075236600461233a565b610d12565b6102e0610e1081565b6102e061076e366004612419565b610dbb565b61040b610781366004612485565b61124e565b61040b6107943660046124e1565b61139e565b6005546102e0565b6102e06107af36600461233a565b6113f5565b61040b6107c236600461233a565b611449565b61040b6107d536600461233a565b611579565b6102e0611655565b6102e06706f05b59d3b2000081565b6102e06107ff366004612514565b6116c7565b6006546102e0565b61034b7f000000000000000000000000000000000000000000000000000000000000000081565b61034b7f000000000000000000000000000000000000000000000000000000000000000081565b61040b61086836600461233a565b6116f6565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146108bd57604051634802207960e11b81523360048201526024015b60405180910390fd5b6108c68161178c565b50565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146109145760405163988d1f0360e01b81523360048201526024016108b4565b6109656040518060400160405280600b81526020017f6e6f726d616c5573616765000000000000000000000000000000000000000000815250826702c68af0bb140000670c7d713b49da00006118b6565b60075550565b5f610977610507610b28565b905090565b6109c46040518061012001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f151581525090565b6109d082600854611945565b90506109dc81846119ce565b6109e581611b13565b92915050565b604051631f25f9bb60e21b81526004810182905233906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690637c97e6ec906024015f60405180830381865afa158015610a4f573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610a769190810190612740565b516001600160a01b031614610ab9576040517f76c6c93a0000000000000000000000000000000000000000000000000000000081523360048201526024016108b4565b5f81815260026020526040902080547fffffffffffffff0000000000000000000000000000000000000000000000000016337fffffffffffffff0000000000ffffffffffffffffffffffffffffffffffffffff1617600160a01b4264ffffffffff16021790556108c681611449565b6001545f9077ffffffffffffffffffffffffffffffffffffffffffffffff1681610b50611655565b6001549091505f90610e1090610b7790600160c01b900467ffffffffffffffff1642612863565b600654610b849190612876565b610b8e91906128a1565b905082821115610bc05780610ba38484612863565b11610bae5781610bb8565b610bb881846128b4565b935050505090565b80610bcb8385612863565b11610bd65781610bb8565b610bb88184612863565b5f6109e582600754611b57565b610c356040518061012001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f151581525090565b610c4182612710611945565b90505f5b808414610d01578015801590610c9557508484610c63600184612863565b818110610c7257610c726128c7565b90506020020135858583818110610c8b57610c8b6128c7565b9050602002013511155b15610ccf576040517fdbf8c120000000000000000000000000000000000000000000000000000000008152600481018290526024016108b4565b610cf182868684818110610ce557610ce56128c7565b905060200201356119ce565b610cfa816128db565b9050610c45565b50610d0b81611b13565b9392505050565b336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614610d5d5760405163988d1f0360e01b81523360048201526024016108b4565b610d65611c22565b610db56040518060400160405280600b81526020017f73746570506572486f757200000000000000000000000000000000000000000081525082662386f26fc100006706f05b59d3b200006118b6565b60065550565b5f5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316634a53ca3a876040518263ffffffff1660e01b8152600401610e099190612be4565b602060405180830381865afa158015610e24573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610e489190612e29565b60408051602080820184905261ffff88168284015260ff871660608084019190915283518084039091018152608090920190925280519101209091505f8181526004602052604090205490925015610ecf576040517fd297b6c5000000000000000000000000000000000000000000000000000000008152600481018390526024016108b4565b610e10610ee461024088016102208901612e40565b63ffffffff161015610f4557610f0261024087016102208801612e40565b6040517f0993180200000000000000000000000000000000000000000000000000000000815263ffffffff9091166004820152610e1060248201526044016108b4565b60405163408ef71160e01b81526004810182905261ffff8516602482015260ff841660448201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063408ef7119060640160e060405180830381865afa158015610fbd573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610fe19190612e66565b90505f610ff661024089016102208a01612e40565b63ffffffff16826020015164ffffffffff1661101291906128b4565b90506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661104e60808a0160608b0161231f565b6001600160a01b031614158061106c575081516001600160a01b0316155b80611078575081608001515b806110835750804210155b80611146575061109287611c5b565b6040517eb64fb00000000000000000000000000000000000000000000000000000000081526004810185905261ffff8816602482015260ff871660448201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169062b64fb090606401602060405180830381865afa15801561111f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906111439190612e29565b14155b15611180576040517f53848255000000000000000000000000000000000000000000000000000000008152600481018590526024016108b4565b5f61118a60055490565b61119c6102408b016102208c01612e40565b63ffffffff166111ac9190612876565b6111bc60808a0160608b01612f00565b6111d1906001600160801b0316610e10612876565b6111db91906128a1565b90506111ed8589604001358385611c99565b5f8581526004602052604081206001015463ffffffff16900361124257604080517f709edec10000000000000000000000000000000000000000000000000000000081529089013560048201526024016108b4565b50505050949350505050565b60408051602080820186905261ffff85168284015260ff841660608084019190915283518084039091018152608090920190925280519101205f905f81815260046020526040902060010154909150640100000000900464ffffffffff1642108015611355575060405163408ef71160e01b81526004810185905261ffff8416602482015260ff831660448201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063408ef7119060640160e060405180830381865afa15801561132b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061134f9190612e66565b60800151155b1561138f576040517fd566a77a000000000000000000000000000000000000000000000000000000008152600481018290526024016108b4565b6113988161178c565b50505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146113e957604051634802207960e11b81523360048201526024016108b4565b61139884848484611c99565b5f6113fe61096b565b905081811115611444576040517ffb58e06600000000000000000000000000000000000000000000000000000000815260048101829052602481018390526044016108b4565b919050565b5f8181526002602052604081208054909163ffffffff600160c81b830416916001600160a01b03169061147c8585611e47565b90508263ffffffff168163ffffffff1603611498575050505050565b835463ffffffff808316600160c81b81027fffffff00000000ffffffffffffffffffffffffffffffffffffffffffffffffff9093169290921786556001600160a01b0384165f908152600360205260409020546114f791861690612863565b61150191906128b4565b6001600160a01b0383165f9081526003602052604090205561152c63ffffffff8085169083166120f0565b60405163ffffffff821681526001600160a01b0383169086907f6cec9b84b0c8006d3b11efd69d0bfecdbf631e210ccbaf00deaa26dc3b02c9709060200160405180910390a35050505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146115c45760405163988d1f0360e01b81523360048201526024016108b4565b61164f6040518060400160405280600981526020017f62617365507269636500000000000000000000000000000000000000000000008152508261162960017f0000000000000000000000000000000000000000000000000000000000000000612155565b7f00000000000000000000000000000000000000000000000000000000000000006118b6565b60055550565b5f80546001600160801b0316810361166c57505f90565b5f546001600160801b03808216600160801b90920416106116945750670de0b6b3a764000090565b5f546001600160801b03808216916116bd91670de0b6b3a764000091600160801b900416612876565b61097791906128a1565b5f6116ed826116d68688612876565b6116e09190612876565b8463022551006001612164565b95945050505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146117415760405163988d1f0360e01b81523360048201526024016108b4565b6117866040518060400160405280600b81526020017f66756c6c4e6f646542707300000000000000000000000000000000000000000081525082612710614e206118b6565b60085550565b5f81815260046020908152604080832081516060810183528154815260019091015463ffffffff8116938201849052640100000000900464ffffffffff169181019190915291036117db575050565b5f8281526004602090815260408083208381556001908101805468ffffffffffffffffff191690558483015185518552600290935290832001805463ffffffff90921692909161183690849067ffffffffffffffff16612f1b565b92506101000a81548167ffffffffffffffff021916908367ffffffffffffffff160217905550611870816020015163ffffffff165f6121a6565b805160208083015160405163ffffffff909116815284917f513cdd7697b6d7438f91c7fcd9124dfd12566e4b2569cc214c19c493ce1591a0910160405180910390a35050565b5f828410806118c457508184115b1561190357848484846040517f808861f90000000000000000000000000000000000000000000000000000000081526004016108b49493929190612f66565b7fc6eeddce4b4af1253d6c284283a236f83c854ba2163447903920eeec1842903b8585604051611934929190612f94565b60405180910390a150919392505050565b61198d6040518061012001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f151581525090565b602081018390526005546040820152606081018290526119ab610b28565b608082018190526119bb90610be0565b60a0820152600161010082015292915050565b60408051608080820183525f8083526020808401829052838501829052606093840182905285825260028152908490208451928301855280546001600160a01b0381168452600160a01b810464ffffffffff1692840192909252600160c81b90910463ffffffff169382018490526001015467ffffffffffffffff1691810191909152901580611a9a57507f000000000000000000000000000000000000000000000000000000000000000064ffffffffff16816020015164ffffffffff16611a9791906128b4565b42115b15611ad4576040517f5582a459000000000000000000000000000000000000000000000000000000008152600481018390526024016108b4565b806040015163ffffffff16835f01818151611aef91906128b4565b905250606081015167ffffffffffffffff1615611b0e575f6101008401525b505050565b611b2e815f01518260200151836040015184606001516116c7565b60c0820181905260a0820151611b4f9190670de0b6b3a76400006001612164565b60e090910152565b5f670de0b6b3a76400008310611b7657506729a2241af62c00006109e5565b818311611bc6578183611b996706f05b59d3b20000670de0b6b3a7640000612863565b611ba39190612876565b611bad91906128a1565b611bbf906706f05b59d3b200006128b4565b90506109e5565b611bd882670de0b6b3a7640000612863565b611be28385612863565b611bfc670de0b6b3a76400006729a2241af62c0000612863565b611c069190612876565b611c1091906128a1565b610d0b90670de0b6b3a76400006128b4565b611c2a610b28565b77ffffffffffffffffffffffffffffffffffffffffffffffff16600160c01b4267ffffffffffffffff160217600155565b6040517f5e92d50e8f9bd2bfe5111949ade743e26b47dc3bfd3a17d4350881cc4859fbeb8082525f916101808460208301376101a090209392505050565b5f8381526002602052604081206001810154815491929167ffffffffffffffff909116600160c81b90910463ffffffff1611611cd5575f611cfd565b60018201548254611cfd9167ffffffffffffffff1690600160c81b900463ffffffff16612f1b565b67ffffffffffffffff1690505f611d1e85835f828218828410028218610d0b565b90508063ffffffff165f03611d3557505050611398565b6040805160608101825287815263ffffffff808416602080840182815264ffffffffff808b168688019081525f8f815260049094529683209551865590516001958601805497519092166401000000000268ffffffffffffffffff1990971694169390931794909417909155908501805491929091611dbf90849067ffffffffffffffff16612fb5565b92506101000a81548167ffffffffffffffff021916908367ffffffffffffffff160217905550611df55f8263ffffffff166121a6565b6040805163ffffffff8316815264ffffffffff86166020820152879189917f9ffd9bc99a7e7b42d0c8b06b6a50e4df55d8e94eeb5584d9c9432b2f27bc9d1b910160405180910390a350505050505050565b80545f90611e869064ffffffffff7f0000000000000000000000000000000000000000000000000000000000000000811691600160a01b9004166128b4565b421115611e9457505f6109e5565b604051631f25f9bb60e21b8152600481018490525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690637c97e6ec906024015f60405180830381865afa158015611ef8573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052611f1f9190810190612740565b83546040517f8086b8ba0000000000000000000000000000000000000000000000000000000081526001600160a01b0391821660048201529192505f917f000000000000000000000000000000000000000000000000000000000000000090911690638086b8ba9060240160e060405180830381865afa158015611fa5573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611fc99190612fd5565b905081606001511580611feb5750835482516001600160a01b03908116911614155b80611ff857508060c00151155b8061200d5750608081015164ffffffffff1615155b1561201c575f925050506109e5565b5f7f000000000000000000000000000000000000000000000000000000000000000082602001516bffffffffffffffffffffffff1683604001516bffffffffffffffffffffffff1661206e91906128b4565b61207891906128a1565b85546001600160a01b0381165f90815260036020526040812054929350916120ad91600160c81b900463ffffffff1690612863565b90506120e5846020015163ffffffff168284116120cc575f8080610d0b565b6120d68385612863565b5f828218828410028218610d0b565b979650505050505050565b6120f8611c22565b5f5481906121109084906001600160801b0316612863565b61211a91906128b4565b5f80547fffffffffffffffffffffffffffffffff00000000000000000000000000000000166001600160801b03929092169190911790555050565b5f828218828411028218610d0b565b5f612191612171836121f7565b801561218c57505f84806121875761218761288d565b868809115b151590565b61219c868686612223565b6116ed91906128b4565b6121ae611c22565b5f5481906121cd908490600160801b90046001600160801b0316612863565b6121d791906128b4565b5f80546001600160801b03928316600160801b0292169190911790555050565b5f600282600381111561220c5761220c612901565b6122169190613052565b60ff166001149050919050565b5f5f5f61223086866122d3565b91509150815f036122545783818161224a5761224a61288d565b0492505050610d0b565b81841161226b5761226b60038515026011186122ef565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6001600160a01b03811681146108c6575f5ffd5b803561144481612300565b5f6020828403121561232f575f5ffd5b8135610d0b81612300565b5f6020828403121561234a575f5ffd5b5035919050565b5f5f60408385031215612362575f5ffd5b50508035926020909101359150565b5f5f5f60408486031215612383575f5ffd5b833567ffffffffffffffff811115612399575f5ffd5b8401601f810186136123a9575f5ffd5b803567ffffffffffffffff8111156123bf575f5ffd5b8660208260051b84010111156123d3575f5ffd5b6020918201979096509401359392505050565b61ffff811681146108c6575f5ffd5b8035611444816123e6565b60ff811681146108c6575f5ffd5b803561144481612400565b5f5f5f5f8486036107e081121561242e575f5ffd5b61062081121561243c575f5ffd5b85945061018061061f1982011215612452575f5ffd5b50610620850192506107a0850135612469816123e6565b91506107c085013561247a81612400565b939692955090935050565b5f5f5f60608486031215612497575f5ffd5b8335925060208401356124a9816123e6565b915060408401356124b981612400565b809150509250925092565b64ffffffffff811681146108c6575f5ffd5b8035611444816124c4565b5f5f5f5f608085870312156124f4575f5ffd5b843593506020850135925060408501359150606085013561247a816124c4565b5f5f5f5f60808587031215612527575f5ffd5b5050823594602084013594506040840135936060013592509050565b634e487b7160e01b5f52604160045260245ffd5b604051610140810167ffffffffffffffff8111828210171561257b5761257b612543565b60405290565b60405160e0810167ffffffffffffffff8111828210171561257b5761257b612543565b604051601f8201601f1916810167ffffffffffffffff811182821017156125cd576125cd612543565b604052919050565b805161144481612300565b63ffffffff811681146108c6575f5ffd5b8051611444816125e0565b8051611444816123e6565b80518015158114611444575f5ffd5b6001600160801b03811681146108c6575f5ffd5b805161144481612616565b5f82601f830112612644575f5ffd5b815167ffffffffffffffff81111561265e5761265e612543565b8060051b61266e602082016125a4565b91825260208185018101929081019086841115612689575f5ffd5b6020860192505b838310156126ab578251825260209283019290910190612690565b9695505050505050565b5f5b838110156126cf5781810151838201526020016126b7565b50505f910152565b5f82601f8301126126e6575f5ffd5b815167ffffffffffffffff81111561270057612700612543565b612713601f8201601f19166020016125a4565b818152846020838601011115612727575f5ffd5b6127388260208301602087016126b5565b949350505050565b5f60208284031215612750575f5ffd5b815167ffffffffffffffff811115612766575f5ffd5b82016101408185031215612778575f5ffd5b612780612557565b612789826125d5565b8152612797602083016125f1565b60208201526127a8604083016125fc565b60408201526127b960608301612607565b60608201526080828101519082015260a0808301519082015260c080830151908201526127e860e0830161262a565b60e082015261010082015167ffffffffffffffff811115612807575f5ffd5b61281386828501612635565b6101008301525061012082015167ffffffffffffffff811115612834575f5ffd5b612840868285016126d7565b61012083015250949350505050565b634e487b7160e01b5f52601160045260245ffd5b818103818111156109e5576109e561284f565b80820281158282048414176109e5576109e561284f565b634e487b7160e01b5f52601260045260245ffd5b5f826128af576128af61288d565b500490565b808201808211156109e5576109e561284f565b634e487b7160e01b5f52603260045260245ffd5b5f600182016128ec576128ec61284f565b5060010190565b803560048110611444575f5ffd5b634e487b7160e01b5f52602160045260245ffd5b6004811061293157634e487b7160e01b5f52602160045260245ffd5b9052565b8035611444816125e0565b803561144481612616565b6bffffffffffffffffffffffff811681146108c6575f5ffd5b80356114448161294b565b803567ffffffffffffffff81168114611444575f5ffd5b61299d8261299383612935565b63ffffffff169052565b6129a960208201612935565b63ffffffff1660208301526129c060408201612935565b63ffffffff1660408301526129d760608201612935565b63ffffffff1660608301526129ee60808201612935565b63ffffffff166080830152612a0560a08201612935565b63ffffffff1660a0830152612a1c60c08201612935565b63ffffffff1660c0830152612a3360e08201612935565b63ffffffff1660e0830152612a4b6101008201612935565b63ffffffff16610100830152612a646101208201612940565b6001600160801b0316610120830152612a806101408201612964565b6bffffffffffffffffffffffff16610140830152612aa16101608201612964565b6bffffffffffffffffffffffff16610160830152612ac26101808201612940565b6001600160801b0316610180830152612ade6101a08201612940565b6001600160801b03166101a0830152612afa6101c08201612940565b6001600160801b03166101c0830152612b166101e08201612935565b63ffffffff166101e0830152612b2f6102008201612935565b63ffffffff16610200830152612b486102208201612940565b6001600160801b0316610220830152612b646102408201612964565b6bffffffffffffffffffffffff16610240830152612b856102608201612964565b6bffffffffffffffffffffffff16610260830152612ba661028082016123f5565b61ffff16610280830152612bbd6102a082016123f5565b61ffff166102a0830152612bd46102c082016123f5565b61ffff81166102c0840152505050565b6106208101612c0382612bf685612314565b6001600160a01b03169052565b612c0f60208401612314565b6001600160a01b0316602083015260408381013590830152612c3360608401612314565b6001600160a01b031660608301526080838101359083015260a0808401359083015260c0808401359083015260e08084013590830152612c7661010084016123f5565b61ffff16610100830152612c8d610120840161240e565b60ff16610120830152612ca361014084016128f3565b612cb1610140840182612915565b50612cbf610160840161240e565b60ff16610160830152612cd5610180840161240e565b60ff16610180830152612ceb6101a0840161240e565b60ff166101a0830152612d016101c0840161240e565b60ff166101c0830152612d176101e0840161240e565b60ff166101e0830152612d2d61020084016124d6565b64ffffffffff16610200830152612d476102208401612935565b63ffffffff16610220830152612d606102408401612940565b6001600160801b0316610240830152612d7c6102608401612940565b6001600160801b0316610260830152612d986102808401612964565b6bffffffffffffffffffffffff16610280830152612db96102a0840161296f565b67ffffffffffffffff166102a0830152612dd66102c0840161296f565b67ffffffffffffffff166102c0830152612df36102e08401612314565b6001600160a01b03166102e0830152610300838101359083015261032080840135908301526109e5610340808401908501612986565b5f60208284031215612e39575f5ffd5b5051919050565b5f60208284031215612e50575f5ffd5b8135610d0b816125e0565b8051611444816124c4565b5f60e0828403128015612e77575f5ffd5b50612e80612581565b8251612e8b81612300565b81526020830151612e9b816124c4565b60208201526040830151612eae81612400565b60408201526060830151612ec181612400565b6060820152612ed260808401612607565b6080820152612ee360a08401612607565b60a0820152612ef460c08401612607565b60c08201529392505050565b5f60208284031215612f10575f5ffd5b8135610d0b81612616565b67ffffffffffffffff82811682821603908111156109e5576109e561284f565b5f8151808452612f528160208601602086016126b5565b601f01601f19169290920160200192915050565b608081525f612f786080830187612f3b565b6020830195909552506040810192909252606090910152919050565b604081525f612fa66040830185612f3b565b90508260208301529392505050565b67ffffffffffffffff81811683821601908111156109e5576109e561284f565b5f60e0828403128015612fe6575f5ffd5b50612fef612581565b8251612ffa8161294b565b8152602083015161300a8161294b565b6020820152604083015161301d8161294b565b6040820152606083015161303081612616565b606082015261304160808401612e5b565b6080820152612ee360a084016125fc565b5f60ff8316806130645761306461288d565b8060ff8416069150509291505056',
} as const
