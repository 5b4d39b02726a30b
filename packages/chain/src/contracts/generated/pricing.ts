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
  Pricing: '0x6101a0604052348015610010575f5ffd5b5060405161353638038061353683398101604081905261002f91610324565b8051600180546001600160c01b0316600160c01b426001600160401b03160217815583516001600160a01b039081166080908152602080870151831660a0908152604080890151851660c0526060808a0151861660e05293890151610100529088015164ffffffffff1661012052929094166101405281850180516101605290850151610180528151808301909252600982526862617365507269636560b81b828501529284015192516100f1939192808210908218021860608501516101c1565b60055560408051808201909152600b81526a6e6f726d616c557361676560a81b6020820152608082015161013791906702c68af0bb140000670c7d713b49da00006101c1565b60075560408051808201909152600b81526a66756c6c4e6f646542707360a81b602082015260a08201516101719190612710614e206101c1565b60085560408051808201909152600b81526a39ba32b82832b92437bab960a91b602082015260c08201516101b69190662386f26fc100006706f05b59d3b200006101c1565b600655506104639050565b5f828410806101cf57508184115b156101fe578484848460405163808861f960e01b81526004016101f59493929190610414565b60405180910390fd5b7fc6eeddce4b4af1253d6c284283a236f83c854ba2163447903920eeec1842903b858560405161022f929190610442565b60405180910390a150919392505050565b60405160e081016001600160401b038111828210171561026e57634e487b7160e01b5f52604160045260245ffd5b60405290565b60405160c081016001600160401b038111828210171561026e57634e487b7160e01b5f52604160045260245ffd5b6001600160a01b03811681146102b6575f5ffd5b50565b5f60e082840312156102c9575f5ffd5b6102d1610240565b905081516102de816102a2565b81526020828101519082015260408083015190820152606080830151908201526080808301519082015260a0808301519082015260c09182015191810191909152919050565b5f5f8284036101a0811215610337575f5ffd5b60c0811215610344575f5ffd5b5061034d610274565b8351610358816102a2565b81526020840151610368816102a2565b6020820152604084015161037b816102a2565b6040820152606084015161038e816102a2565b60608201526080848101519082015260a084015164ffffffffff811681146103b4575f5ffd5b60a082015291506103c88460c085016102b9565b90509250929050565b5f81518084525f5b818110156103f5576020818501810151868301820152016103d9565b505f602082860101526020601f19601f83011685010191505092915050565b608081525f61042660808301876103d1565b6020830195909552506040810192909252606090910152919050565b604081525f61045460408301856103d1565b90508260208301529392505050565b60805160a05160c05160e0516101005161012051610140516101605161018051612fe961054d5f395f818161054001526115a101525f8181610428015261157b01525f81816103ac015281816108c001528181610d09015281816114fa015261167701525f818161036f015281816119d10152611dcd01525f81816105060152611f9501525f81816107fd01528181610864015261131f01525f81816105670152610f9401525f818161082401528181610dab01528181610ee601528181611049015261125401525f818161031e015281816109f701528181611e220152611ed40152612fe95ff3fe608060405234801561000f575f5ffd5b50600436106102c2575f3560e01c806384a886141161017c578063c7876ea4116100dd578063e4a5864311610093578063f443995f1161006e578063f443995f146107f8578063f46f16c21461081f578063f552e54114610846575f5ffd5b8063e4a58643146107ce578063eb0ab627146107dd578063eef4743d146107f0575f5ffd5b8063dc4cfa2f116100c3578063dc4cfa2f146107a0578063de4b3262146107b3578063e1011d91146107c6575f5ffd5b8063c7876ea414610785578063cf3f78121461078d575f5ffd5b8063a10bb80611610132578063ba5cf45c11610118578063ba5cf45c1461074c578063bd5a45d01461075f578063c284ccab14610772575f5ffd5b8063a10bb806146106a1578063af88d60114610739575f5ffd5b8063907db29211610162578063907db292146105a157806393299d83146105aa57806399925b2114610698575f5ffd5b806384a88614146105895780638e0ad2f714610592575f5ffd5b80633bfd63ea11610226578063713a4965116101dc5780637a0f2ff5116101c25780637a0f2ff5146105285780637f85d8b51461053b57806382bfefc814610562575f5ffd5b8063713a4965146104ee578063735637b914610501575f5ffd5b80635bd746b91161020c5780635bd746b9146104525780636056969b146104d35780636d811e71146104e6575f5ffd5b80633bfd63ea1461042357806354f703f81461044a575f5ffd5b8063146278341161027b57806332c3a1781161026157806332c3a178146103ed5780633341e01314610402578063376806fa14610415575f5ffd5b806314627834146103a75780632f592cb4146103ce575f5ffd5b806306433b1b116102ab57806306433b1b1461031957806307f80ade146103585780631312ab031461036a575f5ffd5b806302cddb2d146102c657806304745c39146102e8575b5f5ffd5b6102d5670c7d713b49da000081565b6040519081526020015b60405180910390f35b5f5461030190600160801b90046001600160801b031681565b6040516001600160801b0390911681526020016102df565b6103407f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016102df565b5f54610301906001600160801b031681565b6103917f000000000000000000000000000000000000000000000000000000000000000081565b60405164ffffffffff90911681526020016102df565b6103407f000000000000000000000000000000000000000000000000000000000000000081565b6102d56103dc366004612295565b60036020525f908152604090205481565b6104006103fb3660046122b0565b610859565b005b6104006104103660046122b0565b6108b5565b6102d5662386f26fc1000081565b6102d57f000000000000000000000000000000000000000000000000000000000000000081565b6102d5610957565b6104656104603660046122c7565b610968565b6040516102df91905f61012082019050825182526020830151602083015260408301516040830152606083015160608301526080830151608083015260a083015160a083015260c083015160c083015260e083015160e0830152610100830151151561010083015292915050565b6104006104e13660046122b0565b6109d7565b6102d5610b14565b6102d56104fc3660046122b0565b610bcc565b6102d57f000000000000000000000000000000000000000000000000000000000000000081565b6104656105363660046122e7565b610bd9565b6102d57f000000000000000000000000000000000000000000000000000000000000000081565b6103407f000000000000000000000000000000000000000000000000000000000000000081565b6102d5614e2081565b6102d56702c68af0bb14000081565b6102d560085481565b6106456105b83660046122b0565b604080516080810182525f808252602082018190529181018290526060810191909152505f90815260026020908152604091829020825160808101845281546001600160a01b0381168252600160a01b810464ffffffffff1693820193909352600160c81b90920463ffffffff169282019290925260019091015467ffffffffffffffff16606082015290565b6040516102df919081516001600160a01b0316815260208083015164ffffffffff169082015260408083015163ffffffff169082015260609182015167ffffffffffffffff169181019190915260800190565b6102d560075481565b61070a6106af3660046122b0565b60408051606080820183525f8083526020808401829052928401819052938452600482529282902082519384018352805484526001015463ffffffff811691840191909152640100000000900464ffffffffff169082015290565b604080518251815260208084015163ffffffff16908201529181015164ffffffffff16908201526060016102df565b6104006107473660046122b0565b610cfe565b6102d561075a36600461238f565b610da7565b61040061076d3660046123fb565b6111c4565b610400610780366004612457565b611314565b6005546102d5565b6102d561079b3660046122b0565b61136b565b6104006107ae3660046122b0565b6113bf565b6104006107c13660046122b0565b6114ef565b6102d56115cb565b6102d56706f05b59d3b2000081565b6102d56107eb36600461248a565b61163d565b6006546102d5565b6103407f000000000000000000000000000000000000000000000000000000000000000081565b6103407f000000000000000000000000000000000000000000000000000000000000000081565b6104006108543660046122b0565b61166c565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146108a957604051634802207960e11b81523360048201526024015b60405180910390fd5b6108b281611702565b50565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146109005760405163988d1f0360e01b81523360048201526024016108a0565b6109516040518060400160405280600b81526020017f6e6f726d616c5573616765000000000000000000000000000000000000000000815250826702c68af0bb140000670c7d713b49da000061182c565b60075550565b5f6109636104fc610b14565b905090565b6109b06040518061012001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f151581525090565b6109bc826008546118bb565b90506109c88184611944565b6109d181611a89565b92915050565b604051631f25f9bb60e21b81526004810182905233906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690637c97e6ec906024015f60405180830381865afa158015610a3b573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610a6291908101906126b6565b516001600160a01b031614610aa5576040517f76c6c93a0000000000000000000000000000000000000000000000000000000081523360048201526024016108a0565b5f81815260026020526040902080547fffffffffffffff0000000000000000000000000000000000000000000000000016337fffffffffffffff0000000000ffffffffffffffffffffffffffffffffffffffff1617600160a01b4264ffffffffff16021790556108b2816113bf565b6001545f9077ffffffffffffffffffffffffffffffffffffffffffffffff1681610b3c6115cb565b6001549091505f90610e1090610b6390600160c01b900467ffffffffffffffff16426127d9565b600654610b7091906127ec565b610b7a9190612817565b905082821115610bac5780610b8f84846127d9565b11610b9a5781610ba4565b610ba4818461282a565b935050505090565b80610bb783856127d9565b11610bc25781610ba4565b610ba481846127d9565b5f6109d182600754611acd565b610c216040518061012001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f151581525090565b610c2d826127106118bb565b90505f5b808414610ced578015801590610c8157508484610c4f6001846127d9565b818110610c5e57610c5e61283d565b90506020020135858583818110610c7757610c7761283d565b9050602002013511155b15610cbb576040517fdbf8c120000000000000000000000000000000000000000000000000000000008152600481018290526024016108a0565b610cdd82868684818110610cd157610cd161283d565b90506020020135611944565b610ce681612851565b9050610c31565b50610cf781611a89565b9392505050565b336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614610d495760405163988d1f0360e01b81523360048201526024016108a0565b610d51611b98565b610da16040518060400160405280600b81526020017f73746570506572486f757200000000000000000000000000000000000000000081525082662386f26fc100006706f05b59d3b2000061182c565b60065550565b5f5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316634a53ca3a876040518263ffffffff1660e01b8152600401610df59190612b5a565b602060405180830381865afa158015610e10573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610e349190612d9f565b60408051602080820184905261ffff88168284015260ff871660608084019190915283518084039091018152608090920190925280519101209091505f8181526004602052604090205490925015610ebb576040517fd297b6c5000000000000000000000000000000000000000000000000000000008152600481018390526024016108a0565b60405163408ef71160e01b81526004810182905261ffff8516602482015260ff841660448201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063408ef7119060640160e060405180830381865afa158015610f33573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610f579190612dc1565b90505f610f6c61024089016102208a01612e5b565b63ffffffff16826020015164ffffffffff16610f88919061282a565b90506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016610fc460808a0160608b01612295565b6001600160a01b0316141580610fe2575081516001600160a01b0316155b80610fee575081608001515b80610ff95750804210155b806110bc575061100887611bd1565b6040517eb64fb00000000000000000000000000000000000000000000000000000000081526004810185905261ffff8816602482015260ff871660448201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169062b64fb090606401602060405180830381865afa158015611095573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906110b99190612d9f565b14155b156110f6576040517f53848255000000000000000000000000000000000000000000000000000000008152600481018590526024016108a0565b5f61110060055490565b6111126102408b016102208c01612e5b565b63ffffffff1661112291906127ec565b61113260808a0160608b01612e76565b611147906001600160801b0316610e106127ec565b6111519190612817565b90506111638589604001358385611c0f565b5f8581526004602052604081206001015463ffffffff1690036111b857604080517f709edec10000000000000000000000000000000000000000000000000000000081529089013560048201526024016108a0565b50505050949350505050565b60408051602080820186905261ffff85168284015260ff841660608084019190915283518084039091018152608090920190925280519101205f905f81815260046020526040902060010154909150640100000000900464ffffffffff16421080156112cb575060405163408ef71160e01b81526004810185905261ffff8416602482015260ff831660448201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063408ef7119060640160e060405180830381865afa1580156112a1573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112c59190612dc1565b60800151155b15611305576040517fd566a77a000000000000000000000000000000000000000000000000000000008152600481018290526024016108a0565b61130e81611702565b50505050565b336001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161461135f57604051634802207960e11b81523360048201526024016108a0565b61130e84848484611c0f565b5f611374610957565b9050818111156113ba576040517ffb58e06600000000000000000000000000000000000000000000000000000000815260048101829052602481018390526044016108a0565b919050565b5f8181526002602052604081208054909163ffffffff600160c81b830416916001600160a01b0316906113f28585611dbd565b90508263ffffffff168163ffffffff160361140e575050505050565b835463ffffffff808316600160c81b81027fffffff00000000ffffffffffffffffffffffffffffffffffffffffffffffffff9093169290921786556001600160a01b0384165f9081526003602052604090205461146d918616906127d9565b611477919061282a565b6001600160a01b0383165f908152600360205260409020556114a263ffffffff808516908316612066565b60405163ffffffff821681526001600160a01b0383169086907f6cec9b84b0c8006d3b11efd69d0bfecdbf631e210ccbaf00deaa26dc3b02c9709060200160405180910390a35050505050565b336001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161461153a5760405163988d1f0360e01b81523360048201526024016108a0565b6115c56040518060400160405280600981526020017f62617365507269636500000000000000000000000000000000000000000000008152508261159f60017f00000000000000000000000000000000000000000000000000000000000000006120cb565b7f000000000000000000000000000000000000000000000000000000000000000061182c565b60055550565b5f80546001600160801b031681036115e257505f90565b5f546001600160801b03808216600160801b909204161061160a5750670de0b6b3a764000090565b5f546001600160801b038082169161163391670de0b6b3a764000091600160801b9004166127ec565b6109639190612817565b5f6116638261164c86886127ec565b61165691906127ec565b84630225510060016120da565b95945050505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146116b75760405163988d1f0360e01b81523360048201526024016108a0565b6116fc6040518060400160405280600b81526020017f66756c6c4e6f646542707300000000000000000000000000000000000000000081525082612710614e2061182c565b60085550565b5f81815260046020908152604080832081516060810183528154815260019091015463ffffffff8116938201849052640100000000900464ffffffffff16918101919091529103611751575050565b5f8281526004602090815260408083208381556001908101805468ffffffffffffffffff191690558483015185518552600290935290832001805463ffffffff9092169290916117ac90849067ffffffffffffffff16612e91565b92506101000a81548167ffffffffffffffff021916908367ffffffffffffffff1602179055506117e6816020015163ffffffff165f61211c565b805160208083015160405163ffffffff909116815284917f513cdd7697b6d7438f91c7fcd9124dfd12566e4b2569cc214c19c493ce1591a0910160405180910390a35050565b5f8284108061183a57508184115b1561187957848484846040517f808861f90000000000000000000000000000000000000000000000000000000081526004016108a09493929190612edc565b7fc6eeddce4b4af1253d6c284283a236f83c854ba2163447903920eeec1842903b85856040516118aa929190612f0a565b60405180910390a150919392505050565b6119036040518061012001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f151581525090565b60208101839052600554604082015260608101829052611921610b14565b6080820181905261193190610bcc565b60a0820152600161010082015292915050565b60408051608080820183525f8083526020808401829052838501829052606093840182905285825260028152908490208451928301855280546001600160a01b0381168452600160a01b810464ffffffffff1692840192909252600160c81b90910463ffffffff169382018490526001015467ffffffffffffffff1691810191909152901580611a1057507f000000000000000000000000000000000000000000000000000000000000000064ffffffffff16816020015164ffffffffff16611a0d919061282a565b42115b15611a4a576040517f5582a459000000000000000000000000000000000000000000000000000000008152600481018390526024016108a0565b806040015163ffffffff16835f01818151611a65919061282a565b905250606081015167ffffffffffffffff1615611a84575f6101008401525b505050565b611aa4815f015182602001518360400151846060015161163d565b60c0820181905260a0820151611ac59190670de0b6b3a764000060016120da565b60e090910152565b5f670de0b6b3a76400008310611aec57506729a2241af62c00006109d1565b818311611b3c578183611b0f6706f05b59d3b20000670de0b6b3a76400006127d9565b611b1991906127ec565b611b239190612817565b611b35906706f05b59d3b2000061282a565b90506109d1565b611b4e82670de0b6b3a76400006127d9565b611b5883856127d9565b611b72670de0b6b3a76400006729a2241af62c00006127d9565b611b7c91906127ec565b611b869190612817565b610cf790670de0b6b3a764000061282a565b611ba0610b14565b77ffffffffffffffffffffffffffffffffffffffffffffffff16600160c01b4267ffffffffffffffff160217600155565b6040517f5e92d50e8f9bd2bfe5111949ade743e26b47dc3bfd3a17d4350881cc4859fbeb8082525f916101808460208301376101a090209392505050565b5f8381526002602052604081206001810154815491929167ffffffffffffffff909116600160c81b90910463ffffffff1611611c4b575f611c73565b60018201548254611c739167ffffffffffffffff1690600160c81b900463ffffffff16612e91565b67ffffffffffffffff1690505f611c9485835f828218828410028218610cf7565b90508063ffffffff165f03611cab5750505061130e565b6040805160608101825287815263ffffffff808416602080840182815264ffffffffff808b168688019081525f8f815260049094529683209551865590516001958601805497519092166401000000000268ffffffffffffffffff1990971694169390931794909417909155908501805491929091611d3590849067ffffffffffffffff16612f2b565b92506101000a81548167ffffffffffffffff021916908367ffffffffffffffff160217905550611d6b5f8263ffffffff1661211c565b6040805163ffffffff8316815264ffffffffff86166020820152879189917f9ffd9bc99a7e7b42d0c8b06b6a50e4df55d8e94eeb5584d9c9432b2f27bc9d1b910160405180910390a350505050505050565b80545f90611dfc9064ffffffffff7f0000000000000000000000000000000000000000000000000000000000000000811691600160a01b90041661282a565b421115611e0a57505f6109d1565b604051631f25f9bb60e21b8152600481018490525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690637c97e6ec906024015f60405180830381865afa158015611e6e573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052611e9591908101906126b6565b83546040517f8086b8ba0000000000000000000000000000000000000000000000000000000081526001600160a01b0391821660048201529192505f917f000000000000000000000000000000000000000000000000000000000000000090911690638086b8ba9060240160e060405180830381865afa158015611f1b573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611f3f9190612f4b565b905081606001511580611f615750835482516001600160a01b03908116911614155b80611f6e57508060c00151155b80611f835750608081015164ffffffffff1615155b15611f92575f925050506109d1565b5f7f000000000000000000000000000000000000000000000000000000000000000082602001516bffffffffffffffffffffffff1683604001516bffffffffffffffffffffffff16611fe4919061282a565b611fee9190612817565b85546001600160a01b0381165f908152600360205260408120549293509161202391600160c81b900463ffffffff16906127d9565b905061205b846020015163ffffffff16828411612042575f8080610cf7565b61204c83856127d9565b5f828218828410028218610cf7565b979650505050505050565b61206e611b98565b5f5481906120869084906001600160801b03166127d9565b612090919061282a565b5f80547fffffffffffffffffffffffffffffffff00000000000000000000000000000000166001600160801b03929092169190911790555050565b5f828218828411028218610cf7565b5f6121076120e78361216d565b801561210257505f84806120fd576120fd612803565b868809115b151590565b612112868686612199565b611663919061282a565b612124611b98565b5f548190612143908490600160801b90046001600160801b03166127d9565b61214d919061282a565b5f80546001600160801b03928316600160801b0292169190911790555050565b5f600282600381111561218257612182612877565b61218c9190612fc8565b60ff166001149050919050565b5f5f5f6121a68686612249565b91509150815f036121ca578381816121c0576121c0612803565b0492505050610cf7565b8184116121e1576121e16003851502601118612265565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6001600160a01b03811681146108b2575f5ffd5b80356113ba81612276565b5f602082840312156122a5575f5ffd5b8135610cf781612276565b5f602082840312156122c0575f5ffd5b5035919050565b5f5f604083850312156122d8575f5ffd5b50508035926020909101359150565b5f5f5f604084860312156122f9575f5ffd5b833567ffffffffffffffff81111561230f575f5ffd5b8401601f8101861361231f575f5ffd5b803567ffffffffffffffff811115612335575f5ffd5b8660208260051b8401011115612349575f5ffd5b6020918201979096509401359392505050565b61ffff811681146108b2575f5ffd5b80356113ba8161235c565b60ff811681146108b2575f5ffd5b80356113ba81612376565b5f5f5f5f8486036107e08112156123a4575f5ffd5b6106208112156123b2575f5ffd5b85945061018061061f19820112156123c8575f5ffd5b50610620850192506107a08501356123df8161235c565b91506107c08501356123f081612376565b939692955090935050565b5f5f5f6060848603121561240d575f5ffd5b83359250602084013561241f8161235c565b9150604084013561242f81612376565b809150509250925092565b64ffffffffff811681146108b2575f5ffd5b80356113ba8161243a565b5f5f5f5f6080858703121561246a575f5ffd5b84359350602085013592506040850135915060608501356123f08161243a565b5f5f5f5f6080858703121561249d575f5ffd5b5050823594602084013594506040840135936060013592509050565b634e487b7160e01b5f52604160045260245ffd5b604051610140810167ffffffffffffffff811182821017156124f1576124f16124b9565b60405290565b60405160e0810167ffffffffffffffff811182821017156124f1576124f16124b9565b604051601f8201601f1916810167ffffffffffffffff81118282101715612543576125436124b9565b604052919050565b80516113ba81612276565b63ffffffff811681146108b2575f5ffd5b80516113ba81612556565b80516113ba8161235c565b805180151581146113ba575f5ffd5b6001600160801b03811681146108b2575f5ffd5b80516113ba8161258c565b5f82601f8301126125ba575f5ffd5b815167ffffffffffffffff8111156125d4576125d46124b9565b8060051b6125e46020820161251a565b918252602081850181019290810190868411156125ff575f5ffd5b6020860192505b83831015612621578251825260209283019290910190612606565b9695505050505050565b5f5b8381101561264557818101518382015260200161262d565b50505f910152565b5f82601f83011261265c575f5ffd5b815167ffffffffffffffff811115612676576126766124b9565b612689601f8201601f191660200161251a565b81815284602083860101111561269d575f5ffd5b6126ae82602083016020870161262b565b949350505050565b5f602082840312156126c6575f5ffd5b815167ffffffffffffffff8111156126dc575f5ffd5b820161014081850312156126ee575f5ffd5b6126f66124cd565b6126ff8261254b565b815261270d60208301612567565b602082015261271e60408301612572565b604082015261272f6060830161257d565b60608201526080828101519082015260a0808301519082015260c0808301519082015261275e60e083016125a0565b60e082015261010082015167ffffffffffffffff81111561277d575f5ffd5b612789868285016125ab565b6101008301525061012082015167ffffffffffffffff8111156127aa575f5ffd5b6127b68682850161264d565b61012083015250949350505050565b634e487b7160e01b5f52601160045260245ffd5b818103818111156109d1576109d16127c5565b80820281158282048414176109d1576109d16127c5565b634e487b7160e01b5f52601260045260245ffd5b5f8261282557612825612803565b500490565b808201808211156109d1576109d16127c5565b634e487b7160e01b5f52603260045260245ffd5b5f60018201612862576128626127c5565b5060010190565b8035600481106113ba575f5ffd5b634e487b7160e01b5f52602160045260245ffd5b600481106128a757634e487b7160e01b5f52602160045260245ffd5b9052565b80356113ba81612556565b80356113ba8161258c565b6bffffffffffffffffffffffff811681146108b2575f5ffd5b80356113ba816128c1565b803567ffffffffffffffff811681146113ba575f5ffd5b61291382612909836128ab565b63ffffffff169052565b61291f602082016128ab565b63ffffffff166020830152612936604082016128ab565b63ffffffff16604083015261294d606082016128ab565b63ffffffff166060830152612964608082016128ab565b63ffffffff16608083015261297b60a082016128ab565b63ffffffff1660a083015261299260c082016128ab565b63ffffffff1660c08301526129a960e082016128ab565b63ffffffff1660e08301526129c161010082016128ab565b63ffffffff166101008301526129da61012082016128b6565b6001600160801b03166101208301526129f661014082016128da565b6bffffffffffffffffffffffff16610140830152612a1761016082016128da565b6bffffffffffffffffffffffff16610160830152612a3861018082016128b6565b6001600160801b0316610180830152612a546101a082016128b6565b6001600160801b03166101a0830152612a706101c082016128b6565b6001600160801b03166101c0830152612a8c6101e082016128ab565b63ffffffff166101e0830152612aa561020082016128ab565b63ffffffff16610200830152612abe61022082016128b6565b6001600160801b0316610220830152612ada61024082016128da565b6bffffffffffffffffffffffff16610240830152612afb61026082016128da565b6bffffffffffffffffffffffff16610260830152612b1c610280820161236b565b61ffff16610280830152612b336102a0820161236b565b61ffff166102a0830152612b4a6102c0820161236b565b61ffff81166102c0840152505050565b6106208101612b7982612b6c8561228a565b6001600160a01b03169052565b612b856020840161228a565b6001600160a01b0316602083015260408381013590830152612ba96060840161228a565b6001600160a01b031660608301526080838101359083015260a0808401359083015260c0808401359083015260e08084013590830152612bec610100840161236b565b61ffff16610100830152612c036101208401612384565b60ff16610120830152612c196101408401612869565b612c2761014084018261288b565b50612c356101608401612384565b60ff16610160830152612c4b6101808401612384565b60ff16610180830152612c616101a08401612384565b60ff166101a0830152612c776101c08401612384565b60ff166101c0830152612c8d6101e08401612384565b60ff166101e0830152612ca3610200840161244c565b64ffffffffff16610200830152612cbd61022084016128ab565b63ffffffff16610220830152612cd661024084016128b6565b6001600160801b0316610240830152612cf261026084016128b6565b6001600160801b0316610260830152612d0e61028084016128da565b6bffffffffffffffffffffffff16610280830152612d2f6102a084016128e5565b67ffffffffffffffff166102a0830152612d4c6102c084016128e5565b67ffffffffffffffff166102c0830152612d696102e0840161228a565b6001600160a01b03166102e0830152610300838101359083015261032080840135908301526109d16103408084019085016128fc565b5f60208284031215612daf575f5ffd5b5051919050565b80516113ba8161243a565b5f60e0828403128015612dd2575f5ffd5b50612ddb6124f7565b8251612de681612276565b81526020830151612df68161243a565b60208201526040830151612e0981612376565b60408201526060830151612e1c81612376565b6060820152612e2d6080840161257d565b6080820152612e3e60a0840161257d565b60a0820152612e4f60c0840161257d565b60c08201529392505050565b5f60208284031215612e6b575f5ffd5b8135610cf781612556565b5f60208284031215612e86575f5ffd5b8135610cf78161258c565b67ffffffffffffffff82811682821603908111156109d1576109d16127c5565b5f8151808452612ec881602086016020860161262b565b601f01601f19169290920160200192915050565b608081525f612eee6080830187612eb1565b6020830195909552506040810192909252606090910152919050565b604081525f612f1c6040830185612eb1565b90508260208301529392505050565b67ffffffffffffffff81811683821601908111156109d1576109d16127c5565b5f60e0828403128015612f5c575f5ffd5b50612f656124f7565b8251612f70816128c1565b81526020830151612f80816128c1565b60208201526040830151612f93816128c1565b60408201526060830151612fa68161258c565b6060820152612fb760808401612db6565b6080820152612e3e60a08401612572565b5f60ff831680612fda57612fda612803565b8060ff8416069150509291505056',
} as const
