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
  Council: '0x6101c0604052348015610010575f5ffd5b50604051615d68380380615d6883398101604081905261002f9161020a565b604080518082018252600681526536bab9ba32b960d11b602080830191909152825180840190935260018352603160f81b908301529061006f825f61013a565b6101205261007e81600161013a565b61014052815160208084019190912060e052815190820120610100524660a05261010a60e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b0390811661016052815181166101805260e090910151166101a05261049c565b5f6020835110156101555761014e8361016c565b9050610166565b816101608482610370565b5060ff90505b92915050565b5f5f829050601f8151111561019f578260405163305a27a960e01b8152600401610196919061042e565b60405180910390fd5b80516101aa82610479565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b03811182821017156101e9576101e96101b2565b60405290565b80516001600160a01b0381168114610205575f5ffd5b919050565b5f5f82840361014081121561021d575f5ffd5b61012081121561022b575f5ffd5b506102346101c6565b61023d846101ef565b815261024b602085016101ef565b602082015261025c604085016101ef565b604082015261026d606085016101ef565b606082015261027e608085016101ef565b608082015261028f60a085016101ef565b60a08201526102a060c085016101ef565b60c08201526102b160e085016101ef565b60e08201526102c361010085016101ef565b61010082015291506102d861012084016101ef565b90509250929050565b600181811c908216806102f557607f821691505b60208210810361031357634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561036b578282111561036b57805f5260205f20601f840160051c602085101561034457505f5b90810190601f840160051c035f5b81811015610367575f83820155600101610352565b5050505b505050565b81516001600160401b03811115610389576103896101b2565b61039d8161039784546102e1565b84610319565b6020601f8211600181146103cf575f83156103b85750848201515b5f19600385901b1c1916600184901b178455610427565b5f84815260208120601f198516915b828110156103fe57878501518255602094850194600190920191016103de565b508482101561041b57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b8181101561045a576020818601810151604086840101520161043d565b505f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610313575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516158256105435f395f610e5801525f8181611d2201528181612205015281816128c801528181612f54015261308201525f818161055201528181610d520152818161101701528181611aaf01526127fe01525f61248d01525f61245c01525f613d8101525f613d5901525f613cb401525f613cde01525f613d0801526158255ff3fe608060405234801561000f575f5ffd5b5060043610610085575f3560e01c80632e7c61d6116100585780632e7c61d6146100f657806384b0196e146101095780639f43220014610124578063bfc4ed5f14610137575f5ffd5b806304bf0eca146100895780630ddc17fe146100bb5780631cbc4bd3146100d057806323c30f17146100e3575b5f5ffd5b6100a8610097366004614030565b5f9081526002602052604090205490565b6040519081526020015b60405180910390f35b6100ce6100c9366004614101565b61014a565b005b6100ce6100de3660046141bf565b610523565b6100ce6100f13660046141bf565b6106ac565b6100ce61010436600461423a565b610960565b610111610bb3565b6040516100b2979695949392919061431f565b6100ce61013236600461441f565b610c11565b6100ce610145366004614521565b610ccf565b5f6101558888610f7a565b905061016181876110b7565b61017160a08701608088016145b7565b6001600160401b03161561019857604051639e0a4deb60e01b815260040160405180910390fd5b5f6101a98989848a8a8a8a8a61115e565b90505f6101b58861485e565b90505f805b8260a00151518110156102cf575f84610100015182815181106101df576101df61495e565b602002602001015160028111156101f8576101f861494a565b141580610210575061021060608b0160408c01614972565b6102c7575f61028b8d61016001602081019061022c919061498d565b60ff168e610180016020810190610243919061498d565b60ff168f6101a001602081019061025a919061498d565b60ff168860e0015186815181106102735761027361495e565b60200260200101516116d4909392919063ffffffff16565b9050808460c0015183815181106102a4576102a461495e565b602002602001019060ff16908160ff168152505082806102c357508015155b9250505b6001016101ba565b5080610307576040517f36f53f1b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6103128b83856117b2565b5f5b87811015610491575f8360e0015182815181106103335761033361495e565b60200260200101516040015160028111156103505761035061494a565b14158061037457505f85815260036020908152604080832084845290915290205415155b610489575f6103db8a8a8481811061038e5761038e61495e565b905060a0020186604001518660e0015185815181106103af576103af61495e565b60200260200101516020015160ff16815181106103ce576103ce61495e565b60200260200101516119c2565b905061048786838c8c868181106103f4576103f461495e565b61040a92602060a09092020190810191506149a6565b848e8e8881811061041d5761041d61495e565b905060a0020160400135604051602001610439939291906149d1565b60408051601f1981840301815291815281516020928301205f8581526003845282812085825284528281209190915593845260049091529091208054600160ff9093169290921b9091179055565b505b600101610314565b506104a46103608c016103408d016149f2565b6104b49063ffffffff1643614a29565b6001600160401b031660808301526104cb82611a0b565b5f8581526002602052604090819020919091555184907fa709bbbbad68da1d48699c66aabbf3e67b21fe07606afb55ba1d2cd5db8d87c29061050e908590614bef565b60405180910390a25050505050505050505050565b5f61052e8484611a3e565b905061053a81836110b7565b600460405163ebfa452360e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ebfa452390602401602060405180830381865afa15801561059f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906105c39190614c01565b60048111156105d4576105d461494a565b146105fa57604051632d6db5eb60e21b8152600481018290526024015b60405180910390fd5b5f8181526002602052604081205561067c846106158461485e565b61062260e0860186614c1f565b90506001600160401b0381111561063b5761063b6145d0565b604051908082528060200260200182016040528015610664578160200160208202803683370190505b50604080515f81526020810190915260045f19611af7565b60405181907f3e659e9176c25a527f4575e010a270b3e1f8e9d1e94f5e49d4a91dd2c59e8cf8905f90a250505050565b5f6106b78484610f7a565b90506107146040518061010001604052805f60ff1681526020015f60ff1681526020015f151581526020015f64ffffffffff1681526020015f6001600160401b031681526020016060815260200160608152602001606081525090565b5f82815260026020526040812054900361076f5761073a610360860161034087016149f2565b63ffffffff16610752610220860161020087016145b7565b61075c9190614a29565b6001600160401b031660808201526107ca565b61077982846110b7565b6107828361485e565b905080608001516001600160401b03165f036107ca576040517fd2c0cf5700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80608001516001600160401b031643116108215760808101516040517f949312be0000000000000000000000000000000000000000000000000000000081526001600160401b0390911660048201526024016105f1565b61010081608001516001600160401b031661083c9190614c63565b4311156108555761084e858383611db5565b5050505050565b6080808201518251604080516001600160401b03909316406020840152820185905260ff1660608201525f91016040516020818303038152906040528051906020012090508160a00151515f036108b2576108b286868484611e75565b6108be86868484611f9d565b5f60808301526108d6610380870161036088016149f2565b6108e69063ffffffff1642614c76565b64ffffffffff166060830152815182906108ff90614c93565b60ff16905261090d82611a0b565b5f8481526002602052604090819020919091555183907f25b3dde16c1b170345d1c2c8008ff3ba0fe288223251995bd058a8e37d36d97b90610950908590614bef565b60405180910390a2505050505050565b5f61096b8888610f7a565b905061097781876110b7565b61098460e0870187614c1f565b90508561ffff161015806109d75750336109a160e0880188614c1f565b8761ffff168181106109b5576109b561495e565b6109cb9260206060909202019081019150614cb1565b6001600160a01b031614155b156109f757604051630a71624160e01b81523360048201526024016105f1565b5f610a0560e0880188614c1f565b8761ffff16818110610a1957610a1961495e565b9050606002016040016020810190610a319190614ccc565b6002811115610a4257610a4261494a565b141580610a5f57505f846003811115610a5d57610a5d61494a565b145b15610a7f57604051630a71624160e01b81523360048201526024016105f1565b610a8f6080870160608801614ce5565b64ffffffffff16421115610af05742610aae6080880160608901614ce5565b6040517f76d42464000000000000000000000000000000000000000000000000000000008152600481019290925264ffffffffff1660248201526044016105f1565b5f81815260036020908152604080832061ffff8916845290915290205415610b4a576040517f016694ea00000000000000000000000000000000000000000000000000000000815261ffff861660048201526024016105f1565b610b68818661ffff16868686604051602001610439939291906149d1565b8461ffff16817fa19b83a10d60820ccc9dbe1f8b936633584b8837b39fbe247a96cdebc7761a51868686604051610ba1939291906149d1565b60405180910390a35050505050505050565b5f6060805f5f5f6060610bc4612455565b610bcc612486565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f610c1c8b8a611a3e565b9050610c2881896110b7565b610c3860a0890160808a016145b7565b6001600160401b031615610c5f57604051639e0a4deb60e01b815260040160405180910390fd5b5f610c708c8b848c8c8c8c8c61115e565b90505f610c7e8d8b846124b3565b9050610c8b8186866127a1565b600281516004811115610ca057610ca061494a565b148015610cac57508315155b151560a0830152610cc08d848c8585612881565b50505050505050505050505050565b5f610cda8888611a3e565b90508585858585604051602001610cf5959493929190614ed9565b60408051601f1981840301815291815281516020928301205f848152600290935291205414610d3a5760405163ce40f86560e01b8152600481018290526024016105f1565b60405163ebfa452360e01b8152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ebfa452390602401602060405180830381865afa158015610d9f573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610dc39190614c01565b90505f816004811115610dd857610dd861494a565b03610df957604051632d6db5eb60e21b8152600481018390526024016105f1565b5f8281526002602081905260408220829055826004811115610e1d57610e1d61494a565b14610e29575f19610ec9565b6040517f56225b97000000000000000000000000000000000000000000000000000000008152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906356225b9790602401602060405180830381865afa158015610ea5573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ec99190614ffa565b9050610f448a610ed88a61485e565b8989808060200260200160405190810160405280939291908181526020018383602002808284375f9201919091525050604080516020808d0282810182019093528c82529093508c92508b9182918501908490808284375f92019190915250899250889150611af79050565b60405183907f3e659e9176c25a527f4575e010a270b3e1f8e9d1e94f5e49d4a91dd2c59e8cf8905f90a250505050505050505050565b5f610f858383611a3e565b9050610fb86040805160a08101909152805f81525f60208201819052604082018190526060820181905260809091015290565b6001808252610fcf610160860161014087016149a6565b6003811115610fe057610fe061494a565b118061108f57506040517ff837a6e30000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063f837a6e39061104e90869085906004016150a5565b602060405180830381865afa158015611069573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061108d9190615227565b155b156110b05760405163e7e24a8760e01b8152600481018390526024016105f1565b5092915050565b5f6110c560e0830183614c1f565b6110d191506003615242565b6110de60c0840184615259565b90506110ed60a0850185615259565b6110f99150600b614c63565b6111039190614c63565b61110d9190614c63565b611118906020615242565b90505f604051828482378290205f8581526002602052604090205490915081146111585760405163ce40f86560e01b8152600481018590526024016105f1565b50505050565b6111ae604051806101200160405280606081526020016060815260200160608152602001606081526020015f151581526020015f151581526020015f815260200160608152602001606081525090565b5f6111bc60a0880188615259565b91506111cd905060e0880188614c1f565b8614905061120657846111e360e0890189614c1f565b604051631a8f44bb60e11b815260048101939093526024830152506044016105f1565b82811461123057604051631a8f44bb60e11b815260048101849052602481018290526044016105f1565b846001600160401b03811115611248576112486145d0565b604051908082528060200260200182016040528015611271578160200160208202803683370190505b508252846001600160401b0381111561128c5761128c6145d0565b6040519080825280602002602001820160405280156112b5578160200160208202803683370190505b506020830152806001600160401b038111156112d3576112d36145d0565b60405190808252806020026020018201604052801561131c57816020015b604080516060810182525f80825260208083018290529282015282525f199092019101816112f15790505b5060e0830152806001600160401b0381111561133a5761133a6145d0565b604051908082528060200260200182016040528015611363578160200160208202803683370190505b50610100830152806001600160401b03811115611382576113826145d0565b6040519080825280602002602001820160405280156113ab578160200160208202803683370190505b506040830152806001600160401b038111156113c9576113c96145d0565b6040519080825280602002602001820160405280156113f2578160200160208202803683370190505b5060608301525f5b818110156114b1576114628b8b61141460a08c018c615259565b858181106114245761142461495e565b905060200201602081019061143991906145b7565b88888681811061144b5761144b61495e565b905060200281019061145d919061529e565b61296e565b846040015183815181106114785761147861495e565b60200260200101856060015184815181106114955761149561495e565b92151560209384029190910190920191909152526001016113fa565b506114c46103a08b016103808c016149f2565b63ffffffff166114da6080890160608a01614ce5565b64ffffffffff166114eb9190614c63565b421160808301525f8881526004602052604081205460c08401525b85811015611613573661151c60e08a018a614c1f565b8381811061152c5761152c61495e565b90506060020190508360e0015181602001602081019061154c919061498d565b60ff168151811061155f5761155f61495e565b60200260200101516040018051611575906152bc565b61ffff1690525f61158c6060830160408401614ccc565b600281111561159d5761159d61494a565b146115a8575061160b565b611609848b8b858c8c888181106115c1576115c161495e565b905060a002018b8b8860200160208101906115dc919061498d565b60ff168181106115ee576115ee61495e565b9050602002810190611600919061529e565b60200135612b09565b505b600101611506565b505f5b818110156116c6576116786116336101808d016101608e0161498d565b60ff166116486101a08e016101808f0161498d565b60ff168560e0015184815181106116615761166161495e565b6020026020010151612ef19092919063ffffffff16565b836101000151828151811061168f5761168f61495e565b602002602001019060028111156116a8576116a861494a565b908160028111156116bb576116bb61494a565b905250600101611616565b505098975050505050505050565b5f5f856020015161ffff16865f015161ffff166116f19190614c63565b905082811015806117145750611708600484615242565b866040015161ffff1610155b15611722575f9150506117aa565b5f865f015161ffff16876020015161ffff168761173f9190614c63565b61174991906152d3565b90505f876020015161ffff16885f015161ffff16876117689190614c63565b61177291906152d3565b90505f8183106117825781611784565b825b90505f61179185886152d3565b90508082106117a057806117a2565b815b955050505050505b949350505050565b5f6117c5610540850161052086016149f2565b90505f63ffffffff82166117e1610560870161054088016149f2565b63ffffffff16106117f25781611804565b611804610560860161054087016149f2565b90505f5b8351518110156119ba575f846020015182815181106118295761182961495e565b602002602001015190505f60038111156118455761184561494a565b8160038111156118575761185761494a565b0361186257506119b2565b5f8660e0015183815181106118795761187961495e565b6020908102919091010151519050600382600381111561189b5761189b61494a565b036118ff5760028760e0015184815181106118b8576118b861495e565b60200260200101516040019060028111156118d5576118d561494a565b908160028111156118e8576118e861494a565b9052506118f88882876004612f4a565b50506119b2565b60018760e0015184815181106119175761191761495e565b60200260200101516040019060028111156119345761193461494a565b908160028111156119475761194761494a565b9052505f600183600381111561195f5761195f61494a565b1461196a575f61196c565b845b905063ffffffff811615611987576119878983836005612f4a565b8563ffffffff168163ffffffff16146119ae576119ae89836119a9848a6152e6565b613010565b5050505b600101611808565b505050505050565b5f60208301351580156119f2575060016119df60208501856149a6565b60038111156119f0576119f061494a565b145b611a00578260200135611a02565b815b90505b92915050565b5f5f82604051602001611a1e9190614bef565b60408051601f198184038101825292825280519092019101209392505050565b5f611aa88235611a546040850160208601615302565b611a64606086016040870161498d565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090509392505050565b9050611ad47f0000000000000000000000000000000000000000000000000000000000000000846130c1565b823514611a055760405163e7e24a8760e01b8152600481018290526024016105f1565b5f84516001600160401b03811115611b1157611b116145d0565b604051908082528060200260200182016040528015611b3a578160200160208202803683370190505b5090505f805b8651811015611d0e575f8860e001518281518110611b6057611b6061495e565b602002602001015190505f6002811115611b7c57611b7c61494a565b81604001516002811115611b9257611b9261494a565b14611b9d5750611d06565b5f6001876004811115611bb257611bb261494a565b14611c66576002876004811115611bcb57611bcb61494a565b148015611c0257506001898481518110611be757611be761495e565b60200260200101516003811115611c0057611c0061494a565b145b8015611c61575087826020015160ff1681518110611c2257611c2261495e565b602002602001015180611c615750858a60a00151836020015160ff1681518110611c4e57611c4e61495e565b60200260200101516001600160401b0316145b611c95565b6002898481518110611c7a57611c7a61495e565b60200260200101516003811115611c9357611c9361494a565b145b90508015611cc3578151611cbe908c90611cb7610540830161052084016149f2565b6003612f4a565b611d03565b81518585611cd08161531b565b965081518110611ce257611ce261495e565b60200260200101906001600160a01b031690816001600160a01b0316815250505b50505b600101611b40565b508082528015611dab576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166337647e3360c08a013584611d5f6105408d016105208e016149f2565b6040518463ffffffff1660e01b8152600401611d7d9392919061536c565b5f604051808303815f87803b158015611d94575f5ffd5b505af1158015611da6573d5f5f3e3d5ffd5b505050505b5050505050505050565b60a081015151158015611dd25750600260ff16816020015160ff16105b15611dec57806020018051611de690614c93565b60ff1690525b611dfe610360840161034085016149f2565b611e0e9063ffffffff1643614a29565b6001600160401b03166080820152611e2581611a0b565b5f8381526002602052604090819020919091555182907fab5989df50d68fbc61696684a496f04a3550c3c52fcbbafb5dab978e0fc9070790611e68908490614bef565b60405180910390a2505050565b60208201515f9060ff16611e916101e087016101c0880161498d565b60ff16611e9e9190614c63565b9050611eb2610180850161016086016145b7565b6001600160401b0316811115611ee057611ed4610180850161016086016145b7565b6001600160401b031690505b611f058282611ef7610180880161016089016145b7565b6001600160401b03166130e3565b60a0840152806001600160401b03811115611f2257611f226145d0565b604051908082528060200260200182016040528015611f4b578160200160208202803683370190505b5060c08401525f5b818110156119ba57611f6d6101808701610160880161498d565b8460c001518281518110611f8357611f8361495e565b60ff90921660209283029190910190910152600101611f53565b5f805b8360c0015151811015611fe3578360c001518181518110611fc357611fc361495e565b602002602001015160ff1682611fd99190614c63565b9150600101611fa0565b5060e0830151515f611ff6826003614c63565b6001600160401b0381111561200d5761200d6145d0565b604051908082528060200260200182016040528015612036578160200160208202803683370190505b50905061204960e0870160c08801614cb1565b815f8151811061205b5761205b61495e565b6001600160a01b0390921660209283029190910182015261207e90880188614cb1565b816001815181106120915761209161495e565b6001600160a01b039092166020928302919091018201526120b89060408901908901614cb1565b816002815181106120cb576120cb61495e565b6001600160a01b03909216602092830291909101909101525f6120ee8484614c63565b6001600160401b03811115612105576121056145d0565b60405190808252806020026020018201604052801561215657816020015b612143604080516060810182525f80825260208201819052909182015290565b8152602001906001900390816121235790505b5090505f5b838110156121f9578660e0015181815181106121795761217961495e565b60200260200101518282815181106121935761219361495e565b60200260200101819052508181815181106121b0576121b061495e565b60200260200101515f0151838260036121c99190614c63565b815181106121d9576121d961495e565b6001600160a01b039092166020928302919091019091015260010161215b565b505f6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663cd86756e60c08b01356122416102408c016102208d0161539a565b8989888f610340016101e001602081019061225c91906149f2565b6040518763ffffffff1660e01b815260040161227d969594939291906153b3565b5f604051808303815f875af1158015612298573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f191682016040526122bf91908101906153fb565b90505f805b82518210156123d7578860c0015181815181106122e3576122e361495e565b602002602001015160ff165f146123a8578860c00151818151811061230a5761230a61495e565b60200260200101805161231c9061548a565b60ff1690526040805160608101909152835181908590859081106123425761234261495e565b60200260200101516001600160a01b031681526020018260ff1681526020015f60028111156123735761237361494a565b9052846123808489614c63565b815181106123905761239061495e565b6020026020010181905250816123a59061531b565b91505b60c0890151516123b9826001614c63565b146123ce576123c9816001614c63565b6123d0565b5f5b90506122c4565b868210156123f557600160408a01525f6123f18388614c63565b8552505b8860a00151516001600160401b03811115612412576124126145d0565b60405190808252806020026020018201604052801561243b578160200160208202803683370190505b5060c08a015250505060e090950194909452505050505050565b60606124817f00000000000000000000000000000000000000000000000000000000000000005f613219565b905090565b60606124817f00000000000000000000000000000000000000000000000000000000000000006001613219565b6124dd6040805160808101909152805f81525f602082018190526060604083018190529091015290565b5f80806124ed60a0870187615259565b91505f90505b8181101561258657600186610100015182815181106125145761251461495e565b6020026020010151600281111561252d5761252d61494a565b036125425761253b8461531b565b935061257e565b6002866101000151828151811061255b5761255b61495e565b602002602001015160028111156125745761257461494a565b0361257e57600192505b6001016124f3565b5081156125965760038452612742565b80831480156125a457508015155b1561260357600284525f5b818110156125fd57856060015181815181106125cd576125cd61495e565b60200260200101516125f557604051630a46f27160e31b8152600481018290526024016105f1565b6001016125af565b50612742565b600484525f5b81811015612740576001866101000151828151811061262a5761262a61495e565b602002602001015160028111156126435761264361494a565b0361268b578560600151818151811061265e5761265e61495e565b602002602001015161268657604051630a46f27160e31b8152600481018290526024016105f1565b612738565b61269b6060880160408901614972565b1580156126fe57506126fb6126b86101808a016101608b0161498d565b60ff166126cd6101a08b016101808c0161498d565b60ff166126e26101c08c016101a08d0161498d565b60ff168960e0015185815181106102735761027361495e565b15155b15612738576040517f196521be000000000000000000000000000000000000000000000000000000008152600481018290526024016105f1565b600101612609565b505b8015612764578061275584612710615242565b61275f91906154b9565b612766565b5f5b61ffff166020850152612778876132c2565b6001600160801b03166060850152612791878787613337565b6040850152509195945050505050565b5f6102406127b3610180610620614c63565b6127bd9190614c63565b90505f8484846040516020016127d5939291906154cc565b60408051601f1981840301815291815260208201805185019052810180518401905290506119ba7f00000000000000000000000000000000000000000000000000000000000000007fcb6ba5ea000000000000000000000000000000000000000000000000000000005f60043661284c8883614c63565b926128599392919061554c565b8560405160200161286d9493929190615573565b604051602081830303815290604052613631565b8160a0015180156128a4575061289a60e0840184614c1f565b9050816040015151145b15612957575f84815260026020526040808220919091558101516001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906337647e339060c0880135906129076105408a016105208b016149f2565b6040518463ffffffff1660e01b81526004016129259392919061536c565b5f604051808303815f87803b15801561293c575f5ffd5b505af115801561294e573d5f5f3e3d5ffd5b5050505061084e565b61084e85856129658661485e565b8451869061363e565b80355f81810361298257505f905080612b00565b50602082013515801590612a94575f6129a36102c088016102a089016145b7565b6001600160401b0316856001600160401b031660016129c29190614c63565b6129cc9190615242565b6129de6101a0880161018089016145b7565b6001600160401b03166129f19190614c63565b9050612a056101c087016101a088016145b7565b6001600160401b0316811115612a3357612a276101c087016101a088016145b7565b6001600160401b031690505b828460200135604051602001612a4b91815260200190565b60408051601f1981840301815282825280516020918201209083019390935281019190915260608101829052608001604051602081830303815290604052805190602001209250505b5f612aa7610180870161016088016145b7565b612abb906001600160401b03166001614c63565b9050612aee61012087013584612adb6001600160401b0389166001614c63565b84612ae960408a018a615259565b61379d565b612afe57505f9150819050612b00565b505b94509492505050565b36612b1760e0860186614c1f565b85818110612b2757612b2761495e565b90506060020190505f816020016020810190612b43919061498d565b60ff1690505f88604001518281518110612b5f57612b5f61495e565b602002602001015190505f612b7486836119c2565b90505f612ba88b60c001518b8b6060016020810190612b939190614ce5565b612ba060208a018a614cb1565b8c8c88613874565b90506002816003811115612bbe57612bbe61494a565b03612c415760038b5f01518981518110612bda57612bda61495e565b60200260200101906003811115612bf357612bf361494a565b90816003811115612c0657612c0661494a565b815250508a60e001518481518110612c2057612c2061495e565b60200260200101516020018051612c36906152bc565b61ffff169052612ee4565b6001816003811115612c5557612c5561494a565b14612cc6575f816003811115612c6d57612c6d61494a565b14612c79576002612c7c565b60015b8b602001518981518110612c9257612c9261495e565b60200260200101906003811115612cab57612cab61494a565b90816003811115612cbe57612cbe61494a565b905250612ee4565b5f839003612cf8578a60800151612cf357604051630a46f27160e31b8152600481018590526024016105f1565b612ee4565b828214612d165760028b5f01518981518110612bda57612bda61495e565b8a606001518481518110612d2c57612d2c61495e565b6020026020010151612dbe578a6080015115612d4c5750505050506119ba565b60018b5f01518981518110612d6357612d6361495e565b60200260200101906003811115612d7c57612d7c61494a565b90816003811115612d8f57612d8f61494a565b815250508a60e001518481518110612da957612da961495e565b60200260200101515f018051612c36906152bc565b85612dcc6020870187614cb1565b8b612dda60a08d018d615259565b88818110612dea57612dea61495e565b9050602002016020810190612dff91906145b7565b6040805160208101959095526001600160a01b039093169284019290925260608301526001600160401b0316608082015260a00160405160208183030381529060405280519060200120876040013514612e6b5760038b602001518981518110612c9257612c9261495e565b60018b5f01518981518110612e8257612e8261495e565b60200260200101906003811115612e9b57612e9b61494a565b90816003811115612eae57612eae61494a565b815250508a60e001518481518110612ec857612ec861495e565b60200260200101515f018051612edd906152bc565b61ffff1690525b5050505050505050505050565b5f82846020015161ffff16612f069190614c63565b845161ffff1610612f1957506001612f43565b8351612f2a90839061ffff16614c63565b846020015161ffff1610612f4057506002612f43565b505f5b9392505050565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166368148df960c08601358585855f604051908082528060200260200182016040528015612fc657816020015b604080518082019091525f8082526020820152815260200190600190039081612fa05790505b506040518663ffffffff1660e01b8152600401612fe79594939291906155cc565b5f604051808303815f87803b158015612ffe575f5ffd5b505af1158015611dab573d5f5f3e3d5ffd5b6040805160018082528183019092525f916020808301908036833701905050905082815f815181106130445761304461495e565b6001600160a01b0392831660209182029290920101526040517f37647e330000000000000000000000000000000000000000000000000000000081527f0000000000000000000000000000000000000000000000000000000000000000909116906337647e3390612fe79060c0880135908590879060040161536c565b5f60405146815283602082015261062083604083013761066090209392505050565b6060826001600160401b038111156130fd576130fd6145d0565b604051908082528060200260200182016040528015613126578160200160208202803683370190505b5090505f5b83811015613211575f8161313f86866152d3565b6131499190614c63565b90505f613157826001614c63565b60408051602081018a9052908101859052606001604051602081830303815290604052805190602001205f1c61318d919061566f565b90505f5b838110156131db57816001600160401b03168582815181106131b5576131b561495e565b60200260200101516001600160401b0316036131d3578291506131db565b600101613191565b50808484815181106131ef576131ef61495e565b6001600160401b0390921660209283029190910190910152505060010161312b565b509392505050565b606060ff83146132335761322c83613a73565b9050611a05565b81805461323f90615682565b80601f016020809104026020016040519081016040528092919081815260200182805461326b90615682565b80156132b65780601f1061328d576101008083540402835291602001916132b6565b820191905f5260205f20905b81548152906001019060200180831161329957829003601f168201915b50505050509050611a05565b5f633b9aca006132da610520840161050085016156ba565b6001600160801b03166132f56102c085016102a086016145b7565b6001600160401b03166133089190615242565b61331291906154b9565b61332461050084016104e085016156ba565b6001600160801b0316611a059190614c63565b60605f5f8360e00151516001600160401b03811115613358576133586145d0565b604051908082528060200260200182016040528015613381578160200160208202803683370190505b508451519091506001600160401b0381111561339f5761339f6145d0565b6040519080825280602002602001820160405280156133c8578160200160208202803683370190505b5092505f5b845151811015613626575f855f015182815181106133ed576133ed61495e565b602002602001015190505f878060e001906134089190614c1f565b848181106134185761341861495e565b9050606002016020016020810190613430919061498d565b90505f8761010001518260ff168151811061344d5761344d61495e565b602002602001015190506001600381111561346a5761346a61494a565b83600381111561347c5761347c61494a565b1480156134a7575087606001518260ff168151811061349d5761349d61495e565b6020026020010151155b156134b45750505061361e565b5f60018260028111156134c9576134c961494a565b146135405760028260028111156134e2576134e261494a565b1461351e5760018460038111156134fb576134fb61494a565b1480613519575060025b8460038111156135175761351761494a565b145b613556565b60028460038111156135325761353261494a565b148061351957506003613505565b60018460038111156135545761355461494a565b145b90508080156135a357506135726101c08c016101a08d0161498d565b60ff16868460ff168151811061358a5761358a61495e565b60200260200101805180919061359f9061531b565b9052105b15613619576135b560e08b018b614c1f565b868181106135c5576135c561495e565b6135db9260206060909202019081019150614cb1565b88886135e68161531b565b9950815181106135f8576135f861495e565b60200260200101906001600160a01b031690816001600160a01b0316815250505b505050505b6001016133cd565b505081529392505050565b6060611a0283835f613ab0565b6136498584846117b2565b5f8360a00151516001600160401b03811115613667576136676145d0565b604051908082528060200260200182016040528015613690578160200160208202803683370190505b5090508260a00151156136c5575f8581526002602052604081205582516136bf90879086908460015f19611af7565b5061084e565b5f5b815181101561372d57600284610100015182815181106136e9576136e961495e565b602002602001015160028111156137025761370261494a565b148282815181106137155761371561495e565b911515602092830291909101909101526001016136c7565b508251604051613743918691849060200161574c565b60408051601f1981840301815282825280516020918201205f898152600290925291902055835186917f8e96edb75897be4abc564b805b3f02423ea0e9b75413c1a34bcd909456f844929161095091869189918790615784565b5f5f6137a885613b5f565b90508281146137ed576040517fe2d2ab0a00000000000000000000000000000000000000000000000000000000815260048101849052602481018290526044016105f1565b8486106137fd575f91505061386a565b865f5b82811015613863575f86868381811061381b5761381b61495e565b905060200201359050886001165f14613840575f81815260208490526040902061384e565b5f8381526020829052604090205b9250600189901c985050806001019050613800565b5088149150505b9695505050505050565b5f61388260208401846149a6565b9050600160ff85161b881615613923575f878152600360209081526040808320878452909152902054801561392157818385604001356040516020016138ca939291906149d1565b60405160208183030381529060405280519060200120811461391b576040517f6e2b808b000000000000000000000000000000000000000000000000000000008152600481018690526024016105f1565b50613a68565b505b5f8160038111156139365761393661494a565b03613990578564ffffffffff16421161398b576040517f6c27653a0000000000000000000000000000000000000000000000000000000081526004810185905264ffffffffff871660248201526044016105f1565b613a68565b5f7fb63df1876fd68363dc3729b076ab6f64784f8a77ac0e24b8bde218f4f1dc1573888688858789604001356040516020016139d297969594939291906157c9565b6040516020818303038152906040528051906020012090505f613a066139f783613b82565b86606001358760800135613bc9565b9050866001600160a01b0316816001600160a01b031614613a65576040517f74dc7d60000000000000000000000000000000000000000000000000000000008152600481018790526001600160a01b03821660248201526044016105f1565b50505b979650505050505050565b60605f613a7f83613bf3565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b606081471015613af5576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018390526044016105f1565b5f5f856001600160a01b03168486604051613b109190615814565b5f6040518083038185875af1925050503d805f8114613b4a576040519150601f19603f3d011682016040523d82523d5f602084013e613b4f565b606091505b509150915061386a868383613c33565b5f5b81816001901b1015613b7d57613b768161531b565b9050613b61565b919050565b5f611a05613b8e613ca8565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f613bd8878787613dd1565b925092509250613be88282613e1c565b509095945050505050565b5f60ff8216601f811115611a05576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b606082613c4857613c4382613f23565b612f43565b8151158015613c5f57506001600160a01b0384163b155b15613ca1576040517f9996b3150000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024016105f1565b5080612f43565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015613d0057507f000000000000000000000000000000000000000000000000000000000000000046145b15613d2a57507f000000000000000000000000000000000000000000000000000000000000000090565b612481604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f80807f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8416601b60ff86901c01613e0b88828985613f68565b945094509450505093509350939050565b5f826003811115613e2f57613e2f61494a565b03613e38575050565b6001826003811115613e4c57613e4c61494a565b03613e83576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6002826003811115613e9757613e9761494a565b03613ed1576040517ffce698f7000000000000000000000000000000000000000000000000000000008152600481018290526024016105f1565b6003826003811115613ee557613ee561494a565b03613f1f576040517fd78bce0c000000000000000000000000000000000000000000000000000000008152600481018290526024016105f1565b5050565b805115613f335780518082602001fd5b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b50565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841115613fa157505f91506003905082614026565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015613ff2573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b03811661401d57505f925060019150829050614026565b92505f91508190505b9450945094915050565b5f60208284031215614040575f5ffd5b5035919050565b5f6106208284031215611a00575f5ffd5b5f6102408284031215611a00575f5ffd5b5f6101008284031215611a00575f5ffd5b5f5f83601f84011261408a575f5ffd5b5081356001600160401b038111156140a0575f5ffd5b60208301915083602060a0830285010111156140ba575f5ffd5b9250929050565b5f5f83601f8401126140d1575f5ffd5b5081356001600160401b038111156140e7575f5ffd5b6020830191508360208260051b85010111156140ba575f5ffd5b5f5f5f5f5f5f5f6108c0888a031215614118575f5ffd5b6141228989614047565b9650614132896106208a01614058565b95506108608801356001600160401b0381111561414d575f5ffd5b6141598a828b01614069565b9550506108808801356001600160401b03811115614175575f5ffd5b6141818a828b0161407a565b9095509350506108a08801356001600160401b038111156141a0575f5ffd5b6141ac8a828b016140c1565b989b979a50959850939692959293505050565b5f5f5f61088084860312156141d2575f5ffd5b6141dc8585614047565b92506141ec856106208601614058565b91506108608401356001600160401b03811115614207575f5ffd5b61421386828701614069565b9150509250925092565b803561ffff81168114613b7d575f5ffd5b60048110613f65575f5ffd5b5f5f5f5f5f5f5f610900888a031215614251575f5ffd5b61425b8989614047565b965061426b896106208a01614058565b95506108608801356001600160401b03811115614286575f5ffd5b6142928a828b01614069565b9550506142a2610880890161421d565b93506108a08801356142b38161422e565b969995985093969295946108c084013594506108e09093013592915050565b5f5b838110156142ec5781810151838201526020016142d4565b50505f910152565b5f815180845261430b8160208601602086016142d2565b601f01601f19169290920160200192915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f61435960e08301896142f4565b828103604084015261436b81896142f4565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156143c05783518352602093840193909201916001016143a2565b50909b9a5050505050505050505050565b5f6101808284031215611a00575f5ffd5b5f5f83601f8401126143f2575f5ffd5b5081356001600160401b03811115614408575f5ffd5b6020830191508360208285010111156140ba575f5ffd5b5f5f5f5f5f5f5f5f5f5f610a608b8d031215614439575f5ffd5b6144438c8c614047565b99506144538c6106208d016143d1565b98506144638c6107a08d01614058565b97506109e08b01356001600160401b0381111561447e575f5ffd5b61448a8d828e01614069565b975050610a008b01356001600160401b038111156144a6575f5ffd5b6144b28d828e0161407a565b909750955050610a208b01356001600160401b038111156144d1575f5ffd5b6144dd8d828e016140c1565b909550935050610a408b01356001600160401b038111156144fc575f5ffd5b6145088d828e016143e2565b915080935050809150509295989b9194979a5092959850565b5f5f5f5f5f5f5f6108c0888a031215614538575f5ffd5b6145428989614047565b9650614552896106208a01614058565b95506108608801356001600160401b0381111561456d575f5ffd5b6145798a828b01614069565b9550506108808801356001600160401b03811115614595575f5ffd5b6141818a828b016140c1565b80356001600160401b0381168114613b7d575f5ffd5b5f602082840312156145c7575f5ffd5b611a02826145a1565b634e487b7160e01b5f52604160045260245ffd5b604051606081016001600160401b0381118282101715614606576146066145d0565b60405290565b60405161010081016001600160401b0381118282101715614606576146066145d0565b604051601f8201601f191681016001600160401b0381118282101715614657576146576145d0565b604052919050565b803560ff81168114613b7d575f5ffd5b8015158114613f65575f5ffd5b8035613b7d8161466f565b803564ffffffffff81168114613b7d575f5ffd5b5f6001600160401b038211156146b3576146b36145d0565b5060051b60200190565b5f82601f8301126146cc575f5ffd5b81356146df6146da8261469b565b61462f565b8082825260208201915060208360051b860101925085831115614700575f5ffd5b602085015b8381101561472457614716816145a1565b835260209283019201614705565b5095945050505050565b5f82601f83011261473d575f5ffd5b813561474b6146da8261469b565b8082825260208201915060208360051b86010192508583111561476c575f5ffd5b602085015b83811015614724576147828161465f565b835260209283019201614771565b6001600160a01b0381168114613f65575f5ffd5b8035613b7d81614790565b803560038110613b7d575f5ffd5b5f82601f8301126147cc575f5ffd5b81356147da6146da8261469b565b808282526020820191506020606084028601019250858311156147fb575f5ffd5b602085015b838110156147245760608188031215614817575f5ffd5b61481f6145e4565b813561482a81614790565b81526148386020830161465f565b6020820152614849604083016147af565b60408201528352602090920191606001614800565b5f610100823603121561486f575f5ffd5b61487761460c565b6148808361465f565b815261488e6020840161465f565b602082015261489f6040840161467c565b60408201526148b060608401614687565b60608201526148c1608084016145a1565b608082015260a08301356001600160401b038111156148de575f5ffd5b6148ea368286016146bd565b60a08301525060c08301356001600160401b03811115614908575f5ffd5b6149143682860161472e565b60c08301525060e08301356001600160401b03811115614932575f5ffd5b61493e368286016147bd565b60e08301525092915050565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215614982575f5ffd5b8135612f438161466f565b5f6020828403121561499d575f5ffd5b611a028261465f565b5f602082840312156149b6575f5ffd5b8135612f438161422e565b60048110613f6557613f6561494a565b606081016149de856149c1565b938152602081019290925260409091015290565b5f60208284031215614a02575f5ffd5b813563ffffffff81168114612f43575f5ffd5b634e487b7160e01b5f52601160045260245ffd5b6001600160401b038181168382160190811115611a0557611a05614a15565b5f8151808452602084019350602083015f5b82811015614a815781516001600160401b0316865260209586019590910190600101614a5a565b5093949350505050565b5f8151808452602084019350602083015f5b82811015614a8157815160ff16865260209586019590910190600101614a9d565b60038110614ace57614ace61494a565b9052565b5f8151808452602084019350602083015f5b82811015614a815781516001600160a01b03815116875260ff602082015116602088015260408101519050614b1c6040880182614abe565b506060959095019460209190910190600101614ae4565b805160ff1682525f6020820151614b4f602085018260ff169052565b506040820151614b63604085018215159052565b506060820151614b7c606085018264ffffffffff169052565b506080820151614b9760808501826001600160401b03169052565b5060a082015161010060a0850152614bb3610100850182614a48565b905060c083015184820360c0860152614bcc8282614a8b565b91505060e083015184820360e0860152614be68282614ad2565b95945050505050565b602081525f611a026020830184614b33565b5f60208284031215614c11575f5ffd5b815160058110612f43575f5ffd5b5f5f8335601e19843603018112614c34575f5ffd5b8301803591506001600160401b03821115614c4d575f5ffd5b60200191506060810236038213156140ba575f5ffd5b80820180821115611a0557611a05614a15565b64ffffffffff8181168382160190811115611a0557611a05614a15565b5f60ff821660ff8103614ca857614ca8614a15565b60010192915050565b5f60208284031215614cc1575f5ffd5b8135612f4381614790565b5f60208284031215614cdc575f5ffd5b611a02826147af565b5f60208284031215614cf5575f5ffd5b611a0282614687565b5f5f8335601e19843603018112614d13575f5ffd5b83016020810192503590506001600160401b03811115614d31575f5ffd5b8060051b36038213156140ba575f5ffd5b8183526020830192505f815f5b84811015614a81576001600160401b03614d68836145a1565b1686526020958601959190910190600101614d4f565b8183526020830192505f815f5b84811015614a815760ff614d9e8361465f565b1686526020958601959190910190600101614d8b565b5f5f8335601e19843603018112614dc9575f5ffd5b83016020810192503590506001600160401b03811115614de7575f5ffd5b6060810236038213156140ba575f5ffd5b8183526020830192505f815f5b84811015614a81578135614e1881614790565b6001600160a01b0316865260ff614e316020840161465f565b166020870152614e43604083016147af565b614e506040880182614abe565b506060958601959190910190600101614e05565b8183526020830192505f815f5b84811015614a81578135614e848161422e565b614e8d816149c1565b86526020958601959190910190600101614e71565b8183526020830192505f815f5b84811015614a81578135614ec28161466f565b151586526020958601959190910190600101614eaf565b60608152614ef460608201614eed8861465f565b60ff169052565b5f614f016020880161465f565b60ff166080830152614f156040880161467c565b151560a0830152614f2860608801614687565b64ffffffffff1660c0830152614f40608088016145a1565b6001600160401b031660e0830152614f5b60a0880188614cfe565b61010080850152614f7161016085018284614d42565b915050614f8160c0890189614cfe565b848303605f1901610120860152614f99838284614d7e565b92505050614faa60e0890189614db4565b848303605f1901610140860152614fc2838284614df8565b925050508281036020840152614fd9818789614e64565b90508281036040840152614fee818587614ea2565b98975050505050505050565b5f6020828403121561500a575f5ffd5b5051919050565b803560068110613b7d575f5ffd5b60068110614ace57614ace61494a565b803562ffffff81168114613b7d575f5ffd5b60058110614ace57614ace61494a565b61505c828251615041565b6001600160801b0360208201511660208301526001600160801b03604082015116604083015261ffff606082015116606083015264ffffffffff60808201511660808301525050565b823581526102e081016150ba6020850161421d565b61ffff1660208301526150cf6040850161465f565b60ff1660408301526150e36060850161465f565b60ff1660608301526150f76080850161467c565b1515608083015261510a60a08501615011565b61511760a084018261501f565b5061512460c085016147a4565b6001600160a01b031660c083015260e0848101359083015261010080850135908301526101208085013590830152610140808501359083015261516a61016085016145a1565b6001600160401b031661016083015261518661018085016145a1565b6001600160401b03166101808301526151a26101a085016145a1565b6001600160401b03166101a08301526151be6101c08501614687565b64ffffffffff166101c08301526151d86101e08501614687565b64ffffffffff166101e08301526151f261020085016145a1565b6001600160401b031661020083015261520e610220850161502f565b62ffffff16610220830152612f43610240830184615051565b5f60208284031215615237575f5ffd5b8151612f438161466f565b8082028115828204841417611a0557611a05614a15565b5f5f8335601e1984360301811261526e575f5ffd5b8301803591506001600160401b03821115615287575f5ffd5b6020019150600581901b36038213156140ba575f5ffd5b5f8235605e198336030181126152b2575f5ffd5b9190910192915050565b5f61ffff821661ffff8103614ca857614ca8614a15565b81810381811115611a0557611a05614a15565b63ffffffff8281168282160390811115611a0557611a05614a15565b5f60208284031215615312575f5ffd5b611a028261421d565b5f6001820161532c5761532c614a15565b5060010190565b5f8151808452602084019350602083015f5b82811015614a815781516001600160a01b0316865260209586019590910190600101615345565b838152606060208201525f6153846060830185615333565b905063ffffffff83166040830152949350505050565b5f602082840312156153aa575f5ffd5b611a028261502f565b86815262ffffff8616602082015284604082015283606082015260c060808201525f6153e260c0830185615333565b905063ffffffff831660a0830152979650505050505050565b5f6020828403121561540b575f5ffd5b81516001600160401b03811115615420575f5ffd5b8201601f81018413615430575f5ffd5b805161543e6146da8261469b565b8082825260208201915060208360051b85010192508683111561545f575f5ffd5b6020840193505b8284101561386a57835161547981614790565b825260209384019390910190615466565b5f60ff82168061549c5761549c614a15565b5f190192915050565b634e487b7160e01b5f52601260045260245ffd5b5f826154c7576154c76154a5565b500490565b604081526154de604082018551615041565b61ffff60208501511660608201525f604085015160808084015261550560c0840182615333565b90506001600160801b0360608701511660a08401528281036020840152838152838560208301375f602085830101526020601f19601f860116820101915050949350505050565b5f5f8585111561555a575f5ffd5b83861115615566575f5ffd5b5050820193919092039150565b7fffffffff0000000000000000000000000000000000000000000000000000000085168152828460048301375f838201600481015f815284516155ba8183602089016142d2565b91909101600401979650505050505050565b5f60a082018783526001600160a01b038716602084015263ffffffff86166040840152600885106155ff576155ff61494a565b6060830185905260a06080840152835190819052602084019060c08401905f5b8181101561566057835180516001600160a01b031684526020908101516bffffffffffffffffffffffff16818501529093019260409092019160010161561f565b50909998505050505050505050565b5f8261567d5761567d6154a5565b500690565b600181811c9082168061569657607f821691505b6020821081036156b457634e487b7160e01b5f52602260045260245ffd5b50919050565b5f602082840312156156ca575f5ffd5b81356001600160801b0381168114612f43575f5ffd5b5f8151808452602084019350602083015f5b82811015614a81578151615705816149c1565b865260209586019591909101906001016156f2565b5f8151808452602084019350602083015f5b82811015614a81578151151586526020958601959091019060010161572c565b606081525f61575e6060830186614b33565b828103602084015261577081866156e0565b9050828103604084015261386a818561571a565b61578e8186615041565b608060208201525f6157a36080830186614b33565b82810360408401526157b581866156e0565b90508281036060840152613a68818561571a565b87815260208101879052604081018690526001600160a01b038516606082015260e081016157f6856149c1565b8460808301528360a08301528260c083015298975050505050505050565b5f82516152b28184602087016142d256',
} as const
