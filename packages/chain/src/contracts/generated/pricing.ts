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
    "name": "committed",
    "type": "uint256",
    "internalType": "uint256"
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
    "name": "average",
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
  "name": "SafeCastOverflowedUintDowncast",
  "inputs": [
   {
    "name": "bits",
    "type": "uint8",
    "internalType": "uint8"
   },
   {
    "name": "value",
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
  Pricing: '0x6101a0604052348015610010575f5ffd5b506040516139ac3803806139ac83398101604081905261002f9161032d565b805160018054600160401b600160801b03191668010000000000000000426001600160401b03160217815583516001600160a01b039081166080908152602080870151831660a0908152604080890151851660c0526060808a0151861660e05293890151610100529088015164ffffffffff1661012052929094166101405281850180516101605290850151610180528151808301909252600982526862617365507269636560b81b828501529284015192516100fa939192808210908218021860608501516101ca565b60065560408051808201909152600b81526a6e6f726d616c557361676560a81b6020820152608082015161014091906702c68af0bb140000670c7d713b49da00006101ca565b60085560408051808201909152600b81526a66756c6c4e6f646542707360a81b602082015260a082015161017a9190612710614e206101ca565b60095560408051808201909152600b81526a39ba32b82832b92437bab960a91b602082015260c08201516101bf9190662386f26fc100006706f05b59d3b200006101ca565b6007555061046c9050565b5f828410806101d857508184115b15610207578484848460405163808861f960e01b81526004016101fe949392919061041d565b60405180910390fd5b7fc6eeddce4b4af1253d6c284283a236f83c854ba2163447903920eeec1842903b858560405161023892919061044b565b60405180910390a150919392505050565b60405160e081016001600160401b038111828210171561027757634e487b7160e01b5f52604160045260245ffd5b60405290565b60405160c081016001600160401b038111828210171561027757634e487b7160e01b5f52604160045260245ffd5b6001600160a01b03811681146102bf575f5ffd5b50565b5f60e082840312156102d2575f5ffd5b6102da610249565b905081516102e7816102ab565b81526020828101519082015260408083015190820152606080830151908201526080808301519082015260a0808301519082015260c09182015191810191909152919050565b5f5f8284036101a0811215610340575f5ffd5b60c081121561034d575f5ffd5b5061035661027d565b8351610361816102ab565b81526020840151610371816102ab565b60208201526040840151610384816102ab565b60408201526060840151610397816102ab565b60608201526080848101519082015260a084015164ffffffffff811681146103bd575f5ffd5b60a082015291506103d18460c085016102c2565b90509250929050565b5f81518084525f5b818110156103fe576020818501810151868301820152016103e2565b505f602082860101526020601f19601f83011685010191505092915050565b608081525f61042f60808301876103da565b6020830195909552506040810192909252606090910152919050565b604081525f61045d60408301856103da565b90508260208301529392505050565b60805160a05160c05160e05161010051610120516101405161016051610180516134566105565f395f818161053a015261158201525f8181610422015261155c01525f81816103a6015281816108d201528181610c6c015281816114db01526115f701525f818161036901528181611a8b0152611f7601525f8181610500015261213e01525f818161080001528181610876015261130001525f81816105610152610f6d01525f818161082701528181610d0e01528181610ebf01528181611022015261123501525f818161030001528181610a0301528181611fcb015261207d01526134565ff3fe608060405234801561000f575f5ffd5b50600436106102cd575f3560e01c80638e0ad2f71161017c578063c7876ea4116100dd578063e4a5864311610093578063f443995f1161006e578063f443995f146107fb578063f46f16c214610822578063f552e54114610849575f5ffd5b8063e4a58643146107d1578063eb0ab627146107e0578063eef4743d146107f3575f5ffd5b8063dc4cfa2f116100c3578063dc4cfa2f146107a3578063de4b3262146107b6578063e1011d91146107c9575f5ffd5b8063c7876ea414610788578063cf3f781214610790575f5ffd5b8063af88d60111610132578063ba5cf45c11610118578063ba5cf45c1461074f578063bd5a45d014610762578063c284ccab14610775575f5ffd5b8063af88d60114610733578063ba1b45d714610746575f5ffd5b806393299d831161016257806393299d83146105a457806399925b2114610692578063a10bb8061461069b575f5ffd5b80638e0ad2f71461058c578063907db2921461059b575f5ffd5b80633bfd63ea11610231578063713a4965116101e75780637f85d8b5116101c25780637f85d8b51461053557806382bfefc81461055c57806384a8861414610583575f5ffd5b8063713a4965146104e8578063735637b9146104fb5780637a0f2ff514610522575f5ffd5b80635bd746b9116102175780635bd746b91461044c5780636056969b146104cd5780636d811e71146104e0575f5ffd5b80633bfd63ea1461041d57806354f703f814610444575f5ffd5b8063146278341161028657806332c3a1781161026c57806332c3a178146103e75780633341e013146103fc578063376806fa1461040f575f5ffd5b806314627834146103a15780632f592cb4146103c8575f5ffd5b806306433b1b116102b657806306433b1b146102fb57806307f80ade1461033a5780631312ab0314610364575f5ffd5b806302cddb2d146102d157806304745c39146102f3575b5f5ffd5b6102e0670c7d713b49da000081565b6040519081526020015b60405180910390f35b6102e061085c565b6103227f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016102ea565b5f5461034c906001600160801b031681565b6040516001600160801b0390911681526020016102ea565b61038b7f000000000000000000000000000000000000000000000000000000000000000081565b60405164ffffffffff90911681526020016102ea565b6103227f000000000000000000000000000000000000000000000000000000000000000081565b6102e06103d63660046126cc565b60046020525f908152604090205481565b6103fa6103f53660046126e7565b61086b565b005b6103fa61040a3660046126e7565b6108c7565b6102e0662386f26fc1000081565b6102e07f000000000000000000000000000000000000000000000000000000000000000081565b6102e0610969565b61045f61045a3660046126fe565b61097a565b6040516102ea91905f61012082019050825182526020830151602083015260408301516040830152606083015160608301526080830151608083015260a083015160a083015260c083015160c083015260e083015160e0830152610100830151151561010083015292915050565b6103fa6104db3660046126e7565b6109e3565b6102e0610b20565b6102e06104f63660046126e7565b610b2f565b6102e07f000000000000000000000000000000000000000000000000000000000000000081565b61045f61053036600461271e565b610b3c565b6102e07f000000000000000000000000000000000000000000000000000000000000000081565b6103227f000000000000000000000000000000000000000000000000000000000000000081565b6102e0614e2081565b6102e06702c68af0bb14000081565b6102e060095481565b61063f6105b23660046126e7565b604080516080810182525f808252602082018190529181018290526060810191909152505f90815260036020908152604091829020825160808101845281546001600160a01b0381168252600160a01b810464ffffffffff1693820193909352600160c81b90920463ffffffff169282019290925260019091015467ffffffffffffffff16606082015290565b6040516102ea919081516001600160a01b0316815260208083015164ffffffffff169082015260408083015163ffffffff169082015260609182015167ffffffffffffffff169181019190915260800190565b6102e060085481565b6107046106a93660046126e7565b60408051606080820183525f8083526020808401829052928401819052938452600582529282902082519384018352805484526001015463ffffffff811691840191909152640100000000900464ffffffffff169082015290565b604080518251815260208084015163ffffffff16908201529181015164ffffffffff16908201526060016102ea565b6103fa6107413660046126e7565b610c61565b6102e0610e1081565b6102e061075d3660046127c6565b610d0a565b6103fa610770366004612832565b6111a5565b6103fa61078336600461288e565b6112f5565b6006546102e0565b6102e061079e3660046126e7565b61134c565b6103fa6107b13660046126e7565b6113a0565b6103fa6107c43660046126e7565b6114d0565b6102e06115ac565b6102e06706f05b59d3b2000081565b6102e06107ee3660046128c1565b6115bd565b6007546102e0565b6103227f000000000000000000000000000000000000000000000000000000000000000081565b6103227f000000000000000000000000000000000000000000000000000000000000000081565b6103fa6108573660046126e7565b6115ec565b5f610865611682565b92915050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146108bb57604051634802207960e11b81523360048201526024015b60405180910390fd5b6108c4816117b1565b50565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146109125760405163988d1f0360e01b81523360048201526024016108b2565b6109636040518060400160405280600b81526020017f6e6f726d616c5573616765000000000000000000000000000000000000000000815250826702c68af0bb140000670c7d713b49da00006118e6565b60085550565b5f6109756104f6610b20565b905090565b6109c26040518061012001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f151581525090565b6109ce82600954611975565b90506109da81846119fe565b61086581611b43565b604051631f25f9bb60e21b81526004810182905233906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690637c97e6ec906024015f60405180830381865afa158015610a47573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610a6e9190810190612ae5565b516001600160a01b031614610ab1576040517f76c6c93a0000000000000000000000000000000000000000000000000000000081523360048201526024016108b2565b5f81815260036020526040902080547fffffffffffffff0000000000000000000000000000000000000000000000000016337fffffffffffffff0000000000ffffffffffffffffffffffffffffffffffffffff1617600160a01b4264ffffffffff16021790556108c4816113a0565b5f610b29611682565b50919050565b5f61086582600854611b87565b610b846040518061012001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f151581525090565b610b9082612710611975565b90505f5b808414610c50578015801590610be457508484610bb2600184612c08565b818110610bc157610bc1612c1b565b90506020020135858583818110610bda57610bda612c1b565b9050602002013511155b15610c1e576040517fdbf8c120000000000000000000000000000000000000000000000000000000008152600481018290526024016108b2565b610c4082868684818110610c3457610c34612c1b565b905060200201356119fe565b610c4981612c2f565b9050610b94565b50610c5a81611b43565b9392505050565b336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614610cac5760405163988d1f0360e01b81523360048201526024016108b2565b610cb4611c52565b610d046040518060400160405280600b81526020017f73746570506572486f757200000000000000000000000000000000000000000081525082662386f26fc100006706f05b59d3b200006118e6565b60075550565b5f5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316634a53ca3a876040518263ffffffff1660e01b8152600401610d589190612f38565b602060405180830381865afa158015610d73573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d97919061317d565b60408051602080820184905261ffff88168284015260ff871660608084019190915283518084039091018152608090920190925280519101209091505f8181526005602052604090205490925015610e1e576040517fd297b6c5000000000000000000000000000000000000000000000000000000008152600481018390526024016108b2565b610e10610e3361024088016102208901613194565b63ffffffff161015610e9457610e5161024087016102208801613194565b6040517f0993180200000000000000000000000000000000000000000000000000000000815263ffffffff9091166004820152610e1060248201526044016108b2565b60405163408ef71160e01b81526004810182905261ffff8516602482015260ff841660448201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063408ef7119060640160e060405180830381865afa158015610f0c573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610f3091906131ba565b90505f610f4561024089016102208a01613194565b63ffffffff16826020015164ffffffffff16610f619190613254565b90506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016610f9d60808a0160608b016126cc565b6001600160a01b0316141580610fbb575081516001600160a01b0316155b80610fc7575081608001515b80610fd25750804210155b806110955750610fe187611cf5565b6040517eb64fb00000000000000000000000000000000000000000000000000000000081526004810185905261ffff8816602482015260ff871660448201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169062b64fb090606401602060405180830381865afa15801561106e573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611092919061317d565b14155b156110cf576040517f53848255000000000000000000000000000000000000000000000000000000008152600481018590526024016108b2565b5f6110d960065490565b6110eb6102408b016102208c01613194565b63ffffffff166110fb9190613267565b61110b60808a0160608b0161327e565b611120906001600160801b0316610e10613267565b61112a91906132ad565b90506111448589604001358361113f86611d33565b611d68565b5f8581526005602052604081206001015463ffffffff16900361119957604080517f709edec10000000000000000000000000000000000000000000000000000000081529089013560048201526024016108b2565b50505050949350505050565b60408051602080820186905261ffff85168284015260ff841660608084019190915283518084039091018152608090920190925280519101205f905f81815260056020526040902060010154909150640100000000900464ffffffffff16421080156112ac575060405163408ef71160e01b81526004810185905261ffff8416602482015260ff831660448201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063408ef7119060640160e060405180830381865afa158015611282573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112a691906131ba565b60800151155b156112e6576040517fd566a77a000000000000000000000000000000000000000000000000000000008152600481018290526024016108b2565b6112ef816117b1565b50505050565b336001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161461134057604051634802207960e11b81523360048201526024016108b2565b6112ef84848484611d68565b5f611355610969565b90508181111561139b576040517ffb58e06600000000000000000000000000000000000000000000000000000000815260048101829052602481018390526044016108b2565b919050565b5f8181526003602052604081208054909163ffffffff600160c81b830416916001600160a01b0316906113d38585611f66565b90508263ffffffff168163ffffffff16036113ef575050505050565b835463ffffffff808316600160c81b81027fffffff00000000ffffffffffffffffffffffffffffffffffffffffffffffffff9093169290921786556001600160a01b0384165f9081526004602052604090205461144e91861690612c08565b6114589190613254565b6001600160a01b0383165f9081526004602052604090205561148363ffffffff808516908316612203565b60405163ffffffff821681526001600160a01b0383169086907f6cec9b84b0c8006d3b11efd69d0bfecdbf631e210ccbaf00deaa26dc3b02c9709060200160405180910390a35050505050565b336001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161461151b5760405163988d1f0360e01b81523360048201526024016108b2565b6115a66040518060400160405280600981526020017f62617365507269636500000000000000000000000000000000000000000000008152508261158060017f0000000000000000000000000000000000000000000000000000000000000000612271565b7f00000000000000000000000000000000000000000000000000000000000000006118e6565b60065550565b5f6109756115b861085c565b612280565b5f6115e3826115cc8688613267565b6115d69190613267565b84630225510060016122e6565b95945050505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146116375760405163988d1f0360e01b81523360048201526024016108b2565b61167c6040518060400160405280600b81526020017f66756c6c4e6f646542707300000000000000000000000000000000000000000081525082612710614e206118e6565b60095550565b6001545f805467ffffffffffffffff80841693600160801b9092046001600160801b0316926801000000000000000090920416906116c2610e10426132ad565b90506102e86116d3610e10846132ad565b6116dd9190613254565b8111156116ef57505f93849350915050565b5f6116fc610e10846132ad565b611707906001613254565b90505b81811115801561171957508315155b15611791575f818152600260205260408120549081900361173a5750611781565b6117638661174787612280565b8661175486610e10613267565b61175e9190612c08565b612328565b955061177182610e10613267565b935061177d8186612c08565b9450505b61178a81612c2f565b905061170a565b506117a98461179f85612280565b61175e8542612c08565b935050509091565b5f81815260056020908152604080832081516060810183528154815260019091015463ffffffff8116938201849052640100000000900464ffffffffff16918101919091529103611800575050565b5f8281526005602090815260408083208381556001908101805468ffffffffffffffffff191690558483015185518552600390935290832001805463ffffffff90921692909161185b90849067ffffffffffffffff166132c0565b92506101000a81548167ffffffffffffffff021916908367ffffffffffffffff1602179055506118a0816020015163ffffffff16826040015164ffffffffff1661239d565b805160208083015160405163ffffffff909116815284917f513cdd7697b6d7438f91c7fcd9124dfd12566e4b2569cc214c19c493ce1591a0910160405180910390a35050565b5f828410806118f457508184115b1561193357848484846040517f808861f90000000000000000000000000000000000000000000000000000000081526004016108b2949392919061330b565b7fc6eeddce4b4af1253d6c284283a236f83c854ba2163447903920eeec1842903b8585604051611964929190613339565b60405180910390a150919392505050565b6119bd6040518061012001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f151581525090565b602081018390526006546040820152606081018290526119db610b20565b608082018190526119eb90610b2f565b60a0820152600161010082015292915050565b60408051608080820183525f8083526020808401829052838501829052606093840182905285825260038152908490208451928301855280546001600160a01b0381168452600160a01b810464ffffffffff1692840192909252600160c81b90910463ffffffff169382018490526001015467ffffffffffffffff1691810191909152901580611aca57507f000000000000000000000000000000000000000000000000000000000000000064ffffffffff16816020015164ffffffffff16611ac79190613254565b42115b15611b04576040517f5582a459000000000000000000000000000000000000000000000000000000008152600481018390526024016108b2565b806040015163ffffffff16835f01818151611b1f9190613254565b905250606081015167ffffffffffffffff1615611b3e575f6101008401525b505050565b611b5e815f01518260200151836040015184606001516115bd565b60c0820181905260a0820151611b7f9190670de0b6b3a764000060016122e6565b60e090910152565b5f670de0b6b3a76400008310611ba657506729a2241af62c0000610865565b818311611bf6578183611bc96706f05b59d3b20000670de0b6b3a7640000612c08565b611bd39190613267565b611bdd91906132ad565b611bef906706f05b59d3b20000613254565b9050610865565b611c0882670de0b6b3a7640000612c08565b611c128385612c08565b611c2c670de0b6b3a76400006729a2241af62c0000612c08565b611c369190613267565b611c4091906132ad565b610c5a90670de0b6b3a7640000613254565b5f5f611c5c611682565b91509150611c6982612433565b6001805467ffffffffffffffff191667ffffffffffffffff92909216919091179055611c9481612469565b5f80546001600160801b03928316600160801b02921691909117905550506001805467ffffffffffffffff421668010000000000000000027fffffffffffffffffffffffffffffffff0000000000000000ffffffffffffffff909116179055565b6040517f5e92d50e8f9bd2bfe5111949ade743e26b47dc3bfd3a17d4350881cc4859fbeb8082525f916101808460208301376101a090209392505050565b5f64ffffffffff821115611d64576040516306dfcc6560e41b815260286004820152602481018390526044016108b2565b5090565b5f8381526003602052604081206001810154815491929167ffffffffffffffff909116600160c81b90910463ffffffff1611611da4575f611dcc565b60018201548254611dcc9167ffffffffffffffff1690600160c81b900463ffffffff166132c0565b67ffffffffffffffff1690505f611de3858361249c565b905063ffffffff81161580611dff5750428464ffffffffff1611155b15611e0c575050506112ef565b611e238163ffffffff168564ffffffffff166124ab565b935060405180606001604052808781526020018263ffffffff1681526020018564ffffffffff1681525060055f8981526020019081526020015f205f820151815f01556020820151816001015f6101000a81548163ffffffff021916908363ffffffff16021790555060408201518160010160046101000a81548164ffffffffff021916908364ffffffffff1602179055509050508063ffffffff16836001015f8282829054906101000a900467ffffffffffffffff16611ee4919061335a565b92506101000a81548167ffffffffffffffff021916908367ffffffffffffffff16021790555085877f9ffd9bc99a7e7b42d0c8b06b6a50e4df55d8e94eeb5584d9c9432b2f27bc9d1b8387604051611f5592919063ffffffff92909216825264ffffffffff16602082015260400190565b60405180910390a350505050505050565b80545f90611fa59064ffffffffff7f0000000000000000000000000000000000000000000000000000000000000000811691600160a01b900416613254565b421115611fb357505f610865565b604051631f25f9bb60e21b8152600481018490525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690637c97e6ec906024015f60405180830381865afa158015612017573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f1916820160405261203e9190810190612ae5565b83546040517f8086b8ba0000000000000000000000000000000000000000000000000000000081526001600160a01b0391821660048201529192505f917f000000000000000000000000000000000000000000000000000000000000000090911690638086b8ba9060240160e060405180830381865afa1580156120c4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906120e8919061337a565b90508160600151158061210a5750835482516001600160a01b03908116911614155b8061211757508060c00151155b8061212c5750608081015164ffffffffff1615155b1561213b575f92505050610865565b5f7f000000000000000000000000000000000000000000000000000000000000000082602001516bffffffffffffffffffffffff1683604001516bffffffffffffffffffffffff1661218d9190613254565b61219791906132ad565b85546001600160a01b0381165f90815260046020526040812054929350916121cc91600160c81b900463ffffffff1690612c08565b90506121f8846020015163ffffffff168284116121e9575f61249c565b6121f38385612c08565b61249c565b979650505050505050565b61220b611c52565b5f546122369082906122279085906001600160801b0316612c08565b6122319190613254565b612469565b5f80547fffffffffffffffffffffffffffffffff00000000000000000000000000000000166001600160801b03929092169190911790555050565b5f828218828411028218610c5a565b5f80546001600160801b0316810361229957505f919050565b5f546001600160801b03168210156122d7575f546001600160801b03166122c8670de0b6b3a764000084613267565b6122d291906132ad565b610865565b670de0b6b3a764000092915050565b5f6123136122f383612571565b801561230e57505f848061230957612309613299565b868809115b151590565b61231e86868661259d565b6115e39190613254565b5f5f610e108361233760075490565b6123419190613267565b61234b91906132ad565b90508484111561237d57806123608686612c08565b1161236b5783612375565b6123758186613254565b915050610c5a565b806123888587612c08565b1161239357836115e3565b6115e38186612c08565b6123a5611c52565b4281116123b0575050565b8160025f6123c0610e10856132ad565b81526020019081526020015f205f8282546123db9190612c08565b909155506123ea905082612469565b5f805460109061240b908490600160801b90046001600160801b03166133f7565b92506101000a8154816001600160801b0302191690836001600160801b031602179055505050565b5f67ffffffffffffffff821115611d6457604080516306dfcc6560e41b81526004810191909152602481018390526044016108b2565b5f6001600160801b03821115611d64576040516306dfcc6560e41b815260806004820152602481018390526044016108b2565b5f828218828410028218610c5a565b5f6124b4611c52565b5f6124dd6124c484610e1061264d565b6102e86124d3610e10426132ad565b6121f39190613254565b90508360025f8381526020019081526020015f205f8282546124ff9190613254565b9091555061250e905084612469565b5f805460109061252f908490600160801b90046001600160801b0316613416565b92506101000a8154816001600160801b0302191690836001600160801b0316021790555061256981610e106125649190613267565b611d33565b949350505050565b5f600282600381111561258657612586612c55565b6125909190613435565b60ff166001149050919050565b5f5f5f6125aa8686612680565b91509150815f036125ce578381816125c4576125c4613299565b0492505050610c5a565b8184116125e5576125e5600385150260111861269c565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f815f0361265f5761265f601261269c565b81600184038161267157612671613299565b04600101831515029392505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6001600160a01b03811681146108c4575f5ffd5b803561139b816126ad565b5f602082840312156126dc575f5ffd5b8135610c5a816126ad565b5f602082840312156126f7575f5ffd5b5035919050565b5f5f6040838503121561270f575f5ffd5b50508035926020909101359150565b5f5f5f60408486031215612730575f5ffd5b833567ffffffffffffffff811115612746575f5ffd5b8401601f81018613612756575f5ffd5b803567ffffffffffffffff81111561276c575f5ffd5b8660208260051b8401011115612780575f5ffd5b6020918201979096509401359392505050565b61ffff811681146108c4575f5ffd5b803561139b81612793565b60ff811681146108c4575f5ffd5b803561139b816127ad565b5f5f5f5f8486036107e08112156127db575f5ffd5b6106208112156127e9575f5ffd5b85945061018061061f19820112156127ff575f5ffd5b50610620850192506107a085013561281681612793565b91506107c0850135612827816127ad565b939692955090935050565b5f5f5f60608486031215612844575f5ffd5b83359250602084013561285681612793565b91506040840135612866816127ad565b809150509250925092565b64ffffffffff811681146108c4575f5ffd5b803561139b81612871565b5f5f5f5f608085870312156128a1575f5ffd5b843593506020850135925060408501359150606085013561282781612871565b5f5f5f5f608085870312156128d4575f5ffd5b5050823594602084013594506040840135936060013592509050565b634e487b7160e01b5f52604160045260245ffd5b604051610140810167ffffffffffffffff81118282101715612928576129286128f0565b60405290565b60405160e0810167ffffffffffffffff81118282101715612928576129286128f0565b604051601f8201601f1916810167ffffffffffffffff8111828210171561297a5761297a6128f0565b604052919050565b805161139b816126ad565b63ffffffff811681146108c4575f5ffd5b805161139b8161298d565b805161139b81612793565b8051801515811461139b575f5ffd5b6001600160801b03811681146108c4575f5ffd5b805161139b816129c3565b5f82601f8301126129f1575f5ffd5b815167ffffffffffffffff811115612a0b57612a0b6128f0565b8060051b612a1b60208201612951565b91825260208185018101929081019086841115612a36575f5ffd5b6020860192505b83831015612a58578251825260209283019290910190612a3d565b9695505050505050565b5f5b83811015612a7c578181015183820152602001612a64565b50505f910152565b5f82601f830112612a93575f5ffd5b815167ffffffffffffffff811115612aad57612aad6128f0565b612ac0601f8201601f1916602001612951565b818152846020838601011115612ad4575f5ffd5b612569826020830160208701612a62565b5f60208284031215612af5575f5ffd5b815167ffffffffffffffff811115612b0b575f5ffd5b82016101408185031215612b1d575f5ffd5b612b25612904565b612b2e82612982565b8152612b3c6020830161299e565b6020820152612b4d604083016129a9565b6040820152612b5e606083016129b4565b60608201526080828101519082015260a0808301519082015260c08083015190820152612b8d60e083016129d7565b60e082015261010082015167ffffffffffffffff811115612bac575f5ffd5b612bb8868285016129e2565b6101008301525061012082015167ffffffffffffffff811115612bd9575f5ffd5b612be586828501612a84565b61012083015250949350505050565b634e487b7160e01b5f52601160045260245ffd5b8181038181111561086557610865612bf4565b634e487b7160e01b5f52603260045260245ffd5b5f60018201612c4057612c40612bf4565b5060010190565b80356004811061139b575f5ffd5b634e487b7160e01b5f52602160045260245ffd5b60048110612c8557634e487b7160e01b5f52602160045260245ffd5b9052565b803561139b8161298d565b803561139b816129c3565b6bffffffffffffffffffffffff811681146108c4575f5ffd5b803561139b81612c9f565b803567ffffffffffffffff8116811461139b575f5ffd5b612cf182612ce783612c89565b63ffffffff169052565b612cfd60208201612c89565b63ffffffff166020830152612d1460408201612c89565b63ffffffff166040830152612d2b60608201612c89565b63ffffffff166060830152612d4260808201612c89565b63ffffffff166080830152612d5960a08201612c89565b63ffffffff1660a0830152612d7060c08201612c89565b63ffffffff1660c0830152612d8760e08201612c89565b63ffffffff1660e0830152612d9f6101008201612c89565b63ffffffff16610100830152612db86101208201612c94565b6001600160801b0316610120830152612dd46101408201612cb8565b6bffffffffffffffffffffffff16610140830152612df56101608201612cb8565b6bffffffffffffffffffffffff16610160830152612e166101808201612c94565b6001600160801b0316610180830152612e326101a08201612c94565b6001600160801b03166101a0830152612e4e6101c08201612c94565b6001600160801b03166101c0830152612e6a6101e08201612c89565b63ffffffff166101e0830152612e836102008201612c89565b63ffffffff16610200830152612e9c6102208201612c94565b6001600160801b0316610220830152612eb86102408201612cb8565b6bffffffffffffffffffffffff16610240830152612ed96102608201612cb8565b6bffffffffffffffffffffffff16610260830152612efa61028082016127a2565b61ffff16610280830152612f116102a082016127a2565b61ffff166102a0830152612f286102c082016127a2565b61ffff81166102c0840152505050565b6106208101612f5782612f4a856126c1565b6001600160a01b03169052565b612f63602084016126c1565b6001600160a01b0316602083015260408381013590830152612f87606084016126c1565b6001600160a01b031660608301526080838101359083015260a0808401359083015260c0808401359083015260e08084013590830152612fca61010084016127a2565b61ffff16610100830152612fe161012084016127bb565b60ff16610120830152612ff76101408401612c47565b613005610140840182612c69565b5061301361016084016127bb565b60ff1661016083015261302961018084016127bb565b60ff1661018083015261303f6101a084016127bb565b60ff166101a08301526130556101c084016127bb565b60ff166101c083015261306b6101e084016127bb565b60ff166101e08301526130816102008401612883565b64ffffffffff1661020083015261309b6102208401612c89565b63ffffffff166102208301526130b46102408401612c94565b6001600160801b03166102408301526130d06102608401612c94565b6001600160801b03166102608301526130ec6102808401612cb8565b6bffffffffffffffffffffffff1661028083015261310d6102a08401612cc3565b67ffffffffffffffff166102a083015261312a6102c08401612cc3565b67ffffffffffffffff166102c08301526131476102e084016126c1565b6001600160a01b03166102e083015261030083810135908301526103208084013590830152610865610340808401908501612cda565b5f6020828403121561318d575f5ffd5b5051919050565b5f602082840312156131a4575f5ffd5b8135610c5a8161298d565b805161139b81612871565b5f60e08284031280156131cb575f5ffd5b506131d461292e565b82516131df816126ad565b815260208301516131ef81612871565b60208201526040830151613202816127ad565b60408201526060830151613215816127ad565b6060820152613226608084016129b4565b608082015261323760a084016129b4565b60a082015261324860c084016129b4565b60c08201529392505050565b8082018082111561086557610865612bf4565b808202811582820484141761086557610865612bf4565b5f6020828403121561328e575f5ffd5b8135610c5a816129c3565b634e487b7160e01b5f52601260045260245ffd5b5f826132bb576132bb613299565b500490565b67ffffffffffffffff828116828216039081111561086557610865612bf4565b5f81518084526132f7816020860160208601612a62565b601f01601f19169290920160200192915050565b608081525f61331d60808301876132e0565b6020830195909552506040810192909252606090910152919050565b604081525f61334b60408301856132e0565b90508260208301529392505050565b67ffffffffffffffff818116838216019081111561086557610865612bf4565b5f60e082840312801561338b575f5ffd5b5061339461292e565b825161339f81612c9f565b815260208301516133af81612c9f565b602082015260408301516133c281612c9f565b604082015260608301516133d5816129c3565b60608201526133e6608084016131af565b608082015261323760a084016129a9565b6001600160801b03828116828216039081111561086557610865612bf4565b6001600160801b03818116838216019081111561086557610865612bf4565b5f60ff83168061344757613447613299565b8060ff8416069150509291505056',
} as const
