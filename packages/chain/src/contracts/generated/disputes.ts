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
  Disputes: '0x610100604052348015610010575f5ffd5b5060405161293738038061293783398101604081905261002f91610122565b60015f556001600160a01b038082166080528251811660a0819052606084015190911660c0526040805163051ed6a360e41b815290516351ed6a30916004808201926020929091908290030181865afa15801561008e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100b291906101f9565b6001600160a01b031660e0525061021b9050565b60405161012081016001600160401b03811182821017156100f557634e487b7160e01b5f52604160045260245ffd5b60405290565b6001600160a01b038116811461010f575f5ffd5b50565b805161011d816100fb565b919050565b5f5f828403610140811215610135575f5ffd5b610120811215610143575f5ffd5b5061014c6100c6565b61015584610112565b815261016360208501610112565b602082015261017460408501610112565b604082015261018560608501610112565b606082015261019660808501610112565b60808201526101a760a08501610112565b60a08201526101b860c08501610112565b60c08201526101c960e08501610112565b60e08201526101db6101008501610112565b61010082015291506101f06101208401610112565b90509250929050565b5f60208284031215610209575f5ffd5b8151610214816100fb565b9392505050565b60805160a05160c05160e0516126cd61026a5f395f8181610699015261147d01525f610eec01525f6112d401525f818161044d015281816107bd015281816109d60152610e2c01526126cd5ff3fe608060405234801561000f575f5ffd5b50600436106100c4575f3560e01c80635fbcba7a1161007d5780639427c7d6116100585780639427c7d614610199578063f7888aec14610298578063f940e385146102d0575f5ffd5b80635fbcba7a146101605780636dce4ab01461017357806371ed337314610186575f5ffd5b80633264cd98116100ad5780633264cd981461012557806356225b971461013a57806358b135001461014d575f5ffd5b80631a78c1a9146100c85780631e49ca45146100e4575b5f5ffd5b6100d160035481565b6040519081526020015b60405180910390f35b6101156100f2366004611791565b6001600160a01b03165f9081526002602052604090205464ffffffffff16151590565b60405190151581526020016100db565b610138610133366004611813565b6102e3565b005b6100d1610148366004611888565b61074b565b61013861015b3660046118b7565b610790565b61013861016e366004611907565b610bda565b610138610181366004611960565b610edb565b610138610194366004611997565b610eea565b61028b6101a7366004611888565b60408051610100810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e0810191909152505f9081526004602090815260409182902082516101008101845281546001600160a01b038116825264ffffffffff600160a01b808304821695840195909552600160c81b9091041693810193909352600101546001600160601b038116606084015267ffffffffffffffff600160601b820416608084015261ffff918104821660a0840152600160b01b8104821660c0840152600160c01b90041660e082015290565b6040516100db91906119c3565b6100d16102a6366004611960565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b6101386102de366004611960565b6110eb565b6102eb6110f6565b5f61035585356103016040880160208901611a93565b6103116060890160408a01611ac7565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090509392505050565b5f81815260046020526040902054909150600160c81b900464ffffffffff16156103b3576040517f50bb2655000000000000000000000000000000000000000000000000000000008152600481018290526024015b60405180910390fd5b6103c561018086016101608701611ae2565b67ffffffffffffffff168367ffffffffffffffff161061041d576040517f8405585b00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff841660048201526024016103aa565b6040517f8c8eb74a0000000000000000000000000000000000000000000000000000000081526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690638c8eb74a90610488908a908a908a908a9060040161236d565b5f604051808303815f87803b15801561049f575f5ffd5b505af11580156104b1573d5f5f3e3d5ffd5b5050505f82815260046020526040902080547fffff0000000000ffffffffffffffffffffffffffffffffffffffffffffffffff16600160c81b4264ffffffffff1602178155905061050a61042089016104008a016123af565b61051a9063ffffffff16426123dc565b81547fffffffffffffff0000000000ffffffffffffffffffffffffffffffffffffffff8116600160a01b64ffffffffff93909316830290811784556003546001850180547fffffffffffffffffffff00000000000000000000ffffffffffffffffffffffff1661ffff9092169094027fffffffffffffffffffffffff0000000000000000ffffffffffffffffffffffff1617600160601b67ffffffffffffffff89160217909255337fffffffffffffff000000000000000000000000000000000000000000000000009091167fffffffffffffffffffffffff0000000000000000000000000000000000000000909216919091171781555f600461062160208801886123f9565b600481111561063257610632611b09565b148015610654575061064a6080870160608801611a93565b61ffff1661271014155b9050806106d95761066d6104a08a016104808b01612412565b6001830180546bffffffffffffffffffffffff19166001600160601b03929092169190911790556106d97f0000000000000000000000000000000000000000000000000000000000000000336106cb6104a08d016104808e01612412565b6001600160601b0316611137565b81546040805167ffffffffffffffff8816815260208101879052600160a01b90920464ffffffffff1690820152339084907f681617880dc33e4d34b4e9c3cb90ba189692eb91f3efe7f2dd6560c414d12ee09060600160405180910390a350505061074360015f55565b505050505050565b5f8181526006602052604081205460ff16610767575f1961078a565b5f82815260046020526040902060010154600160601b900467ffffffffffffffff165b92915050565b5f6107b684356107a66040870160208801611a93565b6103116060880160408901611ac7565b90506107e27f000000000000000000000000000000000000000000000000000000000000000086611282565b843514610805576040516316e40ac760e31b8152600481018290526024016103aa565b5f81815260046020526040812080549091600160c81b90910464ffffffffff169003610847576040516316e40ac760e31b8152600481018390526024016103aa565b8054600160a01b900464ffffffffff164211156108a25780546040517f43a47e22000000000000000000000000000000000000000000000000000000008152600160a01b90910464ffffffffff1660048201526024016103aa565b335f9081526002602052604090205464ffffffffff168015806108d85750815464ffffffffff600160c81b909104811690821610155b15610911576040517f16d6142c0000000000000000000000000000000000000000000000000000000081523360048201526024016103aa565b5f83815260056020908152604080832033845290915290205460ff1615610966576040517fa8c7f4230000000000000000000000000000000000000000000000000000000081523360048201526024016103aa565b6109736020880188611791565b6001600160a01b0316336001600160a01b031614806109b2575061099d6040880160208901611791565b6001600160a01b0316336001600160a01b0316145b806109c6575081546001600160a01b031633145b80610ab357506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663408ef7118735610a0d60408a0160208b01611a93565b610a1d60808b0160608c01611ac7565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e086901b168152600481019390935261ffff909116602483015260ff16604482015260640160e060405180830381865afa158015610a82573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610aa69190612478565b516001600160a01b031633145b15610aec576040517f94fe6ee80000000000000000000000000000000000000000000000000000000081523360048201526024016103aa565b610af5876112a4565b5f8381526005602090815260408083203384529091529020805460ff191660011790558415610b5a57600182018054601690610b3b90600160b01b900461ffff16612512565b91906101000a81548161ffff021916908361ffff160217905550610b92565b600182018054601890610b7790600160c01b900461ffff16612512565b91906101000a81548161ffff021916908361ffff1602179055505b60408051861515815260208101869052339185917f37fe354dc63096d55dcdbe5a815f80e360a58d24723aeaad051a90cf5c0bfc15910160405180910390a350505050505050565b5f610c008335610bf06040860160208701611a93565b6103116060870160408801611ac7565b5f81815260046020908152604080832081516101008101835281546001600160a01b038116825264ffffffffff600160a01b808304821696840196909652600160c81b909104169281018390526001909101546001600160601b038116606083015267ffffffffffffffff600160601b820416608083015261ffff938104841660a0830152600160b01b8104841660c0830152600160c01b900490921660e0830152929350919003610cc8576040516316e40ac760e31b8152600481018390526024016103aa565b60a081015160c082015160039161ffff90811691610ce891166002612532565b1115610cf657506001610d75565b8160a0015161ffff168260e0015161ffff166002610d149190612532565b1115610d2257506002610d75565b816020015164ffffffffff164211610d755760208201516040517f1bb9257b00000000000000000000000000000000000000000000000000000000815264ffffffffff90911660048201526024016103aa565b6002816004811115610d8957610d89611b09565b5f858152600660205260408120805460ff1916939092149290921790556003610db560208701876123f9565b6004811115610dc657610dc6611b09565b149050610dd4838383611416565b5f8180610dec575060608401516001600160601b0316155b610df7578351610df9565b5f5b6040517fa0e0e3410000000000000000000000000000000000000000000000000000000081529091506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063a0e0e34190610e6b908c908c908c908c908a908990600401612549565b5f604051808303815f87803b158015610e82575f5ffd5b505af1158015610e94573d5f5f3e3d5ffd5b50505050847fc92ea846f04f630caab1736df060347279403dcb060fa7e43a81fcf38857470284604051610ec891906125ad565b60405180910390a2505050505050505050565b610ee6823383611504565b5050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316635aa6e6756040518163ffffffff1660e01b8152600401602060405180830381865afa158015610f46573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610f6a91906125c0565b6001600160a01b0316336001600160a01b031614610fb6576040517f988d1f030000000000000000000000000000000000000000000000000000000081523360048201526024016103aa565b6001600160a01b0382165f9081526002602052604090205464ffffffffff16151581151503610fe3575050565b801561106a57604060035403611025576040517fee8ca4bf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0382165f908152600260205260408120805464ffffffffff19164264ffffffffff1617905560038054909190611061906125db565b909155506110a2565b6001600160a01b0382165f908152600260205260408120805464ffffffffff191690556003805490919061109d906125f3565b909155505b816001600160a01b03167fd22446bf6f7cb49c3c5d5c82f127eaa790b76e8f1e4c5462e1fd889ef741485a826040516110df911515815260200190565b60405180910390a25050565b610ee6828283611504565b60025f5403611131576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60025f55565b805f0361114357505050565b6040516370a0823160e01b81523060048201525f906001600160a01b038516906370a0823190602401602060405180830381865afa158015611187573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906111ab9190612608565b90506111c26001600160a01b0385168430856115ec565b6040516370a0823160e01b81523060048201525f9082906001600160a01b038716906370a0823190602401602060405180830381865afa158015611208573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061122c9190612608565b611236919061261f565b905082811461127b576040517f74bf1a0300000000000000000000000000000000000000000000000000000000815260048101849052602481018290526044016103aa565b5050505050565b5f60405146815283602082015261062083604083013761066090209392505050565b6040517f8086b8ba0000000000000000000000000000000000000000000000000000000081523360048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690638086b8ba9060240160e060405180830381865afa158015611321573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611345919061263d565b90505f81604001516001600160601b031682602001516001600160601b0316835f01516001600160601b031661137b91906126ba565b61138591906126ba565b90506113996105c084016105a08501612412565b6001600160601b03168110156114115733816113bd6105c086016105a08701612412565b6040517fca73ffc90000000000000000000000000000000000000000000000000000000081526001600160a01b03909316600484015260248301919091526001600160601b031660448201526064016103aa565b505050565b82606001516001600160601b03165f0361142f57505050565b5f8161143c57600161143f565b60025b600481111561145057611450611b09565b83600481111561146257611462611b09565b1490505f81611472578451611476565b61dead5b90506114b07f00000000000000000000000000000000000000000000000000000000000000008287606001516001600160601b031661166e565b60608501516040516001600160601b0390911681526001600160a01b038216907fc4a38d6ea8dfa5fe8d3ec3d11f517c50676434e58f9391474beaded18165bcdb9060200160405180910390a25050505050565b61150c6110f6565b6001600160a01b038084165f9081526001602090815260408083209386168352929052908120549081900361156d576040517fd0d04f6000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b038481165f8181526001602090815260408083208886168085529083528184209390935551858152938616939192917fa4195c37c2947bbe89165f03e320b6903116f0b10d8cfdb522330f7ce6f9fa24910160405180910390a46115e26001600160a01b03851683836116b4565b5061141160015f55565b6040516001600160a01b0384811660248301528381166044830152606482018390526116689186918216906323b872dd906084015b604051602081830303815290604052915060e01b6020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff83818316178352505050506116e5565b50505050565b8015611411576001600160a01b038084165f908152600160209081526040808320938616835292905290812080548392906116aa9084906126ba565b9091555050505050565b6040516001600160a01b0383811660248301526044820183905261141191859182169063a9059cbb90606401611621565b5f5f60205f8451602086015f885af180611704576040513d5f823e3d81fd5b50505f513d9150811561171b578060011415611728565b6001600160a01b0384163b155b15611668576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024016103aa565b6001600160a01b038116811461177e575f5ffd5b50565b803561178c8161176a565b919050565b5f602082840312156117a1575f5ffd5b81356117ac8161176a565b9392505050565b5f61062082840312156117c4575f5ffd5b50919050565b5f61018082840312156117c4575f5ffd5b5f61024082840312156117c4575f5ffd5b5f60a082840312156117c4575f5ffd5b803567ffffffffffffffff8116811461178c575f5ffd5b5f5f5f5f5f5f610ac08789031215611829575f5ffd5b61183388886117b3565b95506118438861062089016117ca565b9450611853886107a089016117db565b9350611863886109e089016117ec565b9250611872610a8088016117fc565b95989497509295919493610aa090920135925050565b5f60208284031215611898575f5ffd5b5035919050565b801515811461177e575f5ffd5b803561178c8161189f565b5f5f5f5f6108a085870312156118cb575f5ffd5b6118d586866117b3565b93506118e58661062087016117db565b92506108608501356118f68161189f565b939692955092936108800135925050565b5f5f5f5f610a80858703121561191b575f5ffd5b61192586866117b3565b93506119358661062087016117ca565b9250611945866107a087016117db565b9150611955866109e087016117ec565b905092959194509250565b5f5f60408385031215611971575f5ffd5b823561197c8161176a565b9150602083013561198c8161176a565b809150509250929050565b5f5f604083850312156119a8575f5ffd5b82356119b38161176a565b9150602083013561198c8161189f565b5f610100820190506001600160a01b03835116825264ffffffffff602084015116602083015264ffffffffff60408401511660408301526060830151611a1460608401826001600160601b03169052565b506080830151611a30608084018267ffffffffffffffff169052565b5060a0830151611a4660a084018261ffff169052565b5060c0830151611a5c60c084018261ffff169052565b5060e0830151611a7260e084018261ffff169052565b5092915050565b61ffff8116811461177e575f5ffd5b803561178c81611a79565b5f60208284031215611aa3575f5ffd5b81356117ac81611a79565b60ff8116811461177e575f5ffd5b803561178c81611aae565b5f60208284031215611ad7575f5ffd5b81356117ac81611aae565b5f60208284031215611af2575f5ffd5b6117ac826117fc565b80356004811061178c575f5ffd5b634e487b7160e01b5f52602160045260245ffd5b60048110611b2d57611b2d611b09565b9052565b64ffffffffff8116811461177e575f5ffd5b803561178c81611b31565b803563ffffffff8116811461178c575f5ffd5b6001600160801b038116811461177e575f5ffd5b803561178c81611b61565b6001600160601b038116811461177e575f5ffd5b803561178c81611b80565b611bb682611bac83611b4e565b63ffffffff169052565b611bc260208201611b4e565b63ffffffff166020830152611bd960408201611b4e565b63ffffffff166040830152611bf060608201611b4e565b63ffffffff166060830152611c0760808201611b4e565b63ffffffff166080830152611c1e60a08201611b4e565b63ffffffff1660a0830152611c3560c08201611b4e565b63ffffffff1660c0830152611c4c60e08201611b4e565b63ffffffff1660e0830152611c646101008201611b4e565b63ffffffff16610100830152611c7d6101208201611b75565b6001600160801b0316610120830152611c996101408201611b94565b6001600160601b0316610140830152611cb56101608201611b94565b6001600160601b0316610160830152611cd16101808201611b75565b6001600160801b0316610180830152611ced6101a08201611b75565b6001600160801b03166101a0830152611d096101c08201611b75565b6001600160801b03166101c0830152611d256101e08201611b4e565b63ffffffff166101e0830152611d3e6102008201611b4e565b63ffffffff16610200830152611d576102208201611b75565b6001600160801b0316610220830152611d736102408201611b94565b6001600160601b0316610240830152611d8f6102608201611b94565b6001600160601b0316610260830152611dab6102808201611a88565b61ffff16610280830152611dc26102a08201611a88565b61ffff166102a0830152611dd96102c08201611a88565b61ffff81166102c0840152505050565b611e0382611df683611781565b6001600160a01b03169052565b611e0f60208201611781565b6001600160a01b0316602083015260408181013590830152611e3360608201611781565b6001600160a01b031660608301526080818101359083015260a0808201359083015260c0808201359083015260e08082013590830152611e766101008201611a88565b61ffff16610100830152611e8d6101208201611abc565b60ff16610120830152611ea36101408201611afb565b611eb1610140840182611b1d565b50611ebf6101608201611abc565b60ff16610160830152611ed56101808201611abc565b60ff16610180830152611eeb6101a08201611abc565b60ff166101a0830152611f016101c08201611abc565b60ff166101c0830152611f176101e08201611abc565b60ff166101e0830152611f2d6102008201611b43565b64ffffffffff16610200830152611f476102208201611b4e565b63ffffffff16610220830152611f606102408201611b75565b6001600160801b0316610240830152611f7c6102608201611b75565b6001600160801b0316610260830152611f986102808201611b94565b6001600160601b0316610280830152611fb46102a082016117fc565b67ffffffffffffffff166102a0830152611fd16102c082016117fc565b67ffffffffffffffff166102c0830152611fee6102e08201611781565b6001600160a01b03166102e083015261030081810135908301526103208082013590830152610ee6610340808401908301611b9f565b8035825261203460208201611781565b6001600160a01b031660208301526040818101359083015261205860608201611b75565b6001600160801b0316606083015261207260808201611b75565b6001600160801b0316608083015261208c60a08201611b94565b6001600160601b031660a08301526120a660c08201611a88565b61ffff1660c08301526120bb60e08201611b4e565b63ffffffff1660e08301526120d36101008201611b43565b64ffffffffff166101008301526120ed6101208201611b43565b64ffffffffff1661012083015261210761014082016117fc565b67ffffffffffffffff1661014083015261016090810135910152565b80356006811061178c575f5ffd5b60068110611b2d57611b2d611b09565b803562ffffff8116811461178c575f5ffd5b8035825261216360208201611a88565b61ffff16602083015261217860408201611abc565b60ff16604083015261218c60608201611abc565b60ff1660608301526121a0608082016118ac565b151560808301526121b360a08201612123565b6121c060a0840182612131565b506121cd60c08201611781565b6001600160a01b031660c083015260e0818101359083015261010080820135908301526101208082013590830152610140808201359083015261221361016082016117fc565b67ffffffffffffffff1661016083015261223061018082016117fc565b67ffffffffffffffff1661018083015261224d6101a082016117fc565b67ffffffffffffffff166101a083015261226a6101c08201611b43565b64ffffffffff166101c08301526122846101e08201611b43565b64ffffffffff166101e083015261229e61020082016117fc565b67ffffffffffffffff166102008301526122bb6102208201612141565b62ffffff8116610220840152505050565b80356005811061178c575f5ffd5b6005811061177e5761177e611b09565b6122f3816122cc565b6122fc816122da565b8252602081013561230c81611b61565b6001600160801b03166020830152604081013561232881611b61565b6001600160801b03166040830152606081013561234481611a79565b61ffff166060830152608081013561235b81611b31565b64ffffffffff81166080840152505050565b610a80810161237c8287611de9565b61238a610620830186612024565b6123986107a0830185612153565b6123a66109e08301846122ea565b95945050505050565b5f602082840312156123bf575f5ffd5b6117ac82611b4e565b634e487b7160e01b5f52601160045260245ffd5b64ffffffffff818116838216019081111561078a5761078a6123c8565b5f60208284031215612409575f5ffd5b6117ac826122cc565b5f60208284031215612422575f5ffd5b81356117ac81611b80565b60405160e0810167ffffffffffffffff8111828210171561245c57634e487b7160e01b5f52604160045260245ffd5b60405290565b805161178c81611b31565b805161178c8161189f565b5f60e0828403128015612489575f5ffd5b5061249261242d565b825161249d8161176a565b815260208301516124ad81611b31565b602082015260408301516124c081611aae565b604082015260608301516124d381611aae565b60608201526124e46080840161246d565b60808201526124f560a0840161246d565b60a082015261250660c0840161246d565b60c08201529392505050565b5f61ffff821661ffff8103612529576125296123c8565b60010192915050565b808202811582820484141761078a5761078a6123c8565b610ac081016125588289611de9565b612566610620830188612024565b6125746107a0830187612153565b6125826109e08301866122ea565b61258b846122da565b83610a808301526001600160a01b038316610aa0830152979650505050505050565b602081016125ba836122da565b91905290565b5f602082840312156125d0575f5ffd5b81516117ac8161176a565b5f600182016125ec576125ec6123c8565b5060010190565b5f81612601576126016123c8565b505f190190565b5f60208284031215612618575f5ffd5b5051919050565b8181038181111561078a5761078a6123c8565b805161178c81611a79565b5f60e082840312801561264e575f5ffd5b5061265761242d565b825161266281611b80565b8152602083015161267281611b80565b6020820152604083015161268581611b80565b6040820152606083015161269881611b61565b60608201526126a960808401612462565b60808201526124f560a08401612632565b8082018082111561078a5761078a6123c856',
} as const
