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
    "name": "",
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
  "name": "NoLeaf",
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
  Council: '0x6101c0604052348015610010575f5ffd5b5060405161602338038061602383398101604081905261002f9161021b565b81816040518060400160405280600681526020016536bab9ba32b960d11b815250604051806040016040528060018152602001603160f81b81525061007d5f8361014b60201b90919060201c565b6101205261008c81600161014b565b61014052815160208084019190912060e052815190820120610100524660a05261011860e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b0390811661016052815181166101805260e090910151166101a052506104ad9050565b5f6020835110156101665761015f8361017d565b9050610177565b816101718482610381565b5060ff90505b92915050565b5f5f829050601f815111156101b0578260405163305a27a960e01b81526004016101a7919061043f565b60405180910390fd5b80516101bb8261048a565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b03811182821017156101fa576101fa6101c3565b60405290565b80516001600160a01b0381168114610216575f5ffd5b919050565b5f5f82840361014081121561022e575f5ffd5b61012081121561023c575f5ffd5b506102456101d7565b61024e84610200565b815261025c60208501610200565b602082015261026d60408501610200565b604082015261027e60608501610200565b606082015261028f60808501610200565b60808201526102a060a08501610200565b60a08201526102b160c08501610200565b60c08201526102c260e08501610200565b60e08201526102d46101008501610200565b61010082015291506102e96101208401610200565b90509250929050565b600181811c9082168061030657607f821691505b60208210810361032457634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561037c578282111561037c57805f5260205f20601f840160051c602085101561035557505f5b90810190601f840160051c035f5b81811015610378575f83820155600101610363565b5050505b505050565b81516001600160401b0381111561039a5761039a6101c3565b6103ae816103a884546102f2565b8461032a565b6020601f8211600181146103e0575f83156103c95750848201515b5f19600385901b1c1916600184901b178455610438565b5f84815260208120601f198516915b8281101561040f57878501518255602094850194600190920191016103ef565b508482101561042c57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b8181101561046b576020818601810151604086840101520161044e565b505f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610324575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a051615acf6105545f395f610f3001525f8181611e03015281816122e601528181612a1b015281816130ba01526131e801525f818161055301528181610e2a015281816110ef01528181611b90015261295101525f61256e01525f61253d01525f61402b01525f61400301525f613f5e01525f613f8801525f613fb20152615acf5ff3fe608060405234801561000f575f5ffd5b5060043610610085575f3560e01c80632e7c61d6116100585780632e7c61d6146100f657806384b0196e146101095780639f43220014610124578063bfc4ed5f14610137575f5ffd5b806304bf0eca146100895780630ddc17fe146100bb5780631cbc4bd3146100d057806323c30f17146100e3575b5f5ffd5b6100a86100973660046142da565b5f9081526002602052604090205490565b6040519081526020015b60405180910390f35b6100ce6100c93660046143ab565b61014a565b005b6100ce6100de366004614469565b610524565b6100ce6100f1366004614469565b6106ad565b6100ce6101043660046144e4565b610961565b610111610bf7565b6040516100b297969594939291906145c9565b6100ce6101323660046146c9565b610c55565b6100ce6101453660046147cb565b610da7565b5f6101558888611052565b9050610161818761118f565b61017160a0870160808801614861565b6001600160401b03161561019857604051639e0a4deb60e01b815260040160405180910390fd5b5f6101a98989848a8a8a8a8a611236565b90505f6101b588614b08565b90505f805b8260a00151518110156102d0575f84610120015182815181106101df576101df614c08565b602002602001015160028111156101f8576101f8614bf4565b141580610210575061021060608b0160408c01614c1c565b6102c8575f61028c8d61016001602081019061022c9190614c37565b60ff168e6101800160208101906102439190614c37565b60ff168f6101a001602081019061025a9190614c37565b60ff16886101000151868151811061027457610274614c08565b60200260200101516117b5909392919063ffffffff16565b9050808460c0015183815181106102a5576102a5614c08565b602002602001019060ff16908160ff168152505082806102c457508015155b9250505b6001016101ba565b5080610308576040517f36f53f1b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6103138b8385611893565b5f5b87811015610492575f8360e00151828151811061033457610334614c08565b602002602001015160400151600281111561035157610351614bf4565b14158061037557505f85815260036020908152604080832084845290915290205415155b61048a575f6103dc8a8a8481811061038f5761038f614c08565b905060a0020186604001518660e0015185815181106103b0576103b0614c08565b60200260200101516020015160ff16815181106103cf576103cf614c08565b6020026020010151611aa3565b905061048886838c8c868181106103f5576103f5614c08565b61040b92602060a0909202019081019150614c50565b848e8e8881811061041e5761041e614c08565b905060a002016040013560405160200161043a93929190614c7b565b60408051601f1981840301815291815281516020928301205f8581526003845282812085825284528281209190915593845260049091529091208054600160ff9093169290921b9091179055565b505b600101610315565b506104a56103608c016103408d01614c9c565b6104b59063ffffffff1643614cd3565b6001600160401b031660808301526104cc82611aec565b5f8581526002602052604090819020919091555184907fa709bbbbad68da1d48699c66aabbf3e67b21fe07606afb55ba1d2cd5db8d87c29061050f908590614e99565b60405180910390a25050505050505050505050565b5f61052f8484611b1f565b905061053b818361118f565b600460405163ebfa452360e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ebfa452390602401602060405180830381865afa1580156105a0573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906105c49190614eab565b60048111156105d5576105d5614bf4565b146105fb57604051632d6db5eb60e21b8152600481018290526024015b60405180910390fd5b5f8181526002602052604081205561067d8461061684614b08565b61062360e0860186614ec9565b90506001600160401b0381111561063c5761063c61487a565b604051908082528060200260200182016040528015610665578160200160208202803683370190505b50604080515f81526020810190915260045f19611bd8565b60405181907f3e659e9176c25a527f4575e010a270b3e1f8e9d1e94f5e49d4a91dd2c59e8cf8905f90a250505050565b5f6106b88484611052565b90506107156040518061010001604052805f60ff1681526020015f60ff1681526020015f151581526020015f64ffffffffff1681526020015f6001600160401b031681526020016060815260200160608152602001606081525090565b5f8281526002602052604081205490036107705761073b61036086016103408701614c9c565b63ffffffff1661075361022086016102008701614861565b61075d9190614cd3565b6001600160401b031660808201526107cb565b61077a828461118f565b61078383614b08565b905080608001516001600160401b03165f036107cb576040517fd2c0cf5700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80608001516001600160401b031643116108225760808101516040517f949312be0000000000000000000000000000000000000000000000000000000081526001600160401b0390911660048201526024016105f2565b61010081608001516001600160401b031661083d9190614f0d565b4311156108565761084f858383611e96565b5050505050565b6080808201518251604080516001600160401b03909316406020840152820185905260ff1660608201525f91016040516020818303038152906040528051906020012090508160a00151515f036108b3576108b386868484611f56565b6108bf8686848461207e565b5f60808301526108d761038087016103608801614c9c565b6108e79063ffffffff1642614f20565b64ffffffffff1660608301528151829061090090614f3d565b60ff16905261090e82611aec565b5f8481526002602052604090819020919091555183907f25b3dde16c1b170345d1c2c8008ff3ba0fe288223251995bd058a8e37d36d97b90610951908590614e99565b60405180910390a2505050505050565b5f61096c8888611052565b9050610978818761118f565b61098560e0870187614ec9565b90508561ffff161015806109d85750336109a260e0880188614ec9565b8761ffff168181106109b6576109b6614c08565b6109cc9260206060909202019081019150614f5b565b6001600160a01b031614155b156109f857604051630a71624160e01b81523360048201526024016105f2565b5f610a0660e0880188614ec9565b8761ffff16818110610a1a57610a1a614c08565b9050606002016040016020810190610a329190614f76565b6002811115610a4357610a43614bf4565b141580610a6057505f846003811115610a5e57610a5e614bf4565b145b15610a8057604051630a71624160e01b81523360048201526024016105f2565b610a906080870160608801614f8f565b64ffffffffff16421115610af15742610aaf6080880160608901614f8f565b6040517f76d42464000000000000000000000000000000000000000000000000000000008152600481019290925264ffffffffff1660248201526044016105f2565b5f81815260036020908152604080832061ffff8916845290915290205415610b4b576040517f016694ea00000000000000000000000000000000000000000000000000000000815261ffff861660048201526024016105f2565b6001846003811115610b5f57610b5f614bf4565b148015610b6a575082155b15610b8e57604051630b1396a160e11b815261ffff861660048201526024016105f2565b610bac818661ffff1686868660405160200161043a93929190614c7b565b8461ffff16817fa19b83a10d60820ccc9dbe1f8b936633584b8837b39fbe247a96cdebc7761a51868686604051610be593929190614c7b565b60405180910390a35050505050505050565b5f6060805f5f5f6060610c08612536565b610c10612567565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f610c608b8a611b1f565b9050610c6c818961118f565b610c7c60a0890160808a01614861565b6001600160401b031615610ca357604051639e0a4deb60e01b815260040160405180910390fd5b5f610cb48c8b848c8c8c8c8c611236565b90505f610cc28d8b84612594565b9050600184148015610cf55750610cdf60408e0160208f01614f5b565b6001600160a01b0316336001600160a01b031614155b8015610d1f5750610d0960208e018e614f5b565b6001600160a01b0316336001600160a01b031614155b15610d58576040517f8ccfb2890000000000000000000000000000000000000000000000000000000081523360048201526024016105f2565b610d638186866128f4565b600281516004811115610d7857610d78614bf4565b148015610d8457508315155b151560a0830152610d988d848c85856129d4565b50505050505050505050505050565b5f610db28888611b1f565b90508585858585604051602001610dcd959493929190615183565b60408051601f1981840301815291815281516020928301205f848152600290935291205414610e125760405163ce40f86560e01b8152600481018290526024016105f2565b60405163ebfa452360e01b8152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ebfa452390602401602060405180830381865afa158015610e77573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610e9b9190614eab565b90505f816004811115610eb057610eb0614bf4565b03610ed157604051632d6db5eb60e21b8152600481018390526024016105f2565b5f8281526002602081905260408220829055826004811115610ef557610ef5614bf4565b14610f01575f19610fa1565b6040517f56225b97000000000000000000000000000000000000000000000000000000008152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906356225b9790602401602060405180830381865afa158015610f7d573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610fa191906152a4565b905061101c8a610fb08a614b08565b8989808060200260200160405190810160405280939291908181526020018383602002808284375f9201919091525050604080516020808d0282810182019093528c82529093508c92508b9182918501908490808284375f92019190915250899250889150611bd89050565b60405183907f3e659e9176c25a527f4575e010a270b3e1f8e9d1e94f5e49d4a91dd2c59e8cf8905f90a250505050505050505050565b5f61105d8383611b1f565b90506110906040805160a08101909152805f81525f60208201819052604082018190526060820181905260809091015290565b60018082526110a761016086016101408701614c50565b60038111156110b8576110b8614bf4565b118061116757506040517ff837a6e30000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063f837a6e390611126908690859060040161534f565b602060405180830381865afa158015611141573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061116591906154d1565b155b156111885760405163e7e24a8760e01b8152600481018390526024016105f2565b5092915050565b5f61119d60e0830183614ec9565b6111a9915060036154ec565b6111b660c0840184615503565b90506111c560a0850185615503565b6111d19150600b614f0d565b6111db9190614f0d565b6111e59190614f0d565b6111f09060206154ec565b90505f604051828482378290205f8581526002602052604090205490915081146112305760405163ce40f86560e01b8152600481018590526024016105f2565b50505050565b61128c604051806101400160405280606081526020016060815260200160608152602001606081526020015f151581526020015f151581526020015f81526020015f815260200160608152602001606081525090565b5f61129a60a0880188615503565b91506112ab905060e0880188614ec9565b861490506112e457846112c160e0890189614ec9565b604051631a8f44bb60e11b815260048101939093526024830152506044016105f2565b82811461130e57604051631a8f44bb60e11b815260048101849052602481018290526044016105f2565b846001600160401b038111156113265761132661487a565b60405190808252806020026020018201604052801561134f578160200160208202803683370190505b508252846001600160401b0381111561136a5761136a61487a565b604051908082528060200260200182016040528015611393578160200160208202803683370190505b506020830152806001600160401b038111156113b1576113b161487a565b6040519080825280602002602001820160405280156113fa57816020015b604080516060810182525f80825260208083018290529282015282525f199092019101816113cf5790505b50610100830152806001600160401b038111156114195761141961487a565b604051908082528060200260200182016040528015611442578160200160208202803683370190505b50610120830152806001600160401b038111156114615761146161487a565b60405190808252806020026020018201604052801561148a578160200160208202803683370190505b506040830152806001600160401b038111156114a8576114a861487a565b6040519080825280602002602001820160405280156114d1578160200160208202803683370190505b5060608301525f5b81811015611590576115418b8b6114f360a08c018c615503565b8581811061150357611503614c08565b90506020020160208101906115189190614861565b88888681811061152a5761152a614c08565b905060200281019061153c9190615548565b612ac1565b8460400151838151811061155757611557614c08565b602002602001018560600151848151811061157457611574614c08565b92151560209384029190910190920191909152526001016114d9565b506115a36103a08b016103808c01614c9c565b63ffffffff166115b96080890160608a01614f8f565b64ffffffffff166115ca9190614f0d565b421160808301525f8881526004602052604081205460e08401525b858110156116f357366115fb60e08a018a614ec9565b8381811061160b5761160b614c08565b905060600201905083610100015181602001602081019061162c9190614c37565b60ff168151811061163f5761163f614c08565b6020026020010151604001805161165590615566565b61ffff1690525f61166c6060830160408401614f76565b600281111561167d5761167d614bf4565b1461168857506116eb565b6116e9848b8b858c8c888181106116a1576116a1614c08565b905060a002018b8b8860200160208101906116bc9190614c37565b60ff168181106116ce576116ce614c08565b90506020028101906116e09190615548565b60200135612c5c565b505b6001016115e5565b505f5b818110156117a7576117596117136101808d016101608e01614c37565b60ff166117286101a08e016101808f01614c37565b60ff16856101000151848151811061174257611742614c08565b60200260200101516130589092919063ffffffff16565b836101200151828151811061177057611770614c08565b6020026020010190600281111561178957611789614bf4565b9081600281111561179c5761179c614bf4565b9052506001016116f6565b505098975050505050505050565b5f5f856020015161ffff16865f015161ffff166117d29190614f0d565b905082811015806117f557506117e96004846154ec565b866040015161ffff1610155b15611803575f91505061188b565b5f865f015161ffff16876020015161ffff16876118209190614f0d565b61182a919061557d565b90505f876020015161ffff16885f015161ffff16876118499190614f0d565b611853919061557d565b90505f8183106118635781611865565b825b90505f611872858861557d565b90508082106118815780611883565b815b955050505050505b949350505050565b5f6118a661054085016105208601614c9c565b90505f63ffffffff82166118c261056087016105408801614c9c565b63ffffffff16106118d357816118e5565b6118e561056086016105408701614c9c565b90505f5b835151811015611a9b575f8460200151828151811061190a5761190a614c08565b602002602001015190505f600381111561192657611926614bf4565b81600381111561193857611938614bf4565b036119435750611a93565b5f8660e00151838151811061195a5761195a614c08565b6020908102919091010151519050600382600381111561197c5761197c614bf4565b036119e05760028760e00151848151811061199957611999614c08565b60200260200101516040019060028111156119b6576119b6614bf4565b908160028111156119c9576119c9614bf4565b9052506119d988828760046130b0565b5050611a93565b60018760e0015184815181106119f8576119f8614c08565b6020026020010151604001906002811115611a1557611a15614bf4565b90816002811115611a2857611a28614bf4565b9052505f6001836003811115611a4057611a40614bf4565b14611a4b575f611a4d565b845b905063ffffffff811615611a6857611a6889838360056130b0565b8563ffffffff168163ffffffff1614611a8f57611a8f8983611a8a848a615590565b613176565b5050505b6001016118e9565b505050505050565b5f6020830135158015611ad357506001611ac06020850185614c50565b6003811115611ad157611ad1614bf4565b145b611ae1578260200135611ae3565b815b90505b92915050565b5f5f82604051602001611aff9190614e99565b60408051601f198184038101825292825280519092019101209392505050565b5f611b898235611b3560408501602086016155ac565b611b456060860160408701614c37565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090509392505050565b9050611bb57f000000000000000000000000000000000000000000000000000000000000000084613227565b823514611ae65760405163e7e24a8760e01b8152600481018290526024016105f2565b5f84516001600160401b03811115611bf257611bf261487a565b604051908082528060200260200182016040528015611c1b578160200160208202803683370190505b5090505f805b8651811015611def575f8860e001518281518110611c4157611c41614c08565b602002602001015190505f6002811115611c5d57611c5d614bf4565b81604001516002811115611c7357611c73614bf4565b14611c7e5750611de7565b5f6001876004811115611c9357611c93614bf4565b14611d47576002876004811115611cac57611cac614bf4565b148015611ce357506001898481518110611cc857611cc8614c08565b60200260200101516003811115611ce157611ce1614bf4565b145b8015611d42575087826020015160ff1681518110611d0357611d03614c08565b602002602001015180611d425750858a60a00151836020015160ff1681518110611d2f57611d2f614c08565b60200260200101516001600160401b0316145b611d76565b6002898481518110611d5b57611d5b614c08565b60200260200101516003811115611d7457611d74614bf4565b145b90508015611da4578151611d9f908c90611d9861054083016105208401614c9c565b60036130b0565b611de4565b81518585611db1816155c5565b965081518110611dc357611dc3614c08565b60200260200101906001600160a01b031690816001600160a01b0316815250505b50505b600101611c21565b508082528015611e8c576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166337647e3360c08a013584611e406105408d016105208e01614c9c565b6040518463ffffffff1660e01b8152600401611e5e93929190615616565b5f604051808303815f87803b158015611e75575f5ffd5b505af1158015611e87573d5f5f3e3d5ffd5b505050505b5050505050505050565b60a081015151158015611eb35750600260ff16816020015160ff16105b15611ecd57806020018051611ec790614f3d565b60ff1690525b611edf61036084016103408501614c9c565b611eef9063ffffffff1643614cd3565b6001600160401b03166080820152611f0681611aec565b5f8381526002602052604090819020919091555182907fab5989df50d68fbc61696684a496f04a3550c3c52fcbbafb5dab978e0fc9070790611f49908490614e99565b60405180910390a2505050565b60208201515f9060ff16611f726101e087016101c08801614c37565b60ff16611f7f9190614f0d565b9050611f9361018085016101608601614861565b6001600160401b0316811115611fc157611fb561018085016101608601614861565b6001600160401b031690505b611fe68282611fd861018088016101608901614861565b6001600160401b0316613249565b60a0840152806001600160401b038111156120035761200361487a565b60405190808252806020026020018201604052801561202c578160200160208202803683370190505b5060c08401525f5b81811015611a9b5761204e61018087016101608801614c37565b8460c00151828151811061206457612064614c08565b60ff90921660209283029190910190910152600101612034565b5f805b8360c00151518110156120c4578360c0015181815181106120a4576120a4614c08565b602002602001015160ff16826120ba9190614f0d565b9150600101612081565b5060e0830151515f6120d7826003614f0d565b6001600160401b038111156120ee576120ee61487a565b604051908082528060200260200182016040528015612117578160200160208202803683370190505b50905061212a60e0870160c08801614f5b565b815f8151811061213c5761213c614c08565b6001600160a01b0390921660209283029190910182015261215f90880188614f5b565b8160018151811061217257612172614c08565b6001600160a01b039092166020928302919091018201526121999060408901908901614f5b565b816002815181106121ac576121ac614c08565b6001600160a01b03909216602092830291909101909101525f6121cf8484614f0d565b6001600160401b038111156121e6576121e661487a565b60405190808252806020026020018201604052801561223757816020015b612224604080516060810182525f80825260208201819052909182015290565b8152602001906001900390816122045790505b5090505f5b838110156122da578660e00151818151811061225a5761225a614c08565b602002602001015182828151811061227457612274614c08565b602002602001018190525081818151811061229157612291614c08565b60200260200101515f0151838260036122aa9190614f0d565b815181106122ba576122ba614c08565b6001600160a01b039092166020928302919091019091015260010161223c565b505f6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663cd86756e60c08b01356123226102408c016102208d01615644565b8989888f610340016101e001602081019061233d9190614c9c565b6040518763ffffffff1660e01b815260040161235e9695949392919061565d565b5f604051808303815f875af1158015612379573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f191682016040526123a091908101906156a5565b90505f805b82518210156124b8578860c0015181815181106123c4576123c4614c08565b602002602001015160ff165f14612489578860c0015181815181106123eb576123eb614c08565b6020026020010180516123fd90615734565b60ff16905260408051606081019091528351819085908590811061242357612423614c08565b60200260200101516001600160a01b031681526020018260ff1681526020015f600281111561245457612454614bf4565b9052846124618489614f0d565b8151811061247157612471614c08565b602002602001018190525081612486906155c5565b91505b60c08901515161249a826001614f0d565b146124af576124aa816001614f0d565b6124b1565b5f5b90506123a5565b868210156124d657600160408a01525f6124d28388614f0d565b8552505b8860a00151516001600160401b038111156124f3576124f361487a565b60405190808252806020026020018201604052801561251c578160200160208202803683370190505b5060c08a015250505060e090950194909452505050505050565b60606125627f00000000000000000000000000000000000000000000000000000000000000005f61337f565b905090565b60606125627f0000000000000000000000000000000000000000000000000000000000000000600161337f565b6125be6040805160808101909152805f81525f602082018190526060604083018190529091015290565b6125c784613428565b6001600160801b031660608201525f6125e360a0850185615503565b91505f90506125f56020860186614c37565b60ff16600114801561261457506126126060860160408701614c1c565b155b801561261f57508115155b905080801561263f575061263660e0860186614ec9565b90508460c00151145b156126575761264e858461349d565b925050506128ed565b5f80805b848110156126ee576001876101200151828151811061267c5761267c614c08565b6020026020010151600281111561269557612695614bf4565b036126aa576126a3836155c5565b92506126e6565b600287610120015182815181106126c3576126c3614c08565b602002602001015160028111156126dc576126dc614bf4565b036126e657600191505b60010161265b565b5080156126fe57600385526128ab565b838214801561270c57508315155b1561276b57600285525f5b84811015612765578660600151818151811061273557612735614c08565b602002602001015161275d57604051630a46f27160e31b8152600481018290526024016105f2565b600101612717565b506128ab565b600485525f5b848110156128a9576001876101200151828151811061279257612792614c08565b602002602001015160028111156127ab576127ab614bf4565b036127f357866060015181815181106127c6576127c6614c08565b60200260200101516127ee57604051630a46f27160e31b8152600481018290526024016105f2565b6128a1565b6128036060890160408a01614c1c565b15801561286757506128646128206101808b016101608c01614c37565b60ff166128356101a08c016101808d01614c37565b60ff1661284a6101c08d016101a08e01614c37565b60ff168a6101000151858151811061027457610274614c08565b15155b156128a1576040517f196521be000000000000000000000000000000000000000000000000000000008152600481018290526024016105f2565b600101612771565b505b83156128cd57836128be836127106154ec565b6128c89190615763565b6128cf565b5f5b61ffff1660208601526128e38888886135a0565b6040860152505050505b9392505050565b5f610240612906610180610620614f0d565b6129109190614f0d565b90505f84848460405160200161292893929190615776565b60408051601f198184030181529181526020820180518501905281018051840190529050611a9b7f00000000000000000000000000000000000000000000000000000000000000007fcb6ba5ea000000000000000000000000000000000000000000000000000000005f60043661299f8883614f0d565b926129ac939291906157f6565b856040516020016129c0949392919061581d565b60405160208183030381529060405261389b565b8160a0015180156129f757506129ed60e0840184614ec9565b9050816040015151145b15612aaa575f84815260026020526040808220919091558101516001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906337647e339060c088013590612a5a6105408a016105208b01614c9c565b6040518463ffffffff1660e01b8152600401612a7893929190615616565b5f604051808303815f87803b158015612a8f575f5ffd5b505af1158015612aa1573d5f5f3e3d5ffd5b5050505061084f565b61084f8585612ab886614b08565b845186906138a8565b80355f818103612ad557505f905080612c53565b50602082013515801590612be7575f612af66102c088016102a08901614861565b6001600160401b0316856001600160401b03166001612b159190614f0d565b612b1f91906154ec565b612b316101a088016101808901614861565b6001600160401b0316612b449190614f0d565b9050612b586101c087016101a08801614861565b6001600160401b0316811115612b8657612b7a6101c087016101a08801614861565b6001600160401b031690505b828460200135604051602001612b9e91815260200190565b60408051601f1981840301815282825280516020918201209083019390935281019190915260608101829052608001604051602081830303815290604052805190602001209250505b5f612bfa61018087016101608801614861565b612c0e906001600160401b03166001614f0d565b9050612c4161012087013584612c2e6001600160401b0389166001614f0d565b84612c3c60408a018a615503565b613a07565b612c5157505f9150819050612c53565b505b94509492505050565b36612c6a60e0860186614ec9565b85818110612c7a57612c7a614c08565b90506060020190505f816020016020810190612c969190614c37565b60ff1690505f88604001518281518110612cb257612cb2614c08565b602002602001015190505f612cc78683611aa3565b90505f612cfb8b60e001518b8b6060016020810190612ce69190614f8f565b612cf360208a018a614f5b565b8c8c88613ade565b90506002816003811115612d1157612d11614bf4565b03612d955760038b5f01518981518110612d2d57612d2d614c08565b60200260200101906003811115612d4657612d46614bf4565b90816003811115612d5957612d59614bf4565b815250508a61010001518481518110612d7457612d74614c08565b60200260200101516020018051612d8a90615566565b61ffff16905261304b565b6001816003811115612da957612da9614bf4565b14612e1a575f816003811115612dc157612dc1614bf4565b14612dcd576002612dd0565b60015b8b602001518981518110612de657612de6614c08565b60200260200101906003811115612dff57612dff614bf4565b90816003811115612e1257612e12614bf4565b90525061304b565b5f839003612e4c578a60800151612e4757604051630a46f27160e31b8152600481018590526024016105f2565b61304b565b828214612e6a5760028b5f01518981518110612d2d57612d2d614c08565b8a606001518481518110612e8057612e80614c08565b6020026020010151612f13578a6080015115612ea0575050505050611a9b565b60018b5f01518981518110612eb757612eb7614c08565b60200260200101906003811115612ed057612ed0614bf4565b90816003811115612ee357612ee3614bf4565b815250508a61010001518481518110612efe57612efe614c08565b60200260200101515f018051612d8a90615566565b85612f216020870187614f5b565b8b612f2f60a08d018d615503565b88818110612f3f57612f3f614c08565b9050602002016020810190612f549190614861565b6040805160208101959095526001600160a01b039093169284019290925260608301526001600160401b0316608082015260a00160405160208183030381529060405280519060200120876040013514612fc05760038b602001518981518110612de657612de6614c08565b60018b5f01518981518110612fd757612fd7614c08565b60200260200101906003811115612ff057612ff0614bf4565b9081600381111561300357613003614bf4565b815250508a6101000151848151811061301e5761301e614c08565b60200260200101515f01805161303390615566565b61ffff16905260c08b018051613048906155c5565b90525b5050505050505050505050565b5f82846020015161ffff1661306d9190614f0d565b845161ffff1610613080575060016128ed565b835161309190839061ffff16614f0d565b846020015161ffff16106130a7575060026128ed565b505f9392505050565b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166368148df960c08601358585855f60405190808252806020026020018201604052801561312c57816020015b604080518082019091525f80825260208201528152602001906001900390816131065790505b506040518663ffffffff1660e01b815260040161314d959493929190615876565b5f604051808303815f87803b158015613164575f5ffd5b505af1158015611e8c573d5f5f3e3d5ffd5b6040805160018082528183019092525f916020808301908036833701905050905082815f815181106131aa576131aa614c08565b6001600160a01b0392831660209182029290920101526040517f37647e330000000000000000000000000000000000000000000000000000000081527f0000000000000000000000000000000000000000000000000000000000000000909116906337647e339061314d9060c08801359085908790600401615616565b5f60405146815283602082015261062083604083013761066090209392505050565b6060826001600160401b038111156132635761326361487a565b60405190808252806020026020018201604052801561328c578160200160208202803683370190505b5090505f5b83811015613377575f816132a5868661557d565b6132af9190614f0d565b90505f6132bd826001614f0d565b60408051602081018a9052908101859052606001604051602081830303815290604052805190602001205f1c6132f39190615919565b90505f5b8381101561334157816001600160401b031685828151811061331b5761331b614c08565b60200260200101516001600160401b03160361333957829150613341565b6001016132f7565b508084848151811061335557613355614c08565b6001600160401b03909216602092830291909101909101525050600101613291565b509392505050565b606060ff83146133995761339283613d1d565b9050611ae6565b8180546133a59061592c565b80601f01602080910402602001604051908101604052809291908181526020018280546133d19061592c565b801561341c5780601f106133f35761010080835404028352916020019161341c565b820191905f5260205f20905b8154815290600101906020018083116133ff57829003601f168201915b50505050509050611ae6565b5f633b9aca0061344061052084016105008501615964565b6001600160801b031661345b6102c085016102a08601614861565b6001600160401b031661346e91906154ec565b6134789190615763565b61348a61050084016104e08501615964565b6001600160801b0316611ae69190614f0d565b6134c76040805160808101909152805f81525f602082018190526060604083018190529091015290565b365f6134d660e0860186614ec9565b6002865261271060208701529092509050806001600160401b038111156134ff576134ff61487a565b604051908082528060200260200182016040528015613528578160200160208202803683370190505b5060408501525f5b818110156135965782828281811061354a5761354a614c08565b6135609260206060909202019081019150614f5b565b8560400151828151811061357657613576614c08565b6001600160a01b0390921660209283029190910190910152600101613530565b5092949350505050565b60605f5f836101000151516001600160401b038111156135c2576135c261487a565b6040519080825280602002602001820160405280156135eb578160200160208202803683370190505b508451519091506001600160401b038111156136095761360961487a565b604051908082528060200260200182016040528015613632578160200160208202803683370190505b5092505f5b845151811015613890575f855f0151828151811061365757613657614c08565b602002602001015190505f878060e001906136729190614ec9565b8481811061368257613682614c08565b905060600201602001602081019061369a9190614c37565b90505f8761012001518260ff16815181106136b7576136b7614c08565b60200260200101519050600160038111156136d4576136d4614bf4565b8360038111156136e6576136e6614bf4565b148015613711575087606001518260ff168151811061370757613707614c08565b6020026020010151155b1561371e57505050613888565b5f600182600281111561373357613733614bf4565b146137aa57600282600281111561374c5761374c614bf4565b1461378857600184600381111561376557613765614bf4565b1480613783575060025b84600381111561378157613781614bf4565b145b6137c0565b600284600381111561379c5761379c614bf4565b14806137835750600361376f565b60018460038111156137be576137be614bf4565b145b905080801561380d57506137dc6101c08c016101a08d01614c37565b60ff16868460ff16815181106137f4576137f4614c08565b602002602001018051809190613809906155c5565b9052105b156138835761381f60e08b018b614ec9565b8681811061382f5761382f614c08565b6138459260206060909202019081019150614f5b565b8888613850816155c5565b99508151811061386257613862614c08565b60200260200101906001600160a01b031690816001600160a01b0316815250505b505050505b600101613637565b505081529392505050565b6060611ae383835f613d5a565b6138b3858484611893565b5f8360a00151516001600160401b038111156138d1576138d161487a565b6040519080825280602002602001820160405280156138fa578160200160208202803683370190505b5090508260a001511561392f575f85815260026020526040812055825161392990879086908460015f19611bd8565b5061084f565b5f5b8151811015613997576002846101200151828151811061395357613953614c08565b6020026020010151600281111561396c5761396c614bf4565b1482828151811061397f5761397f614c08565b91151560209283029190910190910152600101613931565b5082516040516139ad91869184906020016159f6565b60408051601f1981840301815282825280516020918201205f898152600290925291902055835186917f8e96edb75897be4abc564b805b3f02423ea0e9b75413c1a34bcd909456f844929161095191869189918790615a2e565b5f5f613a1285613e09565b9050828114613a57576040517fe2d2ab0a00000000000000000000000000000000000000000000000000000000815260048101849052602481018290526044016105f2565b848610613a67575f915050613ad4565b865f5b82811015613acd575f868683818110613a8557613a85614c08565b905060200201359050886001165f14613aaa575f818152602084905260409020613ab8565b5f8381526020829052604090205b9250600189901c985050806001019050613a6a565b5088149150505b9695505050505050565b5f613aec6020840184614c50565b90506001816003811115613b0257613b02614bf4565b148015613b0d575081155b15613b2e57604051630b1396a160e11b8152600481018590526024016105f2565b600160ff85161b881615613bcd575f8781526003602090815260408083208784529091529020548015613bcb5781838560400135604051602001613b7493929190614c7b565b604051602081830303815290604052805190602001208114613bc5576040517f6e2b808b000000000000000000000000000000000000000000000000000000008152600481018690526024016105f2565b50613d12565b505b5f816003811115613be057613be0614bf4565b03613c3a578564ffffffffff164211613c35576040517f6c27653a0000000000000000000000000000000000000000000000000000000081526004810185905264ffffffffff871660248201526044016105f2565b613d12565b5f7fb63df1876fd68363dc3729b076ab6f64784f8a77ac0e24b8bde218f4f1dc157388868885878960400135604051602001613c7c9796959493929190615a73565b6040516020818303038152906040528051906020012090505f613cb0613ca183613e2c565b86606001358760800135613e73565b9050866001600160a01b0316816001600160a01b031614613d0f576040517f74dc7d60000000000000000000000000000000000000000000000000000000008152600481018790526001600160a01b03821660248201526044016105f2565b50505b979650505050505050565b60605f613d2983613e9d565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b606081471015613d9f576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018390526044016105f2565b5f5f856001600160a01b03168486604051613dba9190615abe565b5f6040518083038185875af1925050503d805f8114613df4576040519150601f19603f3d011682016040523d82523d5f602084013e613df9565b606091505b5091509150613ad4868383613edd565b5f5b81816001901b1015613e2757613e20816155c5565b9050613e0b565b919050565b5f611ae6613e38613f52565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f613e8287878761407b565b925092509250613e9282826140c6565b509095945050505050565b5f60ff8216601f811115611ae6576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b606082613ef257613eed826141cd565b6128ed565b8151158015613f0957506001600160a01b0384163b155b15613f4b576040517f9996b3150000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024016105f2565b50806128ed565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015613faa57507f000000000000000000000000000000000000000000000000000000000000000046145b15613fd457507f000000000000000000000000000000000000000000000000000000000000000090565b612562604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f80807f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8416601b60ff86901c016140b588828985614212565b945094509450505093509350939050565b5f8260038111156140d9576140d9614bf4565b036140e2575050565b60018260038111156140f6576140f6614bf4565b0361412d576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600282600381111561414157614141614bf4565b0361417b576040517ffce698f7000000000000000000000000000000000000000000000000000000008152600481018290526024016105f2565b600382600381111561418f5761418f614bf4565b036141c9576040517fd78bce0c000000000000000000000000000000000000000000000000000000008152600481018290526024016105f2565b5050565b8051156141dd5780518082602001fd5b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b50565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561424b57505f915060039050826142d0565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa15801561429c573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b0381166142c757505f9250600191508290506142d0565b92505f91508190505b9450945094915050565b5f602082840312156142ea575f5ffd5b5035919050565b5f6106208284031215611ae1575f5ffd5b5f6102408284031215611ae1575f5ffd5b5f6101008284031215611ae1575f5ffd5b5f5f83601f840112614334575f5ffd5b5081356001600160401b0381111561434a575f5ffd5b60208301915083602060a083028501011115614364575f5ffd5b9250929050565b5f5f83601f84011261437b575f5ffd5b5081356001600160401b03811115614391575f5ffd5b6020830191508360208260051b8501011115614364575f5ffd5b5f5f5f5f5f5f5f6108c0888a0312156143c2575f5ffd5b6143cc89896142f1565b96506143dc896106208a01614302565b95506108608801356001600160401b038111156143f7575f5ffd5b6144038a828b01614313565b9550506108808801356001600160401b0381111561441f575f5ffd5b61442b8a828b01614324565b9095509350506108a08801356001600160401b0381111561444a575f5ffd5b6144568a828b0161436b565b989b979a50959850939692959293505050565b5f5f5f610880848603121561447c575f5ffd5b61448685856142f1565b9250614496856106208601614302565b91506108608401356001600160401b038111156144b1575f5ffd5b6144bd86828701614313565b9150509250925092565b803561ffff81168114613e27575f5ffd5b6004811061420f575f5ffd5b5f5f5f5f5f5f5f610900888a0312156144fb575f5ffd5b61450589896142f1565b9650614515896106208a01614302565b95506108608801356001600160401b03811115614530575f5ffd5b61453c8a828b01614313565b95505061454c61088089016144c7565b93506108a088013561455d816144d8565b969995985093969295946108c084013594506108e09093013592915050565b5f5b8381101561459657818101518382015260200161457e565b50505f910152565b5f81518084526145b581602086016020860161457c565b601f01601f19169290920160200192915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f61460360e083018961459e565b8281036040840152614615818961459e565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b8181101561466a57835183526020938401939092019160010161464c565b50909b9a5050505050505050505050565b5f6101808284031215611ae1575f5ffd5b5f5f83601f84011261469c575f5ffd5b5081356001600160401b038111156146b2575f5ffd5b602083019150836020828501011115614364575f5ffd5b5f5f5f5f5f5f5f5f5f5f610a608b8d0312156146e3575f5ffd5b6146ed8c8c6142f1565b99506146fd8c6106208d0161467b565b985061470d8c6107a08d01614302565b97506109e08b01356001600160401b03811115614728575f5ffd5b6147348d828e01614313565b975050610a008b01356001600160401b03811115614750575f5ffd5b61475c8d828e01614324565b909750955050610a208b01356001600160401b0381111561477b575f5ffd5b6147878d828e0161436b565b909550935050610a408b01356001600160401b038111156147a6575f5ffd5b6147b28d828e0161468c565b915080935050809150509295989b9194979a5092959850565b5f5f5f5f5f5f5f6108c0888a0312156147e2575f5ffd5b6147ec89896142f1565b96506147fc896106208a01614302565b95506108608801356001600160401b03811115614817575f5ffd5b6148238a828b01614313565b9550506108808801356001600160401b0381111561483f575f5ffd5b61442b8a828b0161436b565b80356001600160401b0381168114613e27575f5ffd5b5f60208284031215614871575f5ffd5b611ae38261484b565b634e487b7160e01b5f52604160045260245ffd5b604051606081016001600160401b03811182821017156148b0576148b061487a565b60405290565b60405161010081016001600160401b03811182821017156148b0576148b061487a565b604051601f8201601f191681016001600160401b03811182821017156149015761490161487a565b604052919050565b803560ff81168114613e27575f5ffd5b801515811461420f575f5ffd5b8035613e2781614919565b803564ffffffffff81168114613e27575f5ffd5b5f6001600160401b0382111561495d5761495d61487a565b5060051b60200190565b5f82601f830112614976575f5ffd5b813561498961498482614945565b6148d9565b8082825260208201915060208360051b8601019250858311156149aa575f5ffd5b602085015b838110156149ce576149c08161484b565b8352602092830192016149af565b5095945050505050565b5f82601f8301126149e7575f5ffd5b81356149f561498482614945565b8082825260208201915060208360051b860101925085831115614a16575f5ffd5b602085015b838110156149ce57614a2c81614909565b835260209283019201614a1b565b6001600160a01b038116811461420f575f5ffd5b8035613e2781614a3a565b803560038110613e27575f5ffd5b5f82601f830112614a76575f5ffd5b8135614a8461498482614945565b80828252602082019150602060608402860101925085831115614aa5575f5ffd5b602085015b838110156149ce5760608188031215614ac1575f5ffd5b614ac961488e565b8135614ad481614a3a565b8152614ae260208301614909565b6020820152614af360408301614a59565b60408201528352602090920191606001614aaa565b5f6101008236031215614b19575f5ffd5b614b216148b6565b614b2a83614909565b8152614b3860208401614909565b6020820152614b4960408401614926565b6040820152614b5a60608401614931565b6060820152614b6b6080840161484b565b608082015260a08301356001600160401b03811115614b88575f5ffd5b614b9436828601614967565b60a08301525060c08301356001600160401b03811115614bb2575f5ffd5b614bbe368286016149d8565b60c08301525060e08301356001600160401b03811115614bdc575f5ffd5b614be836828601614a67565b60e08301525092915050565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215614c2c575f5ffd5b81356128ed81614919565b5f60208284031215614c47575f5ffd5b611ae382614909565b5f60208284031215614c60575f5ffd5b81356128ed816144d8565b6004811061420f5761420f614bf4565b60608101614c8885614c6b565b938152602081019290925260409091015290565b5f60208284031215614cac575f5ffd5b813563ffffffff811681146128ed575f5ffd5b634e487b7160e01b5f52601160045260245ffd5b6001600160401b038181168382160190811115611ae657611ae6614cbf565b5f8151808452602084019350602083015f5b82811015614d2b5781516001600160401b0316865260209586019590910190600101614d04565b5093949350505050565b5f8151808452602084019350602083015f5b82811015614d2b57815160ff16865260209586019590910190600101614d47565b60038110614d7857614d78614bf4565b9052565b5f8151808452602084019350602083015f5b82811015614d2b5781516001600160a01b03815116875260ff602082015116602088015260408101519050614dc66040880182614d68565b506060959095019460209190910190600101614d8e565b805160ff1682525f6020820151614df9602085018260ff169052565b506040820151614e0d604085018215159052565b506060820151614e26606085018264ffffffffff169052565b506080820151614e4160808501826001600160401b03169052565b5060a082015161010060a0850152614e5d610100850182614cf2565b905060c083015184820360c0860152614e768282614d35565b91505060e083015184820360e0860152614e908282614d7c565b95945050505050565b602081525f611ae36020830184614ddd565b5f60208284031215614ebb575f5ffd5b8151600581106128ed575f5ffd5b5f5f8335601e19843603018112614ede575f5ffd5b8301803591506001600160401b03821115614ef7575f5ffd5b6020019150606081023603821315614364575f5ffd5b80820180821115611ae657611ae6614cbf565b64ffffffffff8181168382160190811115611ae657611ae6614cbf565b5f60ff821660ff8103614f5257614f52614cbf565b60010192915050565b5f60208284031215614f6b575f5ffd5b81356128ed81614a3a565b5f60208284031215614f86575f5ffd5b611ae382614a59565b5f60208284031215614f9f575f5ffd5b611ae382614931565b5f5f8335601e19843603018112614fbd575f5ffd5b83016020810192503590506001600160401b03811115614fdb575f5ffd5b8060051b3603821315614364575f5ffd5b8183526020830192505f815f5b84811015614d2b576001600160401b036150128361484b565b1686526020958601959190910190600101614ff9565b8183526020830192505f815f5b84811015614d2b5760ff61504883614909565b1686526020958601959190910190600101615035565b5f5f8335601e19843603018112615073575f5ffd5b83016020810192503590506001600160401b03811115615091575f5ffd5b606081023603821315614364575f5ffd5b8183526020830192505f815f5b84811015614d2b5781356150c281614a3a565b6001600160a01b0316865260ff6150db60208401614909565b1660208701526150ed60408301614a59565b6150fa6040880182614d68565b5060609586019591909101906001016150af565b8183526020830192505f815f5b84811015614d2b57813561512e816144d8565b61513781614c6b565b8652602095860195919091019060010161511b565b8183526020830192505f815f5b84811015614d2b57813561516c81614919565b151586526020958601959190910190600101615159565b6060815261519e6060820161519788614909565b60ff169052565b5f6151ab60208801614909565b60ff1660808301526151bf60408801614926565b151560a08301526151d260608801614931565b64ffffffffff1660c08301526151ea6080880161484b565b6001600160401b031660e083015261520560a0880188614fa8565b6101008085015261521b61016085018284614fec565b91505061522b60c0890189614fa8565b848303605f1901610120860152615243838284615028565b9250505061525460e089018961505e565b848303605f190161014086015261526c8382846150a2565b92505050828103602084015261528381878961510e565b9050828103604084015261529881858761514c565b98975050505050505050565b5f602082840312156152b4575f5ffd5b5051919050565b803560068110613e27575f5ffd5b60068110614d7857614d78614bf4565b803562ffffff81168114613e27575f5ffd5b60058110614d7857614d78614bf4565b6153068282516152eb565b6001600160801b0360208201511660208301526001600160801b03604082015116604083015261ffff606082015116606083015264ffffffffff60808201511660808301525050565b823581526102e08101615364602085016144c7565b61ffff16602083015261537960408501614909565b60ff16604083015261538d60608501614909565b60ff1660608301526153a160808501614926565b151560808301526153b460a085016152bb565b6153c160a08401826152c9565b506153ce60c08501614a4e565b6001600160a01b031660c083015260e08481013590830152610100808501359083015261012080850135908301526101408085013590830152615414610160850161484b565b6001600160401b0316610160830152615430610180850161484b565b6001600160401b031661018083015261544c6101a0850161484b565b6001600160401b03166101a08301526154686101c08501614931565b64ffffffffff166101c08301526154826101e08501614931565b64ffffffffff166101e083015261549c610200850161484b565b6001600160401b03166102008301526154b861022085016152d9565b62ffffff166102208301526128ed6102408301846152fb565b5f602082840312156154e1575f5ffd5b81516128ed81614919565b8082028115828204841417611ae657611ae6614cbf565b5f5f8335601e19843603018112615518575f5ffd5b8301803591506001600160401b03821115615531575f5ffd5b6020019150600581901b3603821315614364575f5ffd5b5f8235605e1983360301811261555c575f5ffd5b9190910192915050565b5f61ffff821661ffff8103614f5257614f52614cbf565b81810381811115611ae657611ae6614cbf565b63ffffffff8281168282160390811115611ae657611ae6614cbf565b5f602082840312156155bc575f5ffd5b611ae3826144c7565b5f600182016155d6576155d6614cbf565b5060010190565b5f8151808452602084019350602083015f5b82811015614d2b5781516001600160a01b03168652602095860195909101906001016155ef565b838152606060208201525f61562e60608301856155dd565b905063ffffffff83166040830152949350505050565b5f60208284031215615654575f5ffd5b611ae3826152d9565b86815262ffffff8616602082015284604082015283606082015260c060808201525f61568c60c08301856155dd565b905063ffffffff831660a0830152979650505050505050565b5f602082840312156156b5575f5ffd5b81516001600160401b038111156156ca575f5ffd5b8201601f810184136156da575f5ffd5b80516156e861498482614945565b8082825260208201915060208360051b850101925086831115615709575f5ffd5b6020840193505b82841015613ad457835161572381614a3a565b825260209384019390910190615710565b5f60ff82168061574657615746614cbf565b5f190192915050565b634e487b7160e01b5f52601260045260245ffd5b5f826157715761577161574f565b500490565b604081526157886040820185516152eb565b61ffff60208501511660608201525f60408501516080808401526157af60c08401826155dd565b90506001600160801b0360608701511660a08401528281036020840152838152838560208301375f602085830101526020601f19601f860116820101915050949350505050565b5f5f85851115615804575f5ffd5b83861115615810575f5ffd5b5050820193919092039150565b7fffffffff0000000000000000000000000000000000000000000000000000000085168152828460048301375f838201600481015f8152845161586481836020890161457c565b91909101600401979650505050505050565b5f60a082018783526001600160a01b038716602084015263ffffffff86166040840152600885106158a9576158a9614bf4565b6060830185905260a06080840152835190819052602084019060c08401905f5b8181101561590a57835180516001600160a01b031684526020908101516bffffffffffffffffffffffff1681850152909301926040909201916001016158c9565b50909998505050505050505050565b5f826159275761592761574f565b500690565b600181811c9082168061594057607f821691505b60208210810361595e57634e487b7160e01b5f52602260045260245ffd5b50919050565b5f60208284031215615974575f5ffd5b81356001600160801b03811681146128ed575f5ffd5b5f8151808452602084019350602083015f5b82811015614d2b5781516159af81614c6b565b8652602095860195919091019060010161599c565b5f8151808452602084019350602083015f5b82811015614d2b57815115158652602095860195909101906001016159d6565b606081525f615a086060830186614ddd565b8281036020840152615a1a818661598a565b90508281036040840152613ad481856159c4565b615a3881866152eb565b608060208201525f615a4d6080830186614ddd565b8281036040840152615a5f818661598a565b90508281036060840152613d1281856159c4565b87815260208101879052604081018690526001600160a01b038516606082015260e08101615aa085614c6b565b8460808301528360a08301528260c083015298975050505050505050565b5f825161555c81846020870161457c56',
} as const
