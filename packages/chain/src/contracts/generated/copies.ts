// Written by npm run contracts from the compiled contracts; a test keeps it equal.

export const copiesAbi = [
 {
  "type": "constructor",
  "inputs": [
   {
    "name": "market",
    "type": "address",
    "internalType": "address"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "compare",
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
    "name": "deliveries",
    "type": "tuple[]",
    "internalType": "struct Delivery[]",
    "components": [
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
      "name": "seq",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "tenure",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "last",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "cut",
      "type": "uint8",
      "internalType": "enum CutReason"
     },
     {
      "name": "executor",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "startLeaf",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "endLeaf",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "root",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "result",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "segments",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "startUnits",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "endUnits",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "since",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "deliveredAt",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "blockNumber",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "epoch",
      "type": "uint24",
      "internalType": "uint24"
     }
    ]
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "open",
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
    "name": "delivery",
    "type": "tuple",
    "internalType": "struct Delivery",
    "components": [
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
      "name": "seq",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "tenure",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "last",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "cut",
      "type": "uint8",
      "internalType": "enum CutReason"
     },
     {
      "name": "executor",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "startLeaf",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "endLeaf",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "root",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "result",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "segments",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "startUnits",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "endUnits",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "since",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "deliveredAt",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "blockNumber",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "epoch",
      "type": "uint24",
      "internalType": "uint24"
     }
    ]
   },
   {
    "name": "result",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "salt",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "resultOf",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "result",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "sealOf",
  "inputs": [
   {
    "name": "result",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "salt",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "executor",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "stateMutability": "pure"
 },
 {
  "type": "function",
  "name": "settle",
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
    "name": "delivery",
    "type": "tuple",
    "internalType": "struct Delivery",
    "components": [
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
      "name": "seq",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "tenure",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "last",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "cut",
      "type": "uint8",
      "internalType": "enum CutReason"
     },
     {
      "name": "executor",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "startLeaf",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "endLeaf",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "root",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "result",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "segments",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "startUnits",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "endUnits",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "since",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "deliveredAt",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "blockNumber",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "epoch",
      "type": "uint24",
      "internalType": "uint24"
     }
    ]
   },
   {
    "name": "acceptance",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "stageOf",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "part",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint8",
    "internalType": "enum Stage"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "event",
  "name": "Compared",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "part",
    "type": "uint16",
    "indexed": true,
    "internalType": "uint16"
   },
   {
    "name": "stage",
    "type": "uint8",
    "indexed": false,
    "internalType": "enum Stage"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Opened",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "result",
    "type": "bytes32",
    "indexed": false,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "error",
  "name": "CopyStillRunning",
  "inputs": [
   {
    "name": "allocation",
    "type": "uint16",
    "internalType": "uint16"
   }
  ]
 },
 {
  "type": "error",
  "name": "FalseOpening",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotACopy",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotOpened",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "TooEarly",
  "inputs": [
   {
    "name": "time",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "since",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "WrongCopies",
  "inputs": [
   {
    "name": "given",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "expected",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 }
] as const

export const copiesCode = {
  Copies: '0x60a060405234801561000f575f5ffd5b50604051611c86380380611c8683398101604081905261002e9161003f565b6001600160a01b031660805261006c565b5f6020828403121561004f575f5ffd5b81516001600160a01b0381168114610065575f5ffd5b9392505050565b608051611bdf6100a75f395f8181610289015281816103ee015281816105950152818161084701528181610af20152610b520152611bdf5ff3fe608060405234801561000f575f5ffd5b506004361061006f575f3560e01c8063537f629b1161004d578063537f629b146100cd578063baba62cf14610107578063d7f004f51461011a575f5ffd5b806321100a7414610073578063520b44a6146100a557806352c60d83146100ba575b5f5ffd5b610092610081366004610ce5565b5f6020819052908152604090205481565b6040519081526020015b60405180910390f35b6100b86100b3366004610d24565b61012d565b005b6100926100c8366004610dee565b6102fe565b6100fa6100db366004610e20565b600160209081525f928352604080842090915290825290205460ff1681565b60405161009c9190610e68565b6100b8610115366004610e7c565b610343565b6100b8610128366004610ec1565b61058f565b5f6101388685610a33565b90506101646040805160808101909152805f81525f602082018190526060604083018190529091015290565b84355f908152600160205260408120906101866101408a016101208b01610f62565b60ff166101996040890160208a01610f95565b6101a39190610fd6565b61ffff16815260208101919091526040015f2054819060ff1660048111156101cd576101cd610e40565b908160048111156101e0576101e0610e40565b9052505f815160048111156101f7576101f7610e40565b03610236576040517f0e5ea0ab000000000000000000000000000000000000000000000000000000008152600481018390526024015b60405180910390fd5b60028151600481111561024b5761024b610e40565b036102595761271060208201525b6040517fcb6ba5ea0000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063cb6ba5ea906102c8908a908a908a9087908b908b90600401611675565b5f604051808303815f87803b1580156102df575f5ffd5b505af11580156102f1573d5f5f3e3d5ffd5b5050505050505050505050565b60408051602081018590529081018390526001600160a01b03821660608201525f906080015b6040516020818303038152906040528051906020012090509392505050565b5f61034e8585610a33565b90505f61036361014087016101208801610f62565b60ff166103766040870160208801610f95565b610380919061190a565b6103906040870160208801610f95565b61039a919061192d565b9050805b6103b061014088016101208901610f62565b6103bd9060ff1683611947565b61ffff168161ffff1610156104e25760405163080f7b8360e11b81528635600482015261ffff821660248201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063101ef7069060440161010060405180830381865afa15801561043c573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610460919061199b565b519050600381600681111561047757610477610e40565b141580156104975750600581600681111561049457610494610e40565b14155b80156104b5575060068160068111156104b2576104b2610e40565b14155b156104d957604051636e7cb40f60e11b815261ffff8316600482015260240161022d565b5060010161039e565b50831580610509575061014085013561050685856100c860e08a0160c08b01611a6a565b14155b15610543576040517fd7c34e8d0000000000000000000000000000000000000000000000000000000081526004810183905260240161022d565b5f8281526020818152604091829020869055905185815283917fe0509d4e3183a829fb0b393be0e4ede34446c046ada8c2285745b9cde5ac597a910160405180910390a2505050505050565b5f6105ba7f000000000000000000000000000000000000000000000000000000000000000085610bf2565b90505f6105cf61014086016101208701610f62565b60ff1684845f8181106105e4576105e4611a83565b9050610240020160200160208101906105fd9190610f95565b6106079190610fd6565b90505f5f5f5f61062f8989895f81811061062357610623611a83565b90506102400201610a33565b815260208101919091526040015f9081205491508115159086905b818110156107c8575f6106698b8b8b8581811061062357610623611a83565b905061ffff87166106826101408d016101208e01610f62565b60ff168b8b8581811061069757610697611a83565b9050610240020160200160208101906106b09190610f95565b6106ba9190610fd6565b61ffff16146106df576040516303bc259f60e21b81526004810182905260240161022d565b8115801590610754575089896106f6600185611a97565b81811061070557610705611a83565b90506102400201602001602081019061071e9190610f95565b61ffff168a8a8481811061073457610734611a83565b90506102400201602001602081019061074d9190610f95565b61ffff1611155b15610775576040516303bc259f60e21b81526004810182905260240161022d565b5f81815260208190526040812054908190036107ad576107ad8c8c8c868181106107a1576107a1611a83565b90506102400201610c14565b8480156107b957508581145b9450505080600101905061064a565b505f6107dc6101408b016101208c01610f62565b6107e99060ff1687611aaa565b90505b6107fe6101408b016101208c01610f62565b60ff1661080c876001611947565b6108169190611aaa565b61ffff168161ffff1610156109465760405163080f7b8360e11b81526004810188905261ffff821660248201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063101ef7069060440161010060405180830381865afa158015610895573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906108b9919061199b565b51905060038160068111156108d0576108d0610e40565b036108e5576108de86611ac7565b955061093d565b60058160068111156108f9576108f9610e40565b141580156109195750600681600681111561091657610916610e40565b14155b1561093d57604051636e7cb40f60e11b815261ffff8316600482015260240161022d565b506001016107ec565b5080841461098a576040517f4eb95504000000000000000000000000000000000000000000000000000000008152600481018290526024810185905260440161022d565b5f8280156109985750600182115b6109a35760046109a6565b60025b5f88815260016020818152604080842061ffff8c16855290915290912080549293508392909160ff19909116908360048111156109e5576109e5610e40565b02179055508561ffff16877ff2183c5d28e2131f6104a9a39381a9f7bc737710b6de4786ca9d4bcfe35de03b83604051610a1f9190610e68565b60405180910390a350505050505050505050565b5f610a5e8235610a496040850160208601610f95565b610a596060860160408701610f62565b610cbb565b9050610a916040805160a08101909152805f81525f60208201819052604082018190526060820181905260809091015290565b600181526002610aa961016086016101408701611adf565b6003811115610aba57610aba610e40565b141580610ae757505f610ad360c0850160a08601611af8565b6005811115610ae457610ae4610e40565b14155b80610b1c5750610b177f000000000000000000000000000000000000000000000000000000000000000085610bf2565b833514155b80610bca57506040517ff837a6e30000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063f837a6e390610b899086908590600401611b11565b602060405180830381865afa158015610ba4573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610bc89190611b7f565b155b15610beb576040516303bc259f60e21b81526004810183905260240161022d565b5092915050565b5f60405146815283602082015261062083604083013761066090209392505050565b5f610c276103a084016103808501611b9a565b63ffffffff16610c3f61024085016102208601611b9a565b63ffffffff16610c5761020085016101e08601611bb3565b64ffffffffff16610c689190611bcc565b610c729190611bcc565b9050804211610cb6576040517fe58369d10000000000000000000000000000000000000000000000000000000081524260048201526024810182905260440161022d565b505050565b604080516020810185905261ffff84169181019190915260ff821660608201525f90608001610324565b5f60208284031215610cf5575f5ffd5b5035919050565b5f6106208284031215610d0d575f5ffd5b50919050565b5f6102408284031215610d0d575f5ffd5b5f5f5f5f5f858703610a00811215610d3a575f5ffd5b610d448888610cfc565b955061018061061f1982011215610d59575f5ffd5b5061062086019350610d6f876107a08801610d13565b92506109e086013567ffffffffffffffff811115610d8b575f5ffd5b8601601f81018813610d9b575f5ffd5b803567ffffffffffffffff811115610db1575f5ffd5b886020828401011115610dc2575f5ffd5b959894975092955050506020019190565b80356001600160a01b0381168114610de9575f5ffd5b919050565b5f5f5f60608486031215610e00575f5ffd5b8335925060208401359150610e1760408501610dd3565b90509250925092565b5f5f60408385031215610e31575f5ffd5b50508035926020909101359150565b634e487b7160e01b5f52602160045260245ffd5b60058110610e6457610e64610e40565b9052565b60208101610e768284610e54565b92915050565b5f5f5f5f6108a08587031215610e90575f5ffd5b610e9a8686610cfc565b9350610eaa866106208701610d13565b939693955050505061086082013591610880013590565b5f5f5f6106408486031215610ed4575f5ffd5b610ede8585610cfc565b925061062084013567ffffffffffffffff811115610efa575f5ffd5b8401601f81018613610f0a575f5ffd5b803567ffffffffffffffff811115610f20575f5ffd5b86602061024083028401011115610f35575f5ffd5b939660209190910195509293505050565b60ff81168114610f54575f5ffd5b50565b8035610de981610f46565b5f60208284031215610f72575f5ffd5b8135610f7d81610f46565b9392505050565b803561ffff81168114610de9575f5ffd5b5f60208284031215610fa5575f5ffd5b610f7d82610f84565b634e487b7160e01b5f52601260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b5f61ffff831680610fe957610fe9610fae565b8061ffff84160491505092915050565b803560048110610de9575f5ffd5b60048110610e6457610e64610e40565b803564ffffffffff81168114610de9575f5ffd5b803563ffffffff81168114610de9575f5ffd5b6001600160801b0381168114610f54575f5ffd5b8035610de98161103e565b80356bffffffffffffffffffffffff81168114610de9575f5ffd5b67ffffffffffffffff81168114610f54575f5ffd5b8035610de981611078565b6110af826110a58361102b565b63ffffffff169052565b6110bb6020820161102b565b63ffffffff1660208301526110d26040820161102b565b63ffffffff1660408301526110e96060820161102b565b63ffffffff1660608301526111006080820161102b565b63ffffffff16608083015261111760a0820161102b565b63ffffffff1660a083015261112e60c0820161102b565b63ffffffff1660c083015261114560e0820161102b565b63ffffffff1660e083015261115d610100820161102b565b63ffffffff166101008301526111766101208201611052565b6001600160801b0316610120830152611192610140820161105d565b6bffffffffffffffffffffffff166101408301526111b3610160820161105d565b6bffffffffffffffffffffffff166101608301526111d46101808201611052565b6001600160801b03166101808301526111f06101a08201611052565b6001600160801b03166101a083015261120c6101c08201611052565b6001600160801b03166101c08301526112286101e0820161102b565b63ffffffff166101e0830152611241610200820161102b565b63ffffffff1661020083015261125a6102208201611052565b6001600160801b0316610220830152611276610240820161105d565b6bffffffffffffffffffffffff16610240830152611297610260820161105d565b6bffffffffffffffffffffffff166102608301526112b86102808201610f84565b61ffff166102808301526112cf6102a08201610f84565b61ffff166102a08301526112e66102c08201610f84565b61ffff81166102c0840152505050565b8035825261130660208201610dd3565b6001600160a01b031660208301526040818101359083015261132a60608201611052565b6001600160801b0316606083015261134460808201611052565b6001600160801b0316608083015261135e60a0820161105d565b6bffffffffffffffffffffffff1660a083015261137d60c08201610f84565b61ffff1660c083015261139260e0820161102b565b63ffffffff1660e08301526113aa6101008201611017565b64ffffffffff166101008301526113c46101208201611017565b64ffffffffff166101208301526113de610140820161108d565b67ffffffffffffffff1661014083015261016090810135910152565b8015158114610f54575f5ffd5b8035610de9816113fa565b803560068110610de9575f5ffd5b60068110610e6457610e64610e40565b803562ffffff81168114610de9575f5ffd5b8035825261145260208201610f84565b61ffff16602083015261146760408201610f57565b60ff16604083015261147b60608201610f57565b60ff16606083015261148f60808201611407565b151560808301526114a260a08201611412565b6114af60a0840182611420565b506114bc60c08201610dd3565b6001600160a01b031660c083015260e08181013590830152610100808201359083015261012080820135908301526101408082013590830152611502610160820161108d565b67ffffffffffffffff1661016083015261151f610180820161108d565b67ffffffffffffffff1661018083015261153c6101a0820161108d565b67ffffffffffffffff166101a08301526115596101c08201611017565b64ffffffffff166101c08301526115736101e08201611017565b64ffffffffff166101e083015261158d610200820161108d565b67ffffffffffffffff166102008301526115aa6102208201611430565b62ffffff8116610220840152505050565b5f608083016115cb848451610e54565b61ffff602084015116602085015260408301516080604086015281815180845260a0870191506020830193505f92505b80831015611627576001600160a01b0384511682526020820191506020840193506001830192506115fb565b506060850151925061164460608701846001600160801b03169052565b95945050505050565b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b61168f8161168289610dd3565b6001600160a01b03169052565b5f61169c60208901610dd3565b6001600160a01b03166020830152604088810135908301526116c060608901610dd3565b6001600160a01b031660608301526080888101359083015260a0808901359083015260c0808901359083015260e080890135908301526117036101008901610f84565b61ffff1661010083015261171a6101208901610f57565b60ff166101208301526117306101408901610ff9565b61173e610140840182611007565b5061174c6101608901610f57565b60ff166101608301526117626101808901610f57565b60ff166101808301526117786101a08901610f57565b60ff166101a083015261178e6101c08901610f57565b60ff166101c08301526117a46101e08901610f57565b60ff166101e08301526117ba6102008901611017565b64ffffffffff166102008301526117d4610220890161102b565b63ffffffff166102208301526117ed6102408901611052565b6001600160801b03166102408301526118096102608901611052565b6001600160801b0316610260830152611825610280890161105d565b6bffffffffffffffffffffffff166102808301526118466102a0890161108d565b67ffffffffffffffff166102a08301526118636102c0890161108d565b67ffffffffffffffff166102c08301526118806102e08901610dd3565b6001600160a01b03166102e0830152610300888101359083015261032080890135908301526118b6610340808401908a01611098565b6118c46106208301886112f6565b6118d26107a0830187611442565b610a206109e08301526118e9610a208301866115bb565b828103610a008401526118fd81858761164d565b9998505050505050505050565b5f61ffff83168061191d5761191d610fae565b8061ffff84160691505092915050565b61ffff8281168282160390811115610e7657610e76610fc2565b61ffff8181168382160190811115610e7657610e76610fc2565b805160078110610de9575f5ffd5b8051610de981610f46565b8051610de9816113fa565b8051610de981611078565b8051610de98161103e565b5f6101008284031280156119ad575f5ffd5b50604051610100810167ffffffffffffffff811182821017156119de57634e487b7160e01b5f52604160045260245ffd5b6040526119ea83611961565b81526119f86020840161196f565b6020820152611a096040840161196f565b6040820152611a1a6060840161196f565b6060820152611a2b6080840161196f565b6080820152611a3c60a0840161197a565b60a0820152611a4d60c08401611985565b60c0820152611a5e60e08401611990565b60e08201529392505050565b5f60208284031215611a7a575f5ffd5b610f7d82610dd3565b634e487b7160e01b5f52603260045260245ffd5b81810381811115610e7657610e76610fc2565b61ffff8181168382160290811690818114610beb57610beb610fc2565b5f60018201611ad857611ad8610fc2565b5060010190565b5f60208284031215611aef575f5ffd5b610f7d82610ff9565b5f60208284031215611b08575f5ffd5b610f7d82611412565b6102e08101611b208285611442565b611b2f61024083018451610e54565b6001600160801b036020840151166102608301526001600160801b0360408401511661028083015261ffff6060840151166102a083015264ffffffffff6080840151166102c08301529392505050565b5f60208284031215611b8f575f5ffd5b8151610f7d816113fa565b5f60208284031215611baa575f5ffd5b610f7d8261102b565b5f60208284031215611bc3575f5ffd5b610f7d82611017565b80820180821115610e7657610e76610fc256',
} as const
