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
  Council: '0x6101c0604052348015610010575f5ffd5b50604051615cd2380380615cd283398101604081905261002f9161020a565b604080518082018252600681526536bab9ba32b960d11b602080830191909152825180840190935260018352603160f81b908301529061006f825f61013a565b6101205261007e81600161013a565b61014052815160208084019190912060e052815190820120610100524660a05261010a60e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b0390811661016052815181166101805260e090910151166101a05261049c565b5f6020835110156101555761014e8361016c565b9050610166565b816101608482610370565b5060ff90505b92915050565b5f5f829050601f8151111561019f578260405163305a27a960e01b8152600401610196919061042e565b60405180910390fd5b80516101aa82610479565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b03811182821017156101e9576101e96101b2565b60405290565b80516001600160a01b0381168114610205575f5ffd5b919050565b5f5f82840361014081121561021d575f5ffd5b61012081121561022b575f5ffd5b506102346101c6565b61023d846101ef565b815261024b602085016101ef565b602082015261025c604085016101ef565b604082015261026d606085016101ef565b606082015261027e608085016101ef565b608082015261028f60a085016101ef565b60a08201526102a060c085016101ef565b60c08201526102b160e085016101ef565b60e08201526102c361010085016101ef565b61010082015291506102d861012084016101ef565b90509250929050565b600181811c908216806102f557607f821691505b60208210810361031357634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561036b578282111561036b57805f5260205f20601f840160051c602085101561034457505f5b90810190601f840160051c035f5b81811015610367575f83820155600101610352565b5050505b505050565b81516001600160401b03811115610389576103896101b2565b61039d8161039784546102e1565b84610319565b6020601f8211600181146103cf575f83156103b85750848201515b5f19600385901b1c1916600184901b178455610427565b5f84815260208120601f198516915b828110156103fe57878501518255602094850194600190920191016103de565b508482101561041b57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b8181101561045a576020818601810151604086840101520161043d565b505f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610313575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a05161578f6105435f395f610e5801525f8181611d2201528181612205015281816128c701528181612f53015261308101525f818161055201528181610d520152818161101701528181611aaf01526127fd01525f61248d01525f61245c01525f613ceb01525f613cc301525f613c1e01525f613c4801525f613c72015261578f5ff3fe608060405234801561000f575f5ffd5b5060043610610085575f3560e01c80632e7c61d6116100585780632e7c61d6146100f657806384b0196e146101095780639f43220014610124578063bfc4ed5f14610137575f5ffd5b806304bf0eca146100895780630ddc17fe146100bb5780631cbc4bd3146100d057806323c30f17146100e3575b5f5ffd5b6100a8610097366004613f9a565b5f9081526002602052604090205490565b6040519081526020015b60405180910390f35b6100ce6100c936600461406b565b61014a565b005b6100ce6100de366004614129565b610523565b6100ce6100f1366004614129565b6106ac565b6100ce6101043660046141a4565b610960565b610111610bb3565b6040516100b29796959493929190614289565b6100ce610132366004614389565b610c11565b6100ce61014536600461448b565b610ccf565b5f6101558888610f7a565b905061016181876110b7565b61017160a0870160808801614521565b6001600160401b03161561019857604051639e0a4deb60e01b815260040160405180910390fd5b5f6101a98989848a8a8a8a8a61115e565b90505f6101b5886147c8565b90505f805b8260a00151518110156102cf575f84610100015182815181106101df576101df6148c8565b602002602001015160028111156101f8576101f86148b4565b141580610210575061021060608b0160408c016148dc565b6102c7575f61028b8d61016001602081019061022c91906148f7565b60ff168e61018001602081019061024391906148f7565b60ff168f6101a001602081019061025a91906148f7565b60ff168860e001518681518110610273576102736148c8565b60200260200101516116d4909392919063ffffffff16565b9050808460c0015183815181106102a4576102a46148c8565b602002602001019060ff16908160ff168152505082806102c357508015155b9250505b6001016101ba565b5080610307576040517f36f53f1b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6103128b83856117b2565b5f5b87811015610491575f8360e001518281518110610333576103336148c8565b6020026020010151604001516002811115610350576103506148b4565b14158061037457505f85815260036020908152604080832084845290915290205415155b610489575f6103db8a8a8481811061038e5761038e6148c8565b905060a0020186604001518660e0015185815181106103af576103af6148c8565b60200260200101516020015160ff16815181106103ce576103ce6148c8565b60200260200101516119c2565b905061048786838c8c868181106103f4576103f46148c8565b61040a92602060a0909202019081019150614910565b848e8e8881811061041d5761041d6148c8565b905060a00201604001356040516020016104399392919061493b565b60408051601f1981840301815291815281516020928301205f8581526003845282812085825284528281209190915593845260049091529091208054600160ff9093169290921b9091179055565b505b600101610314565b506104a46103608c016103408d0161495c565b6104b49063ffffffff1643614993565b6001600160401b031660808301526104cb82611a0b565b5f8581526002602052604090819020919091555184907fa709bbbbad68da1d48699c66aabbf3e67b21fe07606afb55ba1d2cd5db8d87c29061050e908590614b59565b60405180910390a25050505050505050505050565b5f61052e8484611a3e565b905061053a81836110b7565b600460405163ebfa452360e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ebfa452390602401602060405180830381865afa15801561059f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906105c39190614b6b565b60048111156105d4576105d46148b4565b146105fa57604051632d6db5eb60e21b8152600481018290526024015b60405180910390fd5b5f8181526002602052604081205561067c84610615846147c8565b61062260e0860186614b89565b90506001600160401b0381111561063b5761063b61453a565b604051908082528060200260200182016040528015610664578160200160208202803683370190505b50604080515f81526020810190915260045f19611af7565b60405181907f3e659e9176c25a527f4575e010a270b3e1f8e9d1e94f5e49d4a91dd2c59e8cf8905f90a250505050565b5f6106b78484610f7a565b90506107146040518061010001604052805f60ff1681526020015f60ff1681526020015f151581526020015f64ffffffffff1681526020015f6001600160401b031681526020016060815260200160608152602001606081525090565b5f82815260026020526040812054900361076f5761073a6103608601610340870161495c565b63ffffffff1661075261022086016102008701614521565b61075c9190614993565b6001600160401b031660808201526107ca565b61077982846110b7565b610782836147c8565b905080608001516001600160401b03165f036107ca576040517fd2c0cf5700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80608001516001600160401b031643116108215760808101516040517f949312be0000000000000000000000000000000000000000000000000000000081526001600160401b0390911660048201526024016105f1565b61010081608001516001600160401b031661083c9190614bcd565b4311156108555761084e858383611db5565b5050505050565b6080808201518251604080516001600160401b03909316406020840152820185905260ff1660608201525f91016040516020818303038152906040528051906020012090508160a00151515f036108b2576108b286868484611e75565b6108be86868484611f9d565b5f60808301526108d66103808701610360880161495c565b6108e69063ffffffff1642614be0565b64ffffffffff166060830152815182906108ff90614bfd565b60ff16905261090d82611a0b565b5f8481526002602052604090819020919091555183907f25b3dde16c1b170345d1c2c8008ff3ba0fe288223251995bd058a8e37d36d97b90610950908590614b59565b60405180910390a2505050505050565b5f61096b8888610f7a565b905061097781876110b7565b61098460e0870187614b89565b90508561ffff161015806109d75750336109a160e0880188614b89565b8761ffff168181106109b5576109b56148c8565b6109cb9260206060909202019081019150614c1b565b6001600160a01b031614155b156109f757604051630a71624160e01b81523360048201526024016105f1565b5f610a0560e0880188614b89565b8761ffff16818110610a1957610a196148c8565b9050606002016040016020810190610a319190614c36565b6002811115610a4257610a426148b4565b141580610a5f57505f846003811115610a5d57610a5d6148b4565b145b15610a7f57604051630a71624160e01b81523360048201526024016105f1565b610a8f6080870160608801614c4f565b64ffffffffff16421115610af05742610aae6080880160608901614c4f565b6040517f76d42464000000000000000000000000000000000000000000000000000000008152600481019290925264ffffffffff1660248201526044016105f1565b5f81815260036020908152604080832061ffff8916845290915290205415610b4a576040517f016694ea00000000000000000000000000000000000000000000000000000000815261ffff861660048201526024016105f1565b610b68818661ffff168686866040516020016104399392919061493b565b8461ffff16817fa19b83a10d60820ccc9dbe1f8b936633584b8837b39fbe247a96cdebc7761a51868686604051610ba19392919061493b565b60405180910390a35050505050505050565b5f6060805f5f5f6060610bc4612455565b610bcc612486565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f610c1c8b8a611a3e565b9050610c2881896110b7565b610c3860a0890160808a01614521565b6001600160401b031615610c5f57604051639e0a4deb60e01b815260040160405180910390fd5b5f610c708c8b848c8c8c8c8c61115e565b90505f610c7e8d8b846124b3565b9050610c8b8186866127a0565b600281516004811115610ca057610ca06148b4565b148015610cac57508315155b151560a0830152610cc08d848c8585612880565b50505050505050505050505050565b5f610cda8888611a3e565b90508585858585604051602001610cf5959493929190614e43565b60408051601f1981840301815291815281516020928301205f848152600290935291205414610d3a5760405163ce40f86560e01b8152600481018290526024016105f1565b60405163ebfa452360e01b8152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ebfa452390602401602060405180830381865afa158015610d9f573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610dc39190614b6b565b90505f816004811115610dd857610dd86148b4565b03610df957604051632d6db5eb60e21b8152600481018390526024016105f1565b5f8281526002602081905260408220829055826004811115610e1d57610e1d6148b4565b14610e29575f19610ec9565b6040517f56225b97000000000000000000000000000000000000000000000000000000008152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906356225b9790602401602060405180830381865afa158015610ea5573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ec99190614f64565b9050610f448a610ed88a6147c8565b8989808060200260200160405190810160405280939291908181526020018383602002808284375f9201919091525050604080516020808d0282810182019093528c82529093508c92508b9182918501908490808284375f92019190915250899250889150611af79050565b60405183907f3e659e9176c25a527f4575e010a270b3e1f8e9d1e94f5e49d4a91dd2c59e8cf8905f90a250505050505050505050565b5f610f858383611a3e565b9050610fb86040805160a08101909152805f81525f60208201819052604082018190526060820181905260809091015290565b6001808252610fcf61016086016101408701614910565b6003811115610fe057610fe06148b4565b118061108f57506040517ff837a6e30000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063f837a6e39061104e908690859060040161500f565b602060405180830381865afa158015611069573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061108d9190615191565b155b156110b05760405163e7e24a8760e01b8152600481018390526024016105f1565b5092915050565b5f6110c560e0830183614b89565b6110d1915060036151ac565b6110de60c08401846151c3565b90506110ed60a08501856151c3565b6110f99150600b614bcd565b6111039190614bcd565b61110d9190614bcd565b6111189060206151ac565b90505f604051828482378290205f8581526002602052604090205490915081146111585760405163ce40f86560e01b8152600481018590526024016105f1565b50505050565b6111ae604051806101200160405280606081526020016060815260200160608152602001606081526020015f151581526020015f151581526020015f815260200160608152602001606081525090565b5f6111bc60a08801886151c3565b91506111cd905060e0880188614b89565b8614905061120657846111e360e0890189614b89565b604051631a8f44bb60e11b815260048101939093526024830152506044016105f1565b82811461123057604051631a8f44bb60e11b815260048101849052602481018290526044016105f1565b846001600160401b038111156112485761124861453a565b604051908082528060200260200182016040528015611271578160200160208202803683370190505b508252846001600160401b0381111561128c5761128c61453a565b6040519080825280602002602001820160405280156112b5578160200160208202803683370190505b506020830152806001600160401b038111156112d3576112d361453a565b60405190808252806020026020018201604052801561131c57816020015b604080516060810182525f80825260208083018290529282015282525f199092019101816112f15790505b5060e0830152806001600160401b0381111561133a5761133a61453a565b604051908082528060200260200182016040528015611363578160200160208202803683370190505b50610100830152806001600160401b038111156113825761138261453a565b6040519080825280602002602001820160405280156113ab578160200160208202803683370190505b506040830152806001600160401b038111156113c9576113c961453a565b6040519080825280602002602001820160405280156113f2578160200160208202803683370190505b5060608301525f5b818110156114b1576114628b8b61141460a08c018c6151c3565b85818110611424576114246148c8565b90506020020160208101906114399190614521565b88888681811061144b5761144b6148c8565b905060200281019061145d9190615208565b61296d565b84604001518381518110611478576114786148c8565b6020026020010185606001518481518110611495576114956148c8565b92151560209384029190910190920191909152526001016113fa565b506114c46103a08b016103808c0161495c565b63ffffffff166114da6080890160608a01614c4f565b64ffffffffff166114eb9190614bcd565b421160808301525f8881526004602052604081205460c08401525b85811015611613573661151c60e08a018a614b89565b8381811061152c5761152c6148c8565b90506060020190508360e0015181602001602081019061154c91906148f7565b60ff168151811061155f5761155f6148c8565b6020026020010151604001805161157590615226565b61ffff1690525f61158c6060830160408401614c36565b600281111561159d5761159d6148b4565b146115a8575061160b565b611609848b8b858c8c888181106115c1576115c16148c8565b905060a002018b8b8860200160208101906115dc91906148f7565b60ff168181106115ee576115ee6148c8565b90506020028101906116009190615208565b60200135612b08565b505b600101611506565b505f5b818110156116c6576116786116336101808d016101608e016148f7565b60ff166116486101a08e016101808f016148f7565b60ff168560e001518481518110611661576116616148c8565b6020026020010151612ef09092919063ffffffff16565b836101000151828151811061168f5761168f6148c8565b602002602001019060028111156116a8576116a86148b4565b908160028111156116bb576116bb6148b4565b905250600101611616565b505098975050505050505050565b5f5f856020015161ffff16865f015161ffff166116f19190614bcd565b9050828110158061171457506117086004846151ac565b866040015161ffff1610155b15611722575f9150506117aa565b5f865f015161ffff16876020015161ffff168761173f9190614bcd565b611749919061523d565b90505f876020015161ffff16885f015161ffff16876117689190614bcd565b611772919061523d565b90505f8183106117825781611784565b825b90505f611791858861523d565b90508082106117a057806117a2565b815b955050505050505b949350505050565b5f6117c56105408501610520860161495c565b90505f63ffffffff82166117e16105608701610540880161495c565b63ffffffff16106117f25781611804565b6118046105608601610540870161495c565b90505f5b8351518110156119ba575f84602001518281518110611829576118296148c8565b602002602001015190505f6003811115611845576118456148b4565b816003811115611857576118576148b4565b0361186257506119b2565b5f8660e001518381518110611879576118796148c8565b6020908102919091010151519050600382600381111561189b5761189b6148b4565b036118ff5760028760e0015184815181106118b8576118b86148c8565b60200260200101516040019060028111156118d5576118d56148b4565b908160028111156118e8576118e86148b4565b9052506118f88882876004612f49565b50506119b2565b60018760e001518481518110611917576119176148c8565b6020026020010151604001906002811115611934576119346148b4565b90816002811115611947576119476148b4565b9052505f600183600381111561195f5761195f6148b4565b1461196a575f61196c565b845b905063ffffffff811615611987576119878983836005612f49565b8563ffffffff168163ffffffff16146119ae576119ae89836119a9848a615250565b61300f565b5050505b600101611808565b505050505050565b5f60208301351580156119f2575060016119df6020850185614910565b60038111156119f0576119f06148b4565b145b611a00578260200135611a02565b815b90505b92915050565b5f5f82604051602001611a1e9190614b59565b60408051601f198184038101825292825280519092019101209392505050565b5f611aa88235611a54604085016020860161526c565b611a6460608601604087016148f7565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090509392505050565b9050611ad47f0000000000000000000000000000000000000000000000000000000000000000846130c0565b823514611a055760405163e7e24a8760e01b8152600481018290526024016105f1565b5f84516001600160401b03811115611b1157611b1161453a565b604051908082528060200260200182016040528015611b3a578160200160208202803683370190505b5090505f805b8651811015611d0e575f8860e001518281518110611b6057611b606148c8565b602002602001015190505f6002811115611b7c57611b7c6148b4565b81604001516002811115611b9257611b926148b4565b14611b9d5750611d06565b5f6001876004811115611bb257611bb26148b4565b14611c66576002876004811115611bcb57611bcb6148b4565b148015611c0257506001898481518110611be757611be76148c8565b60200260200101516003811115611c0057611c006148b4565b145b8015611c61575087826020015160ff1681518110611c2257611c226148c8565b602002602001015180611c615750858a60a00151836020015160ff1681518110611c4e57611c4e6148c8565b60200260200101516001600160401b0316145b611c95565b6002898481518110611c7a57611c7a6148c8565b60200260200101516003811115611c9357611c936148b4565b145b90508015611cc3578151611cbe908c90611cb76105408301610520840161495c565b6003612f49565b611d03565b81518585611cd081615285565b965081518110611ce257611ce26148c8565b60200260200101906001600160a01b031690816001600160a01b0316815250505b50505b600101611b40565b508082528015611dab576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166337647e3360c08a013584611d5f6105408d016105208e0161495c565b6040518463ffffffff1660e01b8152600401611d7d939291906152d6565b5f604051808303815f87803b158015611d94575f5ffd5b505af1158015611da6573d5f5f3e3d5ffd5b505050505b5050505050505050565b60a081015151158015611dd25750600260ff16816020015160ff16105b15611dec57806020018051611de690614bfd565b60ff1690525b611dfe6103608401610340850161495c565b611e0e9063ffffffff1643614993565b6001600160401b03166080820152611e2581611a0b565b5f8381526002602052604090819020919091555182907fab5989df50d68fbc61696684a496f04a3550c3c52fcbbafb5dab978e0fc9070790611e68908490614b59565b60405180910390a2505050565b60208201515f9060ff16611e916101e087016101c088016148f7565b60ff16611e9e9190614bcd565b9050611eb261018085016101608601614521565b6001600160401b0316811115611ee057611ed461018085016101608601614521565b6001600160401b031690505b611f058282611ef761018088016101608901614521565b6001600160401b03166130e2565b60a0840152806001600160401b03811115611f2257611f2261453a565b604051908082528060200260200182016040528015611f4b578160200160208202803683370190505b5060c08401525f5b818110156119ba57611f6d610180870161016088016148f7565b8460c001518281518110611f8357611f836148c8565b60ff90921660209283029190910190910152600101611f53565b5f805b8360c0015151811015611fe3578360c001518181518110611fc357611fc36148c8565b602002602001015160ff1682611fd99190614bcd565b9150600101611fa0565b5060e0830151515f611ff6826003614bcd565b6001600160401b0381111561200d5761200d61453a565b604051908082528060200260200182016040528015612036578160200160208202803683370190505b50905061204960e0870160c08801614c1b565b815f8151811061205b5761205b6148c8565b6001600160a01b0390921660209283029190910182015261207e90880188614c1b565b81600181518110612091576120916148c8565b6001600160a01b039092166020928302919091018201526120b89060408901908901614c1b565b816002815181106120cb576120cb6148c8565b6001600160a01b03909216602092830291909101909101525f6120ee8484614bcd565b6001600160401b038111156121055761210561453a565b60405190808252806020026020018201604052801561215657816020015b612143604080516060810182525f80825260208201819052909182015290565b8152602001906001900390816121235790505b5090505f5b838110156121f9578660e001518181518110612179576121796148c8565b6020026020010151828281518110612193576121936148c8565b60200260200101819052508181815181106121b0576121b06148c8565b60200260200101515f0151838260036121c99190614bcd565b815181106121d9576121d96148c8565b6001600160a01b039092166020928302919091019091015260010161215b565b505f6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663cd86756e60c08b01356122416102408c016102208d01615304565b8989888f610340016101e001602081019061225c919061495c565b6040518763ffffffff1660e01b815260040161227d9695949392919061531d565b5f604051808303815f875af1158015612298573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f191682016040526122bf9190810190615365565b90505f805b82518210156123d7578860c0015181815181106122e3576122e36148c8565b602002602001015160ff165f146123a8578860c00151818151811061230a5761230a6148c8565b60200260200101805161231c906153f4565b60ff169052604080516060810190915283518190859085908110612342576123426148c8565b60200260200101516001600160a01b031681526020018260ff1681526020015f6002811115612373576123736148b4565b9052846123808489614bcd565b81518110612390576123906148c8565b6020026020010181905250816123a590615285565b91505b60c0890151516123b9826001614bcd565b146123ce576123c9816001614bcd565b6123d0565b5f5b90506122c4565b868210156123f557600160408a01525f6123f18388614bcd565b8552505b8860a00151516001600160401b038111156124125761241261453a565b60405190808252806020026020018201604052801561243b578160200160208202803683370190505b5060c08a015250505060e090950194909452505050505050565b60606124817f00000000000000000000000000000000000000000000000000000000000000005f613218565b905090565b60606124817f00000000000000000000000000000000000000000000000000000000000000006001613218565b6124dd6040805160808101909152805f81525f602082018190526060604083018190529091015290565b5f80806124ed60a08701876151c3565b91505f90505b818110156125865760018661010001518281518110612514576125146148c8565b6020026020010151600281111561252d5761252d6148b4565b036125425761253b84615285565b935061257e565b6002866101000151828151811061255b5761255b6148c8565b60200260200101516002811115612574576125746148b4565b0361257e57600192505b6001016124f3565b5081156125965760038452612742565b80831480156125a457508015155b1561260357600284525f5b818110156125fd57856060015181815181106125cd576125cd6148c8565b60200260200101516125f557604051630a46f27160e31b8152600481018290526024016105f1565b6001016125af565b50612742565b600484525f5b81811015612740576001866101000151828151811061262a5761262a6148c8565b60200260200101516002811115612643576126436148b4565b0361268b578560600151818151811061265e5761265e6148c8565b602002602001015161268657604051630a46f27160e31b8152600481018290526024016105f1565b612738565b61269b60608801604089016148dc565b1580156126fe57506126fb6126b86101808a016101608b016148f7565b60ff166126cd6101a08b016101808c016148f7565b60ff166126e26101c08c016101a08d016148f7565b60ff168960e001518581518110610273576102736148c8565b15155b15612738576040517f196521be000000000000000000000000000000000000000000000000000000008152600481018290526024016105f1565b600101612609565b505b80156127645780612755846127106151ac565b61275f9190615423565b612766565b5f5b61ffff166020850152612778876132c1565b6001600160801b031660608501526127908686613336565b6040850152509195945050505050565b5f6102406127b2610180610620614bcd565b6127bc9190614bcd565b90505f8484846040516020016127d493929190615436565b60408051601f1981840301815291815260208201805185019052810180518401905290506119ba7f00000000000000000000000000000000000000000000000000000000000000007fcb6ba5ea000000000000000000000000000000000000000000000000000000005f60043661284b8883614bcd565b92612858939291906154b6565b8560405160200161286c94939291906154dd565b60405160208183030381529060405261359b565b8160a0015180156128a3575061289960e0840184614b89565b9050816040015151145b15612956575f84815260026020526040808220919091558101516001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906337647e339060c0880135906129066105408a016105208b0161495c565b6040518463ffffffff1660e01b8152600401612924939291906152d6565b5f604051808303815f87803b15801561293b575f5ffd5b505af115801561294d573d5f5f3e3d5ffd5b5050505061084e565b61084e8585612964866147c8565b845186906135a8565b80355f81810361298157505f905080612aff565b50602082013515801590612a93575f6129a26102c088016102a08901614521565b6001600160401b0316856001600160401b031660016129c19190614bcd565b6129cb91906151ac565b6129dd6101a088016101808901614521565b6001600160401b03166129f09190614bcd565b9050612a046101c087016101a08801614521565b6001600160401b0316811115612a3257612a266101c087016101a08801614521565b6001600160401b031690505b828460200135604051602001612a4a91815260200190565b60408051601f1981840301815282825280516020918201209083019390935281019190915260608101829052608001604051602081830303815290604052805190602001209250505b5f612aa661018087016101608801614521565b612aba906001600160401b03166001614bcd565b9050612aed61012087013584612ada6001600160401b0389166001614bcd565b84612ae860408a018a6151c3565b613707565b612afd57505f9150819050612aff565b505b94509492505050565b36612b1660e0860186614b89565b85818110612b2657612b266148c8565b90506060020190505f816020016020810190612b4291906148f7565b60ff1690505f88604001518281518110612b5e57612b5e6148c8565b602002602001015190505f612b7386836119c2565b90505f612ba78b60c001518b8b6060016020810190612b929190614c4f565b612b9f60208a018a614c1b565b8c8c886137de565b90506002816003811115612bbd57612bbd6148b4565b03612c405760038b5f01518981518110612bd957612bd96148c8565b60200260200101906003811115612bf257612bf26148b4565b90816003811115612c0557612c056148b4565b815250508a60e001518481518110612c1f57612c1f6148c8565b60200260200101516020018051612c3590615226565b61ffff169052612ee3565b6001816003811115612c5457612c546148b4565b14612cc5575f816003811115612c6c57612c6c6148b4565b14612c78576002612c7b565b60015b8b602001518981518110612c9157612c916148c8565b60200260200101906003811115612caa57612caa6148b4565b90816003811115612cbd57612cbd6148b4565b905250612ee3565b5f839003612cf7578a60800151612cf257604051630a46f27160e31b8152600481018590526024016105f1565b612ee3565b828214612d155760028b5f01518981518110612bd957612bd96148c8565b8a606001518481518110612d2b57612d2b6148c8565b6020026020010151612dbd578a6080015115612d4b5750505050506119ba565b60018b5f01518981518110612d6257612d626148c8565b60200260200101906003811115612d7b57612d7b6148b4565b90816003811115612d8e57612d8e6148b4565b815250508a60e001518481518110612da857612da86148c8565b60200260200101515f018051612c3590615226565b85612dcb6020870187614c1b565b8b612dd960a08d018d6151c3565b88818110612de957612de96148c8565b9050602002016020810190612dfe9190614521565b6040805160208101959095526001600160a01b039093169284019290925260608301526001600160401b0316608082015260a00160405160208183030381529060405280519060200120876040013514612e6a5760038b602001518981518110612c9157612c916148c8565b60018b5f01518981518110612e8157612e816148c8565b60200260200101906003811115612e9a57612e9a6148b4565b90816003811115612ead57612ead6148b4565b815250508a60e001518481518110612ec757612ec76148c8565b60200260200101515f018051612edc90615226565b61ffff1690525b5050505050505050505050565b5f82846020015161ffff16612f059190614bcd565b845161ffff1610612f1857506001612f42565b8351612f2990839061ffff16614bcd565b846020015161ffff1610612f3f57506002612f42565b505f5b9392505050565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166368148df960c08601358585855f604051908082528060200260200182016040528015612fc557816020015b604080518082019091525f8082526020820152815260200190600190039081612f9f5790505b506040518663ffffffff1660e01b8152600401612fe6959493929190615536565b5f604051808303815f87803b158015612ffd575f5ffd5b505af1158015611dab573d5f5f3e3d5ffd5b6040805160018082528183019092525f916020808301908036833701905050905082815f81518110613043576130436148c8565b6001600160a01b0392831660209182029290920101526040517f37647e330000000000000000000000000000000000000000000000000000000081527f0000000000000000000000000000000000000000000000000000000000000000909116906337647e3390612fe69060c088013590859087906004016152d6565b5f60405146815283602082015261062083604083013761066090209392505050565b6060826001600160401b038111156130fc576130fc61453a565b604051908082528060200260200182016040528015613125578160200160208202803683370190505b5090505f5b83811015613210575f8161313e868661523d565b6131489190614bcd565b90505f613156826001614bcd565b60408051602081018a9052908101859052606001604051602081830303815290604052805190602001205f1c61318c91906155d9565b90505f5b838110156131da57816001600160401b03168582815181106131b4576131b46148c8565b60200260200101516001600160401b0316036131d2578291506131da565b600101613190565b50808484815181106131ee576131ee6148c8565b6001600160401b0390921660209283029190910190910152505060010161312a565b509392505050565b606060ff83146132325761322b836139dd565b9050611a05565b81805461323e906155ec565b80601f016020809104026020016040519081016040528092919081815260200182805461326a906155ec565b80156132b55780601f1061328c576101008083540402835291602001916132b5565b820191905f5260205f20905b81548152906001019060200180831161329857829003601f168201915b50505050509050611a05565b5f633b9aca006132d961052084016105008501615624565b6001600160801b03166132f46102c085016102a08601614521565b6001600160401b031661330791906151ac565b6133119190615423565b61332361050084016104e08501615624565b6001600160801b0316611a059190614bcd565b60605f825f0151516001600160401b038111156133555761335561453a565b60405190808252806020026020018201604052801561337e578160200160208202803683370190505b5091505f5b835151811015613592575f845f015182815181106133a3576133a36148c8565b602002602001015190505f868060e001906133be9190614b89565b848181106133ce576133ce6148c8565b90506060020160200160208101906133e691906148f7565b90505f8661010001518260ff1681518110613403576134036148c8565b6020026020010151905060016003811115613420576134206148b4565b836003811115613432576134326148b4565b14801561345d575086606001518260ff1681518110613453576134536148c8565b6020026020010151155b1561346a5750505061358a565b5f600182600281111561347f5761347f6148b4565b146134f6576002826002811115613498576134986148b4565b146134d45760018460038111156134b1576134b16148b4565b14806134cf575060025b8460038111156134cd576134cd6148b4565b145b61350c565b60028460038111156134e8576134e86148b4565b14806134cf575060036134bb565b600184600381111561350a5761350a6148b4565b145b905080156135855761352160e08a018a614b89565b86818110613531576135316148c8565b6135479260206060909202019081019150614c1b565b878761355281615285565b985081518110613564576135646148c8565b60200260200101906001600160a01b031690816001600160a01b0316815250505b505050505b600101613383565b50815292915050565b6060611a0283835f613a1a565b6135b38584846117b2565b5f8360a00151516001600160401b038111156135d1576135d161453a565b6040519080825280602002602001820160405280156135fa578160200160208202803683370190505b5090508260a001511561362f575f85815260026020526040812055825161362990879086908460015f19611af7565b5061084e565b5f5b81518110156136975760028461010001518281518110613653576136536148c8565b6020026020010151600281111561366c5761366c6148b4565b1482828151811061367f5761367f6148c8565b91151560209283029190910190910152600101613631565b5082516040516136ad91869184906020016156b6565b60408051601f1981840301815282825280516020918201205f898152600290925291902055835186917f8e96edb75897be4abc564b805b3f02423ea0e9b75413c1a34bcd909456f8449291610950918691899187906156ee565b5f5f61371285613ac9565b9050828114613757576040517fe2d2ab0a00000000000000000000000000000000000000000000000000000000815260048101849052602481018290526044016105f1565b848610613767575f9150506137d4565b865f5b828110156137cd575f868683818110613785576137856148c8565b905060200201359050886001165f146137aa575f8181526020849052604090206137b8565b5f8381526020829052604090205b9250600189901c98505080600101905061376a565b5088149150505b9695505050505050565b5f6137ec6020840184614910565b9050600160ff85161b88161561388d575f878152600360209081526040808320878452909152902054801561388b57818385604001356040516020016138349392919061493b565b604051602081830303815290604052805190602001208114613885576040517f6e2b808b000000000000000000000000000000000000000000000000000000008152600481018690526024016105f1565b506139d2565b505b5f8160038111156138a0576138a06148b4565b036138fa578564ffffffffff1642116138f5576040517f6c27653a0000000000000000000000000000000000000000000000000000000081526004810185905264ffffffffff871660248201526044016105f1565b6139d2565b5f7fb63df1876fd68363dc3729b076ab6f64784f8a77ac0e24b8bde218f4f1dc15738886888587896040013560405160200161393c9796959493929190615733565b6040516020818303038152906040528051906020012090505f61397061396183613aec565b86606001358760800135613b33565b9050866001600160a01b0316816001600160a01b0316146139cf576040517f74dc7d60000000000000000000000000000000000000000000000000000000008152600481018790526001600160a01b03821660248201526044016105f1565b50505b979650505050505050565b60605f6139e983613b5d565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b606081471015613a5f576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018390526044016105f1565b5f5f856001600160a01b03168486604051613a7a919061577e565b5f6040518083038185875af1925050503d805f8114613ab4576040519150601f19603f3d011682016040523d82523d5f602084013e613ab9565b606091505b50915091506137d4868383613b9d565b5f5b81816001901b1015613ae757613ae081615285565b9050613acb565b919050565b5f611a05613af8613c12565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f613b42878787613d3b565b925092509250613b528282613d86565b509095945050505050565b5f60ff8216601f811115611a05576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b606082613bb257613bad82613e8d565b612f42565b8151158015613bc957506001600160a01b0384163b155b15613c0b576040517f9996b3150000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024016105f1565b5080612f42565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015613c6a57507f000000000000000000000000000000000000000000000000000000000000000046145b15613c9457507f000000000000000000000000000000000000000000000000000000000000000090565b612481604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f80807f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8416601b60ff86901c01613d7588828985613ed2565b945094509450505093509350939050565b5f826003811115613d9957613d996148b4565b03613da2575050565b6001826003811115613db657613db66148b4565b03613ded576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6002826003811115613e0157613e016148b4565b03613e3b576040517ffce698f7000000000000000000000000000000000000000000000000000000008152600481018290526024016105f1565b6003826003811115613e4f57613e4f6148b4565b03613e89576040517fd78bce0c000000000000000000000000000000000000000000000000000000008152600481018290526024016105f1565b5050565b805115613e9d5780518082602001fd5b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b50565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841115613f0b57505f91506003905082613f90565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015613f5c573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b038116613f8757505f925060019150829050613f90565b92505f91508190505b9450945094915050565b5f60208284031215613faa575f5ffd5b5035919050565b5f6106208284031215611a00575f5ffd5b5f6102408284031215611a00575f5ffd5b5f6101008284031215611a00575f5ffd5b5f5f83601f840112613ff4575f5ffd5b5081356001600160401b0381111561400a575f5ffd5b60208301915083602060a083028501011115614024575f5ffd5b9250929050565b5f5f83601f84011261403b575f5ffd5b5081356001600160401b03811115614051575f5ffd5b6020830191508360208260051b8501011115614024575f5ffd5b5f5f5f5f5f5f5f6108c0888a031215614082575f5ffd5b61408c8989613fb1565b965061409c896106208a01613fc2565b95506108608801356001600160401b038111156140b7575f5ffd5b6140c38a828b01613fd3565b9550506108808801356001600160401b038111156140df575f5ffd5b6140eb8a828b01613fe4565b9095509350506108a08801356001600160401b0381111561410a575f5ffd5b6141168a828b0161402b565b989b979a50959850939692959293505050565b5f5f5f610880848603121561413c575f5ffd5b6141468585613fb1565b9250614156856106208601613fc2565b91506108608401356001600160401b03811115614171575f5ffd5b61417d86828701613fd3565b9150509250925092565b803561ffff81168114613ae7575f5ffd5b60048110613ecf575f5ffd5b5f5f5f5f5f5f5f610900888a0312156141bb575f5ffd5b6141c58989613fb1565b96506141d5896106208a01613fc2565b95506108608801356001600160401b038111156141f0575f5ffd5b6141fc8a828b01613fd3565b95505061420c6108808901614187565b93506108a088013561421d81614198565b969995985093969295946108c084013594506108e09093013592915050565b5f5b8381101561425657818101518382015260200161423e565b50505f910152565b5f815180845261427581602086016020860161423c565b601f01601f19169290920160200192915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f6142c360e083018961425e565b82810360408401526142d5818961425e565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b8181101561432a57835183526020938401939092019160010161430c565b50909b9a5050505050505050505050565b5f6101808284031215611a00575f5ffd5b5f5f83601f84011261435c575f5ffd5b5081356001600160401b03811115614372575f5ffd5b602083019150836020828501011115614024575f5ffd5b5f5f5f5f5f5f5f5f5f5f610a608b8d0312156143a3575f5ffd5b6143ad8c8c613fb1565b99506143bd8c6106208d0161433b565b98506143cd8c6107a08d01613fc2565b97506109e08b01356001600160401b038111156143e8575f5ffd5b6143f48d828e01613fd3565b975050610a008b01356001600160401b03811115614410575f5ffd5b61441c8d828e01613fe4565b909750955050610a208b01356001600160401b0381111561443b575f5ffd5b6144478d828e0161402b565b909550935050610a408b01356001600160401b03811115614466575f5ffd5b6144728d828e0161434c565b915080935050809150509295989b9194979a5092959850565b5f5f5f5f5f5f5f6108c0888a0312156144a2575f5ffd5b6144ac8989613fb1565b96506144bc896106208a01613fc2565b95506108608801356001600160401b038111156144d7575f5ffd5b6144e38a828b01613fd3565b9550506108808801356001600160401b038111156144ff575f5ffd5b6140eb8a828b0161402b565b80356001600160401b0381168114613ae7575f5ffd5b5f60208284031215614531575f5ffd5b611a028261450b565b634e487b7160e01b5f52604160045260245ffd5b604051606081016001600160401b03811182821017156145705761457061453a565b60405290565b60405161010081016001600160401b03811182821017156145705761457061453a565b604051601f8201601f191681016001600160401b03811182821017156145c1576145c161453a565b604052919050565b803560ff81168114613ae7575f5ffd5b8015158114613ecf575f5ffd5b8035613ae7816145d9565b803564ffffffffff81168114613ae7575f5ffd5b5f6001600160401b0382111561461d5761461d61453a565b5060051b60200190565b5f82601f830112614636575f5ffd5b813561464961464482614605565b614599565b8082825260208201915060208360051b86010192508583111561466a575f5ffd5b602085015b8381101561468e576146808161450b565b83526020928301920161466f565b5095945050505050565b5f82601f8301126146a7575f5ffd5b81356146b561464482614605565b8082825260208201915060208360051b8601019250858311156146d6575f5ffd5b602085015b8381101561468e576146ec816145c9565b8352602092830192016146db565b6001600160a01b0381168114613ecf575f5ffd5b8035613ae7816146fa565b803560038110613ae7575f5ffd5b5f82601f830112614736575f5ffd5b813561474461464482614605565b80828252602082019150602060608402860101925085831115614765575f5ffd5b602085015b8381101561468e5760608188031215614781575f5ffd5b61478961454e565b8135614794816146fa565b81526147a2602083016145c9565b60208201526147b360408301614719565b6040820152835260209092019160600161476a565b5f61010082360312156147d9575f5ffd5b6147e1614576565b6147ea836145c9565b81526147f8602084016145c9565b6020820152614809604084016145e6565b604082015261481a606084016145f1565b606082015261482b6080840161450b565b608082015260a08301356001600160401b03811115614848575f5ffd5b61485436828601614627565b60a08301525060c08301356001600160401b03811115614872575f5ffd5b61487e36828601614698565b60c08301525060e08301356001600160401b0381111561489c575f5ffd5b6148a836828601614727565b60e08301525092915050565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b5f602082840312156148ec575f5ffd5b8135612f42816145d9565b5f60208284031215614907575f5ffd5b611a02826145c9565b5f60208284031215614920575f5ffd5b8135612f4281614198565b60048110613ecf57613ecf6148b4565b606081016149488561492b565b938152602081019290925260409091015290565b5f6020828403121561496c575f5ffd5b813563ffffffff81168114612f42575f5ffd5b634e487b7160e01b5f52601160045260245ffd5b6001600160401b038181168382160190811115611a0557611a0561497f565b5f8151808452602084019350602083015f5b828110156149eb5781516001600160401b03168652602095860195909101906001016149c4565b5093949350505050565b5f8151808452602084019350602083015f5b828110156149eb57815160ff16865260209586019590910190600101614a07565b60038110614a3857614a386148b4565b9052565b5f8151808452602084019350602083015f5b828110156149eb5781516001600160a01b03815116875260ff602082015116602088015260408101519050614a866040880182614a28565b506060959095019460209190910190600101614a4e565b805160ff1682525f6020820151614ab9602085018260ff169052565b506040820151614acd604085018215159052565b506060820151614ae6606085018264ffffffffff169052565b506080820151614b0160808501826001600160401b03169052565b5060a082015161010060a0850152614b1d6101008501826149b2565b905060c083015184820360c0860152614b3682826149f5565b91505060e083015184820360e0860152614b508282614a3c565b95945050505050565b602081525f611a026020830184614a9d565b5f60208284031215614b7b575f5ffd5b815160058110612f42575f5ffd5b5f5f8335601e19843603018112614b9e575f5ffd5b8301803591506001600160401b03821115614bb7575f5ffd5b6020019150606081023603821315614024575f5ffd5b80820180821115611a0557611a0561497f565b64ffffffffff8181168382160190811115611a0557611a0561497f565b5f60ff821660ff8103614c1257614c1261497f565b60010192915050565b5f60208284031215614c2b575f5ffd5b8135612f42816146fa565b5f60208284031215614c46575f5ffd5b611a0282614719565b5f60208284031215614c5f575f5ffd5b611a02826145f1565b5f5f8335601e19843603018112614c7d575f5ffd5b83016020810192503590506001600160401b03811115614c9b575f5ffd5b8060051b3603821315614024575f5ffd5b8183526020830192505f815f5b848110156149eb576001600160401b03614cd28361450b565b1686526020958601959190910190600101614cb9565b8183526020830192505f815f5b848110156149eb5760ff614d08836145c9565b1686526020958601959190910190600101614cf5565b5f5f8335601e19843603018112614d33575f5ffd5b83016020810192503590506001600160401b03811115614d51575f5ffd5b606081023603821315614024575f5ffd5b8183526020830192505f815f5b848110156149eb578135614d82816146fa565b6001600160a01b0316865260ff614d9b602084016145c9565b166020870152614dad60408301614719565b614dba6040880182614a28565b506060958601959190910190600101614d6f565b8183526020830192505f815f5b848110156149eb578135614dee81614198565b614df78161492b565b86526020958601959190910190600101614ddb565b8183526020830192505f815f5b848110156149eb578135614e2c816145d9565b151586526020958601959190910190600101614e19565b60608152614e5e60608201614e57886145c9565b60ff169052565b5f614e6b602088016145c9565b60ff166080830152614e7f604088016145e6565b151560a0830152614e92606088016145f1565b64ffffffffff1660c0830152614eaa6080880161450b565b6001600160401b031660e0830152614ec560a0880188614c68565b61010080850152614edb61016085018284614cac565b915050614eeb60c0890189614c68565b848303605f1901610120860152614f03838284614ce8565b92505050614f1460e0890189614d1e565b848303605f1901610140860152614f2c838284614d62565b925050508281036020840152614f43818789614dce565b90508281036040840152614f58818587614e0c565b98975050505050505050565b5f60208284031215614f74575f5ffd5b5051919050565b803560068110613ae7575f5ffd5b60068110614a3857614a386148b4565b803562ffffff81168114613ae7575f5ffd5b60058110614a3857614a386148b4565b614fc6828251614fab565b6001600160801b0360208201511660208301526001600160801b03604082015116604083015261ffff606082015116606083015264ffffffffff60808201511660808301525050565b823581526102e0810161502460208501614187565b61ffff166020830152615039604085016145c9565b60ff16604083015261504d606085016145c9565b60ff166060830152615061608085016145e6565b1515608083015261507460a08501614f7b565b61508160a0840182614f89565b5061508e60c0850161470e565b6001600160a01b031660c083015260e084810135908301526101008085013590830152610120808501359083015261014080850135908301526150d4610160850161450b565b6001600160401b03166101608301526150f0610180850161450b565b6001600160401b031661018083015261510c6101a0850161450b565b6001600160401b03166101a08301526151286101c085016145f1565b64ffffffffff166101c08301526151426101e085016145f1565b64ffffffffff166101e083015261515c610200850161450b565b6001600160401b03166102008301526151786102208501614f99565b62ffffff16610220830152612f42610240830184614fbb565b5f602082840312156151a1575f5ffd5b8151612f42816145d9565b8082028115828204841417611a0557611a0561497f565b5f5f8335601e198436030181126151d8575f5ffd5b8301803591506001600160401b038211156151f1575f5ffd5b6020019150600581901b3603821315614024575f5ffd5b5f8235605e1983360301811261521c575f5ffd5b9190910192915050565b5f61ffff821661ffff8103614c1257614c1261497f565b81810381811115611a0557611a0561497f565b63ffffffff8281168282160390811115611a0557611a0561497f565b5f6020828403121561527c575f5ffd5b611a0282614187565b5f600182016152965761529661497f565b5060010190565b5f8151808452602084019350602083015f5b828110156149eb5781516001600160a01b03168652602095860195909101906001016152af565b838152606060208201525f6152ee606083018561529d565b905063ffffffff83166040830152949350505050565b5f60208284031215615314575f5ffd5b611a0282614f99565b86815262ffffff8616602082015284604082015283606082015260c060808201525f61534c60c083018561529d565b905063ffffffff831660a0830152979650505050505050565b5f60208284031215615375575f5ffd5b81516001600160401b0381111561538a575f5ffd5b8201601f8101841361539a575f5ffd5b80516153a861464482614605565b8082825260208201915060208360051b8501019250868311156153c9575f5ffd5b6020840193505b828410156137d45783516153e3816146fa565b8252602093840193909101906153d0565b5f60ff8216806154065761540661497f565b5f190192915050565b634e487b7160e01b5f52601260045260245ffd5b5f826154315761543161540f565b500490565b60408152615448604082018551614fab565b61ffff60208501511660608201525f604085015160808084015261546f60c084018261529d565b90506001600160801b0360608701511660a08401528281036020840152838152838560208301375f602085830101526020601f19601f860116820101915050949350505050565b5f5f858511156154c4575f5ffd5b838611156154d0575f5ffd5b5050820193919092039150565b7fffffffff0000000000000000000000000000000000000000000000000000000085168152828460048301375f838201600481015f8152845161552481836020890161423c565b91909101600401979650505050505050565b5f60a082018783526001600160a01b038716602084015263ffffffff8616604084015260088510615569576155696148b4565b6060830185905260a06080840152835190819052602084019060c08401905f5b818110156155ca57835180516001600160a01b031684526020908101516bffffffffffffffffffffffff168185015290930192604090920191600101615589565b50909998505050505050505050565b5f826155e7576155e761540f565b500690565b600181811c9082168061560057607f821691505b60208210810361561e57634e487b7160e01b5f52602260045260245ffd5b50919050565b5f60208284031215615634575f5ffd5b81356001600160801b0381168114612f42575f5ffd5b5f8151808452602084019350602083015f5b828110156149eb57815161566f8161492b565b8652602095860195919091019060010161565c565b5f8151808452602084019350602083015f5b828110156149eb5781511515865260209586019590910190600101615696565b606081525f6156c86060830186614a9d565b82810360208401526156da818661564a565b905082810360408401526137d48185615684565b6156f88186614fab565b608060208201525f61570d6080830186614a9d565b828103604084015261571f818661564a565b905082810360608401526139d28185615684565b87815260208101879052604081018690526001600160a01b038516606082015260e081016157608561492b565b8460808301528360a08301528260c083015298975050505050505050565b5f825161521c81846020870161423c56',
} as const
