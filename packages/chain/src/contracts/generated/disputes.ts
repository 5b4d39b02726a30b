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
  "name": "Credited",
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
  Disputes: '0x610100604052348015610010575f5ffd5b506040516129ca3803806129ca83398101604081905261002f91610122565b60015f556001600160a01b038082166080528251811660a0819052606084015190911660c0526040805163051ed6a360e41b815290516351ed6a30916004808201926020929091908290030181865afa15801561008e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100b291906101f9565b6001600160a01b031660e0525061021b9050565b60405161012081016001600160401b03811182821017156100f557634e487b7160e01b5f52604160045260245ffd5b60405290565b6001600160a01b038116811461010f575f5ffd5b50565b805161011d816100fb565b919050565b5f5f828403610140811215610135575f5ffd5b610120811215610143575f5ffd5b5061014c6100c6565b61015584610112565b815261016360208501610112565b602082015261017460408501610112565b604082015261018560608501610112565b606082015261019660808501610112565b60808201526101a760a08501610112565b60a08201526101b860c08501610112565b60c08201526101c960e08501610112565b60e08201526101db6101008501610112565b61010082015291506101f06101208401610112565b90509250929050565b5f60208284031215610209575f5ffd5b8151610214816100fb565b9392505050565b60805160a05160c05160e05161276061026a5f395f8181610699015261148f01525f610eec01525f6112e601525f818161044d015281816107bd015281816109d60152610e2c01526127605ff3fe608060405234801561000f575f5ffd5b50600436106100c4575f3560e01c80635fbcba7a1161007d5780639427c7d6116100585780639427c7d614610199578063f7888aec14610298578063f940e385146102d0575f5ffd5b80635fbcba7a146101605780636dce4ab01461017357806371ed337314610186575f5ffd5b80633264cd98116100ad5780633264cd981461012557806356225b971461013a57806358b135001461014d575f5ffd5b80631a78c1a9146100c85780631e49ca45146100e4575b5f5ffd5b6100d160035481565b6040519081526020015b60405180910390f35b6101156100f23660046117f8565b6001600160a01b03165f9081526002602052604090205464ffffffffff16151590565b60405190151581526020016100db565b61013861013336600461187a565b6102e3565b005b6100d16101483660046118ef565b61074b565b61013861015b36600461191e565b610790565b61013861016e36600461196e565b610bda565b6101386101813660046119c7565b610edb565b6101386101943660046119fe565b610eea565b61028b6101a73660046118ef565b60408051610100810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e0810191909152505f9081526004602090815260409182902082516101008101845281546001600160a01b038116825264ffffffffff600160a01b808304821695840195909552600160c81b9091041693810193909352600101546001600160601b038116606084015267ffffffffffffffff600160601b820416608084015261ffff918104821660a0840152600160b01b8104821660c0840152600160c01b90041660e082015290565b6040516100db9190611a2a565b6100d16102a63660046119c7565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b6101386102de3660046119c7565b6110eb565b6102eb6110f6565b5f61035585356103016040880160208901611afa565b6103116060890160408a01611b2e565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090509392505050565b5f81815260046020526040902054909150600160c81b900464ffffffffff16156103b3576040517f50bb2655000000000000000000000000000000000000000000000000000000008152600481018290526024015b60405180910390fd5b6103c561018086016101608701611b49565b67ffffffffffffffff168367ffffffffffffffff161061041d576040517f8405585b00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff841660048201526024016103aa565b6040517f8c8eb74a0000000000000000000000000000000000000000000000000000000081526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690638c8eb74a90610488908a908a908a908a906004016123d4565b5f604051808303815f87803b15801561049f575f5ffd5b505af11580156104b1573d5f5f3e3d5ffd5b5050505f82815260046020526040902080547fffff0000000000ffffffffffffffffffffffffffffffffffffffffffffffffff16600160c81b4264ffffffffff1602178155905061050a61042089016104008a01612416565b61051a9063ffffffff1642612443565b81547fffffffffffffff0000000000ffffffffffffffffffffffffffffffffffffffff8116600160a01b64ffffffffff93909316830290811784556003546001850180547fffffffffffffffffffff00000000000000000000ffffffffffffffffffffffff1661ffff9092169094027fffffffffffffffffffffffff0000000000000000ffffffffffffffffffffffff1617600160601b67ffffffffffffffff89160217909255337fffffffffffffff000000000000000000000000000000000000000000000000009091167fffffffffffffffffffffffff0000000000000000000000000000000000000000909216919091171781555f60046106216020880188612460565b600481111561063257610632611b70565b148015610654575061064a6080870160608801611afa565b61ffff1661271014155b9050806106d95761066d6104a08a016104808b01612479565b6001830180546bffffffffffffffffffffffff19166001600160601b03929092169190911790556106d97f0000000000000000000000000000000000000000000000000000000000000000336106cb6104a08d016104808e01612479565b6001600160601b0316611137565b81546040805167ffffffffffffffff8816815260208101879052600160a01b90920464ffffffffff1690820152339084907f681617880dc33e4d34b4e9c3cb90ba189692eb91f3efe7f2dd6560c414d12ee09060600160405180910390a350505061074360015f55565b505050505050565b5f8181526006602052604081205460ff16610767575f1961078a565b5f82815260046020526040902060010154600160601b900467ffffffffffffffff165b92915050565b5f6107b684356107a66040870160208801611afa565b6103116060880160408901611b2e565b90506107e27f000000000000000000000000000000000000000000000000000000000000000086611282565b843514610805576040516316e40ac760e31b8152600481018290526024016103aa565b5f81815260046020526040812080549091600160c81b90910464ffffffffff169003610847576040516316e40ac760e31b8152600481018390526024016103aa565b8054600160a01b900464ffffffffff164211156108a25780546040517f43a47e22000000000000000000000000000000000000000000000000000000008152600160a01b90910464ffffffffff1660048201526024016103aa565b335f9081526002602052604090205464ffffffffff168015806108d85750815464ffffffffff600160c81b909104811690821610155b15610911576040517f16d6142c0000000000000000000000000000000000000000000000000000000081523360048201526024016103aa565b5f83815260056020908152604080832033845290915290205460ff1615610966576040517fa8c7f4230000000000000000000000000000000000000000000000000000000081523360048201526024016103aa565b61097360208801886117f8565b6001600160a01b0316336001600160a01b031614806109b2575061099d60408801602089016117f8565b6001600160a01b0316336001600160a01b0316145b806109c6575081546001600160a01b031633145b80610ab357506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663408ef7118735610a0d60408a0160208b01611afa565b610a1d60808b0160608c01611b2e565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e086901b168152600481019390935261ffff909116602483015260ff16604482015260640160e060405180830381865afa158015610a82573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610aa691906124df565b516001600160a01b031633145b15610aec576040517f94fe6ee80000000000000000000000000000000000000000000000000000000081523360048201526024016103aa565b610af5876112b6565b5f8381526005602090815260408083203384529091529020805460ff191660011790558415610b5a57600182018054601690610b3b90600160b01b900461ffff16612579565b91906101000a81548161ffff021916908361ffff160217905550610b92565b600182018054601890610b7790600160c01b900461ffff16612579565b91906101000a81548161ffff021916908361ffff1602179055505b60408051861515815260208101869052339185917f37fe354dc63096d55dcdbe5a815f80e360a58d24723aeaad051a90cf5c0bfc15910160405180910390a350505050505050565b5f610c008335610bf06040860160208701611afa565b6103116060870160408801611b2e565b5f81815260046020908152604080832081516101008101835281546001600160a01b038116825264ffffffffff600160a01b808304821696840196909652600160c81b909104169281018390526001909101546001600160601b038116606083015267ffffffffffffffff600160601b820416608083015261ffff938104841660a0830152600160b01b8104841660c0830152600160c01b900490921660e0830152929350919003610cc8576040516316e40ac760e31b8152600481018390526024016103aa565b60a081015160c082015160039161ffff90811691610ce891166002612599565b1115610cf657506001610d75565b8160a0015161ffff168260e0015161ffff166002610d149190612599565b1115610d2257506002610d75565b816020015164ffffffffff164211610d755760208201516040517f1bb9257b00000000000000000000000000000000000000000000000000000000815264ffffffffff90911660048201526024016103aa565b6002816004811115610d8957610d89611b70565b5f858152600660205260408120805460ff1916939092149290921790556003610db56020870187612460565b6004811115610dc657610dc6611b70565b149050610dd4838383611428565b5f8180610dec575060608401516001600160601b0316155b610df7578351610df9565b5f5b6040517fa0e0e3410000000000000000000000000000000000000000000000000000000081529091506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063a0e0e34190610e6b908c908c908c908c908a9089906004016125b0565b5f604051808303815f87803b158015610e82575f5ffd5b505af1158015610e94573d5f5f3e3d5ffd5b50505050847fc92ea846f04f630caab1736df060347279403dcb060fa7e43a81fcf38857470284604051610ec89190612614565b60405180910390a2505050505050505050565b610ee6823383611516565b5050565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316635aa6e6756040518163ffffffff1660e01b8152600401602060405180830381865afa158015610f46573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610f6a9190612627565b6001600160a01b0316336001600160a01b031614610fb6576040517f988d1f030000000000000000000000000000000000000000000000000000000081523360048201526024016103aa565b6001600160a01b0382165f9081526002602052604090205464ffffffffff16151581151503610fe3575050565b801561106a57604060035403611025576040517fee8ca4bf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0382165f908152600260205260408120805464ffffffffff19164264ffffffffff161790556003805490919061106190612642565b909155506110a2565b6001600160a01b0382165f908152600260205260408120805464ffffffffff191690556003805490919061109d9061265a565b909155505b816001600160a01b03167fd22446bf6f7cb49c3c5d5c82f127eaa790b76e8f1e4c5462e1fd889ef741485a826040516110df911515815260200190565b60405180910390a25050565b610ee6828283611516565b60025f5403611131576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60025f55565b805f0361114357505050565b6040516370a0823160e01b81523060048201525f906001600160a01b038516906370a0823190602401602060405180830381865afa158015611187573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906111ab919061266f565b90506111c26001600160a01b0385168430856115fe565b6040516370a0823160e01b81523060048201525f9082906001600160a01b038716906370a0823190602401602060405180830381865afa158015611208573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061122c919061266f565b6112369190612686565b905082811461127b576040517f74bf1a0300000000000000000000000000000000000000000000000000000000815260048101849052602481018290526044016103aa565b5050505050565b5f46838360405160200161129893929190612699565b60405160208183030381529060405280519060200120905092915050565b6040517f8086b8ba0000000000000000000000000000000000000000000000000000000081523360048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690638086b8ba9060240160e060405180830381865afa158015611333573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061135791906126d0565b90505f81604001516001600160601b031682602001516001600160601b0316835f01516001600160601b031661138d919061274d565b611397919061274d565b90506113ab6105c084016105a08501612479565b6001600160601b03168110156114235733816113cf6105c086016105a08701612479565b6040517fca73ffc90000000000000000000000000000000000000000000000000000000081526001600160a01b03909316600484015260248301919091526001600160601b031660448201526064016103aa565b505050565b82606001516001600160601b03165f0361144157505050565b5f8161144e576001611451565b60025b600481111561146257611462611b70565b83600481111561147457611474611b70565b1490505f81611484578451611488565b61dead5b90506114c27f00000000000000000000000000000000000000000000000000000000000000008287606001516001600160601b0316611680565b60608501516040516001600160601b0390911681526001600160a01b038216907fc4a38d6ea8dfa5fe8d3ec3d11f517c50676434e58f9391474beaded18165bcdb9060200160405180910390a25050505050565b61151e6110f6565b6001600160a01b038084165f9081526001602090815260408083209386168352929052908120549081900361157f576040517fd0d04f6000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b038481165f8181526001602090815260408083208886168085529083528184209390935551858152938616939192917fa4195c37c2947bbe89165f03e320b6903116f0b10d8cfdb522330f7ce6f9fa24910160405180910390a46115f46001600160a01b038516838361171b565b5061142360015f55565b6040516001600160a01b03848116602483015283811660448301526064820183905261167a9186918216906323b872dd906084015b604051602081830303815290604052915060e01b6020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff838183161783525050505061174c565b50505050565b805f0361168c57505050565b6001600160a01b038084165f908152600160209081526040808320938616835292905290812080548392906116c290849061274d565b92505081905550816001600160a01b0316836001600160a01b03167f4e45da441832cf53bdaa69235704fc0575e68210f459ee1562911024b12967d58360405161170e91815260200190565b60405180910390a3505050565b6040516001600160a01b0383811660248301526044820183905261142391859182169063a9059cbb90606401611633565b5f5f60205f8451602086015f885af18061176b576040513d5f823e3d81fd5b50505f513d9150811561178257806001141561178f565b6001600160a01b0384163b155b1561167a576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024016103aa565b6001600160a01b03811681146117e5575f5ffd5b50565b80356117f3816117d1565b919050565b5f60208284031215611808575f5ffd5b8135611813816117d1565b9392505050565b5f610620828403121561182b575f5ffd5b50919050565b5f610180828403121561182b575f5ffd5b5f610240828403121561182b575f5ffd5b5f60a0828403121561182b575f5ffd5b803567ffffffffffffffff811681146117f3575f5ffd5b5f5f5f5f5f5f610ac08789031215611890575f5ffd5b61189a888861181a565b95506118aa886106208901611831565b94506118ba886107a08901611842565b93506118ca886109e08901611853565b92506118d9610a808801611863565b95989497509295919493610aa090920135925050565b5f602082840312156118ff575f5ffd5b5035919050565b80151581146117e5575f5ffd5b80356117f381611906565b5f5f5f5f6108a08587031215611932575f5ffd5b61193c868661181a565b935061194c866106208701611842565b925061086085013561195d81611906565b939692955092936108800135925050565b5f5f5f5f610a808587031215611982575f5ffd5b61198c868661181a565b935061199c866106208701611831565b92506119ac866107a08701611842565b91506119bc866109e08701611853565b905092959194509250565b5f5f604083850312156119d8575f5ffd5b82356119e3816117d1565b915060208301356119f3816117d1565b809150509250929050565b5f5f60408385031215611a0f575f5ffd5b8235611a1a816117d1565b915060208301356119f381611906565b5f610100820190506001600160a01b03835116825264ffffffffff602084015116602083015264ffffffffff60408401511660408301526060830151611a7b60608401826001600160601b03169052565b506080830151611a97608084018267ffffffffffffffff169052565b5060a0830151611aad60a084018261ffff169052565b5060c0830151611ac360c084018261ffff169052565b5060e0830151611ad960e084018261ffff169052565b5092915050565b61ffff811681146117e5575f5ffd5b80356117f381611ae0565b5f60208284031215611b0a575f5ffd5b813561181381611ae0565b60ff811681146117e5575f5ffd5b80356117f381611b15565b5f60208284031215611b3e575f5ffd5b813561181381611b15565b5f60208284031215611b59575f5ffd5b61181382611863565b8035600481106117f3575f5ffd5b634e487b7160e01b5f52602160045260245ffd5b60048110611b9457611b94611b70565b9052565b64ffffffffff811681146117e5575f5ffd5b80356117f381611b98565b803563ffffffff811681146117f3575f5ffd5b6001600160801b03811681146117e5575f5ffd5b80356117f381611bc8565b6001600160601b03811681146117e5575f5ffd5b80356117f381611be7565b611c1d82611c1383611bb5565b63ffffffff169052565b611c2960208201611bb5565b63ffffffff166020830152611c4060408201611bb5565b63ffffffff166040830152611c5760608201611bb5565b63ffffffff166060830152611c6e60808201611bb5565b63ffffffff166080830152611c8560a08201611bb5565b63ffffffff1660a0830152611c9c60c08201611bb5565b63ffffffff1660c0830152611cb360e08201611bb5565b63ffffffff1660e0830152611ccb6101008201611bb5565b63ffffffff16610100830152611ce46101208201611bdc565b6001600160801b0316610120830152611d006101408201611bfb565b6001600160601b0316610140830152611d1c6101608201611bfb565b6001600160601b0316610160830152611d386101808201611bdc565b6001600160801b0316610180830152611d546101a08201611bdc565b6001600160801b03166101a0830152611d706101c08201611bdc565b6001600160801b03166101c0830152611d8c6101e08201611bb5565b63ffffffff166101e0830152611da56102008201611bb5565b63ffffffff16610200830152611dbe6102208201611bdc565b6001600160801b0316610220830152611dda6102408201611bfb565b6001600160601b0316610240830152611df66102608201611bfb565b6001600160601b0316610260830152611e126102808201611aef565b61ffff16610280830152611e296102a08201611aef565b61ffff166102a0830152611e406102c08201611aef565b61ffff81166102c0840152505050565b611e6a82611e5d836117e8565b6001600160a01b03169052565b611e76602082016117e8565b6001600160a01b0316602083015260408181013590830152611e9a606082016117e8565b6001600160a01b031660608301526080818101359083015260a0808201359083015260c0808201359083015260e08082013590830152611edd6101008201611aef565b61ffff16610100830152611ef46101208201611b23565b60ff16610120830152611f0a6101408201611b62565b611f18610140840182611b84565b50611f266101608201611b23565b60ff16610160830152611f3c6101808201611b23565b60ff16610180830152611f526101a08201611b23565b60ff166101a0830152611f686101c08201611b23565b60ff166101c0830152611f7e6101e08201611b23565b60ff166101e0830152611f946102008201611baa565b64ffffffffff16610200830152611fae6102208201611bb5565b63ffffffff16610220830152611fc76102408201611bdc565b6001600160801b0316610240830152611fe36102608201611bdc565b6001600160801b0316610260830152611fff6102808201611bfb565b6001600160601b031661028083015261201b6102a08201611863565b67ffffffffffffffff166102a08301526120386102c08201611863565b67ffffffffffffffff166102c08301526120556102e082016117e8565b6001600160a01b03166102e083015261030081810135908301526103208082013590830152610ee6610340808401908301611c06565b8035825261209b602082016117e8565b6001600160a01b03166020830152604081810135908301526120bf60608201611bdc565b6001600160801b031660608301526120d960808201611bdc565b6001600160801b031660808301526120f360a08201611bfb565b6001600160601b031660a083015261210d60c08201611aef565b61ffff1660c083015261212260e08201611bb5565b63ffffffff1660e083015261213a6101008201611baa565b64ffffffffff166101008301526121546101208201611baa565b64ffffffffff1661012083015261216e6101408201611863565b67ffffffffffffffff1661014083015261016090810135910152565b8035600681106117f3575f5ffd5b60068110611b9457611b94611b70565b803562ffffff811681146117f3575f5ffd5b803582526121ca60208201611aef565b61ffff1660208301526121df60408201611b23565b60ff1660408301526121f360608201611b23565b60ff16606083015261220760808201611913565b1515608083015261221a60a0820161218a565b61222760a0840182612198565b5061223460c082016117e8565b6001600160a01b031660c083015260e0818101359083015261010080820135908301526101208082013590830152610140808201359083015261227a6101608201611863565b67ffffffffffffffff166101608301526122976101808201611863565b67ffffffffffffffff166101808301526122b46101a08201611863565b67ffffffffffffffff166101a08301526122d16101c08201611baa565b64ffffffffff166101c08301526122eb6101e08201611baa565b64ffffffffff166101e08301526123056102008201611863565b67ffffffffffffffff1661020083015261232261022082016121a8565b62ffffff8116610220840152505050565b8035600581106117f3575f5ffd5b600581106117e5576117e5611b70565b61235a81612333565b61236381612341565b8252602081013561237381611bc8565b6001600160801b03166020830152604081013561238f81611bc8565b6001600160801b0316604083015260608101356123ab81611ae0565b61ffff16606083015260808101356123c281611b98565b64ffffffffff81166080840152505050565b610a8081016123e38287611e50565b6123f161062083018661208b565b6123ff6107a08301856121ba565b61240d6109e0830184612351565b95945050505050565b5f60208284031215612426575f5ffd5b61181382611bb5565b634e487b7160e01b5f52601160045260245ffd5b64ffffffffff818116838216019081111561078a5761078a61242f565b5f60208284031215612470575f5ffd5b61181382612333565b5f60208284031215612489575f5ffd5b813561181381611be7565b60405160e0810167ffffffffffffffff811182821017156124c357634e487b7160e01b5f52604160045260245ffd5b60405290565b80516117f381611b98565b80516117f381611906565b5f60e08284031280156124f0575f5ffd5b506124f9612494565b8251612504816117d1565b8152602083015161251481611b98565b6020820152604083015161252781611b15565b6040820152606083015161253a81611b15565b606082015261254b608084016124d4565b608082015261255c60a084016124d4565b60a082015261256d60c084016124d4565b60c08201529392505050565b5f61ffff821661ffff81036125905761259061242f565b60010192915050565b808202811582820484141761078a5761078a61242f565b610ac081016125bf8289611e50565b6125cd61062083018861208b565b6125db6107a08301876121ba565b6125e96109e0830186612351565b6125f284612341565b83610a808301526001600160a01b038316610aa0830152979650505050505050565b6020810161262183612341565b91905290565b5f60208284031215612637575f5ffd5b8151611813816117d1565b5f600182016126535761265361242f565b5060010190565b5f816126685761266861242f565b505f190190565b5f6020828403121561267f575f5ffd5b5051919050565b8181038181111561078a5761078a61242f565b8381526001600160a01b038316602082015261066081016126bd6040830184611e50565b949350505050565b80516117f381611ae0565b5f60e08284031280156126e1575f5ffd5b506126ea612494565b82516126f581611be7565b8152602083015161270581611be7565b6020820152604083015161271881611be7565b6040820152606083015161272b81611bc8565b606082015261273c608084016124c9565b608082015261255c60a084016126c5565b8082018082111561078a5761078a61242f56',
} as const
