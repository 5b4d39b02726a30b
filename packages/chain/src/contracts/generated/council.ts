// Written by npm run contracts from the compiled contracts; a test keeps it equal.

export const councilAbi = [
 {
  "type": "constructor",
  "inputs": [
   {
    "name": "peers",
    "type": "tuple",
    "internalType": "struct Peers",
    "components": [
     {
      "name": "registry",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "nft",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "history",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "parameters",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "gate",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "council",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "copies",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "disputes",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "liveness",
      "type": "address",
      "internalType": "address"
     }
    ]
   },
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
  "name": "abandon",
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
    "name": "panel",
    "type": "tuple",
    "internalType": "struct Panel",
    "components": [
     {
      "name": "round",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "added",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "exhausted",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "deadline",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "target",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "segments",
      "type": "uint64[]",
      "internalType": "uint64[]"
     },
     {
      "name": "missing",
      "type": "uint8[]",
      "internalType": "uint8[]"
     },
     {
      "name": "seats",
      "type": "tuple[]",
      "internalType": "struct Seat[]",
      "components": [
       {
        "name": "operator",
        "type": "address",
        "internalType": "address"
       },
       {
        "name": "check",
        "type": "uint8",
        "internalType": "uint8"
       },
       {
        "name": "state",
        "type": "uint8",
        "internalType": "enum SeatState"
       }
      ]
     }
    ]
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "answer",
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
    "name": "panel",
    "type": "tuple",
    "internalType": "struct Panel",
    "components": [
     {
      "name": "round",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "added",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "exhausted",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "deadline",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "target",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "segments",
      "type": "uint64[]",
      "internalType": "uint64[]"
     },
     {
      "name": "missing",
      "type": "uint8[]",
      "internalType": "uint8[]"
     },
     {
      "name": "seats",
      "type": "tuple[]",
      "internalType": "struct Seat[]",
      "components": [
       {
        "name": "operator",
        "type": "address",
        "internalType": "address"
       },
       {
        "name": "check",
        "type": "uint8",
        "internalType": "uint8"
       },
       {
        "name": "state",
        "type": "uint8",
        "internalType": "enum SeatState"
       }
      ]
     }
    ]
   },
   {
    "name": "seat",
    "type": "uint16",
    "internalType": "uint16"
   },
   {
    "name": "kind",
    "type": "uint8",
    "internalType": "enum AnswerKind"
   },
   {
    "name": "leaf",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "seal",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "conclude",
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
    "name": "panel",
    "type": "tuple",
    "internalType": "struct Panel",
    "components": [
     {
      "name": "round",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "added",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "exhausted",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "deadline",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "target",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "segments",
      "type": "uint64[]",
      "internalType": "uint64[]"
     },
     {
      "name": "missing",
      "type": "uint8[]",
      "internalType": "uint8[]"
     },
     {
      "name": "seats",
      "type": "tuple[]",
      "internalType": "struct Seat[]",
      "components": [
       {
        "name": "operator",
        "type": "address",
        "internalType": "address"
       },
       {
        "name": "check",
        "type": "uint8",
        "internalType": "uint8"
       },
       {
        "name": "state",
        "type": "uint8",
        "internalType": "enum SeatState"
       }
      ]
     }
    ]
   },
   {
    "name": "votes",
    "type": "uint8[]",
    "internalType": "enum Vote[]"
   },
   {
    "name": "rejected",
    "type": "bool[]",
    "internalType": "bool[]"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "draw",
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
    "name": "panel",
    "type": "tuple",
    "internalType": "struct Panel",
    "components": [
     {
      "name": "round",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "added",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "exhausted",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "deadline",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "target",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "segments",
      "type": "uint64[]",
      "internalType": "uint64[]"
     },
     {
      "name": "missing",
      "type": "uint8[]",
      "internalType": "uint8[]"
     },
     {
      "name": "seats",
      "type": "tuple[]",
      "internalType": "struct Seat[]",
      "components": [
       {
        "name": "operator",
        "type": "address",
        "internalType": "address"
       },
       {
        "name": "check",
        "type": "uint8",
        "internalType": "uint8"
       },
       {
        "name": "state",
        "type": "uint8",
        "internalType": "enum SeatState"
       }
      ]
     }
    ]
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "eip712Domain",
  "inputs": [],
  "outputs": [
   {
    "name": "fields",
    "type": "bytes1",
    "internalType": "bytes1"
   },
   {
    "name": "name",
    "type": "string",
    "internalType": "string"
   },
   {
    "name": "version",
    "type": "string",
    "internalType": "string"
   },
   {
    "name": "chainId",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "verifyingContract",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "salt",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "extensions",
    "type": "uint256[]",
    "internalType": "uint256[]"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "finalise",
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
    "name": "panel",
    "type": "tuple",
    "internalType": "struct Panel",
    "components": [
     {
      "name": "round",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "added",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "exhausted",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "deadline",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "target",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "segments",
      "type": "uint64[]",
      "internalType": "uint64[]"
     },
     {
      "name": "missing",
      "type": "uint8[]",
      "internalType": "uint8[]"
     },
     {
      "name": "seats",
      "type": "tuple[]",
      "internalType": "struct Seat[]",
      "components": [
       {
        "name": "operator",
        "type": "address",
        "internalType": "address"
       },
       {
        "name": "check",
        "type": "uint8",
        "internalType": "uint8"
       },
       {
        "name": "state",
        "type": "uint8",
        "internalType": "enum SeatState"
       }
      ]
     }
    ]
   },
   {
    "name": "answers",
    "type": "tuple[]",
    "internalType": "struct Answer[]",
    "components": [
     {
      "name": "kind",
      "type": "uint8",
      "internalType": "enum AnswerKind"
     },
     {
      "name": "leaf",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "seal",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "r",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "vs",
      "type": "bytes32",
      "internalType": "bytes32"
     }
    ]
   },
   {
    "name": "evidence",
    "type": "tuple[]",
    "internalType": "struct Evidence[]",
    "components": [
     {
      "name": "digest",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "secret",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "proof",
      "type": "bytes32[]",
      "internalType": "bytes32[]"
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
  "name": "more",
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
    "name": "panel",
    "type": "tuple",
    "internalType": "struct Panel",
    "components": [
     {
      "name": "round",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "added",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "exhausted",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "deadline",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "target",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "segments",
      "type": "uint64[]",
      "internalType": "uint64[]"
     },
     {
      "name": "missing",
      "type": "uint8[]",
      "internalType": "uint8[]"
     },
     {
      "name": "seats",
      "type": "tuple[]",
      "internalType": "struct Seat[]",
      "components": [
       {
        "name": "operator",
        "type": "address",
        "internalType": "address"
       },
       {
        "name": "check",
        "type": "uint8",
        "internalType": "uint8"
       },
       {
        "name": "state",
        "type": "uint8",
        "internalType": "enum SeatState"
       }
      ]
     }
    ]
   },
   {
    "name": "answers",
    "type": "tuple[]",
    "internalType": "struct Answer[]",
    "components": [
     {
      "name": "kind",
      "type": "uint8",
      "internalType": "enum AnswerKind"
     },
     {
      "name": "leaf",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "seal",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "r",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "vs",
      "type": "bytes32",
      "internalType": "bytes32"
     }
    ]
   },
   {
    "name": "evidence",
    "type": "tuple[]",
    "internalType": "struct Evidence[]",
    "components": [
     {
      "name": "digest",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "secret",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "proof",
      "type": "bytes32[]",
      "internalType": "bytes32[]"
     }
    ]
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "panelHash",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "event",
  "name": "Answered",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "seat",
    "type": "uint16",
    "indexed": true,
    "internalType": "uint16"
   },
   {
    "name": "kind",
    "type": "uint8",
    "indexed": false,
    "internalType": "enum AnswerKind"
   },
   {
    "name": "leaf",
    "type": "bytes32",
    "indexed": false,
    "internalType": "bytes32"
   },
   {
    "name": "seal",
    "type": "bytes32",
    "indexed": false,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "BeaconExpired",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "panel",
    "type": "tuple",
    "indexed": false,
    "internalType": "struct Panel",
    "components": [
     {
      "name": "round",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "added",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "exhausted",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "deadline",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "target",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "segments",
      "type": "uint64[]",
      "internalType": "uint64[]"
     },
     {
      "name": "missing",
      "type": "uint8[]",
      "internalType": "uint8[]"
     },
     {
      "name": "seats",
      "type": "tuple[]",
      "internalType": "struct Seat[]",
      "components": [
       {
        "name": "operator",
        "type": "address",
        "internalType": "address"
       },
       {
        "name": "check",
        "type": "uint8",
        "internalType": "uint8"
       },
       {
        "name": "state",
        "type": "uint8",
        "internalType": "enum SeatState"
       }
      ]
     }
    ]
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Concluded",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Drawn",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "panel",
    "type": "tuple",
    "indexed": false,
    "internalType": "struct Panel",
    "components": [
     {
      "name": "round",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "added",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "exhausted",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "deadline",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "target",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "segments",
      "type": "uint64[]",
      "internalType": "uint64[]"
     },
     {
      "name": "missing",
      "type": "uint8[]",
      "internalType": "uint8[]"
     },
     {
      "name": "seats",
      "type": "tuple[]",
      "internalType": "struct Seat[]",
      "components": [
       {
        "name": "operator",
        "type": "address",
        "internalType": "address"
       },
       {
        "name": "check",
        "type": "uint8",
        "internalType": "uint8"
       },
       {
        "name": "state",
        "type": "uint8",
        "internalType": "enum SeatState"
       }
      ]
     }
    ]
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "EIP712DomainChanged",
  "inputs": [],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Judged",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "stage",
    "type": "uint8",
    "indexed": false,
    "internalType": "enum Stage"
   },
   {
    "name": "panel",
    "type": "tuple",
    "indexed": false,
    "internalType": "struct Panel",
    "components": [
     {
      "name": "round",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "added",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "exhausted",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "deadline",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "target",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "segments",
      "type": "uint64[]",
      "internalType": "uint64[]"
     },
     {
      "name": "missing",
      "type": "uint8[]",
      "internalType": "uint8[]"
     },
     {
      "name": "seats",
      "type": "tuple[]",
      "internalType": "struct Seat[]",
      "components": [
       {
        "name": "operator",
        "type": "address",
        "internalType": "address"
       },
       {
        "name": "check",
        "type": "uint8",
        "internalType": "uint8"
       },
       {
        "name": "state",
        "type": "uint8",
        "internalType": "enum SeatState"
       }
      ]
     }
    ]
   },
   {
    "name": "votes",
    "type": "uint8[]",
    "indexed": false,
    "internalType": "enum Vote[]"
   },
   {
    "name": "rejected",
    "type": "bool[]",
    "indexed": false,
    "internalType": "bool[]"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "SeatsMissing",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "panel",
    "type": "tuple",
    "indexed": false,
    "internalType": "struct Panel",
    "components": [
     {
      "name": "round",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "added",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "exhausted",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "deadline",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "target",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "segments",
      "type": "uint64[]",
      "internalType": "uint64[]"
     },
     {
      "name": "missing",
      "type": "uint8[]",
      "internalType": "uint8[]"
     },
     {
      "name": "seats",
      "type": "tuple[]",
      "internalType": "struct Seat[]",
      "components": [
       {
        "name": "operator",
        "type": "address",
        "internalType": "address"
       },
       {
        "name": "check",
        "type": "uint8",
        "internalType": "uint8"
       },
       {
        "name": "state",
        "type": "uint8",
        "internalType": "enum SeatState"
       }
      ]
     }
    ]
   }
  ],
  "anonymous": false
 },
 {
  "type": "error",
  "name": "AddressEmptyCode",
  "inputs": [
   {
    "name": "target",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "AnswerDiffers",
  "inputs": [
   {
    "name": "seat",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "AnswerMissing",
  "inputs": [
   {
    "name": "seat",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "deadline",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "AnswerTooLate",
  "inputs": [
   {
    "name": "time",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "deadline",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "AnsweredAlready",
  "inputs": [
   {
    "name": "seat",
    "type": "uint16",
    "internalType": "uint16"
   }
  ]
 },
 {
  "type": "error",
  "name": "BadEvidence",
  "inputs": [
   {
    "name": "check",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "BeaconPending",
  "inputs": [
   {
    "name": "target",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "ECDSAInvalidSignature",
  "inputs": []
 },
 {
  "type": "error",
  "name": "ECDSAInvalidSignatureLength",
  "inputs": [
   {
    "name": "length",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "ECDSAInvalidSignatureS",
  "inputs": [
   {
    "name": "s",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "FailedCall",
  "inputs": []
 },
 {
  "type": "error",
  "name": "FalseSignature",
  "inputs": [
   {
    "name": "seat",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "signer",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "InsufficientBalance",
  "inputs": [
   {
    "name": "balance",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "needed",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "InvalidShortString",
  "inputs": []
 },
 {
  "type": "error",
  "name": "NotConcludable",
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
  "name": "NotDecided",
  "inputs": [
   {
    "name": "check",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotDelivered",
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
  "name": "NotSeat",
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
  "name": "NothingMissing",
  "inputs": []
 },
 {
  "type": "error",
  "name": "NothingToDraw",
  "inputs": []
 },
 {
  "type": "error",
  "name": "SeatsPending",
  "inputs": []
 },
 {
  "type": "error",
  "name": "StillOpen",
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
  "name": "StringTooLong",
  "inputs": [
   {
    "name": "str",
    "type": "string",
    "internalType": "string"
   }
  ]
 },
 {
  "type": "error",
  "name": "WrongAnswers",
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
 },
 {
  "type": "error",
  "name": "WrongPanel",
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
  "name": "WrongProofLength",
  "inputs": [
   {
    "name": "length",
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

export const councilCode = {
  Council: '0x6101c0604052348015610010575f5ffd5b50604051615cc4380380615cc483398101604081905261002f9161020a565b604080518082018252600681526536bab9ba32b960d11b602080830191909152825180840190935260018352603160f81b908301529061006f825f61013a565b6101205261007e81600161013a565b61014052815160208084019190912060e052815190820120610100524660a05261010a60e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b0390811661016052815181166101805260e090910151166101a05261049c565b5f6020835110156101555761014e8361016c565b9050610166565b816101608482610370565b5060ff90505b92915050565b5f5f829050601f8151111561019f578260405163305a27a960e01b8152600401610196919061042e565b60405180910390fd5b80516101aa82610479565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b03811182821017156101e9576101e96101b2565b60405290565b80516001600160a01b0381168114610205575f5ffd5b919050565b5f5f82840361014081121561021d575f5ffd5b61012081121561022b575f5ffd5b506102346101c6565b61023d846101ef565b815261024b602085016101ef565b602082015261025c604085016101ef565b604082015261026d606085016101ef565b606082015261027e608085016101ef565b608082015261028f60a085016101ef565b60a08201526102a060c085016101ef565b60c08201526102b160e085016101ef565b60e08201526102c361010085016101ef565b61010082015291506102d861012084016101ef565b90509250929050565b600181811c908216806102f557607f821691505b60208210810361031357634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561036b578282111561036b57805f5260205f20601f840160051c602085101561034457505f5b90810190601f840160051c035f5b81811015610367575f83820155600101610352565b5050505b505050565b81516001600160401b03811115610389576103896101b2565b61039d8161039784546102e1565b84610319565b6020601f8211600181146103cf575f83156103b85750848201515b5f19600385901b1c1916600184901b178455610427565b5f84815260208120601f198516915b828110156103fe57878501518255602094850194600190920191016103de565b508482101561041b57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b8181101561045a576020818601810151604086840101520161043d565b505f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610313575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516157816105435f395f610e7e01525f8181611d05015281816121e8015281816128aa01528181612f45015261307301525f818161057801528181610d780152818161103d01528181611a8c01526127e001525f61247001525f61243f01525f613cdd01525f613cb501525f613c1001525f613c3a01525f613c6401526157815ff3fe608060405234801561000f575f5ffd5b5060043610610085575f3560e01c80632e7c61d6116100585780632e7c61d6146100f657806384b0196e146101095780639f43220014610124578063bfc4ed5f14610137575f5ffd5b806304bf0eca146100895780630ddc17fe146100bb5780631cbc4bd3146100d057806323c30f17146100e3575b5f5ffd5b6100a8610097366004613f8c565b5f9081526002602052604090205490565b6040519081526020015b60405180910390f35b6100ce6100c9366004614063565b61014a565b005b6100ce6100de366004614121565b610549565b6100ce6100f1366004614121565b6106d2565b6100ce61010436600461419c565b610986565b610111610bd9565b6040516100b29796959493929190614281565b6100ce610132366004614381565b610c37565b6100ce610145366004614483565b610cf5565b5f6101558888610fa0565b905061016181876110dd565b61017160a0870160808801614519565b6001600160401b03161561019857604051639e0a4deb60e01b815260040160405180910390fd5b5f6101a98989848a8a8a8a8a611184565b90505f6101b5886147c0565b90505f805b8260a00151518110156102cf575f84610100015182815181106101df576101df6148c0565b602002602001015160028111156101f8576101f86148ac565b141580610210575061021060608b0160408c016148d4565b6102c7575f61028b8d61016001602081019061022c91906148ef565b60ff168e61018001602081019061024391906148ef565b60ff168f6101a001602081019061025a91906148ef565b60ff168860e001518681518110610273576102736148c0565b60200260200101516116fa909392919063ffffffff16565b9050808460c0015183815181106102a4576102a46148c0565b602002602001019060ff16908160ff168152505082806102c357508015155b9250505b6001016101ba565b5080610307576040517f36f53f1b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6103128b83856117d8565b5f5b878110156104b7575f8360e001518281518110610333576103336148c0565b6020026020010151604001516002811115610350576103506148ac565b14158061037457505f85815260036020908152604080832084845290915290205415155b6104af575f89898381811061038b5761038b6148c0565b905060a00201602001355f5f1b146103be578989838181106103af576103af6148c0565b905060a0020160200135610401565b84604001518460e0015183815181106103d9576103d96148c0565b60200260200101516020015160ff16815181106103f8576103f86148c0565b60200260200101515b90506104ad86838c8c8681811061041a5761041a6148c0565b61043092602060a0909202019081019150614908565b848e8e88818110610443576104436148c0565b905060a002016040013560405160200161045f93929190614933565b60408051601f1981840301815291815281516020928301205f8581526003845282812085825284528281209190915593845260049091529091208054600160ff9093169290921b9091179055565b505b600101610314565b506104ca6103608c016103408d01614954565b6104da9063ffffffff164361498b565b6001600160401b031660808301526104f1826119e8565b5f8581526002602052604090819020919091555184907fa709bbbbad68da1d48699c66aabbf3e67b21fe07606afb55ba1d2cd5db8d87c290610534908590614b51565b60405180910390a25050505050505050505050565b5f6105548484611a1b565b905061056081836110dd565b600460405163ebfa452360e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ebfa452390602401602060405180830381865afa1580156105c5573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906105e99190614b63565b60048111156105fa576105fa6148ac565b1461062057604051632d6db5eb60e21b8152600481018290526024015b60405180910390fd5b5f818152600260205260408120556106a28461063b846147c0565b61064860e0860186614b81565b90506001600160401b0381111561066157610661614532565b60405190808252806020026020018201604052801561068a578160200160208202803683370190505b50604080515f81526020810190915260045f19611ada565b60405181907f3e659e9176c25a527f4575e010a270b3e1f8e9d1e94f5e49d4a91dd2c59e8cf8905f90a250505050565b5f6106dd8484610fa0565b905061073a6040518061010001604052805f60ff1681526020015f60ff1681526020015f151581526020015f64ffffffffff1681526020015f6001600160401b031681526020016060815260200160608152602001606081525090565b5f8281526002602052604081205490036107955761076061036086016103408701614954565b63ffffffff1661077861022086016102008701614519565b610782919061498b565b6001600160401b031660808201526107f0565b61079f82846110dd565b6107a8836147c0565b905080608001516001600160401b03165f036107f0576040517fd2c0cf5700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80608001516001600160401b031643116108475760808101516040517f949312be0000000000000000000000000000000000000000000000000000000081526001600160401b039091166004820152602401610617565b61010081608001516001600160401b03166108629190614bc5565b43111561087b57610874858383611d98565b5050505050565b6080808201518251604080516001600160401b03909316406020840152820185905260ff1660608201525f91016040516020818303038152906040528051906020012090508160a00151515f036108d8576108d886868484611e58565b6108e486868484611f80565b5f60808301526108fc61038087016103608801614954565b61090c9063ffffffff1642614bd8565b64ffffffffff1660608301528151829061092590614bf5565b60ff169052610933826119e8565b5f8481526002602052604090819020919091555183907f25b3dde16c1b170345d1c2c8008ff3ba0fe288223251995bd058a8e37d36d97b90610976908590614b51565b60405180910390a2505050505050565b5f6109918888610fa0565b905061099d81876110dd565b6109aa60e0870187614b81565b90508561ffff161015806109fd5750336109c760e0880188614b81565b8761ffff168181106109db576109db6148c0565b6109f19260206060909202019081019150614c13565b6001600160a01b031614155b15610a1d57604051630a71624160e01b8152336004820152602401610617565b5f610a2b60e0880188614b81565b8761ffff16818110610a3f57610a3f6148c0565b9050606002016040016020810190610a579190614c2e565b6002811115610a6857610a686148ac565b141580610a8557505f846003811115610a8357610a836148ac565b145b15610aa557604051630a71624160e01b8152336004820152602401610617565b610ab56080870160608801614c47565b64ffffffffff16421115610b165742610ad46080880160608901614c47565b6040517f76d42464000000000000000000000000000000000000000000000000000000008152600481019290925264ffffffffff166024820152604401610617565b5f81815260036020908152604080832061ffff8916845290915290205415610b70576040517f016694ea00000000000000000000000000000000000000000000000000000000815261ffff86166004820152602401610617565b610b8e818661ffff1686868660405160200161045f93929190614933565b8461ffff16817fa19b83a10d60820ccc9dbe1f8b936633584b8837b39fbe247a96cdebc7761a51868686604051610bc793929190614933565b60405180910390a35050505050505050565b5f6060805f5f5f6060610bea612438565b610bf2612469565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f610c428b8a611a1b565b9050610c4e81896110dd565b610c5e60a0890160808a01614519565b6001600160401b031615610c8557604051639e0a4deb60e01b815260040160405180910390fd5b5f610c968c8b848c8c8c8c8c611184565b90505f610ca48d8b84612496565b9050610cb1818686612783565b600281516004811115610cc657610cc66148ac565b148015610cd257508315155b151560a0830152610ce68d848c8585612863565b50505050505050505050505050565b5f610d008888611a1b565b90508585858585604051602001610d1b959493929190614e3b565b60408051601f1981840301815291815281516020928301205f848152600290935291205414610d605760405163ce40f86560e01b815260048101829052602401610617565b60405163ebfa452360e01b8152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ebfa452390602401602060405180830381865afa158015610dc5573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610de99190614b63565b90505f816004811115610dfe57610dfe6148ac565b03610e1f57604051632d6db5eb60e21b815260048101839052602401610617565b5f8281526002602081905260408220829055826004811115610e4357610e436148ac565b14610e4f575f19610eef565b6040517f56225b97000000000000000000000000000000000000000000000000000000008152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906356225b9790602401602060405180830381865afa158015610ecb573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610eef9190614f5c565b9050610f6a8a610efe8a6147c0565b8989808060200260200160405190810160405280939291908181526020018383602002808284375f9201919091525050604080516020808d0282810182019093528c82529093508c92508b9182918501908490808284375f92019190915250899250889150611ada9050565b60405183907f3e659e9176c25a527f4575e010a270b3e1f8e9d1e94f5e49d4a91dd2c59e8cf8905f90a250505050505050505050565b5f610fab8383611a1b565b9050610fde6040805160a08101909152805f81525f60208201819052604082018190526060820181905260809091015290565b6001808252610ff561016086016101408701614908565b6003811115611006576110066148ac565b11806110b557506040517ff837a6e30000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063f837a6e3906110749086908590600401615007565b602060405180830381865afa15801561108f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906110b39190615189565b155b156110d65760405163e7e24a8760e01b815260048101839052602401610617565b5092915050565b5f6110eb60e0830183614b81565b6110f7915060036151a4565b61110460c08401846151bb565b905061111360a08501856151bb565b61111f9150600b614bc5565b6111299190614bc5565b6111339190614bc5565b61113e9060206151a4565b90505f604051828482378290205f85815260026020526040902054909150811461117e5760405163ce40f86560e01b815260048101859052602401610617565b50505050565b6111d4604051806101200160405280606081526020016060815260200160608152602001606081526020015f151581526020015f151581526020015f815260200160608152602001606081525090565b5f6111e260a08801886151bb565b91506111f3905060e0880188614b81565b8614905061122c578461120960e0890189614b81565b604051631a8f44bb60e11b81526004810193909352602483015250604401610617565b82811461125657604051631a8f44bb60e11b81526004810184905260248101829052604401610617565b846001600160401b0381111561126e5761126e614532565b604051908082528060200260200182016040528015611297578160200160208202803683370190505b508252846001600160401b038111156112b2576112b2614532565b6040519080825280602002602001820160405280156112db578160200160208202803683370190505b506020830152806001600160401b038111156112f9576112f9614532565b60405190808252806020026020018201604052801561134257816020015b604080516060810182525f80825260208083018290529282015282525f199092019101816113175790505b5060e0830152806001600160401b0381111561136057611360614532565b604051908082528060200260200182016040528015611389578160200160208202803683370190505b50610100830152806001600160401b038111156113a8576113a8614532565b6040519080825280602002602001820160405280156113d1578160200160208202803683370190505b506040830152806001600160401b038111156113ef576113ef614532565b604051908082528060200260200182016040528015611418578160200160208202803683370190505b5060608301525f5b818110156114d7576114888b8b61143a60a08c018c6151bb565b8581811061144a5761144a6148c0565b905060200201602081019061145f9190614519565b888886818110611471576114716148c0565b90506020028101906114839190615200565b612950565b8460400151838151811061149e5761149e6148c0565b60200260200101856060015184815181106114bb576114bb6148c0565b9215156020938402919091019092019190915252600101611420565b506114ea6103a08b016103808c01614954565b63ffffffff166115006080890160608a01614c47565b64ffffffffff166115119190614bc5565b421160808301525f8881526004602052604081205460c08401525b85811015611639573661154260e08a018a614b81565b83818110611552576115526148c0565b90506060020190508360e0015181602001602081019061157291906148ef565b60ff1681518110611585576115856148c0565b6020026020010151604001805161159b9061521e565b61ffff1690525f6115b26060830160408401614c2e565b60028111156115c3576115c36148ac565b146115ce5750611631565b61162f848b8b858c8c888181106115e7576115e76148c0565b905060a002018b8b88602001602081019061160291906148ef565b60ff16818110611614576116146148c0565b90506020028101906116269190615200565b60200135612aeb565b505b60010161152c565b505f5b818110156116ec5761169e6116596101808d016101608e016148ef565b60ff1661166e6101a08e016101808f016148ef565b60ff168560e001518481518110611687576116876148c0565b6020026020010151612ee29092919063ffffffff16565b83610100015182815181106116b5576116b56148c0565b602002602001019060028111156116ce576116ce6148ac565b908160028111156116e1576116e16148ac565b90525060010161163c565b505098975050505050505050565b5f5f856020015161ffff16865f015161ffff166117179190614bc5565b9050828110158061173a575061172e6004846151a4565b866040015161ffff1610155b15611748575f9150506117d0565b5f865f015161ffff16876020015161ffff16876117659190614bc5565b61176f9190615235565b90505f876020015161ffff16885f015161ffff168761178e9190614bc5565b6117989190615235565b90505f8183106117a857816117aa565b825b90505f6117b78588615235565b90508082106117c657806117c8565b815b955050505050505b949350505050565b5f6117eb61054085016105208601614954565b90505f63ffffffff821661180761056087016105408801614954565b63ffffffff1610611818578161182a565b61182a61056086016105408701614954565b90505f5b8351518110156119e0575f8460200151828151811061184f5761184f6148c0565b602002602001015190505f600381111561186b5761186b6148ac565b81600381111561187d5761187d6148ac565b0361188857506119d8565b5f8660e00151838151811061189f5761189f6148c0565b602090810291909101015151905060038260038111156118c1576118c16148ac565b036119255760028760e0015184815181106118de576118de6148c0565b60200260200101516040019060028111156118fb576118fb6148ac565b9081600281111561190e5761190e6148ac565b90525061191e8882876004612f3b565b50506119d8565b60018760e00151848151811061193d5761193d6148c0565b602002602001015160400190600281111561195a5761195a6148ac565b9081600281111561196d5761196d6148ac565b9052505f6001836003811115611985576119856148ac565b14611990575f611992565b845b905063ffffffff8116156119ad576119ad8983836005612f3b565b8563ffffffff168163ffffffff16146119d4576119d489836119cf848a615248565b613001565b5050505b60010161182e565b505050505050565b5f5f826040516020016119fb9190614b51565b60408051601f198184038101825292825280519092019101209392505050565b5f611a858235611a316040850160208601615264565b611a4160608601604087016148ef565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090509392505050565b9050611ab17f0000000000000000000000000000000000000000000000000000000000000000846130b2565b823514611ad45760405163e7e24a8760e01b815260048101829052602401610617565b92915050565b5f84516001600160401b03811115611af457611af4614532565b604051908082528060200260200182016040528015611b1d578160200160208202803683370190505b5090505f805b8651811015611cf1575f8860e001518281518110611b4357611b436148c0565b602002602001015190505f6002811115611b5f57611b5f6148ac565b81604001516002811115611b7557611b756148ac565b14611b805750611ce9565b5f6001876004811115611b9557611b956148ac565b14611c49576002876004811115611bae57611bae6148ac565b148015611be557506001898481518110611bca57611bca6148c0565b60200260200101516003811115611be357611be36148ac565b145b8015611c44575087826020015160ff1681518110611c0557611c056148c0565b602002602001015180611c445750858a60a00151836020015160ff1681518110611c3157611c316148c0565b60200260200101516001600160401b0316145b611c78565b6002898481518110611c5d57611c5d6148c0565b60200260200101516003811115611c7657611c766148ac565b145b90508015611ca6578151611ca1908c90611c9a61054083016105208401614954565b6003612f3b565b611ce6565b81518585611cb38161527d565b965081518110611cc557611cc56148c0565b60200260200101906001600160a01b031690816001600160a01b0316815250505b50505b600101611b23565b508082528015611d8e576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166337647e3360c08a013584611d426105408d016105208e01614954565b6040518463ffffffff1660e01b8152600401611d60939291906152ce565b5f604051808303815f87803b158015611d77575f5ffd5b505af1158015611d89573d5f5f3e3d5ffd5b505050505b5050505050505050565b60a081015151158015611db55750600260ff16816020015160ff16105b15611dcf57806020018051611dc990614bf5565b60ff1690525b611de161036084016103408501614954565b611df19063ffffffff164361498b565b6001600160401b03166080820152611e08816119e8565b5f8381526002602052604090819020919091555182907fab5989df50d68fbc61696684a496f04a3550c3c52fcbbafb5dab978e0fc9070790611e4b908490614b51565b60405180910390a2505050565b60208201515f9060ff16611e746101e087016101c088016148ef565b60ff16611e819190614bc5565b9050611e9561018085016101608601614519565b6001600160401b0316811115611ec357611eb761018085016101608601614519565b6001600160401b031690505b611ee88282611eda61018088016101608901614519565b6001600160401b03166130d4565b60a0840152806001600160401b03811115611f0557611f05614532565b604051908082528060200260200182016040528015611f2e578160200160208202803683370190505b5060c08401525f5b818110156119e057611f50610180870161016088016148ef565b8460c001518281518110611f6657611f666148c0565b60ff90921660209283029190910190910152600101611f36565b5f805b8360c0015151811015611fc6578360c001518181518110611fa657611fa66148c0565b602002602001015160ff1682611fbc9190614bc5565b9150600101611f83565b5060e0830151515f611fd9826003614bc5565b6001600160401b03811115611ff057611ff0614532565b604051908082528060200260200182016040528015612019578160200160208202803683370190505b50905061202c60e0870160c08801614c13565b815f8151811061203e5761203e6148c0565b6001600160a01b0390921660209283029190910182015261206190880188614c13565b81600181518110612074576120746148c0565b6001600160a01b0390921660209283029190910182015261209b9060408901908901614c13565b816002815181106120ae576120ae6148c0565b6001600160a01b03909216602092830291909101909101525f6120d18484614bc5565b6001600160401b038111156120e8576120e8614532565b60405190808252806020026020018201604052801561213957816020015b612126604080516060810182525f80825260208201819052909182015290565b8152602001906001900390816121065790505b5090505f5b838110156121dc578660e00151818151811061215c5761215c6148c0565b6020026020010151828281518110612176576121766148c0565b6020026020010181905250818181518110612193576121936148c0565b60200260200101515f0151838260036121ac9190614bc5565b815181106121bc576121bc6148c0565b6001600160a01b039092166020928302919091019091015260010161213e565b505f6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663cd86756e60c08b01356122246102408c016102208d016152fc565b8989888f610340016101e001602081019061223f9190614954565b6040518763ffffffff1660e01b815260040161226096959493929190615315565b5f604051808303815f875af115801561227b573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f191682016040526122a2919081019061535d565b90505f805b82518210156123ba578860c0015181815181106122c6576122c66148c0565b602002602001015160ff165f1461238b578860c0015181815181106122ed576122ed6148c0565b6020026020010180516122ff906153ec565b60ff169052604080516060810190915283518190859085908110612325576123256148c0565b60200260200101516001600160a01b031681526020018260ff1681526020015f6002811115612356576123566148ac565b9052846123638489614bc5565b81518110612373576123736148c0565b6020026020010181905250816123889061527d565b91505b60c08901515161239c826001614bc5565b146123b1576123ac816001614bc5565b6123b3565b5f5b90506122a7565b868210156123d857600160408a01525f6123d48388614bc5565b8552505b8860a00151516001600160401b038111156123f5576123f5614532565b60405190808252806020026020018201604052801561241e578160200160208202803683370190505b5060c08a015250505060e090950194909452505050505050565b60606124647f00000000000000000000000000000000000000000000000000000000000000005f61320a565b905090565b60606124647f0000000000000000000000000000000000000000000000000000000000000000600161320a565b6124c06040805160808101909152805f81525f602082018190526060604083018190529091015290565b5f80806124d060a08701876151bb565b91505f90505b8181101561256957600186610100015182815181106124f7576124f76148c0565b60200260200101516002811115612510576125106148ac565b036125255761251e8461527d565b9350612561565b6002866101000151828151811061253e5761253e6148c0565b60200260200101516002811115612557576125576148ac565b0361256157600192505b6001016124d6565b5081156125795760038452612725565b808314801561258757508015155b156125e657600284525f5b818110156125e057856060015181815181106125b0576125b06148c0565b60200260200101516125d857604051630a46f27160e31b815260048101829052602401610617565b600101612592565b50612725565b600484525f5b81811015612723576001866101000151828151811061260d5761260d6148c0565b60200260200101516002811115612626576126266148ac565b0361266e5785606001518181518110612641576126416148c0565b602002602001015161266957604051630a46f27160e31b815260048101829052602401610617565b61271b565b61267e60608801604089016148d4565b1580156126e157506126de61269b6101808a016101608b016148ef565b60ff166126b06101a08b016101808c016148ef565b60ff166126c56101c08c016101a08d016148ef565b60ff168960e001518581518110610273576102736148c0565b15155b1561271b576040517f196521be00000000000000000000000000000000000000000000000000000000815260048101829052602401610617565b6001016125ec565b505b80156127475780612738846127106151a4565b612742919061541b565b612749565b5f5b61ffff16602085015261275b876132b3565b6001600160801b031660608501526127738686613328565b6040850152509195945050505050565b5f610240612795610180610620614bc5565b61279f9190614bc5565b90505f8484846040516020016127b79392919061542e565b60408051601f1981840301815291815260208201805185019052810180518401905290506119e07f00000000000000000000000000000000000000000000000000000000000000007fcb6ba5ea000000000000000000000000000000000000000000000000000000005f60043661282e8883614bc5565b9261283b939291906154ae565b8560405160200161284f94939291906154d5565b60405160208183030381529060405261358d565b8160a001518015612886575061287c60e0840184614b81565b9050816040015151145b15612939575f84815260026020526040808220919091558101516001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906337647e339060c0880135906128e96105408a016105208b01614954565b6040518463ffffffff1660e01b8152600401612907939291906152ce565b5f604051808303815f87803b15801561291e575f5ffd5b505af1158015612930573d5f5f3e3d5ffd5b50505050610874565b6108748585612947866147c0565b8451869061359a565b80355f81810361296457505f905080612ae2565b50602082013515801590612a76575f6129856102c088016102a08901614519565b6001600160401b0316856001600160401b031660016129a49190614bc5565b6129ae91906151a4565b6129c06101a088016101808901614519565b6001600160401b03166129d39190614bc5565b90506129e76101c087016101a08801614519565b6001600160401b0316811115612a1557612a096101c087016101a08801614519565b6001600160401b031690505b828460200135604051602001612a2d91815260200190565b60408051601f1981840301815282825280516020918201209083019390935281019190915260608101829052608001604051602081830303815290604052805190602001209250505b5f612a8961018087016101608801614519565b612a9d906001600160401b03166001614bc5565b9050612ad061012087013584612abd6001600160401b0389166001614bc5565b84612acb60408a018a6151bb565b6136f9565b612ae057505f9150819050612ae2565b505b94509492505050565b36612af960e0860186614b81565b85818110612b0957612b096148c0565b90506060020190505f816020016020810190612b2591906148ef565b60ff1690505f88604001518281518110612b4157612b416148c0565b602002602001015190505f85602001355f5f1b14612b63578560200135612b65565b815b90505f612b998b60c001518b8b6060016020810190612b849190614c47565b612b9160208a018a614c13565b8c8c886137d0565b90506002816003811115612baf57612baf6148ac565b03612c325760038b5f01518981518110612bcb57612bcb6148c0565b60200260200101906003811115612be457612be46148ac565b90816003811115612bf757612bf76148ac565b815250508a60e001518481518110612c1157612c116148c0565b60200260200101516020018051612c279061521e565b61ffff169052612ed5565b6001816003811115612c4657612c466148ac565b14612cb7575f816003811115612c5e57612c5e6148ac565b14612c6a576002612c6d565b60015b8b602001518981518110612c8357612c836148c0565b60200260200101906003811115612c9c57612c9c6148ac565b90816003811115612caf57612caf6148ac565b905250612ed5565b5f839003612ce9578a60800151612ce457604051630a46f27160e31b815260048101859052602401610617565b612ed5565b828214612d075760028b5f01518981518110612bcb57612bcb6148c0565b8a606001518481518110612d1d57612d1d6148c0565b6020026020010151612daf578a6080015115612d3d5750505050506119e0565b60018b5f01518981518110612d5457612d546148c0565b60200260200101906003811115612d6d57612d6d6148ac565b90816003811115612d8057612d806148ac565b815250508a60e001518481518110612d9a57612d9a6148c0565b60200260200101515f018051612c279061521e565b85612dbd6020870187614c13565b8b612dcb60a08d018d6151bb565b88818110612ddb57612ddb6148c0565b9050602002016020810190612df09190614519565b6040805160208101959095526001600160a01b039093169284019290925260608301526001600160401b0316608082015260a00160405160208183030381529060405280519060200120876040013514612e5c5760038b602001518981518110612c8357612c836148c0565b60018b5f01518981518110612e7357612e736148c0565b60200260200101906003811115612e8c57612e8c6148ac565b90816003811115612e9f57612e9f6148ac565b815250508a60e001518481518110612eb957612eb96148c0565b60200260200101515f018051612ece9061521e565b61ffff1690525b5050505050505050505050565b5f82846020015161ffff16612ef79190614bc5565b845161ffff1610612f0a57506001612f34565b8351612f1b90839061ffff16614bc5565b846020015161ffff1610612f3157506002612f34565b505f5b9392505050565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166368148df960c08601358585855f604051908082528060200260200182016040528015612fb757816020015b604080518082019091525f8082526020820152815260200190600190039081612f915790505b506040518663ffffffff1660e01b8152600401612fd895949392919061552e565b5f604051808303815f87803b158015612fef575f5ffd5b505af1158015611d8e573d5f5f3e3d5ffd5b6040805160018082528183019092525f916020808301908036833701905050905082815f81518110613035576130356148c0565b6001600160a01b0392831660209182029290920101526040517f37647e330000000000000000000000000000000000000000000000000000000081527f0000000000000000000000000000000000000000000000000000000000000000909116906337647e3390612fd89060c088013590859087906004016152ce565b5f60405146815283602082015261062083604083013761066090209392505050565b6060826001600160401b038111156130ee576130ee614532565b604051908082528060200260200182016040528015613117578160200160208202803683370190505b5090505f5b83811015613202575f816131308686615235565b61313a9190614bc5565b90505f613148826001614bc5565b60408051602081018a9052908101859052606001604051602081830303815290604052805190602001205f1c61317e91906155d1565b90505f5b838110156131cc57816001600160401b03168582815181106131a6576131a66148c0565b60200260200101516001600160401b0316036131c4578291506131cc565b600101613182565b50808484815181106131e0576131e06148c0565b6001600160401b0390921660209283029190910190910152505060010161311c565b509392505050565b606060ff83146132245761321d836139cf565b9050611ad4565b818054613230906155e4565b80601f016020809104026020016040519081016040528092919081815260200182805461325c906155e4565b80156132a75780601f1061327e576101008083540402835291602001916132a7565b820191905f5260205f20905b81548152906001019060200180831161328a57829003601f168201915b50505050509050611ad4565b5f633b9aca006132cb61052084016105008501615616565b6001600160801b03166132e66102c085016102a08601614519565b6001600160401b03166132f991906151a4565b613303919061541b565b61331561050084016104e08501615616565b6001600160801b0316611ad49190614bc5565b60605f825f0151516001600160401b0381111561334757613347614532565b604051908082528060200260200182016040528015613370578160200160208202803683370190505b5091505f5b835151811015613584575f845f01518281518110613395576133956148c0565b602002602001015190505f868060e001906133b09190614b81565b848181106133c0576133c06148c0565b90506060020160200160208101906133d891906148ef565b90505f8661010001518260ff16815181106133f5576133f56148c0565b6020026020010151905060016003811115613412576134126148ac565b836003811115613424576134246148ac565b14801561344f575086606001518260ff1681518110613445576134456148c0565b6020026020010151155b1561345c5750505061357c565b5f6001826002811115613471576134716148ac565b146134e857600282600281111561348a5761348a6148ac565b146134c65760018460038111156134a3576134a36148ac565b14806134c1575060025b8460038111156134bf576134bf6148ac565b145b6134fe565b60028460038111156134da576134da6148ac565b14806134c1575060036134ad565b60018460038111156134fc576134fc6148ac565b145b905080156135775761351360e08a018a614b81565b86818110613523576135236148c0565b6135399260206060909202019081019150614c13565b87876135448161527d565b985081518110613556576135566148c0565b60200260200101906001600160a01b031690816001600160a01b0316815250505b505050505b600101613375565b50815292915050565b6060612f3483835f613a0c565b6135a58584846117d8565b5f8360a00151516001600160401b038111156135c3576135c3614532565b6040519080825280602002602001820160405280156135ec578160200160208202803683370190505b5090508260a0015115613621575f85815260026020526040812055825161361b90879086908460015f19611ada565b50610874565b5f5b81518110156136895760028461010001518281518110613645576136456148c0565b6020026020010151600281111561365e5761365e6148ac565b14828281518110613671576136716148c0565b91151560209283029190910190910152600101613623565b50825160405161369f91869184906020016156a8565b60408051601f1981840301815282825280516020918201205f898152600290925291902055835186917f8e96edb75897be4abc564b805b3f02423ea0e9b75413c1a34bcd909456f8449291610976918691899187906156e0565b5f5f61370485613abb565b9050828114613749576040517fe2d2ab0a0000000000000000000000000000000000000000000000000000000081526004810184905260248101829052604401610617565b848610613759575f9150506137c6565b865f5b828110156137bf575f868683818110613777576137776148c0565b905060200201359050886001165f1461379c575f8181526020849052604090206137aa565b5f8381526020829052604090205b9250600189901c98505080600101905061375c565b5088149150505b9695505050505050565b5f6137de6020840184614908565b9050600160ff85161b88161561387f575f878152600360209081526040808320878452909152902054801561387d578183856040013560405160200161382693929190614933565b604051602081830303815290604052805190602001208114613877576040517f6e2b808b00000000000000000000000000000000000000000000000000000000815260048101869052602401610617565b506139c4565b505b5f816003811115613892576138926148ac565b036138ec578564ffffffffff1642116138e7576040517f6c27653a0000000000000000000000000000000000000000000000000000000081526004810185905264ffffffffff87166024820152604401610617565b6139c4565b5f7fb63df1876fd68363dc3729b076ab6f64784f8a77ac0e24b8bde218f4f1dc15738886888587896040013560405160200161392e9796959493929190615725565b6040516020818303038152906040528051906020012090505f61396261395383613ade565b86606001358760800135613b25565b9050866001600160a01b0316816001600160a01b0316146139c1576040517f74dc7d60000000000000000000000000000000000000000000000000000000008152600481018790526001600160a01b0382166024820152604401610617565b50505b979650505050505050565b60605f6139db83613b4f565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b606081471015613a51576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101839052604401610617565b5f5f856001600160a01b03168486604051613a6c9190615770565b5f6040518083038185875af1925050503d805f8114613aa6576040519150601f19603f3d011682016040523d82523d5f602084013e613aab565b606091505b50915091506137c6868383613b8f565b5f5b81816001901b1015613ad957613ad28161527d565b9050613abd565b919050565b5f611ad4613aea613c04565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f613b34878787613d2d565b925092509250613b448282613d78565b509095945050505050565b5f60ff8216601f811115611ad4576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b606082613ba457613b9f82613e7f565b612f34565b8151158015613bbb57506001600160a01b0384163b155b15613bfd576040517f9996b3150000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610617565b5080612f34565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015613c5c57507f000000000000000000000000000000000000000000000000000000000000000046145b15613c8657507f000000000000000000000000000000000000000000000000000000000000000090565b612464604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f80807f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8416601b60ff86901c01613d6788828985613ec4565b945094509450505093509350939050565b5f826003811115613d8b57613d8b6148ac565b03613d94575050565b6001826003811115613da857613da86148ac565b03613ddf576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6002826003811115613df357613df36148ac565b03613e2d576040517ffce698f700000000000000000000000000000000000000000000000000000000815260048101829052602401610617565b6003826003811115613e4157613e416148ac565b03613e7b576040517fd78bce0c00000000000000000000000000000000000000000000000000000000815260048101829052602401610617565b5050565b805115613e8f5780518082602001fd5b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b50565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841115613efd57505f91506003905082613f82565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015613f4e573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b038116613f7957505f925060019150829050613f82565b92505f91508190505b9450945094915050565b5f60208284031215613f9c575f5ffd5b5035919050565b5f6106208284031215613fb4575f5ffd5b50919050565b5f6102408284031215613fb4575f5ffd5b5f6101008284031215613fb4575f5ffd5b5f5f83601f840112613fec575f5ffd5b5081356001600160401b03811115614002575f5ffd5b60208301915083602060a08302850101111561401c575f5ffd5b9250929050565b5f5f83601f840112614033575f5ffd5b5081356001600160401b03811115614049575f5ffd5b6020830191508360208260051b850101111561401c575f5ffd5b5f5f5f5f5f5f5f6108c0888a03121561407a575f5ffd5b6140848989613fa3565b9650614094896106208a01613fba565b95506108608801356001600160401b038111156140af575f5ffd5b6140bb8a828b01613fcb565b9550506108808801356001600160401b038111156140d7575f5ffd5b6140e38a828b01613fdc565b9095509350506108a08801356001600160401b03811115614102575f5ffd5b61410e8a828b01614023565b989b979a50959850939692959293505050565b5f5f5f6108808486031215614134575f5ffd5b61413e8585613fa3565b925061414e856106208601613fba565b91506108608401356001600160401b03811115614169575f5ffd5b61417586828701613fcb565b9150509250925092565b803561ffff81168114613ad9575f5ffd5b60048110613ec1575f5ffd5b5f5f5f5f5f5f5f610900888a0312156141b3575f5ffd5b6141bd8989613fa3565b96506141cd896106208a01613fba565b95506108608801356001600160401b038111156141e8575f5ffd5b6141f48a828b01613fcb565b955050614204610880890161417f565b93506108a088013561421581614190565b969995985093969295946108c084013594506108e09093013592915050565b5f5b8381101561424e578181015183820152602001614236565b50505f910152565b5f815180845261426d816020860160208601614234565b601f01601f19169290920160200192915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f6142bb60e0830189614256565b82810360408401526142cd8189614256565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015614322578351835260209384019390920191600101614304565b50909b9a5050505050505050505050565b5f6101808284031215613fb4575f5ffd5b5f5f83601f840112614354575f5ffd5b5081356001600160401b0381111561436a575f5ffd5b60208301915083602082850101111561401c575f5ffd5b5f5f5f5f5f5f5f5f5f5f610a608b8d03121561439b575f5ffd5b6143a58c8c613fa3565b99506143b58c6106208d01614333565b98506143c58c6107a08d01613fba565b97506109e08b01356001600160401b038111156143e0575f5ffd5b6143ec8d828e01613fcb565b975050610a008b01356001600160401b03811115614408575f5ffd5b6144148d828e01613fdc565b909750955050610a208b01356001600160401b03811115614433575f5ffd5b61443f8d828e01614023565b909550935050610a408b01356001600160401b0381111561445e575f5ffd5b61446a8d828e01614344565b915080935050809150509295989b9194979a5092959850565b5f5f5f5f5f5f5f6108c0888a03121561449a575f5ffd5b6144a48989613fa3565b96506144b4896106208a01613fba565b95506108608801356001600160401b038111156144cf575f5ffd5b6144db8a828b01613fcb565b9550506108808801356001600160401b038111156144f7575f5ffd5b6140e38a828b01614023565b80356001600160401b0381168114613ad9575f5ffd5b5f60208284031215614529575f5ffd5b612f3482614503565b634e487b7160e01b5f52604160045260245ffd5b604051606081016001600160401b038111828210171561456857614568614532565b60405290565b60405161010081016001600160401b038111828210171561456857614568614532565b604051601f8201601f191681016001600160401b03811182821017156145b9576145b9614532565b604052919050565b803560ff81168114613ad9575f5ffd5b8015158114613ec1575f5ffd5b8035613ad9816145d1565b803564ffffffffff81168114613ad9575f5ffd5b5f6001600160401b0382111561461557614615614532565b5060051b60200190565b5f82601f83011261462e575f5ffd5b813561464161463c826145fd565b614591565b8082825260208201915060208360051b860101925085831115614662575f5ffd5b602085015b838110156146865761467881614503565b835260209283019201614667565b5095945050505050565b5f82601f83011261469f575f5ffd5b81356146ad61463c826145fd565b8082825260208201915060208360051b8601019250858311156146ce575f5ffd5b602085015b83811015614686576146e4816145c1565b8352602092830192016146d3565b6001600160a01b0381168114613ec1575f5ffd5b8035613ad9816146f2565b803560038110613ad9575f5ffd5b5f82601f83011261472e575f5ffd5b813561473c61463c826145fd565b8082825260208201915060206060840286010192508583111561475d575f5ffd5b602085015b838110156146865760608188031215614779575f5ffd5b614781614546565b813561478c816146f2565b815261479a602083016145c1565b60208201526147ab60408301614711565b60408201528352602090920191606001614762565b5f61010082360312156147d1575f5ffd5b6147d961456e565b6147e2836145c1565b81526147f0602084016145c1565b6020820152614801604084016145de565b6040820152614812606084016145e9565b606082015261482360808401614503565b608082015260a08301356001600160401b03811115614840575f5ffd5b61484c3682860161461f565b60a08301525060c08301356001600160401b0381111561486a575f5ffd5b61487636828601614690565b60c08301525060e08301356001600160401b03811115614894575f5ffd5b6148a03682860161471f565b60e08301525092915050565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b5f602082840312156148e4575f5ffd5b8135612f34816145d1565b5f602082840312156148ff575f5ffd5b612f34826145c1565b5f60208284031215614918575f5ffd5b8135612f3481614190565b60048110613ec157613ec16148ac565b6060810161494085614923565b938152602081019290925260409091015290565b5f60208284031215614964575f5ffd5b813563ffffffff81168114612f34575f5ffd5b634e487b7160e01b5f52601160045260245ffd5b6001600160401b038181168382160190811115611ad457611ad4614977565b5f8151808452602084019350602083015f5b828110156149e35781516001600160401b03168652602095860195909101906001016149bc565b5093949350505050565b5f8151808452602084019350602083015f5b828110156149e357815160ff168652602095860195909101906001016149ff565b60038110614a3057614a306148ac565b9052565b5f8151808452602084019350602083015f5b828110156149e35781516001600160a01b03815116875260ff602082015116602088015260408101519050614a7e6040880182614a20565b506060959095019460209190910190600101614a46565b805160ff1682525f6020820151614ab1602085018260ff169052565b506040820151614ac5604085018215159052565b506060820151614ade606085018264ffffffffff169052565b506080820151614af960808501826001600160401b03169052565b5060a082015161010060a0850152614b156101008501826149aa565b905060c083015184820360c0860152614b2e82826149ed565b91505060e083015184820360e0860152614b488282614a34565b95945050505050565b602081525f612f346020830184614a95565b5f60208284031215614b73575f5ffd5b815160058110612f34575f5ffd5b5f5f8335601e19843603018112614b96575f5ffd5b8301803591506001600160401b03821115614baf575f5ffd5b602001915060608102360382131561401c575f5ffd5b80820180821115611ad457611ad4614977565b64ffffffffff8181168382160190811115611ad457611ad4614977565b5f60ff821660ff8103614c0a57614c0a614977565b60010192915050565b5f60208284031215614c23575f5ffd5b8135612f34816146f2565b5f60208284031215614c3e575f5ffd5b612f3482614711565b5f60208284031215614c57575f5ffd5b612f34826145e9565b5f5f8335601e19843603018112614c75575f5ffd5b83016020810192503590506001600160401b03811115614c93575f5ffd5b8060051b360382131561401c575f5ffd5b8183526020830192505f815f5b848110156149e3576001600160401b03614cca83614503565b1686526020958601959190910190600101614cb1565b8183526020830192505f815f5b848110156149e35760ff614d00836145c1565b1686526020958601959190910190600101614ced565b5f5f8335601e19843603018112614d2b575f5ffd5b83016020810192503590506001600160401b03811115614d49575f5ffd5b60608102360382131561401c575f5ffd5b8183526020830192505f815f5b848110156149e3578135614d7a816146f2565b6001600160a01b0316865260ff614d93602084016145c1565b166020870152614da560408301614711565b614db26040880182614a20565b506060958601959190910190600101614d67565b8183526020830192505f815f5b848110156149e3578135614de681614190565b614def81614923565b86526020958601959190910190600101614dd3565b8183526020830192505f815f5b848110156149e3578135614e24816145d1565b151586526020958601959190910190600101614e11565b60608152614e5660608201614e4f886145c1565b60ff169052565b5f614e63602088016145c1565b60ff166080830152614e77604088016145de565b151560a0830152614e8a606088016145e9565b64ffffffffff1660c0830152614ea260808801614503565b6001600160401b031660e0830152614ebd60a0880188614c60565b61010080850152614ed361016085018284614ca4565b915050614ee360c0890189614c60565b848303605f1901610120860152614efb838284614ce0565b92505050614f0c60e0890189614d16565b848303605f1901610140860152614f24838284614d5a565b925050508281036020840152614f3b818789614dc6565b90508281036040840152614f50818587614e04565b98975050505050505050565b5f60208284031215614f6c575f5ffd5b5051919050565b803560068110613ad9575f5ffd5b60068110614a3057614a306148ac565b803562ffffff81168114613ad9575f5ffd5b60058110614a3057614a306148ac565b614fbe828251614fa3565b6001600160801b0360208201511660208301526001600160801b03604082015116604083015261ffff606082015116606083015264ffffffffff60808201511660808301525050565b823581526102e0810161501c6020850161417f565b61ffff166020830152615031604085016145c1565b60ff166040830152615045606085016145c1565b60ff166060830152615059608085016145de565b1515608083015261506c60a08501614f73565b61507960a0840182614f81565b5061508660c08501614706565b6001600160a01b031660c083015260e084810135908301526101008085013590830152610120808501359083015261014080850135908301526150cc6101608501614503565b6001600160401b03166101608301526150e86101808501614503565b6001600160401b03166101808301526151046101a08501614503565b6001600160401b03166101a08301526151206101c085016145e9565b64ffffffffff166101c083015261513a6101e085016145e9565b64ffffffffff166101e08301526151546102008501614503565b6001600160401b03166102008301526151706102208501614f91565b62ffffff16610220830152612f34610240830184614fb3565b5f60208284031215615199575f5ffd5b8151612f34816145d1565b8082028115828204841417611ad457611ad4614977565b5f5f8335601e198436030181126151d0575f5ffd5b8301803591506001600160401b038211156151e9575f5ffd5b6020019150600581901b360382131561401c575f5ffd5b5f8235605e19833603018112615214575f5ffd5b9190910192915050565b5f61ffff821661ffff8103614c0a57614c0a614977565b81810381811115611ad457611ad4614977565b63ffffffff8281168282160390811115611ad457611ad4614977565b5f60208284031215615274575f5ffd5b612f348261417f565b5f6001820161528e5761528e614977565b5060010190565b5f8151808452602084019350602083015f5b828110156149e35781516001600160a01b03168652602095860195909101906001016152a7565b838152606060208201525f6152e66060830185615295565b905063ffffffff83166040830152949350505050565b5f6020828403121561530c575f5ffd5b612f3482614f91565b86815262ffffff8616602082015284604082015283606082015260c060808201525f61534460c0830185615295565b905063ffffffff831660a0830152979650505050505050565b5f6020828403121561536d575f5ffd5b81516001600160401b03811115615382575f5ffd5b8201601f81018413615392575f5ffd5b80516153a061463c826145fd565b8082825260208201915060208360051b8501019250868311156153c1575f5ffd5b6020840193505b828410156137c65783516153db816146f2565b8252602093840193909101906153c8565b5f60ff8216806153fe576153fe614977565b5f190192915050565b634e487b7160e01b5f52601260045260245ffd5b5f8261542957615429615407565b500490565b60408152615440604082018551614fa3565b61ffff60208501511660608201525f604085015160808084015261546760c0840182615295565b90506001600160801b0360608701511660a08401528281036020840152838152838560208301375f602085830101526020601f19601f860116820101915050949350505050565b5f5f858511156154bc575f5ffd5b838611156154c8575f5ffd5b5050820193919092039150565b7fffffffff0000000000000000000000000000000000000000000000000000000085168152828460048301375f838201600481015f8152845161551c818360208901614234565b91909101600401979650505050505050565b5f60a082018783526001600160a01b038716602084015263ffffffff8616604084015260088510615561576155616148ac565b6060830185905260a06080840152835190819052602084019060c08401905f5b818110156155c257835180516001600160a01b031684526020908101516bffffffffffffffffffffffff168185015290930192604090920191600101615581565b50909998505050505050505050565b5f826155df576155df615407565b500690565b600181811c908216806155f857607f821691505b602082108103613fb457634e487b7160e01b5f52602260045260245ffd5b5f60208284031215615626575f5ffd5b81356001600160801b0381168114612f34575f5ffd5b5f8151808452602084019350602083015f5b828110156149e357815161566181614923565b8652602095860195919091019060010161564e565b5f8151808452602084019350602083015f5b828110156149e35781511515865260209586019590910190600101615688565b606081525f6156ba6060830186614a95565b82810360208401526156cc818661563c565b905082810360408401526137c68185615676565b6156ea8186614fa3565b608060208201525f6156ff6080830186614a95565b8281036040840152615711818661563c565b905082810360608401526139c48185615676565b87815260208101879052604081018690526001600160a01b038516606082015260e0810161575285614923565b8460808301528360a08301528260c083015298975050505050505050565b5f825161521481846020870161423456',
} as const
