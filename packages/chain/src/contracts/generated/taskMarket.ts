// Written by npm run contracts from the compiled contracts; a test keeps it equal.

export const taskMarketAbi = [
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
    "name": "work",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "settlement",
    "type": "address",
    "internalType": "address"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "fallback",
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "award",
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
    "name": "wins",
    "type": "tuple[]",
    "internalType": "struct Win[]",
    "components": [
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
      "name": "signature",
      "type": "bytes",
      "internalType": "bytes"
     },
     {
      "name": "parts",
      "type": "uint16[]",
      "internalType": "uint16[]"
     }
    ]
   },
   {
    "name": "bookRoot",
    "type": "bytes32",
    "internalType": "bytes32"
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
  "name": "bidOf",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "index",
    "type": "uint16",
    "internalType": "uint16"
   },
   {
    "name": "number",
    "type": "uint8",
    "internalType": "uint8"
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
  "type": "function",
  "name": "cancelNonce",
  "inputs": [
   {
    "name": "nonce",
    "type": "uint64",
    "internalType": "uint64"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "change",
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
    "name": "next",
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
    "name": "hint",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
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
  "name": "extend",
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
    "name": "bidUntil",
    "type": "uint40",
    "internalType": "uint40"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "idOf",
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
  "type": "function",
  "name": "isAt",
  "inputs": [
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
  "name": "outcomeOf",
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
    "type": "uint8",
    "internalType": "enum Outcome"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "part",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "index",
    "type": "uint16",
    "internalType": "uint16"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "tuple",
    "internalType": "struct Part",
    "components": [
     {
      "name": "status",
      "type": "uint8",
      "internalType": "enum PartStatus"
     },
     {
      "name": "tenure",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "seq",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "open",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "declines",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "broken",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "units",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "spent",
      "type": "uint128",
      "internalType": "uint128"
     }
    ]
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "post",
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
    "name": "hint",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "releaseLock",
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
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "task",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "tuple",
    "internalType": "struct Task",
    "components": [
     {
      "name": "status",
      "type": "uint8",
      "internalType": "enum TaskStatus"
     },
     {
      "name": "live",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "bidUntil",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "awardedAt",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "epoch",
      "type": "uint24",
      "internalType": "uint24"
     },
     {
      "name": "lock",
      "type": "uint128",
      "internalType": "uint128"
     }
    ]
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "tenure",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "index",
    "type": "uint16",
    "internalType": "uint16"
   },
   {
    "name": "number",
    "type": "uint8",
    "internalType": "uint8"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "tuple",
    "internalType": "struct Tenure",
    "components": [
     {
      "name": "executor",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "since",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "open",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "next",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "over",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "penalised",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "slashed",
      "type": "bool",
      "internalType": "bool"
     }
    ]
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "tenureId",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "index",
    "type": "uint16",
    "internalType": "uint16"
   },
   {
    "name": "number",
    "type": "uint8",
    "internalType": "uint8"
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
  "type": "event",
  "name": "BidNonceCancelled",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "nonce",
    "type": "uint64",
    "indexed": false,
    "internalType": "uint64"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "BidUnfundable",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "bidHash",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "BookCommitted",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "bookRoot",
    "type": "bytes32",
    "indexed": false,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "CheckpointShown",
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
    "name": "segments",
    "type": "uint64",
    "indexed": false,
    "internalType": "uint64"
   },
   {
    "name": "leaf",
    "type": "bytes32",
    "indexed": false,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Closed",
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
  "name": "Delivered",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
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
    "name": "delivery",
    "type": "tuple",
    "indexed": false,
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
  "name": "LockForfeited",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "bidHash",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "prover",
    "type": "address",
    "indexed": false,
    "internalType": "address"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "PartAwarded",
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
    "name": "executor",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "tenure",
    "type": "uint8",
    "indexed": false,
    "internalType": "uint8"
   },
   {
    "name": "bidHash",
    "type": "bytes32",
    "indexed": false,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "PartCut",
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
    "name": "reason",
    "type": "uint8",
    "indexed": false,
    "internalType": "enum CutReason"
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
  "name": "PartDeclined",
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
    "name": "executor",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "noData",
    "type": "bool",
    "indexed": false,
    "internalType": "bool"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "PartEnded",
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
    "name": "refund",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "PartOpened",
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
    "name": "leaf",
    "type": "bytes32",
    "indexed": false,
    "internalType": "bytes32"
   },
   {
    "name": "units",
    "type": "uint64",
    "indexed": false,
    "internalType": "uint64"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Settled",
  "inputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "settlement",
    "type": "tuple",
    "indexed": false,
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
  "anonymous": false
 },
 {
  "type": "event",
  "name": "TaskChanged",
  "inputs": [
   {
    "name": "oldId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "newId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "TaskEnded",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "TaskExtended",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "bidUntil",
    "type": "uint40",
    "indexed": false,
    "internalType": "uint40"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "TaskPosted",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "client",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "classId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "terms",
    "type": "tuple",
    "indexed": false,
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
    "name": "hint",
    "type": "bytes",
    "indexed": false,
    "internalType": "bytes"
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
  "name": "BadCheckpoint",
  "inputs": [
   {
    "name": "field",
    "type": "string",
    "internalType": "string"
   }
  ]
 },
 {
  "type": "error",
  "name": "BadFloor",
  "inputs": [
   {
    "name": "floor",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "price",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "BadHandover",
  "inputs": [
   {
    "name": "field",
    "type": "string",
    "internalType": "string"
   }
  ]
 },
 {
  "type": "error",
  "name": "BadTerms",
  "inputs": [
   {
    "name": "field",
    "type": "string",
    "internalType": "string"
   }
  ]
 },
 {
  "type": "error",
  "name": "BidCancelled",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "nonce",
    "type": "uint64",
    "internalType": "uint64"
   }
  ]
 },
 {
  "type": "error",
  "name": "BidForOtherTask",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "BidTooHigh",
  "inputs": [
   {
    "name": "price",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "most",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "BudgetSpent",
  "inputs": [
   {
    "name": "needed",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "left",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "ClassTooSmall",
  "inputs": [
   {
    "name": "classId",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "operators",
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
  "name": "DeliveriesPending",
  "inputs": [
   {
    "name": "open",
    "type": "uint8",
    "internalType": "uint8"
   }
  ]
 },
 {
  "type": "error",
  "name": "DeliveriesUsedUp",
  "inputs": [
   {
    "name": "most",
    "type": "uint8",
    "internalType": "uint8"
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
  "name": "EarlierDeliveryOpen",
  "inputs": [
   {
    "name": "seq",
    "type": "uint8",
    "internalType": "uint8"
   },
   {
    "name": "next",
    "type": "uint8",
    "internalType": "uint8"
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
  "name": "NoSuchPart",
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
  "name": "NotExecutor",
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
  "name": "NotOmitted",
  "inputs": [
   {
    "name": "why",
    "type": "string",
    "internalType": "string"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotPeer",
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
  "name": "OlderCheckpoint",
  "inputs": [
   {
    "name": "segments",
    "type": "uint64",
    "internalType": "uint64"
   },
   {
    "name": "shown",
    "type": "uint64",
    "internalType": "uint64"
   }
  ]
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
  "name": "SameOperator",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "StakeLockTooLow",
  "inputs": [
   {
    "name": "stakeLock",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "least",
    "type": "uint256",
    "internalType": "uint256"
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
  "name": "TaskExists",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "TokenNotListed",
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
  "name": "TooLate",
  "inputs": [
   {
    "name": "time",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "until",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "TooManyParts",
  "inputs": [
   {
    "name": "parts",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "most",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "WrongBid",
  "inputs": [
   {
    "name": "given",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "WrongDelivery",
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
  "name": "WrongNode",
  "inputs": [
   {
    "name": "node",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "WrongPartStatus",
  "inputs": [
   {
    "name": "part",
    "type": "uint16",
    "internalType": "uint16"
   },
   {
    "name": "status",
    "type": "uint8",
    "internalType": "enum PartStatus"
   }
  ]
 },
 {
  "type": "error",
  "name": "WrongPayCode",
  "inputs": [
   {
    "name": "given",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "expected",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "WrongRules",
  "inputs": [
   {
    "name": "given",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "current",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "WrongSigner",
  "inputs": [
   {
    "name": "signer",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "expected",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "WrongStage",
  "inputs": [
   {
    "name": "stage",
    "type": "uint8",
    "internalType": "enum Stage"
   }
  ]
 },
 {
  "type": "error",
  "name": "WrongTaskStatus",
  "inputs": [
   {
    "name": "status",
    "type": "uint8",
    "internalType": "enum TaskStatus"
   }
  ]
 },
 {
  "type": "function",
  "name": "cancel",
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
    "name": "index",
    "type": "uint16",
    "internalType": "uint16"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "closeCut",
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
    "name": "checkpoint",
    "type": "tuple",
    "internalType": "struct Checkpoint",
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
      "name": "tenure",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "seq",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "segments",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "root",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "leaf",
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
  "name": "cutForSilence",
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
    "name": "index",
    "type": "uint16",
    "internalType": "uint16"
   },
   {
    "name": "number",
    "type": "uint8",
    "internalType": "uint8"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "decline",
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
    "name": "index",
    "type": "uint16",
    "internalType": "uint16"
   },
   {
    "name": "noData",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "deliver",
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
    "name": "handover",
    "type": "tuple",
    "internalType": "struct Handover",
    "components": [
     {
      "name": "part",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "last",
      "type": "bool",
      "internalType": "bool"
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
      "name": "units",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "startProof",
      "type": "bytes32[]",
      "internalType": "bytes32[]"
     },
     {
      "name": "endProof",
      "type": "bytes32[]",
      "internalType": "bytes32[]"
     },
     {
      "name": "partProof",
      "type": "bytes32[]",
      "internalType": "bytes32[]"
     }
    ]
   }
  ],
  "outputs": [
   {
    "name": "deliveryId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "expire",
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
    "name": "index",
    "type": "uint16",
    "internalType": "uint16"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "markUnfundable",
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
    "name": "signature",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "proveOmitted",
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
    "name": "index",
    "type": "uint16",
    "internalType": "uint16"
   },
   {
    "name": "winner",
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
    "name": "signature",
    "type": "bytes",
    "internalType": "bytes"
   },
   {
    "name": "receipt",
    "type": "tuple",
    "internalType": "struct BidReceipt",
    "components": [
     {
      "name": "taskId",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "bidHash",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "number",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "receivedAt",
      "type": "uint40",
      "internalType": "uint40"
     }
    ]
   },
   {
    "name": "receiptSignature",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "quit",
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
    "name": "index",
    "type": "uint16",
    "internalType": "uint16"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "showCheckpoint",
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
    "name": "checkpoint",
    "type": "tuple",
    "internalType": "struct Checkpoint",
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
      "name": "tenure",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "seq",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "segments",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "root",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "leaf",
      "type": "bytes32",
      "internalType": "bytes32"
     }
    ]
   },
   {
    "name": "signature",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
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
 },
 {
  "type": "function",
  "name": "accept",
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
  "name": "close",
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
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
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
   },
   {
    "name": "outcome",
    "type": "uint8",
    "internalType": "enum Outcome"
   },
   {
    "name": "prover",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
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
    "name": "finding",
    "type": "tuple",
    "internalType": "struct Finding",
    "components": [
     {
      "name": "stage",
      "type": "uint8",
      "internalType": "enum Stage"
     },
     {
      "name": "acceptedBps",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "seats",
      "type": "address[]",
      "internalType": "address[]"
     },
     {
      "name": "fee",
      "type": "uint128",
      "internalType": "uint128"
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
  "name": "voidDelivery",
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
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "error",
  "name": "NotEnoughGas",
  "inputs": [
   {
    "name": "left",
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
  "type": "function",
  "name": "cancel",
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
    "name": "part",
    "type": "uint16",
    "internalType": "uint16"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "cutForSilence",
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
    "name": "part",
    "type": "uint16",
    "internalType": "uint16"
   },
   {
    "name": "tenure",
    "type": "uint8",
    "internalType": "uint8"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "decline",
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
    "name": "part",
    "type": "uint16",
    "internalType": "uint16"
   },
   {
    "name": "noData",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "expire",
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
    "name": "part",
    "type": "uint16",
    "internalType": "uint16"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "proveOmitted",
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
    "name": "part",
    "type": "uint16",
    "internalType": "uint16"
   },
   {
    "name": "winner",
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
    "name": "signature",
    "type": "bytes",
    "internalType": "bytes"
   },
   {
    "name": "receipt",
    "type": "tuple",
    "internalType": "struct BidReceipt",
    "components": [
     {
      "name": "taskId",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "bidHash",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "number",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "receivedAt",
      "type": "uint40",
      "internalType": "uint40"
     }
    ]
   },
   {
    "name": "receiptSignature",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "quit",
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
    "name": "part",
    "type": "uint16",
    "internalType": "uint16"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 }
] as const

export const taskMarketCode = {
  TaskMarket: '0x610240604052348015610010575f5ffd5b5060405161523638038061523683398101604081905261002f91610249565b82836040518060400160405280600681526020016536bab9ba32b960d11b815250604051806040016040528060018152602001603160f81b81525060015f8190555061008560028361017960201b90919060201c565b61012052610094816003610179565b61014052815160208084019190912060e052815190820120610100524660a05261012060e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60809081523060c05283516001600160a01b03908116610160526020850151811661018052604085015181166101a05293015183166101c052505060609091015181166101e052918216610200521661022052506104eb565b5f6020835110156101945761018d836101ab565b90506101a5565b8161019f84826103bf565b5060ff90505b92915050565b5f5f829050601f815111156101de578260405163305a27a960e01b81526004016101d5919061047d565b60405180910390fd5b80516101e9826104c8565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b0381118282101715610228576102286101f1565b60405290565b80516001600160a01b0381168114610244575f5ffd5b919050565b5f5f5f83850361016081121561025d575f5ffd5b61012081121561026b575f5ffd5b50610274610205565b61027d8561022e565b815261028b6020860161022e565b602082015261029c6040860161022e565b60408201526102ad6060860161022e565b60608201526102be6080860161022e565b60808201526102cf60a0860161022e565b60a08201526102e060c0860161022e565b60c08201526102f160e0860161022e565b60e0820152610303610100860161022e565b6101008201529250610318610120850161022e565b9150610327610140850161022e565b90509250925092565b600181811c9082168061034457607f821691505b60208210810361036257634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156103ba57828211156103ba57805f5260205f20601f840160051c602085101561039357505f5b90810190601f840160051c035f5b818110156103b6575f838201556001016103a1565b5050505b505050565b81516001600160401b038111156103d8576103d86101f1565b6103ec816103e68454610330565b84610368565b6020601f82116001811461041e575f83156104075750848201515b5f19600385901b1c1916600184901b178455610476565b5f84815260208120601f198516915b8281101561044d578785015182556020948501946001909201910161042d565b508482101561046a57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b818110156104a9576020818601810151604086840101520161048c565b505f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610362575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516101c0516101e0516102005161022051614c946105a25f395f61029b01525f61027501525f8181612e4a0152612f1701525f8181612012015261204b01525f50505f61243501525f8181610742015281816111ed01528181611f19015261318b01525f61196201525f61193001525f613a2701525f6139ff01525f61395a01525f61398401525f6139ae0152614c945ff3fe608060405234801561000f575f5ffd5b5060043610610133575f3560e01c80638b76e8a1116100b0578063e517f1591161007f578063f7888aec11610064578063f7888aec146105e5578063f837a6e31461061d578063f940e3851461064057610133565b8063e517f159146105b2578063ebfa4523146105c557610133565b80638b76e8a11461051a578063b1a8cbe51461052d578063cac5b8a31461057f578063cf66151b1461059257610133565b8063408ef711116101075780634cace497116100ec5780634cace497146104d95780636dce4ab0146104ec57806384b0196e146104ff57610133565b8063408ef7111461034b5780634a53ca3a146104c657610133565b8062b64fb0146102dd5780630de5093e14610303578063101ef7061461031857806325b11f6214610338575b5f80356001600160e01b0319167fcb6ba5ea00000000000000000000000000000000000000000000000000000000148061019757505f356001600160e01b0319167f372e29b800000000000000000000000000000000000000000000000000000000145b806101cc57505f356001600160e01b0319167f5c71c27300000000000000000000000000000000000000000000000000000000145b8061020157505f356001600160e01b0319167f1902e5dc00000000000000000000000000000000000000000000000000000000145b8061023657505f356001600160e01b0319167f8c8eb74a00000000000000000000000000000000000000000000000000000000145b8061026b57505f356001600160e01b0319167fa0e0e34100000000000000000000000000000000000000000000000000000000145b90505f81610299577f00000000000000000000000000000000000000000000000000000000000000006102bb565b7f00000000000000000000000000000000000000000000000000000000000000005b9050604051365f82375f5f3683855af43d5f833e806102d8573d82fd5b503d81f35b6102f06102eb366004613cac565b610653565b6040519081526020015b60405180910390f35b610316610311366004613cfc565b6106a2565b005b61032b610326366004613d88565b6108f6565b6040516102fa9190613dda565b610316610346366004613e91565b610a13565b6104b9610359366004613cac565b6040805160e080820183525f80835260208084018290528385018290526060808501839052608080860184905260a080870185905260c096870185905287518085019b909b5261ffff999099168a88015260ff9788168a8301528651808b03909201825289018087528151918301919091208352600790915290849020610160880190945292546001600160a01b0381168452600160a01b810464ffffffffff16958701959095527901000000000000000000000000000000000000000000000000008504841691860191909152600160d01b84048316908501527b010000000000000000000000000000000000000000000000000000008304821615156101008501527c01000000000000000000000000000000000000000000000000000000008304821615156101208501527d0100000000000000000000000000000000000000000000000000000000009092041615156101409092019190915290565b6040516102fa9190613eaa565b6102f06104d4366004613f1c565b610a76565b6102f06104e7366004613f7c565b610a80565b6103166104fa366004613ffd565b610be3565b610507610bf2565b6040516102fa9796959493929190614077565b610316610528366004613f1c565b610c50565b6102f061053b366004613cac565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090509392505050565b6102f061058d366004614129565b610d32565b6105a56105a036600461417b565b610d70565b6040516102fa91906141a2565b6103166105c0366004614222565b610e52565b6105d86105d336600461417b565b610f3f565b6040516102fa919061425d565b6102f06105f3366004613ffd565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b61063061062b366004614270565b610f6e565b60405190151581526020016102fa565b61031661064e366004613ffd565b610fce565b60408051602080820186905261ffff85168284015260ff841660608084019190915283518084039091018152608090920183528151918101919091205f908152600890915220545b9392505050565b6106ab84610fd9565b5f6106b585611035565b5f8181526004602052604090209091506001815460ff1660038111156106dd576106dd613db2565b0361082a57805464ffffffffff421668010000000000000000026cffffffffff00000000000000ff19909116176002178155604080517f7667180800000000000000000000000000000000000000000000000000000000815290516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169163766718089160048083019260209291908290030181865afa15801561078b573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107af91906142b5565b815462ffffff919091166d0100000000000000000000000000027fffffffffffffffffffffffffffffffff000000ffffffffffffffffffffffffff90911617815560405183815282907fc4077b7fcf39af56e7615fe64c13ff3ecc731409c8a74a6f5c1002975993c5769060200160405180910390a261086f565b6002815460ff16600381111561084257610842613db2565b1461086f57805460405163572f6dbf60e11b81526108669160ff16906004016142d7565b60405180910390fd5b5f61088261044088016104208901614300565b82546108a29163ffffffff16906301000000900464ffffffffff1661432f565b64ffffffffff1690505f5b858110156108ec576108e488858989858181106108cc576108cc61434c565b90506020028101906108de9190614360565b85611040565b6001016108ad565b5050505050505050565b6040805161010080820183525f8083526020808401829052838501829052606084018290526080840182905260a0840182905260c0840182905260e084018290528682526005815284822061ffff8716835290528390208351918201909352825491929091829060ff16600681111561097157610971613db2565b600681111561098257610982613db2565b8152905460ff61010082048116602084015262010000820481166040840152630100000082048116606084015264010000000082048116608084015265010000000000820416151560a083015267ffffffffffffffff660100000000000082041660c08301526001600160801b036e0100000000000000000000000000009091041660e09091015290505b92915050565b335f818152600d6020908152604080832067ffffffffffffffff861680855290835292819020805460ff19166001179055519182527fa8d32db0dde8f959586985c288cc83f7872d99c3eb8bf5c34b1113268a7cec9e910160405180910390a250565b5f610a0d82611035565b5f610a8961128e565b610a9285610fd9565b5f610a9c86611035565b90505f610aa8826112cf565b9050610ab38761131d565b8154610100900461ffff1614610ae257805460405163572f6dbf60e11b81526108669160ff16906004016142d7565b805462ffffff19166003178082555f906001600160801b03600160801b90910416610b0c8961131d565b610b158a611353565b610b1f919061437f565b610b299190614396565b82546001600160801b031683559050610b5e610b4b60808a0160608b016143a9565b610b5860208b018b6143a9565b83611439565b5f610b6a888888611480565b6040519196509150859085907fbe835f14d6ddf479bbba6a9a7c59a8914272bf13754a7c01314744b8183fea82905f90a3610bce610bae60808a0160608b016143a9565b33610bc9610bc260808d0160608e016143a9565b338661167a565b6116f6565b50505050610bdb60015f55565b949350505050565b610bee823383611841565b5050565b5f6060805f5f5f6060610c03611929565b610c0b61195b565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f60045f610c5d84611035565b815260208101919091526040015f2090506003815460ff166003811115610c8657610c86613db2565b14610caa57805460405163572f6dbf60e11b81526108669160ff16906004016142d7565b610cb48282611988565b610bee5742610ccb61046084016104408501614300565b8254610cf09163ffffffff169068010000000000000000900464ffffffffff1661432f565b6040517fe58369d1000000000000000000000000000000000000000000000000000000008152600481019290925264ffffffffff166024820152604401610866565b5f610d3b61128e565b5f610d47858585611480565b9092509050610d66610d5f60808701606088016143a9565b33836116f6565b5061069b60015f55565b6040805160c0810182525f80825260208201819052918101829052606081018290526080810182905260a08101919091525f8281526004602052604090819020815160c081019092528054829060ff166003811115610dd157610dd1613db2565b6003811115610de257610de2613db2565b8152905461ffff610100820416602083015264ffffffffff630100000082048116604084015268010000000000000000820416606083015262ffffff6d010000000000000000000000000082041660808301526001600160801b03600160801b9091041660a09091015292915050565b610e5b82610fd9565b5f610e6583611035565b90505f610e71826112cf565b805490915064ffffffffff63010000009091048116908416111580610ea85750610e9e62278d0042614396565b8364ffffffffff16115b15610ee1576040516339bac5cd60e11b8152602060048201526008602482015267189a59155b9d1a5b60c21b6044820152606401610866565b805467ffffffffff0000001916630100000064ffffffffff851690810291909117825560405190815282907f35508accda9331f1a0d07890265f5646649341eeea3db8678c3e17d7aa057c4a9060200160405180910390a250505050565b5f818152600960205260408120546004811115610f5c575f61069b565b80600481111561069b5761069b613db2565b5f80610f958435610f8560408701602088016143c4565b61053b60608801604089016143dd565b9050610fb7610fa385611a47565b610fb23686900386018661441a565b611a5c565b5f9182526009602052604090912054149392505050565b610bee828283611841565b610fe660208201826143a9565b6001600160a01b0316336001600160a01b031614611032576040517f8ccfb289000000000000000000000000000000000000000000000000000000008152336004820152602401610866565b50565b5f610a0d3083611a8e565b815f61105b8686846110566101808201826144b4565b611ab0565b905061106d60e0830160c084016143c4565b61ffff1661107f6101a08601866144f7565b905011156110cd576110956101a08501856144f7565b90506110a760e0840160c085016143c4565b60405163276ea1cf60e01b8152600481019290925261ffff166024820152604401610866565b6110d7868361200f565b6110fa5760408051631bad3ed160e21b8152908301356004820152602401610866565b5f5b61110a6101a08601866144f7565b90508110156111745761116c87604051806040016040528089815260200188806101a0019061113991906144f7565b868181106111495761114961434c565b905060200201602081019061115e91906143c4565b61ffff16905285858861211e565b6001016110fc565b505f6111846101a08601866144f7565b905061119660c0850160a08601614553565b6001600160601b03166111a9919061437f565b90506001600160601b038111156111e3576040516393b2f4b560e01b8152600481018290526001600160601b036024820152604401610866565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016631f3bd2fc61122260408601602087016143a9565b6040516001600160e01b031960e084901b1681526001600160a01b0390911660048201526001600160601b03841660248201526044015f604051808303815f87803b15801561126f575f5ffd5b505af1158015611281573d5f5f3e3d5ffd5b5050505050505050505050565b60025f54036112c9576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60025f55565b5f8181526004602052604090206001815460ff1660038111156112f4576112f4613db2565b1461131857805460405163572f6dbf60e11b81526108669160ff16906004016142d7565b919050565b5f611330610140830161012084016143dd565b60ff16611345610120840161010085016143c4565b61ffff16610a0d919061437f565b5f60016113686101608401610140850161457a565b600381111561137957611379613db2565b60ff1611156113a35761139461026083016102408401614593565b6001600160801b031692915050565b6113b561020083016101e084016143dd565b60ff166113ca6101e084016101c085016143dd565b6113d89060ff166002614396565b6113ea6101c085016101a086016143dd565b60ff166113f685612541565b611400919061437f565b61140a919061437f565b611414919061437f565b61142661026084016102408501614593565b6001600160801b0316610a0d9190614396565b801561147b576001600160a01b038084165f90815260016020908152604080832093861683529290529081208054839290611475908490614396565b90915550505b505050565b5f5f61148b85610fd9565b6101008311156114e0576040516339bac5cd60e11b81526004016108669060208082526004908201527f68696e7400000000000000000000000000000000000000000000000000000000604082015260600190565b6114e9856125a4565b6114f285612e19565b6114fb85611035565b5f818152600460205260408120919350815460ff16600381111561152157611521613db2565b1461155b576040517f0293941000000000000000000000000000000000000000000000000000000000815260048101849052602401610866565b5f6115658761131d565b825461ffff82166101000262ffffff199091161760011783559050611592610220880161020089016145ac565b825464ffffffffff9190911663010000000267ffffffffff000000199091161782556115c661028088016102608901614593565b82546001600160801b03918216600160801b0291161782556115f061028088016102608901614593565b6001600160801b03168161160389611353565b61160d919061437f565b6116179190614396565b925060c087013561162b60208901896143a9565b6001600160a01b0316857fd7ef53d82aa86c1bf1144788609d35c3e7ff10d7939d73500d57b651e441034d8a8a8a60405161166893929190614840565b60405180910390a45050935093915050565b6001600160a01b038084165f908152600160209081526040808320938616835292905290812054818382106116af57836116b1565b815b90506116bd8183614a9d565b6001600160a01b038088165f908152600160209081526040808320938a16835292905220556116ec8185614a9d565b9695505050505050565b805f0361170257505050565b6040516370a0823160e01b81523060048201525f906001600160a01b038516906370a0823190602401602060405180830381865afa158015611746573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061176a9190614ab0565b90506117816001600160a01b03851684308561328b565b6040516370a0823160e01b81523060048201525f9082906001600160a01b038716906370a0823190602401602060405180830381865afa1580156117c7573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906117eb9190614ab0565b6117f59190614a9d565b905082811461183a576040517f74bf1a030000000000000000000000000000000000000000000000000000000081526004810184905260248101829052604401610866565b5050505050565b61184961128e565b6001600160a01b038084165f908152600160209081526040808320938616835292905290812054908190036118aa576040517fd0d04f6000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b038481165f8181526001602090815260408083208886168085529083528184209390935551858152938616939192917fa4195c37c2947bbe89165f03e320b6903116f0b10d8cfdb522330f7ce6f9fa24910160405180910390a461191f6001600160a01b0385168383613307565b5061147b60015f55565b60606119567f00000000000000000000000000000000000000000000000000000000000000006002613338565b905090565b60606119567f00000000000000000000000000000000000000000000000000000000000000006003613338565b80545f9068010000000000000000900464ffffffffff16158015906119ea57506119ba61046084016104408501614300565b82546119df9163ffffffff169068010000000000000000900464ffffffffff1661432f565b64ffffffffff164211155b156119f657505f610a0d565b81546001600160801b038082168455600160801b90910416611a3d611a2160808601606087016143a9565b611a2e60208701876143a9565b836001600160801b0316611439565b5060019392505050565b5f604051610240838237610240902092915050565b5f8282604051602001611a70929190614ac7565b60405160208183030381529060405280519060200120905092915050565b5f60405146815283602082015261062083604083013761066090209392505050565b5f83358514611aee576040517fa954811800000000000000000000000000000000000000000000000000000000815284356004820152602401610866565b611afe6080850160608601614593565b6001600160801b03161580611b445750611b2061026087016102408801614593565b6001600160801b0316611b396080860160608701614593565b6001600160801b0316115b15611bb057611b596080850160608601614593565b611b6b61026088016102408901614593565b6040517fac01f1b90000000000000000000000000000000000000000000000000000000081526001600160801b03928316600482015291166024820152604401610866565b611bc060e0850160c086016143c4565b61ffff165f03611bec5760405163276ea1cf60e01b8152600160048201525f6024820152604401610866565b611bfc6080850160608601614593565b6001600160801b0316611c1560a0860160808701614593565b6001600160801b03161115611c8957611c3460a0850160808601614593565b611c446080860160608701614593565b6040517f08c792f00000000000000000000000000000000000000000000000000000000081526001600160801b03928316600482015291166024820152604401610866565b611c9b6102a087016102808801614553565b6001600160601b0316611cb460c0860160a08701614553565b6001600160601b03161015611d1157611cd360c0850160a08601614553565b611ce56102a088016102808901614553565b6040516393b2f4b560e01b81526001600160601b03928316600482015291166024820152604401610866565b85610300013584610160013514611d66576040517fbc2ab15b00000000000000000000000000000000000000000000000000000000815261016085013560048201526103008701356024820152604401610866565b600d5f611d7960408701602088016143a9565b6001600160a01b0316815260208101919091526040015f90812090611da661016087016101408801613e91565b67ffffffffffffffff16815260208101919091526040015f205460ff1615611e3757611dd860408501602086016143a9565b611dea61016086016101408701613e91565b6040517f142774890000000000000000000000000000000000000000000000000000000081526001600160a01b03909216600483015267ffffffffffffffff166024820152604401610866565b611e4460208701876143a9565b6001600160a01b0316611e5d60408601602087016143a9565b6001600160a01b03161480611ea15750611e7d60408701602088016143a9565b6001600160a01b0316611e9660408601602087016143a9565b6001600160a01b0316145b15611edb57611eb660408501602086016143a9565b6040516336a6542360e01b81526001600160a01b039091166004820152602401610866565b604080517f1a1642f50000000000000000000000000000000000000000000000000000000081529085013560048201525f9081906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690631a1642f5906024016040805180830381865afa158015611f5d573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611f819190614b2d565b9092509050611f9660408701602088016143a9565b6001600160a01b0316826001600160a01b0316141580611fba57508760c001358114155b15611fde5760408051631bad3ed160e21b8152908701356004820152602401610866565b611fe7866133e1565b9250612004838686611fff60408b0160208c016143a9565b61341f565b505095945050505050565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316158061069b57506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016630244827e604084013561208260208701876143a9565b61209461024088016102208901614300565b6120a49063ffffffff164261432f565b6040516001600160e01b031960e086901b16815260048101939093526001600160a01b03909116602483015264ffffffffff166044820152606401602060405180830381865afa1580156120fa573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061069b9190614b59565b6121278561131d565b846020015161ffff16106121735760208401516040517fd61ca78a00000000000000000000000000000000000000000000000000000000815261ffff9091166004820152602401610866565b83515f9081526005602090815260408083208288015161ffff168452909152812090815460ff1660068111156121ab576121ab613db2565b0361223b57814211156121da5760405163388b017360e01b815242600482015260248101839052604401610866565b6121ec610120850161010086016145ac565b64ffffffffff16421115612236574261220d610120860161010087016145ac565b60405163388b017360e01b8152600481019290925264ffffffffff166024820152604401610866565b6122d4565b6004815460ff16600681111561225357612253613db2565b036122965761226a610140850161012086016145ac565b64ffffffffff1642111561228b574261220d610140860161012087016145ac565b6122368682866134c7565b602085015181546040517ff1c28577000000000000000000000000000000000000000000000000000000008152610866929160ff1690600401614b78565b60016122e8610140880161012089016143dd565b60ff16111561230b5761230b868661230660408801602089016143a9565b6136c7565b80545f9061232290610100900460ff166001614b90565b825460ff1960ff831661010081029190911661ffff1990921691909117600117845587516020808a0151604080518084019490945261ffff9091168382015260608084019490945280518084039094018452608090920182528251928101929092205f8181526007845282902093945092916123a29189019089016143a9565b81546001600160a01b039182167fffffffffffffff0000000000000000000000000000000000000000000000000090911617600160a01b4264ffffffffff16021780835585547fffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffff9091166201000090910460ff16600160d01b021782555f838152600860209081526040918290208990557f0000000000000000000000000000000000000000000000000000000000000000909216916340c10f199161246d91908b01908b016143a9565b60405160e083901b6001600160e01b03191681526001600160a01b039091166004820152602481018590526044015f604051808303815f87803b1580156124b2575f5ffd5b505af11580156124c4573d5f5f3e3d5ffd5b506124d99250505060408801602089016143a9565b6001600160a01b0316886020015161ffff16895f01517f0d89d025c9fefe9e6b9d403f801505a2a7d7f474281bb9f444d92f1aaff25be2868a60405161252e92919060ff929092168252602082015260400190565b60405180910390a4505050505050505050565b5f633b9aca0061255961052084016105008501614593565b6001600160801b03166125746102c085016102a08601613e91565b67ffffffffffffffff16612588919061437f565b6125929190614bbd565b61142661050084016104e08501614593565b5f6125b560408301602084016143a9565b6001600160a01b03160361260c576040516339bac5cd60e11b815260206004820152600660248201527f7369676e657200000000000000000000000000000000000000000000000000006044820152606401610866565b5f6126168261131d565b9050801580612626575061010081115b15612674576040516339bac5cd60e11b815260206004820152600560248201527f70617274730000000000000000000000000000000000000000000000000000006044820152606401610866565b60026126886101608401610140850161457a565b600381111561269957612699613db2565b146126bc576126b0610140830161012084016143dd565b60ff16600114156126d5565b60026126d0610140840161012085016143dd565b60ff16105b15612723576040516339bac5cd60e11b815260206004820152600660248201527f636f7069657300000000000000000000000000000000000000000000000000006044820152606401610866565b61273561026083016102408401614593565b6001600160801b03165f03612778576040516339bac5cd60e11b81526020600482015260086024820152676d6178507269636560c01b6044820152606401610866565b61278a6102c083016102a08401613e91565b67ffffffffffffffff165f036127e3576040516339bac5cd60e11b815260206004820152600c60248201527f7365676d656e74556e69747300000000000000000000000000000000000000006044820152606401610866565b6127f56102e083016102c08401613e91565b67ffffffffffffffff165f0361284e576040516339bac5cd60e11b815260206004820152600860248201527f6d6178556e6974730000000000000000000000000000000000000000000000006044820152606401610866565b61286061020083016101e084016143dd565b60ff1615806128835750606461287e61020084016101e085016143dd565b60ff16115b156128d1576040516339bac5cd60e11b815260206004820152600a60248201527f64656c69766572696573000000000000000000000000000000000000000000006044820152606401610866565b426128e4610220840161020085016145ac565b64ffffffffff16108061291a57506128ff62278d0042614396565b612911610220840161020085016145ac565b64ffffffffff16115b15612953576040516339bac5cd60e11b8152602060048201526008602482015267189a59155b9d1a5b60c21b6044820152606401610866565b61296561024083016102208401614300565b63ffffffff16158061299057506276a70061298861024084016102208501614300565b63ffffffff16115b156129de576040516339bac5cd60e11b815260206004820152600a60248201527f72756e5365636f6e6473000000000000000000000000000000000000000000006044820152606401610866565b61030082018035906129f4906102e085016143a9565b6001600160a01b03163f14158015612a2657505f612a1a61030084016102e085016143a9565b6001600160a01b031614155b15612a74576040516339bac5cd60e11b815260206004820152600760248201527f706179436f6465000000000000000000000000000000000000000000000000006044820152606401610866565b6001600160801b03612a8583611353565b1115612abf576040516339bac5cd60e11b81526020600482015260086024820152676d6178507269636560c01b6044820152606401610866565b5f612ad26101608401610140850161457a565b6003811115612ae357612ae3613db2565b14158015612b0b57505f612aff61030084016102e085016143a9565b6001600160a01b031614155b15612b59576040516339bac5cd60e11b815260206004820152600360248201527f70617900000000000000000000000000000000000000000000000000000000006044820152606401610866565b6002612b6d6101608401610140850161457a565b6003811115612b7e57612b7e613db2565b1480612bac57506003612b996101608401610140850161457a565b6003811115612baa57612baa613db2565b145b15612bb5575050565b612bc7610180830161016084016143dd565b60ff165f03612c1b576040516339bac5cd60e11b81526004016108669060208082526004908201527f6c65616400000000000000000000000000000000000000000000000000000000604082015260600190565b612c2d610180830161016084016143dd565b60ff16612c426101a0840161018085016143dd565b60ff1611612c93576040516339bac5cd60e11b815260206004820152600a60248201527f72656a6563744c656164000000000000000000000000000000000000000000006044820152606401610866565b612ca56101a0830161018084016143dd565b60ff16612cba6101c084016101a085016143dd565b60ff161080612cdd5750601f612cd86101c084016101a085016143dd565b60ff16115b15612d2b576040516339bac5cd60e11b815260206004820152600360248201527f63617000000000000000000000000000000000000000000000000000000000006044820152606401610866565b612d3d6101e083016101c084016143dd565b60ff161580612d6057506020612d5b6101e084016101c085016143dd565b60ff16115b15612d99576040516339bac5cd60e11b81526020600482015260086024820152677365676d656e747360c01b6044820152606401610866565b6001612dad6101608401610140850161457a565b6003811115612dbe57612dbe613db2565b148015612de05750612dd86101e083016101c084016143dd565b60ff16600114155b15610bee576040516339bac5cd60e11b81526020600482015260086024820152677365676d656e747360c01b6044820152606401610866565b5f8161034001604051602001612e2f9190614bd0565b6040516020818303038152906040528051906020012090505f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663c76f9c166040518163ffffffff1660e01b8152600401602060405180830381865afa158015612ea4573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612ec89190614ab0565b9050808214612f0d576040517f541358ec0000000000000000000000000000000000000000000000000000000081526004810183905260248101829052604401610866565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663930eaddc612f4c60808601606087016143a9565b6040516001600160e01b031960e084901b1681526001600160a01b039091166004820152602401602060405180830381865afa158015612f8e573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612fb29190614b59565b61300457612fc660808401606085016143a9565b6040517f42f22db50000000000000000000000000000000000000000000000000000000081526001600160a01b039091166004820152602401610866565b61301661058084016105608501614593565b6001600160801b031661303161028085016102608601614593565b6001600160801b0316108061308457506130536104e084016104c08501614593565b613067906001600160801b0316600261437f565b61307961028085016102608601614593565b6001600160801b0316105b156130d2576040516339bac5cd60e11b815260206004820152600960248201527f74727573744c6f636b00000000000000000000000000000000000000000000006044820152606401610866565b6130e46105a084016105808501614553565b6001600160601b03166130ff6102a085016102808601614553565b6001600160601b03161015613157576040516339bac5cd60e11b815260206004820152600960248201527f7374616b654c6f636b00000000000000000000000000000000000000000000006044820152606401610866565b6040517fd41fe7a600000000000000000000000000000000000000000000000000000000815260c084013560048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063d41fe7a6906024016040805180830381865afa1580156131d7573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906131fb9190614bdf565b509050613210610620850161060086016143c4565b61ffff168163ffffffff1610156132855760c084013581613239610620870161060088016143c4565b6040517f1d98c984000000000000000000000000000000000000000000000000000000008152600481019390935263ffffffff909116602483015261ffff166044820152606401610866565b50505050565b6040516001600160a01b0384811660248301528381166044830152606482018390526132859186918216906323b872dd906084015b604051602081830303815290604052915060e01b6020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff83818316178352505050506137dd565b6040516001600160a01b0383811660248301526044820183905261147b91859182169063a9059cbb906064016132c0565b606060ff83146133525761334b83613862565b9050610a0d565b81805461335e90614c0c565b80601f016020809104026020016040519081016040528092919081815260200182805461338a90614c0c565b80156133d55780601f106133ac576101008083540402835291602001916133d5565b820191905f5260205f20905b8154815290600101906020018083116133b857829003601f168201915b50505050509050610a0d565b6040517f5e92d50e8f9bd2bfe5111949ade743e26b47dc3bfd3a17d4350881cc4859fbeb8082525f916101808460208301376101a090209392505050565b5f61346761342c8661389f565b85858080601f0160208091040260200160405190810160405280939291908181526020018383808284375f920191909152506138e692505050565b9050816001600160a01b0316816001600160a01b03161461183a576040517f366d29f70000000000000000000000000000000000000000000000000000000081526001600160a01b03808316600483015283166024820152604401610866565b6134d961020084016101e085016143dd565b825460ff91821662010000909104909116106135395761350161020084016101e085016143dd565b6040517f84083ea800000000000000000000000000000000000000000000000000000000815260ff9091166004820152602401610866565b815465010000000000900460ff1661355057505050565b81546301000000900460ff16156135a15781546040517fd40848af000000000000000000000000000000000000000000000000000000008152630100000090910460ff166004820152602401610866565b81545f906e01000000000000000000000000000090046001600160801b03166135c985611353565b6135d39190614a9d565b83549091505f9062010000900460ff166135f561020087016101e088016143dd565b6135ff9190614c3e565b60ff166136146101e087016101c088016143dd565b6136229060ff166002614396565b6136346101c088016101a089016143dd565b60ff1661364088612541565b61364a919061437f565b613654919061437f565b61365e919061437f565b61366e6080850160608601614593565b6001600160801b03166136819190614396565b90508181111561183a576040517f9f92b9750000000000000000000000000000000000000000000000000000000081526004810182905260248101839052604401610866565b5f6136da610140850161012086016143dd565b60ff1683602001516136ec9190614c57565b83602001516136fb9190614c7a565b61ffff169050805b613715610140860161012087016143dd565b6137229060ff1683614396565b81101561183a57602084015161ffff1681146137d55783515f908152600560209081526040808320848452825280832054875182518085019190915261ffff86168184015261010090910460ff166060808301829052835180840390910181526080909201835281519184019190912084526007909252909120546001600160a01b038581169116036137d3576040516336a6542360e01b81526001600160a01b0385166004820152602401610866565b505b600101613703565b5f5f60205f8451602086015f885af1806137fc576040513d5f823e3d81fd5b50505f513d91508115613813578060011415613820565b6001600160a01b0384163b155b15613285576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610866565b60605f61386e8361390e565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f610a0d6138ab61394e565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f6138f48686613a77565b9250925092506139048282613ac0565b5090949350505050565b5f60ff8216601f811115610a0d576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f306001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161480156139a657507f000000000000000000000000000000000000000000000000000000000000000046145b156139d057507f000000000000000000000000000000000000000000000000000000000000000090565b611956604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f5f5f8351604103613aae576020840151604085015160608601515f1a613aa088828585613bc3565b955095509550505050613ab9565b505081515f91506002905b9250925092565b5f826003811115613ad357613ad3613db2565b03613adc575050565b6001826003811115613af057613af0613db2565b03613b27576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6002826003811115613b3b57613b3b613db2565b03613b75576040517ffce698f700000000000000000000000000000000000000000000000000000000815260048101829052602401610866565b6003826003811115613b8957613b89613db2565b03610bee576040517fd78bce0c00000000000000000000000000000000000000000000000000000000815260048101829052602401610866565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841115613bfc57505f91506003905082613c81565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015613c4d573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b038116613c7857505f925060019150829050613c81565b92505f91508190505b9450945094915050565b803561ffff81168114611318575f5ffd5b803560ff81168114611318575f5ffd5b5f5f5f60608486031215613cbe575f5ffd5b83359250613cce60208501613c8b565b9150613cdc60408501613c9c565b90509250925092565b5f6106208284031215613cf6575f5ffd5b50919050565b5f5f5f5f6106608587031215613d10575f5ffd5b613d1a8686613ce5565b935061062085013567ffffffffffffffff811115613d36575f5ffd5b8501601f81018713613d46575f5ffd5b803567ffffffffffffffff811115613d5c575f5ffd5b8760208260051b8401011115613d70575f5ffd5b94976020919091019650939461064001359392505050565b5f5f60408385031215613d99575f5ffd5b82359150613da960208401613c8b565b90509250929050565b634e487b7160e01b5f52602160045260245ffd5b60078110613dd657613dd6613db2565b9052565b5f61010082019050613ded828451613dc6565b60ff602084015116602083015260ff604084015116604083015260ff60608401511660608301526080830151613e28608084018260ff169052565b5060a0830151613e3c60a084018215159052565b5060c0830151613e5860c084018267ffffffffffffffff169052565b5060e0830151613e7360e08401826001600160801b03169052565b5092915050565b803567ffffffffffffffff81168114611318575f5ffd5b5f60208284031215613ea1575f5ffd5b61069b82613e7a565b5f60e0820190506001600160a01b03835116825264ffffffffff602084015116602083015260ff604084015116604083015260ff606084015116606083015260808301511515608083015260a0830151613f0860a084018215159052565b5060c0830151613e7360c084018215159052565b5f6106208284031215613f2d575f5ffd5b61069b8383613ce5565b5f5f83601f840112613f47575f5ffd5b50813567ffffffffffffffff811115613f5e575f5ffd5b602083019150836020828501011115613f75575f5ffd5b9250929050565b5f5f5f5f610c608587031215613f90575f5ffd5b613f9a8686613ce5565b9350613faa866106208701613ce5565b9250610c4085013567ffffffffffffffff811115613fc6575f5ffd5b613fd287828801613f37565b95989497509550505050565b6001600160a01b0381168114611032575f5ffd5b803561131881613fde565b5f5f6040838503121561400e575f5ffd5b823561401981613fde565b9150602083013561402981613fde565b809150509250929050565b5f81518084525f5b818110156140585760208185018101518683018201520161403c565b505f602082860101526020601f19601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f6140b160e0830189614034565b82810360408401526140c38189614034565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156141185783518352602093840193909201916001016140fa565b50909b9a5050505050505050505050565b5f5f5f610640848603121561413c575f5ffd5b6141468585613ce5565b925061062084013567ffffffffffffffff811115614162575f5ffd5b61416e86828701613f37565b9497909650939450505050565b5f6020828403121561418b575f5ffd5b5035919050565b6004811061103257611032613db2565b815160c08201906141b281614192565b8083525061ffff602084015116602083015264ffffffffff604084015116604083015264ffffffffff606084015116606083015262ffffff60808401511660808301526001600160801b0360a08401511660a083015292915050565b803564ffffffffff81168114611318575f5ffd5b5f5f6106408385031215614234575f5ffd5b61423e8484613ce5565b9150613da9610620840161420e565b6005811061103257611032613db2565b6020810161426a8361424d565b91905290565b5f5f8284036102e0811215614283575f5ffd5b610240811215614291575f5ffd5b83925060a061023f19820112156142a6575f5ffd5b50610240830190509250929050565b5f602082840312156142c5575f5ffd5b815162ffffff8116811461069b575f5ffd5b6020810161426a83614192565b63ffffffff81168114611032575f5ffd5b8035611318816142e4565b5f60208284031215614310575f5ffd5b813561069b816142e4565b634e487b7160e01b5f52601160045260245ffd5b64ffffffffff8181168382160190811115610a0d57610a0d61431b565b634e487b7160e01b5f52603260045260245ffd5b5f82356101be19833603018112614375575f5ffd5b9190910192915050565b8082028115828204841417610a0d57610a0d61431b565b80820180821115610a0d57610a0d61431b565b5f602082840312156143b9575f5ffd5b813561069b81613fde565b5f602082840312156143d4575f5ffd5b61069b82613c8b565b5f602082840312156143ed575f5ffd5b61069b82613c9c565b803560058110611318575f5ffd5b80356001600160801b0381168114611318575f5ffd5b5f60a082840312801561442b575f5ffd5b5060405160a0810167ffffffffffffffff8111828210171561445b57634e487b7160e01b5f52604160045260245ffd5b604052614467836143f6565b815261447560208401614404565b602082015261448660408401614404565b604082015261449760608401613c8b565b60608201526144a86080840161420e565b60808201529392505050565b5f5f8335601e198436030181126144c9575f5ffd5b83018035915067ffffffffffffffff8211156144e3575f5ffd5b602001915036819003821315613f75575f5ffd5b5f5f8335601e1984360301811261450c575f5ffd5b83018035915067ffffffffffffffff821115614526575f5ffd5b6020019150600581901b3603821315613f75575f5ffd5b80356001600160601b0381168114611318575f5ffd5b5f60208284031215614563575f5ffd5b61069b8261453d565b803560048110611318575f5ffd5b5f6020828403121561458a575f5ffd5b61069b8261456c565b5f602082840312156145a3575f5ffd5b61069b82614404565b5f602082840312156145bc575f5ffd5b61069b8261420e565b613dd681614192565b6145e5826145db836142f5565b63ffffffff169052565b6145f1602082016142f5565b63ffffffff166020830152614608604082016142f5565b63ffffffff16604083015261461f606082016142f5565b63ffffffff166060830152614636608082016142f5565b63ffffffff16608083015261464d60a082016142f5565b63ffffffff1660a083015261466460c082016142f5565b63ffffffff1660c083015261467b60e082016142f5565b63ffffffff1660e083015261469361010082016142f5565b63ffffffff166101008301526146ac6101208201614404565b6001600160801b03166101208301526146c8610140820161453d565b6001600160601b03166101408301526146e4610160820161453d565b6001600160601b03166101608301526147006101808201614404565b6001600160801b031661018083015261471c6101a08201614404565b6001600160801b03166101a08301526147386101c08201614404565b6001600160801b03166101c08301526147546101e082016142f5565b63ffffffff166101e083015261476d61020082016142f5565b63ffffffff166102008301526147866102208201614404565b6001600160801b03166102208301526147a2610240820161453d565b6001600160601b03166102408301526147be610260820161453d565b6001600160601b03166102608301526147da6102808201613c8b565b61ffff166102808301526147f16102a08201613c8b565b61ffff166102a08301526148086102c08201613c8b565b61ffff81166102c0840152505050565b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b61485a8161484d86613ff2565b6001600160a01b03169052565b5f61486760208601613ff2565b6001600160a01b031660208301526040858101359083015261488b60608601613ff2565b6001600160a01b031660608301526080858101359083015260a0808601359083015260c0808601359083015260e080860135908301526148ce6101008601613c8b565b61ffff166101008301526148e56101208601613c9c565b60ff166101208301526148fb610140860161456c565b6149096101408401826145c5565b506149176101608601613c9c565b60ff1661016083015261492d6101808601613c9c565b60ff166101808301526149436101a08601613c9c565b60ff166101a08301526149596101c08601613c9c565b60ff166101c083015261496f6101e08601613c9c565b60ff166101e0830152614985610200860161420e565b64ffffffffff1661020083015261499f61022086016142f5565b63ffffffff166102208301526149b86102408601614404565b6001600160801b03166102408301526149d46102608601614404565b6001600160801b03166102608301526149f0610280860161453d565b6001600160601b0316610280830152614a0c6102a08601613e7a565b67ffffffffffffffff166102a0830152614a296102c08601613e7a565b67ffffffffffffffff166102c0830152614a466102e08601613ff2565b6001600160a01b03166102e083015261030085810135908301526103208086013590830152614a7c6103408084019087016145ce565b610640610620830152614a9461064083018486614818565b95945050505050565b81810381811115610a0d57610a0d61431b565b5f60208284031215614ac0575f5ffd5b5051919050565b828152815160c0820190614ada8161424d565b806020840152506001600160801b0360208401511660408301526001600160801b03604084015116606083015261ffff606084015116608083015264ffffffffff60808401511660a08301529392505050565b5f5f60408385031215614b3e575f5ffd5b8251614b4981613fde565b6020939093015192949293505050565b5f60208284031215614b69575f5ffd5b8151801515811461069b575f5ffd5b61ffff831681526040810161069b6020830184613dc6565b60ff8181168382160190811115610a0d57610a0d61431b565b634e487b7160e01b5f52601260045260245ffd5b5f82614bcb57614bcb614ba9565b500490565b6102e08101610a0d82846145ce565b5f5f60408385031215614bf0575f5ffd5b8251614bfb816142e4565b6020840151909250614029816142e4565b600181811c90821680614c2057607f821691505b602082108103613cf657634e487b7160e01b5f52602260045260245ffd5b60ff8281168282160390811115610a0d57610a0d61431b565b5f61ffff831680614c6a57614c6a614ba9565b8061ffff84160691505092915050565b61ffff8281168282160390811115610a0d57610a0d61431b56',
  TaskWork: '0x610200604052348015610010575f5ffd5b50604051615a17380380615a1783398101604081905261002f9161023d565b80816040518060400160405280600681526020016536bab9ba32b960d11b815250604051806040016040528060018152602001603160f81b81525060015f8190555061008560028361016d60201b90919060201c565b6101205261009481600361016d565b61014052815160208084019190912060e052815190820120610100524660a05261012060e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60809081523060c05283516001600160a01b03908116610160526020850151811661018052604085015181166101a05293015183166101c052505061010090910151166101e052506104af565b5f602083511015610188576101818361019f565b9050610199565b816101938482610383565b5060ff90505b92915050565b5f5f829050601f815111156101d2578260405163305a27a960e01b81526004016101c99190610441565b60405180910390fd5b80516101dd8261048c565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b038111828210171561021c5761021c6101e5565b60405290565b80516001600160a01b0381168114610238575f5ffd5b919050565b5f61012082840312801561024f575f5ffd5b506102586101f9565b61026183610222565b815261026f60208401610222565b602082015261028060408401610222565b604082015261029160608401610222565b60608201526102a260808401610222565b60808201526102b360a08401610222565b60a08201526102c460c08401610222565b60c08201526102d560e08401610222565b60e08201526102e76101008401610222565b6101008201529392505050565b600181811c9082168061030857607f821691505b60208210810361032657634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561037e578282111561037e57805f5260205f20601f840160051c602085101561035757505f5b90810190601f840160051c035f5b8181101561037a575f83820155600101610365565b5050505b505050565b81516001600160401b0381111561039c5761039c6101e5565b6103b0816103aa84546102f4565b8461032c565b6020601f8211600181146103e2575f83156103cb5750848201515b5f19600385901b1c1916600184901b17845561043a565b5f84815260208120601f198516915b8281101561041157878501518255602094850194600190920191016103f1565b508482101561042e57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b8181101561046d5760208186018101516040868401015201610450565b505f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610326575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516101c0516101e0516154a66105715f395f610a3201525f8181612aa20152612adb01525f818161342d015281816134fe015261394c01525f61315801525f818161070f0152818161132601528181611fd901528181612995015281816130cf015281816137bc01526138ad01525f6132f201525f6132c001525f61441701525f6143ef01525f61434a01525f61437401525f61439e01526154a65ff3fe608060405234801561000f575f5ffd5b50600436106100cf575f3560e01c80636b96cf4f1161007d578063a8a8e43911610058578063a8a8e4391461019b578063b1a8cbe5146101ae578063d3f69dfd146101c1575f5ffd5b80636b96cf4f1461015a57806384b0196e1461016d5780638889c1d814610188575f5ffd5b80634489cbf0116100ad5780634489cbf0146101215780634ad9f5ab1461013457806358d8c24914610147575f5ffd5b80630923054d146100d35780631a577dab146100e85780633014d7111461010e575b5f5ffd5b6100e66100e1366004614724565b6101d4565b005b6100fb6100f6366004614758565b6102a3565b6040519081526020015b60405180910390f35b6100e661011c366004614724565b610586565b6100e661012f366004614803565b6106e4565b6100e6610142366004614872565b610871565b6100e66101553660046148db565b610a27565b6100e661016836600461492f565b610af1565b610175610f6e565b60405161010597969594939291906149bc565b6100e6610196366004614a6e565b610fcc565b6100e66101a9366004614724565b6114af565b6100fb6101bc366004614b46565b6114f8565b6100e66101cf366004614b76565b61153d565b6101dd82611853565b5f60405180604001604052806101f2856118af565b81526020018361ffff1681525090505f61020c84836118ba565b9050600181600681111561022257610222614bb3565b036102385761023384836003611987565b61029d565b5f81600681111561024b5761024b614bb3565b14806102685750600481600681111561026657610266614bb3565b145b15610277576102338483611b02565b828160405163f1c2857760e01b8152600401610294929190614bc7565b60405180910390fd5b50505050565b5f5f60405180604001604052806102b9866118af565b81526020908101906102cd90860186614bef565b61ffff16905290505f6102df82611b5a565b90505f6102eb83611bc2565b90506102fd6040860160208701614c08565b158015610337575061031761020087016101e08801614c23565b825460ff9182169161033191620100009004166001614c50565b60ff1610155b156103865761034e61020087016101e08801614c23565b6040517f84083ea800000000000000000000000000000000000000000000000000000000815260ff9091166004820152602401610294565b6103908686611c07565b5f8181526007602052604081206103aa9085908590611eaa565b90506103b7878588612062565b6103c76040870160208801614c08565b1515608080830191909152604087013560e08084019190915260608801356101008401529087013561012083015260a087013561014083015261040f90870160c08801614c80565b67ffffffffffffffff90811661016083015261018082015161043091614c99565b67ffffffffffffffff1661044b610100880160e08901614c80565b67ffffffffffffffff16111561048c5760405163f1889eed60e01b8152602060048201526005602482015264756e69747360d81b6044820152606401610294565b61049d610100870160e08801614c80565b8161018001516104ad9190614cb9565b67ffffffffffffffff166101a08201526104cd6040870160208801614c08565b1561050257825460ff191660031783555f8281526007602052604090208054600160d81b60ff60d81b1990911617905561055e565b6101a0810151835467ffffffffffffffff9091166601000000000000026dffffffffffffffff0000000000001990911617835583515f9081526006602090815260408083208288015161ffff1684529091529020606087013590555b5f828152600760205260409020610579908890859084612300565b9450505050505b92915050565b5f604051806040016040528061059b856118af565b81526020018361ffff1681525090505f6105b584836118ba565b905060018160068111156105cb576105cb614bb3565b036106375761062b6105e561024086016102208701614cec565b63ffffffff1660075f6105f786612463565b815260208101919091526040015f205461061f9190600160a01b900464ffffffffff16614d05565b64ffffffffff1661249f565b61023384836004611987565b5f81600681111561064a5761064a614bb3565b0361069c5761069261066461044086016104208701614cec565b83515f9081526004602052604090205461061f9163ffffffff16906301000000900464ffffffffff16614d05565b6102338483611b02565b60048160068111156106b0576106b0614bb3565b036102775781515f908152600a6020908152604080832061ffff871684529091529020546106929064ffffffffff1661249f565b6106ed84611853565b5f610703856106fb876118af565b8686866124e1565b90506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663159aa0f46107446040870160208801614d36565b61075460c0880160a08901614d51565b6040516001600160e01b031960e085901b1681526001600160a01b0390921660048301526001600160601b03166024820152604401602060405180830381865afa1580156107a4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107c89190614d77565b80156107d957506107d98585612a9f565b156108275760405163ca8bd9fb60e01b815260206004820152600860248201527f66756e6461626c650000000000000000000000000000000000000000000000006044820152606401610294565b5f818152600e6020526040808220805460ff191660011790555182918635917f51ad6a2afcba197029bf48717274ecb495406932f11aca2771f040adcaf426e19190a35050505050565b5f6040518060400160405280610886876118af565b81526020018461ffff1681525090505f61089f82611b5a565b90505f6108ab83611bc2565b90506108b78187612bae565b5f818152600760205260408120906108d6610100890160e08a01614cec565b82546108f69163ffffffff1690600160a01b900464ffffffffff16614d05565b64ffffffffff169050804211156109295760405163388b017360e01b815242600482015260248101829052604401610294565b8154600160c81b900460ff16151580610958575083548254600160d01b900460ff908116620100009092041614155b1561099d5781546040517fd40848af000000000000000000000000000000000000000000000000000000008152600160c81b90910460ff166004820152602401610294565b815460ff60d81b1916600160d81b1782556109ba89868689612beb565b84516040518715158152339161ffff8a16917f38a919d673f29d908311eae299e4cdf0c4b082142ee633da80023b8edab046109060200160405180910390a4610a038986612dca565b8354610a1c908a908a908890610100900460ff16612fa6565b505050505050505050565b336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614610a8b576040517fc0d40b9f000000000000000000000000000000000000000000000000000000008152336004820152602401610294565b5f6040518060400160405280610aa0866118af565b81526020018461ffff1681525090508160ff16610abc82611b5a565b54610100900460ff1614610ae557604051635cf20d6360e01b81525f6004820152602401610294565b61029d84826001611987565b5f6040518060400160405280610b06876118af565b8152602001856020016020810190610b1e9190614bef565b61ffff90811690915281515f908152600560209081526040808320828601519094168352929052209091506002815460ff166006811115610b6157610b61614bb3565b14610b8b576020820151815460405163f1c2857760e01b8152610294929160ff1690600401614bc7565b8151853514610bdd57604051638d0e51d960e01b815260206004820152600660248201527f7461736b496400000000000000000000000000000000000000000000000000006044820152606401610294565b8054610100900460ff16610bf76060870160408801614c23565b60ff1614610c4857604051638d0e51d960e01b815260206004820152600660248201527f74656e75726500000000000000000000000000000000000000000000000000006044820152606401610294565b805462010000900460ff16610c636080870160608801614c23565b60ff1614610cb457604051638d0e51d960e01b815260206004820152600360248201527f73657100000000000000000000000000000000000000000000000000000000006044820152606401610294565b5f610cc76102c088016102a08901614c80565b67ffffffffffffffff16610ce160a0880160808901614c80565b67ffffffffffffffff16610cf59190614d92565b8254610d1591906601000000000000900467ffffffffffffffff16614da9565b905063ffffffff610d2c60a0880160808901614c80565b67ffffffffffffffff161180610d49575067ffffffffffffffff81115b15610d8257604051638d0e51d960e01b81526020600482015260086024820152677365676d656e747360c01b6044820152606401610294565b610da5610d8e876131c0565b8686610da060408c0160208d01614d36565b613211565b82515f908152600a602090815260408083208287015161ffff1684529091529020805464ffffffffff16421115610e0157805460405163388b017360e01b815242600482015264ffffffffff9091166024820152604401610294565b805465010000000000900467ffffffffffffffff16610e2660a0890160808a01614c80565b67ffffffffffffffff1611610e9857610e4560a0880160808901614c80565b81546040517ff38815f100000000000000000000000000000000000000000000000000000000815267ffffffffffffffff9283166004820152650100000000009091049091166024820152604401610294565b610ea860a0880160808901614c80565b815467ffffffffffffffff9190911665010000000000026cffffffffffffffff000000000019909116178155604051610ee5908890602001614e2d565b60408051601f1981840301815291905280516020918201206001830155840151845161ffff909116907f123fb323effee26bd283ddc7daf209c44d97193fae2c2f55bc336e188d8ee6de610f3f60a08b0160808c01614c80565b6040805167ffffffffffffffff909216825260c08c013560208301520160405180910390a35050505050505050565b5f6060805f5f5f6060610f7f6132b9565b610f876132eb565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f610fd68a6118af565b5f81815260046020526040808220815160c0810190925280549394509192909190829060ff16600381111561100d5761100d614bb3565b600381111561101e5761101e614bb3565b81529054610100810461ffff1660208301526301000000810464ffffffffff908116604084015268010000000000000000820481166060808501919091526d0100000000000000000000000000830462ffffff166080850152600160801b9092046001600160801b031660a090930192909252820151919250165f036110ba57805160405163572f6dbf60e11b81526102949190600401614e3b565b6110cc6104608c016104408d01614cec565b63ffffffff1681606001516110e19190614d05565b64ffffffffff1642111561114057426111026104608d016104408e01614cec565b63ffffffff1682606001516111179190614d05565b60405163388b017360e01b8152600481019290925264ffffffffff166024820152604401610294565b5f61114e8c848b8b8b6124e1565b905061117161115c87613318565b86868f6020016020810190610da09190614d36565b853583141580611185575080866020013514155b156111d35760405163ca8bd9fb60e01b815260206004820152600760248201527f72656365697074000000000000000000000000000000000000000000000000006044820152606401610294565b816060015164ffffffffff168660600160208101906111f29190614e69565b64ffffffffff16106112495760405163ca8bd9fb60e01b81526004016102949060208082526004908201527f6c61746500000000000000000000000000000000000000000000000000000000604082015260600190565b606082015164ffffffffff166112676101208b016101008c01614e69565b64ffffffffff1610156112bd5760405163ca8bd9fb60e01b815260206004820152600760248201527f65787069726564000000000000000000000000000000000000000000000000006044820152606401610294565b5f818152600e602052604090205460ff161561131c5760405163ca8bd9fb60e01b815260206004820152600a60248201527f756e66756e6461626c65000000000000000000000000000000000000000000006044820152606401610294565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663159aa0f461135b60408c0160208d01614d36565b61136b60c08d0160a08e01614d51565b6040516001600160e01b031960e085901b1681526001600160a01b0390921660048301526001600160601b03166024820152604401602060405180830381865afa1580156113bb573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906113df9190614d77565b61142c5760405163ca8bd9fb60e01b815260206004820152600560248201527f7374616b650000000000000000000000000000000000000000000000000000006044820152606401610294565b6114368c8a612a9f565b6114835760405163ca8bd9fb60e01b815260206004820152600860248201527f72657365727665640000000000000000000000000000000000000000000000006044820152606401610294565b6114968c848d8d8d86886080015161334c565b6114a18c8483613614565b505050505050505050505050565b5f60405180604001604052806114c4856118af565b81526020018361ffff1681525090506114dc81611b5a565b506114e681611bc2565b506114f383826002611987565b505050565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090505b9392505050565b5f6040518060400160405280611552866118af565b815260200183602001602081019061156a9190614bef565b61ffff90811690915281515f908152600560209081526040808320828601519094168352929052209091506002815460ff1660068111156115ad576115ad614bb3565b146115d7576020820151815460405163f1c2857760e01b8152610294929160ff1690600401614bc7565b5f6115e183612463565b90506115ed8186612bae565b82515f908152600a602090815260408083208287015161ffff16845282528083208151608081018352815464ffffffffff8116825265010000000000810467ffffffffffffffff16948201949094529290918301906d0100000000000000000000000000900460ff16600581111561166757611667614bb3565b600581111561167857611678614bb3565b8152600191909101546020918201525f848152600790915260409020549091506001600160a01b031633146116b95780516116b99064ffffffffff1661249f565b83515f908152600a602090815260408083208288015161ffff168452825280832080546dffffffffffffffffffffffffffff1916815560019081018490558584526007909252909120805460ff60d81b1916600160d81b1790558160400151600581111561172957611729614bb3565b0361173957611739878784613744565b602081015167ffffffffffffffff16156117da578060600151856040516020016117639190614e2d565b60405160208183030381529060405280519060200120146117c957604051638d0e51d960e01b81526004016102949060208082526004908201527f6861736800000000000000000000000000000000000000000000000000000000604082015260600190565b6117da8785858460400151896139b0565b6003816040015160058111156117f2576117f2614bb3565b1480611813575060048160400151600581111561181157611811614bb3565b145b15611827576118228785611b02565b611831565b6118318785612dca565b825461184a90889088908790610100900460ff16612fa6565b50505050505050565b6118606020820182614d36565b6001600160a01b0316336001600160a01b0316146118ac576040517f8ccfb289000000000000000000000000000000000000000000000000000000008152336004820152602401610294565b50565b5f6105803083613b28565b5f6118c483613b4a565b826020015161ffff16106119105760208201516040517fd61ca78a00000000000000000000000000000000000000000000000000000000815261ffff9091166004820152602401610294565b81515f90815260046020526040812054610100900461ffff16900361195d5781515f9081526004602081905260409182902054915163572f6dbf60e11b81526102949260ff169101614e3b565b5080515f9081526005602090815260408083209382015161ffff168352929052205460ff16919050565b81515f9081526005602090815260408083208286015161ffff1684529091528120805460ff191660021790556119c56103e085016103c08601614cec565b6119d59063ffffffff1642614d05565b6040805160808101825264ffffffffff831681525f60208201529192508101836005811115611a0657611a06614bb3565b81525f602091820181905285518152600a825260408082208784015161ffff168352835290819020835181549385015167ffffffffffffffff1665010000000000026cffffffffffffffffffffffffff1990941664ffffffffff9091161792909217808355908301519082906dff0000000000000000000000000019166d0100000000000000000000000000836005811115611aa457611aa4614bb3565b021790555060608201518160010155905050826020015161ffff16835f01517f5bac008f00ea0b819bf44cacac0310d1949d3a090a52d1946d83ed556ab8ae908484604051611af4929190614e96565b60405180910390a350505050565b80515f9081526005602090815260408083208285015161ffff168452909152812080549091630100000090910460ff169003611b4b576114f38383611b4686613b80565b613c66565b805460ff191660051790555050565b80515f9081526005602090815260408083208285015161ffff16845290915290206001815460ff166006811115611b9357611b93614bb3565b14611bbd576020820151815460405163f1c2857760e01b8152610294929160ff1690600401614bc7565b919050565b5f611bcc82612463565b5f818152600760205260409020549091506001600160a01b03163314611bbd57604051635cf20d6360e01b8152336004820152602401610294565b5f611c1a6102c084016102a08501614c80565b67ffffffffffffffff16611c3460e0840160c08501614c80565b67ffffffffffffffff16611c489190614d92565b9050611c5a60e0830160c08401614c80565b67ffffffffffffffff161580611c8c575063ffffffff611c8060e0840160c08501614c80565b67ffffffffffffffff16115b15611cc55760405163f1889eed60e01b81526020600482015260086024820152677365676d656e747360c01b6044820152606401610294565b6001611cd961016085016101408601614eb8565b6003811115611cea57611cea614bb3565b148015611d115750611d0260e0830160c08401614c80565b67ffffffffffffffff16600114155b15611d4a5760405163f1889eed60e01b81526020600482015260086024820152677365676d656e747360c01b6044820152606401610294565b6001611d5e61016085016101408601614eb8565b6003811115611d6f57611d6f614bb3565b1480611d9d57506002611d8a61016085016101408601614eb8565b6003811115611d9b57611d9b614bb3565b145b8015611db65750611db46040830160208401614c08565b155b15611e065760405163f1889eed60e01b81526004016102949060208082526004908201527f6c61737400000000000000000000000000000000000000000000000000000000604082015260600190565b5f611e18610100840160e08501614c80565b67ffffffffffffffff169050611e346040840160208501614c08565b611e415781811415611e74565b81811180611e74575081611e5d6102c086016102a08701614c80565b611e719067ffffffffffffffff1683614da9565b11155b1561029d5760405163f1889eed60e01b8152602060048201526005602482015264756e69747360d81b6044820152606401610294565b60408051610240810182525f8082526020808301828152838501838152606085018481526080860185905260a0860185905260c0860185815260e0870186905261010080880187905261012088018790526101408801879052610160880187905261018088018781526101a089018890526101c089018881526101e08a018981526102008b018a81526102208c019a909a528e518b528e89015161ffff169097528c5460ff620100008204811690975292830490951690935289546001600160a01b0380821690935267ffffffffffffffff6601000000000000909204821690935264ffffffffff600160a01b909304831690935242909116909252431690925283517f76671808000000000000000000000000000000000000000000000000000000008152935192936001937f0000000000000000000000000000000000000000000000000000000000000000909316926376671808926004808401939192918290030181865afa158015612022573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906120469190614ed6565b6120509190614ef8565b62ffffff166102208201529392505050565b81515f9081526006602090815260408083208286015161ffff16845290915281205490819003612141575f61209f61014086016101208701614c23565b60ff1684602001516120b19190614f27565b61ffff1690506120ee60a08601356040850135836120d76101208a016101008b01614bef565b61ffff166120e9610140890189614f4a565b613dbc565b61213b5760405163f1889eed60e01b815260206004820152600960248201527f7061727450726f6f6600000000000000000000000000000000000000000000006044820152606401610294565b50612195565b816040013581146121955760405163f1889eed60e01b815260206004820152600960248201527f73746172744c65616600000000000000000000000000000000000000000000006044820152606401610294565b60036121a961016086016101408701614eb8565b60038111156121ba576121ba614bb3565b14806121e8575060026121d561016086016101408701614eb8565b60038111156121e6576121e6614bb3565b145b156121f35750505050565b5f61220460e0840160c08501614c80565b6122199067ffffffffffffffff166001614da9565b9050612238608084013560408501355f846120e9610100890189614f4a565b6122855760405163f1889eed60e01b815260206004820152600a60248201527f737461727450726f6f66000000000000000000000000000000000000000000006044820152606401610294565b6122ac6080840135606085013561229d600185614f90565b846120e9610120890189614f4a565b6122f95760405163f1889eed60e01b815260206004820152600860248201527f656e6450726f6f660000000000000000000000000000000000000000000000006044820152606401610294565b5050505050565b82545f90849060029061231b9062010000900460ff16614fa3565b91906101000a81548160ff021916908360ff160217905550835f01600381819054906101000a900460ff1661234f90614fa3565b82546101009290920a60ff818102199093169183160217909155845464ff00000000191685558354849160199161238e91600160c81b90910416614fa3565b91906101000a81548160ff021916908360ff1602179055506123bc825f0151836020015184604001516114f8565b9050612401826040516020016123d29190614fc1565b604051602081830303815290604052805190602001206123fc878560a00151866101e00151613e93565b613f73565b60095f8381526020019081526020015f2081905550816020015161ffff16825f0151827f934cc62b3bc763cd8abda2239b9458ecffe41a820e1b7ee867c731582ec88710856040516124539190614fc1565b60405180910390a4949350505050565b8051602080830180515f848152600584526040808220935161ffff1682529290935290822054919261058092909190610100900460ff166114f8565b8042116118ac576040517fe58369d100000000000000000000000000000000000000000000000000000000815242600482015260248101829052604401610294565b5f8335851461251f576040517fa954811800000000000000000000000000000000000000000000000000000000815284356004820152602401610294565b61252f6080850160608601615148565b6001600160801b03161580612575575061255161026087016102408801615148565b6001600160801b031661256a6080860160608701615148565b6001600160801b0316115b156125e15761258a6080850160608601615148565b61259c61026088016102408901615148565b6040517fac01f1b90000000000000000000000000000000000000000000000000000000081526001600160801b03928316600482015291166024820152604401610294565b6125f160e0850160c08601614bef565b61ffff165f03612636576040517f276ea1cf000000000000000000000000000000000000000000000000000000008152600160048201525f6024820152604401610294565b6126466080850160608601615148565b6001600160801b031661265f60a0860160808701615148565b6001600160801b031611156126d35761267e60a0850160808601615148565b61268e6080860160608701615148565b6040517f08c792f00000000000000000000000000000000000000000000000000000000081526001600160801b03928316600482015291166024820152604401610294565b6126e56102a087016102808801614d51565b6001600160601b03166126fe60c0860160a08701614d51565b6001600160601b031610156127745761271d60c0850160a08601614d51565b61272f6102a088016102808901614d51565b6040517f93b2f4b50000000000000000000000000000000000000000000000000000000081526001600160601b03928316600482015291166024820152604401610294565b856103000135846101600135146127c9576040517fbc2ab15b00000000000000000000000000000000000000000000000000000000815261016085013560048201526103008701356024820152604401610294565b600d5f6127dc6040870160208801614d36565b6001600160a01b0316815260208101919091526040015f9081209061280961016087016101408801614c80565b67ffffffffffffffff16815260208101919091526040015f205460ff161561289a5761283b6040850160208601614d36565b61284d61016086016101408701614c80565b6040517f142774890000000000000000000000000000000000000000000000000000000081526001600160a01b03909216600483015267ffffffffffffffff166024820152604401610294565b6128a76020870187614d36565b6001600160a01b03166128c06040860160208701614d36565b6001600160a01b0316148061290457506128e06040870160208801614d36565b6001600160a01b03166128f96040860160208701614d36565b6001600160a01b0316145b15612957576129196040850160208601614d36565b6040517f36a654230000000000000000000000000000000000000000000000000000000081526001600160a01b039091166004820152602401610294565b604080517f1a1642f50000000000000000000000000000000000000000000000000000000081529085013560048201525f9081906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690631a1642f5906024016040805180830381865afa1580156129d9573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906129fd919061516e565b9092509050612a126040870160208801614d36565b6001600160a01b0316826001600160a01b0316141580612a3657508760c001358114155b15612a7357604080517f6eb4fb44000000000000000000000000000000000000000000000000000000008152908701356004820152602401610294565b612a7c86613fa5565b9250612a94838686610da060408b0160208c01614d36565b505095945050505050565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316158061153657506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016630244827e6040840135612b126020870187614d36565b612b2461024088016102208901614cec565b612b349063ffffffff1642614d05565b6040516001600160e01b031960e086901b16815260048101939093526001600160a01b03909116602483015264ffffffffff166044820152606401602060405180830381865afa158015612b8a573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906115369190614d77565b5f612bb882613fa5565b5f8481526008602052604090205490915081146114f3576040516333d1f1fb60e21b815260048101829052602401610294565b82515f908152600c602090815260408083208287015161ffff1684529091529020546001600160a01b031681612c2c57825464ff00000000191683556122f9565b8254640100000000900460ff161580612c4d57506001600160a01b03811633145b15612cb357825464ff00000000191664010000000017835583515f908152600c602090815260408083208288015161ffff168452909152902080547fffffffffffffffffffffffff000000000000000000000000000000000000000016331790556122f9565b825464ff000000001916835583515f90815260046020526040812090612ce16104e088016104c08901615148565b9050612cf76001600160801b0382166002614d92565b8254600160801b90046001600160801b03161015612d30578154612d2d90600290600160801b90046001600160801b031661519a565b90505b612d3b8160026151c7565b82548390601090612d5d908490600160801b90046001600160801b03166151e9565b92506101000a8154816001600160801b0302191690836001600160801b03160217905550612da7876060016020810190612d979190614d36565b84836001600160801b0316613fe3565b61184a612dba6080890160608a01614d36565b33836001600160801b0316613fe3565b80515f908152600560209081526040808320828501805161ffff908116865291845282852086518652600b8552838620915190921685528352928190208151606081018352815460ff8116158015835261010090910467ffffffffffffffff16948201949094526001909101549181019190915290612ecd5760408082015184515f90815260066020908152838220818801805161ffff90811685529183528584209490945581860151875467ffffffffffffffff9091166601000000000000026dffffffffffffffff0000000000001990911617875587518352600b8252848320935116825291909152908120805468ffffffffffffffffff19168155600101555b815460ff19166004178255612eea61044085016104208601614cec565b612efa9063ffffffff1642614d05565b83515f908152600a60209081526040808320828801805161ffff9081168652918452828520805464ffffffffff191664ffffffffff979097169690961790955584518851808652600685528386209651831686529584529382902054875483519182526601000000000000900467ffffffffffffffff16938101939093529290921692917fcea823eb2ef713d2f10e99fb9330c727dee55489a2ee97005c39ddbc8dd3a3769101611af4565b5f612fb9835f01518460200151846114f8565b5f81815260076020908152604091829020825160e08101845290546001600160a01b038116825264ffffffffff600160a01b8204169282019290925260ff600160c81b8304811693820193909352600160d01b820483166060820152600160d81b820483161580156080830152600160e01b83048416151560a0830152600160e81b909204909216151560c0830152919250908061305d5750604081015160ff1615155b1561306957505061029d565b5f613075878784614029565b90506001600160601b038116156131295781516040517f0cec55b80000000000000000000000000000000000000000000000000000000081526001600160a01b0391821660048201526001600160601b03831660248201527f000000000000000000000000000000000000000000000000000000000000000090911690630cec55b8906044015f604051808303815f87803b158015613112575f5ffd5b505af1158015613124573d5f5f3e3d5ffd5b505050505b6040517f42966c68000000000000000000000000000000000000000000000000000000008152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906342966c68906024015f604051808303815f87803b1580156131a1575f5ffd5b505af11580156131b3573d5f5f3e3d5ffd5b5050505050505050505050565b5f7fd239f840b880dc9c3c6b79f5af8995452c3036dad8d6f72d9844356aa3d91cda826040516020016131f4929190615208565b604051602081830303815290604052805190602001209050919050565b5f61325961321e86614085565b85858080601f0160208091040260200160405190810160405280939291908181526020018383808284375f920191909152506140cc92505050565b9050816001600160a01b0316816001600160a01b0316146122f9576040517f366d29f70000000000000000000000000000000000000000000000000000000081526001600160a01b03808316600483015283166024820152604401610294565b60606132e67f000000000000000000000000000000000000000000000000000000000000000060026140f4565b905090565b60606132e67f000000000000000000000000000000000000000000000000000000000000000060036140f4565b5f7ff28c278de553d843ea1765985e56bb258c48d1922ecd37b13878786de20d26e0826040516020016131f492919061521d565b5f61335685613fa5565b90508060085f6133688a8a60016114f8565b81526020019081526020015f205414613397576040516333d1f1fb60e21b815260048101829052602401610294565b5f6133a189613b4a565b90505f5b81811015613421578460085f6133bd8c8560016114f8565b81526020019081526020015f2054036134195760405163ca8bd9fb60e01b815260206004820152600760248201527f61776172646564000000000000000000000000000000000000000000000000006044820152606401610294565b6001016133a5565b505f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166384abcdb361346260408a0160208b01614d36565b61347260808b0160608c01615148565b6040516001600160e01b031960e085901b1681526001600160a01b0390921660048301526001600160801b0316602482015262ffffff87166044820152606401602060405180830381865afa1580156134cd573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906134f19190615272565b90505f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166384abcdb361353360408a0160208b01614d36565b61354360808b0160608c01615148565b6040516001600160e01b031960e085901b1681526001600160a01b0390921660048301526001600160801b0316602482015262ffffff88166044820152606401602060405180830381865afa15801561359e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906135c29190615272565b90508181106131b35760405163ca8bd9fb60e01b815260206004820152600560248201527f70726963650000000000000000000000000000000000000000000000000000006044820152606401610294565b5f82815260046020526040812080549091600160801b9091046001600160801b0316908190036136895760405163ca8bd9fb60e01b81526004016102949060208082526004908201527f6c6f636b00000000000000000000000000000000000000000000000000000000604082015260600190565b81546001600160801b031682555f6127106136ac6105e088016105c08901614bef565b6136ba9061ffff1684614d92565b6136c49190615289565b90506136e06136d96080880160608901614d36565b3383613fe3565b6137056136f36080880160608901614d36565b61dead6137008486614f90565b613fe3565b604051338152849086907fe56379727ecc1b09977e77e20aad6f446a11d2a0db920a44e8ba21cb0e5bc5be9060200160405180910390a3505050505050565b5f8181526007602052604090208054600160e81b900460ff16156137685750505050565b80547fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff16600160e01b1781555f61379f858561419d565b90506001600160601b0381161561387b5781546001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811691638d7b53a291168360025f60405190808252806020026020018201604052801561382d57816020015b604080518082019091525f80825260208201528152602001906001900390816138075790505b506040518563ffffffff1660e01b815260040161384d94939291906152ac565b5f604051808303815f87803b158015613864575f5ffd5b505af1158015613876573d5f5f3e3d5ffd5b505050505b81546040517fb167b18a0000000000000000000000000000000000000000000000000000000081526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000081169263b167b18a926138ef92919091169060c08a01359060029060040161533c565b5f604051808303815f87803b158015613906575f5ffd5b505af1158015613918573d5f5f3e3d5ffd5b505083546040517f06d9882b0000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811694506306d9882b9350613987921690600290600401615360565b5f604051808303815f87803b15801561399e575f5ffd5b505af1158015610a1c573d5f5f3e3d5ffd5b5f60075f6139bd87612463565b815260208101919091526040015f208054909150600160e81b900460ff16156139e657506122f9565b5f6139f2868684611eaa565b905060a08101846005811115613a0a57613a0a614bb3565b90816005811115613a1d57613a1d614bb3565b90525085515f908152600660209081526040808320828a015161ffff16845290915290205460e082015260c083013561010082015260a083018035610120830152613a6b9060808501614c80565b67ffffffffffffffff16610160820152613a8d6102c088016102a08901614c80565b613a9d60a0850160808601614c80565b613aa7919061537d565b816101800151613ab79190614cb9565b67ffffffffffffffff166101a0820181905285546dffffffffffffffff0000000000001916660100000000000090910217855585515f908152600660209081526040808320828a015161ffff168452909152902060c08401359055613b1e87868484612300565b5050505050505050565b5f60405146815283602082015261062083604083013761066090209392505050565b5f613b5d61014083016101208401614c23565b60ff16613b7261012084016101008501614bef565b61ffff166105809190614d92565b5f6001613b9561016084016101408501614eb8565b6003811115613ba657613ba6614bb3565b60ff161115613bd057613bc161026083016102408401615148565b6001600160801b031692915050565b613be261020083016101e08401614c23565b60ff16613bf76101e084016101c08501614c23565b613c059060ff166002614da9565b613c176101c085016101a08601614c23565b60ff16613c23856141fe565b613c2d9190614d92565b613c379190614d92565b613c419190614d92565b613c5361026084016102408501615148565b6001600160801b03166105809190614da9565b81515f9081526005602090815260408083208286015161ffff1684529091528120805460ff1916600617808255909190613cbc906001600160801b036e0100000000000000000000000000009091041684614f90565b9050613ce4613cd16080870160608801614d36565b613cde6020880188614d36565b83613fe3565b836020015161ffff16845f01517fe49dcd2054a76f880725d8faecd340ad1256bf82931f0eff6c56414de3528e5383604051613d2291815260200190565b60405180910390a383515f90815260046020526040902080548190600190613d5290610100900461ffff166153a0565b91906101000a81548161ffff021916908361ffff160217905561ffff165f14613d7d57505050505050565b805460ff1916600317815584516040517f47382aa0aeebab0415c1dc3e50b5b858ed0fb131891fef087be07bf5c98df2a0905f90a261184a8682614261565b5f5f613dc785614320565b9050828114613e0c576040517fe2d2ab0a0000000000000000000000000000000000000000000000000000000081526004810184905260248101829052604401610294565b848610613e1c575f915050613e89565b865f5b82811015613e82575f868683818110613e3a57613e3a6153bc565b905060200201359050886001165f14613e5f575f818152602084905260409020613e6d565b5f8381526020829052604090205b9250600189901c985050806001019050613e1f565b5088149150505b9695505050505050565b6040805160a0810182525f60208201819052918101829052606081018290526080810191909152600181526003613ed261016086016101408701614eb8565b6003811115613ee357613ee3614bb3565b1480613f2d57505f613efd61016086016101408701614eb8565b6003811115613f0e57613f0e614bb3565b14158015613f2d57505f836005811115613f2a57613f2a614bb3565b14155b1561153657600481526127106060820152613f5061040085016103e08601614cec565b613f609063ffffffff1683614d05565b64ffffffffff1660808201529392505050565b5f8282604051602001613f879291906153d0565b60405160208183030381529060405280519060200120905092915050565b6040517f5e92d50e8f9bd2bfe5111949ade743e26b47dc3bfd3a17d4350881cc4859fbeb8082525f916101808460208301376101a090209392505050565b80156114f3576001600160a01b038084165f9081526001602090815260408083209386168352929052908120805483929061401f908490614da9565b9091555050505050565b5f8160c001511561403b57505f611536565b8160a001516140595761405460c0840160a08501614d51565b61407d565b614063848461419d565b61407360c0850160a08601614d51565b61407d919061543d565b949350505050565b5f61058061409161433e565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f6140da8686614467565b9250925092506140ea82826144b0565b5090949350505050565b606060ff831461410e57614107836145b7565b9050610580565b81805461411a9061545c565b80601f01602080910402602001604051908101604052809291908181526020018280546141469061545c565b80156141915780601f1061416857610100808354040283529160200191614191565b820191905f5260205f20905b81548152906001019060200180831161417457829003601f168201915b50505050509050610580565b5f6141ae60c0830160a08401614d51565b6001600160601b03166141c96104c085016104a08601614d51565b6001600160601b0316106141ec576141e760c0830160a08401614d51565b611536565b6115366104c084016104a08501614d51565b5f633b9aca0061421661052084016105008501615148565b6001600160801b03166142316102c085016102a08601614c80565b67ffffffffffffffff166142459190614d92565b61424f9190615289565b613c5361050084016104e08501615148565b80545f9068010000000000000000900464ffffffffff16158015906142c3575061429361046084016104408501614cec565b82546142b89163ffffffff169068010000000000000000900464ffffffffff16614d05565b64ffffffffff164211155b156142cf57505f610580565b81546001600160801b038082168455600160801b909104166143166142fa6080860160608701614d36565b6143076020870187614d36565b836001600160801b0316613fe3565b5060019392505050565b5f5b81816001901b1015611bbd576143378161548e565b9050614322565b5f306001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801561439657507f000000000000000000000000000000000000000000000000000000000000000046145b156143c057507f000000000000000000000000000000000000000000000000000000000000000090565b6132e6604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f5f5f835160410361449e576020840151604085015160608601515f1a614490888285856145f4565b9550955095505050506144a9565b505081515f91506002905b9250925092565b5f8260038111156144c3576144c3614bb3565b036144cc575050565b60018260038111156144e0576144e0614bb3565b03614517576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600282600381111561452b5761452b614bb3565b03614565576040517ffce698f700000000000000000000000000000000000000000000000000000000815260048101829052602401610294565b600382600381111561457957614579614bb3565b036145b3576040517fd78bce0c00000000000000000000000000000000000000000000000000000000815260048101829052602401610294565b5050565b60605f6145c3836146bc565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561462d57505f915060039050826146b2565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa15801561467e573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b0381166146a957505f9250600191508290506146b2565b92505f91508190505b9450945094915050565b5f60ff8216601f811115610580576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f610620828403121561470d575f5ffd5b50919050565b803561ffff81168114611bbd575f5ffd5b5f5f6106408385031215614736575f5ffd5b61474084846146fc565b915061474f6106208401614713565b90509250929050565b5f5f610640838503121561476a575f5ffd5b61477484846146fc565b915061062083013567ffffffffffffffff811115614790575f5ffd5b830161016081860312156147a2575f5ffd5b809150509250929050565b5f610180828403121561470d575f5ffd5b5f5f83601f8401126147ce575f5ffd5b50813567ffffffffffffffff8111156147e5575f5ffd5b6020830191508360208285010111156147fc575f5ffd5b9250929050565b5f5f5f5f6107c08587031215614817575f5ffd5b61482186866146fc565b93506148318661062087016147ad565b92506107a085013567ffffffffffffffff81111561484d575f5ffd5b614859878288016147be565b95989497509550505050565b80151581146118ac575f5ffd5b5f5f5f5f6107e08587031215614886575f5ffd5b61489086866146fc565b93506148a08661062087016147ad565b92506148af6107a08601614713565b91506107c08501356148c081614865565b939692955090935050565b803560ff81168114611bbd575f5ffd5b5f5f5f61066084860312156148ee575f5ffd5b6148f885856146fc565b92506149076106208501614713565b915061491661064085016148cb565b90509250925092565b5f60e0828403121561470d575f5ffd5b5f5f5f5f6107208587031215614943575f5ffd5b61494d86866146fc565b935061495d86610620870161491f565b925061070085013567ffffffffffffffff81111561484d575f5ffd5b5f81518084525f5b8181101561499d57602081850181015186830182015201614981565b505f602082860101526020601f19601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f6149f660e0830189614979565b8281036040840152614a088189614979565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015614a5d578351835260209384019390920191600101614a3f565b50909b9a5050505050505050505050565b5f5f5f5f5f5f5f5f5f898b03610a00811215614a88575f5ffd5b614a928c8c6146fc565b9950614aa16106208c01614713565b9850614ab18c6106408d016147ad565b9750614ac18c6107c08d016147ad565b96506109408b013567ffffffffffffffff811115614add575f5ffd5b614ae98d828e016147be565b909750955050608061095f1982011215614b01575f5ffd5b506109608a0192506109e08a013567ffffffffffffffff811115614b23575f5ffd5b614b2f8c828d016147be565b915080935050809150509295985092959850929598565b5f5f5f60608486031215614b58575f5ffd5b83359250614b6860208501614713565b9150614916604085016148cb565b5f5f5f6108808486031215614b89575f5ffd5b614b9385856146fc565b9250614ba38561062086016147ad565b9150614916856107a0860161491f565b634e487b7160e01b5f52602160045260245ffd5b61ffff831681526040810160078310614be257614be2614bb3565b8260208301529392505050565b5f60208284031215614bff575f5ffd5b61153682614713565b5f60208284031215614c18575f5ffd5b813561153681614865565b5f60208284031215614c33575f5ffd5b611536826148cb565b634e487b7160e01b5f52601160045260245ffd5b60ff818116838216019081111561058057610580614c3c565b803567ffffffffffffffff81168114611bbd575f5ffd5b5f60208284031215614c90575f5ffd5b61153682614c69565b67ffffffffffffffff828116828216039081111561058057610580614c3c565b67ffffffffffffffff818116838216019081111561058057610580614c3c565b803563ffffffff81168114611bbd575f5ffd5b5f60208284031215614cfc575f5ffd5b61153682614cd9565b64ffffffffff818116838216019081111561058057610580614c3c565b6001600160a01b03811681146118ac575f5ffd5b5f60208284031215614d46575f5ffd5b813561153681614d22565b5f60208284031215614d61575f5ffd5b81356001600160601b0381168114611536575f5ffd5b5f60208284031215614d87575f5ffd5b815161153681614865565b808202811582820484141761058057610580614c3c565b8082018082111561058057610580614c3c565b8035825261ffff614dcf60208301614713565b16602083015260ff614de3604083016148cb565b16604083015260ff614df7606083016148cb565b16606083015267ffffffffffffffff614e1260808301614c69565b16608083015260a0818101359083015260c090810135910152565b60e081016105808284614dbc565b6020810160048310614e4f57614e4f614bb3565b91905290565b803564ffffffffff81168114611bbd575f5ffd5b5f60208284031215614e79575f5ffd5b61153682614e55565b60068110614e9257614e92614bb3565b9052565b60408101614ea48285614e82565b64ffffffffff831660208301529392505050565b5f60208284031215614ec8575f5ffd5b813560048110611536575f5ffd5b5f60208284031215614ee6575f5ffd5b815162ffffff81168114611536575f5ffd5b62ffffff828116828216039081111561058057610580614c3c565b634e487b7160e01b5f52601260045260245ffd5b5f61ffff831680614f3a57614f3a614f13565b8061ffff84160491505092915050565b5f5f8335601e19843603018112614f5f575f5ffd5b83018035915067ffffffffffffffff821115614f79575f5ffd5b6020019150600581901b36038213156147fc575f5ffd5b8181038181111561058057610580614c3c565b5f60ff821660ff8103614fb857614fb8614c3c565b60010192915050565b81518152602080830151610240830191614fe09084018261ffff169052565b506040830151614ff5604084018260ff169052565b50606083015161500a606084018260ff169052565b50608083015161501e608084018215159052565b5060a083015161503160a0840182614e82565b5060c083015161504c60c08401826001600160a01b03169052565b5060e083015160e083015261010083015161010083015261012083015161012083015261014083015161014083015261016083015161509861016084018267ffffffffffffffff169052565b506101808301516150b661018084018267ffffffffffffffff169052565b506101a08301516150d46101a084018267ffffffffffffffff169052565b506101c08301516150ef6101c084018264ffffffffff169052565b506101e083015161510a6101e084018264ffffffffff169052565b5061020083015161512861020084018267ffffffffffffffff169052565b5061022083015161514161022084018262ffffff169052565b5092915050565b5f60208284031215615158575f5ffd5b81356001600160801b0381168114611536575f5ffd5b5f5f6040838503121561517f575f5ffd5b825161518a81614d22565b6020939093015192949293505050565b5f6001600160801b038316806151b2576151b2614f13565b806001600160801b0384160491505092915050565b6001600160801b03818116838216029081169081811461514157615141614c3c565b6001600160801b03828116828216039081111561058057610580614c3c565b82815261010081016115366020830184614dbc565b828152813560208083019190915282013560408083019190915260a082019063ffffffff9061524d908501614cd9565b16606083015264ffffffffff61526560608501614e55565b1660808301529392505050565b5f60208284031215615282575f5ffd5b5051919050565b5f8261529757615297614f13565b500490565b60088110614e9257614e92614bb3565b5f608082016001600160a01b03871683526001600160601b03861660208401526152d9604084018661529c565b60806060840152835190819052602084019060a08401905f5b8181101561532e57835180516001600160a01b031684526020908101516001600160601b031681850152909301926040909201916001016152f2565b509098975050505050505050565b6001600160a01b0384168152602081018390526060810161407d604083018461529c565b6001600160a01b038316815260408101611536602083018461529c565b67ffffffffffffffff818116838216029081169081811461514157615141614c3c565b5f61ffff8216806153b3576153b3614c3c565b5f190192915050565b634e487b7160e01b5f52603260045260245ffd5b828152815160c0820190600581106153ea576153ea614bb3565b806020840152506001600160801b0360208401511660408301526001600160801b03604084015116606083015261ffff606084015116608083015264ffffffffff60808401511660a08301529392505050565b6001600160601b03828116828216039081111561058057610580614c3c565b600181811c9082168061547057607f821691505b60208210810361470d57634e487b7160e01b5f52602260045260245ffd5b5f6001820161549f5761549f614c3c565b506001019056',
  TaskSettlement: '0x610260604052348015610010575f5ffd5b5060405161449038038061449083398101604081905261002f916102cb565b80816040518060400160405280600681526020016536bab9ba32b960d11b815250604051806040016040528060018152602001603160f81b81525060015f819055506100856002836101ef60201b90919060201c565b610120526100948160036101ef565b61014052815160208084019190912060e052815190820120610100524660a05261012060e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60809081523060c090815284516001600160a01b0390811661016081905260208088015183166101805260408089015184166101a052979094015182166101c05260a088015182166101e0529187015181166102005260e08701511661022052845163051ed6a360e41b8152945190946351ed6a30945060048082019450908290030181865afa1580156101b6573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101da9190610382565b6001600160a01b0316610240525061055f9050565b5f60208351101561020a5761020383610221565b905061021b565b816102158482610433565b5060ff90505b92915050565b5f5f829050601f81511115610254578260405163305a27a960e01b815260040161024b91906104f1565b60405180910390fd5b805161025f8261053c565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b038111828210171561029e5761029e610267565b60405290565b6001600160a01b03811681146102b8575f5ffd5b50565b80516102c6816102a4565b919050565b5f6101208284031280156102dd575f5ffd5b506102e661027b565b6102ef836102bb565b81526102fd602084016102bb565b602082015261030e604084016102bb565b604082015261031f606084016102bb565b6060820152610330608084016102bb565b608082015261034160a084016102bb565b60a082015261035260c084016102bb565b60c082015261036360e084016102bb565b60e082015261037561010084016102bb565b6101008201529392505050565b5f60208284031215610392575f5ffd5b815161039d816102a4565b9392505050565b600181811c908216806103b857607f821691505b6020821081036103d657634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561042e578282111561042e57805f5260205f20601f840160051c602085101561040757505f5b90810190601f840160051c035f5b8181101561042a575f83820155600101610415565b5050505b505050565b81516001600160401b0381111561044c5761044c610267565b6104608161045a84546103a4565b846103dc565b6020601f821160018114610492575f831561047b5750848201515b5f19600385901b1c1916600184901b1784556104ea565b5f84815260208120601f198516915b828110156104c157878501518255602094850194600190920191016104a1565b50848210156104de57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b8181101561051d5760208186018101516040868401015201610500565b505f604082850101526040601f19601f83011684010191505092915050565b805160208083015191908110156103d6575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516101c0516101e051610200516102205161024051613e706106205f395f61206f01525f818161049101526105c701525f61075601525f61072201525f50505f81816109c0015281816112390152611fa901525f611b1301525f8181611a8a0152818161228a015261232701525f6114a401525f61147201525f612e5c01525f612e3401525f612d8f01525f612db901525f612de30152613e705ff3fe608060405234801561000f575f5ffd5b5060043610610085575f3560e01c80638c8eb74a116100585780638c8eb74a146100e8578063a0e0e341146100fb578063b1a8cbe51461010e578063cb6ba5ea1461012f575f5ffd5b80631902e5dc14610089578063372e29b81461009e5780635c71c273146100b157806384b0196e146100c4575b5f5ffd5b61009c6100973660046133b7565b610142565b005b61009c6100ac36600461340d565b610204565b61009c6100bf3660046134ab565b6102b0565b6100cc610428565b6040516100df9796959493929190613578565b60405180910390f35b61009c6100f636600461340d565b610486565b61009c61010936600461365c565b6105bc565b61012161011c3660046136f9565b6106d2565b6040519081526020016100df565b61009c61013d366004613729565b610717565b5f61016e8461015760c0850160a086016137b2565b61016961020086016101e087016137e4565b610c3c565b90505f61017d85858585610d1c565b60608101515f90815260076020526040902054909150600160e81b900460ff166101c6578151604051635d93ef5d60e11b81526101bd9190600401613821565b60405180910390fd5b6101e38585836101dc6080880160608901613834565b6004610e73565b6101fd85826101f860a087016080880161384d565b610f24565b5050505050565b5f61021f85858561021a36879003870187613882565b610d1c565b90506002610230602084018461391c565b6004811115610241576102416137fd565b101561026e57610254602083018361391c565b604051635d93ef5d60e11b81526004016101bd9190613821565b61028d61028160a08401608085016137e4565b64ffffffffff16611082565b6101fd85858386866102aa6102a5602083018361391c565b6110ae565b5f6110f9565b5f6102c687878761021a36899003890189613882565b905060026102d7602086018661391c565b60048111156102e8576102e86137fd565b1415801561031457506004610300602086018661391c565b6004811115610311576103116137fd565b14155b1561032657610254602085018561391c565b64ffffffffff61033c60a08601608087016137e4565b64ffffffffff160361039b574261035960a08601608087016137e4565b6040517f388b0173000000000000000000000000000000000000000000000000000000008152600481019290925264ffffffffff1660248201526044016101bd565b61040f6103f88260400151604080517f06de066a3f25c2578b69dcd3e1b355378031b00cd5628779a6ef682802d19d3a60208201529081018290525f90606001604051602081830303815290604052805190602001209050919050565b848461040a60408c0160208d01613937565b6113c3565b61041f878783888860015f6110f9565b50505050505050565b5f6060805f5f5f606061043961146b565b61044161149d565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146104d15760405163c0d40b9f60e01b81523360048201526024016101bd565b5f6104e785858561021a36879003870187613882565b905060026104f8602084018461391c565b6004811115610509576105096137fd565b101561051c57610254602083018361391c565b61052c60a08301608084016137e4565b64ffffffffff1642118061055a575064ffffffffff61055160a08401608085016137e4565b64ffffffffff16145b15610570574261035960a08401608085016137e4565b5f61058036849003840184613882565b64ffffffffff6080820152604083015190915061059d90826114ca565b6020928301515f90815260099093526040909220919091555050505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146106075760405163c0d40b9f60e01b81523360048201526024016101bd565b5f61061d87878761021a36899003890189613882565b905064ffffffffff61063560a08601608087016137e4565b64ffffffffff161461067b574261065260a08601608087016137e4565b60405163e58369d160e01b8152600481019290925264ffffffffff1660248201526044016101bd565b600383600481111561068f5761068f6137fd565b1480156106b9575060026106a6602086018661391c565b60048111156106b7576106b76137fd565b145b156106c357600192505b61041f878783888888886110f9565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090505b9392505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015906107795750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b156107995760405163c0d40b9f60e01b81523360048201526024016101bd565b5f6107c0876107ae60c0880160a089016137b2565b61016961020089016101e08a016137e4565b90505f6107cf88888885610d1c565b90506001825160048111156107e6576107e66137fd565b14610807578151604051635d93ef5d60e11b81526101bd9190600401613821565b60608101515f9081526007602052604090208054600160e81b900460ff1615610846576003604051635d93ef5d60e11b81526004016101bd9190613821565b6108566060880160408901613834565b8154600160d01b900460ff9081169116146108c55761087b6060880160408901613834565b81546040517f07db3af500000000000000000000000000000000000000000000000000000000815260ff9283166004820152600160d01b90910490911660248201526044016101bd565b6108de826108d960a08a0160808b0161384d565b6114fc565b6108eb602087018761391c565b839060048111156108fe576108fe6137fd565b90816004811115610911576109116137fd565b9052506109246040870160208801613950565b61ffff166060840152610938898388611578565b6001600160801b031660408401526109586104008a016103e08b01613969565b6109689063ffffffff16426139a0565b64ffffffffff1660808401526002610983602088018861391c565b6004811115610994576109946137fd565b03610ace576109a88989848a61271061164a565b6001600160801b031660208401526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663c788e6a96109f560e08a0160c08b01613937565b610a0260208d018d613937565b602087015160408089015190517fffffffff0000000000000000000000000000000000000000000000000000000060e087901b1681526001600160a01b0394851660048201529390921660248401526001600160801b0390811660448401521660648201526084015f604051808303815f87803b158015610a81575f5ffd5b505af1158015610a93573d5f5f3e3d5ffd5b50610aa8925050506060880160408901613834565b610ab39060016139bd565b815460ff91909116600160d01b0260ff60d01b199091161781555b81602001517f64408e6776e11825128079c147f29c9d67d3f3fb60a20a7c9d96a6d62886a72b84604051610b029190613a2e565b60405180910390a26002610b19602088018861391c565b6004811115610b2a57610b2a6137fd565b148015610b3657508315155b15610bd45760018414610bb257610bb2610ba08360400151604080517f06de066a3f25c2578b69dcd3e1b355378031b00cd5628779a6ef682802d19d3a60208201529081018290525f90606001604051602081830303815290604052805190602001209050919050565b868661040a60408e0160208f01613937565b610bcf898984610bc860808c0160608d01613834565b6001610e73565b610bf7565b610be28260400151846114ca565b6020808401515f908152600990915260409020555b6002610c06602088018861391c565b6004811115610c1757610c176137fd565b03610c3157610c3189836101f860a08b0160808c0161384d565b505050505050505050565b6040805160a0810182525f60208201819052918101829052606081018290526080810191909152600181526003610c7b61016086016101408701613a3c565b6003811115610c8c57610c8c6137fd565b1480610cd657505f610ca661016086016101408701613a3c565b6003811115610cb757610cb76137fd565b14158015610cd657505f836005811115610cd357610cd36137fd565b14155b1561071057600481526127106060820152610cf961040085016103e08601613969565b610d099063ffffffff16836139a0565b64ffffffffff1660808201529392505050565b6040805160e0810182525f60a0820181815260c0830182905282526020820181905281830181905260608201819052608082015281518083019092529080610d6387611805565b8152602001846020016020810190610d7b9190613950565b61ffff16905280825251610da990610d996040860160208701613950565b61011c6060870160408801613834565b6020820152610db783611810565b60408201528051518335141580610dee5750610dd78160400151836114ca565b6020808301515f9081526009909152604090205414155b15610e2d5780602001516040517fd4713aa30000000000000000000000000000000000000000000000000000000081526004016101bd91815260200190565b80518051602090910151610e4c919061011c6080870160608801613834565b60608201819052610e5d9085611825565b610e668561187b565b6080820152949350505050565b806004811115610e8557610e856137fd565b6020848101515f90815260098252604080822093909355606086015181526007909152208054601990610ec190600160c81b900460ff16613a5a565b91906101000a81548160ff021916908360ff16021790555082602001517f1d9989404a7bbcbc5c7ea21ef74be48ecbfd3c13d2d67924032a2148e8e921cf82604051610f0d9190613821565b60405180910390a26101fd8585855f015185611961565b8151515f908152600560209081526040808320855183015161ffff16845290915281208054909190610f62906001906301000000900460ff16613a75565b825460ff80831663010000000263ff000000198316811786559293509182169116176003816006811115610f9857610f986137fd565b148015610fa25750835b15611041576020808601515f90815260099091526040812054906002821480610fcb5750600482145b905080806110115750845465010000000000900460ff16801561101157508651515f908152600b602090815260408083208a5183015161ffff16845290915290205460ff165b156110285761102388885f0151611b7c565b61103a565b61103a88885f01518960800151611d62565b505061107a565b6005816006811115611055576110556137fd565b148015611063575060ff8216155b1561107a5761107a86865f01518760800151611d62565b505050505050565b8042116110ab5760405163e58369d160e01b8152426004820152602481018290526044016101bd565b50565b5f60028260048111156110c3576110c36137fd565b036110d057506001919050565b60038260048111156110e4576110e46137fd565b146110f05760036110f3565b60025b92915050565b60608501515f600261110e602087018761391c565b600481111561111f5761111f6137fd565b141590508080156111425750600284600481111561113f5761113f6137fd565b14155b1561115b5761115b876108d960a0890160808a0161384d565b600284600481111561116f5761116f6137fd565b03611186576111818989878587611ead565b611318565b8015611318575f60018560048111156111a1576111a16137fd565b146111bb576111b66080870160608801613950565b6111bf565b6127105b5f8481526007602052604081205461ffff92909216925090600160e81b900460ff166111f7576111f28b8b8b8b8661164a565b6111f9565b5f5b6001600160801b031690506112146060880160408901613a8e565b6001600160801b03161580159061122a57508015155b15611315576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663c788e6a961126e60e08b0160c08c01613937565b61127b60208f018f613937565b8461128c60608d0160408e01613a8e565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e087901b1681526001600160a01b03948516600482015293909216602484015260448301526001600160801b031660648201526084015f604051808303815f87803b1580156112fe575f5ffd5b505af1158015611310573d5f5f3e3d5ffd5b505050505b50505b80156113645761132e6060870160408801613834565b6113399060016139bd565b5f838152600760205260409020805460ff92909216600160d01b0260ff60d01b199092169190911790555b61138089898961137a60808b0160608c01613834565b88610e73565b6002846004811115611394576113946137fd565b036113a8576113a889885f0151888b6123a1565b8015610c3157610c3189886101f860a08a0160808b0161384d565b5f61140b6113d0866125e9565b85858080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525061263092505050565b9050816001600160a01b0316816001600160a01b0316146101fd576040517f366d29f70000000000000000000000000000000000000000000000000000000081526001600160a01b038083166004830152831660248201526044016101bd565b60606114987f00000000000000000000000000000000000000000000000000000000000000006002612658565b905090565b60606114987f00000000000000000000000000000000000000000000000000000000000000006003612658565b5f82826040516020016114de929190613aa7565b60405160208183030381529060405280519060200120905092915050565b80611505575050565b8151515f908152600560209081526040808320855183015161ffff1684529091529020546301000000900460ff166001811115611573576040517fd40848af00000000000000000000000000000000000000000000000000000000815260ff821660048201526024016101bd565b505050565b5f806115876040840184613abb565b90509050805f0361159b575f915050610710565b5f5b81811015611610576116086115b86080880160608901613937565b6115c56040870187613abb565b848181106115d5576115d5613b01565b90506020020160208101906115ea9190613937565b6115fa6080880160608901613a8e565b6001600160801b0316612701565b60010161159d565b505f6116226080850160608601613a8e565b611635906001600160801b031683613b15565b90506116418582612747565b95945050505050565b5f80611667876116626101a087016101808801613b2c565b612818565b90505f61167a60a086016080870161384d565b61169957611694886116626101c088016101a08901613b2c565b6116a3565b670de0b6b3a76400005b90505f806116b96103008b016102e08c01613937565b6001600160a01b0316146116d9576116d4898988868661289f565b611723565b670de0b6b3a76400006116ec8484613b53565b67ffffffffffffffff1661170660808b0160608c01613a8e565b6001600160801b03166117199190613b15565b6117239190613b73565b90506127106117328683613b15565b61173c9190613b73565b8751515f9081526005602090815260408083208b5183015161ffff16845290915281205460808a0151929350909161178491600160701b90046001600160801b031690613b92565b90508082106117935780611795565b815b9450846001600160801b03165f036117b3575f945050505050611641565b6117c688866001600160801b0316612747565b6117f86117d960808c0160608d01613937565b6117e960e08a0160c08b01613937565b876001600160801b0316612701565b5050505095945050505050565b5f6110f33083612a2b565b5f604051610240838237610240902092915050565b5f61182f82612a4d565b5f848152600860205260409020549091508114611573576040517fcf47c7ec000000000000000000000000000000000000000000000000000000008152600481018290526024016101bd565b5f600161189061016084016101408501613a3c565b60038111156118a1576118a16137fd565b60ff1611156118cb576118bc61026083016102408401613a8e565b6001600160801b031692915050565b6118dd61020083016101e08401613834565b60ff166118f26101e084016101c08501613834565b6119009060ff166002613ba5565b6119126101c085016101a08601613834565b60ff1661191e85612a8b565b6119289190613b15565b6119329190613b15565b61193c9190613b15565b61194e61026084016102408501613a8e565b6001600160801b03166110f39190613ba5565b5f611974835f01518460200151846106d2565b5f81815260076020908152604091829020825160e08101845290546001600160a01b038116825264ffffffffff600160a01b8204169282019290925260ff600160c81b8304811693820193909352600160d01b820483166060820152600160d81b820483161580156080830152600160e01b83048416151560a0830152600160e81b909204909216151560c08301529192509080611a185750604081015160ff1615155b15611a24575050611b76565b5f611a30878784612aee565b90506001600160601b03811615611ae45781516040517f0cec55b80000000000000000000000000000000000000000000000000000000081526001600160a01b0391821660048201526001600160601b03831660248201527f000000000000000000000000000000000000000000000000000000000000000090911690630cec55b8906044015f604051808303815f87803b158015611acd575f5ffd5b505af1158015611adf573d5f5f3e3d5ffd5b505050505b6040517f42966c68000000000000000000000000000000000000000000000000000000008152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906342966c68906024015f604051808303815f87803b158015611b5c575f5ffd5b505af1158015611b6e573d5f5f3e3d5ffd5b505050505050505b50505050565b80515f908152600560209081526040808320828501805161ffff908116865291845282852086518652600b8552838620915190921685528352928190208151606081018352815460ff8116158015835261010090910467ffffffffffffffff16948201949094526001909101549181019190915290611c7f5760408082015184515f90815260066020908152838220818801805161ffff90811685529183528584209490945581860151875467ffffffffffffffff9091166601000000000000026dffffffffffffffff0000000000001990911617875587518352600b8252848320935116825291909152908120805468ffffffffffffffffff19168155600101555b815460ff19166004178255611c9c61044085016104208601613969565b611cac9063ffffffff16426139a0565b83515f908152600a60209081526040808320828801805161ffff9081168652918452828520805464ffffffffff191664ffffffffff979097169690961790955584518851808652600685528386209651831686529584529382902054875483519182526601000000000000900467ffffffffffffffff16938101939093529290921692917fcea823eb2ef713d2f10e99fb9330c727dee55489a2ee97005c39ddbc8dd3a37691015b60405180910390a350505050565b81515f9081526005602090815260408083208286015161ffff1684529091528120805460ff1916600617808255909190611dad906001600160801b03600160701b9091041684613b92565b9050611dd5611dc26080870160608801613937565b611dcf6020880188613937565b83612701565b836020015161ffff16845f01517fe49dcd2054a76f880725d8faecd340ad1256bf82931f0eff6c56414de3528e5383604051611e1391815260200190565b60405180910390a383515f90815260046020526040902080548190600190611e4390610100900461ffff16613bb8565b91906101000a81548161ffff021916908361ffff160217905561ffff165f14611e6e57505050505050565b805460ff1916600317815584516040517f47382aa0aeebab0415c1dc3e50b5b858ed0fb131891fef087be07bf5c98df2a0905f90a261041f8682612b4a565b5f828152600760209081526040808320815160e08101835281546001600160a01b038116825264ffffffffff600160a01b8204169482019490945260ff600160c81b8504811693820193909352600160d01b840483166060820152600160d81b8404831615156080820152600160e01b84048316151560a0820152600160e81b909304909116151560c08301529190611f499088908890612aee565b82547fffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8116600160e81b1784556040517f06d9882b0000000000000000000000000000000000000000000000000000000081529192506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000008116926306d9882b92611fe2921690600190600401613bdf565b5f604051808303815f87803b158015611ff9575f5ffd5b505af115801561200b573d5f5f3e3d5ffd5b50505050806001600160601b03165f036120265750506101fd565b5f6120376060870160408801613a8e565b6001600160801b03166120506040880160208901613a8e565b6001600160801b03166120639190613ba5565b90506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661209f60808a0160608b01613937565b6001600160a01b0316146120e6576120bd6080880160608901613a8e565b6001600160801b03166120d9826001600160601b038516613b15565b6120e39190613b73565b90505b5f6127106120fc6106008b016105e08c01613950565b6121139061ffff166001600160601b038616613b15565b61211d9190613b73565b604080516002808252606082019092529192505f9190816020015b604080518082019091525f8082526020820152815260200190600190039081612138575050604080518082019091529091508061217860208d018d613937565b6001600160a01b031681526020018385106121935783612195565b845b6001600160601b0316815250815f815181106121b3576121b3613b01565b60200260200101819052506040518060400160405280876001600160a01b031681526020015f6001600160a01b0316886001600160a01b03161461222c576127106122066105e08e016105c08f01613950565b61221d9061ffff166001600160601b038916613b15565b6122279190613b73565b61222e565b5f5b6001600160601b03168152508160018151811061224d5761224d613b01565b602090810291909101015284546040517f8d7b53a20000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811692638d7b53a2926122ca92919091169088906001908790600401613bfc565b5f604051808303815f87803b1580156122e1575f5ffd5b505af11580156122f3573d5f5f3e3d5ffd5b505086546040517fb167b18a0000000000000000000000000000000000000000000000000000000081526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000008116945063b167b18a935061236892169060c08f013590600190600401613c8c565b5f604051808303815f87803b15801561237f575f5ffd5b505af1158015612391573d5f5f3e3d5ffd5b5050505050505050505050505050565b82515f9081526005602090815260408083208287015161ffff1684529091529020805460ff1660068160068111156123db576123db6137fd565b14806123f8575060058160068111156123f6576123f66137fd565b145b15612404575050611b76565b84515f908152600b602090815260408083208289015161ffff1684529091529020825465ff0000000000191665010000000000178355805460ff16158061247557508054610100900467ffffffffffffffff166124696101a087016101808801613b2c565b67ffffffffffffffff16105b156124ee57805460ff191660011781556124976101a086016101808701613b2c565b815467ffffffffffffffff919091166101000268ffffffffffffffff00199091161781556124cd6101a086016101808701613b2c565b67ffffffffffffffff16156124e6578460e001356124e8565b5f5b60018201555b6004826006811115612502576125026137fd565b03612516576125118787611b7c565b61041f565b600182600681111561252a5761252a6137fd565b0361041f5761253f6080860160608701613834565b8354610100900460ff90811691161461255e5761251187876005612c16565b8551602087015184546001926007925f92612582929190610100900460ff166106d2565b815260208101919091526040015f208054911515600160d81b027fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9092169190911790556125d08787611b7c565b825461041f90889086908990610100900460ff16611961565b5f6110f36125f5612d83565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f61263e8686612eac565b92509250925061264e8282612ef5565b5090949350505050565b606060ff83146126725761266b83612ffc565b90506110f3565b81805461267e90613cb0565b80601f01602080910402602001604051908101604052809291908181526020018280546126aa90613cb0565b80156126f55780601f106126cc576101008083540402835291602001916126f5565b820191905f5260205f20905b8154815290600101906020018083116126d857829003601f168201915b505050505090506110f3565b8015611573576001600160a01b038084165f9081526001602090815260408083209386168352929052908120805483929061273d908490613ba5565b9091555050505050565b8151515f908152600560209081526040808320855183015161ffff1684529091528120805490919061278a908490600160701b90046001600160801b0316613ba5565b905083608001518111156127da5760808401516040517f9f92b9750000000000000000000000000000000000000000000000000000000081526101bd918391600401918252602082015260400190565b81546001600160801b03909116600160701b027fffff00000000000000000000000000000000ffffffffffffffffffffffffffff9091161790555050565b5f61282b6102e084016102c08501613b2c565b67ffffffffffffffff168267ffffffffffffffff16101561288f576128586102e084016102c08501613b2c565b67ffffffffffffffff168267ffffffffffffffff16670de0b6b3a76400006128809190613b15565b61288a9190613b73565b610710565b670de0b6b3a76400009392505050565b60408051610140810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e08101829052610100810182905261012081018290526128fe6080870160608801613a8e565b6001600160801b0316815261291960a0870160808801613a8e565b6001600160801b031660208201526129396101a086016101808701613b2c565b67ffffffffffffffff16604082015261295a6101c086016101a08701613b2c565b67ffffffffffffffff16606082015261297b6102e088016102c08901613b2c565b67ffffffffffffffff908116608083015284811660a0830152831660c08201526129ad6101e086016101c087016137e4565b6129bf61020087016101e088016137e4565b6129c99190613ce2565b64ffffffffff1660e08201526129e761024088016102208901613969565b63ffffffff16610100820152610320870135610120820152612a20612a1461030089016102e08a01613937565b88610300013583613039565b979650505050505050565b5f60405146815283602082015261062083604083013761066090209392505050565b6040517f5e92d50e8f9bd2bfe5111949ade743e26b47dc3bfd3a17d4350881cc4859fbeb8082525f916101808460208301376101a090209392505050565b5f633b9aca00612aa361052084016105008501613a8e565b6001600160801b0316612abe6102c085016102a08601613b2c565b67ffffffffffffffff16612ad29190613b15565b612adc9190613b73565b61194e61050084016104e08501613a8e565b5f8160c0015115612b0057505f610710565b8160a00151612b1e57612b1960c0840160a08501613cff565b612b42565b612b2884846131f6565b612b3860c0850160a08601613cff565b612b429190613d25565b949350505050565b80545f9068010000000000000000900464ffffffffff1615801590612bac5750612b7c61046084016104408501613969565b8254612ba19163ffffffff169068010000000000000000900464ffffffffff166139a0565b64ffffffffff164211155b15612bb857505f6110f3565b81546001600160801b03808216845570010000000000000000000000000000000090910416612c0c612bf06080860160608701613937565b612bfd6020870187613937565b836001600160801b0316612701565b5060019392505050565b81515f9081526005602090815260408083208286015161ffff1684529091528120805460ff19166002179055612c546103e085016103c08601613969565b612c649063ffffffff16426139a0565b6040805160808101825264ffffffffff831681525f60208201529192508101836005811115612c9557612c956137fd565b81525f602091820181905285518152600a825260408082208784015161ffff168352835290819020835181549385015167ffffffffffffffff1665010000000000026cffffffffffffffffffffffffff1990941664ffffffffff9091161792909217808355908301519082906dff0000000000000000000000000019166d0100000000000000000000000000836005811115612d3357612d336137fd565b021790555060608201518160010155905050826020015161ffff16835f01517f5bac008f00ea0b819bf44cacac0310d1949d3a090a52d1946d83ed556ab8ae908484604051611d54929190613d44565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015612ddb57507f000000000000000000000000000000000000000000000000000000000000000046145b15612e0557507f000000000000000000000000000000000000000000000000000000000000000090565b611498604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f5f5f8351604103612ee3576020840151604085015160608601515f1a612ed588828585613252565b955095509550505050612eee565b505081515f91506002905b9250925092565b5f826003811115612f0857612f086137fd565b03612f11575050565b6001826003811115612f2557612f256137fd565b03612f5c576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6002826003811115612f7057612f706137fd565b03612faa576040517ffce698f7000000000000000000000000000000000000000000000000000000008152600481018290526024016101bd565b6003826003811115612fbe57612fbe6137fd565b03612ff8576040517fd78bce0c000000000000000000000000000000000000000000000000000000008152600481018290526024016101bd565b5050565b60605f6130088361331a565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f5f8260a001518360c0015161304f9190613b53565b67ffffffffffffffff1690505f670de0b6b3a764000082855f01516001600160801b031661307d9190613b15565b6130879190613b73565b90505f670de0b6b3a76400008386602001516001600160801b03166130ac9190613b15565b6130b69190613b73565b905085876001600160a01b03163f146130d3575091506107109050565b5f603f6130e4620186a06040613b15565b6130ee9190613b73565b6130fa90611388613ba5565b9050805a1015613142575a6040517f9fa729820000000000000000000000000000000000000000000000000000000081526004810191909152602481018290526044016101bd565b5f5f6131b68a896040516024016131599190613d6e565b60408051601f198184030181529190526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167fee09508a0000000000000000000000000000000000000000000000000000000017905261335a565b915091508115806131c657508481115b156131d957849650505050505050610710565b8381106131e657806131e8565b835b9a9950505050505050505050565b5f61320760c0830160a08401613cff565b6001600160601b03166132226104c085016104a08601613cff565b6001600160601b0316106132405761288a60c0830160a08401613cff565b6107106104c084016104a08501613cff565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561328b57505f91506003905082613310565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156132dc573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b03811661330757505f925060019150829050613310565b92505f91508190505b9450945094915050565b5f60ff8216601f8111156110f3576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5f60205f84516020860187620186a0fa5f51601f3d119091169590945092505050565b5f610620828403121561338f575f5ffd5b50919050565b5f610180828403121561338f575f5ffd5b5f610240828403121561338f575f5ffd5b5f5f5f6109e084860312156133ca575f5ffd5b6133d4858561337e565b92506133e4856106208601613395565b91506133f4856107a086016133a6565b90509250925092565b5f60a0828403121561338f575f5ffd5b5f5f5f5f610a808587031215613421575f5ffd5b61342b868661337e565b935061343b866106208701613395565b925061344b866107a087016133a6565b915061345b866109e087016133fd565b905092959194509250565b5f5f83601f840112613476575f5ffd5b50813567ffffffffffffffff81111561348d575f5ffd5b6020830191508360208285010111156134a4575f5ffd5b9250929050565b5f5f5f5f5f5f610aa087890312156134c1575f5ffd5b6134cb888861337e565b95506134db886106208901613395565b94506134eb886107a089016133a6565b93506134fb886109e089016133fd565b9250610a8087013567ffffffffffffffff811115613517575f5ffd5b61352389828a01613466565b979a9699509497509295939492505050565b5f81518084525f5b818110156135595760208185018101518683018201520161353d565b505f602082860101526020601f19601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f6135b260e0830189613535565b82810360408401526135c48189613535565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156136195783518352602093840193909201916001016135fb565b50909b9a5050505050505050505050565b600581106110ab575f5ffd5b80356136418161362a565b919050565b80356001600160a01b0381168114613641575f5ffd5b5f5f5f5f5f5f610ac08789031215613672575f5ffd5b61367c888861337e565b955061368c886106208901613395565b945061369c886107a089016133a6565b93506136ac886109e089016133fd565b9250610a808701356136bd8161362a565b91506136cc610aa08801613646565b90509295509295509295565b803561ffff81168114613641575f5ffd5b803560ff81168114613641575f5ffd5b5f5f5f6060848603121561370b575f5ffd5b8335925061371b602085016136d8565b91506133f4604085016136e9565b5f5f5f5f5f5f610a20878903121561373f575f5ffd5b613749888861337e565b9550613759886106208901613395565b9450613769886107a089016133a6565b93506109e087013567ffffffffffffffff811115613785575f5ffd5b87016080818a031215613796575f5ffd5b9250610a0087013567ffffffffffffffff811115613517575f5ffd5b5f602082840312156137c2575f5ffd5b813560068110610710575f5ffd5b803564ffffffffff81168114613641575f5ffd5b5f602082840312156137f4575f5ffd5b610710826137d0565b634e487b7160e01b5f52602160045260245ffd5b600581106110ab576110ab6137fd565b6020810161382e83613811565b91905290565b5f60208284031215613844575f5ffd5b610710826136e9565b5f6020828403121561385d575f5ffd5b81358015158114610710575f5ffd5b80356001600160801b0381168114613641575f5ffd5b5f60a0828403128015613893575f5ffd5b5060405160a0810167ffffffffffffffff811182821017156138c357634e487b7160e01b5f52604160045260245ffd5b6040526138cf83613636565b81526138dd6020840161386c565b60208201526138ee6040840161386c565b60408201526138ff606084016136d8565b6060820152613910608084016137d0565b60808201529392505050565b5f6020828403121561392c575f5ffd5b81356107108161362a565b5f60208284031215613947575f5ffd5b61071082613646565b5f60208284031215613960575f5ffd5b610710826136d8565b5f60208284031215613979575f5ffd5b813563ffffffff81168114610710575f5ffd5b634e487b7160e01b5f52601160045260245ffd5b64ffffffffff81811683821601908111156110f3576110f361398c565b60ff81811683821601908111156110f3576110f361398c565b80516139e181613811565b808352506001600160801b0360208201511660208301526001600160801b03604082015116604083015261ffff606082015116606083015264ffffffffff60808201511660808301525050565b60a081016110f382846139d6565b5f60208284031215613a4c575f5ffd5b813560048110610710575f5ffd5b5f60ff821680613a6c57613a6c61398c565b5f190192915050565b60ff82811682821603908111156110f3576110f361398c565b5f60208284031215613a9e575f5ffd5b6107108261386c565b82815260c0810161071060208301846139d6565b5f5f8335601e19843603018112613ad0575f5ffd5b83018035915067ffffffffffffffff821115613aea575f5ffd5b6020019150600581901b36038213156134a4575f5ffd5b634e487b7160e01b5f52603260045260245ffd5b80820281158282048414176110f3576110f361398c565b5f60208284031215613b3c575f5ffd5b813567ffffffffffffffff81168114610710575f5ffd5b67ffffffffffffffff82811682821603908111156110f3576110f361398c565b5f82613b8d57634e487b7160e01b5f52601260045260245ffd5b500490565b818103818111156110f3576110f361398c565b808201808211156110f3576110f361398c565b5f61ffff821680613a6c57613a6c61398c565b60088110613bdb57613bdb6137fd565b9052565b6001600160a01b0383168152604081016107106020830184613bcb565b5f608082016001600160a01b03871683526001600160601b0386166020840152613c296040840186613bcb565b60806060840152835190819052602084019060a08401905f5b81811015613c7e57835180516001600160a01b031684526020908101516001600160601b03168185015290930192604090920191600101613c42565b509098975050505050505050565b6001600160a01b03841681526020810183905260608101612b426040830184613bcb565b600181811c90821680613cc457607f821691505b60208210810361338f57634e487b7160e01b5f52602260045260245ffd5b64ffffffffff82811682821603908111156110f3576110f361398c565b5f60208284031215613d0f575f5ffd5b81356001600160601b0381168114610710575f5ffd5b6001600160601b0382811682821603908111156110f3576110f361398c565b6040810160068410613d5857613d586137fd565b92815264ffffffffff9190911660209091015290565b81516001600160801b0316815261014081016020830151613d9a60208401826001600160801b03169052565b506040830151613db6604084018267ffffffffffffffff169052565b506060830151613dd2606084018267ffffffffffffffff169052565b506080830151613dee608084018267ffffffffffffffff169052565b5060a0830151613e0a60a084018267ffffffffffffffff169052565b5060c0830151613e2660c084018267ffffffffffffffff169052565b5060e0830151613e4260e084018267ffffffffffffffff169052565b50610100830151613e6061010084018267ffffffffffffffff169052565b506101209283015191909201529056',
} as const
