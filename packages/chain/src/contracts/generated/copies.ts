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
  Copies: '0x60a060405234801561000f575f5ffd5b50604051611cca380380611cca83398101604081905261002e9161003f565b6001600160a01b031660805261006c565b5f6020828403121561004f575f5ffd5b81516001600160a01b0381168114610065575f5ffd5b9392505050565b608051611c236100a75f395f8181610289015281816103ee015281816105950152818161084701528181610af20152610b520152611c235ff3fe608060405234801561000f575f5ffd5b506004361061006f575f3560e01c8063537f629b1161004d578063537f629b146100cd578063baba62cf14610107578063d7f004f51461011a575f5ffd5b806321100a7414610073578063520b44a6146100a557806352c60d83146100ba575b5f5ffd5b610092610081366004610cf8565b5f6020819052908152604090205481565b6040519081526020015b60405180910390f35b6100b86100b3366004610d37565b61012d565b005b6100926100c8366004610e01565b6102fe565b6100fa6100db366004610e33565b600160209081525f928352604080842090915290825290205460ff1681565b60405161009c9190610e7b565b6100b8610115366004610e89565b610343565b6100b8610128366004610ece565b61058f565b5f6101388685610a33565b90506101646040805160808101909152805f81525f602082018190526060604083018190529091015290565b84355f908152600160205260408120906101866101408a016101208b01610f6f565b60ff166101996040890160208a01610fa2565b6101a39190610fe3565b61ffff16815260208101919091526040015f2054819060ff1660048111156101cd576101cd610e53565b908160048111156101e0576101e0610e53565b9052505f815160048111156101f7576101f7610e53565b03610236576040517f0e5ea0ab000000000000000000000000000000000000000000000000000000008152600481018390526024015b60405180910390fd5b60028151600481111561024b5761024b610e53565b036102595761271060208201525b6040517fcb6ba5ea0000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063cb6ba5ea906102c8908a908a908a9087908b908b906004016117c2565b5f604051808303815f87803b1580156102df575f5ffd5b505af11580156102f1573d5f5f3e3d5ffd5b5050505050505050505050565b60408051602081018590529081018390526001600160a01b03821660608201525f906080015b6040516020818303038152906040528051906020012090509392505050565b5f61034e8585610a33565b90505f61036361014087016101208801610f6f565b60ff166103766040870160208801610fa2565b6103809190611922565b6103906040870160208801610fa2565b61039a9190611945565b9050805b6103b061014088016101208901610f6f565b6103bd9060ff168361195f565b61ffff168161ffff1610156104e25760405163080f7b8360e11b81528635600482015261ffff821660248201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063101ef7069060440161010060405180830381865afa15801561043c573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061046091906119b3565b519050600381600681111561047757610477610e53565b141580156104975750600581600681111561049457610494610e53565b14155b80156104b5575060068160068111156104b2576104b2610e53565b14155b156104d957604051636e7cb40f60e11b815261ffff8316600482015260240161022d565b5060010161039e565b50831580610509575061014085013561050685856100c860e08a0160c08b01611a82565b14155b15610543576040517fd7c34e8d0000000000000000000000000000000000000000000000000000000081526004810183905260240161022d565b5f8281526020818152604091829020869055905185815283917fe0509d4e3183a829fb0b393be0e4ede34446c046ada8c2285745b9cde5ac597a910160405180910390a2505050505050565b5f6105ba7f000000000000000000000000000000000000000000000000000000000000000085610bf2565b90505f6105cf61014086016101208701610f6f565b60ff1684845f8181106105e4576105e4611a9b565b9050610240020160200160208101906105fd9190610fa2565b6106079190610fe3565b90505f5f5f5f61062f8989895f81811061062357610623611a9b565b90506102400201610a33565b815260208101919091526040015f9081205491508115159086905b818110156107c8575f6106698b8b8b8581811061062357610623611a9b565b905061ffff87166106826101408d016101208e01610f6f565b60ff168b8b8581811061069757610697611a9b565b9050610240020160200160208101906106b09190610fa2565b6106ba9190610fe3565b61ffff16146106df576040516303bc259f60e21b81526004810182905260240161022d565b8115801590610754575089896106f6600185611aaf565b81811061070557610705611a9b565b90506102400201602001602081019061071e9190610fa2565b61ffff168a8a8481811061073457610734611a9b565b90506102400201602001602081019061074d9190610fa2565b61ffff1611155b15610775576040516303bc259f60e21b81526004810182905260240161022d565b5f81815260208190526040812054908190036107ad576107ad8c8c8c868181106107a1576107a1611a9b565b90506102400201610c27565b8480156107b957508581145b9450505080600101905061064a565b505f6107dc6101408b016101208c01610f6f565b6107e99060ff1687611ac2565b90505b6107fe6101408b016101208c01610f6f565b60ff1661080c87600161195f565b6108169190611ac2565b61ffff168161ffff1610156109465760405163080f7b8360e11b81526004810188905261ffff821660248201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063101ef7069060440161010060405180830381865afa158015610895573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906108b991906119b3565b51905060038160068111156108d0576108d0610e53565b036108e5576108de86611adf565b955061093d565b60058160068111156108f9576108f9610e53565b141580156109195750600681600681111561091657610916610e53565b14155b1561093d57604051636e7cb40f60e11b815261ffff8316600482015260240161022d565b506001016107ec565b5080841461098a576040517f4eb95504000000000000000000000000000000000000000000000000000000008152600481018290526024810185905260440161022d565b5f8280156109985750600182115b6109a35760046109a6565b60025b5f88815260016020818152604080842061ffff8c16855290915290912080549293508392909160ff19909116908360048111156109e5576109e5610e53565b02179055508561ffff16877ff2183c5d28e2131f6104a9a39381a9f7bc737710b6de4786ca9d4bcfe35de03b83604051610a1f9190610e7b565b60405180910390a350505050505050505050565b5f610a5e8235610a496040850160208601610fa2565b610a596060860160408701610f6f565b610cce565b9050610a916040805160a08101909152805f81525f60208201819052604082018190526060820181905260809091015290565b600181526002610aa961016086016101408701611af7565b6003811115610aba57610aba610e53565b141580610ae757505f610ad360c0850160a08601611b10565b6005811115610ae457610ae4610e53565b14155b80610b1c5750610b177f000000000000000000000000000000000000000000000000000000000000000085610bf2565b833514155b80610bca57506040517ff837a6e30000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063f837a6e390610b899086908590600401611b29565b602060405180830381865afa158015610ba4573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610bc89190611b97565b155b15610beb576040516303bc259f60e21b81526004810183905260240161022d565b5092915050565b5f468383604051602001610c0893929190611bb2565b6040516020818303038152906040528051906020012090505b92915050565b5f610c3a6103a084016103808501611bde565b63ffffffff16610c5261024085016102208601611bde565b63ffffffff16610c6a61020085016101e08601611bf7565b64ffffffffff16610c7b9190611c10565b610c859190611c10565b9050804211610cc9576040517fe58369d10000000000000000000000000000000000000000000000000000000081524260048201526024810182905260440161022d565b505050565b604080516020810185905261ffff84169181019190915260ff821660608201525f90608001610324565b5f60208284031215610d08575f5ffd5b5035919050565b5f6106208284031215610d20575f5ffd5b50919050565b5f6102408284031215610d20575f5ffd5b5f5f5f5f5f858703610a00811215610d4d575f5ffd5b610d578888610d0f565b955061018061061f1982011215610d6c575f5ffd5b5061062086019350610d82876107a08801610d26565b92506109e086013567ffffffffffffffff811115610d9e575f5ffd5b8601601f81018813610dae575f5ffd5b803567ffffffffffffffff811115610dc4575f5ffd5b886020828401011115610dd5575f5ffd5b959894975092955050506020019190565b80356001600160a01b0381168114610dfc575f5ffd5b919050565b5f5f5f60608486031215610e13575f5ffd5b8335925060208401359150610e2a60408501610de6565b90509250925092565b5f5f60408385031215610e44575f5ffd5b50508035926020909101359150565b634e487b7160e01b5f52602160045260245ffd5b60058110610e7757610e77610e53565b9052565b60208101610c218284610e67565b5f5f5f5f6108a08587031215610e9d575f5ffd5b610ea78686610d0f565b9350610eb7866106208701610d26565b939693955050505061086082013591610880013590565b5f5f5f6106408486031215610ee1575f5ffd5b610eeb8585610d0f565b925061062084013567ffffffffffffffff811115610f07575f5ffd5b8401601f81018613610f17575f5ffd5b803567ffffffffffffffff811115610f2d575f5ffd5b86602061024083028401011115610f42575f5ffd5b939660209190910195509293505050565b60ff81168114610f61575f5ffd5b50565b8035610dfc81610f53565b5f60208284031215610f7f575f5ffd5b8135610f8a81610f53565b9392505050565b803561ffff81168114610dfc575f5ffd5b5f60208284031215610fb2575f5ffd5b610f8a82610f91565b634e487b7160e01b5f52601260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b5f61ffff831680610ff657610ff6610fbb565b8061ffff84160491505092915050565b803560048110610dfc575f5ffd5b60048110610e7757610e77610e53565b803564ffffffffff81168114610dfc575f5ffd5b803563ffffffff81168114610dfc575f5ffd5b6001600160801b0381168114610f61575f5ffd5b8035610dfc8161104b565b80356bffffffffffffffffffffffff81168114610dfc575f5ffd5b67ffffffffffffffff81168114610f61575f5ffd5b8035610dfc81611085565b6110bc826110b283611038565b63ffffffff169052565b6110c860208201611038565b63ffffffff1660208301526110df60408201611038565b63ffffffff1660408301526110f660608201611038565b63ffffffff16606083015261110d60808201611038565b63ffffffff16608083015261112460a08201611038565b63ffffffff1660a083015261113b60c08201611038565b63ffffffff1660c083015261115260e08201611038565b63ffffffff1660e083015261116a6101008201611038565b63ffffffff16610100830152611183610120820161105f565b6001600160801b031661012083015261119f610140820161106a565b6bffffffffffffffffffffffff166101408301526111c0610160820161106a565b6bffffffffffffffffffffffff166101608301526111e1610180820161105f565b6001600160801b03166101808301526111fd6101a0820161105f565b6001600160801b03166101a08301526112196101c0820161105f565b6001600160801b03166101c08301526112356101e08201611038565b63ffffffff166101e083015261124e6102008201611038565b63ffffffff16610200830152611267610220820161105f565b6001600160801b0316610220830152611283610240820161106a565b6bffffffffffffffffffffffff166102408301526112a4610260820161106a565b6bffffffffffffffffffffffff166102608301526112c56102808201610f91565b61ffff166102808301526112dc6102a08201610f91565b61ffff166102a08301526112f36102c08201610f91565b61ffff81166102c0840152505050565b61131d8261131083610de6565b6001600160a01b03169052565b61132960208201610de6565b6001600160a01b031660208301526040818101359083015261134d60608201610de6565b6001600160a01b031660608301526080818101359083015260a0808201359083015260c0808201359083015260e080820135908301526113906101008201610f91565b61ffff166101008301526113a76101208201610f64565b60ff166101208301526113bd6101408201611006565b6113cb610140840182611014565b506113d96101608201610f64565b60ff166101608301526113ef6101808201610f64565b60ff166101808301526114056101a08201610f64565b60ff166101a083015261141b6101c08201610f64565b60ff166101c08301526114316101e08201610f64565b60ff166101e08301526114476102008201611024565b64ffffffffff166102008301526114616102208201611038565b63ffffffff1661022083015261147a610240820161105f565b6001600160801b0316610240830152611496610260820161105f565b6001600160801b03166102608301526114b2610280820161106a565b6bffffffffffffffffffffffff166102808301526114d36102a0820161109a565b67ffffffffffffffff166102a08301526114f06102c0820161109a565b67ffffffffffffffff166102c083015261150d6102e08201610de6565b6001600160a01b03166102e0830152610300818101359083015261032080820135908301526115436103408084019083016110a5565b5050565b8015158114610f61575f5ffd5b8035610dfc81611547565b803560068110610dfc575f5ffd5b60068110610e7757610e77610e53565b803562ffffff81168114610dfc575f5ffd5b8035825261159f60208201610f91565b61ffff1660208301526115b460408201610f64565b60ff1660408301526115c860608201610f64565b60ff1660608301526115dc60808201611554565b151560808301526115ef60a0820161155f565b6115fc60a084018261156d565b5061160960c08201610de6565b6001600160a01b031660c083015260e0818101359083015261010080820135908301526101208082013590830152610140808201359083015261164f610160820161109a565b67ffffffffffffffff1661016083015261166c610180820161109a565b67ffffffffffffffff166101808301526116896101a0820161109a565b67ffffffffffffffff166101a08301526116a66101c08201611024565b64ffffffffff166101c08301526116c06101e08201611024565b64ffffffffff166101e08301526116da610200820161109a565b67ffffffffffffffff166102008301526116f7610220820161157d565b62ffffff8116610220840152505050565b5f60808301611718848451610e67565b61ffff602084015116602085015260408301516080604086015281815180845260a0870191506020830193505f92505b80831015611774576001600160a01b038451168252602082019150602084019350600183019250611748565b506060850151925061179160608701846001600160801b03169052565b95945050505050565b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b6117cc8188611303565b85356106208201525f6117e160208801610de6565b6001600160a01b031661064083015260408701356106608301526118076060880161105f565b6001600160801b03166106808301526118226080880161105f565b6001600160801b03166106a083015261183d60a0880161106a565b6bffffffffffffffffffffffff166106c083015261185d60c08801610f91565b61ffff166106e083015261187360e08801611038565b63ffffffff1661070083015261188c6101008801611024565b64ffffffffff166107208301526118a66101208801611024565b64ffffffffff166107408301526118c0610140880161109a565b67ffffffffffffffff166107608301526101608701356107808301526118ea6107a083018761158f565b610a206109e0830152611901610a20830186611708565b828103610a0084015261191581858761179a565b9998505050505050505050565b5f61ffff83168061193557611935610fbb565b8061ffff84160691505092915050565b61ffff8281168282160390811115610c2157610c21610fcf565b61ffff8181168382160190811115610c2157610c21610fcf565b805160078110610dfc575f5ffd5b8051610dfc81610f53565b8051610dfc81611547565b8051610dfc81611085565b8051610dfc8161104b565b5f6101008284031280156119c5575f5ffd5b50604051610100810167ffffffffffffffff811182821017156119f657634e487b7160e01b5f52604160045260245ffd5b604052611a0283611979565b8152611a1060208401611987565b6020820152611a2160408401611987565b6040820152611a3260608401611987565b6060820152611a4360808401611987565b6080820152611a5460a08401611992565b60a0820152611a6560c0840161199d565b60c0820152611a7660e084016119a8565b60e08201529392505050565b5f60208284031215611a92575f5ffd5b610f8a82610de6565b634e487b7160e01b5f52603260045260245ffd5b81810381811115610c2157610c21610fcf565b61ffff8181168382160290811690818114610beb57610beb610fcf565b5f60018201611af057611af0610fcf565b5060010190565b5f60208284031215611b07575f5ffd5b610f8a82611006565b5f60208284031215611b20575f5ffd5b610f8a8261155f565b6102e08101611b38828561158f565b611b4761024083018451610e67565b6001600160801b036020840151166102608301526001600160801b0360408401511661028083015261ffff6060840151166102a083015264ffffffffff6080840151166102c08301529392505050565b5f60208284031215611ba7575f5ffd5b8151610f8a81611547565b8381526001600160a01b03831660208201526106608101611bd66040830184611303565b949350505050565b5f60208284031215611bee575f5ffd5b610f8a82611038565b5f60208284031215611c07575f5ffd5b610f8a82611024565b80820180821115610c2157610c21610fcf56',
} as const
