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
  TaskMarket: '0x610240604052348015610010575f5ffd5b50604051615eb8380380615eb883398101604081905261002f9161024b565b8283846040518060400160405280600681526020016536bab9ba32b960d11b815250604051806040016040528060018152602001603160f81b81525060015f8190555061008660028361017b60201b90919060201c565b6101205261009581600361017b565b61014052815160208084019190912060e052815190820120610100524660a05261012160e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60809081523060c05283516001600160a01b0390811661016052602085015181166101805260409094015184166101a05260609094015183166101c052505091015181166101e052918216610200521661022052506104ed565b5f6020835110156101965761018f836101ad565b90506101a7565b816101a184826103c1565b5060ff90505b92915050565b5f5f829050601f815111156101e0578260405163305a27a960e01b81526004016101d7919061047f565b60405180910390fd5b80516101eb826104ca565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b038111828210171561022a5761022a6101f3565b60405290565b80516001600160a01b0381168114610246575f5ffd5b919050565b5f5f5f83850361016081121561025f575f5ffd5b61012081121561026d575f5ffd5b50610276610207565b61027f85610230565b815261028d60208601610230565b602082015261029e60408601610230565b60408201526102af60608601610230565b60608201526102c060808601610230565b60808201526102d160a08601610230565b60a08201526102e260c08601610230565b60c08201526102f360e08601610230565b60e08201526103056101008601610230565b610100820152925061031a6101208501610230565b91506103296101408501610230565b90509250925092565b600181811c9082168061034657607f821691505b60208210810361036457634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156103bc57828211156103bc57805f5260205f20601f840160051c602085101561039557505f5b90810190601f840160051c035f5b818110156103b8575f838201556001016103a3565b5050505b505050565b81516001600160401b038111156103da576103da6101f3565b6103ee816103e88454610332565b8461036a565b6020601f821160018114610420575f83156104095750848201515b5f19600385901b1c1916600184901b178455610478565b5f84815260208120601f198516915b8281101561044f578785015182556020948501946001909201910161042f565b508482101561046c57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b818110156104ab576020818601810151604086840101520161048e565b505f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610364575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516101c0516101e05161020051610220516158fc6105bc5f395f6102d101525f6102ab01525f818161176901526117a401525f8181613a0e0152613adb01525f818161288e015261295f01525f612fbb01525f818161079e01528181610afd015281816111870152818161199001528181611e5e0152613d4f01525f61262301525f6125f101525f6144c501525f61449d01525f6143f801525f61442201525f61444c01526158fc5ff3fe608060405234801561000f575f5ffd5b5060043610610169575f3560e01c80638889c1d8116100cb578063e517f1591161007f578063f7888aec11610064578063f7888aec14610641578063f837a6e314610679578063f940e3851461069c57610169565b8063e517f1591461060e578063ebfa45231461062157610169565b8063b1a8cbe5116100b0578063b1a8cbe514610589578063cac5b8a3146105db578063cf66151b146105ee57610169565b80638889c1d8146105635780638b76e8a11461057657610169565b80634489cbf0116101225780634cace497116101075780634cace497146105225780636dce4ab01461053557806384b0196e1461054857610169565b80634489cbf0146104fc5780634a53ca3a1461050f57610169565b8063101ef70611610153578063101ef7061461034e57806325b11f621461036e578063408ef7111461038157610169565b8062b64fb0146103135780630de5093e14610339575b5f80356001600160e01b0319167fcb6ba5ea0000000000000000000000000000000000000000000000000000000014806101cd57505f356001600160e01b0319167f372e29b800000000000000000000000000000000000000000000000000000000145b8061020257505f356001600160e01b0319167f5c71c27300000000000000000000000000000000000000000000000000000000145b8061023757505f356001600160e01b0319167f1902e5dc00000000000000000000000000000000000000000000000000000000145b8061026c57505f356001600160e01b0319167f8c8eb74a00000000000000000000000000000000000000000000000000000000145b806102a157505f356001600160e01b0319167fa0e0e34100000000000000000000000000000000000000000000000000000000145b90505f816102cf577f00000000000000000000000000000000000000000000000000000000000000006102f1565b7f00000000000000000000000000000000000000000000000000000000000000005b9050604051365f82375f5f3683855af43d5f833e8061030e573d82fd5b503d81f35b61032661032136600461478a565b6106af565b6040519081526020015b60405180910390f35b61034c6103473660046147da565b6106fe565b005b61036161035c366004614866565b610952565b60405161033091906148b8565b61034c61037c36600461496f565b610a6f565b6104ef61038f36600461478a565b6040805160e080820183525f80835260208084018290528385018290526060808501839052608080860184905260a080870185905260c096870185905287518085019b909b5261ffff999099168a88015260ff9788168a8301528651808b03909201825289018087528151918301919091208352600790915290849020610160880190945292546001600160a01b0381168452600160a01b810464ffffffffff16958701959095527901000000000000000000000000000000000000000000000000008504841691860191909152600160d01b84048316908501527b010000000000000000000000000000000000000000000000000000008304821615156101008501527c01000000000000000000000000000000000000000000000000000000008304821615156101208501527d0100000000000000000000000000000000000000000000000000000000009092041615156101409092019190915290565b6040516103309190614988565b61034c61050a366004614a50565b610ad2565b61032661051d366004614ab2565b610c4e565b610326610530366004614acd565b610c58565b61034c610543366004614b36565b610dbb565b610550610dca565b6040516103309796959493929190614bb0565b61034c610571366004614c62565b610e28565b61034c610584366004614ab2565b6112b9565b61032661059736600461478a565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090509392505050565b6103266105e9366004614d3a565b61139b565b6106016105fc366004614d8c565b6113d9565b6040516103309190614db3565b61034c61061c366004614e33565b6114bb565b61063461062f366004614d8c565b6115a8565b6040516103309190614e6e565b61032661064f366004614b36565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b61068c610687366004614e81565b6115d7565b6040519015158152602001610330565b61034c6106aa366004614b36565b611637565b60408051602080820186905261ffff85168284015260ff841660608084019190915283518084039091018152608090920183528151918101919091205f908152600890915220545b9392505050565b61070784611642565b5f6107118561169e565b5f8181526004602052604090209091506001815460ff16600381111561073957610739614890565b0361088657805464ffffffffff421668010000000000000000026cffffffffff00000000000000ff19909116176002178155604080517f7667180800000000000000000000000000000000000000000000000000000000815290516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169163766718089160048083019260209291908290030181865afa1580156107e7573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061080b9190614ec6565b815462ffffff919091166d0100000000000000000000000000027fffffffffffffffffffffffffffffffff000000ffffffffffffffffffffffffff90911617815560405183815282907fc4077b7fcf39af56e7615fe64c13ff3ecc731409c8a74a6f5c1002975993c5769060200160405180910390a26108cb565b6002815460ff16600381111561089e5761089e614890565b146108cb57805460405163572f6dbf60e11b81526108c29160ff1690600401614ee8565b60405180910390fd5b5f6108de61044088016104208901614f11565b82546108fe9163ffffffff16906301000000900464ffffffffff16614f40565b64ffffffffff1690505f5b8581101561094857610940888589898581811061092857610928614f5d565b905060200281019061093a9190614f71565b856116a9565b600101610909565b5050505050505050565b6040805161010080820183525f8083526020808401829052838501829052606084018290526080840182905260a0840182905260c0840182905260e084018290528682526005815284822061ffff8716835290528390208351918201909352825491929091829060ff1660068111156109cd576109cd614890565b60068111156109de576109de614890565b8152905460ff61010082048116602084015262010000820481166040840152630100000082048116606084015264010000000082048116608084015265010000000000820416151560a083015267ffffffffffffffff660100000000000082041660c08301526001600160801b036e0100000000000000000000000000009091041660e09091015290505b92915050565b335f818152600d6020908152604080832067ffffffffffffffff861680855290835292819020805460ff19166001179055519182527fa8d32db0dde8f959586985c288cc83f7872d99c3eb8bf5c34b1113268a7cec9e910160405180910390a250565b610adb84611642565b5f610af185610ae98761169e565b868686611a31565b90506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663159aa0f4610b326040870160208801614f90565b610b4260c0880160a08901614fc1565b6040516001600160e01b031960e085901b1681526001600160a01b0390921660048301526001600160601b03166024820152604401602060405180830381865afa158015610b92573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610bb69190614fda565b15610c045760405163ca8bd9fb60e01b815260206004820152600860248201527f66756e6461626c6500000000000000000000000000000000000000000000000060448201526064016108c2565b5f818152600e6020526040808220805460ff191660011790555182918635917f51ad6a2afcba197029bf48717274ecb495406932f11aca2771f040adcaf426e19190a35050505050565b5f610a698261169e565b5f610c61611f4f565b610c6a85611642565b5f610c748661169e565b90505f610c8082611f90565b9050610c8b87611fde565b8154610100900461ffff1614610cba57805460405163572f6dbf60e11b81526108c29160ff1690600401614ee8565b805462ffffff19166003178082555f906001600160801b03600160801b90910416610ce489611fde565b610ced8a612014565b610cf79190614ff9565b610d019190615010565b82546001600160801b031683559050610d36610d2360808a0160608b01614f90565b610d3060208b018b614f90565b836120fa565b5f610d42888888612141565b6040519196509150859085907fbe835f14d6ddf479bbba6a9a7c59a8914272bf13754a7c01314744b8183fea82905f90a3610da6610d8660808a0160608b01614f90565b33610da1610d9a60808d0160608e01614f90565b338661233b565b6123b7565b50505050610db360015f55565b949350505050565b610dc6823383612502565b5050565b5f6060805f5f5f6060610ddb6125ea565b610de361261c565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f610e328a61169e565b5f81815260046020526040808220815160c0810190925280549394509192909190829060ff166003811115610e6957610e69614890565b6003811115610e7a57610e7a614890565b81529054610100810461ffff1660208301526301000000810464ffffffffff908116604084015268010000000000000000820481166060808501919091526d0100000000000000000000000000830462ffffff166080850152600160801b9092046001600160801b031660a090930192909252820151919250165f03610f1657805160405163572f6dbf60e11b81526108c29190600401614ee8565b610f286104608c016104408d01614f11565b63ffffffff168160600151610f3d9190614f40565b64ffffffffff16421115610f9c5742610f5e6104608d016104408e01614f11565b63ffffffff168260600151610f739190614f40565b60405163388b017360e01b8152600481019290925264ffffffffff1660248201526044016108c2565b5f610faa8c848b8b8b611a31565b9050610fd2610fb887612649565b86868f6020016020810190610fcd9190614f90565b61269a565b853583141580610fe6575080866020013514155b156110345760405163ca8bd9fb60e01b815260206004820152600760248201527f726563656970740000000000000000000000000000000000000000000000000060448201526064016108c2565b816060015164ffffffffff168660600160208101906110539190615023565b64ffffffffff16106110aa5760405163ca8bd9fb60e01b81526004016108c29060208082526004908201527f6c61746500000000000000000000000000000000000000000000000000000000604082015260600190565b606082015164ffffffffff166110c86101208b016101008c01615023565b64ffffffffff16101561111e5760405163ca8bd9fb60e01b815260206004820152600760248201527f657870697265640000000000000000000000000000000000000000000000000060448201526064016108c2565b5f818152600e602052604090205460ff161561117d5760405163ca8bd9fb60e01b815260206004820152600a60248201527f756e66756e6461626c650000000000000000000000000000000000000000000060448201526064016108c2565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663159aa0f46111bc60408c0160208d01614f90565b6111cc60c08d0160a08e01614fc1565b6040516001600160e01b031960e085901b1681526001600160a01b0390921660048301526001600160601b03166024820152604401602060405180830381865afa15801561121c573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112409190614fda565b61128d5760405163ca8bd9fb60e01b815260206004820152600560248201527f7374616b6500000000000000000000000000000000000000000000000000000060448201526064016108c2565b6112a08c848d8d8d868860800151612742565b6112ab8c8483612a75565b505050505050505050505050565b5f60045f6112c68461169e565b815260208101919091526040015f2090506003815460ff1660038111156112ef576112ef614890565b1461131357805460405163572f6dbf60e11b81526108c29160ff1690600401614ee8565b61131d8282612ba5565b610dc6574261133461046084016104408501614f11565b82546113599163ffffffff169068010000000000000000900464ffffffffff16614f40565b6040517fe58369d1000000000000000000000000000000000000000000000000000000008152600481019290925264ffffffffff1660248201526044016108c2565b5f6113a4611f4f565b5f6113b0858585612141565b90925090506113cf6113c86080870160608801614f90565b33836123b7565b506106f760015f55565b6040805160c0810182525f80825260208201819052918101829052606081018290526080810182905260a08101919091525f8281526004602052604090819020815160c081019092528054829060ff16600381111561143a5761143a614890565b600381111561144b5761144b614890565b8152905461ffff610100820416602083015264ffffffffff630100000082048116604084015268010000000000000000820416606083015262ffffff6d010000000000000000000000000082041660808301526001600160801b03600160801b9091041660a09091015292915050565b6114c482611642565b5f6114ce8361169e565b90505f6114da82611f90565b805490915064ffffffffff63010000009091048116908416111580611511575061150762278d0042615010565b8364ffffffffff16115b1561154a576040516339bac5cd60e11b8152602060048201526008602482015267189a59155b9d1a5b60c21b60448201526064016108c2565b805467ffffffffff0000001916630100000064ffffffffff851690810291909117825560405190815282907f35508accda9331f1a0d07890265f5646649341eeea3db8678c3e17d7aa057c4a9060200160405180910390a250505050565b5f8181526009602052604081205460048111156115c5575f6106f7565b8060048111156106f7576106f7614890565b5f806115fe84356115ee604087016020880161503c565b6105976060880160408901615055565b905061162061160c85612c64565b61161b36869003860186615092565b612c79565b5f9182526009602052604090912054149392505050565b610dc6828283612502565b61164f6020820182614f90565b6001600160a01b0316336001600160a01b03161461169b576040517f8ccfb2890000000000000000000000000000000000000000000000000000000081523360048201526024016108c2565b50565b5f610a693083612cab565b815f6116c48686846116bf61018082018261512c565b611a31565b90506116d46101a085018561516f565b1590508061170357506116ed60e0830160c0840161503c565b61ffff166116ff6101a086018661516f565b9050115b15611767576117166101a085018561516f565b905061172860e0840160c0850161503c565b6040517f276ea1cf000000000000000000000000000000000000000000000000000000008152600481019290925261ffff1660248201526044016108c2565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03161580159061187957506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016630244827e60408401356117db60208a018a614f90565b6117ed6102408b016102208c01614f11565b6117fd9063ffffffff1642614f40565b6040516001600160e01b031960e086901b16815260048101939093526001600160a01b03909116602483015264ffffffffff166044820152606401602060405180830381865afa158015611853573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906118779190614fda565b155b1561189d5760408051631bad3ed160e21b81529083013560048201526024016108c2565b5f5b6118ad6101a086018661516f565b90508110156119175761190f87604051806040016040528089815260200188806101a001906118dc919061516f565b868181106118ec576118ec614f5d565b9050602002016020810190611901919061503c565b61ffff169052858588612ccd565b60010161189f565b505f6119276101a086018661516f565b905061193960c0850160a08601614fc1565b6001600160601b031661194c9190614ff9565b90506001600160601b03811115611986576040516393b2f4b560e01b8152600481018290526001600160601b0360248201526044016108c2565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016631f3bd2fc6119c56040860160208701614f90565b6040516001600160e01b031960e084901b1681526001600160a01b0390911660048201526001600160601b03841660248201526044015f604051808303815f87803b158015611a12575f5ffd5b505af1158015611a24573d5f5f3e3d5ffd5b5050505050505050505050565b5f83358514611a6f576040517fa9548118000000000000000000000000000000000000000000000000000000008152843560048201526024016108c2565b611a7f60808501606086016151b5565b6001600160801b03161580611ac55750611aa1610260870161024088016151b5565b6001600160801b0316611aba60808601606087016151b5565b6001600160801b0316115b15611b3157611ada60808501606086016151b5565b611aec610260880161024089016151b5565b6040517fac01f1b90000000000000000000000000000000000000000000000000000000081526001600160801b039283166004820152911660248201526044016108c2565b611b4160808501606086016151b5565b6001600160801b0316611b5a60a08601608087016151b5565b6001600160801b03161115611bce57611b7960a08501608086016151b5565b611b8960808601606087016151b5565b6040517f08c792f00000000000000000000000000000000000000000000000000000000081526001600160801b039283166004820152911660248201526044016108c2565b611be06102a087016102808801614fc1565b6001600160601b0316611bf960c0860160a08701614fc1565b6001600160601b03161015611c5657611c1860c0850160a08601614fc1565b611c2a6102a088016102808901614fc1565b6040516393b2f4b560e01b81526001600160601b039283166004820152911660248201526044016108c2565b85610300013584610160013514611cab576040517fbc2ab15b000000000000000000000000000000000000000000000000000000008152610160850135600482015261030087013560248201526044016108c2565b600d5f611cbe6040870160208801614f90565b6001600160a01b0316815260208101919091526040015f90812090611ceb6101608701610140880161496f565b67ffffffffffffffff16815260208101919091526040015f205460ff1615611d7c57611d1d6040850160208601614f90565b611d2f6101608601610140870161496f565b6040517f142774890000000000000000000000000000000000000000000000000000000081526001600160a01b03909216600483015267ffffffffffffffff1660248201526044016108c2565b611d896020870187614f90565b6001600160a01b0316611da26040860160208701614f90565b6001600160a01b03161480611de65750611dc26040870160208801614f90565b6001600160a01b0316611ddb6040860160208701614f90565b6001600160a01b0316145b15611e2057611dfb6040850160208601614f90565b6040516336a6542360e01b81526001600160a01b0390911660048201526024016108c2565b604080517f1a1642f50000000000000000000000000000000000000000000000000000000081529085013560048201525f9081906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690631a1642f5906024016040805180830381865afa158015611ea2573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611ec691906151ce565b9092509050611edb6040870160208801614f90565b6001600160a01b0316826001600160a01b0316141580611eff57508760c001358114155b15611f235760408051631bad3ed160e21b81529087013560048201526024016108c2565b611f2c866130c7565b9250611f44838686610fcd60408b0160208c01614f90565b505095945050505050565b60025f5403611f8a576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60025f55565b5f8181526004602052604090206001815460ff166003811115611fb557611fb5614890565b14611fd957805460405163572f6dbf60e11b81526108c29160ff1690600401614ee8565b919050565b5f611ff161014083016101208401615055565b60ff166120066101208401610100850161503c565b61ffff16610a699190614ff9565b5f600161202961016084016101408501615208565b600381111561203a5761203a614890565b60ff16111561206457612055610260830161024084016151b5565b6001600160801b031692915050565b61207661020083016101e08401615055565b60ff1661208b6101e084016101c08501615055565b6120999060ff166002615010565b6120ab6101c085016101a08601615055565b60ff166120b785613105565b6120c19190614ff9565b6120cb9190614ff9565b6120d59190614ff9565b6120e7610260840161024085016151b5565b6001600160801b0316610a699190615010565b801561213c576001600160a01b038084165f90815260016020908152604080832093861683529290529081208054839290612136908490615010565b90915550505b505050565b5f5f61214c85611642565b6101008311156121a1576040516339bac5cd60e11b81526004016108c29060208082526004908201527f68696e7400000000000000000000000000000000000000000000000000000000604082015260600190565b6121aa85613168565b6121b3856139dd565b6121bc8561169e565b5f818152600460205260408120919350815460ff1660038111156121e2576121e2614890565b1461221c576040517f02939410000000000000000000000000000000000000000000000000000000008152600481018490526024016108c2565b5f61222687611fde565b825461ffff82166101000262ffffff19909116176001178355905061225361022088016102008901615023565b825464ffffffffff9190911663010000000267ffffffffff00000019909116178255612287610280880161026089016151b5565b82546001600160801b03918216600160801b0291161782556122b1610280880161026089016151b5565b6001600160801b0316816122c489612014565b6122ce9190614ff9565b6122d89190615010565b925060c08701356122ec6020890189614f90565b6001600160a01b0316857fd7ef53d82aa86c1bf1144788609d35c3e7ff10d7939d73500d57b651e441034d8a8a8a6040516123299392919061549c565b60405180910390a45050935093915050565b6001600160a01b038084165f908152600160209081526040808320938616835292905290812054818382106123705783612372565b815b905061237e81836156f9565b6001600160a01b038088165f908152600160209081526040808320938a16835292905220556123ad81856156f9565b9695505050505050565b805f036123c357505050565b6040516370a0823160e01b81523060048201525f906001600160a01b038516906370a0823190602401602060405180830381865afa158015612407573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061242b919061570c565b90506124426001600160a01b038516843085613e4f565b6040516370a0823160e01b81523060048201525f9082906001600160a01b038716906370a0823190602401602060405180830381865afa158015612488573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906124ac919061570c565b6124b691906156f9565b90508281146124fb576040517f74bf1a0300000000000000000000000000000000000000000000000000000000815260048101849052602481018290526044016108c2565b5050505050565b61250a611f4f565b6001600160a01b038084165f9081526001602090815260408083209386168352929052908120549081900361256b576040517fd0d04f6000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b038481165f8181526001602090815260408083208886168085529083528184209390935551858152938616939192917fa4195c37c2947bbe89165f03e320b6903116f0b10d8cfdb522330f7ce6f9fa24910160405180910390a46125e06001600160a01b0385168383613ecb565b5061213c60015f55565b60606126177f00000000000000000000000000000000000000000000000000000000000000006002613efc565b905090565b60606126177f00000000000000000000000000000000000000000000000000000000000000006003613efc565b5f7ff28c278de553d843ea1765985e56bb258c48d1922ecd37b13878786de20d26e08260405160200161267d929190615723565b604051602081830303815290604052805190602001209050919050565b5f6126e26126a786613fa5565b85858080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250613fec92505050565b9050816001600160a01b0316816001600160a01b0316146124fb576040517f366d29f70000000000000000000000000000000000000000000000000000000081526001600160a01b038083166004830152831660248201526044016108c2565b5f61274c856130c7565b6040805160208082018b905261ffff8a1682840152600160608084019190915283518084039091018152608090920183528151918101919091205f9081526008909152205490915081146127cf576040517fcf47c7ec000000000000000000000000000000000000000000000000000000008152600481018290526024016108c2565b5f6127d989611fde565b90505f5b81811015612882576040805160208082018c905261ffff841682840152600160608084019190915283518084039091018152608090920183528151918101919091205f9081526008909152205485900361287a5760405163ca8bd9fb60e01b815260206004820152600760248201527f617761726465640000000000000000000000000000000000000000000000000060448201526064016108c2565b6001016127dd565b505f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166384abcdb36128c360408a0160208b01614f90565b6128d360808b0160608c016151b5565b6040516001600160e01b031960e085901b1681526001600160a01b0390921660048301526001600160801b0316602482015262ffffff87166044820152606401602060405180830381865afa15801561292e573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612952919061570c565b90505f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166384abcdb361299460408a0160208b01614f90565b6129a460808b0160608c016151b5565b6040516001600160e01b031960e085901b1681526001600160a01b0390921660048301526001600160801b0316602482015262ffffff88166044820152606401602060405180830381865afa1580156129ff573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612a23919061570c565b9050818110611a245760405163ca8bd9fb60e01b815260206004820152600560248201527f707269636500000000000000000000000000000000000000000000000000000060448201526064016108c2565b5f82815260046020526040812080549091600160801b9091046001600160801b031690819003612aea5760405163ca8bd9fb60e01b81526004016108c29060208082526004908201527f6c6f636b00000000000000000000000000000000000000000000000000000000604082015260600190565b81546001600160801b031682555f612710612b0d6105e088016105c0890161503c565b612b1b9061ffff1684614ff9565b612b25919061578e565b9050612b41612b3a6080880160608901614f90565b33836120fa565b612b66612b546080880160608901614f90565b61dead612b6184866156f9565b6120fa565b604051338152849086907fe56379727ecc1b09977e77e20aad6f446a11d2a0db920a44e8ba21cb0e5bc5be9060200160405180910390a3505050505050565b80545f9068010000000000000000900464ffffffffff1615801590612c075750612bd761046084016104408501614f11565b8254612bfc9163ffffffff169068010000000000000000900464ffffffffff16614f40565b64ffffffffff164211155b15612c1357505f610a69565b81546001600160801b038082168455600160801b90910416612c5a612c3e6080860160608701614f90565b612c4b6020870187614f90565b836001600160801b03166120fa565b5060019392505050565b5f604051610240838237610240902092915050565b5f8282604051602001612c8d9291906157a1565b60405160208183030381529060405280519060200120905092915050565b5f60405146815283602082015261062083604083013761066090209392505050565b612cd685611fde565b846020015161ffff1610612d225760208401516040517fd61ca78a00000000000000000000000000000000000000000000000000000000815261ffff90911660048201526024016108c2565b83515f9081526005602090815260408083208288015161ffff168452909152812090815460ff166006811115612d5a57612d5a614890565b03612dc15781421115612d895760405163388b017360e01b8152426004820152602481018390526044016108c2565b612d9b61012085016101008601615023565b64ffffffffff16421115612dbc5742610f7361012086016101008701615023565b612e5a565b6004815460ff166006811115612dd957612dd9614890565b03612e1c57612df061014085016101208601615023565b64ffffffffff16421115612e115742610f7361014086016101208701615023565b612dbc868286614014565b602085015181546040517ff1c285770000000000000000000000000000000000000000000000000000000081526108c2929160ff1690600401615807565b6001612e6e61014088016101208901615055565b60ff161115612e9157612e918686612e8c6040880160208901614f90565b614214565b80545f90612ea890610100900460ff16600161581f565b825460ff1960ff831661010081029190911661ffff1990921691909117600117845587516020808a0151604080518084019490945261ffff9091168382015260608084019490945280518084039094018452608090920182528251928101929092205f818152600784528290209394509291612f28918901908901614f90565b81546001600160a01b039182167fffffffffffffff0000000000000000000000000000000000000000000000000090911617600160a01b4264ffffffffff16021780835585547fffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffff9091166201000090910460ff16600160d01b021782555f838152600860209081526040918290208990557f0000000000000000000000000000000000000000000000000000000000000000909216916340c10f1991612ff391908b01908b01614f90565b60405160e083901b6001600160e01b03191681526001600160a01b039091166004820152602481018590526044015f604051808303815f87803b158015613038575f5ffd5b505af115801561304a573d5f5f3e3d5ffd5b5061305f925050506040880160208901614f90565b6001600160a01b0316886020015161ffff16895f01517f0d89d025c9fefe9e6b9d403f801505a2a7d7f474281bb9f444d92f1aaff25be2868a6040516130b492919060ff929092168252602082015260400190565b60405180910390a4505050505050505050565b6040517f5e92d50e8f9bd2bfe5111949ade743e26b47dc3bfd3a17d4350881cc4859fbeb8082525f916101808460208301376101a090209392505050565b5f633b9aca0061311d610520840161050085016151b5565b6001600160801b03166131386102c085016102a0860161496f565b67ffffffffffffffff1661314c9190614ff9565b613156919061578e565b6120e761050084016104e085016151b5565b5f6131796040830160208401614f90565b6001600160a01b0316036131d0576040516339bac5cd60e11b815260206004820152600660248201527f7369676e6572000000000000000000000000000000000000000000000000000060448201526064016108c2565b5f6131da82611fde565b90508015806131ea575061010081115b15613238576040516339bac5cd60e11b815260206004820152600560248201527f706172747300000000000000000000000000000000000000000000000000000060448201526064016108c2565b600261324c61016084016101408501615208565b600381111561325d5761325d614890565b146132805761327461014083016101208401615055565b60ff1660011415613299565b600261329461014084016101208501615055565b60ff16105b156132e7576040516339bac5cd60e11b815260206004820152600660248201527f636f70696573000000000000000000000000000000000000000000000000000060448201526064016108c2565b6132f9610260830161024084016151b5565b6001600160801b03165f0361333c576040516339bac5cd60e11b81526020600482015260086024820152676d6178507269636560c01b60448201526064016108c2565b61334e6102c083016102a0840161496f565b67ffffffffffffffff165f036133a7576040516339bac5cd60e11b815260206004820152600c60248201527f7365676d656e74556e697473000000000000000000000000000000000000000060448201526064016108c2565b6133b96102e083016102c0840161496f565b67ffffffffffffffff165f03613412576040516339bac5cd60e11b815260206004820152600860248201527f6d6178556e69747300000000000000000000000000000000000000000000000060448201526064016108c2565b61342461020083016101e08401615055565b60ff1615806134475750606461344261020084016101e08501615055565b60ff16115b15613495576040516339bac5cd60e11b815260206004820152600a60248201527f64656c697665726965730000000000000000000000000000000000000000000060448201526064016108c2565b426134a861022084016102008501615023565b64ffffffffff1610806134de57506134c362278d0042615010565b6134d561022084016102008501615023565b64ffffffffff16115b15613517576040516339bac5cd60e11b8152602060048201526008602482015267189a59155b9d1a5b60c21b60448201526064016108c2565b61352961024083016102208401614f11565b63ffffffff16158061355457506276a70061354c61024084016102208501614f11565b63ffffffff16115b156135a2576040516339bac5cd60e11b815260206004820152600a60248201527f72756e5365636f6e64730000000000000000000000000000000000000000000060448201526064016108c2565b61030082018035906135b8906102e08501614f90565b6001600160a01b03163f141580156135ea57505f6135de61030084016102e08501614f90565b6001600160a01b031614155b15613638576040516339bac5cd60e11b815260206004820152600760248201527f706179436f64650000000000000000000000000000000000000000000000000060448201526064016108c2565b6001600160801b0361364983612014565b1115613683576040516339bac5cd60e11b81526020600482015260086024820152676d6178507269636560c01b60448201526064016108c2565b5f61369661016084016101408501615208565b60038111156136a7576136a7614890565b141580156136cf57505f6136c361030084016102e08501614f90565b6001600160a01b031614155b1561371d576040516339bac5cd60e11b815260206004820152600360248201527f706179000000000000000000000000000000000000000000000000000000000060448201526064016108c2565b600261373161016084016101408501615208565b600381111561374257613742614890565b14806137705750600361375d61016084016101408501615208565b600381111561376e5761376e614890565b145b15613779575050565b61378b61018083016101608401615055565b60ff165f036137df576040516339bac5cd60e11b81526004016108c29060208082526004908201527f6c65616400000000000000000000000000000000000000000000000000000000604082015260600190565b6137f161018083016101608401615055565b60ff166138066101a084016101808501615055565b60ff1611613857576040516339bac5cd60e11b815260206004820152600a60248201527f72656a6563744c6561640000000000000000000000000000000000000000000060448201526064016108c2565b6138696101a083016101808401615055565b60ff1661387e6101c084016101a08501615055565b60ff1610806138a15750601f61389c6101c084016101a08501615055565b60ff16115b156138ef576040516339bac5cd60e11b815260206004820152600360248201527f636170000000000000000000000000000000000000000000000000000000000060448201526064016108c2565b6139016101e083016101c08401615055565b60ff1615806139245750602061391f6101e084016101c08501615055565b60ff16115b1561395d576040516339bac5cd60e11b81526020600482015260086024820152677365676d656e747360c01b60448201526064016108c2565b600161397161016084016101408501615208565b600381111561398257613982614890565b1480156139a4575061399c6101e083016101c08401615055565b60ff16600114155b15610dc6576040516339bac5cd60e11b81526020600482015260086024820152677365676d656e747360c01b60448201526064016108c2565b5f81610340016040516020016139f39190615838565b6040516020818303038152906040528051906020012090505f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663c76f9c166040518163ffffffff1660e01b8152600401602060405180830381865afa158015613a68573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613a8c919061570c565b9050808214613ad1576040517f541358ec00000000000000000000000000000000000000000000000000000000815260048101839052602481018290526044016108c2565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663930eaddc613b106080860160608701614f90565b6040516001600160e01b031960e084901b1681526001600160a01b039091166004820152602401602060405180830381865afa158015613b52573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613b769190614fda565b613bc857613b8a6080840160608501614f90565b6040517f42f22db50000000000000000000000000000000000000000000000000000000081526001600160a01b0390911660048201526024016108c2565b613bda610580840161056085016151b5565b6001600160801b0316613bf5610280850161026086016151b5565b6001600160801b03161080613c485750613c176104e084016104c085016151b5565b613c2b906001600160801b03166002614ff9565b613c3d610280850161026086016151b5565b6001600160801b0316105b15613c96576040516339bac5cd60e11b815260206004820152600960248201527f74727573744c6f636b000000000000000000000000000000000000000000000060448201526064016108c2565b613ca86105a084016105808501614fc1565b6001600160601b0316613cc36102a085016102808601614fc1565b6001600160601b03161015613d1b576040516339bac5cd60e11b815260206004820152600960248201527f7374616b654c6f636b000000000000000000000000000000000000000000000060448201526064016108c2565b6040517fd41fe7a600000000000000000000000000000000000000000000000000000000815260c084013560048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063d41fe7a6906024016040805180830381865afa158015613d9b573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613dbf9190615847565b509050613dd46106208501610600860161503c565b61ffff168163ffffffff161015613e495760c084013581613dfd6106208701610600880161503c565b6040517f1d98c984000000000000000000000000000000000000000000000000000000008152600481019390935263ffffffff909116602483015261ffff1660448201526064016108c2565b50505050565b6040516001600160a01b038481166024830152838116604483015260648201839052613e499186918216906323b872dd906084015b604051602081830303815290604052915060e01b6020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff838183161783525050505061432a565b6040516001600160a01b0383811660248301526044820183905261213c91859182169063a9059cbb90606401613e84565b606060ff8314613f1657613f0f836143af565b9050610a69565b818054613f2290615874565b80601f0160208091040260200160405190810160405280929190818152602001828054613f4e90615874565b8015613f995780601f10613f7057610100808354040283529160200191613f99565b820191905f5260205f20905b815481529060010190602001808311613f7c57829003601f168201915b50505050509050610a69565b5f610a69613fb16143ec565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f613ffa8686614515565b92509250925061400a828261455e565b5090949350505050565b61402661020084016101e08501615055565b825460ff91821662010000909104909116106140865761404e61020084016101e08501615055565b6040517f84083ea800000000000000000000000000000000000000000000000000000000815260ff90911660048201526024016108c2565b815465010000000000900460ff1661409d57505050565b81546301000000900460ff16156140ee5781546040517fd40848af000000000000000000000000000000000000000000000000000000008152630100000090910460ff1660048201526024016108c2565b81545f906e01000000000000000000000000000090046001600160801b031661411685612014565b61412091906156f9565b83549091505f9062010000900460ff1661414261020087016101e08801615055565b61414c91906158a6565b60ff166141616101e087016101c08801615055565b61416f9060ff166002615010565b6141816101c088016101a08901615055565b60ff1661418d88613105565b6141979190614ff9565b6141a19190614ff9565b6141ab9190614ff9565b6141bb60808501606086016151b5565b6001600160801b03166141ce9190615010565b9050818111156124fb576040517f9f92b97500000000000000000000000000000000000000000000000000000000815260048101829052602481018390526044016108c2565b5f61422761014085016101208601615055565b60ff16836020015161423991906158bf565b836020015161424891906158e2565b61ffff169050805b61426261014086016101208701615055565b61426f9060ff1683615010565b8110156124fb57602084015161ffff1681146143225783515f908152600560209081526040808320848452825280832054875182518085019190915261ffff86168184015261010090910460ff166060808301829052835180840390910181526080909201835281519184019190912084526007909252909120546001600160a01b03858116911603614320576040516336a6542360e01b81526001600160a01b03851660048201526024016108c2565b505b600101614250565b5f5f60205f8451602086015f885af180614349576040513d5f823e3d81fd5b50505f513d9150811561436057806001141561436d565b6001600160a01b0384163b155b15613e49576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024016108c2565b60605f6143bb83614661565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f306001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801561444457507f000000000000000000000000000000000000000000000000000000000000000046145b1561446e57507f000000000000000000000000000000000000000000000000000000000000000090565b612617604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f5f5f835160410361454c576020840151604085015160608601515f1a61453e888285856146a1565b955095509550505050614557565b505081515f91506002905b9250925092565b5f82600381111561457157614571614890565b0361457a575050565b600182600381111561458e5761458e614890565b036145c5576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60028260038111156145d9576145d9614890565b03614613576040517ffce698f7000000000000000000000000000000000000000000000000000000008152600481018290526024016108c2565b600382600381111561462757614627614890565b03610dc6576040517fd78bce0c000000000000000000000000000000000000000000000000000000008152600481018290526024016108c2565b5f60ff8216601f811115610a69576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156146da57505f9150600390508261475f565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa15801561472b573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b03811661475657505f92506001915082905061475f565b92505f91508190505b9450945094915050565b803561ffff81168114611fd9575f5ffd5b803560ff81168114611fd9575f5ffd5b5f5f5f6060848603121561479c575f5ffd5b833592506147ac60208501614769565b91506147ba6040850161477a565b90509250925092565b5f61062082840312156147d4575f5ffd5b50919050565b5f5f5f5f61066085870312156147ee575f5ffd5b6147f886866147c3565b935061062085013567ffffffffffffffff811115614814575f5ffd5b8501601f81018713614824575f5ffd5b803567ffffffffffffffff81111561483a575f5ffd5b8760208260051b840101111561484e575f5ffd5b94976020919091019650939461064001359392505050565b5f5f60408385031215614877575f5ffd5b8235915061488760208401614769565b90509250929050565b634e487b7160e01b5f52602160045260245ffd5b600781106148b4576148b4614890565b9052565b5f610100820190506148cb8284516148a4565b60ff602084015116602083015260ff604084015116604083015260ff60608401511660608301526080830151614906608084018260ff169052565b5060a083015161491a60a084018215159052565b5060c083015161493660c084018267ffffffffffffffff169052565b5060e083015161495160e08401826001600160801b03169052565b5092915050565b803567ffffffffffffffff81168114611fd9575f5ffd5b5f6020828403121561497f575f5ffd5b6106f782614958565b5f60e0820190506001600160a01b03835116825264ffffffffff602084015116602083015260ff604084015116604083015260ff606084015116606083015260808301511515608083015260a08301516149e660a084018215159052565b5060c083015161495160c084018215159052565b5f61018082840312156147d4575f5ffd5b5f5f83601f840112614a1b575f5ffd5b50813567ffffffffffffffff811115614a32575f5ffd5b602083019150836020828501011115614a49575f5ffd5b9250929050565b5f5f5f5f6107c08587031215614a64575f5ffd5b614a6e86866147c3565b9350614a7e8661062087016149fa565b92506107a085013567ffffffffffffffff811115614a9a575f5ffd5b614aa687828801614a0b565b95989497509550505050565b5f6106208284031215614ac3575f5ffd5b6106f783836147c3565b5f5f5f5f610c608587031215614ae1575f5ffd5b614aeb86866147c3565b9350614afb8661062087016147c3565b9250610c4085013567ffffffffffffffff811115614a9a575f5ffd5b6001600160a01b038116811461169b575f5ffd5b8035611fd981614b17565b5f5f60408385031215614b47575f5ffd5b8235614b5281614b17565b91506020830135614b6281614b17565b809150509250929050565b5f81518084525f5b81811015614b9157602081850181015186830182015201614b75565b505f602082860101526020601f19601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f614bea60e0830189614b6d565b8281036040840152614bfc8189614b6d565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015614c51578351835260209384019390920191600101614c33565b50909b9a5050505050505050505050565b5f5f5f5f5f5f5f5f5f898b03610a00811215614c7c575f5ffd5b614c868c8c6147c3565b9950614c956106208c01614769565b9850614ca58c6106408d016149fa565b9750614cb58c6107c08d016149fa565b96506109408b013567ffffffffffffffff811115614cd1575f5ffd5b614cdd8d828e01614a0b565b909750955050608061095f1982011215614cf5575f5ffd5b506109608a0192506109e08a013567ffffffffffffffff811115614d17575f5ffd5b614d238c828d01614a0b565b915080935050809150509295985092959850929598565b5f5f5f6106408486031215614d4d575f5ffd5b614d5785856147c3565b925061062084013567ffffffffffffffff811115614d73575f5ffd5b614d7f86828701614a0b565b9497909650939450505050565b5f60208284031215614d9c575f5ffd5b5035919050565b6004811061169b5761169b614890565b815160c0820190614dc381614da3565b8083525061ffff602084015116602083015264ffffffffff604084015116604083015264ffffffffff606084015116606083015262ffffff60808401511660808301526001600160801b0360a08401511660a083015292915050565b803564ffffffffff81168114611fd9575f5ffd5b5f5f6106408385031215614e45575f5ffd5b614e4f84846147c3565b91506148876106208401614e1f565b6005811061169b5761169b614890565b60208101614e7b83614e5e565b91905290565b5f5f8284036102e0811215614e94575f5ffd5b610240811215614ea2575f5ffd5b83925060a061023f1982011215614eb7575f5ffd5b50610240830190509250929050565b5f60208284031215614ed6575f5ffd5b815162ffffff811681146106f7575f5ffd5b60208101614e7b83614da3565b63ffffffff8116811461169b575f5ffd5b8035611fd981614ef5565b5f60208284031215614f21575f5ffd5b81356106f781614ef5565b634e487b7160e01b5f52601160045260245ffd5b64ffffffffff8181168382160190811115610a6957610a69614f2c565b634e487b7160e01b5f52603260045260245ffd5b5f82356101be19833603018112614f86575f5ffd5b9190910192915050565b5f60208284031215614fa0575f5ffd5b81356106f781614b17565b80356001600160601b0381168114611fd9575f5ffd5b5f60208284031215614fd1575f5ffd5b6106f782614fab565b5f60208284031215614fea575f5ffd5b815180151581146106f7575f5ffd5b8082028115828204841417610a6957610a69614f2c565b80820180821115610a6957610a69614f2c565b5f60208284031215615033575f5ffd5b6106f782614e1f565b5f6020828403121561504c575f5ffd5b6106f782614769565b5f60208284031215615065575f5ffd5b6106f78261477a565b803560058110611fd9575f5ffd5b80356001600160801b0381168114611fd9575f5ffd5b5f60a08284031280156150a3575f5ffd5b5060405160a0810167ffffffffffffffff811182821017156150d357634e487b7160e01b5f52604160045260245ffd5b6040526150df8361506e565b81526150ed6020840161507c565b60208201526150fe6040840161507c565b604082015261510f60608401614769565b606082015261512060808401614e1f565b60808201529392505050565b5f5f8335601e19843603018112615141575f5ffd5b83018035915067ffffffffffffffff82111561515b575f5ffd5b602001915036819003821315614a49575f5ffd5b5f5f8335601e19843603018112615184575f5ffd5b83018035915067ffffffffffffffff82111561519e575f5ffd5b6020019150600581901b3603821315614a49575f5ffd5b5f602082840312156151c5575f5ffd5b6106f78261507c565b5f5f604083850312156151df575f5ffd5b82516151ea81614b17565b6020939093015192949293505050565b803560048110611fd9575f5ffd5b5f60208284031215615218575f5ffd5b6106f7826151fa565b6148b481614da3565b6152418261523783614f06565b63ffffffff169052565b61524d60208201614f06565b63ffffffff16602083015261526460408201614f06565b63ffffffff16604083015261527b60608201614f06565b63ffffffff16606083015261529260808201614f06565b63ffffffff1660808301526152a960a08201614f06565b63ffffffff1660a08301526152c060c08201614f06565b63ffffffff1660c08301526152d760e08201614f06565b63ffffffff1660e08301526152ef6101008201614f06565b63ffffffff16610100830152615308610120820161507c565b6001600160801b03166101208301526153246101408201614fab565b6001600160601b03166101408301526153406101608201614fab565b6001600160601b031661016083015261535c610180820161507c565b6001600160801b03166101808301526153786101a0820161507c565b6001600160801b03166101a08301526153946101c0820161507c565b6001600160801b03166101c08301526153b06101e08201614f06565b63ffffffff166101e08301526153c96102008201614f06565b63ffffffff166102008301526153e2610220820161507c565b6001600160801b03166102208301526153fe6102408201614fab565b6001600160601b031661024083015261541a6102608201614fab565b6001600160601b03166102608301526154366102808201614769565b61ffff1661028083015261544d6102a08201614769565b61ffff166102a08301526154646102c08201614769565b61ffff81166102c0840152505050565b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b6154b6816154a986614b2b565b6001600160a01b03169052565b5f6154c360208601614b2b565b6001600160a01b03166020830152604085810135908301526154e760608601614b2b565b6001600160a01b031660608301526080858101359083015260a0808601359083015260c0808601359083015260e0808601359083015261552a6101008601614769565b61ffff16610100830152615541610120860161477a565b60ff1661012083015261555761014086016151fa565b615565610140840182615221565b50615573610160860161477a565b60ff16610160830152615589610180860161477a565b60ff1661018083015261559f6101a0860161477a565b60ff166101a08301526155b56101c0860161477a565b60ff166101c08301526155cb6101e0860161477a565b60ff166101e08301526155e16102008601614e1f565b64ffffffffff166102008301526155fb6102208601614f06565b63ffffffff16610220830152615614610240860161507c565b6001600160801b0316610240830152615630610260860161507c565b6001600160801b031661026083015261564c6102808601614fab565b6001600160601b03166102808301526156686102a08601614958565b67ffffffffffffffff166102a08301526156856102c08601614958565b67ffffffffffffffff166102c08301526156a26102e08601614b2b565b6001600160a01b03166102e0830152610300858101359083015261032080860135908301526156d861034080840190870161522a565b6106406106208301526156f061064083018486615474565b95945050505050565b81810381811115610a6957610a69614f2c565b5f6020828403121561571c575f5ffd5b5051919050565b828152813560208083019190915282013560408083019190915260a082019083013561574e81614ef5565b63ffffffff811660608401525064ffffffffff61576d60608501614e1f565b1660808301529392505050565b634e487b7160e01b5f52601260045260245ffd5b5f8261579c5761579c61577a565b500490565b828152815160c08201906157b481614e5e565b806020840152506001600160801b0360208401511660408301526001600160801b03604084015116606083015261ffff606084015116608083015264ffffffffff60808401511660a08301529392505050565b61ffff83168152604081016106f760208301846148a4565b60ff8181168382160190811115610a6957610a69614f2c565b6102e08101610a69828461522a565b5f5f60408385031215615858575f5ffd5b825161586381614ef5565b6020840151909250614b6281614ef5565b600181811c9082168061588857607f821691505b6020821081036147d457634e487b7160e01b5f52602260045260245ffd5b60ff8281168282160390811115610a6957610a69614f2c565b5f61ffff8316806158d2576158d261577a565b8061ffff84160691505092915050565b61ffff8281168282160390811115610a6957610a69614f2c56',
  TaskWork: '0x6101e0604052348015610010575f5ffd5b5060405161458038038061458083398101604081905261002f91610233565b80816040518060400160405280600681526020016536bab9ba32b960d11b815250604051806040016040528060018152602001603160f81b81525060015f8190555061008560028361016360201b90919060201c565b61012052610094816003610163565b61014052815160208084019190912060e052815190820120610100524660a05261012060e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c05280516001600160a01b0390811661016052602082015181166101805260409091015181166101a05261010090910151166101c052506104a5565b5f60208351101561017e5761017783610195565b905061018f565b816101898482610379565b5060ff90505b92915050565b5f5f829050601f815111156101c8578260405163305a27a960e01b81526004016101bf9190610437565b60405180910390fd5b80516101d382610482565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b0381118282101715610212576102126101db565b60405290565b80516001600160a01b038116811461022e575f5ffd5b919050565b5f610120828403128015610245575f5ffd5b5061024e6101ef565b61025783610218565b815261026560208401610218565b602082015261027660408401610218565b604082015261028760608401610218565b606082015261029860808401610218565b60808201526102a960a08401610218565b60a08201526102ba60c08401610218565b60c08201526102cb60e08401610218565b60e08201526102dd6101008401610218565b6101008201529392505050565b600181811c908216806102fe57607f821691505b60208210810361031c57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610374578282111561037457805f5260205f20601f840160051c602085101561034d57505f5b90810190601f840160051c035f5b81811015610370575f8382015560010161035b565b5050505b505050565b81516001600160401b03811115610392576103926101db565b6103a6816103a084546102ea565b84610322565b6020601f8211600181146103d8575f83156103c15750848201515b5f19600385901b1c1916600184901b178455610430565b5f84815260208120601f198516915b8281101561040757878501518255602094850194600190920191016103e7565b508482101561042457868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b818110156104635760208186018101516040868401015201610446565b505f604082850101526040601f19601f83011684010191505092915050565b8051602080830151919081101561031c575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516101c05161404d6105335f395f6107fc01525f61270c01525f61233f01525f818161186a015281816122b60152818161257c015261266d01525f6124d901525f6124a701525f61318e01525f61316601525f6130c101525f6130eb01525f613115015261404d5ff3fe608060405234801561000f575f5ffd5b50600436106100b9575f3560e01c80636b96cf4f11610072578063a8a8e43911610058578063a8a8e4391461015f578063b1a8cbe514610172578063d3f69dfd14610185575f5ffd5b80636b96cf4f1461013157806384b0196e14610144575f5ffd5b80633014d711116100a25780633014d711146100f85780634ad9f5ab1461010b57806358d8c2491461011e575f5ffd5b80630923054d146100bd5780631a577dab146100d2575b5f5ffd5b6100d06100cb3660046134fe565b610198565b005b6100e56100e0366004613532565b610267565b6040519081526020015b60405180910390f35b6100d06101063660046134fe565b6104dd565b6100d06101193660046135a7565b61063b565b6100d061012c36600461360e565b6107f1565b6100d061013f366004613662565b6108bb565b61014c610d38565b6040516100ef9796959493929190613734565b6100d061016d3660046134fe565b610d96565b6100e56101803660046137e6565b610ddf565b6100d0610193366004613816565b610e24565b6101a18261113a565b5f60405180604001604052806101b685611196565b81526020018361ffff1681525090505f6101d084836111a1565b905060018160068111156101e6576101e6613853565b036101fc576101f784836003611287565b610261565b5f81600681111561020f5761020f613853565b148061022c5750600481600681111561022a5761022a613853565b145b1561023b576101f78483611402565b828160405163f1c2857760e01b8152600401610258929190613867565b60405180910390fd5b50505050565b5f5f604051806040016040528061027d86611196565b81526020908101906102919086018661388f565b61ffff16905290505f6102a382611451565b90505f6102af836114b9565b90506102c160408601602087016138a8565b1580156102fb57506102db61020087016101e088016138c1565b825460ff918216916102f5916201000090041660016138ee565b60ff1610155b1561034a5761031261020087016101e088016138c1565b6040517f84083ea800000000000000000000000000000000000000000000000000000000815260ff9091166004820152602401610258565b61035486866114fe565b5f81815260076020526040812061036e908590859061173b565b905061037b8785886118f3565b61038b60408701602088016138a8565b1515608080830191909152604087013560e08084019190915260608801356101008401529087013561012083015260a08701356101408301526103d390870160c0880161391e565b67ffffffffffffffff166101608201526103f4610100870160e0880161391e565b8161018001516104049190613937565b67ffffffffffffffff166101a082015261042460408701602088016138a8565b1561045957825460ff191660031783555f8281526007602052604090208054600160d81b60ff60d81b199091161790556104b5565b6101a0810151835467ffffffffffffffff9091166601000000000000026dffffffffffffffff0000000000001990911617835583515f9081526006602090815260408083208288015161ffff1684529091529020606087013590555b5f8281526007602052604090206104d0908890859084611b91565b9450505050505b92915050565b5f60405180604001604052806104f285611196565b81526020018361ffff1681525090505f61050c84836111a1565b9050600181600681111561052257610522613853565b0361058e5761058261053c61024086016102208701613957565b63ffffffff1660075f61054e86611cf4565b815260208101919091526040015f20546105769190600160a01b900464ffffffffff1661397a565b64ffffffffff16611d30565b6101f784836004611287565b5f8160068111156105a1576105a1613853565b036105f3576105e96105bb61044086016104208701613957565b83515f908152600460205260409020546105769163ffffffff16906301000000900464ffffffffff1661397a565b6101f78483611402565b600481600681111561060757610607613853565b0361023b5781515f908152600a6020908152604080832061ffff871684529091529020546105e99064ffffffffff16611d30565b5f604051806040016040528061065087611196565b81526020018461ffff1681525090505f61066982611451565b90505f610675836114b9565b90506106818187611d72565b5f818152600760205260408120906106a0610100890160e08a01613957565b82546106c09163ffffffff1690600160a01b900464ffffffffff1661397a565b64ffffffffff169050804211156106f35760405163388b017360e01b815242600482015260248101829052604401610258565b8154600160c81b900460ff16151580610722575083548254600160d01b900460ff908116620100009092041614155b156107675781546040517fd40848af000000000000000000000000000000000000000000000000000000008152600160c81b90910460ff166004820152602401610258565b815460ff60d81b1916600160d81b17825561078489868689611dc8565b84516040518715158152339161ffff8a16917f38a919d673f29d908311eae299e4cdf0c4b082142ee633da80023b8edab046109060200160405180910390a46107cd8986611fa7565b83546107e6908a908a908890610100900460ff16612183565b505050505050505050565b336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614610855576040517fc0d40b9f000000000000000000000000000000000000000000000000000000008152336004820152602401610258565b5f604051806040016040528061086a86611196565b81526020018461ffff1681525090508160ff1661088682611451565b54610100900460ff16146108af57604051635cf20d6360e01b81525f6004820152602401610258565b61026184826001611287565b5f60405180604001604052806108d087611196565b81526020018560200160208101906108e8919061388f565b61ffff90811690915281515f908152600560209081526040808320828601519094168352929052209091506002815460ff16600681111561092b5761092b613853565b14610955576020820151815460405163f1c2857760e01b8152610258929160ff1690600401613867565b81518535146109a757604051638d0e51d960e01b815260206004820152600660248201527f7461736b496400000000000000000000000000000000000000000000000000006044820152606401610258565b8054610100900460ff166109c160608701604088016138c1565b60ff1614610a1257604051638d0e51d960e01b815260206004820152600660248201527f74656e75726500000000000000000000000000000000000000000000000000006044820152606401610258565b805462010000900460ff16610a2d60808701606088016138c1565b60ff1614610a7e57604051638d0e51d960e01b815260206004820152600360248201527f73657100000000000000000000000000000000000000000000000000000000006044820152606401610258565b5f610a916102c088016102a0890161391e565b67ffffffffffffffff16610aab60a088016080890161391e565b67ffffffffffffffff16610abf9190613997565b8254610adf91906601000000000000900467ffffffffffffffff166139ae565b905063ffffffff610af660a088016080890161391e565b67ffffffffffffffff161180610b13575067ffffffffffffffff81115b15610b4c57604051638d0e51d960e01b81526020600482015260086024820152677365676d656e747360c01b6044820152606401610258565b610b6f610b58876123a7565b8686610b6a60408c0160208d016139c1565b6123f8565b82515f908152600a602090815260408083208287015161ffff1684529091529020805464ffffffffff16421115610bcb57805460405163388b017360e01b815242600482015264ffffffffff9091166024820152604401610258565b805465010000000000900467ffffffffffffffff16610bf060a0890160808a0161391e565b67ffffffffffffffff1611610c6257610c0f60a088016080890161391e565b81546040517ff38815f100000000000000000000000000000000000000000000000000000000815267ffffffffffffffff9283166004820152650100000000009091049091166024820152604401610258565b610c7260a088016080890161391e565b815467ffffffffffffffff9190911665010000000000026cffffffffffffffff000000000019909116178155604051610caf908890602001613a58565b60408051601f1981840301815291905280516020918201206001830155840151845161ffff909116907f123fb323effee26bd283ddc7daf209c44d97193fae2c2f55bc336e188d8ee6de610d0960a08b0160808c0161391e565b6040805167ffffffffffffffff909216825260c08c013560208301520160405180910390a35050505050505050565b5f6060805f5f5f6060610d496124a0565b610d516124d2565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f6040518060400160405280610dab85611196565b81526020018361ffff168152509050610dc381611451565b50610dcd816114b9565b50610dda83826002611287565b505050565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090505b9392505050565b5f6040518060400160405280610e3986611196565b8152602001836020016020810190610e51919061388f565b61ffff90811690915281515f908152600560209081526040808320828601519094168352929052209091506002815460ff166006811115610e9457610e94613853565b14610ebe576020820151815460405163f1c2857760e01b8152610258929160ff1690600401613867565b5f610ec883611cf4565b9050610ed48186611d72565b82515f908152600a602090815260408083208287015161ffff16845282528083208151608081018352815464ffffffffff8116825265010000000000810467ffffffffffffffff16948201949094529290918301906d0100000000000000000000000000900460ff166005811115610f4e57610f4e613853565b6005811115610f5f57610f5f613853565b8152600191909101546020918201525f848152600790915260409020549091506001600160a01b03163314610fa0578051610fa09064ffffffffff16611d30565b83515f908152600a602090815260408083208288015161ffff168452825280832080546dffffffffffffffffffffffffffff1916815560019081018490558584526007909252909120805460ff60d81b1916600160d81b1790558160400151600581111561101057611010613853565b03611020576110208787846124ff565b602081015167ffffffffffffffff16156110c15780606001518560405160200161104a9190613a58565b60405160208183030381529060405280519060200120146110b057604051638d0e51d960e01b81526004016102589060208082526004908201527f6861736800000000000000000000000000000000000000000000000000000000604082015260600190565b6110c1878585846040015189612770565b6003816040015160058111156110d9576110d9613853565b14806110fa57506004816040015160058111156110f8576110f8613853565b145b1561110e576111098785611402565b611118565b6111188785611fa7565b825461113190889088908790610100900460ff16612183565b50505050505050565b61114760208201826139c1565b6001600160a01b0316336001600160a01b031614611193576040517f8ccfb289000000000000000000000000000000000000000000000000000000008152336004820152602401610258565b50565b5f6104d730836128e8565b5f6111ab8361290a565b826020015161ffff16106111f75760208201516040517fd61ca78a00000000000000000000000000000000000000000000000000000000815261ffff9091166004820152602401610258565b81515f90815260046020526040812054610100900461ffff16900361125d5781515f908152600460208190526040918290205491517fae5edb7e0000000000000000000000000000000000000000000000000000000081526102589260ff169101613a66565b5080515f9081526005602090815260408083209382015161ffff168352929052205460ff16919050565b81515f9081526005602090815260408083208286015161ffff1684529091528120805460ff191660021790556112c56103e085016103c08601613957565b6112d59063ffffffff164261397a565b6040805160808101825264ffffffffff831681525f6020820152919250810183600581111561130657611306613853565b81525f602091820181905285518152600a825260408082208784015161ffff168352835290819020835181549385015167ffffffffffffffff1665010000000000026cffffffffffffffffffffffffff1990941664ffffffffff9091161792909217808355908301519082906dff0000000000000000000000000019166d01000000000000000000000000008360058111156113a4576113a4613853565b021790555060608201518160010155905050826020015161ffff16835f01517f5bac008f00ea0b819bf44cacac0310d1949d3a090a52d1946d83ed556ab8ae9084846040516113f4929190613a94565b60405180910390a350505050565b80515f9081526005602090815260408083208285015161ffff168452909152812080549091630100000090910460ff16900361144257610dda8383612940565b805460ff191660051790555050565b80515f9081526005602090815260408083208285015161ffff16845290915290206001815460ff16600681111561148a5761148a613853565b146114b4576020820151815460405163f1c2857760e01b8152610258929160ff1690600401613867565b919050565b5f6114c382611cf4565b5f818152600760205260409020549091506001600160a01b031633146114b457604051635cf20d6360e01b8152336004820152602401610258565b5f6115116102c084016102a0850161391e565b67ffffffffffffffff1661152b60e0840160c0850161391e565b67ffffffffffffffff1661153f9190613997565b905061155160e0830160c0840161391e565b67ffffffffffffffff161580611583575063ffffffff61157760e0840160c0850161391e565b67ffffffffffffffff16115b156115bc5760405163f1889eed60e01b81526020600482015260086024820152677365676d656e747360c01b6044820152606401610258565b60016115d061016085016101408601613ab6565b60038111156115e1576115e1613853565b14801561161f57506115f960e0830160c0840161391e565b67ffffffffffffffff16600114158061161f575061161d60408301602084016138a8565b155b156116585760405163f1889eed60e01b81526020600482015260086024820152677365676d656e747360c01b6044820152606401610258565b61166860408301602084016138a8565b61168f578061167e610100840160e0850161391e565b67ffffffffffffffff1614156116ed565b806116a1610100840160e0850161391e565b67ffffffffffffffff1611806116ed5750806116c56102c085016102a0860161391e565b6116d6610100850160e0860161391e565b6116e09190613937565b67ffffffffffffffff1611155b15610dda5760405163f1889eed60e01b815260206004820152600560248201527f756e6974730000000000000000000000000000000000000000000000000000006044820152606401610258565b60408051610240810182525f8082526020808301828152838501838152606085018481526080860185905260a0860185905260c0860185815260e0870186905261010080880187905261012088018790526101408801879052610160880187905261018088018781526101a089018890526101c089018881526101e08a018981526102008b018a81526102208c019a909a528e518b528e89015161ffff169097528c5460ff620100008204811690975292830490951690935289546001600160a01b0380821690935267ffffffffffffffff6601000000000000909204821690935264ffffffffff600160a01b909304831690935242909116909252431690925283517f76671808000000000000000000000000000000000000000000000000000000008152935192936001937f0000000000000000000000000000000000000000000000000000000000000000909316926376671808926004808401939192918290030181865afa1580156118b3573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906118d79190613ad4565b6118e19190613af6565b62ffffff166102208201529392505050565b81515f9081526006602090815260408083208286015161ffff168452909152812054908190036119d2575f611930610140860161012087016138c1565b60ff1684602001516119429190613b25565b61ffff16905061197f60a08601356040850135836119686101208a016101008b0161388f565b61ffff1661197a610140890189613b48565b612aa6565b6119cc5760405163f1889eed60e01b815260206004820152600960248201527f7061727450726f6f6600000000000000000000000000000000000000000000006044820152606401610258565b50611a26565b81604001358114611a265760405163f1889eed60e01b815260206004820152600960248201527f73746172744c65616600000000000000000000000000000000000000000000006044820152606401610258565b6003611a3a61016086016101408701613ab6565b6003811115611a4b57611a4b613853565b1480611a7957506002611a6661016086016101408701613ab6565b6003811115611a7757611a77613853565b145b15611a845750505050565b5f611a9560e0840160c0850161391e565b611aaa9067ffffffffffffffff1660016139ae565b9050611ac9608084013560408501355f8461197a610100890189613b48565b611b165760405163f1889eed60e01b815260206004820152600a60248201527f737461727450726f6f66000000000000000000000000000000000000000000006044820152606401610258565b611b3d60808401356060850135611b2e600185613b95565b8461197a610120890189613b48565b611b8a5760405163f1889eed60e01b815260206004820152600860248201527f656e6450726f6f660000000000000000000000000000000000000000000000006044820152606401610258565b5050505050565b82545f908490600290611bac9062010000900460ff16613ba8565b91906101000a81548160ff021916908360ff160217905550835f01600381819054906101000a900460ff16611be090613ba8565b82546101009290920a60ff818102199093169183160217909155845464ff000000001916855583548491601991611c1f91600160c81b90910416613ba8565b91906101000a81548160ff021916908360ff160217905550611c4d825f015183602001518460400151610ddf565b9050611c9282604051602001611c639190613bc6565b60405160208183030381529060405280519060200120611c8d878560a00151866101e00151612b7d565b612c5d565b60095f8381526020019081526020015f2081905550816020015161ffff16825f0151827f934cc62b3bc763cd8abda2239b9458ecffe41a820e1b7ee867c731582ec8871085604051611ce49190613bc6565b60405180910390a4949350505050565b8051602080830180515f848152600584526040808220935161ffff168252929093529082205491926104d792909190610100900460ff16610ddf565b804211611193576040517fe58369d100000000000000000000000000000000000000000000000000000000815242600482015260248101829052604401610258565b5f611d7c82612c8f565b5f848152600860205260409020549091508114610dda576040517fcf47c7ec00000000000000000000000000000000000000000000000000000000815260048101829052602401610258565b82515f908152600c602090815260408083208287015161ffff1684529091529020546001600160a01b031681611e0957825464ff0000000019168355611b8a565b8254640100000000900460ff161580611e2a57506001600160a01b03811633145b15611e9057825464ff00000000191664010000000017835583515f908152600c602090815260408083208288015161ffff168452909152902080547fffffffffffffffffffffffff00000000000000000000000000000000000000001633179055611b8a565b825464ff000000001916835583515f90815260046020526040812090611ebe6104e088016104c08901613d4d565b9050611ed46001600160801b0382166002613997565b8254600160801b90046001600160801b03161015611f0d578154611f0a90600290600160801b90046001600160801b0316613d73565b90505b611f18816002613da0565b82548390601090611f3a908490600160801b90046001600160801b0316613dc2565b92506101000a8154816001600160801b0302191690836001600160801b03160217905550611f84876060016020810190611f7491906139c1565b84836001600160801b0316612ccd565b611131611f976080890160608a016139c1565b33836001600160801b0316612ccd565b80515f908152600560209081526040808320828501805161ffff908116865291845282852086518652600b8552838620915190921685528352928190208151606081018352815460ff8116158015835261010090910467ffffffffffffffff169482019490945260019091015491810191909152906120aa5760408082015184515f90815260066020908152838220818801805161ffff90811685529183528584209490945581860151875467ffffffffffffffff9091166601000000000000026dffffffffffffffff0000000000001990911617875587518352600b8252848320935116825291909152908120805468ffffffffffffffffff19168155600101555b815460ff191660041782556120c761044085016104208601613957565b6120d79063ffffffff164261397a565b83515f908152600a60209081526040808320828801805161ffff9081168652918452828520805464ffffffffff191664ffffffffff979097169690961790955584518851808652600685528386209651831686529584529382902054875483519182526601000000000000900467ffffffffffffffff16938101939093529290921692917fcea823eb2ef713d2f10e99fb9330c727dee55489a2ee97005c39ddbc8dd3a37691016113f4565b5f612196835f0151846020015184610ddf565b5f81815260076020908152604091829020825160e08101845290546001600160a01b038116825264ffffffffff600160a01b8204169282019290925260ff600160c81b8304811693820193909352600160d01b820483166060820152600160d81b820483161580156080830152600160e01b83048416151560a0830152600160e81b909204909216151560c0830152919250908061223a5750604081015160ff1615155b15612246575050610261565b5f612252878784612d13565b90506bffffffffffffffffffffffff8116156123105781516040517f0cec55b80000000000000000000000000000000000000000000000000000000081526001600160a01b0391821660048201526bffffffffffffffffffffffff831660248201527f000000000000000000000000000000000000000000000000000000000000000090911690630cec55b8906044015f604051808303815f87803b1580156122f9575f5ffd5b505af115801561230b573d5f5f3e3d5ffd5b505050505b6040517f42966c68000000000000000000000000000000000000000000000000000000008152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906342966c68906024015f604051808303815f87803b158015612388575f5ffd5b505af115801561239a573d5f5f3e3d5ffd5b5050505050505050505050565b5f7fd239f840b880dc9c3c6b79f5af8995452c3036dad8d6f72d9844356aa3d91cda826040516020016123db929190613de1565b604051602081830303815290604052805190602001209050919050565b5f61244061240586612d6f565b85858080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250612db692505050565b9050816001600160a01b0316816001600160a01b031614611b8a576040517f366d29f70000000000000000000000000000000000000000000000000000000081526001600160a01b03808316600483015283166024820152604401610258565b60606124cd7f00000000000000000000000000000000000000000000000000000000000000006002612dde565b905090565b60606124cd7f00000000000000000000000000000000000000000000000000000000000000006003612dde565b5f8181526007602052604090208054600160e81b900460ff16156125235750505050565b80547fffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffff16600160e01b1781555f61255a8585612e87565b90506bffffffffffffffffffffffff81161561263b5781546001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811691638d7b53a291168360025f6040519080825280602002602001820160405280156125ed57816020015b604080518082019091525f80825260208201528152602001906001900390816125c75790505b506040518563ffffffff1660e01b815260040161260d9493929190613e06565b5f604051808303815f87803b158015612624575f5ffd5b505af1158015612636573d5f5f3e3d5ffd5b505050505b81546040517fb167b18a0000000000000000000000000000000000000000000000000000000081526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000081169263b167b18a926126af92919091169060c08a013590600290600401613ea0565b5f604051808303815f87803b1580156126c6575f5ffd5b505af11580156126d8573d5f5f3e3d5ffd5b505083546040517f06d9882b0000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811694506306d9882b9350612747921690600290600401613ec4565b5f604051808303815f87803b15801561275e575f5ffd5b505af11580156107e6573d5f5f3e3d5ffd5b5f60075f61277d87611cf4565b815260208101919091526040015f208054909150600160e81b900460ff16156127a65750611b8a565b5f6127b286868461173b565b905060a081018460058111156127ca576127ca613853565b908160058111156127dd576127dd613853565b90525085515f908152600660209081526040808320828a015161ffff16845290915290205460e082015260c083013561010082015260a08301803561012083015261282b906080850161391e565b67ffffffffffffffff1661016082015261284d6102c088016102a0890161391e565b61285d60a085016080860161391e565b6128679190613ee1565b8161018001516128779190613937565b67ffffffffffffffff166101a0820181905285546dffffffffffffffff0000000000001916660100000000000090910217855585515f908152600660209081526040808320828a015161ffff168452909152902060c084013590556128de87868484611b91565b5050505050505050565b5f60405146815283602082015261062083604083013761066090209392505050565b5f61291d610140830161012084016138c1565b60ff166129326101208401610100850161388f565b61ffff166104d79190613997565b80515f9081526005602090815260408083208285015161ffff1684529091528120805460ff19166006178082559091906001600160801b036e0100000000000000000000000000009091041661299585612ef2565b61299f9190613b95565b90506129c76129b460808601606087016139c1565b6129c160208701876139c1565b83612ccd565b826020015161ffff16835f01517fe49dcd2054a76f880725d8faecd340ad1256bf82931f0eff6c56414de3528e5383604051612a0591815260200190565b60405180910390a382515f90815260046020526040902080548190600190612a3590610100900461ffff16613f04565b91906101000a81548161ffff021916908361ffff160217905561ffff165f14612a5f575050505050565b805460ff1916600317815583516040517f47382aa0aeebab0415c1dc3e50b5b858ed0fb131891fef087be07bf5c98df2a0905f90a2612a9e8582612fd8565b505050505050565b5f5f612ab185613097565b9050828114612af6576040517fe2d2ab0a0000000000000000000000000000000000000000000000000000000081526004810184905260248101829052604401610258565b848610612b06575f915050612b73565b865f5b82811015612b6c575f868683818110612b2457612b24613f20565b905060200201359050886001165f14612b49575f818152602084905260409020612b57565b5f8381526020829052604090205b9250600189901c985050806001019050612b09565b5088149150505b9695505050505050565b6040805160a0810182525f60208201819052918101829052606081018290526080810191909152600181526003612bbc61016086016101408701613ab6565b6003811115612bcd57612bcd613853565b1480612c1757505f612be761016086016101408701613ab6565b6003811115612bf857612bf8613853565b14158015612c1757505f836005811115612c1457612c14613853565b14155b15610e1d57600481526127106060820152612c3a61040085016103e08601613957565b612c4a9063ffffffff168361397a565b64ffffffffff1660808201529392505050565b5f8282604051602001612c71929190613f34565b60405160208183030381529060405280519060200120905092915050565b6040517f5e92d50e8f9bd2bfe5111949ade743e26b47dc3bfd3a17d4350881cc4859fbeb8082525f916101808460208301376101a090209392505050565b8015610dda576001600160a01b038084165f90815260016020908152604080832093861683529290529081208054839290612d099084906139ae565b9091555050505050565b5f8160c0015115612d2557505f610e1d565b8160a00151612d4357612d3e60c0840160a08501613fa1565b612d67565b612d4d8484612e87565b612d5d60c0850160a08601613fa1565b612d679190613fcc565b949350505050565b5f6104d7612d7b6130b5565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f612dc486866131de565b925092509250612dd48282613227565b5090949350505050565b606060ff8314612df857612df18361332e565b90506104d7565b818054612e0490613ff0565b80601f0160208091040260200160405190810160405280929190818152602001828054612e3090613ff0565b8015612e7b5780601f10612e5257610100808354040283529160200191612e7b565b820191905f5260205f20905b815481529060010190602001808311612e5e57829003601f168201915b505050505090506104d7565b5f612e9860c0830160a08401613fa1565b6bffffffffffffffffffffffff16612eb86104c085016104a08601613fa1565b6bffffffffffffffffffffffff1610612ee057612edb60c0830160a08401613fa1565b610e1d565b610e1d6104c084016104a08501613fa1565b5f6001612f0761016084016101408501613ab6565b6003811115612f1857612f18613853565b60ff161115612f4257612f3361026083016102408401613d4d565b6001600160801b031692915050565b612f5461020083016101e084016138c1565b60ff16612f696101e084016101c085016138c1565b612f779060ff1660026139ae565b612f896101c085016101a086016138c1565b60ff16612f958561336b565b612f9f9190613997565b612fa99190613997565b612fb39190613997565b612fc561026084016102408501613d4d565b6001600160801b03166104d791906139ae565b80545f9068010000000000000000900464ffffffffff161580159061303a575061300a61046084016104408501613957565b825461302f9163ffffffff169068010000000000000000900464ffffffffff1661397a565b64ffffffffff164211155b1561304657505f6104d7565b81546001600160801b038082168455600160801b9091041661308d61307160808601606087016139c1565b61307e60208701876139c1565b836001600160801b0316612ccd565b5060019392505050565b5f5b81816001901b10156114b4576130ae81614022565b9050613099565b5f306001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801561310d57507f000000000000000000000000000000000000000000000000000000000000000046145b1561313757507f000000000000000000000000000000000000000000000000000000000000000090565b6124cd604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f5f5f8351604103613215576020840151604085015160608601515f1a613207888285856133ce565b955095509550505050613220565b505081515f91506002905b9250925092565b5f82600381111561323a5761323a613853565b03613243575050565b600182600381111561325757613257613853565b0361328e576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60028260038111156132a2576132a2613853565b036132dc576040517ffce698f700000000000000000000000000000000000000000000000000000000815260048101829052602401610258565b60038260038111156132f0576132f0613853565b0361332a576040517fd78bce0c00000000000000000000000000000000000000000000000000000000815260048101829052602401610258565b5050565b60605f61333a83613496565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f633b9aca0061338361052084016105008501613d4d565b6001600160801b031661339e6102c085016102a0860161391e565b67ffffffffffffffff166133b29190613997565b6133bc919061403a565b612fc561050084016104e08501613d4d565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561340757505f9150600390508261348c565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015613458573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b03811661348357505f92506001915082905061348c565b92505f91508190505b9450945094915050565b5f60ff8216601f8111156104d7576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f61062082840312156134e7575f5ffd5b50919050565b803561ffff811681146114b4575f5ffd5b5f5f6106408385031215613510575f5ffd5b61351a84846134d6565b915061352961062084016134ed565b90509250929050565b5f5f6106408385031215613544575f5ffd5b61354e84846134d6565b915061062083013567ffffffffffffffff81111561356a575f5ffd5b8301610160818603121561357c575f5ffd5b809150509250929050565b5f61018082840312156134e7575f5ffd5b803580151581146114b4575f5ffd5b5f5f5f5f6107e085870312156135bb575f5ffd5b6135c586866134d6565b93506135d5866106208701613587565b92506135e46107a086016134ed565b91506135f36107c08601613598565b905092959194509250565b803560ff811681146114b4575f5ffd5b5f5f5f6106608486031215613621575f5ffd5b61362b85856134d6565b925061363a61062085016134ed565b915061364961064085016135fe565b90509250925092565b5f60e082840312156134e7575f5ffd5b5f5f5f5f6107208587031215613676575f5ffd5b61368086866134d6565b9350613690866106208701613652565b925061070085013567ffffffffffffffff8111156136ac575f5ffd5b8501601f810187136136bc575f5ffd5b803567ffffffffffffffff8111156136d2575f5ffd5b8760208284010111156136e3575f5ffd5b949793965060200194505050565b5f81518084525f5b81811015613715576020818501810151868301820152016136f9565b505f602082860101526020601f19601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f61376e60e08301896136f1565b828103604084015261378081896136f1565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156137d55783518352602093840193909201916001016137b7565b50909b9a5050505050505050505050565b5f5f5f606084860312156137f8575f5ffd5b83359250613808602085016134ed565b9150613649604085016135fe565b5f5f5f6108808486031215613829575f5ffd5b61383385856134d6565b9250613843856106208601613587565b9150613649856107a08601613652565b634e487b7160e01b5f52602160045260245ffd5b61ffff83168152604081016007831061388257613882613853565b8260208301529392505050565b5f6020828403121561389f575f5ffd5b610e1d826134ed565b5f602082840312156138b8575f5ffd5b610e1d82613598565b5f602082840312156138d1575f5ffd5b610e1d826135fe565b634e487b7160e01b5f52601160045260245ffd5b60ff81811683821601908111156104d7576104d76138da565b803567ffffffffffffffff811681146114b4575f5ffd5b5f6020828403121561392e575f5ffd5b610e1d82613907565b67ffffffffffffffff81811683821601908111156104d7576104d76138da565b5f60208284031215613967575f5ffd5b813563ffffffff81168114610e1d575f5ffd5b64ffffffffff81811683821601908111156104d7576104d76138da565b80820281158282048414176104d7576104d76138da565b808201808211156104d7576104d76138da565b5f602082840312156139d1575f5ffd5b81356001600160a01b0381168114610e1d575f5ffd5b8035825261ffff6139fa602083016134ed565b16602083015260ff613a0e604083016135fe565b16604083015260ff613a22606083016135fe565b16606083015267ffffffffffffffff613a3d60808301613907565b16608083015260a0818101359083015260c090810135910152565b60e081016104d782846139e7565b6020810160048310613a7a57613a7a613853565b91905290565b60068110613a9057613a90613853565b9052565b60408101613aa28285613a80565b64ffffffffff831660208301529392505050565b5f60208284031215613ac6575f5ffd5b813560048110610e1d575f5ffd5b5f60208284031215613ae4575f5ffd5b815162ffffff81168114610e1d575f5ffd5b62ffffff82811682821603908111156104d7576104d76138da565b634e487b7160e01b5f52601260045260245ffd5b5f61ffff831680613b3857613b38613b11565b8061ffff84160491505092915050565b5f5f8335601e19843603018112613b5d575f5ffd5b83018035915067ffffffffffffffff821115613b77575f5ffd5b6020019150600581901b3603821315613b8e575f5ffd5b9250929050565b818103818111156104d7576104d76138da565b5f60ff821660ff8103613bbd57613bbd6138da565b60010192915050565b81518152602080830151610240830191613be59084018261ffff169052565b506040830151613bfa604084018260ff169052565b506060830151613c0f606084018260ff169052565b506080830151613c23608084018215159052565b5060a0830151613c3660a0840182613a80565b5060c0830151613c5160c08401826001600160a01b03169052565b5060e083015160e0830152610100830151610100830152610120830151610120830152610140830151610140830152610160830151613c9d61016084018267ffffffffffffffff169052565b50610180830151613cbb61018084018267ffffffffffffffff169052565b506101a0830151613cd96101a084018267ffffffffffffffff169052565b506101c0830151613cf46101c084018264ffffffffff169052565b506101e0830151613d0f6101e084018264ffffffffff169052565b50610200830151613d2d61020084018267ffffffffffffffff169052565b50610220830151613d4661022084018262ffffff169052565b5092915050565b5f60208284031215613d5d575f5ffd5b81356001600160801b0381168114610e1d575f5ffd5b5f6001600160801b03831680613d8b57613d8b613b11565b806001600160801b0384160491505092915050565b6001600160801b038181168382160290811690818114613d4657613d466138da565b6001600160801b0382811682821603908111156104d7576104d76138da565b8281526101008101610e1d60208301846139e7565b60088110613a9057613a90613853565b5f608082016001600160a01b03871683526bffffffffffffffffffffffff86166020840152613e386040840186613df6565b60806060840152835190819052602084019060a08401905f5b81811015613e9257835180516001600160a01b031684526020908101516bffffffffffffffffffffffff168185015290930192604090920191600101613e51565b509098975050505050505050565b6001600160a01b03841681526020810183905260608101612d676040830184613df6565b6001600160a01b038316815260408101610e1d6020830184613df6565b67ffffffffffffffff8181168382160290811690818114613d4657613d466138da565b5f61ffff821680613f1757613f176138da565b5f190192915050565b634e487b7160e01b5f52603260045260245ffd5b828152815160c082019060058110613f4e57613f4e613853565b806020840152506001600160801b0360208401511660408301526001600160801b03604084015116606083015261ffff606084015116608083015264ffffffffff60808401511660a08301529392505050565b5f60208284031215613fb1575f5ffd5b81356bffffffffffffffffffffffff81168114610e1d575f5ffd5b6bffffffffffffffffffffffff82811682821603908111156104d7576104d76138da565b600181811c9082168061400457607f821691505b6020821081036134e757634e487b7160e01b5f52602260045260245ffd5b5f60018201614033576140336138da565b5060010190565b5f8261404857614048613b11565b50049056',
  TaskSettlement: '0x610240604052348015610010575f5ffd5b506040516143ad3803806143ad83398101604081905261002f916102c1565b80816040518060400160405280600681526020016536bab9ba32b960d11b815250604051806040016040528060018152602001603160f81b81525060015f819055506100856002836101e560201b90919060201c565b610120526100948160036101e5565b61014052815160208084019190912060e052815190820120610100524660a05261012060e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c090815281516001600160a01b0390811661016081905260208085015183166101805260409485015183166101a05260a086015183166101c0529285015182166101e05260e085015190911661020052825163051ed6a360e41b8152925190926351ed6a309260048083019391928290030181865afa1580156101ac573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101d09190610378565b6001600160a01b031661022052506105559050565b5f602083511015610200576101f983610217565b9050610211565b8161020b8482610429565b5060ff90505b92915050565b5f5f829050601f8151111561024a578260405163305a27a960e01b815260040161024191906104e7565b60405180910390fd5b805161025582610532565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405161012081016001600160401b03811182821017156102945761029461025d565b60405290565b6001600160a01b03811681146102ae575f5ffd5b50565b80516102bc8161029a565b919050565b5f6101208284031280156102d3575f5ffd5b506102dc610271565b6102e5836102b1565b81526102f3602084016102b1565b6020820152610304604084016102b1565b6040820152610315606084016102b1565b6060820152610326608084016102b1565b608082015261033760a084016102b1565b60a082015261034860c084016102b1565b60c082015261035960e084016102b1565b60e082015261036b61010084016102b1565b6101008201529392505050565b5f60208284031215610388575f5ffd5b81516103938161029a565b9392505050565b600181811c908216806103ae57607f821691505b6020821081036103cc57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610424578282111561042457805f5260205f20601f840160051c60208510156103fd57505f5b90810190601f840160051c035f5b81811015610420575f8382015560010161040b565b5050505b505050565b81516001600160401b038111156104425761044261025d565b61045681610450845461039a565b846103d2565b6020601f821160018114610488575f83156104715750848201515b5f19600385901b1c1916600184901b1784556104e0565b5f84815260208120601f198516915b828110156104b75787850151825560209485019460019092019101610497565b50848210156104d457868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b8181101561051357602081860181015160408684010152016104f6565b505f604082850101526040601f19601f83011684010191505092915050565b805160208083015191908110156103cc575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516101c0516101e0516102005161022051613d9e61060f5f395f611f9d01525f818161049101526105c701525f61075601525f61072201525f81816109a7015281816111d60152611ed701525f611a3901525f81816119b0015281816121b8015261225501525f61144101525f61140f01525f612d8a01525f612d6201525f612cbd01525f612ce701525f612d110152613d9e5ff3fe608060405234801561000f575f5ffd5b5060043610610085575f3560e01c80638c8eb74a116100585780638c8eb74a146100e8578063a0e0e341146100fb578063b1a8cbe51461010e578063cb6ba5ea1461012f575f5ffd5b80631902e5dc14610089578063372e29b81461009e5780635c71c273146100b157806384b0196e146100c4575b5f5ffd5b61009c6100973660046132e5565b610142565b005b61009c6100ac36600461333b565b610204565b61009c6100bf3660046133d9565b6102b0565b6100cc610428565b6040516100df97969594939291906134a6565b60405180910390f35b61009c6100f636600461333b565b610486565b61009c61010936600461358a565b6105bc565b61012161011c366004613627565b6106d2565b6040519081526020016100df565b61009c61013d366004613657565b610717565b5f61016e8461015760c0850160a086016136e0565b61016961020086016101e08701613712565b610c1b565b90505f61017d85858585610cfb565b60608101515f90815260076020526040902054909150600160e81b900460ff166101c6578151604051635d93ef5d60e11b81526101bd919060040161374f565b60405180910390fd5b6101e38585836101dc6080880160608901613762565b6004610e52565b6101fd85826101f860a087016080880161377b565b610f03565b5050505050565b5f61021f85858561021a368790038701876137b0565b610cfb565b90506002610230602084018461384a565b60048111156102415761024161372b565b101561026e57610254602083018361384a565b604051635d93ef5d60e11b81526004016101bd919061374f565b61028d61028160a0840160808501613712565b64ffffffffff16611057565b6101fd85858386866102aa6102a5602083018361384a565b611083565b5f6110ce565b5f6102c687878761021a368990038901896137b0565b905060026102d7602086018661384a565b60048111156102e8576102e861372b565b1415801561031457506004610300602086018661384a565b60048111156103115761031161372b565b14155b1561032657610254602085018561384a565b64ffffffffff61033c60a0860160808701613712565b64ffffffffff160361039b574261035960a0860160808701613712565b6040517f388b0173000000000000000000000000000000000000000000000000000000008152600481019290925264ffffffffff1660248201526044016101bd565b61040f6103f88260400151604080517f06de066a3f25c2578b69dcd3e1b355378031b00cd5628779a6ef682802d19d3a60208201529081018290525f90606001604051602081830303815290604052805190602001209050919050565b848461040a60408c0160208d01613865565b611360565b61041f878783888860015f6110ce565b50505050505050565b5f6060805f5f5f6060610439611408565b61044161143a565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146104d15760405163c0d40b9f60e01b81523360048201526024016101bd565b5f6104e785858561021a368790038701876137b0565b905060026104f8602084018461384a565b60048111156105095761050961372b565b101561051c57610254602083018361384a565b61052c60a0830160808401613712565b64ffffffffff1642118061055a575064ffffffffff61055160a0840160808501613712565b64ffffffffff16145b15610570574261035960a0840160808501613712565b5f610580368490038401846137b0565b64ffffffffff6080820152604083015190915061059d9082611467565b6020928301515f90815260099093526040909220919091555050505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146106075760405163c0d40b9f60e01b81523360048201526024016101bd565b5f61061d87878761021a368990038901896137b0565b905064ffffffffff61063560a0860160808701613712565b64ffffffffff161461067b574261065260a0860160808701613712565b60405163e58369d160e01b8152600481019290925264ffffffffff1660248201526044016101bd565b600383600481111561068f5761068f61372b565b1480156106b9575060026106a6602086018661384a565b60048111156106b7576106b761372b565b145b156106c357600192505b61041f878783888888886110ce565b604080516020810185905261ffff84169181019190915260ff821660608201525f906080016040516020818303038152906040528051906020012090505b9392505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015906107795750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b156107995760405163c0d40b9f60e01b81523360048201526024016101bd565b5f6107c0876107ae60c0880160a089016136e0565b61016961020089016101e08a01613712565b90505f6107cf88888885610cfb565b90506001825160048111156107e6576107e661372b565b14610807578151604051635d93ef5d60e11b81526101bd919060040161374f565b60608101515f9081526007602052604090208054600160e81b900460ff1615610846576003604051635d93ef5d60e11b81526004016101bd919061374f565b6108566060880160408901613762565b8154600160d01b900460ff9081169116146108c55761087b6060880160408901613762565b81546040517f07db3af500000000000000000000000000000000000000000000000000000000815260ff9283166004820152600160d01b90910490911660248201526044016101bd565b6108d2602087018761384a565b839060048111156108e5576108e561372b565b908160048111156108f8576108f861372b565b90525061090b604087016020880161387e565b61ffff16606084015261091f898388611499565b6001600160801b0316604084015261093f6104008a016103e08b01613897565b61094f9063ffffffff16426138ce565b64ffffffffff166080840152600261096a602088018861384a565b600481111561097b5761097b61372b565b03610ab55761098f8989848a61271061156b565b6001600160801b031660208401526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663c788e6a96109dc60e08a0160c08b01613865565b6109e960208d018d613865565b602087015160408089015190517fffffffff0000000000000000000000000000000000000000000000000000000060e087901b1681526001600160a01b0394851660048201529390921660248401526001600160801b0390811660448401521660648201526084015f604051808303815f87803b158015610a68575f5ffd5b505af1158015610a7a573d5f5f3e3d5ffd5b50610a8f925050506060880160408901613762565b610a9a9060016138eb565b815460ff91909116600160d01b0260ff60d01b199091161781555b81602001517f64408e6776e11825128079c147f29c9d67d3f3fb60a20a7c9d96a6d62886a72b84604051610ae9919061395c565b60405180910390a26002610b00602088018861384a565b6004811115610b1157610b1161372b565b148015610b1d57508315155b15610bb357610b91610b7f8360400151604080517f06de066a3f25c2578b69dcd3e1b355378031b00cd5628779a6ef682802d19d3a60208201529081018290525f90606001604051602081830303815290604052805190602001209050919050565b868661040a60408e0160208f01613865565b610bae898984610ba760808c0160608d01613762565b6001610e52565b610bd6565b610bc1826040015184611467565b6020808401515f908152600990915260409020555b6002610be5602088018861384a565b6004811115610bf657610bf661372b565b03610c1057610c1089836101f860a08b0160808c0161377b565b505050505050505050565b6040805160a0810182525f60208201819052918101829052606081018290526080810191909152600181526003610c5a6101608601610140870161396a565b6003811115610c6b57610c6b61372b565b1480610cb557505f610c856101608601610140870161396a565b6003811115610c9657610c9661372b565b14158015610cb557505f836005811115610cb257610cb261372b565b14155b1561071057600481526127106060820152610cd861040085016103e08601613897565b610ce89063ffffffff16836138ce565b64ffffffffff1660808201529392505050565b6040805160e0810182525f60a0820181815260c0830182905282526020820181905281830181905260608201819052608082015281518083019092529080610d4287611726565b8152602001846020016020810190610d5a919061387e565b61ffff16905280825251610d8890610d78604086016020870161387e565b61011c6060870160408801613762565b6020820152610d9683611731565b60408201528051518335141580610dcd5750610db6816040015183611467565b6020808301515f9081526009909152604090205414155b15610e0c5780602001516040517fd4713aa30000000000000000000000000000000000000000000000000000000081526004016101bd91815260200190565b80518051602090910151610e2b919061011c6080870160608801613762565b60608201819052610e3c9085611746565b610e45856117a1565b6080820152949350505050565b806004811115610e6457610e6461372b565b6020848101515f90815260098252604080822093909355606086015181526007909152208054601990610ea090600160c81b900460ff16613988565b91906101000a81548160ff021916908360ff16021790555082602001517f1d9989404a7bbcbc5c7ea21ef74be48ecbfd3c13d2d67924032a2148e8e921cf82604051610eec919061374f565b60405180910390a26101fd8585855f015185611887565b8151515f908152600560209081526040808320855183015161ffff16845290915281208054909190610f41906001906301000000900460ff166139a3565b825460ff80831663010000000263ff000000198316811786559293509182169116176003816006811115610f7757610f7761372b565b148015610f815750835b1561101b576020808601515f90815260099091526040812054906002821480610faa5750600482145b90508080610ff05750845465010000000000900460ff168015610ff057508651515f908152600b602090815260408083208a5183015161ffff16845290915290205460ff165b156110075761100288885f0151611aa2565b611014565b61101488885f0151611c88565b505061104f565b600581600681111561102f5761102f61372b565b14801561103d575060ff8216155b1561104f5761104f86865f0151611c88565b505050505050565b8042116110805760405163e58369d160e01b8152426004820152602481018290526044016101bd565b50565b5f60028260048111156110985761109861372b565b036110a557506001919050565b60038260048111156110b9576110b961372b565b146110c55760036110c8565b60025b92915050565b60608501515f60026110e3602087018761384a565b60048111156110f4576110f461372b565b14159050600284600481111561110c5761110c61372b565b036111235761111e8989878587611ddb565b6112b5565b80156112b5575f600185600481111561113e5761113e61372b565b1461115857611153608087016060880161387e565b61115c565b6127105b5f8481526007602052604081205461ffff92909216925090600160e81b900460ff166111945761118f8b8b8b8b8661156b565b611196565b5f5b6001600160801b031690506111b160608801604089016139bc565b6001600160801b0316158015906111c757508015155b156112b2576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663c788e6a961120b60e08b0160c08c01613865565b61121860208f018f613865565b8461122960608d0160408e016139bc565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e087901b1681526001600160a01b03948516600482015293909216602484015260448301526001600160801b031660648201526084015f604051808303815f87803b15801561129b575f5ffd5b505af11580156112ad573d5f5f3e3d5ffd5b505050505b50505b8015611301576112cb6060870160408801613762565b6112d69060016138eb565b5f838152600760205260409020805460ff92909216600160d01b0260ff60d01b199092169190911790555b61131d89898961131760808b0160608c01613762565b88610e52565b60028460048111156113315761133161372b565b036113455761134589885f0151888b6122cf565b8015610c1057610c1089886101f860a08a0160808b0161377b565b5f6113a861136d86612517565b85858080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525061255e92505050565b9050816001600160a01b0316816001600160a01b0316146101fd576040517f366d29f70000000000000000000000000000000000000000000000000000000081526001600160a01b038083166004830152831660248201526044016101bd565b60606114357f00000000000000000000000000000000000000000000000000000000000000006002612586565b905090565b60606114357f00000000000000000000000000000000000000000000000000000000000000006003612586565b5f828260405160200161147b9291906139d5565b60405160208183030381529060405280519060200120905092915050565b5f806114a860408401846139e9565b90509050805f036114bc575f915050610710565b5f5b81811015611531576115296114d96080880160608901613865565b6114e660408701876139e9565b848181106114f6576114f6613a2f565b905060200201602081019061150b9190613865565b61151b60808801606089016139bc565b6001600160801b031661262f565b6001016114be565b505f61154360808501606086016139bc565b611556906001600160801b031683613a43565b90506115628582612675565b95945050505050565b5f80611588876115836101a087016101808801613a5a565b612746565b90505f61159b60a086016080870161377b565b6115ba576115b5886115836101c088016101a08901613a5a565b6115c4565b670de0b6b3a76400005b90505f806115da6103008b016102e08c01613865565b6001600160a01b0316146115fa576115f589898886866127cd565b611644565b670de0b6b3a764000061160d8484613a81565b67ffffffffffffffff1661162760808b0160608c016139bc565b6001600160801b031661163a9190613a43565b6116449190613aa1565b90506127106116538683613a43565b61165d9190613aa1565b8751515f9081526005602090815260408083208b5183015161ffff16845290915281205460808a015192935090916116a591600160701b90046001600160801b031690613ac0565b90508082106116b457806116b6565b815b9450846001600160801b03165f036116d4575f945050505050611562565b6116e788866001600160801b0316612675565b6117196116fa60808c0160608d01613865565b61170a60e08a0160c08b01613865565b876001600160801b031661262f565b5050505095945050505050565b5f6110c83083612959565b5f604051610240838237610240902092915050565b5f6117508261297b565b5f84815260086020526040902054909150811461179c576040517fcf47c7ec000000000000000000000000000000000000000000000000000000008152600481018290526024016101bd565b505050565b5f60016117b66101608401610140850161396a565b60038111156117c7576117c761372b565b60ff1611156117f1576117e2610260830161024084016139bc565b6001600160801b031692915050565b61180361020083016101e08401613762565b60ff166118186101e084016101c08501613762565b6118269060ff166002613ad3565b6118386101c085016101a08601613762565b60ff16611844856129b9565b61184e9190613a43565b6118589190613a43565b6118629190613a43565b611874610260840161024085016139bc565b6001600160801b03166110c89190613ad3565b5f61189a835f01518460200151846106d2565b5f81815260076020908152604091829020825160e08101845290546001600160a01b038116825264ffffffffff600160a01b8204169282019290925260ff600160c81b8304811693820193909352600160d01b820483166060820152600160d81b820483161580156080830152600160e01b83048416151560a0830152600160e81b909204909216151560c0830152919250908061193e5750604081015160ff1615155b1561194a575050611a9c565b5f611956878784612a1c565b90506001600160601b03811615611a0a5781516040517f0cec55b80000000000000000000000000000000000000000000000000000000081526001600160a01b0391821660048201526001600160601b03831660248201527f000000000000000000000000000000000000000000000000000000000000000090911690630cec55b8906044015f604051808303815f87803b1580156119f3575f5ffd5b505af1158015611a05573d5f5f3e3d5ffd5b505050505b6040517f42966c68000000000000000000000000000000000000000000000000000000008152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906342966c68906024015f604051808303815f87803b158015611a82575f5ffd5b505af1158015611a94573d5f5f3e3d5ffd5b505050505050505b50505050565b80515f908152600560209081526040808320828501805161ffff908116865291845282852086518652600b8552838620915190921685528352928190208151606081018352815460ff8116158015835261010090910467ffffffffffffffff16948201949094526001909101549181019190915290611ba55760408082015184515f90815260066020908152838220818801805161ffff90811685529183528584209490945581860151875467ffffffffffffffff9091166601000000000000026dffffffffffffffff0000000000001990911617875587518352600b8252848320935116825291909152908120805468ffffffffffffffffff19168155600101555b815460ff19166004178255611bc261044085016104208601613897565b611bd29063ffffffff16426138ce565b83515f908152600a60209081526040808320828801805161ffff9081168652918452828520805464ffffffffff191664ffffffffff979097169690961790955584518851808652600685528386209651831686529584529382902054875483519182526601000000000000900467ffffffffffffffff16938101939093529290921692917fcea823eb2ef713d2f10e99fb9330c727dee55489a2ee97005c39ddbc8dd3a37691015b60405180910390a350505050565b80515f9081526005602090815260408083208285015161ffff1684529091528120805460ff19166006178082559091906001600160801b03600160701b90910416611cd2856117a1565b611cdc9190613ac0565b9050611d04611cf16080860160608701613865565b611cfe6020870187613865565b8361262f565b826020015161ffff16835f01517fe49dcd2054a76f880725d8faecd340ad1256bf82931f0eff6c56414de3528e5383604051611d4291815260200190565b60405180910390a382515f90815260046020526040902080548190600190611d7290610100900461ffff16613ae6565b91906101000a81548161ffff021916908361ffff160217905561ffff165f14611d9c575050505050565b805460ff1916600317815583516040517f47382aa0aeebab0415c1dc3e50b5b858ed0fb131891fef087be07bf5c98df2a0905f90a261104f8582612a78565b5f828152600760209081526040808320815160e08101835281546001600160a01b038116825264ffffffffff600160a01b8204169482019490945260ff600160c81b8504811693820193909352600160d01b840483166060820152600160d81b8404831615156080820152600160e01b84048316151560a0820152600160e81b909304909116151560c08301529190611e779088908890612a1c565b82547fffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8116600160e81b1784556040517f06d9882b0000000000000000000000000000000000000000000000000000000081529192506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000008116926306d9882b92611f10921690600190600401613b0d565b5f604051808303815f87803b158015611f27575f5ffd5b505af1158015611f39573d5f5f3e3d5ffd5b50505050806001600160601b03165f03611f545750506101fd565b5f611f6560608701604088016139bc565b6001600160801b0316611f7e60408801602089016139bc565b6001600160801b0316611f919190613ad3565b90506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016611fcd60808a0160608b01613865565b6001600160a01b03161461201457611feb60808801606089016139bc565b6001600160801b0316612007826001600160601b038516613a43565b6120119190613aa1565b90505b5f61271061202a6106008b016105e08c0161387e565b6120419061ffff166001600160601b038616613a43565b61204b9190613aa1565b604080516002808252606082019092529192505f9190816020015b604080518082019091525f808252602082015281526020019060019003908161206657505060408051808201909152909150806120a660208d018d613865565b6001600160a01b031681526020018385106120c157836120c3565b845b6001600160601b0316815250815f815181106120e1576120e1613a2f565b60200260200101819052506040518060400160405280876001600160a01b031681526020015f6001600160a01b0316886001600160a01b03161461215a576127106121346105e08e016105c08f0161387e565b61214b9061ffff166001600160601b038916613a43565b6121559190613aa1565b61215c565b5f5b6001600160601b03168152508160018151811061217b5761217b613a2f565b602090810291909101015284546040517f8d7b53a20000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811692638d7b53a2926121f892919091169088906001908790600401613b2a565b5f604051808303815f87803b15801561220f575f5ffd5b505af1158015612221573d5f5f3e3d5ffd5b505086546040517fb167b18a0000000000000000000000000000000000000000000000000000000081526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000008116945063b167b18a935061229692169060c08f013590600190600401613bba565b5f604051808303815f87803b1580156122ad575f5ffd5b505af11580156122bf573d5f5f3e3d5ffd5b5050505050505050505050505050565b82515f9081526005602090815260408083208287015161ffff1684529091529020805460ff1660068160068111156123095761230961372b565b1480612326575060058160068111156123245761232461372b565b145b15612332575050611a9c565b84515f908152600b602090815260408083208289015161ffff1684529091529020825465ff0000000000191665010000000000178355805460ff1615806123a357508054610100900467ffffffffffffffff166123976101a087016101808801613a5a565b67ffffffffffffffff16105b1561241c57805460ff191660011781556123c56101a086016101808701613a5a565b815467ffffffffffffffff919091166101000268ffffffffffffffff00199091161781556123fb6101a086016101808701613a5a565b67ffffffffffffffff1615612414578460e00135612416565b5f5b60018201555b60048260068111156124305761243061372b565b036124445761243f8787611aa2565b61041f565b60018260068111156124585761245861372b565b0361041f5761246d6080860160608701613762565b8354610100900460ff90811691161461248c5761243f87876005612b44565b8551602087015184546001926007925f926124b0929190610100900460ff166106d2565b815260208101919091526040015f208054911515600160d81b027fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff9092169190911790556124fe8787611aa2565b825461041f90889086908990610100900460ff16611887565b5f6110c8612523612cb1565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f61256c8686612dda565b92509250925061257c8282612e23565b5090949350505050565b606060ff83146125a05761259983612f2a565b90506110c8565b8180546125ac90613bde565b80601f01602080910402602001604051908101604052809291908181526020018280546125d890613bde565b80156126235780601f106125fa57610100808354040283529160200191612623565b820191905f5260205f20905b81548152906001019060200180831161260657829003601f168201915b505050505090506110c8565b801561179c576001600160a01b038084165f9081526001602090815260408083209386168352929052908120805483929061266b908490613ad3565b9091555050505050565b8151515f908152600560209081526040808320855183015161ffff168452909152812080549091906126b8908490600160701b90046001600160801b0316613ad3565b905083608001518111156127085760808401516040517f9f92b9750000000000000000000000000000000000000000000000000000000081526101bd918391600401918252602082015260400190565b81546001600160801b03909116600160701b027fffff00000000000000000000000000000000ffffffffffffffffffffffffffff9091161790555050565b5f6127596102e084016102c08501613a5a565b67ffffffffffffffff168267ffffffffffffffff1610156127bd576127866102e084016102c08501613a5a565b67ffffffffffffffff168267ffffffffffffffff16670de0b6b3a76400006127ae9190613a43565b6127b89190613aa1565b610710565b670de0b6b3a76400009392505050565b60408051610140810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e081018290526101008101829052610120810182905261282c60808701606088016139bc565b6001600160801b0316815261284760a08701608088016139bc565b6001600160801b031660208201526128676101a086016101808701613a5a565b67ffffffffffffffff1660408201526128886101c086016101a08701613a5a565b67ffffffffffffffff1660608201526128a96102e088016102c08901613a5a565b67ffffffffffffffff908116608083015284811660a0830152831660c08201526128db6101e086016101c08701613712565b6128ed61020087016101e08801613712565b6128f79190613c10565b64ffffffffff1660e082015261291561024088016102208901613897565b63ffffffff1661010082015261032087013561012082015261294e61294261030089016102e08a01613865565b88610300013583612f67565b979650505050505050565b5f60405146815283602082015261062083604083013761066090209392505050565b6040517f5e92d50e8f9bd2bfe5111949ade743e26b47dc3bfd3a17d4350881cc4859fbeb8082525f916101808460208301376101a090209392505050565b5f633b9aca006129d1610520840161050085016139bc565b6001600160801b03166129ec6102c085016102a08601613a5a565b67ffffffffffffffff16612a009190613a43565b612a0a9190613aa1565b61187461050084016104e085016139bc565b5f8160c0015115612a2e57505f610710565b8160a00151612a4c57612a4760c0840160a08501613c2d565b612a70565b612a568484613124565b612a6660c0850160a08601613c2d565b612a709190613c53565b949350505050565b80545f9068010000000000000000900464ffffffffff1615801590612ada5750612aaa61046084016104408501613897565b8254612acf9163ffffffff169068010000000000000000900464ffffffffff166138ce565b64ffffffffff164211155b15612ae657505f6110c8565b81546001600160801b03808216845570010000000000000000000000000000000090910416612b3a612b1e6080860160608701613865565b612b2b6020870187613865565b836001600160801b031661262f565b5060019392505050565b81515f9081526005602090815260408083208286015161ffff1684529091528120805460ff19166002179055612b826103e085016103c08601613897565b612b929063ffffffff16426138ce565b6040805160808101825264ffffffffff831681525f60208201529192508101836005811115612bc357612bc361372b565b81525f602091820181905285518152600a825260408082208784015161ffff168352835290819020835181549385015167ffffffffffffffff1665010000000000026cffffffffffffffffffffffffff1990941664ffffffffff9091161792909217808355908301519082906dff0000000000000000000000000019166d0100000000000000000000000000836005811115612c6157612c6161372b565b021790555060608201518160010155905050826020015161ffff16835f01517f5bac008f00ea0b819bf44cacac0310d1949d3a090a52d1946d83ed556ab8ae908484604051611c7a929190613c72565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015612d0957507f000000000000000000000000000000000000000000000000000000000000000046145b15612d3357507f000000000000000000000000000000000000000000000000000000000000000090565b611435604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f5f5f8351604103612e11576020840151604085015160608601515f1a612e0388828585613180565b955095509550505050612e1c565b505081515f91506002905b9250925092565b5f826003811115612e3657612e3661372b565b03612e3f575050565b6001826003811115612e5357612e5361372b565b03612e8a576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6002826003811115612e9e57612e9e61372b565b03612ed8576040517ffce698f7000000000000000000000000000000000000000000000000000000008152600481018290526024016101bd565b6003826003811115612eec57612eec61372b565b03612f26576040517fd78bce0c000000000000000000000000000000000000000000000000000000008152600481018290526024016101bd565b5050565b60605f612f3683613248565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f5f8260a001518360c00151612f7d9190613a81565b67ffffffffffffffff1690505f670de0b6b3a764000082855f01516001600160801b0316612fab9190613a43565b612fb59190613aa1565b90505f670de0b6b3a76400008386602001516001600160801b0316612fda9190613a43565b612fe49190613aa1565b905085876001600160a01b03163f14613001575091506107109050565b5f603f613012620186a06040613a43565b61301c9190613aa1565b61302890611388613ad3565b9050805a1015613070575a6040517f9fa729820000000000000000000000000000000000000000000000000000000081526004810191909152602481018290526044016101bd565b5f5f6130e48a896040516024016130879190613c9c565b60408051601f198184030181529190526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167fee09508a00000000000000000000000000000000000000000000000000000000179052613288565b915091508115806130f457508481115b1561310757849650505050505050610710565b8381106131145780613116565b835b9a9950505050505050505050565b5f61313560c0830160a08401613c2d565b6001600160601b03166131506104c085016104a08601613c2d565b6001600160601b03161061316e576127b860c0830160a08401613c2d565b6107106104c084016104a08501613c2d565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156131b957505f9150600390508261323e565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa15801561320a573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b03811661323557505f92506001915082905061323e565b92505f91508190505b9450945094915050565b5f60ff8216601f8111156110c8576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5f60205f84516020860187620186a0fa5f51601f3d119091169590945092505050565b5f61062082840312156132bd575f5ffd5b50919050565b5f61018082840312156132bd575f5ffd5b5f61024082840312156132bd575f5ffd5b5f5f5f6109e084860312156132f8575f5ffd5b61330285856132ac565b92506133128561062086016132c3565b9150613322856107a086016132d4565b90509250925092565b5f60a082840312156132bd575f5ffd5b5f5f5f5f610a80858703121561334f575f5ffd5b61335986866132ac565b93506133698661062087016132c3565b9250613379866107a087016132d4565b9150613389866109e0870161332b565b905092959194509250565b5f5f83601f8401126133a4575f5ffd5b50813567ffffffffffffffff8111156133bb575f5ffd5b6020830191508360208285010111156133d2575f5ffd5b9250929050565b5f5f5f5f5f5f610aa087890312156133ef575f5ffd5b6133f988886132ac565b95506134098861062089016132c3565b9450613419886107a089016132d4565b9350613429886109e0890161332b565b9250610a8087013567ffffffffffffffff811115613445575f5ffd5b61345189828a01613394565b979a9699509497509295939492505050565b5f81518084525f5b818110156134875760208185018101518683018201520161346b565b505f602082860101526020601f19601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f6134e060e0830189613463565b82810360408401526134f28189613463565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015613547578351835260209384019390920191600101613529565b50909b9a5050505050505050505050565b60058110611080575f5ffd5b803561356f81613558565b919050565b80356001600160a01b038116811461356f575f5ffd5b5f5f5f5f5f5f610ac087890312156135a0575f5ffd5b6135aa88886132ac565b95506135ba8861062089016132c3565b94506135ca886107a089016132d4565b93506135da886109e0890161332b565b9250610a808701356135eb81613558565b91506135fa610aa08801613574565b90509295509295509295565b803561ffff8116811461356f575f5ffd5b803560ff8116811461356f575f5ffd5b5f5f5f60608486031215613639575f5ffd5b8335925061364960208501613606565b915061332260408501613617565b5f5f5f5f5f5f610a20878903121561366d575f5ffd5b61367788886132ac565b95506136878861062089016132c3565b9450613697886107a089016132d4565b93506109e087013567ffffffffffffffff8111156136b3575f5ffd5b87016080818a0312156136c4575f5ffd5b9250610a0087013567ffffffffffffffff811115613445575f5ffd5b5f602082840312156136f0575f5ffd5b813560068110610710575f5ffd5b803564ffffffffff8116811461356f575f5ffd5b5f60208284031215613722575f5ffd5b610710826136fe565b634e487b7160e01b5f52602160045260245ffd5b600581106110805761108061372b565b6020810161375c8361373f565b91905290565b5f60208284031215613772575f5ffd5b61071082613617565b5f6020828403121561378b575f5ffd5b81358015158114610710575f5ffd5b80356001600160801b038116811461356f575f5ffd5b5f60a08284031280156137c1575f5ffd5b5060405160a0810167ffffffffffffffff811182821017156137f157634e487b7160e01b5f52604160045260245ffd5b6040526137fd83613564565b815261380b6020840161379a565b602082015261381c6040840161379a565b604082015261382d60608401613606565b606082015261383e608084016136fe565b60808201529392505050565b5f6020828403121561385a575f5ffd5b813561071081613558565b5f60208284031215613875575f5ffd5b61071082613574565b5f6020828403121561388e575f5ffd5b61071082613606565b5f602082840312156138a7575f5ffd5b813563ffffffff81168114610710575f5ffd5b634e487b7160e01b5f52601160045260245ffd5b64ffffffffff81811683821601908111156110c8576110c86138ba565b60ff81811683821601908111156110c8576110c86138ba565b805161390f8161373f565b808352506001600160801b0360208201511660208301526001600160801b03604082015116604083015261ffff606082015116606083015264ffffffffff60808201511660808301525050565b60a081016110c88284613904565b5f6020828403121561397a575f5ffd5b813560048110610710575f5ffd5b5f60ff82168061399a5761399a6138ba565b5f190192915050565b60ff82811682821603908111156110c8576110c86138ba565b5f602082840312156139cc575f5ffd5b6107108261379a565b82815260c081016107106020830184613904565b5f5f8335601e198436030181126139fe575f5ffd5b83018035915067ffffffffffffffff821115613a18575f5ffd5b6020019150600581901b36038213156133d2575f5ffd5b634e487b7160e01b5f52603260045260245ffd5b80820281158282048414176110c8576110c86138ba565b5f60208284031215613a6a575f5ffd5b813567ffffffffffffffff81168114610710575f5ffd5b67ffffffffffffffff82811682821603908111156110c8576110c86138ba565b5f82613abb57634e487b7160e01b5f52601260045260245ffd5b500490565b818103818111156110c8576110c86138ba565b808201808211156110c8576110c86138ba565b5f61ffff82168061399a5761399a6138ba565b60088110613b0957613b0961372b565b9052565b6001600160a01b0383168152604081016107106020830184613af9565b5f608082016001600160a01b03871683526001600160601b0386166020840152613b576040840186613af9565b60806060840152835190819052602084019060a08401905f5b81811015613bac57835180516001600160a01b031684526020908101516001600160601b03168185015290930192604090920191600101613b70565b509098975050505050505050565b6001600160a01b03841681526020810183905260608101612a706040830184613af9565b600181811c90821680613bf257607f821691505b6020821081036132bd57634e487b7160e01b5f52602260045260245ffd5b64ffffffffff82811682821603908111156110c8576110c86138ba565b5f60208284031215613c3d575f5ffd5b81356001600160601b0381168114610710575f5ffd5b6001600160601b0382811682821603908111156110c8576110c86138ba565b6040810160068410613c8657613c8661372b565b92815264ffffffffff9190911660209091015290565b81516001600160801b0316815261014081016020830151613cc860208401826001600160801b03169052565b506040830151613ce4604084018267ffffffffffffffff169052565b506060830151613d00606084018267ffffffffffffffff169052565b506080830151613d1c608084018267ffffffffffffffff169052565b5060a0830151613d3860a084018267ffffffffffffffff169052565b5060c0830151613d5460c084018267ffffffffffffffff169052565b5060e0830151613d7060e084018267ffffffffffffffff169052565b50610100830151613d8e61010084018267ffffffffffffffff169052565b506101209283015191909201529056',
} as const
