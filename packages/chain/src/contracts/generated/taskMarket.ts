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
  "name": "TenureEnded",
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
    "name": "tenure",
    "type": "uint8",
    "indexed": false,
    "internalType": "uint8"
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
  TaskMarket: '0x610240604052348015610010575f5ffd5b506040516163a23803806163a283398101604081905261002f9161024b565b8283846040518060400160405280600681526020016536bab9ba32b960d11b815250604051806040016040528060018152602001603160f81b81525060015f8190555061008660028361017b60201b90919060201c565b6101205261009581600361017b565b61014052815160208084019190912060e052815190820120610100524660a05261012160e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60809081523060c05283516001600160a01b0390811661016052602085015181166101805260409094015184166101a05260609094015183166101c052505091015181166101e052918216610200521661022052506104ed565b5f6020835110156101965761018f836101ad565b90506101a7565b816101a184826103c1565b5060ff90505b92915050565b5f5f829050601f815111156101e0578260405163305a27a960e01b81526004016101d7919061047f565b60405180910390fd5b80516101eb826104ca565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b038111828210171561022a5761022a6101f3565b60405290565b80516001600160a01b0381168114610246575f5ffd5b919050565b5f5f5f83850361016081121561025f575f5ffd5b61012081121561026d575f5ffd5b50610276610207565b61027f85610230565b815261028d60208601610230565b602082015261029e60408601610230565b60408201526102af60608601610230565b60608201526102c060808601610230565b60808201526102d160a08601610230565b60a08201526102e260c08601610230565b60c08201526102f360e08601610230565b60e08201526103056101008601610230565b610100820152925061031a6101208501610230565b91506103296101408501610230565b90509250925092565b600181811c9082168061034657607f821691505b60208210810361036457634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156103bc57828211156103bc57805f5260205f20601f840160051c602085101561039557505f5b90810190601f840160051c035f5b818110156103b8575f838201556001016103a3565b5050505b505050565b81516001600160401b038111156103da576103da6101f3565b6103ee816103e88454610332565b8461036a565b6020601f821160018114610420575f83156104095750848201515b5f19600385901b1c1916600184901b178455610478565b5f84815260208120601f198516915b8281101561044f578785015182556020948501946001909201910161042f565b508482101561046c57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b818110156104ab576020818601810151604086840101520161048e565b505f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610364575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516101c0516101e0516102005161022051615de66105bc5f395f6102d101525f6102ab01525f8181611761015261179c01525f8181613a800152613b4d01525f81816128df01526129b001525f61303701525f818161079e01528181610afd015281816111870152818161198801528181611e560152613dc101525f61267401525f61264201525f61453701525f61450f01525f61446a01525f61449401525f6144be0152615de65ff3fe608060405234801561000f575f5ffd5b5060043610610169575f3560e01c80638889c1d8116100cb578063e517f1591161007f578063f7888aec11610064578063f7888aec14610641578063f837a6e314610679578063f940e3851461069c57610169565b8063e517f1591461060e578063ebfa45231461062157610169565b8063b1a8cbe5116100b0578063b1a8cbe514610589578063cac5b8a3146105db578063cf66151b146105ee57610169565b80638889c1d8146105635780638b76e8a11461057657610169565b80634489cbf0116101225780634cace497116101075780634cace497146105225780636dce4ab01461053557806384b0196e1461054857610169565b80634489cbf0146104fc5780634a53ca3a1461050f57610169565b8063101ef70611610153578063101ef7061461034e57806325b11f621461036e578063408ef7111461038157610169565b8062b64fb0146103135780630de5093e14610339575b5f80356001600160e01b0319167fcb6ba5ea0000000000000000000000000000000000000000000000000000000014806101cd57505f356001600160e01b0319167f372e29b800000000000000000000000000000000000000000000000000000000145b8061020257505f356001600160e01b0319167f5c71c27300000000000000000000000000000000000000000000000000000000145b8061023757505f356001600160e01b0319167f1902e5dc00000000000000000000000000000000000000000000000000000000145b8061026c57505f356001600160e01b0319167f8c8eb74a00000000000000000000000000000000000000000000000000000000145b806102a157505f356001600160e01b0319167fa0e0e34100000000000000000000000000000000000000000000000000000000145b90505f816102cf577f00000000000000000000000000000000000000000000000000000000000000006102f1565b7f00000000000000000000000000000000000000000000000000000000000000005b9050604051365f82375f5f3683855af43d5f833e8061030e573d82fd5b503d81f35b6103266103213660046147fc565b6106af565b6040519081526020015b60405180910390f35b61034c61034736600461484c565b6106fe565b005b61036161035c3660046148d8565b610952565b604051610330919061492a565b61034c61037c3660046149e1565b610a6f565b6104ef61038f3660046147fc565b6040805160e080820183525f80835260208084018290528385018290526060808501839052608080860184905260a080870185905260c096870185905287518085019b909b5261ffff999099168a88015260ff9788168a8301528651808b03909201825289018087528151918301919091208352600790915290849020610160880190945292546001600160a01b0381168452600160a01b810464ffffffffff16958701959095527901000000000000000000000000000000000000000000000000008504841691860191909152600160d01b84048316908501527b010000000000000000000000000000000000000000000000000000008304821615156101008501527c01000000000000000000000000000000000000000000000000000000008304821615156101208501527d0100000000000000000000000000000000000000000000000000000000009092041615156101409092019190915290565b60405161033091906149fa565b61034c61050a366004614ac2565b610ad2565b61032661051d366004614b24565b610c4e565b610326610530366004614b3f565b610c58565b61034c610543366004614ba8565b610dbb565b610550610dca565b6040516103309796959493929190614c22565b61034c610571366004614cd4565b610e28565b61034c610584366004614b24565b6112b9565b6103266105973660046147fc565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090509392505050565b6103266105e9366004614dac565b61139b565b6106016105fc366004614dfe565b6113d9565b6040516103309190614e25565b61034c61061c366004614ea5565b6114bb565b61063461062f366004614dfe565b6115a8565b6040516103309190614ee0565b61032661064f366004614ba8565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b61068c610687366004614ef3565b6115d7565b6040519015158152602001610330565b61034c6106aa366004614ba8565b61162f565b60408051602080820186905261ffff85168284015260ff841660608084019190915283518084039091018152608090920183528151918101919091205f908152600890915220545b9392505050565b6107078461163a565b5f61071185611696565b5f8181526004602052604090209091506001815460ff16600381111561073957610739614902565b0361088657805464ffffffffff421668010000000000000000026cffffffffff00000000000000ff19909116176002178155604080517f7667180800000000000000000000000000000000000000000000000000000000815290516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169163766718089160048083019260209291908290030181865afa1580156107e7573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061080b9190614f48565b815462ffffff919091166d0100000000000000000000000000027fffffffffffffffffffffffffffffffff000000ffffffffffffffffffffffffff90911617815560405183815282907fc4077b7fcf39af56e7615fe64c13ff3ecc731409c8a74a6f5c1002975993c5769060200160405180910390a26108cb565b6002815460ff16600381111561089e5761089e614902565b146108cb57805460405163572f6dbf60e11b81526108c29160ff1690600401614f63565b60405180910390fd5b5f6108de61044088016104208901614f8c565b82546108fe9163ffffffff16906301000000900464ffffffffff16614fbb565b64ffffffffff1690505f5b8581101561094857610940888589898581811061092857610928614fd8565b905060200281019061093a9190614fec565b856116a1565b600101610909565b5050505050505050565b6040805161010080820183525f8083526020808401829052838501829052606084018290526080840182905260a0840182905260c0840182905260e084018290528682526005815284822061ffff8716835290528390208351918201909352825491929091829060ff1660068111156109cd576109cd614902565b60068111156109de576109de614902565b8152905460ff61010082048116602084015262010000820481166040840152630100000082048116606084015264010000000082048116608084015265010000000000820416151560a083015267ffffffffffffffff660100000000000082041660c08301526001600160801b036e0100000000000000000000000000009091041660e09091015290505b92915050565b335f818152600d6020908152604080832067ffffffffffffffff861680855290835292819020805460ff19166001179055519182527fa8d32db0dde8f959586985c288cc83f7872d99c3eb8bf5c34b1113268a7cec9e910160405180910390a250565b610adb8461163a565b5f610af185610ae987611696565b868686611a29565b90506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663159aa0f4610b32604087016020880161500b565b610b4260c0880160a0890161503c565b6040516001600160e01b031960e085901b1681526001600160a01b0390921660048301526001600160601b03166024820152604401602060405180830381865afa158015610b92573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610bb69190615062565b15610c045760405163ca8bd9fb60e01b815260206004820152600860248201527f66756e6461626c6500000000000000000000000000000000000000000000000060448201526064016108c2565b5f818152600e6020526040808220805460ff191660011790555182918635917f51ad6a2afcba197029bf48717274ecb495406932f11aca2771f040adcaf426e19190a35050505050565b5f610a6982611696565b5f610c61611f47565b610c6a8561163a565b5f610c7486611696565b90505f610c8082611f88565b9050610c8b87611fd6565b8154610100900461ffff1614610cba57805460405163572f6dbf60e11b81526108c29160ff1690600401614f63565b805462ffffff19166003178082555f906001600160801b03600160801b90910416610ce489611fd6565b610ced8a61200c565b610cf7919061507d565b610d019190615094565b82546001600160801b031683559050610d36610d2360808a0160608b0161500b565b610d3060208b018b61500b565b836120f2565b5f610d4288888861218d565b6040519196509150859085907fbe835f14d6ddf479bbba6a9a7c59a8914272bf13754a7c01314744b8183fea82905f90a3610da6610d8660808a0160608b0161500b565b33610da1610d9a60808d0160608e0161500b565b3386612387565b612403565b50505050610db360015f55565b949350505050565b610dc682338361254e565b5050565b5f6060805f5f5f6060610ddb61263b565b610de361266d565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f610e328a611696565b5f81815260046020526040808220815160c0810190925280549394509192909190829060ff166003811115610e6957610e69614902565b6003811115610e7a57610e7a614902565b81529054610100810461ffff1660208301526301000000810464ffffffffff908116604084015268010000000000000000820481166060808501919091526d0100000000000000000000000000830462ffffff166080850152600160801b9092046001600160801b031660a090930192909252820151919250165f03610f1657805160405163572f6dbf60e11b81526108c29190600401614f63565b610f286104608c016104408d01614f8c565b63ffffffff168160600151610f3d9190614fbb565b64ffffffffff16421115610f9c5742610f5e6104608d016104408e01614f8c565b63ffffffff168260600151610f739190614fbb565b60405163388b017360e01b8152600481019290925264ffffffffff1660248201526044016108c2565b5f610faa8c848b8b8b611a29565b9050610fd2610fb88761269a565b86868f6020016020810190610fcd919061500b565b6126eb565b853583141580610fe6575080866020013514155b156110345760405163ca8bd9fb60e01b815260206004820152600760248201527f726563656970740000000000000000000000000000000000000000000000000060448201526064016108c2565b816060015164ffffffffff1686606001602081019061105391906150a7565b64ffffffffff16106110aa5760405163ca8bd9fb60e01b81526004016108c29060208082526004908201527f6c61746500000000000000000000000000000000000000000000000000000000604082015260600190565b606082015164ffffffffff166110c86101208b016101008c016150a7565b64ffffffffff16101561111e5760405163ca8bd9fb60e01b815260206004820152600760248201527f657870697265640000000000000000000000000000000000000000000000000060448201526064016108c2565b5f818152600e602052604090205460ff161561117d5760405163ca8bd9fb60e01b815260206004820152600a60248201527f756e66756e6461626c650000000000000000000000000000000000000000000060448201526064016108c2565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663159aa0f46111bc60408c0160208d0161500b565b6111cc60c08d0160a08e0161503c565b6040516001600160e01b031960e085901b1681526001600160a01b0390921660048301526001600160601b03166024820152604401602060405180830381865afa15801561121c573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112409190615062565b61128d5760405163ca8bd9fb60e01b815260206004820152600560248201527f7374616b6500000000000000000000000000000000000000000000000000000060448201526064016108c2565b6112a08c848d8d8d868860800151612793565b6112ab8c8483612ac6565b505050505050505050505050565b5f60045f6112c684611696565b815260208101919091526040015f2090506003815460ff1660038111156112ef576112ef614902565b1461131357805460405163572f6dbf60e11b81526108c29160ff1690600401614f63565b61131d8282612bf6565b610dc6574261133461046084016104408501614f8c565b82546113599163ffffffff169068010000000000000000900464ffffffffff16614fbb565b6040517fe58369d1000000000000000000000000000000000000000000000000000000008152600481019290925264ffffffffff1660248201526044016108c2565b5f6113a4611f47565b5f6113b085858561218d565b90925090506113cf6113c8608087016060880161500b565b3383612403565b506106f760015f55565b6040805160c0810182525f80825260208201819052918101829052606081018290526080810182905260a08101919091525f8281526004602052604090819020815160c081019092528054829060ff16600381111561143a5761143a614902565b600381111561144b5761144b614902565b8152905461ffff610100820416602083015264ffffffffff630100000082048116604084015268010000000000000000820416606083015262ffffff6d010000000000000000000000000082041660808301526001600160801b03600160801b9091041660a09091015292915050565b6114c48261163a565b5f6114ce83611696565b90505f6114da82611f88565b805490915064ffffffffff63010000009091048116908416111580611511575061150762278d0042615094565b8364ffffffffff16115b1561154a576040516339bac5cd60e11b8152602060048201526008602482015267189a59155b9d1a5b60c21b60448201526064016108c2565b805467ffffffffff0000001916630100000064ffffffffff851690810291909117825560405190815282907f35508accda9331f1a0d07890265f5646649341eeea3db8678c3e17d7aa057c4a9060200160405180910390a250505050565b5f8181526009602052604081205460048111156115c5575f6106f7565b8060048111156106f7576106f7614902565b5f6115fe6115ea3685900385018561511a565b6115f93685900385018561526c565b612cb5565b60095f6116186116133688900388018861511a565b612ce7565b81526020019081526020015f205414905092915050565b610dc682828361254e565b611647602082018261500b565b6001600160a01b0316336001600160a01b031614611693576040517f8ccfb2890000000000000000000000000000000000000000000000000000000081523360048201526024016108c2565b50565b5f610a693083612d33565b815f6116bc8686846116b761018082018261530b565b611a29565b90506116cc6101a085018561534e565b159050806116fb57506116e560e0830160c08401615394565b61ffff166116f76101a086018661534e565b9050115b1561175f5761170e6101a085018561534e565b905061172060e0840160c08501615394565b6040517f276ea1cf000000000000000000000000000000000000000000000000000000008152600481019290925261ffff1660248201526044016108c2565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161580159061187157506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016630244827e60408401356117d360208a018a61500b565b6117e56102408b016102208c01614f8c565b6117f59063ffffffff1642614fbb565b6040516001600160e01b031960e086901b16815260048101939093526001600160a01b03909116602483015264ffffffffff166044820152606401602060405180830381865afa15801561184b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061186f9190615062565b155b156118955760408051631bad3ed160e21b81529083013560048201526024016108c2565b5f5b6118a56101a086018661534e565b905081101561190f5761190787604051806040016040528089815260200188806101a001906118d4919061534e565b868181106118e4576118e4614fd8565b90506020020160208101906118f99190615394565b61ffff169052858588612d49565b600101611897565b505f61191f6101a086018661534e565b905061193160c0850160a0860161503c565b6001600160601b0316611944919061507d565b90506001600160601b0381111561197e576040516393b2f4b560e01b8152600481018290526001600160601b0360248201526044016108c2565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016631f3bd2fc6119bd604086016020870161500b565b6040516001600160e01b031960e084901b1681526001600160a01b0390911660048201526001600160601b03841660248201526044015f604051808303815f87803b158015611a0a575f5ffd5b505af1158015611a1c573d5f5f3e3d5ffd5b5050505050505050505050565b5f83358514611a67576040517fa9548118000000000000000000000000000000000000000000000000000000008152843560048201526024016108c2565b611a7760808501606086016153ad565b6001600160801b03161580611abd5750611a99610260870161024088016153ad565b6001600160801b0316611ab260808601606087016153ad565b6001600160801b0316115b15611b2957611ad260808501606086016153ad565b611ae4610260880161024089016153ad565b6040517fac01f1b90000000000000000000000000000000000000000000000000000000081526001600160801b039283166004820152911660248201526044016108c2565b611b3960808501606086016153ad565b6001600160801b0316611b5260a08601608087016153ad565b6001600160801b03161115611bc657611b7160a08501608086016153ad565b611b8160808601606087016153ad565b6040517f08c792f00000000000000000000000000000000000000000000000000000000081526001600160801b039283166004820152911660248201526044016108c2565b611bd86102a08701610280880161503c565b6001600160601b0316611bf160c0860160a0870161503c565b6001600160601b03161015611c4e57611c1060c0850160a0860161503c565b611c226102a08801610280890161503c565b6040516393b2f4b560e01b81526001600160601b039283166004820152911660248201526044016108c2565b85610300013584610160013514611ca3576040517fbc2ab15b000000000000000000000000000000000000000000000000000000008152610160850135600482015261030087013560248201526044016108c2565b600d5f611cb6604087016020880161500b565b6001600160a01b0316815260208101919091526040015f90812090611ce3610160870161014088016149e1565b67ffffffffffffffff16815260208101919091526040015f205460ff1615611d7457611d15604085016020860161500b565b611d27610160860161014087016149e1565b6040517f142774890000000000000000000000000000000000000000000000000000000081526001600160a01b03909216600483015267ffffffffffffffff1660248201526044016108c2565b611d81602087018761500b565b6001600160a01b0316611d9a604086016020870161500b565b6001600160a01b03161480611dde5750611dba604087016020880161500b565b6001600160a01b0316611dd3604086016020870161500b565b6001600160a01b0316145b15611e1857611df3604085016020860161500b565b6040516336a6542360e01b81526001600160a01b0390911660048201526024016108c2565b604080517f1a1642f50000000000000000000000000000000000000000000000000000000081529085013560048201525f9081906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690631a1642f5906024016040805180830381865afa158015611e9a573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611ebe91906153c6565b9092509050611ed3604087016020880161500b565b6001600160a01b0316826001600160a01b0316141580611ef757508760c001358114155b15611f1b5760408051631bad3ed160e21b81529087013560048201526024016108c2565b611f2486613143565b9250611f3c838686610fcd60408b0160208c0161500b565b505095945050505050565b60025f5403611f82576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60025f55565b5f8181526004602052604090206001815460ff166003811115611fad57611fad614902565b14611fd157805460405163572f6dbf60e11b81526108c29160ff1690600401614f63565b919050565b5f611fe9610140830161012084016153f2565b60ff16611ffe61012084016101008501615394565b61ffff16610a69919061507d565b5f600161202161016084016101408501615419565b600381111561203257612032614902565b60ff16111561205c5761204d610260830161024084016153ad565b6001600160801b031692915050565b61206e61020083016101e084016153f2565b60ff166120836101e084016101c085016153f2565b6120919060ff166002615094565b6120a36101c085016101a086016153f2565b60ff166120af85613177565b6120b9919061507d565b6120c3919061507d565b6120cd919061507d565b6120df610260840161024085016153ad565b6001600160801b0316610a699190615094565b805f036120fe57505050565b6001600160a01b038084165f90815260016020908152604080832093861683529290529081208054839290612134908490615094565b92505081905550816001600160a01b0316836001600160a01b03167f4e45da441832cf53bdaa69235704fc0575e68210f459ee1562911024b12967d58360405161218091815260200190565b60405180910390a3505050565b5f5f6121988561163a565b6101008311156121ed576040516339bac5cd60e11b81526004016108c29060208082526004908201527f68696e7400000000000000000000000000000000000000000000000000000000604082015260600190565b6121f6856131da565b6121ff85613a4f565b61220885611696565b5f818152600460205260408120919350815460ff16600381111561222e5761222e614902565b14612268576040517f02939410000000000000000000000000000000000000000000000000000000008152600481018490526024016108c2565b5f61227287611fd6565b825461ffff82166101000262ffffff19909116176001178355905061229f610220880161020089016150a7565b825464ffffffffff9190911663010000000267ffffffffff000000199091161782556122d3610280880161026089016153ad565b82546001600160801b03918216600160801b0291161782556122fd610280880161026089016153ad565b6001600160801b0316816123108961200c565b61231a919061507d565b6123249190615094565b925060c0870135612338602089018961500b565b6001600160a01b0316857fd7ef53d82aa86c1bf1144788609d35c3e7ff10d7939d73500d57b651e441034d8a8a8a604051612375939291906158c0565b60405180910390a45050935093915050565b6001600160a01b038084165f908152600160209081526040808320938616835292905290812054818382106123bc57836123be565b815b90506123ca8183615901565b6001600160a01b038088165f908152600160209081526040808320938a16835292905220556123f98185615901565b9695505050505050565b805f0361240f57505050565b6040516370a0823160e01b81523060048201525f906001600160a01b038516906370a0823190602401602060405180830381865afa158015612453573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906124779190615914565b905061248e6001600160a01b038516843085613ec1565b6040516370a0823160e01b81523060048201525f9082906001600160a01b038716906370a0823190602401602060405180830381865afa1580156124d4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906124f89190615914565b6125029190615901565b9050828114612547576040517f74bf1a0300000000000000000000000000000000000000000000000000000000815260048101849052602481018290526044016108c2565b5050505050565b612556611f47565b6001600160a01b038084165f908152600160209081526040808320938616835292905290812054908190036125b7576040517fd0d04f6000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b038481165f8181526001602090815260408083208886168085529083528184209390935551858152938616939192917fa4195c37c2947bbe89165f03e320b6903116f0b10d8cfdb522330f7ce6f9fa24910160405180910390a461262c6001600160a01b0385168383613f3d565b5061263660015f55565b505050565b60606126687f00000000000000000000000000000000000000000000000000000000000000006002613f6e565b905090565b60606126687f00000000000000000000000000000000000000000000000000000000000000006003613f6e565b5f7ff28c278de553d843ea1765985e56bb258c48d1922ecd37b13878786de20d26e0826040516020016126ce92919061592b565b604051602081830303815290604052805190602001209050919050565b5f6127336126f886614017565b85858080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525061405e92505050565b9050816001600160a01b0316816001600160a01b031614612547576040517f366d29f70000000000000000000000000000000000000000000000000000000081526001600160a01b038083166004830152831660248201526044016108c2565b5f61279d85613143565b6040805160208082018b905261ffff8a1682840152600160608084019190915283518084039091018152608090920183528151918101919091205f908152600890915220549091508114612820576040517fcf47c7ec000000000000000000000000000000000000000000000000000000008152600481018290526024016108c2565b5f61282a89611fd6565b90505f5b818110156128d3576040805160208082018c905261ffff841682840152600160608084019190915283518084039091018152608090920183528151918101919091205f908152600890915220548590036128cb5760405163ca8bd9fb60e01b815260206004820152600760248201527f617761726465640000000000000000000000000000000000000000000000000060448201526064016108c2565b60010161282e565b505f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166384abcdb361291460408a0160208b0161500b565b61292460808b0160608c016153ad565b6040516001600160e01b031960e085901b1681526001600160a01b0390921660048301526001600160801b0316602482015262ffffff87166044820152606401602060405180830381865afa15801561297f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906129a39190615914565b90505f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166384abcdb36129e560408a0160208b0161500b565b6129f560808b0160608c016153ad565b6040516001600160e01b031960e085901b1681526001600160a01b0390921660048301526001600160801b0316602482015262ffffff88166044820152606401602060405180830381865afa158015612a50573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612a749190615914565b9050818110611a1c5760405163ca8bd9fb60e01b815260206004820152600560248201527f707269636500000000000000000000000000000000000000000000000000000060448201526064016108c2565b5f82815260046020526040812080549091600160801b9091046001600160801b031690819003612b3b5760405163ca8bd9fb60e01b81526004016108c29060208082526004908201527f6c6f636b00000000000000000000000000000000000000000000000000000000604082015260600190565b81546001600160801b031682555f612710612b5e6105e088016105c08901615394565b612b6c9061ffff168461507d565b612b769190615996565b9050612b92612b8b608088016060890161500b565b33836120f2565b612bb7612ba5608088016060890161500b565b61dead612bb28486615901565b6120f2565b604051338152849086907fe56379727ecc1b09977e77e20aad6f446a11d2a0db920a44e8ba21cb0e5bc5be9060200160405180910390a3505050505050565b80545f9068010000000000000000900464ffffffffff1615801590612c585750612c2861046084016104408501614f8c565b8254612c4d9163ffffffff169068010000000000000000900464ffffffffff16614fbb565b64ffffffffff164211155b15612c6457505f610a69565b81546001600160801b038082168455600160801b90910416612cab612c8f608086016060870161500b565b612c9c602087018761500b565b836001600160801b03166120f2565b5060019392505050565b5f8282604051602001612cc9929190615a11565b60405160208183030381529060405280519060200120905092915050565b805160208083015160408085015181518085019590955261ffff9092168482015260ff909116606080850191909152815180850390910181526080909301905281519101205f90610a69565b5f468383604051602001612cc993929190615ba0565b612d5285611fd6565b846020015161ffff1610612d9e5760208401516040517fd61ca78a00000000000000000000000000000000000000000000000000000000815261ffff90911660048201526024016108c2565b83515f9081526005602090815260408083208288015161ffff168452909152812090815460ff166006811115612dd657612dd6614902565b03612e3d5781421115612e055760405163388b017360e01b8152426004820152602481018390526044016108c2565b612e17610120850161010086016150a7565b64ffffffffff16421115612e385742610f73610120860161010087016150a7565b612ed6565b6004815460ff166006811115612e5557612e55614902565b03612e9857612e6c610140850161012086016150a7565b64ffffffffff16421115612e8d5742610f73610140860161012087016150a7565b612e38868286614086565b602085015181546040517ff1c285770000000000000000000000000000000000000000000000000000000081526108c2929160ff1690600401615bc4565b6001612eea610140880161012089016153f2565b60ff161115612f0d57612f0d8686612f08604088016020890161500b565b614286565b80545f90612f2490610100900460ff166001615bdc565b825460ff1960ff831661010081029190911661ffff1990921691909117600117845587516020808a0151604080518084019490945261ffff9091168382015260608084019490945280518084039094018452608090920182528251928101929092205f818152600784528290209394509291612fa491890190890161500b565b81546001600160a01b039182167fffffffffffffff0000000000000000000000000000000000000000000000000090911617600160a01b4264ffffffffff16021780835585547fffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffff9091166201000090910460ff16600160d01b021782555f838152600860209081526040918290208990557f0000000000000000000000000000000000000000000000000000000000000000909216916340c10f199161306f91908b01908b0161500b565b60405160e083901b6001600160e01b03191681526001600160a01b039091166004820152602481018590526044015f604051808303815f87803b1580156130b4575f5ffd5b505af11580156130c6573d5f5f3e3d5ffd5b506130db92505050604088016020890161500b565b6001600160a01b0316886020015161ffff16895f01517f0d89d025c9fefe9e6b9d403f801505a2a7d7f474281bb9f444d92f1aaff25be2868a60405161313092919060ff929092168252602082015260400190565b60405180910390a4505050505050505050565b5f7f5e92d50e8f9bd2bfe5111949ade743e26b47dc3bfd3a17d4350881cc4859fbeb826040516020016126ce929190615bf5565b5f633b9aca0061318f610520840161050085016153ad565b6001600160801b03166131aa6102c085016102a086016149e1565b67ffffffffffffffff166131be919061507d565b6131c89190615996565b6120df61050084016104e085016153ad565b5f6131eb604083016020840161500b565b6001600160a01b031603613242576040516339bac5cd60e11b815260206004820152600660248201527f7369676e6572000000000000000000000000000000000000000000000000000060448201526064016108c2565b5f61324c82611fd6565b905080158061325c575061010081115b156132aa576040516339bac5cd60e11b815260206004820152600560248201527f706172747300000000000000000000000000000000000000000000000000000060448201526064016108c2565b60026132be61016084016101408501615419565b60038111156132cf576132cf614902565b146132f2576132e6610140830161012084016153f2565b60ff166001141561330b565b6002613306610140840161012085016153f2565b60ff16105b15613359576040516339bac5cd60e11b815260206004820152600660248201527f636f70696573000000000000000000000000000000000000000000000000000060448201526064016108c2565b61336b610260830161024084016153ad565b6001600160801b03165f036133ae576040516339bac5cd60e11b81526020600482015260086024820152676d6178507269636560c01b60448201526064016108c2565b6133c06102c083016102a084016149e1565b67ffffffffffffffff165f03613419576040516339bac5cd60e11b815260206004820152600c60248201527f7365676d656e74556e697473000000000000000000000000000000000000000060448201526064016108c2565b61342b6102e083016102c084016149e1565b67ffffffffffffffff165f03613484576040516339bac5cd60e11b815260206004820152600860248201527f6d6178556e69747300000000000000000000000000000000000000000000000060448201526064016108c2565b61349661020083016101e084016153f2565b60ff1615806134b9575060646134b461020084016101e085016153f2565b60ff16115b15613507576040516339bac5cd60e11b815260206004820152600a60248201527f64656c697665726965730000000000000000000000000000000000000000000060448201526064016108c2565b4261351a610220840161020085016150a7565b64ffffffffff161080613550575061353562278d0042615094565b613547610220840161020085016150a7565b64ffffffffff16115b15613589576040516339bac5cd60e11b8152602060048201526008602482015267189a59155b9d1a5b60c21b60448201526064016108c2565b61359b61024083016102208401614f8c565b63ffffffff1615806135c657506276a7006135be61024084016102208501614f8c565b63ffffffff16115b15613614576040516339bac5cd60e11b815260206004820152600a60248201527f72756e5365636f6e64730000000000000000000000000000000000000000000060448201526064016108c2565b610300820180359061362a906102e0850161500b565b6001600160a01b03163f1415801561365c57505f61365061030084016102e0850161500b565b6001600160a01b031614155b156136aa576040516339bac5cd60e11b815260206004820152600760248201527f706179436f64650000000000000000000000000000000000000000000000000060448201526064016108c2565b6001600160801b036136bb8361200c565b11156136f5576040516339bac5cd60e11b81526020600482015260086024820152676d6178507269636560c01b60448201526064016108c2565b5f61370861016084016101408501615419565b600381111561371957613719614902565b1415801561374157505f61373561030084016102e0850161500b565b6001600160a01b031614155b1561378f576040516339bac5cd60e11b815260206004820152600360248201527f706179000000000000000000000000000000000000000000000000000000000060448201526064016108c2565b60026137a361016084016101408501615419565b60038111156137b4576137b4614902565b14806137e2575060036137cf61016084016101408501615419565b60038111156137e0576137e0614902565b145b156137eb575050565b6137fd610180830161016084016153f2565b60ff165f03613851576040516339bac5cd60e11b81526004016108c29060208082526004908201527f6c65616400000000000000000000000000000000000000000000000000000000604082015260600190565b613863610180830161016084016153f2565b60ff166138786101a0840161018085016153f2565b60ff16116138c9576040516339bac5cd60e11b815260206004820152600a60248201527f72656a6563744c6561640000000000000000000000000000000000000000000060448201526064016108c2565b6138db6101a0830161018084016153f2565b60ff166138f06101c084016101a085016153f2565b60ff1610806139135750601f61390e6101c084016101a085016153f2565b60ff16115b15613961576040516339bac5cd60e11b815260206004820152600360248201527f636170000000000000000000000000000000000000000000000000000000000060448201526064016108c2565b6139736101e083016101c084016153f2565b60ff161580613996575060206139916101e084016101c085016153f2565b60ff16115b156139cf576040516339bac5cd60e11b81526020600482015260086024820152677365676d656e747360c01b60448201526064016108c2565b60016139e361016084016101408501615419565b60038111156139f4576139f4614902565b148015613a165750613a0e6101e083016101c084016153f2565b60ff16600114155b15610dc6576040516339bac5cd60e11b81526020600482015260086024820152677365676d656e747360c01b60448201526064016108c2565b5f8161034001604051602001613a659190615d22565b6040516020818303038152906040528051906020012090505f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663c76f9c166040518163ffffffff1660e01b8152600401602060405180830381865afa158015613ada573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613afe9190615914565b9050808214613b43576040517f541358ec00000000000000000000000000000000000000000000000000000000815260048101839052602481018290526044016108c2565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663930eaddc613b82608086016060870161500b565b6040516001600160e01b031960e084901b1681526001600160a01b039091166004820152602401602060405180830381865afa158015613bc4573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613be89190615062565b613c3a57613bfc608084016060850161500b565b6040517f42f22db50000000000000000000000000000000000000000000000000000000081526001600160a01b0390911660048201526024016108c2565b613c4c610580840161056085016153ad565b6001600160801b0316613c67610280850161026086016153ad565b6001600160801b03161080613cba5750613c896104e084016104c085016153ad565b613c9d906001600160801b0316600261507d565b613caf610280850161026086016153ad565b6001600160801b0316105b15613d08576040516339bac5cd60e11b815260206004820152600960248201527f74727573744c6f636b000000000000000000000000000000000000000000000060448201526064016108c2565b613d1a6105a08401610580850161503c565b6001600160601b0316613d356102a08501610280860161503c565b6001600160601b03161015613d8d576040516339bac5cd60e11b815260206004820152600960248201527f7374616b654c6f636b000000000000000000000000000000000000000000000060448201526064016108c2565b6040517fd41fe7a600000000000000000000000000000000000000000000000000000000815260c084013560048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063d41fe7a6906024016040805180830381865afa158015613e0d573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613e319190615d31565b509050613e4661062085016106008601615394565b61ffff168163ffffffff161015613ebb5760c084013581613e6f61062087016106008801615394565b6040517f1d98c984000000000000000000000000000000000000000000000000000000008152600481019390935263ffffffff909116602483015261ffff1660448201526064016108c2565b50505050565b6040516001600160a01b038481166024830152838116604483015260648201839052613ebb9186918216906323b872dd906084015b604051602081830303815290604052915060e01b6020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff838183161783525050505061439c565b6040516001600160a01b0383811660248301526044820183905261263691859182169063a9059cbb90606401613ef6565b606060ff8314613f8857613f8183614421565b9050610a69565b818054613f9490615d5e565b80601f0160208091040260200160405190810160405280929190818152602001828054613fc090615d5e565b801561400b5780601f10613fe25761010080835404028352916020019161400b565b820191905f5260205f20905b815481529060010190602001808311613fee57829003601f168201915b50505050509050610a69565b5f610a6961402361445e565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f61406c8686614587565b92509250925061407c82826145d0565b5090949350505050565b61409861020084016101e085016153f2565b825460ff91821662010000909104909116106140f8576140c061020084016101e085016153f2565b6040517f84083ea800000000000000000000000000000000000000000000000000000000815260ff90911660048201526024016108c2565b815465010000000000900460ff1661410f57505050565b81546301000000900460ff16156141605781546040517fd40848af000000000000000000000000000000000000000000000000000000008152630100000090910460ff1660048201526024016108c2565b81545f906e01000000000000000000000000000090046001600160801b03166141888561200c565b6141929190615901565b83549091505f9062010000900460ff166141b461020087016101e088016153f2565b6141be9190615d90565b60ff166141d36101e087016101c088016153f2565b6141e19060ff166002615094565b6141f36101c088016101a089016153f2565b60ff166141ff88613177565b614209919061507d565b614213919061507d565b61421d919061507d565b61422d60808501606086016153ad565b6001600160801b03166142409190615094565b905081811115612547576040517f9f92b97500000000000000000000000000000000000000000000000000000000815260048101829052602481018390526044016108c2565b5f614299610140850161012086016153f2565b60ff1683602001516142ab9190615da9565b83602001516142ba9190615dcc565b61ffff169050805b6142d4610140860161012087016153f2565b6142e19060ff1683615094565b81101561254757602084015161ffff1681146143945783515f908152600560209081526040808320848452825280832054875182518085019190915261ffff86168184015261010090910460ff166060808301829052835180840390910181526080909201835281519184019190912084526007909252909120546001600160a01b03858116911603614392576040516336a6542360e01b81526001600160a01b03851660048201526024016108c2565b505b6001016142c2565b5f5f60205f8451602086015f885af1806143bb576040513d5f823e3d81fd5b50505f513d915081156143d25780600114156143df565b6001600160a01b0384163b155b15613ebb576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024016108c2565b60605f61442d836146d3565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f306001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161480156144b657507f000000000000000000000000000000000000000000000000000000000000000046145b156144e057507f000000000000000000000000000000000000000000000000000000000000000090565b612668604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f5f5f83516041036145be576020840151604085015160608601515f1a6145b088828585614713565b9550955095505050506145c9565b505081515f91506002905b9250925092565b5f8260038111156145e3576145e3614902565b036145ec575050565b600182600381111561460057614600614902565b03614637576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600282600381111561464b5761464b614902565b03614685576040517ffce698f7000000000000000000000000000000000000000000000000000000008152600481018290526024016108c2565b600382600381111561469957614699614902565b03610dc6576040517fd78bce0c000000000000000000000000000000000000000000000000000000008152600481018290526024016108c2565b5f60ff8216601f811115610a69576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561474c57505f915060039050826147d1565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa15801561479d573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b0381166147c857505f9250600191508290506147d1565b92505f91508190505b9450945094915050565b803561ffff81168114611fd1575f5ffd5b803560ff81168114611fd1575f5ffd5b5f5f5f6060848603121561480e575f5ffd5b8335925061481e602085016147db565b915061482c604085016147ec565b90509250925092565b5f6106208284031215614846575f5ffd5b50919050565b5f5f5f5f6106608587031215614860575f5ffd5b61486a8686614835565b935061062085013567ffffffffffffffff811115614886575f5ffd5b8501601f81018713614896575f5ffd5b803567ffffffffffffffff8111156148ac575f5ffd5b8760208260051b84010111156148c0575f5ffd5b94976020919091019650939461064001359392505050565b5f5f604083850312156148e9575f5ffd5b823591506148f9602084016147db565b90509250929050565b634e487b7160e01b5f52602160045260245ffd5b6007811061492657614926614902565b9052565b5f6101008201905061493d828451614916565b60ff602084015116602083015260ff604084015116604083015260ff60608401511660608301526080830151614978608084018260ff169052565b5060a083015161498c60a084018215159052565b5060c08301516149a860c084018267ffffffffffffffff169052565b5060e08301516149c360e08401826001600160801b03169052565b5092915050565b803567ffffffffffffffff81168114611fd1575f5ffd5b5f602082840312156149f1575f5ffd5b6106f7826149ca565b5f60e0820190506001600160a01b03835116825264ffffffffff602084015116602083015260ff604084015116604083015260ff606084015116606083015260808301511515608083015260a0830151614a5860a084018215159052565b5060c08301516149c360c084018215159052565b5f6101808284031215614846575f5ffd5b5f5f83601f840112614a8d575f5ffd5b50813567ffffffffffffffff811115614aa4575f5ffd5b602083019150836020828501011115614abb575f5ffd5b9250929050565b5f5f5f5f6107c08587031215614ad6575f5ffd5b614ae08686614835565b9350614af0866106208701614a6c565b92506107a085013567ffffffffffffffff811115614b0c575f5ffd5b614b1887828801614a7d565b95989497509550505050565b5f6106208284031215614b35575f5ffd5b6106f78383614835565b5f5f5f5f610c608587031215614b53575f5ffd5b614b5d8686614835565b9350614b6d866106208701614835565b9250610c4085013567ffffffffffffffff811115614b0c575f5ffd5b6001600160a01b0381168114611693575f5ffd5b8035611fd181614b89565b5f5f60408385031215614bb9575f5ffd5b8235614bc481614b89565b91506020830135614bd481614b89565b809150509250929050565b5f81518084525f5b81811015614c0357602081850181015186830182015201614be7565b505f602082860101526020601f19601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f614c5c60e0830189614bdf565b8281036040840152614c6e8189614bdf565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015614cc3578351835260209384019390920191600101614ca5565b50909b9a5050505050505050505050565b5f5f5f5f5f5f5f5f5f898b03610a00811215614cee575f5ffd5b614cf88c8c614835565b9950614d076106208c016147db565b9850614d178c6106408d01614a6c565b9750614d278c6107c08d01614a6c565b96506109408b013567ffffffffffffffff811115614d43575f5ffd5b614d4f8d828e01614a7d565b909750955050608061095f1982011215614d67575f5ffd5b506109608a0192506109e08a013567ffffffffffffffff811115614d89575f5ffd5b614d958c828d01614a7d565b915080935050809150509295985092959850929598565b5f5f5f6106408486031215614dbf575f5ffd5b614dc98585614835565b925061062084013567ffffffffffffffff811115614de5575f5ffd5b614df186828701614a7d565b9497909650939450505050565b5f60208284031215614e0e575f5ffd5b5035919050565b6004811061169357611693614902565b815160c0820190614e3581614e15565b8083525061ffff602084015116602083015264ffffffffff604084015116604083015264ffffffffff606084015116606083015262ffffff60808401511660808301526001600160801b0360a08401511660a083015292915050565b803564ffffffffff81168114611fd1575f5ffd5b5f5f6106408385031215614eb7575f5ffd5b614ec18484614835565b91506148f96106208401614e91565b6005811061169357611693614902565b60208101614eed83614ed0565b91905290565b5f5f8284036102e0811215614f06575f5ffd5b610240811215614f14575f5ffd5b83925060a061023f1982011215614f29575f5ffd5b50610240830190509250929050565b62ffffff81168114611693575f5ffd5b5f60208284031215614f58575f5ffd5b81516106f781614f38565b60208101614eed83614e15565b63ffffffff81168114611693575f5ffd5b8035611fd181614f70565b5f60208284031215614f9c575f5ffd5b81356106f781614f70565b634e487b7160e01b5f52601160045260245ffd5b64ffffffffff8181168382160190811115610a6957610a69614fa7565b634e487b7160e01b5f52603260045260245ffd5b5f82356101be19833603018112615001575f5ffd5b9190910192915050565b5f6020828403121561501b575f5ffd5b81356106f781614b89565b80356001600160601b0381168114611fd1575f5ffd5b5f6020828403121561504c575f5ffd5b6106f782615026565b8015158114611693575f5ffd5b5f60208284031215615072575f5ffd5b81516106f781615055565b8082028115828204841417610a6957610a69614fa7565b80820180821115610a6957610a69614fa7565b5f602082840312156150b7575f5ffd5b6106f782614e91565b604051610240810167ffffffffffffffff811182821017156150f057634e487b7160e01b5f52604160045260245ffd5b60405290565b8035611fd181615055565b803560068110611fd1575f5ffd5b8035611fd181614f38565b5f61024082840312801561512c575f5ffd5b506151356150c0565b82358152615145602084016147db565b6020820152615156604084016147ec565b6040820152615167606084016147ec565b6060820152615178608084016150f6565b608082015261518960a08401615101565b60a082015261519a60c08401614b9d565b60c082015260e083810135908201526101008084013590820152610120808401359082015261014080840135908201526151d761016084016149ca565b6101608201526151ea61018084016149ca565b6101808201526151fd6101a084016149ca565b6101a08201526152106101c08401614e91565b6101c08201526152236101e08401614e91565b6101e082015261523661020084016149ca565b610200820152615249610220840161510f565b6102208201529392505050565b80356001600160801b0381168114611fd1575f5ffd5b5f60a082840312801561527d575f5ffd5b5060405160a0810167ffffffffffffffff811182821017156152ad57634e487b7160e01b5f52604160045260245ffd5b6040528235600581106152be575f5ffd5b81526152cc60208401615256565b60208201526152dd60408401615256565b60408201526152ee606084016147db565b60608201526152ff60808401614e91565b60808201529392505050565b5f5f8335601e19843603018112615320575f5ffd5b83018035915067ffffffffffffffff82111561533a575f5ffd5b602001915036819003821315614abb575f5ffd5b5f5f8335601e19843603018112615363575f5ffd5b83018035915067ffffffffffffffff82111561537d575f5ffd5b6020019150600581901b3603821315614abb575f5ffd5b5f602082840312156153a4575f5ffd5b6106f7826147db565b5f602082840312156153bd575f5ffd5b6106f782615256565b5f5f604083850312156153d7575f5ffd5b82516153e281614b89565b6020939093015192949293505050565b5f60208284031215615402575f5ffd5b6106f7826147ec565b803560048110611fd1575f5ffd5b5f60208284031215615429575f5ffd5b6106f78261540b565b61492681614e15565b6154528261544883614f81565b63ffffffff169052565b61545e60208201614f81565b63ffffffff16602083015261547560408201614f81565b63ffffffff16604083015261548c60608201614f81565b63ffffffff1660608301526154a360808201614f81565b63ffffffff1660808301526154ba60a08201614f81565b63ffffffff1660a08301526154d160c08201614f81565b63ffffffff1660c08301526154e860e08201614f81565b63ffffffff1660e08301526155006101008201614f81565b63ffffffff166101008301526155196101208201615256565b6001600160801b03166101208301526155356101408201615026565b6001600160601b03166101408301526155516101608201615026565b6001600160601b031661016083015261556d6101808201615256565b6001600160801b03166101808301526155896101a08201615256565b6001600160801b03166101a08301526155a56101c08201615256565b6001600160801b03166101c08301526155c16101e08201614f81565b63ffffffff166101e08301526155da6102008201614f81565b63ffffffff166102008301526155f36102208201615256565b6001600160801b031661022083015261560f6102408201615026565b6001600160601b031661024083015261562b6102608201615026565b6001600160601b031661026083015261564761028082016147db565b61ffff1661028083015261565e6102a082016147db565b61ffff166102a08301526156756102c082016147db565b61ffff81166102c0840152505050565b61569f8261569283614b9d565b6001600160a01b03169052565b6156ab60208201614b9d565b6001600160a01b03166020830152604081810135908301526156cf60608201614b9d565b6001600160a01b031660608301526080818101359083015260a0808201359083015260c0808201359083015260e0808201359083015261571261010082016147db565b61ffff1661010083015261572961012082016147ec565b60ff1661012083015261573f610140820161540b565b61574d610140840182615432565b5061575b61016082016147ec565b60ff1661016083015261577161018082016147ec565b60ff166101808301526157876101a082016147ec565b60ff166101a083015261579d6101c082016147ec565b60ff166101c08301526157b36101e082016147ec565b60ff166101e08301526157c96102008201614e91565b64ffffffffff166102008301526157e36102208201614f81565b63ffffffff166102208301526157fc6102408201615256565b6001600160801b03166102408301526158186102608201615256565b6001600160801b03166102608301526158346102808201615026565b6001600160601b03166102808301526158506102a082016149ca565b67ffffffffffffffff166102a083015261586d6102c082016149ca565b67ffffffffffffffff166102c083015261588a6102e08201614b9d565b6001600160a01b03166102e083015261030081810135908301526103208082013590830152610dc661034080840190830161543b565b6158ca8185615685565b6106406106208201528161064082015281836106608301375f81830161066090810191909152601f909201601f1916010192915050565b81810381811115610a6957610a69614fa7565b5f60208284031215615924575f5ffd5b5051919050565b828152813560208083019190915282013560408083019190915260a082019083013561595681614f70565b63ffffffff811660608401525064ffffffffff61597560608501614e91565b1660808301529392505050565b634e487b7160e01b5f52601260045260245ffd5b5f826159a4576159a4615982565b500490565b6006811061492657614926614902565b80516159c481614ed0565b808352506001600160801b0360208201511660208301526001600160801b03604082015116604083015261ffff606082015116606083015264ffffffffff60808201511660808301525050565b825181526020808401516102e0830191615a309084018261ffff169052565b506040840151615a45604084018260ff169052565b506060840151615a5a606084018260ff169052565b506080840151615a6e608084018215159052565b5060a0840151615a8160a08401826159a9565b5060c0840151615a9c60c08401826001600160a01b03169052565b5060e084015160e0830152610100840151610100830152610120840151610120830152610140840151610140830152610160840151615ae861016084018267ffffffffffffffff169052565b50610180840151615b0661018084018267ffffffffffffffff169052565b506101a0840151615b246101a084018267ffffffffffffffff169052565b506101c0840151615b3f6101c084018264ffffffffff169052565b506101e0840151615b5a6101e084018264ffffffffff169052565b50610200840151615b7861020084018267ffffffffffffffff169052565b50610220840151615b9161022084018262ffffff169052565b506106f76102408301846159b9565b8381526001600160a01b03831660208201526106608101610db36040830184615685565b61ffff83168152604081016106f76020830184614916565b60ff8181168382160190811115610a6957610a69614fa7565b82815281356020808301919091526101a0820190615c14908401614b9d565b6001600160a01b0381166040840152506040830135606083810191909152615c3d908401615256565b6001600160801b038116608084015250615c5960808401615256565b6001600160801b03811660a084015250615c7560a08401615026565b6001600160601b03811660c084015250615c9160c084016147db565b61ffff811660e084015250615ca860e08401614f81565b63ffffffff811661010084015250615cc36101008401614e91565b64ffffffffff811661012084015250615cdf6101208401614e91565b64ffffffffff811661014084015250615cfb61014084016149ca565b67ffffffffffffffff81166101608401525061016092909201356101809190910152919050565b6102e08101610a69828461543b565b5f5f60408385031215615d42575f5ffd5b8251615d4d81614f70565b6020840151909250614bd481614f70565b600181811c90821680615d7257607f821691505b60208210810361484657634e487b7160e01b5f52602260045260245ffd5b60ff8281168282160390811115610a6957610a69614fa7565b5f61ffff831680615dbc57615dbc615982565b8061ffff84160691505092915050565b61ffff8281168282160390811115610a6957610a69614fa756',
  TaskWork: '0x6101e0604052348015610010575f5ffd5b50604051614c52380380614c5283398101604081905261002f91610233565b80816040518060400160405280600681526020016536bab9ba32b960d11b815250604051806040016040528060018152602001603160f81b81525060015f8190555061008560028361016360201b90919060201c565b61012052610094816003610163565b61014052815160208084019190912060e052815190820120610100524660a05261012060e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c05280516001600160a01b0390811661016052602082015181166101805260409091015181166101a05261010090910151166101c052506104a5565b5f60208351101561017e5761017783610195565b905061018f565b816101898482610379565b5060ff90505b92915050565b5f5f829050601f815111156101c8578260405163305a27a960e01b81526004016101bf9190610437565b60405180910390fd5b80516101d382610482565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b0381118282101715610212576102126101db565b60405290565b80516001600160a01b038116811461022e575f5ffd5b919050565b5f610120828403128015610245575f5ffd5b5061024e6101ef565b61025783610218565b815261026560208401610218565b602082015261027660408401610218565b604082015261028760608401610218565b606082015261029860808401610218565b60808201526102a960a08401610218565b60a08201526102ba60c08401610218565b60c08201526102cb60e08401610218565b60e08201526102dd6101008401610218565b6101008201529392505050565b600181811c908216806102fe57607f821691505b60208210810361031c57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610374578282111561037457805f5260205f20601f840160051c602085101561034d57505f5b90810190601f840160051c035f5b81811015610370575f8382015560010161035b565b5050505b505050565b81516001600160401b03811115610392576103926101db565b6103a6816103a084546102ea565b84610322565b6020601f8211600181146103d8575f83156103c15750848201515b5f19600385901b1c1916600184901b178455610430565b5f84815260208120601f198516915b8281101561040757878501518255602094850194600190920191016103e7565b508482101561042457868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b818110156104635760208186018101516040868401015201610446565b505f604082850101526040601f19601f83011684010191505092915050565b8051602080830151919081101561031c575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516101c05161471f6105335f395f6107fc01525f61270401525f6122f801525f818161186a0152818161226f01528181612574015261266501525f6124d601525f6124a401525f61323201525f61320a01525f61316501525f61318f01525f6131b9015261471f5ff3fe608060405234801561000f575f5ffd5b50600436106100b9575f3560e01c80636b96cf4f11610072578063a8a8e43911610058578063a8a8e4391461015f578063b1a8cbe514610172578063d3f69dfd14610185575f5ffd5b80636b96cf4f1461013157806384b0196e14610144575f5ffd5b80633014d711116100a25780633014d711146100f85780634ad9f5ab1461010b57806358d8c2491461011e575f5ffd5b80630923054d146100bd5780631a577dab146100d2575b5f5ffd5b6100d06100cb3660046135a2565b610198565b005b6100e56100e03660046135d6565b610267565b6040519081526020015b60405180910390f35b6100d06101063660046135a2565b6104dd565b6100d061011936600461364b565b61063b565b6100d061012c3660046136b2565b6107f1565b6100d061013f366004613706565b6108bb565b61014c610d38565b6040516100ef97969594939291906137d8565b6100d061016d3660046135a2565b610d96565b6100e561018036600461388a565b610ddf565b6100d06101933660046138ba565b610e24565b6101a18261113a565b5f60405180604001604052806101b685611196565b81526020018361ffff1681525090505f6101d084836111a1565b905060018160068111156101e6576101e66138f7565b036101fc576101f784836003611287565b610261565b5f81600681111561020f5761020f6138f7565b148061022c5750600481600681111561022a5761022a6138f7565b145b1561023b576101f78483611402565b828160405163f1c2857760e01b815260040161025892919061390b565b60405180910390fd5b50505050565b5f5f604051806040016040528061027d86611196565b815260209081019061029190860186613933565b61ffff16905290505f6102a382611451565b90505f6102af836114b9565b90506102c1604086016020870161394c565b1580156102fb57506102db61020087016101e08801613965565b825460ff918216916102f591620100009004166001613992565b60ff1610155b1561034a5761031261020087016101e08801613965565b6040517f84083ea800000000000000000000000000000000000000000000000000000000815260ff9091166004820152602401610258565b61035486866114fe565b5f81815260076020526040812061036e908590859061173b565b905061037b8785886118f3565b61038b604087016020880161394c565b1515608080830191909152604087013560e08084019190915260608801356101008401529087013561012083015260a08701356101408301526103d390870160c088016139c2565b67ffffffffffffffff166101608201526103f4610100870160e088016139c2565b81610180015161040491906139db565b67ffffffffffffffff166101a0820152610424604087016020880161394c565b1561045957825460ff191660031783555f8281526007602052604090208054600160d81b60ff60d81b199091161790556104b5565b6101a0810151835467ffffffffffffffff9091166601000000000000026dffffffffffffffff0000000000001990911617835583515f9081526006602090815260408083208288015161ffff1684529091529020606087013590555b5f8281526007602052604090206104d0908890859084611b91565b9450505050505b92915050565b5f60405180604001604052806104f285611196565b81526020018361ffff1681525090505f61050c84836111a1565b90506001816006811115610522576105226138f7565b0361058e5761058261053c61024086016102208701613a0e565b63ffffffff1660075f61054e86611cb7565b815260208101919091526040015f20546105769190600160a01b900464ffffffffff16613a27565b64ffffffffff16611cf3565b6101f784836004611287565b5f8160068111156105a1576105a16138f7565b036105f3576105e96105bb61044086016104208701613a0e565b83515f908152600460205260409020546105769163ffffffff16906301000000900464ffffffffff16613a27565b6101f78483611402565b6004816006811115610607576106076138f7565b0361023b5781515f908152600a6020908152604080832061ffff871684529091529020546105e99064ffffffffff16611cf3565b5f604051806040016040528061065087611196565b81526020018461ffff1681525090505f61066982611451565b90505f610675836114b9565b90506106818187611d35565b5f818152600760205260408120906106a0610100890160e08a01613a0e565b82546106c09163ffffffff1690600160a01b900464ffffffffff16613a27565b64ffffffffff169050804211156106f35760405163388b017360e01b815242600482015260248101829052604401610258565b8154600160c81b900460ff16151580610722575083548254600160d01b900460ff908116620100009092041614155b156107675781546040517fd40848af000000000000000000000000000000000000000000000000000000008152600160c81b90910460ff166004820152602401610258565b815460ff60d81b1916600160d81b17825561078489868689611d8b565b84516040518715158152339161ffff8a16917f38a919d673f29d908311eae299e4cdf0c4b082142ee633da80023b8edab046109060200160405180910390a46107cd8986611f6a565b83546107e6908a908a908890610100900460ff16612146565b505050505050505050565b336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614610855576040517fc0d40b9f000000000000000000000000000000000000000000000000000000008152336004820152602401610258565b5f604051806040016040528061086a86611196565b81526020018461ffff1681525090508160ff1661088682611451565b54610100900460ff16146108af57604051635cf20d6360e01b81525f6004820152602401610258565b61026184826001611287565b5f60405180604001604052806108d087611196565b81526020018560200160208101906108e89190613933565b61ffff90811690915281515f908152600560209081526040808320828601519094168352929052209091506002815460ff16600681111561092b5761092b6138f7565b14610955576020820151815460405163f1c2857760e01b8152610258929160ff169060040161390b565b81518535146109a757604051638d0e51d960e01b815260206004820152600660248201527f7461736b496400000000000000000000000000000000000000000000000000006044820152606401610258565b8054610100900460ff166109c16060870160408801613965565b60ff1614610a1257604051638d0e51d960e01b815260206004820152600660248201527f74656e75726500000000000000000000000000000000000000000000000000006044820152606401610258565b805462010000900460ff16610a2d6080870160608801613965565b60ff1614610a7e57604051638d0e51d960e01b815260206004820152600360248201527f73657100000000000000000000000000000000000000000000000000000000006044820152606401610258565b5f610a916102c088016102a089016139c2565b67ffffffffffffffff16610aab60a08801608089016139c2565b67ffffffffffffffff16610abf9190613a44565b8254610adf91906601000000000000900467ffffffffffffffff16613a5b565b905063ffffffff610af660a08801608089016139c2565b67ffffffffffffffff161180610b13575067ffffffffffffffff81115b15610b4c57604051638d0e51d960e01b81526020600482015260086024820152677365676d656e747360c01b6044820152606401610258565b610b6f610b58876123a4565b8686610b6a60408c0160208d01613a84565b6123f5565b82515f908152600a602090815260408083208287015161ffff1684529091529020805464ffffffffff16421115610bcb57805460405163388b017360e01b815242600482015264ffffffffff9091166024820152604401610258565b805465010000000000900467ffffffffffffffff16610bf060a0890160808a016139c2565b67ffffffffffffffff1611610c6257610c0f60a08801608089016139c2565b81546040517ff38815f100000000000000000000000000000000000000000000000000000000815267ffffffffffffffff9283166004820152650100000000009091049091166024820152604401610258565b610c7260a08801608089016139c2565b815467ffffffffffffffff9190911665010000000000026cffffffffffffffff000000000019909116178155604051610caf908890602001613b0e565b60408051601f1981840301815291905280516020918201206001830155840151845161ffff909116907f123fb323effee26bd283ddc7daf209c44d97193fae2c2f55bc336e188d8ee6de610d0960a08b0160808c016139c2565b6040805167ffffffffffffffff909216825260c08c013560208301520160405180910390a35050505050505050565b5f6060805f5f5f6060610d4961249d565b610d516124cf565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f6040518060400160405280610dab85611196565b81526020018361ffff168152509050610dc381611451565b50610dcd816114b9565b50610dda83826002611287565b505050565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090505b9392505050565b5f6040518060400160405280610e3986611196565b8152602001836020016020810190610e519190613933565b61ffff90811690915281515f908152600560209081526040808320828601519094168352929052209091506002815460ff166006811115610e9457610e946138f7565b14610ebe576020820151815460405163f1c2857760e01b8152610258929160ff169060040161390b565b5f610ec883611cb7565b9050610ed48186611d35565b82515f908152600a602090815260408083208287015161ffff16845282528083208151608081018352815464ffffffffff8116825265010000000000810467ffffffffffffffff16948201949094529290918301906d0100000000000000000000000000900460ff166005811115610f4e57610f4e6138f7565b6005811115610f5f57610f5f6138f7565b8152600191909101546020918201525f848152600790915260409020549091506001600160a01b03163314610fa0578051610fa09064ffffffffff16611cf3565b83515f908152600a602090815260408083208288015161ffff168452825280832080546dffffffffffffffffffffffffffff1916815560019081018490558584526007909252909120805460ff60d81b1916600160d81b17905581604001516005811115611010576110106138f7565b03611020576110208787846124fc565b602081015167ffffffffffffffff16156110c15780606001518560405160200161104a9190613b0e565b60405160208183030381529060405280519060200120146110b057604051638d0e51d960e01b81526004016102589060208082526004908201527f6861736800000000000000000000000000000000000000000000000000000000604082015260600190565b6110c1878585846040015189612768565b6003816040015160058111156110d9576110d96138f7565b14806110fa57506004816040015160058111156110f8576110f86138f7565b145b1561110e576111098785611402565b611118565b6111188785611f6a565b825461113190889088908790610100900460ff16612146565b50505050505050565b6111476020820182613a84565b6001600160a01b0316336001600160a01b031614611193576040517f8ccfb289000000000000000000000000000000000000000000000000000000008152336004820152602401610258565b50565b5f6104d730836128e0565b5f6111ab83612914565b826020015161ffff16106111f75760208201516040517fd61ca78a00000000000000000000000000000000000000000000000000000000815261ffff9091166004820152602401610258565b81515f90815260046020526040812054610100900461ffff16900361125d5781515f908152600460208190526040918290205491517fae5edb7e0000000000000000000000000000000000000000000000000000000081526102589260ff169101613b2c565b5080515f9081526005602090815260408083209382015161ffff168352929052205460ff16919050565b81515f9081526005602090815260408083208286015161ffff1684529091528120805460ff191660021790556112c56103e085016103c08601613a0e565b6112d59063ffffffff1642613a27565b6040805160808101825264ffffffffff831681525f60208201529192508101836005811115611306576113066138f7565b81525f602091820181905285518152600a825260408082208784015161ffff168352835290819020835181549385015167ffffffffffffffff1665010000000000026cffffffffffffffffffffffffff1990941664ffffffffff9091161792909217808355908301519082906dff0000000000000000000000000019166d01000000000000000000000000008360058111156113a4576113a46138f7565b021790555060608201518160010155905050826020015161ffff16835f01517f5bac008f00ea0b819bf44cacac0310d1949d3a090a52d1946d83ed556ab8ae9084846040516113f4929190613b53565b60405180910390a350505050565b80515f9081526005602090815260408083208285015161ffff168452909152812080549091630100000090910460ff16900361144257610dda838361294a565b805460ff191660051790555050565b80515f9081526005602090815260408083208285015161ffff16845290915290206001815460ff16600681111561148a5761148a6138f7565b146114b4576020820151815460405163f1c2857760e01b8152610258929160ff169060040161390b565b919050565b5f6114c382611cb7565b5f818152600760205260409020549091506001600160a01b031633146114b457604051635cf20d6360e01b8152336004820152602401610258565b5f6115116102c084016102a085016139c2565b67ffffffffffffffff1661152b60e0840160c085016139c2565b67ffffffffffffffff1661153f9190613a44565b905061155160e0830160c084016139c2565b67ffffffffffffffff161580611583575063ffffffff61157760e0840160c085016139c2565b67ffffffffffffffff16115b156115bc5760405163f1889eed60e01b81526020600482015260086024820152677365676d656e747360c01b6044820152606401610258565b60016115d061016085016101408601613b83565b60038111156115e1576115e16138f7565b14801561161f57506115f960e0830160c084016139c2565b67ffffffffffffffff16600114158061161f575061161d604083016020840161394c565b155b156116585760405163f1889eed60e01b81526020600482015260086024820152677365676d656e747360c01b6044820152606401610258565b611668604083016020840161394c565b61168f578061167e610100840160e085016139c2565b67ffffffffffffffff1614156116ed565b806116a1610100840160e085016139c2565b67ffffffffffffffff1611806116ed5750806116c56102c085016102a086016139c2565b6116d6610100850160e086016139c2565b6116e091906139db565b67ffffffffffffffff1611155b15610dda5760405163f1889eed60e01b815260206004820152600560248201527f756e6974730000000000000000000000000000000000000000000000000000006044820152606401610258565b60408051610240810182525f8082526020808301828152838501838152606085018481526080860185905260a0860185905260c0860185815260e0870186905261010080880187905261012088018790526101408801879052610160880187905261018088018781526101a089018890526101c089018881526101e08a018981526102008b018a81526102208c019a909a528e518b528e89015161ffff169097528c5460ff620100008204811690975292830490951690935289546001600160a01b0380821690935267ffffffffffffffff6601000000000000909204821690935264ffffffffff600160a01b909304831690935242909116909252431690925283517f76671808000000000000000000000000000000000000000000000000000000008152935192936001937f0000000000000000000000000000000000000000000000000000000000000000909316926376671808926004808401939192918290030181865afa1580156118b3573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906118d79190613b9c565b6118e19190613bbe565b62ffffff166102208201529392505050565b81515f9081526006602090815260408083208286015161ffff168452909152812054908190036119d2575f61193061014086016101208701613965565b60ff1684602001516119429190613bed565b61ffff16905061197f60a08601356040850135836119686101208a016101008b01613933565b61ffff1661197a610140890189613c10565b612ab0565b6119cc5760405163f1889eed60e01b815260206004820152600960248201527f7061727450726f6f6600000000000000000000000000000000000000000000006044820152606401610258565b50611a26565b81604001358114611a265760405163f1889eed60e01b815260206004820152600960248201527f73746172744c65616600000000000000000000000000000000000000000000006044820152606401610258565b6003611a3a61016086016101408701613b83565b6003811115611a4b57611a4b6138f7565b1480611a7957506002611a6661016086016101408701613b83565b6003811115611a7757611a776138f7565b145b15611a845750505050565b5f611a9560e0840160c085016139c2565b611aaa9067ffffffffffffffff166001613a5b565b9050611ac9608084013560408501355f8461197a610100890189613c10565b611b165760405163f1889eed60e01b815260206004820152600a60248201527f737461727450726f6f66000000000000000000000000000000000000000000006044820152606401610258565b611b3d60808401356060850135611b2e600185613c5d565b8461197a610120890189613c10565b611b8a5760405163f1889eed60e01b815260206004820152600860248201527f656e6450726f6f660000000000000000000000000000000000000000000000006044820152606401610258565b5050505050565b82545f908490600290611bac9062010000900460ff16613c70565b91906101000a81548160ff021916908360ff160217905550835f01600381819054906101000a900460ff16611be090613c70565b82546101009290920a60ff818102199093169183160217909155845464ff000000001916855583548491601991611c1f91600160c81b90910416613c70565b91906101000a81548160ff021916908360ff160217905550611c4082612bde565b9050611c5582611c508785612bf5565b612cde565b60095f8381526020019081526020015f2081905550816020015161ffff16825f0151827f934cc62b3bc763cd8abda2239b9458ecffe41a820e1b7ee867c731582ec8871085604051611ca79190613e08565b60405180910390a4949350505050565b8051602080830180515f848152600584526040808220935161ffff168252929093529082205491926104d792909190610100900460ff16610ddf565b804211611193576040517fe58369d100000000000000000000000000000000000000000000000000000000815242600482015260248101829052604401610258565b5f611d3f82612cf2565b5f848152600860205260409020549091508114610dda576040517fcf47c7ec00000000000000000000000000000000000000000000000000000000815260048101829052602401610258565b82515f908152600c602090815260408083208287015161ffff1684529091529020546001600160a01b031681611dcc57825464ff0000000019168355611b8a565b8254640100000000900460ff161580611ded57506001600160a01b03811633145b15611e5357825464ff00000000191664010000000017835583515f908152600c602090815260408083208288015161ffff168452909152902080547fffffffffffffffffffffffff00000000000000000000000000000000000000001633179055611b8a565b825464ff000000001916835583515f90815260046020526040812090611e816104e088016104c08901613e2d565b9050611e976001600160801b0382166002613a44565b8254600160801b90046001600160801b03161015611ed0578154611ecd90600290600160801b90046001600160801b0316613e46565b90505b611edb816002613e73565b82548390601090611efd908490600160801b90046001600160801b0316613e9c565b92506101000a8154816001600160801b0302191690836001600160801b03160217905550611f47876060016020810190611f379190613a84565b84836001600160801b0316612d26565b611131611f5a6080890160608a01613a84565b33836001600160801b0316612d26565b80515f908152600560209081526040808320828501805161ffff908116865291845282852086518652600b8552838620915190921685528352928190208151606081018352815460ff8116158015835261010090910467ffffffffffffffff1694820194909452600190910154918101919091529061206d5760408082015184515f90815260066020908152838220818801805161ffff90811685529183528584209490945581860151875467ffffffffffffffff9091166601000000000000026dffffffffffffffff0000000000001990911617875587518352600b8252848320935116825291909152908120805468ffffffffffffffffff19168155600101555b815460ff1916600417825561208a61044085016104208601613a0e565b61209a9063ffffffff1642613a27565b83515f908152600a60209081526040808320828801805161ffff9081168652918452828520805464ffffffffff191664ffffffffff979097169690961790955584518851808652600685528386209651831686529584529382902054875483519182526601000000000000900467ffffffffffffffff16938101939093529290921692917fcea823eb2ef713d2f10e99fb9330c727dee55489a2ee97005c39ddbc8dd3a37691016113f4565b5f612159835f0151846020015184610ddf565b5f81815260076020908152604091829020825160e08101845290546001600160a01b038116825264ffffffffff600160a01b8204169282019290925260ff600160c81b8304811693820193909352600160d01b820483166060820152600160d81b820483161580156080830152600160e01b83048416151560a0830152600160e81b909204909216151560c083015291925090806121fd5750604081015160ff1615155b15612209575050610261565b5f612215878784612dc1565b90506001600160601b038116156122c95781516040517f0cec55b80000000000000000000000000000000000000000000000000000000081526001600160a01b0391821660048201526001600160601b03831660248201527f000000000000000000000000000000000000000000000000000000000000000090911690630cec55b8906044015f604051808303815f87803b1580156122b2575f5ffd5b505af11580156122c4573d5f5f3e3d5ffd5b505050505b6040517f42966c68000000000000000000000000000000000000000000000000000000008152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906342966c68906024015f604051808303815f87803b158015612341575f5ffd5b505af1158015612353573d5f5f3e3d5ffd5b505050602080870151875160405160ff8916815261ffff9092169350917fa2507a2d66e34745a766d67109e756ed5293eca1d85b154b02aaef4d31a7ac40910160405180910390a350505050505050565b5f7fd239f840b880dc9c3c6b79f5af8995452c3036dad8d6f72d9844356aa3d91cda826040516020016123d8929190613ebb565b604051602081830303815290604052805190602001209050919050565b5f61243d61240286612e1d565b85858080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250612e6492505050565b9050816001600160a01b0316816001600160a01b031614611b8a576040517f366d29f70000000000000000000000000000000000000000000000000000000081526001600160a01b03808316600483015283166024820152604401610258565b60606124ca7f00000000000000000000000000000000000000000000000000000000000000006002612e8c565b905090565b60606124ca7f00000000000000000000000000000000000000000000000000000000000000006003612e8c565b5f8181526007602052604090208054600160e81b900460ff16156125205750505050565b80547fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff16600160e01b1781555f6125578585612f35565b90506001600160601b038116156126335781546001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811691638d7b53a291168360025f6040519080825280602002602001820160405280156125e557816020015b604080518082019091525f80825260208201528152602001906001900390816125bf5790505b506040518563ffffffff1660e01b81526004016126059493929190613ee0565b5f604051808303815f87803b15801561261c575f5ffd5b505af115801561262e573d5f5f3e3d5ffd5b505050505b81546040517fb167b18a0000000000000000000000000000000000000000000000000000000081526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000081169263b167b18a926126a792919091169060c08a013590600290600401613f70565b5f604051808303815f87803b1580156126be575f5ffd5b505af11580156126d0573d5f5f3e3d5ffd5b505083546040517f06d9882b0000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811694506306d9882b935061273f921690600290600401613f94565b5f604051808303815f87803b158015612756575f5ffd5b505af11580156107e6573d5f5f3e3d5ffd5b5f60075f61277587611cb7565b815260208101919091526040015f208054909150600160e81b900460ff161561279e5750611b8a565b5f6127aa86868461173b565b905060a081018460058111156127c2576127c26138f7565b908160058111156127d5576127d56138f7565b90525085515f908152600660209081526040808320828a015161ffff16845290915290205460e082015260c083013561010082015260a08301803561012083015261282390608085016139c2565b67ffffffffffffffff166101608201526128456102c088016102a089016139c2565b61285560a08501608086016139c2565b61285f9190613fb1565b81610180015161286f91906139db565b67ffffffffffffffff166101a0820181905285546dffffffffffffffff0000000000001916660100000000000090910217855585515f908152600660209081526040808320828a015161ffff168452909152902060c084013590556128d687868484611b91565b5050505050505050565b5f4683836040516020016128f693929190614251565b60405160208183030381529060405280519060200120905092915050565b5f61292761014083016101208401613965565b60ff1661293c61012084016101008501613933565b61ffff166104d79190613a44565b80515f9081526005602090815260408083208285015161ffff1684529091528120805460ff19166006178082559091906001600160801b036e0100000000000000000000000000009091041661299f85612f96565b6129a99190613c5d565b90506129d16129be6080860160608701613a84565b6129cb6020870187613a84565b83612d26565b826020015161ffff16835f01517fe49dcd2054a76f880725d8faecd340ad1256bf82931f0eff6c56414de3528e5383604051612a0f91815260200190565b60405180910390a382515f90815260046020526040902080548190600190612a3f90610100900461ffff166144bc565b91906101000a81548161ffff021916908361ffff160217905561ffff165f14612a69575050505050565b805460ff1916600317815583516040517f47382aa0aeebab0415c1dc3e50b5b858ed0fb131891fef087be07bf5c98df2a0905f90a2612aa8858261307c565b505050505050565b5f5f612abb8561313b565b9050828114612b00576040517fe2d2ab0a0000000000000000000000000000000000000000000000000000000081526004810184905260248101829052604401610258565b848610612b10575f915050612bd4565b865f5b82811015612bcd576001881615612b7357858582818110612b3657612b366144d8565b9050602002013582604051602001612b58929190918252602082015260400190565b60405160208183030381529060405280519060200120612bbe565b81868683818110612b8657612b866144d8565b90506020020135604051602001612ba7929190918252602082015260400190565b604051602081830303815290604052805190602001205b600198891c9890925001612b13565b5088149150505b9695505050505050565b5f6104d7825f015183602001518460400151610ddf565b6040805160a0810182525f60208201819052918101829052606081018290526080810191909152600181526003612c3461016085016101408601613b83565b6003811115612c4557612c456138f7565b1480612c9357505f612c5f61016085016101408601613b83565b6003811115612c7057612c706138f7565b14158015612c9357505f8260a001516005811115612c9057612c906138f7565b14155b156104d757600481526127106060820152612cb661040084016103e08501613a0e565b63ffffffff16826101e00151612ccc9190613a27565b64ffffffffff16608082015292915050565b5f82826040516020016128f69291906144ec565b5f7f5e92d50e8f9bd2bfe5111949ade743e26b47dc3bfd3a17d4350881cc4859fbeb826040516020016123d892919061455d565b805f03612d3257505050565b6001600160a01b038084165f90815260016020908152604080832093861683529290529081208054839290612d68908490613a5b565b92505081905550816001600160a01b0316836001600160a01b03167f4e45da441832cf53bdaa69235704fc0575e68210f459ee1562911024b12967d583604051612db491815260200190565b60405180910390a3505050565b5f8160c0015115612dd357505f610e1d565b8160a00151612df157612dec60c0840160a0850161468a565b612e15565b612dfb8484612f35565b612e0b60c0850160a0860161468a565b612e1591906146a3565b949350505050565b5f6104d7612e29613159565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f612e728686613282565b925092509250612e8282826132cb565b5090949350505050565b606060ff8314612ea657612e9f836133d2565b90506104d7565b818054612eb2906146c2565b80601f0160208091040260200160405190810160405280929190818152602001828054612ede906146c2565b8015612f295780601f10612f0057610100808354040283529160200191612f29565b820191905f5260205f20905b815481529060010190602001808311612f0c57829003601f168201915b505050505090506104d7565b5f612f4660c0830160a0840161468a565b6001600160601b0316612f616104c085016104a0860161468a565b6001600160601b031610612f8457612f7f60c0830160a0840161468a565b610e1d565b610e1d6104c084016104a0850161468a565b5f6001612fab61016084016101408501613b83565b6003811115612fbc57612fbc6138f7565b60ff161115612fe657612fd761026083016102408401613e2d565b6001600160801b031692915050565b612ff861020083016101e08401613965565b60ff1661300d6101e084016101c08501613965565b61301b9060ff166002613a5b565b61302d6101c085016101a08601613965565b60ff166130398561340f565b6130439190613a44565b61304d9190613a44565b6130579190613a44565b61306961026084016102408501613e2d565b6001600160801b03166104d79190613a5b565b80545f9068010000000000000000900464ffffffffff16158015906130de57506130ae61046084016104408501613a0e565b82546130d39163ffffffff169068010000000000000000900464ffffffffff16613a27565b64ffffffffff164211155b156130ea57505f6104d7565b81546001600160801b038082168455600160801b909104166131316131156080860160608701613a84565b6131226020870187613a84565b836001600160801b0316612d26565b5060019392505050565b5f5b81816001901b10156114b457613152816146f4565b905061313d565b5f306001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161480156131b157507f000000000000000000000000000000000000000000000000000000000000000046145b156131db57507f000000000000000000000000000000000000000000000000000000000000000090565b6124ca604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f5f5f83516041036132b9576020840151604085015160608601515f1a6132ab88828585613472565b9550955095505050506132c4565b505081515f91506002905b9250925092565b5f8260038111156132de576132de6138f7565b036132e7575050565b60018260038111156132fb576132fb6138f7565b03613332576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6002826003811115613346576133466138f7565b03613380576040517ffce698f700000000000000000000000000000000000000000000000000000000815260048101829052602401610258565b6003826003811115613394576133946138f7565b036133ce576040517fd78bce0c00000000000000000000000000000000000000000000000000000000815260048101829052602401610258565b5050565b60605f6133de8361353a565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f633b9aca0061342761052084016105008501613e2d565b6001600160801b03166134426102c085016102a086016139c2565b67ffffffffffffffff166134569190613a44565b613460919061470c565b61306961050084016104e08501613e2d565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156134ab57505f91506003905082613530565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156134fc573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b03811661352757505f925060019150829050613530565b92505f91508190505b9450945094915050565b5f60ff8216601f8111156104d7576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f610620828403121561358b575f5ffd5b50919050565b803561ffff811681146114b4575f5ffd5b5f5f61064083850312156135b4575f5ffd5b6135be848461357a565b91506135cd6106208401613591565b90509250929050565b5f5f61064083850312156135e8575f5ffd5b6135f2848461357a565b915061062083013567ffffffffffffffff81111561360e575f5ffd5b83016101608186031215613620575f5ffd5b809150509250929050565b5f610180828403121561358b575f5ffd5b803580151581146114b4575f5ffd5b5f5f5f5f6107e0858703121561365f575f5ffd5b613669868661357a565b935061367986610620870161362b565b92506136886107a08601613591565b91506136976107c0860161363c565b905092959194509250565b803560ff811681146114b4575f5ffd5b5f5f5f61066084860312156136c5575f5ffd5b6136cf858561357a565b92506136de6106208501613591565b91506136ed61064085016136a2565b90509250925092565b5f60e0828403121561358b575f5ffd5b5f5f5f5f610720858703121561371a575f5ffd5b613724868661357a565b93506137348661062087016136f6565b925061070085013567ffffffffffffffff811115613750575f5ffd5b8501601f81018713613760575f5ffd5b803567ffffffffffffffff811115613776575f5ffd5b876020828401011115613787575f5ffd5b949793965060200194505050565b5f81518084525f5b818110156137b95760208185018101518683018201520161379d565b505f602082860101526020601f19601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f61381260e0830189613795565b82810360408401526138248189613795565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b8181101561387957835183526020938401939092019160010161385b565b50909b9a5050505050505050505050565b5f5f5f6060848603121561389c575f5ffd5b833592506138ac60208501613591565b91506136ed604085016136a2565b5f5f5f61088084860312156138cd575f5ffd5b6138d7858561357a565b92506138e785610620860161362b565b91506136ed856107a086016136f6565b634e487b7160e01b5f52602160045260245ffd5b61ffff831681526040810160078310613926576139266138f7565b8260208301529392505050565b5f60208284031215613943575f5ffd5b610e1d82613591565b5f6020828403121561395c575f5ffd5b610e1d8261363c565b5f60208284031215613975575f5ffd5b610e1d826136a2565b634e487b7160e01b5f52601160045260245ffd5b60ff81811683821601908111156104d7576104d761397e565b803567ffffffffffffffff811681146114b4575f5ffd5b5f602082840312156139d2575f5ffd5b610e1d826139ab565b67ffffffffffffffff81811683821601908111156104d7576104d761397e565b803563ffffffff811681146114b4575f5ffd5b5f60208284031215613a1e575f5ffd5b610e1d826139fb565b64ffffffffff81811683821601908111156104d7576104d761397e565b80820281158282048414176104d7576104d761397e565b808201808211156104d7576104d761397e565b80356001600160a01b03811681146114b4575f5ffd5b5f60208284031215613a94575f5ffd5b610e1d82613a6e565b8035825261ffff613ab060208301613591565b16602083015260ff613ac4604083016136a2565b16604083015260ff613ad8606083016136a2565b16606083015267ffffffffffffffff613af3608083016139ab565b16608083015260a0818101359083015260c090810135910152565b60e081016104d78284613a9d565b60048110611193576111936138f7565b60208101613b3983613b1c565b91905290565b60068110613b4f57613b4f6138f7565b9052565b60408101613b618285613b3f565b64ffffffffff831660208301529392505050565b8035600481106114b4575f5ffd5b5f60208284031215613b93575f5ffd5b610e1d82613b75565b5f60208284031215613bac575f5ffd5b815162ffffff81168114610e1d575f5ffd5b62ffffff82811682821603908111156104d7576104d761397e565b634e487b7160e01b5f52601260045260245ffd5b5f61ffff831680613c0057613c00613bd9565b8061ffff84160491505092915050565b5f5f8335601e19843603018112613c25575f5ffd5b83018035915067ffffffffffffffff821115613c3f575f5ffd5b6020019150600581901b3603821315613c56575f5ffd5b9250929050565b818103818111156104d7576104d761397e565b5f60ff821660ff8103613c8557613c8561397e565b60010192915050565b805182526020810151613ca7602084018261ffff169052565b506040810151613cbc604084018260ff169052565b506060810151613cd1606084018260ff169052565b506080810151613ce5608084018215159052565b5060a0810151613cf860a0840182613b3f565b5060c0810151613d1360c08401826001600160a01b03169052565b5060e081015160e0830152610100810151610100830152610120810151610120830152610140810151610140830152610160810151613d5f61016084018267ffffffffffffffff169052565b50610180810151613d7d61018084018267ffffffffffffffff169052565b506101a0810151613d9b6101a084018267ffffffffffffffff169052565b506101c0810151613db66101c084018264ffffffffff169052565b506101e0810151613dd16101e084018264ffffffffff169052565b50610200810151613def61020084018267ffffffffffffffff169052565b50610220810151610dda61022084018262ffffff169052565b61024081016104d78284613c8e565b80356001600160801b03811681146114b4575f5ffd5b5f60208284031215613e3d575f5ffd5b610e1d82613e17565b5f6001600160801b03831680613e5e57613e5e613bd9565b806001600160801b0384160491505092915050565b6001600160801b038181168382160290811690818114613e9557613e9561397e565b5092915050565b6001600160801b0382811682821603908111156104d7576104d761397e565b8281526101008101610e1d6020830184613a9d565b60088110613b4f57613b4f6138f7565b5f608082016001600160a01b03871683526001600160601b0386166020840152613f0d6040840186613ed0565b60806060840152835190819052602084019060a08401905f5b81811015613f6257835180516001600160a01b031684526020908101516001600160601b03168185015290930192604090920191600101613f26565b509098975050505050505050565b6001600160a01b03841681526020810183905260608101612e156040830184613ed0565b6001600160a01b038316815260408101610e1d6020830184613ed0565b67ffffffffffffffff8181168382160290811690818114613e9557613e9561397e565b613b4f81613b1c565b803564ffffffffff811681146114b4575f5ffd5b80356001600160601b03811681146114b4575f5ffd5b61401e82614014836139fb565b63ffffffff169052565b61402a602082016139fb565b63ffffffff166020830152614041604082016139fb565b63ffffffff166040830152614058606082016139fb565b63ffffffff16606083015261406f608082016139fb565b63ffffffff16608083015261408660a082016139fb565b63ffffffff1660a083015261409d60c082016139fb565b63ffffffff1660c08301526140b460e082016139fb565b63ffffffff1660e08301526140cc61010082016139fb565b63ffffffff166101008301526140e56101208201613e17565b6001600160801b03166101208301526141016101408201613ff1565b6001600160601b031661014083015261411d6101608201613ff1565b6001600160601b03166101608301526141396101808201613e17565b6001600160801b03166101808301526141556101a08201613e17565b6001600160801b03166101a08301526141716101c08201613e17565b6001600160801b03166101c083015261418d6101e082016139fb565b63ffffffff166101e08301526141a661020082016139fb565b63ffffffff166102008301526141bf6102208201613e17565b6001600160801b03166102208301526141db6102408201613ff1565b6001600160601b03166102408301526141f76102608201613ff1565b6001600160601b03166102608301526142136102808201613591565b61ffff1661028083015261422a6102a08201613591565b61ffff166102a08301526142416102c08201613591565b61ffff81166102c0840152505050565b8381526001600160a01b038316602082015261066081016142856040830161427885613a6e565b6001600160a01b03169052565b61429160208401613a6e565b6001600160a01b038116606084015250604083013560808301526142b760608401613a6e565b6001600160a01b03811660a084015250608083013560c08381019190915260a084013560e080850191909152908401356101008085019190915290840135610120840152614306908401613591565b61ffff1661014083015261431d61012084016136a2565b60ff166101608301526143336101408401613b75565b614341610180840182613fd4565b5061434f61016084016136a2565b60ff166101a083015261436561018084016136a2565b60ff166101c083015261437b6101a084016136a2565b60ff166101e08301526143916101c084016136a2565b60ff166102008301526143a76101e084016136a2565b60ff166102208301526143bd6102008401613fdd565b64ffffffffff166102408301526143d761022084016139fb565b63ffffffff166102608301526143f06102408401613e17565b6001600160801b031661028083015261440c6102608401613e17565b6001600160801b03166102a08301526144286102808401613ff1565b6001600160601b03166102c08301526144446102a084016139ab565b67ffffffffffffffff166102e08301526144616102c084016139ab565b67ffffffffffffffff1661030083015261447e6102e08401613a6e565b6001600160a01b0381166103208401525061030083013561034083810191909152610320840135610360840152612e15906103808401908501614007565b5f61ffff8216806144cf576144cf61397e565b5f190192915050565b634e487b7160e01b5f52603260045260245ffd5b6102e081016144fb8285613c8e565b82516005811061450d5761450d6138f7565b61024083015260208301516001600160801b03908116610260840152604084015116610280830152606083015161ffff166102a083015260809092015164ffffffffff166102c090910152919050565b82815281356020808301919091526101a082019061457c908401613a6e565b6001600160a01b03811660408401525060408301356060838101919091526145a5908401613e17565b6001600160801b0381166080840152506145c160808401613e17565b6001600160801b03811660a0840152506145dd60a08401613ff1565b6001600160601b03811660c0840152506145f960c08401613591565b61ffff811660e08401525061461060e084016139fb565b63ffffffff81166101008401525061462b6101008401613fdd565b64ffffffffff8116610120840152506146476101208401613fdd565b64ffffffffff81166101408401525061466361014084016139ab565b67ffffffffffffffff81166101608401525061016092909201356101809190910152919050565b5f6020828403121561469a575f5ffd5b610e1d82613ff1565b6001600160601b0382811682821603908111156104d7576104d761397e565b600181811c908216806146d657607f821691505b60208210810361358b57634e487b7160e01b5f52602260045260245ffd5b5f600182016147055761470561397e565b5060010190565b5f8261471a5761471a613bd9565b50049056',
  TaskSettlement: '0x610240604052348015610010575f5ffd5b50604051614e50380380614e5083398101604081905261002f916102c1565b80816040518060400160405280600681526020016536bab9ba32b960d11b815250604051806040016040528060018152602001603160f81b81525060015f819055506100856002836101e560201b90919060201c565b610120526100948160036101e5565b61014052815160208084019190912060e052815190820120610100524660a05261012060e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c090815281516001600160a01b0390811661016081905260208085015183166101805260409485015183166101a05260a086015183166101c0529285015182166101e05260e085015190911661020052825163051ed6a360e41b8152925190926351ed6a309260048083019391928290030181865afa1580156101ac573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101d09190610378565b6001600160a01b031661022052506105559050565b5f602083511015610200576101f983610217565b9050610211565b8161020b8482610429565b5060ff90505b92915050565b5f5f829050601f8151111561024a578260405163305a27a960e01b815260040161024191906104e7565b60405180910390fd5b805161025582610532565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b03811182821017156102945761029461025d565b60405290565b6001600160a01b03811681146102ae575f5ffd5b50565b80516102bc8161029a565b919050565b5f6101208284031280156102d3575f5ffd5b506102dc610271565b6102e5836102b1565b81526102f3602084016102b1565b6020820152610304604084016102b1565b6040820152610315606084016102b1565b6060820152610326608084016102b1565b608082015261033760a084016102b1565b60a082015261034860c084016102b1565b60c082015261035960e084016102b1565b60e082015261036b61010084016102b1565b6101008201529392505050565b5f60208284031215610388575f5ffd5b81516103938161029a565b9392505050565b600181811c908216806103ae57607f821691505b6020821081036103cc57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610424578282111561042457805f5260205f20601f840160051c60208510156103fd57505f5b90810190601f840160051c035f5b81811015610420575f8382015560010161040b565b5050505b505050565b81516001600160401b038111156104425761044261025d565b61045681610450845461039a565b846103d2565b6020601f821160018114610488575f83156104715750848201515b5f19600385901b1c1916600184901b1784556104e0565b5f84815260208120601f198516915b828110156104b75787850151825560209485019460019092019101610497565b50848210156104d457868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b8181101561051357602081860181015160408684010152016104f6565b505f604082850101526040601f19601f83011684010191505092915050565b805160208083015191908110156103cc575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516101c0516101e051610200516102205161484161060f5f395f61200101525f818161045201526105a001525f61072f01525f6106fb01525f818161098f015281816111500152611f3b01525f611a1a01525f81816119910152818161221c01526122b901525f6113f201525f6113c001525f612efa01525f612ed201525f612e2d01525f612e5701525f612e8101526148415ff3fe608060405234801561000f575f5ffd5b5060043610610085575f3560e01c80638c8eb74a116100585780638c8eb74a146100e8578063a0e0e341146100fb578063b1a8cbe51461010e578063cb6ba5ea1461012f575f5ffd5b80631902e5dc14610089578063372e29b81461009e5780635c71c273146100b157806384b0196e146100c4575b5f5ffd5b61009c6100973660046132fb565b610142565b005b61009c6100ac366004613351565b6101f0565b61009c6100bf3660046133ef565b61029c565b6100cc6103e9565b6040516100df97969594939291906134bc565b60405180910390f35b61009c6100f6366004613351565b610447565b61009c610109366004613595565b610595565b61012161011c366004613632565b6106ab565b6040519081526020016100df565b61009c61013d366004613662565b6106f0565b5f61015b846101563685900385018561377b565b610bcc565b90505f61016a85858585610cb6565b805160208201519192506007915f9161018d9161011c6080890160608a016138b7565b815260208101919091526040015f2054600160e81b900460ff166101d0578151604051635d93ef5d60e11b81526101c791906004016138f4565b60405180910390fd5b6101de858583866004610daa565b6101e9858285610e9b565b5050505050565b5f61020b8585856102063687900387018761391d565b610cb6565b9050600261021c60208401846139b9565b600481111561022d5761022d6138d0565b101561025a5761024060208301836139b9565b604051635d93ef5d60e11b81526004016101c791906138f4565b61027961026d60a08401608085016139d4565b64ffffffffff16610fb8565b6101e9858583868661029661029160208301836139b9565b610fe4565b5f61102e565b5f6102b28787876102063689900389018961391d565b905060026102c360208601866139b9565b60048111156102d4576102d46138d0565b14158015610300575060046102ec60208601866139b9565b60048111156102fd576102fd6138d0565b14155b156103125761024060208501856139b9565b64ffffffffff61032860a08601608087016139d4565b64ffffffffff1603610387574261034560a08601608087016139d4565b6040517f388b0173000000000000000000000000000000000000000000000000000000008152600481019290925264ffffffffff1660248201526044016101c7565b6103d06103b98660405160200161039e9190613a01565b604051602081830303815290604052805190602001206112be565b84846103cb60408c0160208d01613b81565b611311565b6103e0878783888860015f61102e565b50505050505050565b5f6060805f5f5f60606103fa6113b9565b6104026113eb565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146104925760405163c0d40b9f60e01b81523360048201526024016101c7565b6104a78484846102063686900386018661391d565b5060026104b760208301836139b9565b60048111156104c8576104c86138d0565b10156104db5761024060208201826139b9565b6104eb60a08201608083016139d4565b64ffffffffff16421180610519575064ffffffffff61051060a08301608084016139d4565b64ffffffffff16145b1561052f574261034560a08301608084016139d4565b5f61053f3683900383018361391d565b64ffffffffff6080820152905061056461055e3685900385018561377b565b82611418565b60095f61057e6105793688900388018861377b565b61144a565b815260208101919091526040015f20555050505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146105e05760405163c0d40b9f60e01b81523360048201526024016101c7565b5f6105f68787876102063689900389018961391d565b905064ffffffffff61060e60a08601608087016139d4565b64ffffffffff1614610654574261062b60a08601608087016139d4565b60405163e58369d160e01b8152600481019290925264ffffffffff1660248201526044016101c7565b6003836004811115610668576106686138d0565b1480156106925750600261067f60208601866139b9565b6004811115610690576106906138d0565b145b1561069c57600192505b6103e08787838888888861102e565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090505b9392505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015906107525750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b156107725760405163c0d40b9f60e01b81523360048201526024016101c7565b5f610786876101563688900388018861377b565b90505f61079588888885610cb6565b90506001825160048111156107ac576107ac6138d0565b146107cd578151604051635d93ef5d60e11b81526101c791906004016138f4565b805160208201515f9160079183916107ef9161011c60808d0160608e016138b7565b815260208101919091526040015f208054909150600160e81b900460ff161561082e576003604051635d93ef5d60e11b81526004016101c791906138f4565b61083e60608801604089016138b7565b8154600160d01b900460ff9081169116146108ad5761086360608801604089016138b7565b81546040517f07db3af500000000000000000000000000000000000000000000000000000000815260ff9283166004820152600160d01b90910490911660248201526044016101c7565b6108ba60208701876139b9565b839060048111156108cd576108cd6138d0565b908160048111156108e0576108e06138d0565b9052506108f36040870160208801613b9a565b61ffff166060840152610907898388611461565b6001600160801b031660408401526109276104008a016103e08b01613bc6565b6109379063ffffffff1642613bf3565b64ffffffffff166080840152600261095260208801886139b9565b6004811115610963576109636138d0565b03610a9d576109778989848a61271061153a565b6001600160801b031660208401526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663c788e6a96109c460e08a0160c08b01613b81565b6109d160208d018d613b81565b602087015160408089015190517fffffffff0000000000000000000000000000000000000000000000000000000060e087901b1681526001600160a01b0394851660048201529390921660248401526001600160801b0390811660448401521660648201526084015f604051808303815f87803b158015610a50575f5ffd5b505af1158015610a62573d5f5f3e3d5ffd5b50610a779250505060608801604089016138b7565b610a82906001613c10565b815460ff91909116600160d01b0260ff60d01b199091161781555b610aaf6105793689900389018961377b565b7f64408e6776e11825128079c147f29c9d67d3f3fb60a20a7c9d96a6d62886a72b84604051610ade9190613c81565b60405180910390a26002610af560208801886139b9565b6004811115610b0657610b066138d0565b148015610b1257508315155b15610b5357610b40610b2e8860405160200161039e9190613a01565b86866103cb60408e0160208f01613b81565b610b4e8989848a6001610daa565b610b91565b610b6b610b653689900389018961377b565b84611418565b60095f610b80610579368c90038c018c61377b565b815260208101919091526040015f20555b6002610ba060208801886139b9565b6004811115610bb157610bb16138d0565b03610bc157610bc1898389610e9b565b505050505050505050565b6040805160a0810182525f60208201819052918101829052606081018290526080810191909152600181526003610c0b61016085016101408601613c9d565b6003811115610c1c57610c1c6138d0565b1480610c6a57505f610c3661016085016101408601613c9d565b6003811115610c4757610c476138d0565b14158015610c6a57505f8260a001516005811115610c6757610c676138d0565b14155b15610cb057600481526127106060820152610c8d61040084016103e08501613bc6565b63ffffffff16826101e00151610ca39190613bf3565b64ffffffffff1660808201525b92915050565b604080518082019091525f80825260208201526040518060400160405280610cdd87611802565b8152602001846020016020810190610cf59190613b9a565b61ffff16905290505f610d106105793686900386018661377b565b82519091508435141580610d425750610d31610b653686900386018661377b565b5f8281526009602052604090205414155b15610d7c576040517fd4713aa3000000000000000000000000000000000000000000000000000000008152600481018290526024016101c7565b81516020830151610da191610d9b9161011c6080890160608a016138b7565b8661180d565b50949350505050565b5f610dbd6105793685900385018561377b565b9050816004811115610dd157610dd16138d0565b5f828152600960209081526040822092909255855191860151600792610e019161011c6080890160608a016138b7565b815260208101919091526040015f208054601990610e2890600160c81b900460ff16613cb6565b91906101000a81548160ff021916908360ff160217905550807f1d9989404a7bbcbc5c7ea21ef74be48ecbfd3c13d2d67924032a2148e8e921cf83604051610e7091906138f4565b60405180910390a2610e93868686610e8e60808801606089016138b7565b611868565b505050505050565b81515f9081526005602090815260408083208286015161ffff16845290915281208054909190610ed7906001906301000000900460ff16613cd1565b825460ff80831663010000000263ff000000198316811786559293509182169116176003816006811115610f0d57610f0d6138d0565b148015610f255750610f2560a0850160808601613cea565b15610f875784515f908152600b602090815260408083208289015161ffff16845290915281205460ff16158015610f605750610f6085611ac7565b90508015610f7757610f728787611b06565b610f81565b610f818787611c59565b50610e93565b6005816006811115610f9b57610f9b6138d0565b148015610fa9575060ff8216155b15610e9357610e938686611b06565b804211610fe15760405163e58369d160e01b8152426004820152602481018290526044016101c7565b50565b5f6002826004811115610ff957610ff96138d0565b0361100657506001919050565b600382600481111561101a5761101a6138d0565b14611026576003610cb0565b600292915050565b845160208601515f9161104b9161011c6080890160608a016138b7565b90505f600261105d60208701876139b9565b600481111561106e5761106e6138d0565b141590506002846004811115611086576110866138d0565b0361109d576110988989878587611e3f565b61122f565b801561122f575f60018560048111156110b8576110b86138d0565b146110d2576110cd6080870160608801613b9a565b6110d6565b6127105b5f8481526007602052604081205461ffff92909216925090600160e81b900460ff1661110e576111098b8b8b8b8661153a565b611110565b5f5b6001600160801b0316905061112b6060880160408901613d03565b6001600160801b03161580159061114157508015155b1561122c576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663c788e6a961118560e08b0160c08c01613b81565b61119260208f018f613b81565b846111a360608d0160408e01613d03565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e087901b1681526001600160a01b03948516600482015293909216602484015260448301526001600160801b031660648201526084015f604051808303815f87803b158015611215575f5ffd5b505af1158015611227573d5f5f3e3d5ffd5b505050505b50505b801561127b5761124560608701604088016138b7565b611250906001613c10565b5f838152600760205260409020805460ff92909216600160d01b0260ff60d01b199092169190911790555b6112888989898988610daa565b600284600481111561129c5761129c6138d0565b036112ad576112ad8988888b612333565b8015610bc157610bc1898888610e9b565b604080517f06de066a3f25c2578b69dcd3e1b355378031b00cd5628779a6ef682802d19d3a60208201529081018290525f906060015b604051602081830303815290604052805190602001209050919050565b5f61135961131e8661257b565b85858080601f0160208091040260200160405190810160405280939291908181526020018383808284375f920191909152506125c292505050565b9050816001600160a01b0316816001600160a01b0316146101e9576040517f366d29f70000000000000000000000000000000000000000000000000000000081526001600160a01b038083166004830152831660248201526044016101c7565b60606113e67f000000000000000000000000000000000000000000000000000000000000000060026125ea565b905090565b60606113e67f000000000000000000000000000000000000000000000000000000000000000060036125ea565b5f828260405160200161142c929190613d1c565b60405160208183030381529060405280519060200120905092915050565b5f610cb0825f0151836020015184604001516106ab565b5f806114706040840184613eab565b91505f90505b818110156114e9576114e16114916080880160608901613b81565b61149e6040870187613eab565b848181106114ae576114ae613ef1565b90506020020160208101906114c39190613b81565b6114d36080880160608901613d03565b6001600160801b0316612693565b600101611476565b506114fa6080840160608501613d03565b61150d906001600160801b031682613f05565b91506001600160801b03821615611532576115328585846001600160801b031661272e565b509392505050565b60408051610140810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e08101829052610100810182905261012081018290526115996080870160608801613d03565b6001600160801b031681526115b460a0870160808801613d03565b6001600160801b031660208201526115d46101a085016101808601613f1c565b67ffffffffffffffff1660408201526115f56101c085016101a08601613f1c565b67ffffffffffffffff1660608201526116166102e088016102c08901613f1c565b67ffffffffffffffff1660808201526116408761163b6101a087016101808801613f1c565b612801565b67ffffffffffffffff1660a08083019190915261166290850160808601613cea565b6116815761167c8761163b6101c087016101a08801613f1c565b61168b565b670de0b6b3a76400005b67ffffffffffffffff1660c08201526116ac6101e085016101c086016139d4565b6116be61020086016101e087016139d4565b6116c89190613f35565b64ffffffffff1660e08201526116e661024088016102208901613bc6565b63ffffffff166101008201526103208701356101208201525f612710846117246117186103008c016102e08d01613b81565b8b610300013586612888565b61172e9190613f05565b6117389190613f52565b86515f908152600560209081526040808320828b015161ffff16845290915281205491925090600160701b90046001600160801b03166117778a612a5c565b6117819190613f71565b90508082106117905780611792565b815b9350836001600160801b03165f036117af575f93505050506117f9565b6117c38988866001600160801b031661272e565b6117f56117d660808b0160608c01613b81565b6117e660e0890160c08a01613b81565b866001600160801b0316612693565b5050505b95945050505050565b5f610cb03083612b42565b5f61181782612b58565b5f848152600860205260409020549091508114611863576040517fcf47c7ec000000000000000000000000000000000000000000000000000000008152600481018290526024016101c7565b505050565b5f61187b835f01518460200151846106ab565b5f81815260076020908152604091829020825160e08101845290546001600160a01b038116825264ffffffffff600160a01b8204169282019290925260ff600160c81b8304811693820193909352600160d01b820483166060820152600160d81b820483161580156080830152600160e01b83048416151560a0830152600160e81b909204909216151560c0830152919250908061191f5750604081015160ff1615155b1561192b575050611ac1565b5f611937878784612b8c565b90506001600160601b038116156119eb5781516040517f0cec55b80000000000000000000000000000000000000000000000000000000081526001600160a01b0391821660048201526001600160601b03831660248201527f000000000000000000000000000000000000000000000000000000000000000090911690630cec55b8906044015f604051808303815f87803b1580156119d4575f5ffd5b505af11580156119e6573d5f5f3e3d5ffd5b505050505b6040517f42966c68000000000000000000000000000000000000000000000000000000008152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906342966c68906024015f604051808303815f87803b158015611a63575f5ffd5b505af1158015611a75573d5f5f3e3d5ffd5b505050602080870151875160405160ff8916815261ffff9092169350917fa2507a2d66e34745a766d67109e756ed5293eca1d85b154b02aaef4d31a7ac40910160405180910390a35050505b50505050565b5f80600981611ade6105793687900387018761377b565b815260208101919091526040015f20549050600281141580156106e957506004141592915050565b80515f9081526005602090815260408083208285015161ffff1684529091528120805460ff19166006178082559091906001600160801b03600160701b90910416611b5085612a5c565b611b5a9190613f71565b9050611b82611b6f6080860160608701613b81565b611b7c6020870187613b81565b83612693565b826020015161ffff16835f01517fe49dcd2054a76f880725d8faecd340ad1256bf82931f0eff6c56414de3528e5383604051611bc091815260200190565b60405180910390a382515f90815260046020526040902080548190600190611bf090610100900461ffff16613f84565b91906101000a81548161ffff021916908361ffff160217905561ffff165f14611c1a575050505050565b805460ff1916600317815583516040517f47382aa0aeebab0415c1dc3e50b5b858ed0fb131891fef087be07bf5c98df2a0905f90a2610e938582612be8565b80515f908152600560209081526040808320828501805161ffff908116865291845282852086518652600b8552838620915190921685528352928190208151606081018352815460ff8116158015835261010090910467ffffffffffffffff16948201949094526001909101549181019190915290611d5c5760408082015184515f90815260066020908152838220818801805161ffff90811685529183528584209490945581860151875467ffffffffffffffff9091166601000000000000026dffffffffffffffff0000000000001990911617875587518352600b8252848320935116825291909152908120805468ffffffffffffffffff19168155600101555b815460ff19166004178255611d7961044085016104208601613bc6565b611d899063ffffffff1642613bf3565b83515f908152600a60209081526040808320828801805161ffff9081168652918452828520805464ffffffffff191664ffffffffff979097169690961790955584518851808652600685528386209651831686529584529382902054875483519182526601000000000000900467ffffffffffffffff16938101939093529290921692917fcea823eb2ef713d2f10e99fb9330c727dee55489a2ee97005c39ddbc8dd3a37691015b60405180910390a350505050565b5f828152600760209081526040808320815160e08101835281546001600160a01b038116825264ffffffffff600160a01b8204169482019490945260ff600160c81b8504811693820193909352600160d01b840483166060820152600160d81b8404831615156080820152600160e01b84048316151560a0820152600160e81b909304909116151560c08301529190611edb9088908890612b8c565b82547fffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8116600160e81b1784556040517f06d9882b0000000000000000000000000000000000000000000000000000000081529192506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000008116926306d9882b92611f74921690600190600401613fa7565b5f604051808303815f87803b158015611f8b575f5ffd5b505af1158015611f9d573d5f5f3e3d5ffd5b50505050806001600160601b03165f03611fb85750506101e9565b5f611fc96060870160408801613d03565b6001600160801b0316611fe26040880160208901613d03565b6001600160801b0316611ff59190613fc4565b90506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661203160808a0160608b01613b81565b6001600160a01b0316146120785761204f6080880160608901613d03565b6001600160801b031661206b826001600160601b038516613f05565b6120759190613f52565b90505b5f61271061208e6106008b016105e08c01613b9a565b6120a59061ffff166001600160601b038616613f05565b6120af9190613f52565b604080516002808252606082019092529192505f9190816020015b604080518082019091525f80825260208201528152602001906001900390816120ca575050604080518082019091529091508061210a60208d018d613b81565b6001600160a01b031681526020018385106121255783612127565b845b6001600160601b0316815250815f8151811061214557612145613ef1565b60200260200101819052506040518060400160405280876001600160a01b031681526020015f6001600160a01b0316886001600160a01b0316146121be576127106121986105e08e016105c08f01613b9a565b6121af9061ffff166001600160601b038916613f05565b6121b99190613f52565b6121c0565b5f5b6001600160601b0316815250816001815181106121df576121df613ef1565b602090810291909101015284546040517f8d7b53a20000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811692638d7b53a29261225c92919091169088906001908790600401613fd7565b5f604051808303815f87803b158015612273575f5ffd5b505af1158015612285573d5f5f3e3d5ffd5b505086546040517fb167b18a0000000000000000000000000000000000000000000000000000000081526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000008116945063b167b18a93506122fa92169060c08f013590600190600401614067565b5f604051808303815f87803b158015612311575f5ffd5b505af1158015612323573d5f5f3e3d5ffd5b5050505050505050505050505050565b82515f9081526005602090815260408083208287015161ffff1684529091529020805460ff16600681600681111561236d5761236d6138d0565b148061238a57506005816006811115612388576123886138d0565b145b15612396575050611ac1565b84515f908152600b602090815260408083208289015161ffff1684529091529020825465ff0000000000191665010000000000178355805460ff16158061240757508054610100900467ffffffffffffffff166123fb6101a087016101808801613f1c565b67ffffffffffffffff16105b1561248057805460ff191660011781556124296101a086016101808701613f1c565b815467ffffffffffffffff919091166101000268ffffffffffffffff001990911617815561245f6101a086016101808701613f1c565b67ffffffffffffffff1615612478578460e0013561247a565b5f5b60018201555b6004826006811115612494576124946138d0565b036124a8576124a38787611c59565b6103e0565b60018260068111156124bc576124bc6138d0565b036103e0576124d160808601606087016138b7565b8354610100900460ff9081169116146124f0576124a387876005612cb4565b8551602087015184546001926007925f92612514929190610100900460ff166106ab565b815260208101919091526040015f208054911515600160d81b027fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9092169190911790556125628787611c59565b82546103e090889086908990610100900460ff16611868565b5f610cb0612587612e21565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f6125d08686612f4a565b9250925092506125e08282612f93565b5090949350505050565b606060ff8314612604576125fd8361309a565b9050610cb0565b8180546126109061408b565b80601f016020809104026020016040519081016040528092919081815260200182805461263c9061408b565b80156126875780601f1061265e57610100808354040283529160200191612687565b820191905f5260205f20905b81548152906001019060200180831161266a57829003601f168201915b50505050509050610cb0565b805f0361269f57505050565b6001600160a01b038084165f908152600160209081526040808320938616835292905290812080548392906126d5908490613fc4565b92505081905550816001600160a01b0316836001600160a01b03167f4e45da441832cf53bdaa69235704fc0575e68210f459ee1562911024b12967d58360405161272191815260200190565b60405180910390a3505050565b81515f9081526005602090815260408083208286015161ffff1684529091528120805490919061276f908490600160701b90046001600160801b0316613fc4565b90505f61277b86612a5c565b9050808211156127c1576040517f9f92b97500000000000000000000000000000000000000000000000000000000815260048101839052602481018290526044016101c7565b5081546001600160801b03909116600160701b027fffff00000000000000000000000000000000ffffffffffffffffffffffffffff909116179055505050565b5f6128146102e084016102c08501613f1c565b67ffffffffffffffff168267ffffffffffffffff161015612878576128416102e084016102c08501613f1c565b67ffffffffffffffff168267ffffffffffffffff16670de0b6b3a76400006128699190613f05565b6128739190613f52565b6106e9565b670de0b6b3a76400009392505050565b5f5f8260a001518360c0015161289e91906140bd565b67ffffffffffffffff1690505f670de0b6b3a764000082855f01516001600160801b03166128cc9190613f05565b6128d69190613f52565b90506001600160a01b0386166128ef5791506106e99050565b5f670de0b6b3a76400008386602001516001600160801b03166129129190613f05565b61291c9190613f52565b905085876001600160a01b03163f14612939575091506106e99050565b5f603f61294a620186a06040613f05565b6129549190613f52565b61296090611388613fc4565b9050805a10156129a8575a6040517f9fa729820000000000000000000000000000000000000000000000000000000081526004810191909152602481018290526044016101c7565b5f5f612a1c8a896040516024016129bf91906140dd565b60408051601f198184030181529190526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167fee09508a000000000000000000000000000000000000000000000000000000001790526130d7565b91509150811580612a2c57508481115b15612a3f578496505050505050506106e9565b838110612a4c5780612a4e565b835b9a9950505050505050505050565b5f6001612a7161016084016101408501613c9d565b6003811115612a8257612a826138d0565b60ff161115612aac57612a9d61026083016102408401613d03565b6001600160801b031692915050565b612abe61020083016101e084016138b7565b60ff16612ad36101e084016101c085016138b7565b612ae19060ff166002613fc4565b612af36101c085016101a086016138b7565b60ff16612aff856130fb565b612b099190613f05565b612b139190613f05565b612b1d9190613f05565b612b2f61026084016102408501613d03565b6001600160801b0316610cb09190613fc4565b5f46838360405160200161142c9392919061444f565b5f7f5e92d50e8f9bd2bfe5111949ade743e26b47dc3bfd3a17d4350881cc4859fbeb826040516020016112f49291906146ba565b5f8160c0015115612b9e57505f6106e9565b8160a00151612bbc57612bb760c0840160a085016147e7565b612be0565b612bc6848461315e565b612bd660c0850160a086016147e7565b612be09190614800565b949350505050565b80545f9068010000000000000000900464ffffffffff1615801590612c4a5750612c1a61046084016104408501613bc6565b8254612c3f9163ffffffff169068010000000000000000900464ffffffffff16613bf3565b64ffffffffff164211155b15612c5657505f610cb0565b81546001600160801b03808216845570010000000000000000000000000000000090910416612caa612c8e6080860160608701613b81565b612c9b6020870187613b81565b836001600160801b0316612693565b5060019392505050565b81515f9081526005602090815260408083208286015161ffff1684529091528120805460ff19166002179055612cf26103e085016103c08601613bc6565b612d029063ffffffff1642613bf3565b6040805160808101825264ffffffffff831681525f60208201529192508101836005811115612d3357612d336138d0565b81525f602091820181905285518152600a825260408082208784015161ffff168352835290819020835181549385015167ffffffffffffffff1665010000000000026cffffffffffffffffffffffffff1990941664ffffffffff9091161792909217808355908301519082906dff0000000000000000000000000019166d0100000000000000000000000000836005811115612dd157612dd16138d0565b021790555060608201518160010155905050826020015161ffff16835f01517f5bac008f00ea0b819bf44cacac0310d1949d3a090a52d1946d83ed556ab8ae908484604051611e3192919061481f565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015612e7957507f000000000000000000000000000000000000000000000000000000000000000046145b15612ea357507f000000000000000000000000000000000000000000000000000000000000000090565b6113e6604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f5f5f8351604103612f81576020840151604085015160608601515f1a612f73888285856131ba565b955095509550505050612f8c565b505081515f91506002905b9250925092565b5f826003811115612fa657612fa66138d0565b03612faf575050565b6001826003811115612fc357612fc36138d0565b03612ffa576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600282600381111561300e5761300e6138d0565b03613048576040517ffce698f7000000000000000000000000000000000000000000000000000000008152600481018290526024016101c7565b600382600381111561305c5761305c6138d0565b03613096576040517fd78bce0c000000000000000000000000000000000000000000000000000000008152600481018290526024016101c7565b5050565b60605f6130a683613282565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f5f60205f84516020860187620186a0fa5f51601f3d119091169590945092505050565b5f633b9aca0061311361052084016105008501613d03565b6001600160801b031661312e6102c085016102a08601613f1c565b67ffffffffffffffff166131429190613f05565b61314c9190613f52565b612b2f61050084016104e08501613d03565b5f61316f60c0830160a084016147e7565b6001600160601b031661318a6104c085016104a086016147e7565b6001600160601b0316106131a85761287360c0830160a084016147e7565b6106e96104c084016104a085016147e7565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156131f357505f91506003905082613278565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015613244573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b03811661326f57505f925060019150829050613278565b92505f91508190505b9450945094915050565b5f60ff8216601f811115610cb0576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f61062082840312156132d3575f5ffd5b50919050565b5f61018082840312156132d3575f5ffd5b5f61024082840312156132d3575f5ffd5b5f5f5f6109e0848603121561330e575f5ffd5b61331885856132c2565b92506133288561062086016132d9565b9150613338856107a086016132ea565b90509250925092565b5f60a082840312156132d3575f5ffd5b5f5f5f5f610a808587031215613365575f5ffd5b61336f86866132c2565b935061337f8661062087016132d9565b925061338f866107a087016132ea565b915061339f866109e08701613341565b905092959194509250565b5f5f83601f8401126133ba575f5ffd5b50813567ffffffffffffffff8111156133d1575f5ffd5b6020830191508360208285010111156133e8575f5ffd5b9250929050565b5f5f5f5f5f5f610aa08789031215613405575f5ffd5b61340f88886132c2565b955061341f8861062089016132d9565b945061342f886107a089016132ea565b935061343f886109e08901613341565b9250610a8087013567ffffffffffffffff81111561345b575f5ffd5b61346789828a016133aa565b979a9699509497509295939492505050565b5f81518084525f5b8181101561349d57602081850181015186830182015201613481565b505f602082860101526020601f19601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f6134f660e0830189613479565b82810360408401526135088189613479565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b8181101561355d57835183526020938401939092019160010161353f565b50909b9a5050505050505050505050565b60058110610fe1575f5ffd5b80356001600160a01b0381168114613590575f5ffd5b919050565b5f5f5f5f5f5f610ac087890312156135ab575f5ffd5b6135b588886132c2565b95506135c58861062089016132d9565b94506135d5886107a089016132ea565b93506135e5886109e08901613341565b9250610a808701356135f68161356e565b9150613605610aa0880161357a565b90509295509295509295565b803561ffff81168114613590575f5ffd5b803560ff81168114613590575f5ffd5b5f5f5f60608486031215613644575f5ffd5b8335925061365460208501613611565b915061333860408501613622565b5f5f5f5f5f5f610a208789031215613678575f5ffd5b61368288886132c2565b95506136928861062089016132d9565b94506136a2886107a089016132ea565b93506109e087013567ffffffffffffffff8111156136be575f5ffd5b87016080818a0312156136cf575f5ffd5b9250610a0087013567ffffffffffffffff81111561345b575f5ffd5b604051610240810167ffffffffffffffff8111828210171561371b57634e487b7160e01b5f52604160045260245ffd5b60405290565b80358015158114613590575f5ffd5b803560068110613590575f5ffd5b803567ffffffffffffffff81168114613590575f5ffd5b803564ffffffffff81168114613590575f5ffd5b803562ffffff81168114613590575f5ffd5b5f61024082840312801561378d575f5ffd5b506137966136eb565b823581526137a660208401613611565b60208201526137b760408401613622565b60408201526137c860608401613622565b60608201526137d960808401613721565b60808201526137ea60a08401613730565b60a08201526137fb60c0840161357a565b60c082015260e08381013590820152610100808401359082015261012080840135908201526101408084013590820152613838610160840161373e565b61016082015261384b610180840161373e565b61018082015261385e6101a0840161373e565b6101a08201526138716101c08401613755565b6101c08201526138846101e08401613755565b6101e0820152613897610200840161373e565b6102008201526138aa6102208401613769565b6102208201529392505050565b5f602082840312156138c7575f5ffd5b6106e982613622565b634e487b7160e01b5f52602160045260245ffd5b60058110610fe157610fe16138d0565b60208101613901836138e4565b91905290565b80356001600160801b0381168114613590575f5ffd5b5f60a082840312801561392e575f5ffd5b5060405160a0810167ffffffffffffffff8111828210171561395e57634e487b7160e01b5f52604160045260245ffd5b604052823561396c8161356e565b815261397a60208401613907565b602082015261398b60408401613907565b604082015261399c60608401613611565b60608201526139ad60808401613755565b60808201529392505050565b5f602082840312156139c9575f5ffd5b81356106e98161356e565b5f602082840312156139e4575f5ffd5b6106e982613755565b600681106139fd576139fd6138d0565b9052565b813581526102408101613a1660208401613611565b61ffff166020830152613a2b60408401613622565b60ff166040830152613a3f60608401613622565b60ff166060830152613a5360808401613721565b15156080830152613a6660a08401613730565b613a7360a08401826139ed565b50613a8060c0840161357a565b6001600160a01b031660c083015260e08381013590830152610100808401359083015261012080840135908301526101408084013590830152613ac6610160840161373e565b67ffffffffffffffff16610160830152613ae3610180840161373e565b67ffffffffffffffff16610180830152613b006101a0840161373e565b67ffffffffffffffff166101a0830152613b1d6101c08401613755565b64ffffffffff166101c0830152613b376101e08401613755565b64ffffffffff166101e0830152613b51610200840161373e565b67ffffffffffffffff16610200830152613b6e6102208401613769565b62ffffff81166102208401525092915050565b5f60208284031215613b91575f5ffd5b6106e98261357a565b5f60208284031215613baa575f5ffd5b6106e982613611565b803563ffffffff81168114613590575f5ffd5b5f60208284031215613bd6575f5ffd5b6106e982613bb3565b634e487b7160e01b5f52601160045260245ffd5b64ffffffffff8181168382160190811115610cb057610cb0613bdf565b60ff8181168382160190811115610cb057610cb0613bdf565b8051613c34816138e4565b808352506001600160801b0360208201511660208301526001600160801b03604082015116604083015261ffff606082015116606083015264ffffffffff60808201511660808301525050565b60a08101610cb08284613c29565b803560048110613590575f5ffd5b5f60208284031215613cad575f5ffd5b6106e982613c8f565b5f60ff821680613cc857613cc8613bdf565b5f190192915050565b60ff8281168282160390811115610cb057610cb0613bdf565b5f60208284031215613cfa575f5ffd5b6106e982613721565b5f60208284031215613d13575f5ffd5b6106e982613907565b825181526020808401516102e0830191613d3b9084018261ffff169052565b506040840151613d50604084018260ff169052565b506060840151613d65606084018260ff169052565b506080840151613d79608084018215159052565b5060a0840151613d8c60a08401826139ed565b5060c0840151613da760c08401826001600160a01b03169052565b5060e084015160e0830152610100840151610100830152610120840151610120830152610140840151610140830152610160840151613df361016084018267ffffffffffffffff169052565b50610180840151613e1161018084018267ffffffffffffffff169052565b506101a0840151613e2f6101a084018267ffffffffffffffff169052565b506101c0840151613e4a6101c084018264ffffffffff169052565b506101e0840151613e656101e084018264ffffffffff169052565b50610200840151613e8361020084018267ffffffffffffffff169052565b50610220840151613e9c61022084018262ffffff169052565b506106e9610240830184613c29565b5f5f8335601e19843603018112613ec0575f5ffd5b83018035915067ffffffffffffffff821115613eda575f5ffd5b6020019150600581901b36038213156133e8575f5ffd5b634e487b7160e01b5f52603260045260245ffd5b8082028115828204841417610cb057610cb0613bdf565b5f60208284031215613f2c575f5ffd5b6106e98261373e565b64ffffffffff8281168282160390811115610cb057610cb0613bdf565b5f82613f6c57634e487b7160e01b5f52601260045260245ffd5b500490565b81810381811115610cb057610cb0613bdf565b5f61ffff821680613cc857613cc8613bdf565b600881106139fd576139fd6138d0565b6001600160a01b0383168152604081016106e96020830184613f97565b80820180821115610cb057610cb0613bdf565b5f608082016001600160a01b03871683526001600160601b03861660208401526140046040840186613f97565b60806060840152835190819052602084019060a08401905f5b8181101561405957835180516001600160a01b031684526020908101516001600160601b0316818501529093019260409092019160010161401d565b509098975050505050505050565b6001600160a01b03841681526020810183905260608101612be06040830184613f97565b600181811c9082168061409f57607f821691505b6020821081036132d357634e487b7160e01b5f52602260045260245ffd5b67ffffffffffffffff8281168282160390811115610cb057610cb0613bdf565b81516001600160801b031681526101408101602083015161410960208401826001600160801b03169052565b506040830151614125604084018267ffffffffffffffff169052565b506060830151614141606084018267ffffffffffffffff169052565b50608083015161415d608084018267ffffffffffffffff169052565b5060a083015161417960a084018267ffffffffffffffff169052565b5060c083015161419560c084018267ffffffffffffffff169052565b5060e08301516141b160e084018267ffffffffffffffff169052565b506101008301516141cf61010084018267ffffffffffffffff169052565b5061012092830151919092015290565b600481106139fd576139fd6138d0565b80356001600160601b0381168114613590575f5ffd5b61421c8261421283613bb3565b63ffffffff169052565b61422860208201613bb3565b63ffffffff16602083015261423f60408201613bb3565b63ffffffff16604083015261425660608201613bb3565b63ffffffff16606083015261426d60808201613bb3565b63ffffffff16608083015261428460a08201613bb3565b63ffffffff1660a083015261429b60c08201613bb3565b63ffffffff1660c08301526142b260e08201613bb3565b63ffffffff1660e08301526142ca6101008201613bb3565b63ffffffff166101008301526142e36101208201613907565b6001600160801b03166101208301526142ff61014082016141ef565b6001600160601b031661014083015261431b61016082016141ef565b6001600160601b03166101608301526143376101808201613907565b6001600160801b03166101808301526143536101a08201613907565b6001600160801b03166101a083015261436f6101c08201613907565b6001600160801b03166101c083015261438b6101e08201613bb3565b63ffffffff166101e08301526143a46102008201613bb3565b63ffffffff166102008301526143bd6102208201613907565b6001600160801b03166102208301526143d961024082016141ef565b6001600160601b03166102408301526143f561026082016141ef565b6001600160601b03166102608301526144116102808201613611565b61ffff166102808301526144286102a08201613611565b61ffff166102a083015261443f6102c08201613611565b61ffff81166102c0840152505050565b8381526001600160a01b03831660208201526106608101614483604083016144768561357a565b6001600160a01b03169052565b61448f6020840161357a565b6001600160a01b038116606084015250604083013560808301526144b56060840161357a565b6001600160a01b03811660a084015250608083013560c08381019190915260a084013560e080850191909152908401356101008085019190915290840135610120840152614504908401613611565b61ffff1661014083015261451b6101208401613622565b60ff166101608301526145316101408401613c8f565b61453f6101808401826141df565b5061454d6101608401613622565b60ff166101a08301526145636101808401613622565b60ff166101c08301526145796101a08401613622565b60ff166101e083015261458f6101c08401613622565b60ff166102008301526145a56101e08401613622565b60ff166102208301526145bb6102008401613755565b64ffffffffff166102408301526145d56102208401613bb3565b63ffffffff166102608301526145ee6102408401613907565b6001600160801b031661028083015261460a6102608401613907565b6001600160801b03166102a083015261462661028084016141ef565b6001600160601b03166102c08301526146426102a0840161373e565b67ffffffffffffffff166102e083015261465f6102c0840161373e565b67ffffffffffffffff1661030083015261467c6102e0840161357a565b6001600160a01b0381166103208401525061030083013561034083810191909152610320840135610360840152612be0906103808401908501614205565b82815281356020808301919091526101a08201906146d990840161357a565b6001600160a01b0381166040840152506040830135606083810191909152614702908401613907565b6001600160801b03811660808401525061471e60808401613907565b6001600160801b03811660a08401525061473a60a084016141ef565b6001600160601b03811660c08401525061475660c08401613611565b61ffff811660e08401525061476d60e08401613bb3565b63ffffffff8116610100840152506147886101008401613755565b64ffffffffff8116610120840152506147a46101208401613755565b64ffffffffff8116610140840152506147c0610140840161373e565b67ffffffffffffffff81166101608401525061016092909201356101809190910152919050565b5f602082840312156147f7575f5ffd5b6106e9826141ef565b6001600160601b038281168282160390811115610cb057610cb0613bdf565b6040810161482d82856139ed565b64ffffffffff83166020830152939250505056',
} as const
