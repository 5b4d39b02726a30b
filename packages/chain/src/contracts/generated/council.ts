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
      "name": "signature",
      "type": "bytes",
      "internalType": "bytes"
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
      "name": "signature",
      "type": "bytes",
      "internalType": "bytes"
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
    "name": "votes",
    "type": "uint8[]",
    "indexed": false,
    "internalType": "enum Vote[]"
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
  Council: '0x6101c0604052348015610010575f5ffd5b506040516160db3803806160db83398101604081905261002f9161020a565b604080518082018252600681526536bab9ba32b960d11b602080830191909152825180840190935260018352603160f81b908301529061006f825f61013a565b6101205261007e81600161013a565b61014052815160208084019190912060e052815190820120610100524660a05261010a60e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b0390811661016052815181166101805260e090910151166101a05261049c565b5f6020835110156101555761014e8361016c565b9050610166565b816101608482610370565b5060ff90505b92915050565b5f5f829050601f8151111561019f578260405163305a27a960e01b8152600401610196919061042e565b60405180910390fd5b80516101aa82610479565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b03811182821017156101e9576101e96101b2565b60405290565b80516001600160a01b0381168114610205575f5ffd5b919050565b5f5f82840361014081121561021d575f5ffd5b61012081121561022b575f5ffd5b506102346101c6565b61023d846101ef565b815261024b602085016101ef565b602082015261025c604085016101ef565b604082015261026d606085016101ef565b606082015261027e608085016101ef565b608082015261028f60a085016101ef565b60a08201526102a060c085016101ef565b60c08201526102b160e085016101ef565b60e08201526102c361010085016101ef565b61010082015291506102d861012084016101ef565b90509250929050565b600181811c908216806102f557607f821691505b60208210810361031357634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561036b578282111561036b57805f5260205f20601f840160051c602085101561034457505f5b90810190601f840160051c035f5b81811015610367575f83820155600101610352565b5050505b505050565b81516001600160401b03811115610389576103896101b2565b61039d8161039784546102e1565b84610319565b6020601f8211600181146103cf575f83156103b85750848201515b5f19600385901b1c1916600184901b178455610427565b5f84815260208120601f198516915b828110156103fe57878501518255602094850194600190920191016103de565b508482101561041b57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b8181101561045a576020818601810151604086840101520161043d565b505f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610313575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a051615b8a6105515f395f6111c001525f81816122cb01528181612ab1015281816132e2015261341001525f818161051d0152818161058c0152818161070e0152818161080d01528181610ffc015281816110ba0152818161130f01526113dd01525f612d3901525f612d0801525f613bdd01525f613bb501525f613b1001525f613b3a01525f613b640152615b8a5ff3fe608060405234801561000f575f5ffd5b5060043610610085575f3560e01c806323c30f171161005857806323c30f17146100f65780632e7c61d61461010957806384b0196e1461011c578063bfc4ed5f14610137575f5ffd5b8063024737ab1461008957806304bf0eca1461009e5780631cbc4bd3146100d05780631cf92cd0146100e3575b5f5ffd5b61009c610097366004613f01565b61014a565b005b6100bd6100ac366004613fbf565b5f9081526002602052604090205490565b6040519081526020015b60405180910390f35b61009c6100de366004613fd6565b6104eb565b61009c6100f1366004614082565b6106e1565b61009c610104366004613fd6565b610a2a565b61009c6101173660046141af565b610cf7565b610124610f71565b6040516100c7979695949392919061428a565b61009c610145366004613f01565b610fcf565b5f61015588886112e2565b9050610161818761147d565b61017160a0870160808801614352565b6001600160401b03161561019857604051639e0a4deb60e01b815260040160405180910390fd5b5f6101a98989848a8a8a8a8a6114d7565b90505f6101b5886145f9565b90505f805b8260a00151518110156102ce575f846080015182815181106101de576101de6146f9565b602002602001015160028111156101f7576101f76146e5565b14158061020f575061020f60608b0160408c0161470d565b6102c6575f61028a8d61016001602081019061022b9190614728565b60ff168e6101800160208101906102429190614728565b60ff168f6101a00160208101906102599190614728565b60ff1688606001518681518110610272576102726146f9565b6020026020010151611d38909392919063ffffffff16565b9050808460c0015183815181106102a3576102a36146f9565b602002602001019060ff16908160ff168152505082806102c257508015155b9250505b6001016101ba565b5080610306576040517f36f53f1b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6103118b8385611e16565b5f5b87811015610440575f8360e001518281518110610332576103326146f9565b602002602001015160400151600281111561034f5761034f6146e5565b14158061037357505f85815260036020908152604080832084845290915290205415155b61043857888882818110610389576103896146f9565b905060200281019061039b9190614741565b6103a990602081019061475f565b8989838181106103bb576103bb6146f9565b90506020028101906103cd9190614741565b602001358a8a848181106103e3576103e36146f9565b90506020028101906103f59190614741565b6040013560405160200161040b9392919061478a565b60408051601f1981840301815291815281516020928301205f888152600384528281208582529093529120555b600101610313565b506104536103608c016103408d016147be565b6104639063ffffffff16436147eb565b6001600160401b031660808301526040516104829083906020016149b1565b60408051601f1981840301815282825280516020918201205f88815260029092529190205584907fa709bbbbad68da1d48699c66aabbf3e67b21fe07606afb55ba1d2cd5db8d87c2906104d69085906149b1565b60405180910390a25050505050505050505050565b5f610516833561050160408601602087016149c3565b6105116060870160408801614728565b612026565b90506105427f00000000000000000000000000000000000000000000000000000000000000008561206b565b83351461056a5760405163e7e24a8760e01b8152600481018290526024015b60405180910390fd5b610574818361147d565b600460405163ebfa452360e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ebfa452390602401602060405180830381865afa1580156105d9573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906105fd91906149dc565b600481111561060e5761060e6146e5565b1461062f57604051632d6db5eb60e21b815260048101829052602401610561565b5f818152600260205260408120556106b18461064a846145f9565b61065760e08601866149fa565b90506001600160401b038111156106705761067061436b565b604051908082528060200260200182016040528015610699578160200160208202803683370190505b50604080515f81526020810190915260045f196120a0565b60405181907f3e659e9176c25a527f4575e010a270b3e1f8e9d1e94f5e49d4a91dd2c59e8cf8905f90a250505050565b5f61070789356106f760408c0160208d016149c3565b61051160608d0160408e01614728565b90506107337f00000000000000000000000000000000000000000000000000000000000000008c61206b565b8935146107565760405163e7e24a8760e01b815260048101829052602401610561565b610760818961147d565b61077060a0890160808a01614352565b6001600160401b03161561079757604051639e0a4deb60e01b815260040160405180910390fd5b5f6107a88c8b848c8c8c8c8c6114d7565b90505f6107b68d8b8461235e565b90505f6107c28b6145f9565b90506107cf8e8285611e16565b8151835160405186927ff190784d778cd9d6e769e6489fc05e9682d48d901d38a6f71d402b06cc60dc559261080392614a88565b60405180910390a27f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663cb6ba5ea8f8f8f868b8b6040518763ffffffff1660e01b8152600401610861969594939291906151d3565b5f604051808303815f87803b158015610878575f5ffd5b505af115801561088a573d5f5f3e3d5ffd5b5060029250610897915050565b825160048111156108aa576108aa6146e5565b1480156108b657508415155b1561092d5760025f8581526020019081526020015f205f90556109288e82855f01518460a00151516001600160401b038111156108f5576108f561436b565b60405190808252806020026020018201604052801561091e578160200160208202803683370190505b5060015f196120a0565b610a1a565b5f8160a00151516001600160401b0381111561094b5761094b61436b565b604051908082528060200260200182016040528015610974578160200160208202803683370190505b5090505f5b81518110156109de5760028560800151828151811061099a5761099a6146f9565b602002602001015160028111156109b3576109b36146e5565b148282815181106109c6576109c66146f9565b91151560209283029190910190910152600101610979565b5083516040516109f49184918490602001615325565b60408051601f1981840301815291815281516020928301205f8881526002909352912055505b5050505050505050505050505050565b5f610a3584846112e2565b9050610a926040518061010001604052805f60ff1681526020015f60ff1681526020015f151581526020015f64ffffffffff1681526020015f6001600160401b031681526020016060815260200160608152602001606081525090565b5f828152600260205260408120549003610aed57610ab8610360860161034087016147be565b63ffffffff16610ad061022086016102008701614352565b610ada91906147eb565b6001600160401b03166080820152610b48565b610af7828461147d565b610b00836145f9565b905080608001516001600160401b03165f03610b48576040517fd2c0cf5700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80608001516001600160401b03164311610b9f5760808101516040517f949312be0000000000000000000000000000000000000000000000000000000081526001600160401b039091166004820152602401610561565b61010081608001516001600160401b0316610bba9190615390565b431115610bd357610bcc858383612648565b5050505050565b6080808201518251604080516001600160401b03909316406020840152820185905260ff1660608201525f91016040516020818303038152906040528051906020012090508160a00151515f03610c3057610c3086868484612721565b610c3c86868484612849565b5f6080830152610c54610380870161036088016147be565b610c649063ffffffff16426153a3565b64ffffffffff16606083015281518290610c7d906153c0565b60ff169052604051610c939083906020016149b1565b60408051601f1981840301815282825280516020918201205f87815260029092529190205583907f25b3dde16c1b170345d1c2c8008ff3ba0fe288223251995bd058a8e37d36d97b90610ce79085906149b1565b60405180910390a2505050505050565b5f610d0288886112e2565b9050610d0e818761147d565b610d1b60e08701876149fa565b90508561ffff16101580610d6e575033610d3860e08801886149fa565b8761ffff16818110610d4c57610d4c6146f9565b610d6292602060609092020190810191506153de565b6001600160a01b031614155b15610d8e57604051630a71624160e01b8152336004820152602401610561565b5f610d9c60e08801886149fa565b8761ffff16818110610db057610db06146f9565b9050606002016040016020810190610dc891906153f9565b6002811115610dd957610dd96146e5565b141580610df657505f846003811115610df457610df46146e5565b145b15610e1657604051630a71624160e01b8152336004820152602401610561565b610e266080870160608801615412565b64ffffffffff16421115610e875742610e456080880160608901615412565b6040517f76d42464000000000000000000000000000000000000000000000000000000008152600481019290925264ffffffffff166024820152604401610561565b5f81815260036020908152604080832061ffff8916845290915290205415610ee1576040517f016694ea00000000000000000000000000000000000000000000000000000000815261ffff86166004820152602401610561565b838383604051602001610ef69392919061478a565b60408051601f1981840301815282825280516020918201205f8581526003835283812061ffff8b16808352935292909220919091559082907fa19b83a10d60820ccc9dbe1f8b936633584b8837b39fbe247a96cdebc7761a5190610f5f9088908890889061478a565b60405180910390a35050505050505050565b5f6060805f5f5f6060610f82612d01565b610f8a612d32565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f610ff58735610fe560408a0160208b016149c3565b61051160608b0160408c01614728565b90506110217f00000000000000000000000000000000000000000000000000000000000000008961206b565b8735146110445760405163e7e24a8760e01b815260048101829052602401610561565b858585858560405160200161105d95949392919061566a565b60408051601f1981840301815291815281516020928301205f8481526002909352912054146110a25760405163ce40f86560e01b815260048101829052602401610561565b60405163ebfa452360e01b8152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ebfa452390602401602060405180830381865afa158015611107573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061112b91906149dc565b90505f816004811115611140576111406146e5565b0361116157604051632d6db5eb60e21b815260048101839052602401610561565b5f8281526002602081905260408220829055826004811115611185576111856146e5565b14611191575f19611231565b6040517f56225b97000000000000000000000000000000000000000000000000000000008152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906356225b9790602401602060405180830381865afa15801561120d573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611231919061570c565b90506112ac8a6112408a6145f9565b8989808060200260200160405190810160405280939291908181526020018383602002808284375f9201919091525050604080516020808d0282810182019093528c82529093508c92508b9182918501908490808284375f920191909152508992508891506120a09050565b60405183907f3e659e9176c25a527f4575e010a270b3e1f8e9d1e94f5e49d4a91dd2c59e8cf8905f90a250505050505050505050565b5f61130882356112f860408501602086016149c3565b6105116060860160408701614728565b90506113347f00000000000000000000000000000000000000000000000000000000000000008461206b565b8235146113575760405163e7e24a8760e01b815260048101829052602401610561565b6040805160a0810182525f6020820181905291810182905260608101829052608081019190915260018082526113956101608601610140870161475f565b60038111156113a6576113a66146e5565b118061145557506040517ff837a6e30000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063f837a6e3906114149086908590600401615723565b602060405180830381865afa15801561142f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906114539190615791565b155b156114765760405163e7e24a8760e01b815260048101839052602401610561565b5092915050565b8060405160200161148e91906157ac565b60408051601f1981840301815291815281516020928301205f8581526002909352912054146114d35760405163ce40f86560e01b815260048101839052602401610561565b5050565b6115096040518060a0016040528060608152602001606081526020016060815260200160608152602001606081525090565b5f61151760a08801886157be565b9150611528905060e08801886149fa565b86149050611561578461153e60e08901896149fa565b604051631a8f44bb60e11b81526004810193909352602483015250604401610561565b82811461158b57604051631a8f44bb60e11b81526004810184905260248101829052604401610561565b846001600160401b038111156115a3576115a361436b565b6040519080825280602002602001820160405280156115cc578160200160208202803683370190505b508252846001600160401b038111156115e7576115e761436b565b604051908082528060200260200182016040528015611610578160200160208202803683370190505b506020830152806001600160401b0381111561162e5761162e61436b565b60405190808252806020026020018201604052801561167757816020015b604080516060810182525f80825260208083018290529282015282525f1990920191018161164c5790505b506060830152806001600160401b038111156116955761169561436b565b6040519080825280602002602001820160405280156116be578160200160208202803683370190505b5060808301525f816001600160401b038111156116dd576116dd61436b565b604051908082528060200260200182016040528015611706578160200160208202803683370190505b509050816001600160401b038111156117215761172161436b565b60405190808252806020026020018201604052801561174a578160200160208202803683370190505b5060408401525f5b82811015611809576117ba8c8c61176c60a08d018d6157be565b8581811061177c5761177c6146f9565b90506020020160208101906117919190614352565b8989868181106117a3576117a36146f9565b90506020028101906117b59190614741565b612d5f565b8383815181106117cc576117cc6146f9565b60200260200101866040015184815181106117e9576117e96146f9565b921515602093840291909101909201919091529015159052600101611752565b505f61181d6103a08d016103808e016147be565b63ffffffff1661183360808b0160608c01615412565b64ffffffffff166118449190615390565b421190505f5b87811015611c72575f61186060e08c018c6149fa565b83818110611870576118706146f9565b90506060020160200160208101906118889190614728565b905085606001518160ff16815181106118a3576118a36146f9565b602002602001015160400180516118b990615803565b61ffff1690525f6118cd60e08d018d6149fa565b848181106118dd576118dd6146f9565b90506060020160400160208101906118f591906153f9565b6002811115611906576119066146e5565b146119115750611c6a565b5f6119418d8d858e8e8881811061192a5761192a6146f9565b905060200281019061193c9190614741565b612ef4565b90506002816003811115611957576119576146e5565b036119dd576003875f01518481518110611973576119736146f9565b6020026020010190600381111561198c5761198c6146e5565b9081600381111561199f5761199f6146e5565b8152505086606001518260ff16815181106119bc576119bc6146f9565b602002602001015160200180516119d290615803565b61ffff169052611c67565b60018160038111156119f1576119f16146e5565b14611a62575f816003811115611a0957611a096146e5565b14611a15576002611a18565b60015b87602001518481518110611a2e57611a2e6146f9565b60200260200101906003811115611a4757611a476146e5565b90816003811115611a5a57611a5a6146e5565b905250611c67565b848260ff1681518110611a7757611a776146f9565b6020026020010151611aab5783611aa657604051630a46f27160e31b815260ff83166004820152602401610561565b611c67565b88888360ff16818110611ac057611ac06146f9565b9050602002810190611ad29190614741565b358b8b85818110611ae557611ae56146f9565b9050602002810190611af79190614741565b6020013514611b17576002875f01518481518110611973576119736146f9565b86604001518260ff1681518110611b3057611b306146f9565b60200260200101518015611b9f5750611b9d8d8d858e8e88818110611b5757611b576146f9565b9050602002810190611b699190614741565b604001358d8d8860ff16818110611b8257611b826146f9565b9050602002810190611b949190614741565b606001356131ab565b155b15611bbc57600387602001518481518110611a2e57611a2e6146f9565b86604001518260ff1681518110611bd557611bd56146f9565b602002602001015180611be6575083155b15611c67576001875f01518481518110611c0257611c026146f9565b60200260200101906003811115611c1b57611c1b6146e5565b90816003811115611c2e57611c2e6146e5565b8152505086606001518260ff1681518110611c4b57611c4b6146f9565b60200260200101515f018051611c6090615803565b61ffff1690525b50505b60010161184a565b505f5b83811015611d2857611cdb8d610160016020810190611c949190614728565b60ff168e610180016020810190611cab9190614728565b60ff1687606001518481518110611cc457611cc46146f9565b60200260200101516132809092919063ffffffff16565b85608001518281518110611cf157611cf16146f9565b60200260200101906002811115611d0a57611d0a6146e5565b90816002811115611d1d57611d1d6146e5565b905250600101611c75565b5050505098975050505050505050565b5f5f856020015161ffff16865f015161ffff16611d559190615390565b90508281101580611d785750611d6c60048461581a565b866040015161ffff1610155b15611d86575f915050611e0e565b5f865f015161ffff16876020015161ffff1687611da39190615390565b611dad9190615831565b90505f876020015161ffff16885f015161ffff1687611dcc9190615390565b611dd69190615831565b90505f818310611de65781611de8565b825b90505f611df58588615831565b9050808210611e045780611e06565b815b955050505050505b949350505050565b5f611e29610540850161052086016147be565b90505f63ffffffff8216611e45610560870161054088016147be565b63ffffffff1610611e565781611e68565b611e68610560860161054087016147be565b90505f5b83515181101561201e575f84602001518281518110611e8d57611e8d6146f9565b602002602001015190505f6003811115611ea957611ea96146e5565b816003811115611ebb57611ebb6146e5565b03611ec65750612016565b5f8660e001518381518110611edd57611edd6146f9565b60209081029190910101515190506003826003811115611eff57611eff6146e5565b03611f635760028760e001518481518110611f1c57611f1c6146f9565b6020026020010151604001906002811115611f3957611f396146e5565b90816002811115611f4c57611f4c6146e5565b905250611f5c88828760046132d8565b5050612016565b60018760e001518481518110611f7b57611f7b6146f9565b6020026020010151604001906002811115611f9857611f986146e5565b90816002811115611fab57611fab6146e5565b9052505f6001836003811115611fc357611fc36146e5565b14611fce575f611fd0565b845b905063ffffffff811615611feb57611feb89838360056132d8565b8563ffffffff168163ffffffff161461201257612012898361200d848a615844565b61339e565b5050505b600101611e6c565b505050505050565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090505b9392505050565b5f46838360405160200161208193929190615860565b6040516020818303038152906040528051906020012090505b92915050565b5f84516001600160401b038111156120ba576120ba61436b565b6040519080825280602002602001820160405280156120e3578160200160208202803683370190505b5090505f805b86518110156122b7575f8860e001518281518110612109576121096146f9565b602002602001015190505f6002811115612125576121256146e5565b8160400151600281111561213b5761213b6146e5565b1461214657506122af565b5f600187600481111561215b5761215b6146e5565b1461220f576002876004811115612174576121746146e5565b1480156121ab57506001898481518110612190576121906146f9565b602002602001015160038111156121a9576121a96146e5565b145b801561220a575087826020015160ff16815181106121cb576121cb6146f9565b60200260200101518061220a5750858a60a00151836020015160ff16815181106121f7576121f76146f9565b60200260200101516001600160401b0316145b61223e565b6002898481518110612223576122236146f9565b6020026020010151600381111561223c5761223c6146e5565b145b9050801561226c578151612267908c90612260610540830161052084016147be565b60036132d8565b6122ac565b8151858561227981615884565b96508151811061228b5761228b6146f9565b60200260200101906001600160a01b031690816001600160a01b0316815250505b50505b6001016120e9565b508082528015612354576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166337647e3360c08a0135846123086105408d016105208e016147be565b6040518463ffffffff1660e01b81526004016123269392919061589c565b5f604051808303815f87803b15801561233d575f5ffd5b505af115801561234f573d5f5f3e3d5ffd5b505050505b5050505050505050565b6123886040805160808101909152805f81525f602082018190526060604083018190529091015290565b5f808061239860a08701876157be565b91505f90505b8181101561242f576001866080015182815181106123be576123be6146f9565b602002602001015160028111156123d7576123d76146e5565b036123ec576123e584615884565b9350612427565b600286608001518281518110612404576124046146f9565b6020026020010151600281111561241d5761241d6146e5565b0361242757600192505b60010161239e565b50811561243f57600384526125ea565b808314801561244d57508015155b156124ac57600284525f5b818110156124a65785604001518181518110612476576124766146f9565b602002602001015161249e57604051630a46f27160e31b815260048101829052602401610561565b600101612458565b506125ea565b600484525f5b818110156125e8576001866080015182815181106124d2576124d26146f9565b602002602001015160028111156124eb576124eb6146e5565b036125335785604001518181518110612506576125066146f9565b602002602001015161252e57604051630a46f27160e31b815260048101829052602401610561565b6125e0565b612543606088016040890161470d565b1580156125a657506125a36125606101808a016101608b01614728565b60ff166125756101a08b016101808c01614728565b60ff1661258a6101c08c016101a08d01614728565b60ff1689606001518581518110610272576102726146f9565b15155b156125e0576040517f196521be00000000000000000000000000000000000000000000000000000000815260048101829052602401610561565b6001016124b2565b505b801561260c57806125fd8461271061581a565b61260791906158de565b61260e565b5f5b61ffff1660208501526126208761344f565b6001600160801b0316606085015261263886866134c4565b6040850152509195945050505050565b60a0810151511580156126655750600260ff16816020015160ff16105b1561267f57806020018051612679906153c0565b60ff1690525b612691610360840161034085016147be565b6126a19063ffffffff16436147eb565b6001600160401b031660808201526040516126c09082906020016149b1565b60408051601f1981840301815282825280516020918201205f86815260029092529190205582907fab5989df50d68fbc61696684a496f04a3550c3c52fcbbafb5dab978e0fc90707906127149084906149b1565b60405180910390a2505050565b60208201515f9060ff1661273d6101e087016101c08801614728565b60ff1661274a9190615390565b905061275e61018085016101608601614352565b6001600160401b031681111561278c5761278061018085016101608601614352565b6001600160401b031690505b6127b182826127a361018088016101608901614352565b6001600160401b0316613728565b60a0840152806001600160401b038111156127ce576127ce61436b565b6040519080825280602002602001820160405280156127f7578160200160208202803683370190505b5060c08401525f5b8181101561201e5761281961018087016101608801614728565b8460c00151828151811061282f5761282f6146f9565b60ff909216602092830291909101909101526001016127ff565b5f805b8360c001515181101561288f578360c00151818151811061286f5761286f6146f9565b602002602001015160ff16826128859190615390565b915060010161284c565b5060e0830151515f6128a2826003615390565b6001600160401b038111156128b9576128b961436b565b6040519080825280602002602001820160405280156128e2578160200160208202803683370190505b5090506128f560e0870160c088016153de565b815f81518110612907576129076146f9565b6001600160a01b0390921660209283029190910182015261292a908801886153de565b8160018151811061293d5761293d6146f9565b6001600160a01b0390921660209283029190910182015261296490604089019089016153de565b81600281518110612977576129776146f9565b6001600160a01b03909216602092830291909101909101525f61299a8484615390565b6001600160401b038111156129b1576129b161436b565b604051908082528060200260200182016040528015612a0257816020015b6129ef604080516060810182525f80825260208201819052909182015290565b8152602001906001900390816129cf5790505b5090505f5b83811015612aa5578660e001518181518110612a2557612a256146f9565b6020026020010151828281518110612a3f57612a3f6146f9565b6020026020010181905250818181518110612a5c57612a5c6146f9565b60200260200101515f015183826003612a759190615390565b81518110612a8557612a856146f9565b6001600160a01b0390921660209283029190910190910152600101612a07565b505f6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663cd86756e60c08b0135612aed6102408c016102208d016158f1565b8989888f610340016101e0016020810190612b0891906147be565b6040518763ffffffff1660e01b8152600401612b299695949392919061590a565b5f604051808303815f875af1158015612b44573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052612b6b9190810190615952565b90505f805b8251821015612c83578860c001518181518110612b8f57612b8f6146f9565b602002602001015160ff165f14612c54578860c001518181518110612bb657612bb66146f9565b602002602001018051612bc8906159e1565b60ff169052604080516060810190915283518190859085908110612bee57612bee6146f9565b60200260200101516001600160a01b031681526020018260ff1681526020015f6002811115612c1f57612c1f6146e5565b905284612c2c8489615390565b81518110612c3c57612c3c6146f9565b602002602001018190525081612c5190615884565b91505b60c089015151612c65826001615390565b14612c7a57612c75816001615390565b612c7c565b5f5b9050612b70565b86821015612ca157600160408a01525f612c9d8388615390565b8552505b8860a00151516001600160401b03811115612cbe57612cbe61436b565b604051908082528060200260200182016040528015612ce7578160200160208202803683370190505b5060c08a015250505060e090950194909452505050505050565b6060612d2d7f00000000000000000000000000000000000000000000000000000000000000005f61385e565b905090565b6060612d2d7f0000000000000000000000000000000000000000000000000000000000000000600161385e565b5f8082358103612d7357505f905080612eeb565b612dca6101208601358435612d926001600160401b0388166001615390565b612da46101808a016101608b01614352565b612db8906001600160401b03166001615390565b612dc560208901896157be565b613907565b9150811580612ddb57506060830135155b15612de757505f612eeb565b5f612dfa6102c088016102a08901614352565b6001600160401b0316856001600160401b03166001612e199190615390565b612e23919061581a565b612e356101a088016101808901614352565b6001600160401b0316612e489190615390565b9050612e5c6101c087016101a08801614352565b6001600160401b0316811115612e8a57612e7e6101c087016101a08801614352565b6001600160401b031690505b604080516060860135602082015285359180870135910160408051601f198184030181528282528051602091820120908301939093528101919091526060810183905260800160405160208183030381529060405280519060200120149150505b94509492505050565b5f8481526003602090815260408083208584529091528120548015612fa257612f20602084018461475f565b83602001358460400135604051602001612f3c9392919061478a565b604051602081830303815290604052805190602001208114612f8d576040517f6e2b808b00000000000000000000000000000000000000000000000000000000815260048101859052602401610561565b612f9a602084018461475f565b915050611e0e565b5f612fb0602085018561475f565b6003811115612fc157612fc16146e5565b0361303f57612fd66080860160608701615412565b64ffffffffff1642116130365783612ff46080870160608801615412565b6040517f6c27653a000000000000000000000000000000000000000000000000000000008152600481019290925264ffffffffff166024820152604401610561565b5f915050611e0e565b5f61304d60e08701876149fa565b8681811061305d5761305d6146f9565b61307392602060609092020190810191506153de565b90505f7fb63df1876fd68363dc3729b076ab6f64784f8a77ac0e24b8bde218f4f1dc15738887846130a760208a018a61475f565b89602001358a604001356040516020016130c797969594939291906159fc565b6040516020818303038152906040528051906020012090505f6131326130ec83613a35565b6130f96060890189615a47565b8080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250613a7c92505050565b9050826001600160a01b0316816001600160a01b031614613191576040517f74dc7d60000000000000000000000000000000000000000000000000000000008152600481018890526001600160a01b0382166024820152604401610561565b61319e602087018761475f565b9998505050505050505050565b5f366131ba60e08701876149fa565b868181106131ca576131ca6146f9565b6060029190910191508390506131e360208301836153de565b886131f160a08a018a6157be565b6132016040870160208801614728565b60ff16818110613213576132136146f9565b90506020020160208101906132289190614352565b6040805160208101959095526001600160a01b039093169284019290925260608301526001600160401b0316608082015260a00160405160208183030381529060405280519060200120841491505095945050505050565b5f82846020015161ffff166132959190615390565b845161ffff16106132a857506001612064565b83516132b990839061ffff16615390565b846020015161ffff16106132cf57506002612064565b505f9392505050565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166368148df960c08601358585855f60405190808252806020026020018201604052801561335457816020015b604080518082019091525f808252602082015281526020019060019003908161332e5790505b506040518663ffffffff1660e01b8152600401613375959493929190615a89565b5f604051808303815f87803b15801561338c575f5ffd5b505af1158015612354573d5f5f3e3d5ffd5b6040805160018082528183019092525f916020808301908036833701905050905082815f815181106133d2576133d26146f9565b6001600160a01b0392831660209182029290920101526040517f37647e330000000000000000000000000000000000000000000000000000000081527f0000000000000000000000000000000000000000000000000000000000000000909116906337647e33906133759060c0880135908590879060040161589c565b5f633b9aca0061346761052084016105008501615b2c565b6001600160801b03166134826102c085016102a08601614352565b6001600160401b0316613495919061581a565b61349f91906158de565b6134b161050084016104e08501615b2c565b6001600160801b031661209a9190615390565b60605f825f0151516001600160401b038111156134e3576134e361436b565b60405190808252806020026020018201604052801561350c578160200160208202803683370190505b5091505f5b83515181101561371f575f845f01518281518110613531576135316146f9565b602002602001015190505f868060e0019061354c91906149fa565b8481811061355c5761355c6146f9565b90506060020160200160208101906135749190614728565b90505f86608001518260ff1681518110613590576135906146f9565b60200260200101519050600160038111156135ad576135ad6146e5565b8360038111156135bf576135bf6146e5565b1480156135ea575086604001518260ff16815181106135e0576135e06146f9565b6020026020010151155b156135f757505050613717565b5f600182600281111561360c5761360c6146e5565b14613683576002826002811115613625576136256146e5565b1461366157600184600381111561363e5761363e6146e5565b148061365c575060025b84600381111561365a5761365a6146e5565b145b613699565b6002846003811115613675576136756146e5565b148061365c57506003613648565b6001846003811115613697576136976146e5565b145b90508015613712576136ae60e08a018a6149fa565b868181106136be576136be6146f9565b6136d492602060609092020190810191506153de565b87876136df81615884565b9850815181106136f1576136f16146f9565b60200260200101906001600160a01b031690816001600160a01b0316815250505b505050505b600101613511565b50815292915050565b6060826001600160401b038111156137425761374261436b565b60405190808252806020026020018201604052801561376b578160200160208202803683370190505b5090505f5b83811015613856575f816137848686615831565b61378e9190615390565b90505f61379c826001615390565b60408051602081018a9052908101859052606001604051602081830303815290604052805190602001205f1c6137d29190615b45565b90505f5b8381101561382057816001600160401b03168582815181106137fa576137fa6146f9565b60200260200101516001600160401b03160361381857829150613820565b6001016137d6565b5080848481518110613834576138346146f9565b6001600160401b03909216602092830291909101909101525050600101613770565b509392505050565b606060ff83146138785761387183613aa4565b905061209a565b81805461388490615b58565b80601f01602080910402602001604051908101604052809291908181526020018280546138b090615b58565b80156138fb5780601f106138d2576101008083540402835291602001916138fb565b820191905f5260205f20905b8154815290600101906020018083116138de57829003601f168201915b5050505050905061209a565b5f5f61391285613ae1565b9050828114613957576040517fe2d2ab0a0000000000000000000000000000000000000000000000000000000081526004810184905260248101829052604401610561565b848610613967575f915050613a2b565b865f5b82811015613a245760018816156139ca5785858281811061398d5761398d6146f9565b90506020020135826040516020016139af929190918252602082015260400190565b60405160208183030381529060405280519060200120613a15565b818686838181106139dd576139dd6146f9565b905060200201356040516020016139fe929190918252602082015260400190565b604051602081830303815290604052805190602001205b600198891c989092500161396a565b5088149150505b9695505050505050565b5f61209a613a41613b04565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f613a8a8686613c2d565b925092509250613a9a8282613c76565b5090949350505050565b60605f613ab083613d79565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f5b81816001901b1015613aff57613af881615884565b9050613ae3565b919050565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015613b5c57507f000000000000000000000000000000000000000000000000000000000000000046145b15613b8657507f000000000000000000000000000000000000000000000000000000000000000090565b612d2d604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f5f5f8351604103613c64576020840151604085015160608601515f1a613c5688828585613db9565b955095509550505050613c6f565b505081515f91506002905b9250925092565b5f826003811115613c8957613c896146e5565b03613c92575050565b6001826003811115613ca657613ca66146e5565b03613cdd576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6002826003811115613cf157613cf16146e5565b03613d2b576040517ffce698f700000000000000000000000000000000000000000000000000000000815260048101829052602401610561565b6003826003811115613d3f57613d3f6146e5565b036114d3576040517fd78bce0c00000000000000000000000000000000000000000000000000000000815260048101829052602401610561565b5f60ff8216601f81111561209a576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841115613df257505f91506003905082613e77565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015613e43573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b038116613e6e57505f925060019150829050613e77565b92505f91508190505b9450945094915050565b5f6106208284031215613e92575f5ffd5b50919050565b5f6102408284031215613e92575f5ffd5b5f6101008284031215613e92575f5ffd5b5f5f83601f840112613eca575f5ffd5b5081356001600160401b03811115613ee0575f5ffd5b6020830191508360208260051b8501011115613efa575f5ffd5b9250929050565b5f5f5f5f5f5f5f6108c0888a031215613f18575f5ffd5b613f228989613e81565b9650613f32896106208a01613e98565b95506108608801356001600160401b03811115613f4d575f5ffd5b613f598a828b01613ea9565b9550506108808801356001600160401b03811115613f75575f5ffd5b613f818a828b01613eba565b9095509350506108a08801356001600160401b03811115613fa0575f5ffd5b613fac8a828b01613eba565b989b979a50959850939692959293505050565b5f60208284031215613fcf575f5ffd5b5035919050565b5f5f5f6108808486031215613fe9575f5ffd5b613ff38585613e81565b9250614003856106208601613e98565b91506108608401356001600160401b0381111561401e575f5ffd5b61402a86828701613ea9565b9150509250925092565b5f6101808284031215613e92575f5ffd5b5f5f83601f840112614055575f5ffd5b5081356001600160401b0381111561406b575f5ffd5b602083019150836020828501011115613efa575f5ffd5b5f5f5f5f5f5f5f5f5f5f610a608b8d03121561409c575f5ffd5b6140a68c8c613e81565b99506140b68c6106208d01614034565b98506140c68c6107a08d01613e98565b97506109e08b01356001600160401b038111156140e1575f5ffd5b6140ed8d828e01613ea9565b975050610a008b01356001600160401b03811115614109575f5ffd5b6141158d828e01613eba565b909750955050610a208b01356001600160401b03811115614134575f5ffd5b6141408d828e01613eba565b909550935050610a408b01356001600160401b0381111561415f575f5ffd5b61416b8d828e01614045565b915080935050809150509295989b9194979a5092959850565b803561ffff81168114613aff575f5ffd5b600481106141a1575f5ffd5b50565b8035613aff81614195565b5f5f5f5f5f5f5f610900888a0312156141c6575f5ffd5b6141d08989613e81565b96506141e0896106208a01613e98565b95506108608801356001600160401b038111156141fb575f5ffd5b6142078a828b01613ea9565b9550506142176108808901614184565b93506108a088013561422881614195565b969995985093969295946108c084013594506108e09093013592915050565b5f81518084525f5b8181101561426b5760208185018101518683018201520161424f565b505f602082860101526020601f19601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f6142c460e0830189614247565b82810360408401526142d68189614247565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b8181101561432b57835183526020938401939092019160010161430d565b50909b9a5050505050505050505050565b80356001600160401b0381168114613aff575f5ffd5b5f60208284031215614362575f5ffd5b6120648261433c565b634e487b7160e01b5f52604160045260245ffd5b604051606081016001600160401b03811182821017156143a1576143a161436b565b60405290565b60405161010081016001600160401b03811182821017156143a1576143a161436b565b604051601f8201601f191681016001600160401b03811182821017156143f2576143f261436b565b604052919050565b803560ff81168114613aff575f5ffd5b80151581146141a1575f5ffd5b8035613aff8161440a565b803564ffffffffff81168114613aff575f5ffd5b5f6001600160401b0382111561444e5761444e61436b565b5060051b60200190565b5f82601f830112614467575f5ffd5b813561447a61447582614436565b6143ca565b8082825260208201915060208360051b86010192508583111561449b575f5ffd5b602085015b838110156144bf576144b18161433c565b8352602092830192016144a0565b5095945050505050565b5f82601f8301126144d8575f5ffd5b81356144e661447582614436565b8082825260208201915060208360051b860101925085831115614507575f5ffd5b602085015b838110156144bf5761451d816143fa565b83526020928301920161450c565b6001600160a01b03811681146141a1575f5ffd5b8035613aff8161452b565b803560038110613aff575f5ffd5b5f82601f830112614567575f5ffd5b813561457561447582614436565b80828252602082019150602060608402860101925085831115614596575f5ffd5b602085015b838110156144bf57606081880312156145b2575f5ffd5b6145ba61437f565b81356145c58161452b565b81526145d3602083016143fa565b60208201526145e46040830161454a565b6040820152835260209092019160600161459b565b5f610100823603121561460a575f5ffd5b6146126143a7565b61461b836143fa565b8152614629602084016143fa565b602082015261463a60408401614417565b604082015261464b60608401614422565b606082015261465c6080840161433c565b608082015260a08301356001600160401b03811115614679575f5ffd5b61468536828601614458565b60a08301525060c08301356001600160401b038111156146a3575f5ffd5b6146af368286016144c9565b60c08301525060e08301356001600160401b038111156146cd575f5ffd5b6146d936828601614558565b60e08301525092915050565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b5f6020828403121561471d575f5ffd5b81356120648161440a565b5f60208284031215614738575f5ffd5b612064826143fa565b5f8235607e19833603018112614755575f5ffd5b9190910192915050565b5f6020828403121561476f575f5ffd5b813561206481614195565b600481106141a1576141a16146e5565b606081016147978561477a565b938152602081019290925260409091015290565b803563ffffffff81168114613aff575f5ffd5b5f602082840312156147ce575f5ffd5b612064826147ab565b634e487b7160e01b5f52601160045260245ffd5b6001600160401b03818116838216019081111561209a5761209a6147d7565b5f8151808452602084019350602083015f5b828110156148435781516001600160401b031686526020958601959091019060010161481c565b5093949350505050565b5f8151808452602084019350602083015f5b8281101561484357815160ff1686526020958601959091019060010161485f565b60038110614890576148906146e5565b9052565b5f8151808452602084019350602083015f5b828110156148435781516001600160a01b03815116875260ff6020820151166020880152604081015190506148de6040880182614880565b5060609590950194602091909101906001016148a6565b805160ff1682525f6020820151614911602085018260ff169052565b506040820151614925604085018215159052565b50606082015161493e606085018264ffffffffff169052565b50608082015161495960808501826001600160401b03169052565b5060a082015161010060a085015261497561010085018261480a565b905060c083015184820360c086015261498e828261484d565b91505060e083015184820360e08601526149a88282614894565b95945050505050565b602081525f61206460208301846148f5565b5f602082840312156149d3575f5ffd5b61206482614184565b5f602082840312156149ec575f5ffd5b815160058110612064575f5ffd5b5f5f8335601e19843603018112614a0f575f5ffd5b8301803591506001600160401b03821115614a28575f5ffd5b6020019150606081023603821315613efa575f5ffd5b60058110614890576148906146e5565b5f8151808452602084019350602083015f5b82811015614843578151614a738161477a565b86526020958601959190910190600101614a60565b614a928184614a3e565b604060208201525f611e0e6040830184614a4e565b6148908161477a565b80356001600160801b0381168114613aff575f5ffd5b80356bffffffffffffffffffffffff81168114613aff575f5ffd5b614af882614aee836147ab565b63ffffffff169052565b614b04602082016147ab565b63ffffffff166020830152614b1b604082016147ab565b63ffffffff166040830152614b32606082016147ab565b63ffffffff166060830152614b49608082016147ab565b63ffffffff166080830152614b6060a082016147ab565b63ffffffff1660a0830152614b7760c082016147ab565b63ffffffff1660c0830152614b8e60e082016147ab565b63ffffffff1660e0830152614ba661010082016147ab565b63ffffffff16610100830152614bbf6101208201614ab0565b6001600160801b0316610120830152614bdb6101408201614ac6565b6bffffffffffffffffffffffff16610140830152614bfc6101608201614ac6565b6bffffffffffffffffffffffff16610160830152614c1d6101808201614ab0565b6001600160801b0316610180830152614c396101a08201614ab0565b6001600160801b03166101a0830152614c556101c08201614ab0565b6001600160801b03166101c0830152614c716101e082016147ab565b63ffffffff166101e0830152614c8a61020082016147ab565b63ffffffff16610200830152614ca36102208201614ab0565b6001600160801b0316610220830152614cbf6102408201614ac6565b6bffffffffffffffffffffffff16610240830152614ce06102608201614ac6565b6bffffffffffffffffffffffff16610260830152614d016102808201614184565b61ffff16610280830152614d186102a08201614184565b61ffff166102a0830152614d2f6102c08201614184565b61ffff81166102c0840152505050565b614d5982614d4c8361453f565b6001600160a01b03169052565b614d656020820161453f565b6001600160a01b0316602083015260408181013590830152614d896060820161453f565b6001600160a01b031660608301526080818101359083015260a0808201359083015260c0808201359083015260e08082013590830152614dcc6101008201614184565b61ffff16610100830152614de361012082016143fa565b60ff16610120830152614df961014082016141a4565b614e07610140840182614aa7565b50614e1561016082016143fa565b60ff16610160830152614e2b61018082016143fa565b60ff16610180830152614e416101a082016143fa565b60ff166101a0830152614e576101c082016143fa565b60ff166101c0830152614e6d6101e082016143fa565b60ff166101e0830152614e836102008201614422565b64ffffffffff16610200830152614e9d61022082016147ab565b63ffffffff16610220830152614eb66102408201614ab0565b6001600160801b0316610240830152614ed26102608201614ab0565b6001600160801b0316610260830152614eee6102808201614ac6565b6bffffffffffffffffffffffff16610280830152614f0f6102a0820161433c565b6001600160401b03166102a0830152614f2b6102c0820161433c565b6001600160401b03166102c0830152614f476102e0820161453f565b6001600160a01b03166102e0830152610300818101359083015261032080820135908301526114d3610340808401908301614ae1565b803560068110613aff575f5ffd5b60068110614890576148906146e5565b803562ffffff81168114613aff575f5ffd5b80358252614fbd60208201614184565b61ffff166020830152614fd2604082016143fa565b60ff166040830152614fe6606082016143fa565b60ff166060830152614ffa60808201614417565b1515608083015261500d60a08201614f7d565b61501a60a0840182614f8b565b5061502760c0820161453f565b6001600160a01b031660c083015260e0818101359083015261010080820135908301526101208082013590830152610140808201359083015261506d610160820161433c565b6001600160401b0316610160830152615089610180820161433c565b6001600160401b03166101808301526150a56101a0820161433c565b6001600160401b03166101a08301526150c16101c08201614422565b64ffffffffff166101c08301526150db6101e08201614422565b64ffffffffff166101e08301526150f5610200820161433c565b6001600160401b03166102008301526151116102208201614f9b565b62ffffff8116610220840152505050565b5f8151808452602084019350602083015f5b828110156148435781516001600160a01b0316865260209586019590910190600101615134565b615166828251614a3e565b61ffff60208201511660208301525f60408201516080604085015261518e6080850182615122565b6060938401516001600160801b0316949093019390935250919050565b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b6151dd8188614d3f565b85356106208201525f6151f26020880161453f565b6001600160a01b0316610640830152604087013561066083015261521860608801614ab0565b6001600160801b031661068083015261523360808801614ab0565b6001600160801b03166106a083015261524e60a08801614ac6565b6bffffffffffffffffffffffff166106c083015261526e60c08801614184565b61ffff166106e083015261528460e088016147ab565b63ffffffff1661070083015261529d6101008801614422565b64ffffffffff166107208301526152b76101208801614422565b64ffffffffff166107408301526152d1610140880161433c565b6001600160401b03166107608301526101608701356107808301526152fa6107a0830187614fad565b610a206109e0830152615311610a2083018661515b565b828103610a0084015261319e8185876151ab565b606081525f61533760608301866148f5565b82810360208401526153498186614a4e565b8381036040850152845180825260208087019350909101905f5b818110156153835783511515835260209384019390920191600101615363565b5090979650505050505050565b8082018082111561209a5761209a6147d7565b64ffffffffff818116838216019081111561209a5761209a6147d7565b5f60ff821660ff81036153d5576153d56147d7565b60010192915050565b5f602082840312156153ee575f5ffd5b81356120648161452b565b5f60208284031215615409575f5ffd5b6120648261454a565b5f60208284031215615422575f5ffd5b61206482614422565b5f5f8335601e19843603018112615440575f5ffd5b83016020810192503590506001600160401b0381111561545e575f5ffd5b8060051b3603821315613efa575f5ffd5b8183526020830192505f815f5b84811015614843576001600160401b036154958361433c565b168652602095860195919091019060010161547c565b8183526020830192505f815f5b848110156148435760ff6154cb836143fa565b16865260209586019591909101906001016154b8565b5f5f8335601e198436030181126154f6575f5ffd5b83016020810192503590506001600160401b03811115615514575f5ffd5b606081023603821315613efa575f5ffd5b8183526020830192505f815f5b848110156148435781356155458161452b565b6001600160a01b0316865260ff61555e602084016143fa565b1660208701526155706040830161454a565b61557d6040880182614880565b506060958601959190910190600101615532565b6155a58261559e836143fa565b60ff169052565b5f6155b2602083016143fa565b60ff1660208401526155c660408301614417565b151560408401526155d960608301614422565b64ffffffffff1660608401526155f16080830161433c565b6001600160401b0316608084015261560c60a083018361542b565b61010060a08601526156236101008601828461546f565b91505061563360c084018461542b565b85830360c08701526156468382846154ab565b9250505061565760e08401846154e1565b85830360e0870152613a2b838284615525565b606081525f61567c6060830188615591565b8281036020808501919091528682528791015f5b878110156156c05782356156a381614195565b6156ac8161477a565b825260209283019290910190600101615690565b5083810360408501528481526020019050845f5b858110156156fe5781356156e78161440a565b1515835260209283019291909101906001016156d4565b509098975050505050505050565b5f6020828403121561571c575f5ffd5b5051919050565b6102e081016157328285614fad565b61574161024083018451614a3e565b6001600160801b036020840151166102608301526001600160801b0360408401511661028083015261ffff6060840151166102a083015264ffffffffff6080840151166102c08301529392505050565b5f602082840312156157a1575f5ffd5b81516120648161440a565b602081525f6120646020830184615591565b5f5f8335601e198436030181126157d3575f5ffd5b8301803591506001600160401b038211156157ec575f5ffd5b6020019150600581901b3603821315613efa575f5ffd5b5f61ffff821661ffff81036153d5576153d56147d7565b808202811582820484141761209a5761209a6147d7565b8181038181111561209a5761209a6147d7565b63ffffffff828116828216039081111561209a5761209a6147d7565b8381526001600160a01b03831660208201526106608101611e0e6040830184614d3f565b5f60018201615895576158956147d7565b5060010190565b838152606060208201525f6158b46060830185615122565b905063ffffffff83166040830152949350505050565b634e487b7160e01b5f52601260045260245ffd5b5f826158ec576158ec6158ca565b500490565b5f60208284031215615901575f5ffd5b61206482614f9b565b86815262ffffff8616602082015284604082015283606082015260c060808201525f61593960c0830185615122565b905063ffffffff831660a0830152979650505050505050565b5f60208284031215615962575f5ffd5b81516001600160401b03811115615977575f5ffd5b8201601f81018413615987575f5ffd5b805161599561447582614436565b8082825260208201915060208360051b8501019250868311156159b6575f5ffd5b6020840193505b82841015613a2b5783516159d08161452b565b8252602093840193909101906159bd565b5f60ff8216806159f3576159f36147d7565b5f190192915050565b87815260208101879052604081018690526001600160a01b038516606082015260e08101615a298561477a565b8460808301528360a08301528260c083015298975050505050505050565b5f5f8335601e19843603018112615a5c575f5ffd5b8301803591506001600160401b03821115615a75575f5ffd5b602001915036819003821315613efa575f5ffd5b5f60a082018783526001600160a01b038716602084015263ffffffff8616604084015260088510615abc57615abc6146e5565b6060830185905260a06080840152835190819052602084019060c08401905f5b81811015615b1d57835180516001600160a01b031684526020908101516bffffffffffffffffffffffff168185015290930192604090920191600101615adc565b50909998505050505050505050565b5f60208284031215615b3c575f5ffd5b61206482614ab0565b5f82615b5357615b536158ca565b500690565b600181811c90821680615b6c57607f821691505b602082108103613e9257634e487b7160e01b5f52602260045260245ffd',
} as const
