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
  "name": "ComparedAlready",
  "inputs": [
   {
    "name": "part",
    "type": "uint16",
    "internalType": "uint16"
   }
  ]
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
  "name": "NotClient",
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
  Copies: '0x60a060405234801561000f575f5ffd5b50604051611d97380380611d9783398101604081905261002e9161003f565b6001600160a01b031660805261006c565b5f6020828403121561004f575f5ffd5b81516001600160a01b0381168114610065575f5ffd5b9392505050565b608051611cf76100a05f395f818161031d015281816104820152818161097801528181610c0a0152610c6a0152611cf75ff3fe608060405234801561000f575f5ffd5b506004361061006f575f3560e01c8063537f629b1161004d578063537f629b146100cd578063baba62cf14610107578063d7f004f51461011a575f5ffd5b806321100a7414610073578063520b44a6146100a557806352c60d83146100ba575b5f5ffd5b610092610081366004610dfd565b5f6020819052908152604090205481565b6040519081526020015b60405180910390f35b6100b86100b3366004610e3c565b61012d565b005b6100926100c8366004610f06565b610392565b6100fa6100db366004610f38565b600160209081525f928352604080842090915290825290205460ff1681565b60405161009c9190610f80565b6100b8610115366004610f94565b6103d7565b6100b8610128366004610fd9565b610623565b5f6101388685610b4b565b90506101646040805160808101909152805f81525f602082018190526060604083018190529091015290565b84355f908152600160205260408120906101866101408a016101208b0161107a565b60ff166101996040890160208a016110ad565b6101a391906110ee565b61ffff16815260208101919091526040015f2054819060ff1660048111156101cd576101cd610f58565b908160048111156101e0576101e0610f58565b9052505f815160048111156101f7576101f7610f58565b03610236576040517f0e5ea0ab000000000000000000000000000000000000000000000000000000008152600481018390526024015b60405180910390fd5b60028151600481111561024b5761024b610f58565b036102595761271060208201525b60018314801561028a57506102746040880160208901611111565b6001600160a01b0316336001600160a01b031614155b80156102b4575061029e6020880188611111565b6001600160a01b0316336001600160a01b031614155b156102ed576040517f8ccfb28900000000000000000000000000000000000000000000000000000000815233600482015260240161022d565b6040517fcb6ba5ea0000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063cb6ba5ea9061035c908a908a908a9087908b908b906004016117a6565b5f604051808303815f87803b158015610373575f5ffd5b505af1158015610385573d5f5f3e3d5ffd5b5050505050505050505050565b60408051602081018590529081018390526001600160a01b03821660608201525f906080015b6040516020818303038152906040528051906020012090509392505050565b5f6103e28585610b4b565b90505f6103f76101408701610120880161107a565b60ff1661040a60408701602088016110ad565b6104149190611a3b565b61042460408701602088016110ad565b61042e9190611a5e565b9050805b6104446101408801610120890161107a565b6104519060ff1683611a78565b61ffff168161ffff1610156105765760405163080f7b8360e11b81528635600482015261ffff821660248201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063101ef7069060440161010060405180830381865afa1580156104d0573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906104f49190611acc565b519050600381600681111561050b5761050b610f58565b1415801561052b5750600581600681111561052857610528610f58565b14155b80156105495750600681600681111561054657610546610f58565b14155b1561056d57604051636e7cb40f60e11b815261ffff8316600482015260240161022d565b50600101610432565b5083158061059d575061014085013561059a85856100c860e08a0160c08b01611111565b14155b156105d7576040517fd7c34e8d0000000000000000000000000000000000000000000000000000000081526004810183905260240161022d565b5f8281526020818152604091829020869055905185815283917fe0509d4e3183a829fb0b393be0e4ede34446c046ada8c2285745b9cde5ac597a910160405180910390a2505050505050565b805f819003610664575f61063f6101408601610120870161107a565b6040516313ae554160e21b8152600481019290925260ff16602482015260440161022d565b5f5f5f6106898787875f81811061067d5761067d611b9b565b90506102400201610b4b565b81526020019081526020015f205490505f84845f8181106106ac576106ac611b9b565b61024002919091013591505f90506106cc6101408801610120890161107a565b60ff1686865f8181106106e1576106e1611b9b565b9050610240020160200160208101906106fa91906110ad565b61070491906110ee565b90505f5f83815260016020908152604080832061ffff8616845290915290205460ff16600481111561073857610738610f58565b14610775576040517f4bab828400000000000000000000000000000000000000000000000000000000815261ffff8216600482015260240161022d565b5f831515815b868110156108f9575f61079a8b8b8b8581811061067d5761067d611b9b565b905061ffff85166107b36101408d016101208e0161107a565b60ff168b8b858181106107c8576107c8611b9b565b9050610240020160200160208101906107e191906110ad565b6107eb91906110ee565b61ffff1614610810576040516303bc259f60e21b81526004810182905260240161022d565b811580159061088557508989610827600185611baf565b81811061083657610836611b9b565b90506102400201602001602081019061084f91906110ad565b61ffff168a8a8481811061086557610865611b9b565b90506102400201602001602081019061087e91906110ad565b61ffff1611155b156108a6576040516303bc259f60e21b81526004810182905260240161022d565b5f81815260208190526040812054908190036108de576108de8c8c8c868181106108d2576108d2611b9b565b90506102400201610d0a565b8380156108ea57508781145b9350505080600101905061077b565b505f61090d6101408b016101208c0161107a565b61091a9060ff1685611bc2565b90505b61092f6101408b016101208c0161107a565b60ff1661093d856001611a78565b6109479190611bc2565b61ffff168161ffff161015610a775760405163080f7b8360e11b81526004810186905261ffff821660248201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063101ef7069060440161010060405180830381865afa1580156109c6573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906109ea9190611acc565b5190506003816006811115610a0157610a01610f58565b03610a1657610a0f84611bdf565b9350610a6e565b6005816006811115610a2a57610a2a610f58565b14158015610a4a57506006816006811115610a4757610a47610f58565b14155b15610a6e57604051636e7cb40f60e11b815261ffff8316600482015260240161022d565b5060010161091d565b50858214610aa2576040516313ae554160e21b8152600481018790526024810183905260440161022d565b5f818015610ab05750600187115b610abb576004610abe565b60025b5f86815260016020818152604080842061ffff8a16855290915290912080549293508392909160ff1990911690836004811115610afd57610afd610f58565b02179055508361ffff16857ff2183c5d28e2131f6104a9a39381a9f7bc737710b6de4786ca9d4bcfe35de03b83604051610b379190610f80565b60405180910390a350505050505050505050565b5f610b768235610b6160408501602086016110ad565b610b71606086016040870161107a565b610db1565b9050610ba96040805160a08101909152805f81525f60208201819052604082018190526060820181905260809091015290565b600181526002610bc161016086016101408701611bf7565b6003811115610bd257610bd2610f58565b141580610bff57505f610beb60c0850160a08601611c10565b6005811115610bfc57610bfc610f58565b14155b80610c345750610c2f7f000000000000000000000000000000000000000000000000000000000000000085610ddb565b833514155b80610ce257506040517ff837a6e30000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063f837a6e390610ca19086908590600401611c29565b602060405180830381865afa158015610cbc573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ce09190611c97565b155b15610d03576040516303bc259f60e21b81526004810183905260240161022d565b5092915050565b5f610d1d6103a084016103808501611cb2565b63ffffffff16610d3561024085016102208601611cb2565b63ffffffff16610d4d61020085016101e08601611ccb565b64ffffffffff16610d5e9190611ce4565b610d689190611ce4565b9050804211610dac576040517fe58369d10000000000000000000000000000000000000000000000000000000081524260048201526024810182905260440161022d565b505050565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016103b8565b5f60405146815283602082015261062083604083013761066090209392505050565b5f60208284031215610e0d575f5ffd5b5035919050565b5f6106208284031215610e25575f5ffd5b50919050565b5f6102408284031215610e25575f5ffd5b5f5f5f5f5f858703610a00811215610e52575f5ffd5b610e5c8888610e14565b955061018061061f1982011215610e71575f5ffd5b5061062086019350610e87876107a08801610e2b565b92506109e086013567ffffffffffffffff811115610ea3575f5ffd5b8601601f81018813610eb3575f5ffd5b803567ffffffffffffffff811115610ec9575f5ffd5b886020828401011115610eda575f5ffd5b959894975092955050506020019190565b80356001600160a01b0381168114610f01575f5ffd5b919050565b5f5f5f60608486031215610f18575f5ffd5b8335925060208401359150610f2f60408501610eeb565b90509250925092565b5f5f60408385031215610f49575f5ffd5b50508035926020909101359150565b634e487b7160e01b5f52602160045260245ffd5b60058110610f7c57610f7c610f58565b9052565b60208101610f8e8284610f6c565b92915050565b5f5f5f5f6108a08587031215610fa8575f5ffd5b610fb28686610e14565b9350610fc2866106208701610e2b565b939693955050505061086082013591610880013590565b5f5f5f6106408486031215610fec575f5ffd5b610ff68585610e14565b925061062084013567ffffffffffffffff811115611012575f5ffd5b8401601f81018613611022575f5ffd5b803567ffffffffffffffff811115611038575f5ffd5b8660206102408302840101111561104d575f5ffd5b939660209190910195509293505050565b60ff8116811461106c575f5ffd5b50565b8035610f018161105e565b5f6020828403121561108a575f5ffd5b81356110958161105e565b9392505050565b803561ffff81168114610f01575f5ffd5b5f602082840312156110bd575f5ffd5b6110958261109c565b634e487b7160e01b5f52601260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b5f61ffff831680611101576111016110c6565b8061ffff84160491505092915050565b5f60208284031215611121575f5ffd5b61109582610eeb565b803560048110610f01575f5ffd5b60048110610f7c57610f7c610f58565b803564ffffffffff81168114610f01575f5ffd5b803563ffffffff81168114610f01575f5ffd5b6001600160801b038116811461106c575f5ffd5b8035610f018161116f565b80356bffffffffffffffffffffffff81168114610f01575f5ffd5b67ffffffffffffffff8116811461106c575f5ffd5b8035610f01816111a9565b6111e0826111d68361115c565b63ffffffff169052565b6111ec6020820161115c565b63ffffffff1660208301526112036040820161115c565b63ffffffff16604083015261121a6060820161115c565b63ffffffff1660608301526112316080820161115c565b63ffffffff16608083015261124860a0820161115c565b63ffffffff1660a083015261125f60c0820161115c565b63ffffffff1660c083015261127660e0820161115c565b63ffffffff1660e083015261128e610100820161115c565b63ffffffff166101008301526112a76101208201611183565b6001600160801b03166101208301526112c3610140820161118e565b6bffffffffffffffffffffffff166101408301526112e4610160820161118e565b6bffffffffffffffffffffffff166101608301526113056101808201611183565b6001600160801b03166101808301526113216101a08201611183565b6001600160801b03166101a083015261133d6101c08201611183565b6001600160801b03166101c08301526113596101e0820161115c565b63ffffffff166101e0830152611372610200820161115c565b63ffffffff1661020083015261138b6102208201611183565b6001600160801b03166102208301526113a7610240820161118e565b6bffffffffffffffffffffffff166102408301526113c8610260820161118e565b6bffffffffffffffffffffffff166102608301526113e9610280820161109c565b61ffff166102808301526114006102a0820161109c565b61ffff166102a08301526114176102c0820161109c565b61ffff81166102c0840152505050565b8035825261143760208201610eeb565b6001600160a01b031660208301526040818101359083015261145b60608201611183565b6001600160801b0316606083015261147560808201611183565b6001600160801b0316608083015261148f60a0820161118e565b6bffffffffffffffffffffffff1660a08301526114ae60c0820161109c565b61ffff1660c08301526114c360e0820161115c565b63ffffffff1660e08301526114db6101008201611148565b64ffffffffff166101008301526114f56101208201611148565b64ffffffffff1661012083015261150f61014082016111be565b67ffffffffffffffff1661014083015261016090810135910152565b801515811461106c575f5ffd5b8035610f018161152b565b803560068110610f01575f5ffd5b60068110610f7c57610f7c610f58565b803562ffffff81168114610f01575f5ffd5b803582526115836020820161109c565b61ffff1660208301526115986040820161106f565b60ff1660408301526115ac6060820161106f565b60ff1660608301526115c060808201611538565b151560808301526115d360a08201611543565b6115e060a0840182611551565b506115ed60c08201610eeb565b6001600160a01b031660c083015260e0818101359083015261010080820135908301526101208082013590830152610140808201359083015261163361016082016111be565b67ffffffffffffffff1661016083015261165061018082016111be565b67ffffffffffffffff1661018083015261166d6101a082016111be565b67ffffffffffffffff166101a083015261168a6101c08201611148565b64ffffffffff166101c08301526116a46101e08201611148565b64ffffffffff166101e08301526116be61020082016111be565b67ffffffffffffffff166102008301526116db6102208201611561565b62ffffff8116610220840152505050565b5f608083016116fc848451610f6c565b61ffff602084015116602085015260408301516080604086015281815180845260a0870191506020830193505f92505b80831015611758576001600160a01b03845116825260208201915060208401935060018301925061172c565b506060850151925061177560608701846001600160801b03169052565b95945050505050565b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b6117c0816117b389610eeb565b6001600160a01b03169052565b5f6117cd60208901610eeb565b6001600160a01b03166020830152604088810135908301526117f160608901610eeb565b6001600160a01b031660608301526080888101359083015260a0808901359083015260c0808901359083015260e08089013590830152611834610100890161109c565b61ffff1661010083015261184b610120890161106f565b60ff16610120830152611861610140890161112a565b61186f610140840182611138565b5061187d610160890161106f565b60ff16610160830152611893610180890161106f565b60ff166101808301526118a96101a0890161106f565b60ff166101a08301526118bf6101c0890161106f565b60ff166101c08301526118d56101e0890161106f565b60ff166101e08301526118eb6102008901611148565b64ffffffffff16610200830152611905610220890161115c565b63ffffffff1661022083015261191e6102408901611183565b6001600160801b031661024083015261193a6102608901611183565b6001600160801b0316610260830152611956610280890161118e565b6bffffffffffffffffffffffff166102808301526119776102a089016111be565b67ffffffffffffffff166102a08301526119946102c089016111be565b67ffffffffffffffff166102c08301526119b16102e08901610eeb565b6001600160a01b03166102e0830152610300888101359083015261032080890135908301526119e7610340808401908a016111c9565b6119f5610620830188611427565b611a036107a0830187611573565b610a206109e0830152611a1a610a208301866116ec565b828103610a00840152611a2e81858761177e565b9998505050505050505050565b5f61ffff831680611a4e57611a4e6110c6565b8061ffff84160691505092915050565b61ffff8281168282160390811115610f8e57610f8e6110da565b61ffff8181168382160190811115610f8e57610f8e6110da565b805160078110610f01575f5ffd5b8051610f018161105e565b8051610f018161152b565b8051610f01816111a9565b8051610f018161116f565b5f610100828403128015611ade575f5ffd5b50604051610100810167ffffffffffffffff81118282101715611b0f57634e487b7160e01b5f52604160045260245ffd5b604052611b1b83611a92565b8152611b2960208401611aa0565b6020820152611b3a60408401611aa0565b6040820152611b4b60608401611aa0565b6060820152611b5c60808401611aa0565b6080820152611b6d60a08401611aab565b60a0820152611b7e60c08401611ab6565b60c0820152611b8f60e08401611ac1565b60e08201529392505050565b634e487b7160e01b5f52603260045260245ffd5b81810381811115610f8e57610f8e6110da565b61ffff8181168382160290811690818114610d0357610d036110da565b5f60018201611bf057611bf06110da565b5060010190565b5f60208284031215611c07575f5ffd5b6110958261112a565b5f60208284031215611c20575f5ffd5b61109582611543565b6102e08101611c388285611573565b611c4761024083018451610f6c565b6001600160801b036020840151166102608301526001600160801b0360408401511661028083015261ffff6060840151166102a083015264ffffffffff6080840151166102c08301529392505050565b5f60208284031215611ca7575f5ffd5b81516110958161152b565b5f60208284031215611cc2575f5ffd5b6110958261115c565b5f60208284031215611cdb575f5ffd5b61109582611148565b80820180821115610f8e57610f8e6110da56',
} as const
