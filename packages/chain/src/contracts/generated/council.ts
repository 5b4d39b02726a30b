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
      "name": "leaf",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "proof",
      "type": "bytes32[]",
      "internalType": "bytes32[]"
     },
     {
      "name": "digest",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "secret",
      "type": "bytes32",
      "internalType": "bytes32"
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
      "name": "leaf",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "proof",
      "type": "bytes32[]",
      "internalType": "bytes32[]"
     },
     {
      "name": "digest",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "secret",
      "type": "bytes32",
      "internalType": "bytes32"
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
  Council: '0x6101c0604052348015610010575f5ffd5b50604051615c8d380380615c8d83398101604081905261002f9161020a565b604080518082018252600681526536bab9ba32b960d11b602080830191909152825180840190935260018352603160f81b908301529061006f825f61013a565b6101205261007e81600161013a565b61014052815160208084019190912060e052815190820120610100524660a05261010a60e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b0390811661016052815181166101805260e090910151166101a05261049c565b5f6020835110156101555761014e8361016c565b9050610166565b816101608482610370565b5060ff90505b92915050565b5f5f829050601f8151111561019f578260405163305a27a960e01b8152600401610196919061042e565b60405180910390fd5b80516101aa82610479565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b03811182821017156101e9576101e96101b2565b60405290565b80516001600160a01b0381168114610205575f5ffd5b919050565b5f5f82840361014081121561021d575f5ffd5b61012081121561022b575f5ffd5b506102346101c6565b61023d846101ef565b815261024b602085016101ef565b602082015261025c604085016101ef565b604082015261026d606085016101ef565b606082015261027e608085016101ef565b608082015261028f60a085016101ef565b60a08201526102a060c085016101ef565b60c08201526102b160e085016101ef565b60e08201526102c361010085016101ef565b61010082015291506102d861012084016101ef565b90509250929050565b600181811c908216806102f557607f821691505b60208210810361031357634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561036b578282111561036b57805f5260205f20601f840160051c602085101561034457505f5b90810190601f840160051c035f5b81811015610367575f83820155600101610352565b5050505b505050565b81516001600160401b03811115610389576103896101b2565b61039d8161039784546102e1565b84610319565b6020601f8211600181146103cf575f83156103b85750848201515b5f19600385901b1c1916600184901b178455610427565b5f84815260208120601f198516915b828110156103fe57878501518255602094850194600190920191016103de565b508482101561041b57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b8181101561045a576020818601810151604086840101520161043d565b505f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610313575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a05161574a6105435f395f610d8001525f8181611265015281816118a601528181612ad001528181612be7015261344701525f818161017901528181610c7a01528181610f92015281816113950152612a0601525f611b2e01525f611afd01525f613c3c01525f613c1401525f613b6f01525f613b9901525f613bc3015261574a5ff3fe608060405234801561000f575f5ffd5b5060043610610085575f3560e01c806384b0196e1161005857806384b0196e146100f6578063902276eb14610111578063bfc4ed5f14610124578063d1d1e2de14610137575f5ffd5b806304bf0eca146100895780631cbc4bd3146100bb57806323c30f17146100d05780632e7c61d6146100e3575b5f5ffd5b6100a8610097366004613f5c565b5f9081526002602052604090205490565b6040519081526020015b60405180910390f35b6100ce6100c9366004613fac565b61014a565b005b6100ce6100de366004613fac565b6102d3565b6100ce6100f1366004614027565b6105a0565b6100fe610841565b6040516100b2979695949392919061410c565b6100ce61011f366004614245565b61089f565b6100ce610132366004614303565b610bf7565b6100ce6101453660046143d1565b610ea2565b5f6101558484610f60565b90506101618183610fe0565b600460405163ebfa452360e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ebfa452390602401602060405180830381865afa1580156101c6573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101ea91906144e7565b60048111156101fb576101fb6144d3565b1461022157604051632d6db5eb60e21b8152600481018290526024015b60405180910390fd5b5f818152600260205260408120556102a38461023c846147a9565b61024960e0860186614895565b90506001600160401b0381111561026257610262614505565b60405190808252806020026020018201604052801561028b578160200160208202803683370190505b50604080515f81526020810190915260045f1961103a565b60405181907f3e659e9176c25a527f4575e010a270b3e1f8e9d1e94f5e49d4a91dd2c59e8cf8905f90a250505050565b5f6102de84846112f8565b905061033b6040518061010001604052805f60ff1681526020015f60ff1681526020015f151581526020015f64ffffffffff1681526020015f6001600160401b031681526020016060815260200160608152602001606081525090565b5f82815260026020526040812054900361039657610361610360860161034087016148d9565b63ffffffff16610379610220860161020087016148fc565b6103839190614929565b6001600160401b031660808201526103f1565b6103a08284610fe0565b6103a9836147a9565b905080608001516001600160401b03165f036103f1576040517fd2c0cf5700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80608001516001600160401b031643116104485760808101516040517f949312be0000000000000000000000000000000000000000000000000000000081526001600160401b039091166004820152602401610218565b61010081608001516001600160401b03166104639190614948565b43111561047c57610475858383611435565b5050505050565b6080808201518251604080516001600160401b03909316406020840152820185905260ff1660608201525f91016040516020818303038152906040528051906020012090508160a00151515f036104d9576104d98686848461150e565b6104e58686848461163e565b5f60808301526104fd610380870161036088016148d9565b61050d9063ffffffff164261495b565b64ffffffffff1660608301528151829061052690614978565b60ff16905260405161053c908390602001614b34565b60408051601f1981840301815282825280516020918201205f87815260029092529190205583907f25b3dde16c1b170345d1c2c8008ff3ba0fe288223251995bd058a8e37d36d97b90610590908590614b34565b60405180910390a2505050505050565b5f6105ab88886112f8565b90506105b78187610fe0565b6105c460e0870187614895565b90508561ffff161015806106175750336105e160e0880188614895565b8761ffff168181106105f5576105f5614b46565b61060b9260206060909202019081019150614b5a565b6001600160a01b031614155b1561063757604051630a71624160e01b8152336004820152602401610218565b5f61064560e0880188614895565b8761ffff1681811061065957610659614b46565b90506060020160400160208101906106719190614b75565b6002811115610682576106826144d3565b14158061069f57505f84600381111561069d5761069d6144d3565b145b156106bf57604051630a71624160e01b8152336004820152602401610218565b6106cf6080870160608801614b8e565b64ffffffffff1642111561073057426106ee6080880160608901614b8e565b6040517f76d42464000000000000000000000000000000000000000000000000000000008152600481019290925264ffffffffff166024820152604401610218565b5f81815260036020908152604080832061ffff891684529091529020541561078a576040517f016694ea00000000000000000000000000000000000000000000000000000000815261ffff86166004820152602401610218565b6107f6818661ffff168686866040516020016107a893929190614bb7565b60408051601f1981840301815291815281516020928301205f8581526003845282812085825284528281209190915593845260049091529091208054600160ff9093169290921b9091179055565b8461ffff16817fa19b83a10d60820ccc9dbe1f8b936633584b8837b39fbe247a96cdebc7761a5186868660405161082f93929190614bb7565b60405180910390a35050505050505050565b5f6060805f5f5f6060610852611af6565b61085a611b27565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f6108aa88886112f8565b90506108b68187610fe0565b6108c660a08701608088016148fc565b6001600160401b0316156108ed57604051639e0a4deb60e01b815260040160405180910390fd5b5f6108fe8989848a8a8a8a8a611b54565b90505f61090a886147a9565b90505f805b8260a0015151811015610a24575f846101000151828151811061093457610934614b46565b6020026020010151600281111561094d5761094d6144d3565b141580610965575061096560608b0160408c01614bd8565b610a1c575f6109e08d6101600160208101906109819190614bf3565b60ff168e6101800160208101906109989190614bf3565b60ff168f6101a00160208101906109af9190614bf3565b60ff168860e0015186815181106109c8576109c8614b46565b60200260200101516123d6909392919063ffffffff16565b9050808460c0015183815181106109f9576109f9614b46565b602002602001019060ff16908160ff16815250508280610a1857508015155b9250505b60010161090f565b5080610a5c576040517f36f53f1b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610a678b83856124b4565b5f5b87811015610b4c575f8360e001518281518110610a8857610a88614b46565b6020026020010151604001516002811115610aa557610aa56144d3565b141580610ac957505f85815260036020908152604080832084845290915290205415155b610b4457610b4485828b8b85818110610ae457610ae4614b46565b610afa92602060a0909202019081019150614c0c565b8c8c86818110610b0c57610b0c614b46565b905060a00201602001358d8d87818110610b2857610b28614b46565b905060a00201604001356040516020016107a893929190614bb7565b600101610a69565b50610b5f6103608c016103408d016148d9565b610b6f9063ffffffff1643614929565b6001600160401b03166080830152604051610b8e908390602001614b34565b60408051601f1981840301815282825280516020918201205f88815260029092529190205584907fa709bbbbad68da1d48699c66aabbf3e67b21fe07606afb55ba1d2cd5db8d87c290610be2908590614b34565b60405180910390a25050505050505050505050565b5f610c028888610f60565b90508585858585604051602001610c1d959493929190614e66565b60408051601f1981840301815291815281516020928301205f848152600290935291205414610c625760405163ce40f86560e01b815260048101829052602401610218565b60405163ebfa452360e01b8152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ebfa452390602401602060405180830381865afa158015610cc7573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ceb91906144e7565b90505f816004811115610d0057610d006144d3565b03610d2157604051632d6db5eb60e21b815260048101839052602401610218565b5f8281526002602081905260408220829055826004811115610d4557610d456144d3565b14610d51575f19610df1565b6040517f56225b97000000000000000000000000000000000000000000000000000000008152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906356225b9790602401602060405180830381865afa158015610dcd573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610df19190614f08565b9050610e6c8a610e008a6147a9565b8989808060200260200160405190810160405280939291908181526020018383602002808284375f9201919091525050604080516020808d0282810182019093528c82529093508c92508b9182918501908490808284375f9201919091525089925088915061103a9050565b60405183907f3e659e9176c25a527f4575e010a270b3e1f8e9d1e94f5e49d4a91dd2c59e8cf8905f90a250505050505050505050565b5f610ead8b8a610f60565b9050610eb98189610fe0565b610ec960a0890160808a016148fc565b6001600160401b031615610ef057604051639e0a4deb60e01b815260040160405180910390fd5b5f610f018c8b848c8c8c8c8c611b54565b90505f610f0f8d8b846126bc565b9050610f1c8186866129a9565b600281516004811115610f3157610f316144d3565b148015610f3d57508315155b151560a0830152610f518d848c8585612a89565b50505050505050505050505050565b5f610f8b8235610f766040850160208601614f1f565b610f866060860160408701614bf3565b612b76565b9050610fb77f000000000000000000000000000000000000000000000000000000000000000084612bbb565b823514610fda5760405163e7e24a8760e01b815260048101829052602401610218565b92915050565b80604051602001610ff19190614f38565b60408051601f1981840301815291815281516020928301205f8581526002909352912054146110365760405163ce40f86560e01b815260048101839052602401610218565b5050565b5f84516001600160401b0381111561105457611054614505565b60405190808252806020026020018201604052801561107d578160200160208202803683370190505b5090505f805b8651811015611251575f8860e0015182815181106110a3576110a3614b46565b602002602001015190505f60028111156110bf576110bf6144d3565b816040015160028111156110d5576110d56144d3565b146110e05750611249565b5f60018760048111156110f5576110f56144d3565b146111a957600287600481111561110e5761110e6144d3565b1480156111455750600189848151811061112a5761112a614b46565b60200260200101516003811115611143576111436144d3565b145b80156111a4575087826020015160ff168151811061116557611165614b46565b6020026020010151806111a45750858a60a00151836020015160ff168151811061119157611191614b46565b60200260200101516001600160401b0316145b6111d8565b60028984815181106111bd576111bd614b46565b602002602001015160038111156111d6576111d66144d3565b145b90508015611206578151611201908c906111fa610540830161052084016148d9565b6003612bdd565b611246565b8151858561121381614f4a565b96508151811061122557611225614b46565b60200260200101906001600160a01b031690816001600160a01b0316815250505b50505b600101611083565b5080825280156112ee576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166337647e3360c08a0135846112a26105408d016105208e016148d9565b6040518463ffffffff1660e01b81526004016112c093929190614f9b565b5f604051808303815f87803b1580156112d7575f5ffd5b505af11580156112e9573d5f5f3e3d5ffd5b505050505b5050505050505050565b5f6113038383610f60565b90506113366040805160a08101909152805f81525f60208201819052604082018190526060820181905260809091015290565b600180825261134d61016086016101408701614c0c565b600381111561135e5761135e6144d3565b118061140d57506040517ff837a6e30000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063f837a6e3906113cc908690859060040161505d565b602060405180830381865afa1580156113e7573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061140b91906151df565b155b1561142e5760405163e7e24a8760e01b815260048101839052602401610218565b5092915050565b60a0810151511580156114525750600260ff16816020015160ff16105b1561146c5780602001805161146690614978565b60ff1690525b61147e610360840161034085016148d9565b61148e9063ffffffff1643614929565b6001600160401b031660808201526040516114ad908290602001614b34565b60408051601f1981840301815282825280516020918201205f86815260029092529190205582907fab5989df50d68fbc61696684a496f04a3550c3c52fcbbafb5dab978e0fc9070790611501908490614b34565b60405180910390a2505050565b60208201515f9060ff1661152a6101e087016101c08801614bf3565b60ff166115379190614948565b905061154b610180850161016086016148fc565b6001600160401b03168111156115795761156d610180850161016086016148fc565b6001600160401b031690505b61159e8282611590610180880161016089016148fc565b6001600160401b0316612ca3565b60a0840152806001600160401b038111156115bb576115bb614505565b6040519080825280602002602001820160405280156115e4578160200160208202803683370190505b5060c08401525f5b818110156116365761160661018087016101608801614bf3565b8460c00151828151811061161c5761161c614b46565b60ff909216602092830291909101909101526001016115ec565b505050505050565b5f805b8360c0015151811015611684578360c00151818151811061166457611664614b46565b602002602001015160ff168261167a9190614948565b9150600101611641565b5060e0830151515f611697826003614948565b6001600160401b038111156116ae576116ae614505565b6040519080825280602002602001820160405280156116d7578160200160208202803683370190505b5090506116ea60e0870160c08801614b5a565b815f815181106116fc576116fc614b46565b6001600160a01b0390921660209283029190910182015261171f90880188614b5a565b8160018151811061173257611732614b46565b6001600160a01b039092166020928302919091018201526117599060408901908901614b5a565b8160028151811061176c5761176c614b46565b6001600160a01b03909216602092830291909101909101525f61178f8484614948565b6001600160401b038111156117a6576117a6614505565b6040519080825280602002602001820160405280156117f757816020015b6117e4604080516060810182525f80825260208201819052909182015290565b8152602001906001900390816117c45790505b5090505f5b8381101561189a578660e00151818151811061181a5761181a614b46565b602002602001015182828151811061183457611834614b46565b602002602001018190525081818151811061185157611851614b46565b60200260200101515f01518382600361186a9190614948565b8151811061187a5761187a614b46565b6001600160a01b03909216602092830291909101909101526001016117fc565b505f6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663cd86756e60c08b01356118e26102408c016102208d016151fa565b8989888f610340016101e00160208101906118fd91906148d9565b6040518763ffffffff1660e01b815260040161191e96959493929190615213565b5f604051808303815f875af1158015611939573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052611960919081019061525b565b90505f805b8251821015611a78578860c00151818151811061198457611984614b46565b602002602001015160ff165f14611a49578860c0015181815181106119ab576119ab614b46565b6020026020010180516119bd906152ea565b60ff1690526040805160608101909152835181908590859081106119e3576119e3614b46565b60200260200101516001600160a01b031681526020018260ff1681526020015f6002811115611a1457611a146144d3565b905284611a218489614948565b81518110611a3157611a31614b46565b602002602001018190525081611a4690614f4a565b91505b60c089015151611a5a826001614948565b14611a6f57611a6a816001614948565b611a71565b5f5b9050611965565b86821015611a9657600160408a01525f611a928388614948565b8552505b8860a00151516001600160401b03811115611ab357611ab3614505565b604051908082528060200260200182016040528015611adc578160200160208202803683370190505b5060c08a015250505060e090950194909452505050505050565b6060611b227f00000000000000000000000000000000000000000000000000000000000000005f612dd9565b905090565b6060611b227f00000000000000000000000000000000000000000000000000000000000000006001612dd9565b611ba4604051806101200160405280606081526020016060815260200160608152602001606081526020015f151581526020015f151581526020015f815260200160608152602001606081525090565b5f611bb260a0880188615305565b9150611bc3905060e0880188614895565b86149050611bfc5784611bd960e0890189614895565b604051631a8f44bb60e11b81526004810193909352602483015250604401610218565b828114611c2657604051631a8f44bb60e11b81526004810184905260248101829052604401610218565b846001600160401b03811115611c3e57611c3e614505565b604051908082528060200260200182016040528015611c67578160200160208202803683370190505b508252846001600160401b03811115611c8257611c82614505565b604051908082528060200260200182016040528015611cab578160200160208202803683370190505b506020830152806001600160401b03811115611cc957611cc9614505565b604051908082528060200260200182016040528015611d1257816020015b604080516060810182525f80825260208083018290529282015282525f19909201910181611ce75790505b5060e0830152806001600160401b03811115611d3057611d30614505565b604051908082528060200260200182016040528015611d59578160200160208202803683370190505b50610100830152806001600160401b03811115611d7857611d78614505565b604051908082528060200260200182016040528015611da1578160200160208202803683370190505b506040830152806001600160401b03811115611dbf57611dbf614505565b604051908082528060200260200182016040528015611de8578160200160208202803683370190505b5060608301525f5b81811015611eab57611e588b8b611e0a60a08c018c615305565b85818110611e1a57611e1a614b46565b9050602002016020810190611e2f91906148fc565b888886818110611e4157611e41614b46565b9050602002810190611e53919061534a565b612e82565b84604001518381518110611e6e57611e6e614b46565b6020026020010185606001518481518110611e8b57611e8b614b46565b921515602093840291909101909201919091529015159052600101611df0565b50611ebe6103a08b016103808c016148d9565b63ffffffff16611ed46080890160608a01614b8e565b64ffffffffff16611ee59190614948565b421160808301525f8881526004602052604081205460c08401525b85811015612315575f611f1660e08a018a614895565b83818110611f2657611f26614b46565b9050606002016020016020810190611f3e9190614bf3565b90508360e001518160ff1681518110611f5957611f59614b46565b60200260200101516040018051611f6f90615368565b61ffff1690525f611f8360e08b018b614895565b84818110611f9357611f93614b46565b9050606002016040016020810190611fab9190614b75565b6002811115611fbc57611fbc6144d3565b14611fc7575061230d565b5f611ff08b8b858c8c88818110611fe057611fe0614b46565b905060a002018960c00151613017565b90506002816003811115612006576120066144d3565b0361208c576003855f0151848151811061202257612022614b46565b6020026020010190600381111561203b5761203b6144d3565b9081600381111561204e5761204e6144d3565b815250508460e001518260ff168151811061206b5761206b614b46565b6020026020010151602001805161208190615368565b61ffff16905261230a565b60018160038111156120a0576120a06144d3565b14612111575f8160038111156120b8576120b86144d3565b146120c45760026120c7565b60015b856020015184815181106120dd576120dd614b46565b602002602001019060038111156120f6576120f66144d3565b90816003811115612109576121096144d3565b90525061230a565b84604001518260ff168151811061212a5761212a614b46565b602002602001015161216257846080015161215d57604051630a46f27160e31b815260ff83166004820152602401610218565b61230a565b86868360ff1681811061217757612177614b46565b9050602002810190612189919061534a565b3589898581811061219c5761219c614b46565b905060a0020160200135146121c2576002855f0151848151811061202257612022614b46565b84606001518260ff16815181106121db576121db614b46565b6020026020010151801561223e575061223c8b8b858c8c8881811061220257612202614b46565b905060a00201604001358b8b8860ff1681811061222157612221614b46565b9050602002810190612233919061534a565b606001356132a8565b155b1561225b576003856020015184815181106120dd576120dd614b46565b84606001518260ff168151811061227457612274614b46565b60200260200101518061228957508460800151155b1561230a576001855f015184815181106122a5576122a5614b46565b602002602001019060038111156122be576122be6144d3565b908160038111156122d1576122d16144d3565b815250508460e001518260ff16815181106122ee576122ee614b46565b60200260200101515f01805161230390615368565b61ffff1690525b50505b600101611f00565b505f5b818110156123c85761237a6123356101808d016101608e01614bf3565b60ff1661234a6101a08e016101808f01614bf3565b60ff168560e00151848151811061236357612363614b46565b602002602001015161337d9092919063ffffffff16565b836101000151828151811061239157612391614b46565b602002602001019060028111156123aa576123aa6144d3565b908160028111156123bd576123bd6144d3565b905250600101612318565b505098975050505050505050565b5f5f856020015161ffff16865f015161ffff166123f39190614948565b90508281101580612416575061240a60048461537f565b866040015161ffff1610155b15612424575f9150506124ac565b5f865f015161ffff16876020015161ffff16876124419190614948565b61244b9190615396565b90505f876020015161ffff16885f015161ffff168761246a9190614948565b6124749190615396565b90505f8183106124845781612486565b825b90505f6124938588615396565b90508082106124a257806124a4565b815b955050505050505b949350505050565b5f6124c7610540850161052086016148d9565b90505f63ffffffff82166124e3610560870161054088016148d9565b63ffffffff16106124f45781612506565b612506610560860161054087016148d9565b90505f5b835151811015611636575f8460200151828151811061252b5761252b614b46565b602002602001015190505f6003811115612547576125476144d3565b816003811115612559576125596144d3565b0361256457506126b4565b5f8660e00151838151811061257b5761257b614b46565b6020908102919091010151519050600382600381111561259d5761259d6144d3565b036126015760028760e0015184815181106125ba576125ba614b46565b60200260200101516040019060028111156125d7576125d76144d3565b908160028111156125ea576125ea6144d3565b9052506125fa8882876004612bdd565b50506126b4565b60018760e00151848151811061261957612619614b46565b6020026020010151604001906002811115612636576126366144d3565b90816002811115612649576126496144d3565b9052505f6001836003811115612661576126616144d3565b1461266c575f61266e565b845b905063ffffffff811615612689576126898983836005612bdd565b8563ffffffff168163ffffffff16146126b0576126b089836126ab848a6153a9565b6133d5565b5050505b60010161250a565b6126e66040805160808101909152805f81525f602082018190526060604083018190529091015290565b5f80806126f660a0870187615305565b91505f90505b8181101561278f576001866101000151828151811061271d5761271d614b46565b60200260200101516002811115612736576127366144d3565b0361274b5761274484614f4a565b9350612787565b6002866101000151828151811061276457612764614b46565b6020026020010151600281111561277d5761277d6144d3565b0361278757600192505b6001016126fc565b50811561279f576003845261294b565b80831480156127ad57508015155b1561280c57600284525f5b8181101561280657856060015181815181106127d6576127d6614b46565b60200260200101516127fe57604051630a46f27160e31b815260048101829052602401610218565b6001016127b8565b5061294b565b600484525f5b81811015612949576001866101000151828151811061283357612833614b46565b6020026020010151600281111561284c5761284c6144d3565b03612894578560600151818151811061286757612867614b46565b602002602001015161288f57604051630a46f27160e31b815260048101829052602401610218565b612941565b6128a46060880160408901614bd8565b15801561290757506129046128c16101808a016101608b01614bf3565b60ff166128d66101a08b016101808c01614bf3565b60ff166128eb6101c08c016101a08d01614bf3565b60ff168960e0015185815181106109c8576109c8614b46565b15155b15612941576040517f196521be00000000000000000000000000000000000000000000000000000000815260048101829052602401610218565b600101612812565b505b801561296d578061295e8461271061537f565b61296891906153d9565b61296f565b5f5b61ffff16602085015261298187613486565b6001600160801b0316606085015261299986866134fb565b6040850152509195945050505050565b5f6102406129bb610180610620614948565b6129c59190614948565b90505f8484846040516020016129dd939291906153ec565b60408051601f1981840301815291815260208201805185019052810180518401905290506116367f00000000000000000000000000000000000000000000000000000000000000007fcb6ba5ea000000000000000000000000000000000000000000000000000000005f600436612a548883614948565b92612a619392919061546c565b85604051602001612a759493929190615493565b604051602081830303815290604052613760565b8160a001518015612aac5750612aa260e0840184614895565b9050816040015151145b15612b5f575f84815260026020526040808220919091558101516001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906337647e339060c088013590612b0f6105408a016105208b016148d9565b6040518463ffffffff1660e01b8152600401612b2d93929190614f9b565b5f604051808303815f87803b158015612b44575f5ffd5b505af1158015612b56573d5f5f3e3d5ffd5b50505050610475565b6104758585612b6d866147a9565b8451869061376d565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090505b9392505050565b5f60405146815283602082015261062083604083013761066090209392505050565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166368148df960c08601358585855f604051908082528060200260200182016040528015612c5957816020015b604080518082019091525f8082526020820152815260200190600190039081612c335790505b506040518663ffffffff1660e01b8152600401612c7a9594939291906154ec565b5f604051808303815f87803b158015612c91575f5ffd5b505af11580156112ee573d5f5f3e3d5ffd5b6060826001600160401b03811115612cbd57612cbd614505565b604051908082528060200260200182016040528015612ce6578160200160208202803683370190505b5090505f5b83811015612dd1575f81612cff8686615396565b612d099190614948565b90505f612d17826001614948565b60408051602081018a9052908101859052606001604051602081830303815290604052805190602001205f1c612d4d919061558f565b90505f5b83811015612d9b57816001600160401b0316858281518110612d7557612d75614b46565b60200260200101516001600160401b031603612d9357829150612d9b565b600101612d51565b5080848481518110612daf57612daf614b46565b6001600160401b03909216602092830291909101909101525050600101612ceb565b509392505050565b606060ff8314612df357612dec836138cc565b9050610fda565b818054612dff906155a2565b80601f0160208091040260200160405190810160405280929190818152602001828054612e2b906155a2565b8015612e765780601f10612e4d57610100808354040283529160200191612e76565b820191905f5260205f20905b815481529060010190602001808311612e5957829003601f168201915b50505050509050610fda565b5f8082358103612e9657505f90508061300e565b612eed6101208601358435612eb56001600160401b0388166001614948565b612ec76101808a016101608b016148fc565b612edb906001600160401b03166001614948565b612ee86020890189615305565b613909565b9150811580612efe57506060830135155b15612f0a57505f61300e565b5f612f1d6102c088016102a089016148fc565b6001600160401b0316856001600160401b03166001612f3c9190614948565b612f46919061537f565b612f586101a0880161018089016148fc565b6001600160401b0316612f6b9190614948565b9050612f7f6101c087016101a088016148fc565b6001600160401b0316811115612fad57612fa16101c087016101a088016148fc565b6001600160401b031690505b604080516060860135602082015285359180870135910160408051601f198184030181528282528051602091820120908301939093528101919091526060810183905260800160405160208183030381529060405280519060200120149150505b94509492505050565b5f600160ff85161b8216156130d6575f86815260036020908152604080832087845290915290205480156130d4576130526020850185614c0c565b8460200135856040013560405160200161306e93929190614bb7565b6040516020818303038152906040528051906020012081146130bf576040517f6e2b808b00000000000000000000000000000000000000000000000000000000815260048101869052602401610218565b6130cc6020850185614c0c565b91505061329f565b505b5f6130e46020850185614c0c565b60038111156130f5576130f56144d3565b036131715761310a6080860160608701614b8e565b64ffffffffff16421161316a57836131286080870160608801614b8e565b6040517f6c27653a000000000000000000000000000000000000000000000000000000008152600481019290925264ffffffffff166024820152604401610218565b505f61329f565b5f61317f60e0870187614895565b8681811061318f5761318f614b46565b6131a59260206060909202019081019150614b5a565b90505f7fb63df1876fd68363dc3729b076ab6f64784f8a77ac0e24b8bde218f4f1dc15738887846131d960208a018a614c0c565b89602001358a604001356040516020016131f997969594939291906155d4565b6040516020818303038152906040528051906020012090505f61322d61321e836139e0565b87606001358860800135613a27565b9050826001600160a01b0316816001600160a01b03161461328c576040517f74dc7d60000000000000000000000000000000000000000000000000000000008152600481018890526001600160a01b0382166024820152604401610218565b6132996020870187614c0c565b93505050505b95945050505050565b5f366132b760e0870187614895565b868181106132c7576132c7614b46565b6060029190910191508390506132e06020830183614b5a565b886132ee60a08a018a615305565b6132fe6040870160208801614bf3565b60ff1681811061331057613310614b46565b905060200201602081019061332591906148fc565b6040805160208101959095526001600160a01b039093169284019290925260608301526001600160401b0316608082015260a00160405160208183030381529060405280519060200120841491505095945050505050565b5f82846020015161ffff166133929190614948565b845161ffff16106133a557506001612bb4565b83516133b690839061ffff16614948565b846020015161ffff16106133cc57506002612bb4565b505f9392505050565b6040805160018082528183019092525f916020808301908036833701905050905082815f8151811061340957613409614b46565b6001600160a01b0392831660209182029290920101526040517f37647e330000000000000000000000000000000000000000000000000000000081527f0000000000000000000000000000000000000000000000000000000000000000909116906337647e3390612c7a9060c08801359085908790600401614f9b565b5f633b9aca0061349e6105208401610500850161561f565b6001600160801b03166134b96102c085016102a086016148fc565b6001600160401b03166134cc919061537f565b6134d691906153d9565b6134e861050084016104e0850161561f565b6001600160801b0316610fda9190614948565b60605f825f0151516001600160401b0381111561351a5761351a614505565b604051908082528060200260200182016040528015613543578160200160208202803683370190505b5091505f5b835151811015613757575f845f0151828151811061356857613568614b46565b602002602001015190505f868060e001906135839190614895565b8481811061359357613593614b46565b90506060020160200160208101906135ab9190614bf3565b90505f8661010001518260ff16815181106135c8576135c8614b46565b60200260200101519050600160038111156135e5576135e56144d3565b8360038111156135f7576135f76144d3565b148015613622575086606001518260ff168151811061361857613618614b46565b6020026020010151155b1561362f5750505061374f565b5f6001826002811115613644576136446144d3565b146136bb57600282600281111561365d5761365d6144d3565b14613699576001846003811115613676576136766144d3565b1480613694575060025b846003811115613692576136926144d3565b145b6136d1565b60028460038111156136ad576136ad6144d3565b148061369457506003613680565b60018460038111156136cf576136cf6144d3565b145b9050801561374a576136e660e08a018a614895565b868181106136f6576136f6614b46565b61370c9260206060909202019081019150614b5a565b878761371781614f4a565b98508151811061372957613729614b46565b60200260200101906001600160a01b031690816001600160a01b0316815250505b505050505b600101613548565b50815292915050565b6060612bb483835f613a51565b6137788584846124b4565b5f8360a00151516001600160401b0381111561379657613796614505565b6040519080825280602002602001820160405280156137bf578160200160208202803683370190505b5090508260a00151156137f4575f8581526002602052604081205582516137ee90879086908460015f1961103a565b50610475565b5f5b815181101561385c576002846101000151828151811061381857613818614b46565b60200260200101516002811115613831576138316144d3565b1482828151811061384457613844614b46565b911515602092830291909101909101526001016137f6565b50825160405161387291869184906020016156b1565b60408051601f1981840301815282825280516020918201205f898152600290925291902055835186917f8e96edb75897be4abc564b805b3f02423ea0e9b75413c1a34bcd909456f8449291610590918691899187906156e9565b60605f6138d883613b00565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f5f61391485613b40565b9050828114613959576040517fe2d2ab0a0000000000000000000000000000000000000000000000000000000081526004810184905260248101829052604401610218565b848610613969575f9150506139d6565b865f5b828110156139cf575f86868381811061398757613987614b46565b905060200201359050886001165f146139ac575f8181526020849052604090206139ba565b5f8381526020829052604090205b9250600189901c98505080600101905061396c565b5088149150505b9695505050505050565b5f610fda6139ec613b63565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f613a36878787613c8c565b925092509250613a468282613cd7565b509095945050505050565b606081471015613a96576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101839052604401610218565b5f5f856001600160a01b03168486604051613ab19190615739565b5f6040518083038185875af1925050503d805f8114613aeb576040519150601f19603f3d011682016040523d82523d5f602084013e613af0565b606091505b50915091506139d6868383613dda565b5f60ff8216601f811115610fda576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5b81816001901b1015613b5e57613b5781614f4a565b9050613b42565b919050565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015613bbb57507f000000000000000000000000000000000000000000000000000000000000000046145b15613be557507f000000000000000000000000000000000000000000000000000000000000000090565b611b22604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f80807f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8416601b60ff86901c01613cc688828985613e4f565b945094509450505093509350939050565b5f826003811115613cea57613cea6144d3565b03613cf3575050565b6001826003811115613d0757613d076144d3565b03613d3e576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6002826003811115613d5257613d526144d3565b03613d8c576040517ffce698f700000000000000000000000000000000000000000000000000000000815260048101829052602401610218565b6003826003811115613da057613da06144d3565b03611036576040517fd78bce0c00000000000000000000000000000000000000000000000000000000815260048101829052602401610218565b606082613def57613dea82613f17565b612bb4565b8151158015613e0657506001600160a01b0384163b155b15613e48576040517f9996b3150000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610218565b5080612bb4565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841115613e8857505f91506003905082613f0d565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015613ed9573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b038116613f0457505f925060019150829050613f0d565b92505f91508190505b9450945094915050565b805115613f275780518082602001fd5b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b50565b5f60208284031215613f6c575f5ffd5b5035919050565b5f6106208284031215613f84575f5ffd5b50919050565b5f6102408284031215613f84575f5ffd5b5f6101008284031215613f84575f5ffd5b5f5f5f6108808486031215613fbf575f5ffd5b613fc98585613f73565b9250613fd9856106208601613f8a565b91506108608401356001600160401b03811115613ff4575f5ffd5b61400086828701613f9b565b9150509250925092565b803561ffff81168114613b5e575f5ffd5b60048110613f59575f5ffd5b5f5f5f5f5f5f5f610900888a03121561403e575f5ffd5b6140488989613f73565b9650614058896106208a01613f8a565b95506108608801356001600160401b03811115614073575f5ffd5b61407f8a828b01613f9b565b95505061408f610880890161400a565b93506108a08801356140a08161401b565b969995985093969295946108c084013594506108e09093013592915050565b5f5b838110156140d95781810151838201526020016140c1565b50505f910152565b5f81518084526140f88160208601602086016140bf565b601f01601f19169290920160200192915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f61414660e08301896140e1565b828103604084015261415881896140e1565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156141ad57835183526020938401939092019160010161418f565b50909b9a5050505050505050505050565b5f5f83601f8401126141ce575f5ffd5b5081356001600160401b038111156141e4575f5ffd5b60208301915083602060a0830285010111156141fe575f5ffd5b9250929050565b5f5f83601f840112614215575f5ffd5b5081356001600160401b0381111561422b575f5ffd5b6020830191508360208260051b85010111156141fe575f5ffd5b5f5f5f5f5f5f5f6108c0888a03121561425c575f5ffd5b6142668989613f73565b9650614276896106208a01613f8a565b95506108608801356001600160401b03811115614291575f5ffd5b61429d8a828b01613f9b565b9550506108808801356001600160401b038111156142b9575f5ffd5b6142c58a828b016141be565b9095509350506108a08801356001600160401b038111156142e4575f5ffd5b6142f08a828b01614205565b989b979a50959850939692959293505050565b5f5f5f5f5f5f5f6108c0888a03121561431a575f5ffd5b6143248989613f73565b9650614334896106208a01613f8a565b95506108608801356001600160401b0381111561434f575f5ffd5b61435b8a828b01613f9b565b9550506108808801356001600160401b03811115614377575f5ffd5b6142c58a828b01614205565b5f6101808284031215613f84575f5ffd5b5f5f83601f8401126143a4575f5ffd5b5081356001600160401b038111156143ba575f5ffd5b6020830191508360208285010111156141fe575f5ffd5b5f5f5f5f5f5f5f5f5f5f610a608b8d0312156143eb575f5ffd5b6143f58c8c613f73565b99506144058c6106208d01614383565b98506144158c6107a08d01613f8a565b97506109e08b01356001600160401b03811115614430575f5ffd5b61443c8d828e01613f9b565b975050610a008b01356001600160401b03811115614458575f5ffd5b6144648d828e016141be565b909750955050610a208b01356001600160401b03811115614483575f5ffd5b61448f8d828e01614205565b909550935050610a408b01356001600160401b038111156144ae575f5ffd5b6144ba8d828e01614394565b915080935050809150509295989b9194979a5092959850565b634e487b7160e01b5f52602160045260245ffd5b5f602082840312156144f7575f5ffd5b815160058110612bb4575f5ffd5b634e487b7160e01b5f52604160045260245ffd5b604051606081016001600160401b038111828210171561453b5761453b614505565b60405290565b60405161010081016001600160401b038111828210171561453b5761453b614505565b604051601f8201601f191681016001600160401b038111828210171561458c5761458c614505565b604052919050565b803560ff81168114613b5e575f5ffd5b8015158114613f59575f5ffd5b8035613b5e816145a4565b803564ffffffffff81168114613b5e575f5ffd5b80356001600160401b0381168114613b5e575f5ffd5b5f6001600160401b038211156145fe576145fe614505565b5060051b60200190565b5f82601f830112614617575f5ffd5b813561462a614625826145e6565b614564565b8082825260208201915060208360051b86010192508583111561464b575f5ffd5b602085015b8381101561466f57614661816145d0565b835260209283019201614650565b5095945050505050565b5f82601f830112614688575f5ffd5b8135614696614625826145e6565b8082825260208201915060208360051b8601019250858311156146b7575f5ffd5b602085015b8381101561466f576146cd81614594565b8352602092830192016146bc565b6001600160a01b0381168114613f59575f5ffd5b8035613b5e816146db565b803560038110613b5e575f5ffd5b5f82601f830112614717575f5ffd5b8135614725614625826145e6565b80828252602082019150602060608402860101925085831115614746575f5ffd5b602085015b8381101561466f5760608188031215614762575f5ffd5b61476a614519565b8135614775816146db565b815261478360208301614594565b6020820152614794604083016146fa565b6040820152835260209092019160600161474b565b5f61010082360312156147ba575f5ffd5b6147c2614541565b6147cb83614594565b81526147d960208401614594565b60208201526147ea604084016145b1565b60408201526147fb606084016145bc565b606082015261480c608084016145d0565b608082015260a08301356001600160401b03811115614829575f5ffd5b61483536828601614608565b60a08301525060c08301356001600160401b03811115614853575f5ffd5b61485f36828601614679565b60c08301525060e08301356001600160401b0381111561487d575f5ffd5b61488936828601614708565b60e08301525092915050565b5f5f8335601e198436030181126148aa575f5ffd5b8301803591506001600160401b038211156148c3575f5ffd5b60200191506060810236038213156141fe575f5ffd5b5f602082840312156148e9575f5ffd5b813563ffffffff81168114612bb4575f5ffd5b5f6020828403121561490c575f5ffd5b612bb4826145d0565b634e487b7160e01b5f52601160045260245ffd5b6001600160401b038181168382160190811115610fda57610fda614915565b80820180821115610fda57610fda614915565b64ffffffffff8181168382160190811115610fda57610fda614915565b5f60ff821660ff810361498d5761498d614915565b60010192915050565b5f8151808452602084019350602083015f5b828110156149cf5781516001600160401b03168652602095860195909101906001016149a8565b5093949350505050565b5f8151808452602084019350602083015f5b828110156149cf57815160ff168652602095860195909101906001016149eb565b60038110614a1c57614a1c6144d3565b9052565b5f8151808452602084019350602083015f5b828110156149cf5781516001600160a01b03815116875260ff602082015116602088015260408101519050614a6a6040880182614a0c565b506060959095019460209190910190600101614a32565b805160ff1682525f6020820151614a9d602085018260ff169052565b506040820151614ab1604085018215159052565b506060820151614aca606085018264ffffffffff169052565b506080820151614ae560808501826001600160401b03169052565b5060a082015161010060a0850152614b01610100850182614996565b905060c083015184820360c0860152614b1a82826149d9565b91505060e083015184820360e086015261329f8282614a20565b602081525f612bb46020830184614a81565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215614b6a575f5ffd5b8135612bb4816146db565b5f60208284031215614b85575f5ffd5b612bb4826146fa565b5f60208284031215614b9e575f5ffd5b612bb4826145bc565b60048110613f5957613f596144d3565b60608101614bc485614ba7565b938152602081019290925260409091015290565b5f60208284031215614be8575f5ffd5b8135612bb4816145a4565b5f60208284031215614c03575f5ffd5b612bb482614594565b5f60208284031215614c1c575f5ffd5b8135612bb48161401b565b5f5f8335601e19843603018112614c3c575f5ffd5b83016020810192503590506001600160401b03811115614c5a575f5ffd5b8060051b36038213156141fe575f5ffd5b8183526020830192505f815f5b848110156149cf576001600160401b03614c91836145d0565b1686526020958601959190910190600101614c78565b8183526020830192505f815f5b848110156149cf5760ff614cc783614594565b1686526020958601959190910190600101614cb4565b5f5f8335601e19843603018112614cf2575f5ffd5b83016020810192503590506001600160401b03811115614d10575f5ffd5b6060810236038213156141fe575f5ffd5b8183526020830192505f815f5b848110156149cf578135614d41816146db565b6001600160a01b0316865260ff614d5a60208401614594565b166020870152614d6c604083016146fa565b614d796040880182614a0c565b506060958601959190910190600101614d2e565b614da182614d9a83614594565b60ff169052565b5f614dae60208301614594565b60ff166020840152614dc2604083016145b1565b15156040840152614dd5606083016145bc565b64ffffffffff166060840152614ded608083016145d0565b6001600160401b03166080840152614e0860a0830183614c27565b61010060a0860152614e1f61010086018284614c6b565b915050614e2f60c0840184614c27565b85830360c0870152614e42838284614ca7565b92505050614e5360e0840184614cdd565b85830360e08701526139d6838284614d21565b606081525f614e786060830188614d8d565b8281036020808501919091528682528791015f5b87811015614ebc578235614e9f8161401b565b614ea881614ba7565b825260209283019290910190600101614e8c565b5083810360408501528481526020019050845f5b85811015614efa578135614ee3816145a4565b151583526020928301929190910190600101614ed0565b509098975050505050505050565b5f60208284031215614f18575f5ffd5b5051919050565b5f60208284031215614f2f575f5ffd5b612bb48261400a565b602081525f612bb46020830184614d8d565b5f60018201614f5b57614f5b614915565b5060010190565b5f8151808452602084019350602083015f5b828110156149cf5781516001600160a01b0316865260209586019590910190600101614f74565b838152606060208201525f614fb36060830185614f62565b905063ffffffff83166040830152949350505050565b803560068110613b5e575f5ffd5b60068110614a1c57614a1c6144d3565b803562ffffff81168114613b5e575f5ffd5b60058110614a1c57614a1c6144d3565b615014828251614ff9565b6001600160801b0360208201511660208301526001600160801b03604082015116604083015261ffff606082015116606083015264ffffffffff60808201511660808301525050565b823581526102e081016150726020850161400a565b61ffff16602083015261508760408501614594565b60ff16604083015261509b60608501614594565b60ff1660608301526150af608085016145b1565b151560808301526150c260a08501614fc9565b6150cf60a0840182614fd7565b506150dc60c085016146ef565b6001600160a01b031660c083015260e0848101359083015261010080850135908301526101208085013590830152610140808501359083015261512261016085016145d0565b6001600160401b031661016083015261513e61018085016145d0565b6001600160401b031661018083015261515a6101a085016145d0565b6001600160401b03166101a08301526151766101c085016145bc565b64ffffffffff166101c08301526151906101e085016145bc565b64ffffffffff166101e08301526151aa61020085016145d0565b6001600160401b03166102008301526151c66102208501614fe7565b62ffffff16610220830152612bb4610240830184615009565b5f602082840312156151ef575f5ffd5b8151612bb4816145a4565b5f6020828403121561520a575f5ffd5b612bb482614fe7565b86815262ffffff8616602082015284604082015283606082015260c060808201525f61524260c0830185614f62565b905063ffffffff831660a0830152979650505050505050565b5f6020828403121561526b575f5ffd5b81516001600160401b03811115615280575f5ffd5b8201601f81018413615290575f5ffd5b805161529e614625826145e6565b8082825260208201915060208360051b8501019250868311156152bf575f5ffd5b6020840193505b828410156139d65783516152d9816146db565b8252602093840193909101906152c6565b5f60ff8216806152fc576152fc614915565b5f190192915050565b5f5f8335601e1984360301811261531a575f5ffd5b8301803591506001600160401b03821115615333575f5ffd5b6020019150600581901b36038213156141fe575f5ffd5b5f8235607e1983360301811261535e575f5ffd5b9190910192915050565b5f61ffff821661ffff810361498d5761498d614915565b8082028115828204841417610fda57610fda614915565b81810381811115610fda57610fda614915565b63ffffffff8281168282160390811115610fda57610fda614915565b634e487b7160e01b5f52601260045260245ffd5b5f826153e7576153e76153c5565b500490565b604081526153fe604082018551614ff9565b61ffff60208501511660608201525f604085015160808084015261542560c0840182614f62565b90506001600160801b0360608701511660a08401528281036020840152838152838560208301375f602085830101526020601f19601f860116820101915050949350505050565b5f5f8585111561547a575f5ffd5b83861115615486575f5ffd5b5050820193919092039150565b7fffffffff0000000000000000000000000000000000000000000000000000000085168152828460048301375f838201600481015f815284516154da8183602089016140bf565b91909101600401979650505050505050565b5f60a082018783526001600160a01b038716602084015263ffffffff861660408401526008851061551f5761551f6144d3565b6060830185905260a06080840152835190819052602084019060c08401905f5b8181101561558057835180516001600160a01b031684526020908101516bffffffffffffffffffffffff16818501529093019260409092019160010161553f565b50909998505050505050505050565b5f8261559d5761559d6153c5565b500690565b600181811c908216806155b657607f821691505b602082108103613f8457634e487b7160e01b5f52602260045260245ffd5b87815260208101879052604081018690526001600160a01b038516606082015260e0810161560185614ba7565b8460808301528360a08301528260c083015298975050505050505050565b5f6020828403121561562f575f5ffd5b81356001600160801b0381168114612bb4575f5ffd5b5f8151808452602084019350602083015f5b828110156149cf57815161566a81614ba7565b86526020958601959190910190600101615657565b5f8151808452602084019350602083015f5b828110156149cf5781511515865260209586019590910190600101615691565b606081525f6156c36060830186614a81565b82810360208401526156d58186615645565b905082810360408401526139d6818561567f565b6156f38186614ff9565b608060208201525f6157086080830186614a81565b828103604084015261571a8186615645565b9050828103606084015261572e818561567f565b979650505050505050565b5f825161535e8184602087016140bf56',
} as const
