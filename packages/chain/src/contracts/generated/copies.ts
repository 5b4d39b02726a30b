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
  Copies: '0x60a060405234801561000f575f5ffd5b50604051611d03380380611d0383398101604081905261002e9161003f565b6001600160a01b031660805261006c565b5f6020828403121561004f575f5ffd5b81516001600160a01b0381168114610065575f5ffd5b9392505050565b608051611c636100a05f395f8181610289015281816103ee015281816108e401528181610b760152610bd60152611c635ff3fe608060405234801561000f575f5ffd5b506004361061006f575f3560e01c8063537f629b1161004d578063537f629b146100cd578063baba62cf14610107578063d7f004f51461011a575f5ffd5b806321100a7414610073578063520b44a6146100a557806352c60d83146100ba575b5f5ffd5b610092610081366004610d69565b5f6020819052908152604090205481565b6040519081526020015b60405180910390f35b6100b86100b3366004610da8565b61012d565b005b6100926100c8366004610e72565b6102fe565b6100fa6100db366004610ea4565b600160209081525f928352604080842090915290825290205460ff1681565b60405161009c9190610eec565b6100b8610115366004610f00565b610343565b6100b8610128366004610f45565b61058f565b5f6101388685610ab7565b90506101646040805160808101909152805f81525f602082018190526060604083018190529091015290565b84355f908152600160205260408120906101866101408a016101208b01610fe6565b60ff166101996040890160208a01611019565b6101a3919061105a565b61ffff16815260208101919091526040015f2054819060ff1660048111156101cd576101cd610ec4565b908160048111156101e0576101e0610ec4565b9052505f815160048111156101f7576101f7610ec4565b03610236576040517f0e5ea0ab000000000000000000000000000000000000000000000000000000008152600481018390526024015b60405180910390fd5b60028151600481111561024b5761024b610ec4565b036102595761271060208201525b6040517fcb6ba5ea0000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063cb6ba5ea906102c8908a908a908a9087908b908b906004016116f9565b5f604051808303815f87803b1580156102df575f5ffd5b505af11580156102f1573d5f5f3e3d5ffd5b5050505050505050505050565b60408051602081018590529081018390526001600160a01b03821660608201525f906080015b6040516020818303038152906040528051906020012090509392505050565b5f61034e8585610ab7565b90505f61036361014087016101208801610fe6565b60ff166103766040870160208801611019565b610380919061198e565b6103906040870160208801611019565b61039a91906119b1565b9050805b6103b061014088016101208901610fe6565b6103bd9060ff16836119cb565b61ffff168161ffff1610156104e25760405163080f7b8360e11b81528635600482015261ffff821660248201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063101ef7069060440161010060405180830381865afa15801561043c573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906104609190611a1f565b519050600381600681111561047757610477610ec4565b141580156104975750600581600681111561049457610494610ec4565b14155b80156104b5575060068160068111156104b2576104b2610ec4565b14155b156104d957604051636e7cb40f60e11b815261ffff8316600482015260240161022d565b5060010161039e565b50831580610509575061014085013561050685856100c860e08a0160c08b01611aee565b14155b15610543576040517fd7c34e8d0000000000000000000000000000000000000000000000000000000081526004810183905260240161022d565b5f8281526020818152604091829020869055905185815283917fe0509d4e3183a829fb0b393be0e4ede34446c046ada8c2285745b9cde5ac597a910160405180910390a2505050505050565b805f8190036105d0575f6105ab61014086016101208701610fe6565b6040516313ae554160e21b8152600481019290925260ff16602482015260440161022d565b5f5f5f6105f58787875f8181106105e9576105e9611b07565b90506102400201610ab7565b81526020019081526020015f205490505f84845f81811061061857610618611b07565b61024002919091013591505f905061063861014088016101208901610fe6565b60ff1686865f81811061064d5761064d611b07565b9050610240020160200160208101906106669190611019565b610670919061105a565b90505f5f83815260016020908152604080832061ffff8616845290915290205460ff1660048111156106a4576106a4610ec4565b146106e1576040517f4bab828400000000000000000000000000000000000000000000000000000000815261ffff8216600482015260240161022d565b5f831515815b86811015610865575f6107068b8b8b858181106105e9576105e9611b07565b905061ffff851661071f6101408d016101208e01610fe6565b60ff168b8b8581811061073457610734611b07565b90506102400201602001602081019061074d9190611019565b610757919061105a565b61ffff161461077c576040516303bc259f60e21b81526004810182905260240161022d565b81158015906107f157508989610793600185611b1b565b8181106107a2576107a2611b07565b9050610240020160200160208101906107bb9190611019565b61ffff168a8a848181106107d1576107d1611b07565b9050610240020160200160208101906107ea9190611019565b61ffff1611155b15610812576040516303bc259f60e21b81526004810182905260240161022d565b5f818152602081905260408120549081900361084a5761084a8c8c8c8681811061083e5761083e611b07565b90506102400201610c76565b83801561085657508781145b935050508060010190506106e7565b505f6108796101408b016101208c01610fe6565b6108869060ff1685611b2e565b90505b61089b6101408b016101208c01610fe6565b60ff166108a98560016119cb565b6108b39190611b2e565b61ffff168161ffff1610156109e35760405163080f7b8360e11b81526004810186905261ffff821660248201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063101ef7069060440161010060405180830381865afa158015610932573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906109569190611a1f565b519050600381600681111561096d5761096d610ec4565b036109825761097b84611b4b565b93506109da565b600581600681111561099657610996610ec4565b141580156109b6575060068160068111156109b3576109b3610ec4565b14155b156109da57604051636e7cb40f60e11b815261ffff8316600482015260240161022d565b50600101610889565b50858214610a0e576040516313ae554160e21b8152600481018790526024810183905260440161022d565b5f818015610a1c5750600187115b610a27576004610a2a565b60025b5f86815260016020818152604080842061ffff8a16855290915290912080549293508392909160ff1990911690836004811115610a6957610a69610ec4565b02179055508361ffff16857ff2183c5d28e2131f6104a9a39381a9f7bc737710b6de4786ca9d4bcfe35de03b83604051610aa39190610eec565b60405180910390a350505050505050505050565b5f610ae28235610acd6040850160208601611019565b610add6060860160408701610fe6565b610d1d565b9050610b156040805160a08101909152805f81525f60208201819052604082018190526060820181905260809091015290565b600181526002610b2d61016086016101408701611b63565b6003811115610b3e57610b3e610ec4565b141580610b6b57505f610b5760c0850160a08601611b7c565b6005811115610b6857610b68610ec4565b14155b80610ba05750610b9b7f000000000000000000000000000000000000000000000000000000000000000085610d47565b833514155b80610c4e57506040517ff837a6e30000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063f837a6e390610c0d9086908590600401611b95565b602060405180830381865afa158015610c28573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610c4c9190611c03565b155b15610c6f576040516303bc259f60e21b81526004810183905260240161022d565b5092915050565b5f610c896103a084016103808501611c1e565b63ffffffff16610ca161024085016102208601611c1e565b63ffffffff16610cb961020085016101e08601611c37565b64ffffffffff16610cca9190611c50565b610cd49190611c50565b9050804211610d18576040517fe58369d10000000000000000000000000000000000000000000000000000000081524260048201526024810182905260440161022d565b505050565b604080516020810185905261ffff84169181019190915260ff821660608201525f90608001610324565b5f60405146815283602082015261062083604083013761066090209392505050565b5f60208284031215610d79575f5ffd5b5035919050565b5f6106208284031215610d91575f5ffd5b50919050565b5f6102408284031215610d91575f5ffd5b5f5f5f5f5f858703610a00811215610dbe575f5ffd5b610dc88888610d80565b955061018061061f1982011215610ddd575f5ffd5b5061062086019350610df3876107a08801610d97565b92506109e086013567ffffffffffffffff811115610e0f575f5ffd5b8601601f81018813610e1f575f5ffd5b803567ffffffffffffffff811115610e35575f5ffd5b886020828401011115610e46575f5ffd5b959894975092955050506020019190565b80356001600160a01b0381168114610e6d575f5ffd5b919050565b5f5f5f60608486031215610e84575f5ffd5b8335925060208401359150610e9b60408501610e57565b90509250925092565b5f5f60408385031215610eb5575f5ffd5b50508035926020909101359150565b634e487b7160e01b5f52602160045260245ffd5b60058110610ee857610ee8610ec4565b9052565b60208101610efa8284610ed8565b92915050565b5f5f5f5f6108a08587031215610f14575f5ffd5b610f1e8686610d80565b9350610f2e866106208701610d97565b939693955050505061086082013591610880013590565b5f5f5f6106408486031215610f58575f5ffd5b610f628585610d80565b925061062084013567ffffffffffffffff811115610f7e575f5ffd5b8401601f81018613610f8e575f5ffd5b803567ffffffffffffffff811115610fa4575f5ffd5b86602061024083028401011115610fb9575f5ffd5b939660209190910195509293505050565b60ff81168114610fd8575f5ffd5b50565b8035610e6d81610fca565b5f60208284031215610ff6575f5ffd5b813561100181610fca565b9392505050565b803561ffff81168114610e6d575f5ffd5b5f60208284031215611029575f5ffd5b61100182611008565b634e487b7160e01b5f52601260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b5f61ffff83168061106d5761106d611032565b8061ffff84160491505092915050565b803560048110610e6d575f5ffd5b60048110610ee857610ee8610ec4565b803564ffffffffff81168114610e6d575f5ffd5b803563ffffffff81168114610e6d575f5ffd5b6001600160801b0381168114610fd8575f5ffd5b8035610e6d816110c2565b80356bffffffffffffffffffffffff81168114610e6d575f5ffd5b67ffffffffffffffff81168114610fd8575f5ffd5b8035610e6d816110fc565b61113382611129836110af565b63ffffffff169052565b61113f602082016110af565b63ffffffff166020830152611156604082016110af565b63ffffffff16604083015261116d606082016110af565b63ffffffff166060830152611184608082016110af565b63ffffffff16608083015261119b60a082016110af565b63ffffffff1660a08301526111b260c082016110af565b63ffffffff1660c08301526111c960e082016110af565b63ffffffff1660e08301526111e161010082016110af565b63ffffffff166101008301526111fa61012082016110d6565b6001600160801b031661012083015261121661014082016110e1565b6bffffffffffffffffffffffff1661014083015261123761016082016110e1565b6bffffffffffffffffffffffff1661016083015261125861018082016110d6565b6001600160801b03166101808301526112746101a082016110d6565b6001600160801b03166101a08301526112906101c082016110d6565b6001600160801b03166101c08301526112ac6101e082016110af565b63ffffffff166101e08301526112c561020082016110af565b63ffffffff166102008301526112de61022082016110d6565b6001600160801b03166102208301526112fa61024082016110e1565b6bffffffffffffffffffffffff1661024083015261131b61026082016110e1565b6bffffffffffffffffffffffff1661026083015261133c6102808201611008565b61ffff166102808301526113536102a08201611008565b61ffff166102a083015261136a6102c08201611008565b61ffff81166102c0840152505050565b8035825261138a60208201610e57565b6001600160a01b03166020830152604081810135908301526113ae606082016110d6565b6001600160801b031660608301526113c8608082016110d6565b6001600160801b031660808301526113e260a082016110e1565b6bffffffffffffffffffffffff1660a083015261140160c08201611008565b61ffff1660c083015261141660e082016110af565b63ffffffff1660e083015261142e610100820161109b565b64ffffffffff16610100830152611448610120820161109b565b64ffffffffff166101208301526114626101408201611111565b67ffffffffffffffff1661014083015261016090810135910152565b8015158114610fd8575f5ffd5b8035610e6d8161147e565b803560068110610e6d575f5ffd5b60068110610ee857610ee8610ec4565b803562ffffff81168114610e6d575f5ffd5b803582526114d660208201611008565b61ffff1660208301526114eb60408201610fdb565b60ff1660408301526114ff60608201610fdb565b60ff1660608301526115136080820161148b565b1515608083015261152660a08201611496565b61153360a08401826114a4565b5061154060c08201610e57565b6001600160a01b031660c083015260e081810135908301526101008082013590830152610120808201359083015261014080820135908301526115866101608201611111565b67ffffffffffffffff166101608301526115a36101808201611111565b67ffffffffffffffff166101808301526115c06101a08201611111565b67ffffffffffffffff166101a08301526115dd6101c0820161109b565b64ffffffffff166101c08301526115f76101e0820161109b565b64ffffffffff166101e08301526116116102008201611111565b67ffffffffffffffff1661020083015261162e61022082016114b4565b62ffffff8116610220840152505050565b5f6080830161164f848451610ed8565b61ffff602084015116602085015260408301516080604086015281815180845260a0870191506020830193505f92505b808310156116ab576001600160a01b03845116825260208201915060208401935060018301925061167f565b50606085015192506116c860608701846001600160801b03169052565b95945050505050565b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b6117138161170689610e57565b6001600160a01b03169052565b5f61172060208901610e57565b6001600160a01b031660208301526040888101359083015261174460608901610e57565b6001600160a01b031660608301526080888101359083015260a0808901359083015260c0808901359083015260e080890135908301526117876101008901611008565b61ffff1661010083015261179e6101208901610fdb565b60ff166101208301526117b4610140890161107d565b6117c261014084018261108b565b506117d06101608901610fdb565b60ff166101608301526117e66101808901610fdb565b60ff166101808301526117fc6101a08901610fdb565b60ff166101a08301526118126101c08901610fdb565b60ff166101c08301526118286101e08901610fdb565b60ff166101e083015261183e610200890161109b565b64ffffffffff1661020083015261185861022089016110af565b63ffffffff1661022083015261187161024089016110d6565b6001600160801b031661024083015261188d61026089016110d6565b6001600160801b03166102608301526118a961028089016110e1565b6bffffffffffffffffffffffff166102808301526118ca6102a08901611111565b67ffffffffffffffff166102a08301526118e76102c08901611111565b67ffffffffffffffff166102c08301526119046102e08901610e57565b6001600160a01b03166102e08301526103008881013590830152610320808901359083015261193a610340808401908a0161111c565b61194861062083018861137a565b6119566107a08301876114c6565b610a206109e083015261196d610a2083018661163f565b828103610a008401526119818185876116d1565b9998505050505050505050565b5f61ffff8316806119a1576119a1611032565b8061ffff84160691505092915050565b61ffff8281168282160390811115610efa57610efa611046565b61ffff8181168382160190811115610efa57610efa611046565b805160078110610e6d575f5ffd5b8051610e6d81610fca565b8051610e6d8161147e565b8051610e6d816110fc565b8051610e6d816110c2565b5f610100828403128015611a31575f5ffd5b50604051610100810167ffffffffffffffff81118282101715611a6257634e487b7160e01b5f52604160045260245ffd5b604052611a6e836119e5565b8152611a7c602084016119f3565b6020820152611a8d604084016119f3565b6040820152611a9e606084016119f3565b6060820152611aaf608084016119f3565b6080820152611ac060a084016119fe565b60a0820152611ad160c08401611a09565b60c0820152611ae260e08401611a14565b60e08201529392505050565b5f60208284031215611afe575f5ffd5b61100182610e57565b634e487b7160e01b5f52603260045260245ffd5b81810381811115610efa57610efa611046565b61ffff8181168382160290811690818114610c6f57610c6f611046565b5f60018201611b5c57611b5c611046565b5060010190565b5f60208284031215611b73575f5ffd5b6110018261107d565b5f60208284031215611b8c575f5ffd5b61100182611496565b6102e08101611ba482856114c6565b611bb361024083018451610ed8565b6001600160801b036020840151166102608301526001600160801b0360408401511661028083015261ffff6060840151166102a083015264ffffffffff6080840151166102c08301529392505050565b5f60208284031215611c13575f5ffd5b81516110018161147e565b5f60208284031215611c2e575f5ffd5b611001826110af565b5f60208284031215611c47575f5ffd5b6110018261109b565b80820180821115610efa57610efa61104656',
} as const
