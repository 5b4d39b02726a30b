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
  Pricing: '0x6101a0604052348015610010575f5ffd5b5060405161351738038061351783398101604081905261002f91610324565b8051600180546001600160c01b0316600160c01b426001600160401b03160217815583516001600160a01b039081166080908152602080870151831660a0908152604080890151851660c0526060808a0151861660e05293890151610100529088015164ffffffffff1661012052929094166101405281850180516101605290850151610180528151808301909252600982526862617365507269636560b81b828501529284015192516100f1939192808210908218021860608501516101c1565b60055560408051808201909152600b81526a6e6f726d616c557361676560a81b6020820152608082015161013791906702c68af0bb140000670c7d713b49da00006101c1565b60075560408051808201909152600b81526a66756c6c4e6f646542707360a81b602082015260a08201516101719190612710614e206101c1565b60085560408051808201909152600b81526a39ba32b82832b92437bab960a91b602082015260c08201516101b69190662386f26fc100006706f05b59d3b200006101c1565b600655506104639050565b5f828410806101cf57508184115b156101fe578484848460405163808861f960e01b81526004016101f59493929190610414565b60405180910390fd5b7fc6eeddce4b4af1253d6c284283a236f83c854ba2163447903920eeec1842903b858560405161022f929190610442565b60405180910390a150919392505050565b60405160e081016001600160401b038111828210171561026e57634e487b7160e01b5f52604160045260245ffd5b60405290565b60405160c081016001600160401b038111828210171561026e57634e487b7160e01b5f52604160045260245ffd5b6001600160a01b03811681146102b6575f5ffd5b50565b5f60e082840312156102c9575f5ffd5b6102d1610240565b905081516102de816102a2565b81526020828101519082015260408083015190820152606080830151908201526080808301519082015260a0808301519082015260c09182015191810191909152919050565b5f5f8284036101a0811215610337575f5ffd5b60c0811215610344575f5ffd5b5061034d610274565b8351610358816102a2565b81526020840151610368816102a2565b6020820152604084015161037b816102a2565b6040820152606084015161038e816102a2565b60608201526080848101519082015260a084015164ffffffffff811681146103b4575f5ffd5b60a082015291506103c88460c085016102b9565b90509250929050565b5f81518084525f5b818110156103f5576020818501810151868301820152016103d9565b505f602082860101526020601f19601f83011685010191505092915050565b608081525f61042660808301876103d1565b6020830195909552506040810192909252606090910152919050565b604081525f61045460408301856103d1565b90508260208301529392505050565b60805160a05160c05160e0516101005161012051610140516101605161018051612fca61054d5f395f8181610522015261157e01525f818161041d015261155801525f81816103a1015281816108a201528181610ce6015281816114d7015261165401525f818161036401528181611a7d0152611dae01525f81816104e80152611f7601525f81816107df0152818161084601526112fc01525f81816105490152610f7101525f818161080601528181610d8801528181610ec301528181611026015261123101525f8181610313015281816109e101528181611e030152611eb50152612fca5ff3fe608060405234801561000f575f5ffd5b50600436106102b7575f3560e01c80638e0ad2f711610171578063cf3f7812116100d2578063eb0ab62711610088578063f443995f1161006e578063f443995f146107da578063f46f16c214610801578063f552e54114610828575f5ffd5b8063eb0ab627146107bf578063eef4743d146107d2575f5ffd5b8063de4b3262116100b8578063de4b326214610795578063e1011d91146107a8578063e4a58643146107b0575f5ffd5b8063cf3f78121461076f578063dc4cfa2f14610782575f5ffd5b8063af88d60111610127578063bd5a45d01161010d578063bd5a45d014610741578063c284ccab14610754578063c7876ea414610767575f5ffd5b8063af88d6011461071b578063ba5cf45c1461072e575f5ffd5b806393299d831161015757806393299d831461058c57806399925b211461067a578063a10bb80614610683575f5ffd5b80638e0ad2f714610574578063907db29214610583575f5ffd5b80633bfd63ea1161021b578063735637b9116101d15780637f85d8b5116101b75780637f85d8b51461051d57806382bfefc81461054457806384a886141461056b575f5ffd5b8063735637b9146104e35780637a0f2ff51461050a575f5ffd5b80635bd746b9116102015780635bd746b9146104475780636056969b146104c85780636d811e71146104db575f5ffd5b80633bfd63ea1461041857806354f703f81461043f575f5ffd5b8063146278341161027057806332c3a1781161025657806332c3a178146103e25780633341e013146103f7578063376806fa1461040a575f5ffd5b8063146278341461039c5780632f592cb4146103c3575f5ffd5b806306433b1b116102a057806306433b1b1461030e57806307f80ade1461034d5780631312ab031461035f575f5ffd5b806302cddb2d146102bb57806304745c39146102dd575b5f5ffd5b6102ca670c7d713b49da000081565b6040519081526020015b60405180910390f35b5f546102f690600160801b90046001600160801b031681565b6040516001600160801b0390911681526020016102d4565b6103357f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016102d4565b5f546102f6906001600160801b031681565b6103867f000000000000000000000000000000000000000000000000000000000000000081565b60405164ffffffffff90911681526020016102d4565b6103357f000000000000000000000000000000000000000000000000000000000000000081565b6102ca6103d1366004612276565b60036020525f908152604090205481565b6103f56103f0366004612291565b61083b565b005b6103f5610405366004612291565b610897565b6102ca662386f26fc1000081565b6102ca7f000000000000000000000000000000000000000000000000000000000000000081565b6102ca610939565b61045a6104553660046122a8565b610952565b6040516102d491905f61012082019050825182526020830151602083015260408301516040830152606083015160608301526080830151608083015260a083015160a083015260c083015160c083015260e083015160e0830152610100830151151561010083015292915050565b6103f56104d6366004612291565b6109c1565b6102ca610afe565b6102ca7f000000000000000000000000000000000000000000000000000000000000000081565b61045a6105183660046122c8565b610bb6565b6102ca7f000000000000000000000000000000000000000000000000000000000000000081565b6103357f000000000000000000000000000000000000000000000000000000000000000081565b6102ca614e2081565b6102ca6702c68af0bb14000081565b6102ca60085481565b61062761059a366004612291565b604080516080810182525f808252602082018190529181018290526060810191909152505f90815260026020908152604091829020825160808101845281546001600160a01b0381168252600160a01b810464ffffffffff1693820193909352600160c81b90920463ffffffff169282019290925260019091015467ffffffffffffffff16606082015290565b6040516102d4919081516001600160a01b0316815260208083015164ffffffffff169082015260408083015163ffffffff169082015260609182015167ffffffffffffffff169181019190915260800190565b6102ca60075481565b6106ec610691366004612291565b60408051606080820183525f8083526020808401829052928401819052938452600482529282902082519384018352805484526001015463ffffffff811691840191909152640100000000900464ffffffffff169082015290565b604080518251815260208084015163ffffffff16908201529181015164ffffffffff16908201526060016102d4565b6103f5610729366004612291565b610cdb565b6102ca61073c366004612370565b610d84565b6103f561074f3660046123dc565b6111a1565b6103f5610762366004612438565b6112f1565b6005546102ca565b6102ca61077d366004612291565b611348565b6103f5610790366004612291565b61139c565b6103f56107a3366004612291565b6114cc565b6102ca6115a8565b6102ca6706f05b59d3b2000081565b6102ca6107cd36600461246b565b61161a565b6006546102ca565b6103357f000000000000000000000000000000000000000000000000000000000000000081565b6103357f000000000000000000000000000000000000000000000000000000000000000081565b6103f5610836366004612291565b611649565b336001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161461088b57604051634802207960e11b81523360048201526024015b60405180910390fd5b610894816116df565b50565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146108e25760405163988d1f0360e01b8152336004820152602401610882565b6109336040518060400160405280600b81526020017f6e6f726d616c5573616765000000000000000000000000000000000000000000815250826702c68af0bb140000670c7d713b49da0000611809565b60075550565b5f61094d610945610afe565b600754611898565b905090565b61099a6040518061012001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f151581525090565b6109a682600854611963565b90506109b281846119f0565b6109bb81611b35565b92915050565b604051631f25f9bb60e21b81526004810182905233906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690637c97e6ec906024015f60405180830381865afa158015610a25573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610a4c9190810190612697565b516001600160a01b031614610a8f576040517f76c6c93a000000000000000000000000000000000000000000000000000000008152336004820152602401610882565b5f81815260026020526040902080547fffffffffffffff0000000000000000000000000000000000000000000000000016337fffffffffffffff0000000000ffffffffffffffffffffffffffffffffffffffff1617600160a01b4264ffffffffff16021790556108948161139c565b6001545f9077ffffffffffffffffffffffffffffffffffffffffffffffff1681610b266115a8565b6001549091505f90610e1090610b4d90600160c01b900467ffffffffffffffff16426127ba565b600654610b5a91906127cd565b610b6491906127f8565b905082821115610b965780610b7984846127ba565b11610b845781610b8e565b610b8e818461280b565b935050505090565b80610ba183856127ba565b11610bac5781610b8e565b610b8e81846127ba565b610bfe6040518061012001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f151581525090565b610c0a82612710611963565b90505f5b808414610cca578015801590610c5e57508484610c2c6001846127ba565b818110610c3b57610c3b61281e565b90506020020135858583818110610c5457610c5461281e565b9050602002013511155b15610c98576040517fdbf8c12000000000000000000000000000000000000000000000000000000000815260048101829052602401610882565b610cba82868684818110610cae57610cae61281e565b905060200201356119f0565b610cc381612832565b9050610c0e565b50610cd481611b35565b9392505050565b336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614610d265760405163988d1f0360e01b8152336004820152602401610882565b610d2e611b79565b610d7e6040518060400160405280600b81526020017f73746570506572486f757200000000000000000000000000000000000000000081525082662386f26fc100006706f05b59d3b20000611809565b60065550565b5f5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316634a53ca3a876040518263ffffffff1660e01b8152600401610dd29190612b3b565b602060405180830381865afa158015610ded573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610e119190612d80565b60408051602080820184905261ffff88168284015260ff871660608084019190915283518084039091018152608090920190925280519101209091505f8181526004602052604090205490925015610e98576040517fd297b6c500000000000000000000000000000000000000000000000000000000815260048101839052602401610882565b60405163408ef71160e01b81526004810182905261ffff8516602482015260ff841660448201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063408ef7119060640160e060405180830381865afa158015610f10573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610f349190612da2565b90505f610f4961024089016102208a01612e3c565b63ffffffff16826020015164ffffffffff16610f65919061280b565b90506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016610fa160808a0160608b01612276565b6001600160a01b0316141580610fbf575081516001600160a01b0316155b80610fcb575081608001515b80610fd65750804210155b806110995750610fe587611bb2565b6040517eb64fb00000000000000000000000000000000000000000000000000000000081526004810185905261ffff8816602482015260ff871660448201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169062b64fb090606401602060405180830381865afa158015611072573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906110969190612d80565b14155b156110d3576040517f5384825500000000000000000000000000000000000000000000000000000000815260048101859052602401610882565b5f6110dd60055490565b6110ef6102408b016102208c01612e3c565b63ffffffff166110ff91906127cd565b61110f60808a0160608b01612e57565b611124906001600160801b0316610e106127cd565b61112e91906127f8565b90506111408589604001358385611bf0565b5f8581526004602052604081206001015463ffffffff16900361119557604080517f709edec1000000000000000000000000000000000000000000000000000000008152908901356004820152602401610882565b50505050949350505050565b60408051602080820186905261ffff85168284015260ff841660608084019190915283518084039091018152608090920190925280519101205f905f81815260046020526040902060010154909150640100000000900464ffffffffff16421080156112a8575060405163408ef71160e01b81526004810185905261ffff8416602482015260ff831660448201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063408ef7119060640160e060405180830381865afa15801561127e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112a29190612da2565b60800151155b156112e2576040517fd566a77a00000000000000000000000000000000000000000000000000000000815260048101829052602401610882565b6112eb816116df565b50505050565b336001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161461133c57604051634802207960e11b8152336004820152602401610882565b6112eb84848484611bf0565b5f611351610939565b905081811115611397576040517ffb58e0660000000000000000000000000000000000000000000000000000000081526004810182905260248101839052604401610882565b919050565b5f8181526002602052604081208054909163ffffffff600160c81b830416916001600160a01b0316906113cf8585611d9e565b90508263ffffffff168163ffffffff16036113eb575050505050565b835463ffffffff808316600160c81b81027fffffff00000000ffffffffffffffffffffffffffffffffffffffffffffffffff9093169290921786556001600160a01b0384165f9081526003602052604090205461144a918616906127ba565b611454919061280b565b6001600160a01b0383165f9081526003602052604090205561147f63ffffffff808516908316612047565b60405163ffffffff821681526001600160a01b0383169086907f6cec9b84b0c8006d3b11efd69d0bfecdbf631e210ccbaf00deaa26dc3b02c9709060200160405180910390a35050505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146115175760405163988d1f0360e01b8152336004820152602401610882565b6115a26040518060400160405280600981526020017f62617365507269636500000000000000000000000000000000000000000000008152508261157c60017f00000000000000000000000000000000000000000000000000000000000000006120ac565b7f0000000000000000000000000000000000000000000000000000000000000000611809565b60055550565b5f80546001600160801b031681036115bf57505f90565b5f546001600160801b03808216600160801b90920416106115e75750670de0b6b3a764000090565b5f546001600160801b038082169161161091670de0b6b3a764000091600160801b9004166127cd565b61094d91906127f8565b5f6116408261162986886127cd565b61163391906127cd565b84630225510060016120bb565b95945050505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146116945760405163988d1f0360e01b8152336004820152602401610882565b6116d96040518060400160405280600b81526020017f66756c6c4e6f646542707300000000000000000000000000000000000000000081525082612710614e20611809565b60085550565b5f81815260046020908152604080832081516060810183528154815260019091015463ffffffff8116938201849052640100000000900464ffffffffff1691810191909152910361172e575050565b5f8281526004602090815260408083208381556001908101805468ffffffffffffffffff191690558483015185518552600290935290832001805463ffffffff90921692909161178990849067ffffffffffffffff16612e72565b92506101000a81548167ffffffffffffffff021916908367ffffffffffffffff1602179055506117c3816020015163ffffffff165f6120fd565b805160208083015160405163ffffffff909116815284917f513cdd7697b6d7438f91c7fcd9124dfd12566e4b2569cc214c19c493ce1591a0910160405180910390a35050565b5f8284108061181757508184115b1561185657848484846040517f808861f90000000000000000000000000000000000000000000000000000000081526004016108829493929190612ebd565b7fc6eeddce4b4af1253d6c284283a236f83c854ba2163447903920eeec1842903b8585604051611887929190612eeb565b60405180910390a150919392505050565b5f670de0b6b3a764000083106118b757506729a2241af62c00006109bb565b8183116119075781836118da6706f05b59d3b20000670de0b6b3a76400006127ba565b6118e491906127cd565b6118ee91906127f8565b611900906706f05b59d3b2000061280b565b90506109bb565b61191982670de0b6b3a76400006127ba565b61192383856127ba565b61193d670de0b6b3a76400006729a2241af62c00006127ba565b61194791906127cd565b61195191906127f8565b610cd490670de0b6b3a764000061280b565b6119ab6040518061012001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f151581525090565b602081018390526005546040820152606081018290526119c9610afe565b608082018190526007546119dd9190611898565b60a0820152600161010082015292915050565b60408051608080820183525f8083526020808401829052838501829052606093840182905285825260028152908490208451928301855280546001600160a01b0381168452600160a01b810464ffffffffff1692840192909252600160c81b90910463ffffffff169382018490526001015467ffffffffffffffff1691810191909152901580611abc57507f000000000000000000000000000000000000000000000000000000000000000064ffffffffff16816020015164ffffffffff16611ab9919061280b565b42115b15611af6576040517f5582a45900000000000000000000000000000000000000000000000000000000815260048101839052602401610882565b806040015163ffffffff16835f01818151611b11919061280b565b905250606081015167ffffffffffffffff1615611b30575f6101008401525b505050565b611b50815f015182602001518360400151846060015161161a565b60c0820181905260a0820151611b719190670de0b6b3a764000060016120bb565b60e090910152565b611b81610afe565b77ffffffffffffffffffffffffffffffffffffffffffffffff16600160c01b4267ffffffffffffffff160217600155565b6040517f5e92d50e8f9bd2bfe5111949ade743e26b47dc3bfd3a17d4350881cc4859fbeb8082525f916101808460208301376101a090209392505050565b5f8381526002602052604081206001810154815491929167ffffffffffffffff909116600160c81b90910463ffffffff1611611c2c575f611c54565b60018201548254611c549167ffffffffffffffff1690600160c81b900463ffffffff16612e72565b67ffffffffffffffff1690505f611c7585835f828218828410028218610cd4565b90508063ffffffff165f03611c8c575050506112eb565b6040805160608101825287815263ffffffff808416602080840182815264ffffffffff808b168688019081525f8f815260049094529683209551865590516001958601805497519092166401000000000268ffffffffffffffffff1990971694169390931794909417909155908501805491929091611d1690849067ffffffffffffffff16612f0c565b92506101000a81548167ffffffffffffffff021916908367ffffffffffffffff160217905550611d4c5f8263ffffffff166120fd565b6040805163ffffffff8316815264ffffffffff86166020820152879189917f9ffd9bc99a7e7b42d0c8b06b6a50e4df55d8e94eeb5584d9c9432b2f27bc9d1b910160405180910390a350505050505050565b80545f90611ddd9064ffffffffff7f0000000000000000000000000000000000000000000000000000000000000000811691600160a01b90041661280b565b421115611deb57505f6109bb565b604051631f25f9bb60e21b8152600481018490525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690637c97e6ec906024015f60405180830381865afa158015611e4f573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052611e769190810190612697565b83546040517f8086b8ba0000000000000000000000000000000000000000000000000000000081526001600160a01b0391821660048201529192505f917f000000000000000000000000000000000000000000000000000000000000000090911690638086b8ba9060240160e060405180830381865afa158015611efc573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611f209190612f2c565b905081606001511580611f425750835482516001600160a01b03908116911614155b80611f4f57508060c00151155b80611f645750608081015164ffffffffff1615155b15611f73575f925050506109bb565b5f7f000000000000000000000000000000000000000000000000000000000000000082602001516bffffffffffffffffffffffff1683604001516bffffffffffffffffffffffff16611fc5919061280b565b611fcf91906127f8565b85546001600160a01b0381165f908152600360205260408120549293509161200491600160c81b900463ffffffff16906127ba565b905061203c846020015163ffffffff16828411612023575f8080610cd4565b61202d83856127ba565b5f828218828410028218610cd4565b979650505050505050565b61204f611b79565b5f5481906120679084906001600160801b03166127ba565b612071919061280b565b5f80547fffffffffffffffffffffffffffffffff00000000000000000000000000000000166001600160801b03929092169190911790555050565b5f828218828411028218610cd4565b5f6120e86120c88361214e565b80156120e357505f84806120de576120de6127e4565b868809115b151590565b6120f386868661217a565b611640919061280b565b612105611b79565b5f548190612124908490600160801b90046001600160801b03166127ba565b61212e919061280b565b5f80546001600160801b03928316600160801b0292169190911790555050565b5f600282600381111561216357612163612858565b61216d9190612fa9565b60ff166001149050919050565b5f5f5f612187868661222a565b91509150815f036121ab578381816121a1576121a16127e4565b0492505050610cd4565b8184116121c2576121c26003851502601118612246565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6001600160a01b0381168114610894575f5ffd5b803561139781612257565b5f60208284031215612286575f5ffd5b8135610cd481612257565b5f602082840312156122a1575f5ffd5b5035919050565b5f5f604083850312156122b9575f5ffd5b50508035926020909101359150565b5f5f5f604084860312156122da575f5ffd5b833567ffffffffffffffff8111156122f0575f5ffd5b8401601f81018613612300575f5ffd5b803567ffffffffffffffff811115612316575f5ffd5b8660208260051b840101111561232a575f5ffd5b6020918201979096509401359392505050565b61ffff81168114610894575f5ffd5b80356113978161233d565b60ff81168114610894575f5ffd5b803561139781612357565b5f5f5f5f8486036107e0811215612385575f5ffd5b610620811215612393575f5ffd5b85945061018061061f19820112156123a9575f5ffd5b50610620850192506107a08501356123c08161233d565b91506107c08501356123d181612357565b939692955090935050565b5f5f5f606084860312156123ee575f5ffd5b8335925060208401356124008161233d565b9150604084013561241081612357565b809150509250925092565b64ffffffffff81168114610894575f5ffd5b80356113978161241b565b5f5f5f5f6080858703121561244b575f5ffd5b84359350602085013592506040850135915060608501356123d18161241b565b5f5f5f5f6080858703121561247e575f5ffd5b5050823594602084013594506040840135936060013592509050565b634e487b7160e01b5f52604160045260245ffd5b604051610140810167ffffffffffffffff811182821017156124d2576124d261249a565b60405290565b60405160e0810167ffffffffffffffff811182821017156124d2576124d261249a565b604051601f8201601f1916810167ffffffffffffffff811182821017156125245761252461249a565b604052919050565b805161139781612257565b63ffffffff81168114610894575f5ffd5b805161139781612537565b80516113978161233d565b80518015158114611397575f5ffd5b6001600160801b0381168114610894575f5ffd5b80516113978161256d565b5f82601f83011261259b575f5ffd5b815167ffffffffffffffff8111156125b5576125b561249a565b8060051b6125c5602082016124fb565b918252602081850181019290810190868411156125e0575f5ffd5b6020860192505b838310156126025782518252602092830192909101906125e7565b9695505050505050565b5f5b8381101561262657818101518382015260200161260e565b50505f910152565b5f82601f83011261263d575f5ffd5b815167ffffffffffffffff8111156126575761265761249a565b61266a601f8201601f19166020016124fb565b81815284602083860101111561267e575f5ffd5b61268f82602083016020870161260c565b949350505050565b5f602082840312156126a7575f5ffd5b815167ffffffffffffffff8111156126bd575f5ffd5b820161014081850312156126cf575f5ffd5b6126d76124ae565b6126e08261252c565b81526126ee60208301612548565b60208201526126ff60408301612553565b60408201526127106060830161255e565b60608201526080828101519082015260a0808301519082015260c0808301519082015261273f60e08301612581565b60e082015261010082015167ffffffffffffffff81111561275e575f5ffd5b61276a8682850161258c565b6101008301525061012082015167ffffffffffffffff81111561278b575f5ffd5b6127978682850161262e565b61012083015250949350505050565b634e487b7160e01b5f52601160045260245ffd5b818103818111156109bb576109bb6127a6565b80820281158282048414176109bb576109bb6127a6565b634e487b7160e01b5f52601260045260245ffd5b5f82612806576128066127e4565b500490565b808201808211156109bb576109bb6127a6565b634e487b7160e01b5f52603260045260245ffd5b5f60018201612843576128436127a6565b5060010190565b803560048110611397575f5ffd5b634e487b7160e01b5f52602160045260245ffd5b6004811061288857634e487b7160e01b5f52602160045260245ffd5b9052565b803561139781612537565b80356113978161256d565b6bffffffffffffffffffffffff81168114610894575f5ffd5b8035611397816128a2565b803567ffffffffffffffff81168114611397575f5ffd5b6128f4826128ea8361288c565b63ffffffff169052565b6129006020820161288c565b63ffffffff1660208301526129176040820161288c565b63ffffffff16604083015261292e6060820161288c565b63ffffffff1660608301526129456080820161288c565b63ffffffff16608083015261295c60a0820161288c565b63ffffffff1660a083015261297360c0820161288c565b63ffffffff1660c083015261298a60e0820161288c565b63ffffffff1660e08301526129a2610100820161288c565b63ffffffff166101008301526129bb6101208201612897565b6001600160801b03166101208301526129d761014082016128bb565b6bffffffffffffffffffffffff166101408301526129f861016082016128bb565b6bffffffffffffffffffffffff16610160830152612a196101808201612897565b6001600160801b0316610180830152612a356101a08201612897565b6001600160801b03166101a0830152612a516101c08201612897565b6001600160801b03166101c0830152612a6d6101e0820161288c565b63ffffffff166101e0830152612a86610200820161288c565b63ffffffff16610200830152612a9f6102208201612897565b6001600160801b0316610220830152612abb61024082016128bb565b6bffffffffffffffffffffffff16610240830152612adc61026082016128bb565b6bffffffffffffffffffffffff16610260830152612afd610280820161234c565b61ffff16610280830152612b146102a0820161234c565b61ffff166102a0830152612b2b6102c0820161234c565b61ffff81166102c0840152505050565b6106208101612b5a82612b4d8561226b565b6001600160a01b03169052565b612b666020840161226b565b6001600160a01b0316602083015260408381013590830152612b8a6060840161226b565b6001600160a01b031660608301526080838101359083015260a0808401359083015260c0808401359083015260e08084013590830152612bcd610100840161234c565b61ffff16610100830152612be46101208401612365565b60ff16610120830152612bfa610140840161284a565b612c0861014084018261286c565b50612c166101608401612365565b60ff16610160830152612c2c6101808401612365565b60ff16610180830152612c426101a08401612365565b60ff166101a0830152612c586101c08401612365565b60ff166101c0830152612c6e6101e08401612365565b60ff166101e0830152612c84610200840161242d565b64ffffffffff16610200830152612c9e610220840161288c565b63ffffffff16610220830152612cb76102408401612897565b6001600160801b0316610240830152612cd36102608401612897565b6001600160801b0316610260830152612cef61028084016128bb565b6bffffffffffffffffffffffff16610280830152612d106102a084016128c6565b67ffffffffffffffff166102a0830152612d2d6102c084016128c6565b67ffffffffffffffff166102c0830152612d4a6102e0840161226b565b6001600160a01b03166102e0830152610300838101359083015261032080840135908301526109bb6103408084019085016128dd565b5f60208284031215612d90575f5ffd5b5051919050565b80516113978161241b565b5f60e0828403128015612db3575f5ffd5b50612dbc6124d8565b8251612dc781612257565b81526020830151612dd78161241b565b60208201526040830151612dea81612357565b60408201526060830151612dfd81612357565b6060820152612e0e6080840161255e565b6080820152612e1f60a0840161255e565b60a0820152612e3060c0840161255e565b60c08201529392505050565b5f60208284031215612e4c575f5ffd5b8135610cd481612537565b5f60208284031215612e67575f5ffd5b8135610cd48161256d565b67ffffffffffffffff82811682821603908111156109bb576109bb6127a6565b5f8151808452612ea981602086016020860161260c565b601f01601f19169290920160200192915050565b608081525f612ecf6080830187612e92565b6020830195909552506040810192909252606090910152919050565b604081525f612efd6040830185612e92565b90508260208301529392505050565b67ffffffffffffffff81811683821601908111156109bb576109bb6127a6565b5f60e0828403128015612f3d575f5ffd5b50612f466124d8565b8251612f51816128a2565b81526020830151612f61816128a2565b60208201526040830151612f74816128a2565b60408201526060830151612f878161256d565b6060820152612f9860808401612d97565b6080820152612e1f60a08401612553565b5f60ff831680612fbb57612fbb6127e4565b8060ff8416069150509291505056',
} as const
