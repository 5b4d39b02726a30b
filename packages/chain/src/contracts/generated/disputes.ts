// Written by npm run contracts from the compiled contracts; a test keeps it equal.

export const disputesAbi = [
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
  "name": "appoint",
  "inputs": [
   {
    "name": "member",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "appointed",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "balanceOf",
  "inputs": [
   {
    "name": "token",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "contest",
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
    "name": "settlement",
    "type": "tuple",
    "internalType": "struct Settlement",
    "components": [
     {
      "name": "stage",
      "type": "uint8",
      "internalType": "enum Stage"
     },
     {
      "name": "paid",
      "type": "uint128",
      "internalType": "uint128"
     },
     {
      "name": "fees",
      "type": "uint128",
      "internalType": "uint128"
     },
     {
      "name": "acceptedBps",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "until",
      "type": "uint40",
      "internalType": "uint40"
     }
    ]
   },
   {
    "name": "segment",
    "type": "uint64",
    "internalType": "uint64"
   },
   {
    "name": "evidence",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "disputeOf",
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
    "type": "tuple",
    "internalType": "struct Dispute",
    "components": [
     {
      "name": "challenger",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "until",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "openedAt",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "bond",
      "type": "uint96",
      "internalType": "uint96"
     },
     {
      "name": "segment",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "members",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "forWork",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "againstWork",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "executor",
      "type": "address",
      "internalType": "address"
     }
    ]
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "isVeto",
  "inputs": [
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "resolve",
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
    "name": "settlement",
    "type": "tuple",
    "internalType": "struct Settlement",
    "components": [
     {
      "name": "stage",
      "type": "uint8",
      "internalType": "enum Stage"
     },
     {
      "name": "paid",
      "type": "uint128",
      "internalType": "uint128"
     },
     {
      "name": "fees",
      "type": "uint128",
      "internalType": "uint128"
     },
     {
      "name": "acceptedBps",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "until",
      "type": "uint40",
      "internalType": "uint40"
     }
    ]
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "vetoCount",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "vote",
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
    "name": "workIsGood",
    "type": "bool",
    "internalType": "bool"
   },
   {
    "name": "evidence",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "withdraw",
  "inputs": [
   {
    "name": "token",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "withdrawTo",
  "inputs": [
   {
    "name": "token",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "to",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "wrongSegment",
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
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "event",
  "name": "BondMoved",
  "inputs": [
   {
    "name": "to",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "amount",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Contested",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "challenger",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "segment",
    "type": "uint64",
    "indexed": false,
    "internalType": "uint64"
   },
   {
    "name": "evidence",
    "type": "bytes32",
    "indexed": false,
    "internalType": "bytes32"
   },
   {
    "name": "until",
    "type": "uint40",
    "indexed": false,
    "internalType": "uint40"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "MemberAppointed",
  "inputs": [
   {
    "name": "member",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "appointed",
    "type": "bool",
    "indexed": false,
    "internalType": "bool"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Resolved",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "outcome",
    "type": "uint8",
    "indexed": false,
    "internalType": "enum Outcome"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Voted",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "member",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "workIsGood",
    "type": "bool",
    "indexed": false,
    "internalType": "bool"
   },
   {
    "name": "evidence",
    "type": "bytes32",
    "indexed": false,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Withdrawn",
  "inputs": [
   {
    "name": "token",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "account",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "to",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "amount",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "error",
  "name": "Conflicted",
  "inputs": [
   {
    "name": "member",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "DisputeExists",
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
  "name": "MemberStakeTooLow",
  "inputs": [
   {
    "name": "member",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "stake",
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
  "name": "NoDispute",
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
  "name": "NoSuchSegment",
  "inputs": [
   {
    "name": "segment",
    "type": "uint64",
    "internalType": "uint64"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotGovernance",
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
  "name": "NotMember",
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
  "name": "NothingToWithdraw",
  "inputs": []
 },
 {
  "type": "error",
  "name": "PanelFull",
  "inputs": []
 },
 {
  "type": "error",
  "name": "ReentrancyGuardReentrantCall",
  "inputs": []
 },
 {
  "type": "error",
  "name": "SafeERC20FailedOperation",
  "inputs": [
   {
    "name": "token",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "TokenTookFee",
  "inputs": [
   {
    "name": "asked",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "received",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "VotedAlready",
  "inputs": [
   {
    "name": "member",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "VotingOpen",
  "inputs": [
   {
    "name": "until",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "VotingOver",
  "inputs": [
   {
    "name": "until",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 }
] as const

export const disputesCode = {
  Disputes: '0x610100604052348015610010575f5ffd5b5060405161285a38038061285a83398101604081905261002f91610122565b60015f556001600160a01b038082166080528251811660a0819052606084015190911660c0526040805163051ed6a360e41b815290516351ed6a30916004808201926020929091908290030181865afa15801561008e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100b291906101f9565b6001600160a01b031660e0525061021b9050565b60405161012081016001600160401b03811182821017156100f557634e487b7160e01b5f52604160045260245ffd5b60405290565b6001600160a01b038116811461010f575f5ffd5b50565b805161011d816100fb565b919050565b5f5f828403610140811215610135575f5ffd5b610120811215610143575f5ffd5b5061014c6100c6565b61015584610112565b815261016360208501610112565b602082015261017460408501610112565b604082015261018560608501610112565b606082015261019660808501610112565b60808201526101a760a08501610112565b60a08201526101b860c08501610112565b60c08201526101c960e08501610112565b60e08201526101db6101008501610112565b61010082015291506101f06101208401610112565b90509250929050565b5f60208284031215610209575f5ffd5b8151610214816100fb565b9392505050565b60805160a05160c05160e0516125f76102635f395f81816106e8015261140701525f610e7601525f61125e01525f81816104680152818161080c0152610db601526125f75ff3fe608060405234801561000f575f5ffd5b50600436106100c4575f3560e01c80635fbcba7a1161007d5780639427c7d6116100585780639427c7d614610199578063f7888aec146102b3578063f940e385146102eb575f5ffd5b80635fbcba7a146101605780636dce4ab01461017357806371ed337314610186575f5ffd5b80633264cd98116100ad5780633264cd981461012557806356225b971461013a57806358b135001461014d575f5ffd5b80631a78c1a9146100c85780631e49ca45146100e4575b5f5ffd5b6100d160035481565b6040519081526020015b60405180910390f35b6101156100f236600461171b565b6001600160a01b03165f9081526002602052604090205464ffffffffff16151590565b60405190151581526020016100db565b61013861013336600461179d565b6102fe565b005b6100d1610148366004611812565b61079a565b61013861015b366004611841565b6107df565b61013861016e366004611891565b610b53565b6101386101813660046118ea565b610e65565b610138610194366004611921565b610e74565b6102a66101a7366004611812565b60408051610120810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e08101829052610100810191909152505f9081526004602090815260409182902082516101208101845281546001600160a01b03808216835264ffffffffff600160a01b808404821696850196909652600160c81b9092049091169482019490945260018201546001600160601b038116606083015267ffffffffffffffff600160601b820416608083015261ffff938104841660a0830152600160b01b8104841660c0830152600160c01b900490921660e08301526002015490911661010082015290565b6040516100db919061194d565b6100d16102c13660046118ea565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b6101386102f93660046118ea565b611075565b610306611080565b5f610370853561031c6040880160208901611a42565b61032c6060890160408a01611a6d565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090509392505050565b5f81815260046020526040902054909150600160c81b900464ffffffffff16156103ce576040517f50bb2655000000000000000000000000000000000000000000000000000000008152600481018290526024015b60405180910390fd5b6103e061018086016101608701611a86565b67ffffffffffffffff168367ffffffffffffffff1610610438576040517f8405585b00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff841660048201526024016103c5565b6040517f8c8eb74a0000000000000000000000000000000000000000000000000000000081526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690638c8eb74a906104a3908a908a908a908a90600401612311565b5f604051808303815f87803b1580156104ba575f5ffd5b505af11580156104cc573d5f5f3e3d5ffd5b5050505f82815260046020526040902080547fffff0000000000ffffffffffffffffffffffffffffffffffffffffffffffffff16600160c81b4264ffffffffff1602178155905061052561042089016104008a01612353565b6105359063ffffffff1642612380565b81547fffffffffffffff0000000000ffffffffffffffffffffffffffffffffffffffff8116600160a01b64ffffffffff93909316830290811784556003546001850180547fffffffffffffffffffff00000000000000000000ffffffffffffffffffffffff1661ffff9092169094027fffffffffffffffffffffffff0000000000000000ffffffffffffffffffffffff1617600160601b67ffffffffffffffff89160217909255337fffffffffffffff0000000000000000000000000000000000000000000000000090911673ffffffffffffffffffffffffffffffffffffffff199092169190911717815561063160e0870160c0880161171b565b60028201805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b03929092169190911790555f6004610670602088018861239d565b600481111561068157610681611aad565b1480156106a357506106996080870160608801611a42565b61ffff1661271014155b905080610728576106bc6104a08a016104808b016123b6565b6001830180546bffffffffffffffffffffffff19166001600160601b03929092169190911790556107287f00000000000000000000000000000000000000000000000000000000000000003361071a6104a08d016104808e016123b6565b6001600160601b03166110c1565b81546040805167ffffffffffffffff8816815260208101879052600160a01b90920464ffffffffff1690820152339084907f681617880dc33e4d34b4e9c3cb90ba189692eb91f3efe7f2dd6560c414d12ee09060600160405180910390a350505061079260015f55565b505050505050565b5f8181526006602052604081205460ff166107b6575f196107d9565b5f82815260046020526040902060010154600160601b900467ffffffffffffffff165b92915050565b5f61080584356107f56040870160208801611a42565b61032c6060880160408901611a6d565b90506108317f00000000000000000000000000000000000000000000000000000000000000008661120c565b843514610854576040516316e40ac760e31b8152600481018290526024016103c5565b5f81815260046020526040812080549091600160c81b90910464ffffffffff169003610896576040516316e40ac760e31b8152600481018390526024016103c5565b8054600160a01b900464ffffffffff164211156108f15780546040517f43a47e22000000000000000000000000000000000000000000000000000000008152600160a01b90910464ffffffffff1660048201526024016103c5565b335f9081526002602052604090205464ffffffffff168015806109275750815464ffffffffff600160c81b909104811690821610155b15610960576040517f16d6142c0000000000000000000000000000000000000000000000000000000081523360048201526024016103c5565b5f83815260056020908152604080832033845290915290205460ff16156109b5576040517fa8c7f4230000000000000000000000000000000000000000000000000000000081523360048201526024016103c5565b6109c2602088018861171b565b6001600160a01b0316336001600160a01b03161480610a0157506109ec604088016020890161171b565b6001600160a01b0316336001600160a01b0316145b80610a15575081546001600160a01b031633145b80610a2c575060028201546001600160a01b031633145b15610a65576040517f94fe6ee80000000000000000000000000000000000000000000000000000000081523360048201526024016103c5565b610a6e8761122e565b5f8381526005602090815260408083203384529091529020805460ff191660011790558415610ad357600182018054601690610ab490600160b01b900461ffff166123d1565b91906101000a81548161ffff021916908361ffff160217905550610b0b565b600182018054601890610af090600160c01b900461ffff166123d1565b91906101000a81548161ffff021916908361ffff1602179055505b60408051861515815260208101869052339185917f37fe354dc63096d55dcdbe5a815f80e360a58d24723aeaad051a90cf5c0bfc15910160405180910390a350505050505050565b5f610b798335610b696040860160208701611a42565b61032c6060870160408801611a6d565b5f81815260046020908152604080832081516101208101835281546001600160a01b03808216835264ffffffffff600160a01b808404821697850197909752600160c81b90920490911693820184905260018301546001600160601b038116606084015267ffffffffffffffff600160601b820416608084015261ffff958104861660a0840152600160b01b8104861660c0840152600160c01b900490941660e0820152600290910154909216610100830152929350919003610c52576040516316e40ac760e31b8152600481018390526024016103c5565b60a081015160c082015160039161ffff90811691610c72911660026123f1565b1115610c8057506001610cff565b8160a0015161ffff168260e0015161ffff166002610c9e91906123f1565b1115610cac57506002610cff565b816020015164ffffffffff164211610cff5760208201516040517f1bb9257b00000000000000000000000000000000000000000000000000000000815264ffffffffff90911660048201526024016103c5565b6002816004811115610d1357610d13611aad565b5f858152600660205260408120805460ff1916939092149290921790556003610d3f602087018761239d565b6004811115610d5057610d50611aad565b149050610d5e8383836113a0565b5f8180610d76575060608401516001600160601b0316155b610d81578351610d83565b5f5b6040517fa0e0e3410000000000000000000000000000000000000000000000000000000081529091506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063a0e0e34190610df5908c908c908c908c908a908990600401612408565b5f604051808303815f87803b158015610e0c575f5ffd5b505af1158015610e1e573d5f5f3e3d5ffd5b50505050847fc92ea846f04f630caab1736df060347279403dcb060fa7e43a81fcf38857470284604051610e52919061246c565b60405180910390a2505050505050505050565b610e7082338361148e565b5050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316635aa6e6756040518163ffffffff1660e01b8152600401602060405180830381865afa158015610ed0573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ef4919061247f565b6001600160a01b0316336001600160a01b031614610f40576040517f988d1f030000000000000000000000000000000000000000000000000000000081523360048201526024016103c5565b6001600160a01b0382165f9081526002602052604090205464ffffffffff16151581151503610f6d575050565b8015610ff457604060035403610faf576040517fee8ca4bf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0382165f908152600260205260408120805464ffffffffff19164264ffffffffff1617905560038054909190610feb9061249a565b9091555061102c565b6001600160a01b0382165f908152600260205260408120805464ffffffffff1916905560038054909190611027906124b2565b909155505b816001600160a01b03167fd22446bf6f7cb49c3c5d5c82f127eaa790b76e8f1e4c5462e1fd889ef741485a82604051611069911515815260200190565b60405180910390a25050565b610e7082828361148e565b60025f54036110bb576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60025f55565b805f036110cd57505050565b6040516370a0823160e01b81523060048201525f906001600160a01b038516906370a0823190602401602060405180830381865afa158015611111573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061113591906124c7565b905061114c6001600160a01b038516843085611576565b6040516370a0823160e01b81523060048201525f9082906001600160a01b038716906370a0823190602401602060405180830381865afa158015611192573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906111b691906124c7565b6111c091906124de565b9050828114611205576040517f74bf1a0300000000000000000000000000000000000000000000000000000000815260048101849052602481018290526044016103c5565b5050505050565b5f60405146815283602082015261062083604083013761066090209392505050565b6040517f8086b8ba0000000000000000000000000000000000000000000000000000000081523360048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690638086b8ba9060240160e060405180830381865afa1580156112ab573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112cf9190612528565b90505f81604001516001600160601b031682602001516001600160601b0316835f01516001600160601b031661130591906125e4565b61130f91906125e4565b90506113236105c084016105a085016123b6565b6001600160601b031681101561139b5733816113476105c086016105a087016123b6565b6040517fca73ffc90000000000000000000000000000000000000000000000000000000081526001600160a01b03909316600484015260248301919091526001600160601b031660448201526064016103c5565b505050565b82606001516001600160601b03165f036113b957505050565b5f816113c65760016113c9565b60025b60048111156113da576113da611aad565b8360048111156113ec576113ec611aad565b1490505f816113fc578451611400565b61dead5b905061143a7f00000000000000000000000000000000000000000000000000000000000000008287606001516001600160601b03166115f8565b60608501516040516001600160601b0390911681526001600160a01b038216907fc4a38d6ea8dfa5fe8d3ec3d11f517c50676434e58f9391474beaded18165bcdb9060200160405180910390a25050505050565b611496611080565b6001600160a01b038084165f908152600160209081526040808320938616835292905290812054908190036114f7576040517fd0d04f6000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b038481165f8181526001602090815260408083208886168085529083528184209390935551858152938616939192917fa4195c37c2947bbe89165f03e320b6903116f0b10d8cfdb522330f7ce6f9fa24910160405180910390a461156c6001600160a01b038516838361163e565b5061139b60015f55565b6040516001600160a01b0384811660248301528381166044830152606482018390526115f29186918216906323b872dd906084015b604051602081830303815290604052915060e01b6020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff838183161783525050505061166f565b50505050565b801561139b576001600160a01b038084165f908152600160209081526040808320938616835292905290812080548392906116349084906125e4565b9091555050505050565b6040516001600160a01b0383811660248301526044820183905261139b91859182169063a9059cbb906064016115ab565b5f5f60205f8451602086015f885af18061168e576040513d5f823e3d81fd5b50505f513d915081156116a55780600114156116b2565b6001600160a01b0384163b155b156115f2576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024016103c5565b6001600160a01b0381168114611708575f5ffd5b50565b8035611716816116f4565b919050565b5f6020828403121561172b575f5ffd5b8135611736816116f4565b9392505050565b5f610620828403121561174e575f5ffd5b50919050565b5f610180828403121561174e575f5ffd5b5f610240828403121561174e575f5ffd5b5f60a0828403121561174e575f5ffd5b803567ffffffffffffffff81168114611716575f5ffd5b5f5f5f5f5f5f610ac087890312156117b3575f5ffd5b6117bd888861173d565b95506117cd886106208901611754565b94506117dd886107a08901611765565b93506117ed886109e08901611776565b92506117fc610a808801611786565b95989497509295919493610aa090920135925050565b5f60208284031215611822575f5ffd5b5035919050565b8015158114611708575f5ffd5b803561171681611829565b5f5f5f5f6108a08587031215611855575f5ffd5b61185f868661173d565b935061186f866106208701611765565b925061086085013561188081611829565b939692955092936108800135925050565b5f5f5f5f610a8085870312156118a5575f5ffd5b6118af868661173d565b93506118bf866106208701611754565b92506118cf866107a08701611765565b91506118df866109e08701611776565b905092959194509250565b5f5f604083850312156118fb575f5ffd5b8235611906816116f4565b91506020830135611916816116f4565b809150509250929050565b5f5f60408385031215611932575f5ffd5b823561193d816116f4565b9150602083013561191681611829565b5f610120820190506001600160a01b03835116825264ffffffffff6020840151166020830152604083015161198b604084018264ffffffffff169052565b5060608301516119a660608401826001600160601b03169052565b5060808301516119c2608084018267ffffffffffffffff169052565b5060a08301516119d860a084018261ffff169052565b5060c08301516119ee60c084018261ffff169052565b5060e0830151611a0460e084018261ffff169052565b50610100830151611a216101008401826001600160a01b03169052565b5092915050565b61ffff81168114611708575f5ffd5b803561171681611a28565b5f60208284031215611a52575f5ffd5b813561173681611a28565b803560ff81168114611716575f5ffd5b5f60208284031215611a7d575f5ffd5b61173682611a5d565b5f60208284031215611a96575f5ffd5b61173682611786565b803560048110611716575f5ffd5b634e487b7160e01b5f52602160045260245ffd5b60048110611ad157611ad1611aad565b9052565b64ffffffffff81168114611708575f5ffd5b803561171681611ad5565b803563ffffffff81168114611716575f5ffd5b6001600160801b0381168114611708575f5ffd5b803561171681611b05565b6001600160601b0381168114611708575f5ffd5b803561171681611b24565b611b5a82611b5083611af2565b63ffffffff169052565b611b6660208201611af2565b63ffffffff166020830152611b7d60408201611af2565b63ffffffff166040830152611b9460608201611af2565b63ffffffff166060830152611bab60808201611af2565b63ffffffff166080830152611bc260a08201611af2565b63ffffffff1660a0830152611bd960c08201611af2565b63ffffffff1660c0830152611bf060e08201611af2565b63ffffffff1660e0830152611c086101008201611af2565b63ffffffff16610100830152611c216101208201611b19565b6001600160801b0316610120830152611c3d6101408201611b38565b6001600160601b0316610140830152611c596101608201611b38565b6001600160601b0316610160830152611c756101808201611b19565b6001600160801b0316610180830152611c916101a08201611b19565b6001600160801b03166101a0830152611cad6101c08201611b19565b6001600160801b03166101c0830152611cc96101e08201611af2565b63ffffffff166101e0830152611ce26102008201611af2565b63ffffffff16610200830152611cfb6102208201611b19565b6001600160801b0316610220830152611d176102408201611b38565b6001600160601b0316610240830152611d336102608201611b38565b6001600160601b0316610260830152611d4f6102808201611a37565b61ffff16610280830152611d666102a08201611a37565b61ffff166102a0830152611d7d6102c08201611a37565b61ffff81166102c0840152505050565b611da782611d9a8361170b565b6001600160a01b03169052565b611db36020820161170b565b6001600160a01b0316602083015260408181013590830152611dd76060820161170b565b6001600160a01b031660608301526080818101359083015260a0808201359083015260c0808201359083015260e08082013590830152611e1a6101008201611a37565b61ffff16610100830152611e316101208201611a5d565b60ff16610120830152611e476101408201611a9f565b611e55610140840182611ac1565b50611e636101608201611a5d565b60ff16610160830152611e796101808201611a5d565b60ff16610180830152611e8f6101a08201611a5d565b60ff166101a0830152611ea56101c08201611a5d565b60ff166101c0830152611ebb6101e08201611a5d565b60ff166101e0830152611ed16102008201611ae7565b64ffffffffff16610200830152611eeb6102208201611af2565b63ffffffff16610220830152611f046102408201611b19565b6001600160801b0316610240830152611f206102608201611b19565b6001600160801b0316610260830152611f3c6102808201611b38565b6001600160601b0316610280830152611f586102a08201611786565b67ffffffffffffffff166102a0830152611f756102c08201611786565b67ffffffffffffffff166102c0830152611f926102e0820161170b565b6001600160a01b03166102e083015261030081810135908301526103208082013590830152610e70610340808401908301611b43565b80358252611fd86020820161170b565b6001600160a01b0316602083015260408181013590830152611ffc60608201611b19565b6001600160801b0316606083015261201660808201611b19565b6001600160801b0316608083015261203060a08201611b38565b6001600160601b031660a083015261204a60c08201611a37565b61ffff1660c083015261205f60e08201611af2565b63ffffffff1660e08301526120776101008201611ae7565b64ffffffffff166101008301526120916101208201611ae7565b64ffffffffff166101208301526120ab6101408201611786565b67ffffffffffffffff1661014083015261016090810135910152565b803560068110611716575f5ffd5b60068110611ad157611ad1611aad565b803562ffffff81168114611716575f5ffd5b8035825261210760208201611a37565b61ffff16602083015261211c60408201611a5d565b60ff16604083015261213060608201611a5d565b60ff16606083015261214460808201611836565b1515608083015261215760a082016120c7565b61216460a08401826120d5565b5061217160c0820161170b565b6001600160a01b031660c083015260e081810135908301526101008082013590830152610120808201359083015261014080820135908301526121b76101608201611786565b67ffffffffffffffff166101608301526121d46101808201611786565b67ffffffffffffffff166101808301526121f16101a08201611786565b67ffffffffffffffff166101a083015261220e6101c08201611ae7565b64ffffffffff166101c08301526122286101e08201611ae7565b64ffffffffff166101e08301526122426102008201611786565b67ffffffffffffffff1661020083015261225f61022082016120e5565b62ffffff8116610220840152505050565b803560058110611716575f5ffd5b6005811061170857611708611aad565b61229781612270565b6122a08161227e565b825260208101356122b081611b05565b6001600160801b0316602083015260408101356122cc81611b05565b6001600160801b0316604083015260608101356122e881611a28565b61ffff16606083015260808101356122ff81611ad5565b64ffffffffff81166080840152505050565b610a8081016123208287611d8d565b61232e610620830186611fc8565b61233c6107a08301856120f7565b61234a6109e083018461228e565b95945050505050565b5f60208284031215612363575f5ffd5b61173682611af2565b634e487b7160e01b5f52601160045260245ffd5b64ffffffffff81811683821601908111156107d9576107d961236c565b5f602082840312156123ad575f5ffd5b61173682612270565b5f602082840312156123c6575f5ffd5b813561173681611b24565b5f61ffff821661ffff81036123e8576123e861236c565b60010192915050565b80820281158282048414176107d9576107d961236c565b610ac081016124178289611d8d565b612425610620830188611fc8565b6124336107a08301876120f7565b6124416109e083018661228e565b61244a8461227e565b83610a808301526001600160a01b038316610aa0830152979650505050505050565b602081016124798361227e565b91905290565b5f6020828403121561248f575f5ffd5b8151611736816116f4565b5f600182016124ab576124ab61236c565b5060010190565b5f816124c0576124c061236c565b505f190190565b5f602082840312156124d7575f5ffd5b5051919050565b818103818111156107d9576107d961236c565b805161171681611b24565b805161171681611b05565b805161171681611ad5565b805161171681611a28565b805161171681611829565b5f60e0828403128015612539575f5ffd5b5060405160e0810167ffffffffffffffff8111828210171561256957634e487b7160e01b5f52604160045260245ffd5b604052612575836124f1565b8152612583602084016124f1565b6020820152612594604084016124f1565b60408201526125a5606084016124fc565b60608201526125b660808401612507565b60808201526125c760a08401612512565b60a08201526125d860c0840161251d565b60c08201529392505050565b808201808211156107d9576107d961236c56',
} as const
