// Written by npm run contracts from the compiled contracts; a test keeps it equal.

export const livenessAbi = [
 {
  "type": "constructor",
  "inputs": [
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
  "name": "challenge",
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
  "name": "challengeOf",
  "inputs": [
   {
    "name": "taskId",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "part",
    "type": "uint16",
    "internalType": "uint16"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "tuple",
    "internalType": "struct Liveness.Challenge",
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
      "name": "tenure",
      "type": "uint8",
      "internalType": "uint8"
     }
    ]
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "drop",
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
  "name": "replace",
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
  "name": "ChallengeAnswered",
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
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "ChallengeDropped",
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
    "name": "bondTo",
    "type": "address",
    "indexed": false,
    "internalType": "address"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Challenged",
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
    "name": "challenger",
    "type": "address",
    "indexed": true,
    "internalType": "address"
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
  "name": "Replaced",
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
  "name": "AnswerTimeLeft",
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
  "name": "AnswerTooLate",
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
  "name": "ChallengeExists",
  "inputs": [
   {
    "name": "until",
    "type": "uint40",
    "internalType": "uint40"
   }
  ]
 },
 {
  "type": "error",
  "name": "NoChallenge",
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
  "name": "NotRunning",
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
  "name": "NothingToWithdraw",
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
 }
] as const

export const livenessCode = {
  Liveness: '0x60a060405234801561000f575f5ffd5b50604051611a0b380380611a0b83398101604081905261002e91610043565b60015f556001600160a01b0316608052610070565b5f60208284031215610053575f5ffd5b81516001600160a01b0381168114610069575f5ffd5b9392505050565b60805161194b6100c05f395f818161019e015281816101f0015281816104bb015281816105e30152818161065f015281816106be015281816107fa015281816108e80152610956015261194b5ff3fe608060405234801561000f575f5ffd5b5060043610610085575f3560e01c8063e372feb311610058578063e372feb3146100d7578063e3f925ee146100ea578063f7888aec14610137578063f940e3851461017d575f5ffd5b80631bfd7c921461008957806329e8e7181461009e5780636dce4ab0146100b15780637035b142146100c4575b5f5ffd5b61009c610097366004611055565b610190565b005b61009c6100ac366004611055565b6104b5565b61009c6100bf3660046110b2565b61064e565b61009c6100d2366004611055565b610659565b61009c6100e5366004611055565b6108e2565b6100fd6100f83660046110e9565b610aba565b6040805182516001600160a01b0316815260208084015164ffffffffff16908201529181015160ff16908201526060015b60405180910390f35b61016f6101453660046110b2565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b60405190815260200161012e565b61009c61018b3660046110b2565b610b2f565b610198610b3a565b5f6101c37f000000000000000000000000000000000000000000000000000000000000000084610b7b565b60405163080f7b8360e11b81526004810182905261ffff841660248201529091505f906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063101ef7069060440161010060405180830381865afa158015610236573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061025a91906111d6565b90506001815160068111156102715761027161127f565b146102b3576040517fad92b53a00000000000000000000000000000000000000000000000000000000815261ffff841660048201526024015b60405180910390fd5b5f82815260026020908152604080832061ffff871684529091529020546001600160a01b03161561033e575f82815260026020908152604080832061ffff87168452909152908190205490517fa9c02e7f000000000000000000000000000000000000000000000000000000008152600160a01b90910464ffffffffff1660048201526024016102aa565b5f6103516103c086016103a087016112a6565b6103619063ffffffff16426112da565b604080516060810182523380825264ffffffffff80851660208085019182528881015160ff9081168688019081525f8c81526002845288812061ffff8f1680835294528890209651875494519151909216600160c81b027fffffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffff91909516600160a01b027fffffffffffffff000000000000000000000000000000000000000000000000009094166001600160a01b0392909216919091179290921791909116919091179092559151929350909185907f851dceaaab696d45be084b6140df4f28dd69dabddfb8081e35a872af9b3d7d6e9061046990869064ffffffffff91909116815260200190565b60405180910390a46104a561048460808701606088016112f7565b3361049761048089016104608a0161131d565b6001600160801b0316610b9d565b5050506104b160015f55565b5050565b5f6104e07f000000000000000000000000000000000000000000000000000000000000000084610b7b565b90505f6104ed8284610ce8565b9050806020015164ffffffffff16421161052f576020810151604051637512175560e01b815242600482015264ffffffffff90911660248201526044016102aa565b61056461054260808601606087016112f7565b82516105566104808801610460890161131d565b6001600160801b0316610dd8565b8261ffff16827fd8c1236e6afae0f2de93f68df959e9c023fd9b063df3af9ae98a14c816bdee0983604001516040516105a6919060ff91909116815260200190565b60405180910390a360408082015190517f58d8c2490000000000000000000000000000000000000000000000000000000081526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016916358d8c2499161061b918891889190600401611612565b5f604051808303815f87803b158015610632575f5ffd5b505af1158015610644573d5f5f3e3d5ffd5b5050505050505050565b6104b1823383610e1f565b5f6106847f000000000000000000000000000000000000000000000000000000000000000084610b7b565b90505f6106918284610ce8565b60405163080f7b8360e11b81526004810184905261ffff851660248201529091505f906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063101ef7069060440161010060405180830381865afa158015610704573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061072891906111d6565b905060018151600681111561073f5761073f61127f565b1480156107595750816040015160ff16816020015160ff16145b1561078c576020820151604051637512175560e01b815242600482015264ffffffffff90911660248201526044016102aa565b5f6003825160068111156107a2576107a261127f565b1480156107bc5750826040015160ff16826020015160ff16145b90505f816107cb57835161086d565b604084810151905163408ef71160e01b81526004810187905261ffff8816602482015260ff90911660448201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063408ef7119060640160e060405180830381865afa158015610847573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061086b9190611874565b515b90506108956108826080890160608a016112f7565b826105566104808b016104608c0161131d565b6040516001600160a01b038216815261ffff87169086907f4d80ea21f86caaec2de1665a848b98ea0a20f2f0ca3361ad405589b369813c1c9060200160405180910390a350505050505050565b5f61090d7f000000000000000000000000000000000000000000000000000000000000000084610b7b565b90505f61091a8284610ce8565b604081810151905163408ef71160e01b81526004810185905261ffff8616602482015260ff909116604482015290915033906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063408ef7119060640160e060405180830381865afa15801561099b573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906109bf9190611874565b516001600160a01b031614610a02576040517f5cf20d630000000000000000000000000000000000000000000000000000000081523360048201526024016102aa565b806020015164ffffffffff16421115610a5c5760208101516040517f76d4246400000000000000000000000000000000000000000000000000000000815242600482015264ffffffffff90911660248201526044016102aa565b610a82610a6f60808601606087016112f7565b336105566104808801610460890161131d565b604051339061ffff85169084907f8f70f1c2c57009b8107a88a2bccd9c155a7769db67dd4940155ae045db6f7dae905f90a450505050565b60408051606080820183525f80835260208084018290529284018190528581526002835283812061ffff86168252835283902083519182018452546001600160a01b0381168252600160a01b810464ffffffffff1692820192909252600160c81b90910460ff16918101919091525b92915050565b6104b1828283610e1f565b60025f5403610b75576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60025f55565b5f60405146815283602082015261062083604083013761066090209392505050565b805f03610ba957505050565b6040516370a0823160e01b81523060048201525f906001600160a01b038516906370a0823190602401602060405180830381865afa158015610bed573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610c11919061190e565b9050610c286001600160a01b038516843085610f07565b6040516370a0823160e01b81523060048201525f9082906001600160a01b038716906370a0823190602401602060405180830381865afa158015610c6e573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610c92919061190e565b610c9c9190611925565b9050828114610ce1576040517f74bf1a0300000000000000000000000000000000000000000000000000000000815260048101849052602481018290526044016102aa565b5050505050565b60408051606080820183525f80835260208084018290529284018190528581526002835283812061ffff86168252835283902083519182018452546001600160a01b038116808352600160a01b820464ffffffffff1693830193909352600160c81b900460ff1692810192909252610d92576040517f3d32c6c400000000000000000000000000000000000000000000000000000000815261ffff831660048201526024016102aa565b5f92835260026020908152604080852061ffff9094168552929052912080547fffffffffffff000000000000000000000000000000000000000000000000000016905590565b8015610e1a576001600160a01b038084165f90815260016020908152604080832093861683529290529081208054839290610e14908490611938565b90915550505b505050565b610e27610b3a565b6001600160a01b038084165f90815260016020908152604080832093861683529290529081205490819003610e88576040517fd0d04f6000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b038481165f8181526001602090815260408083208886168085529083528184209390935551858152938616939192917fa4195c37c2947bbe89165f03e320b6903116f0b10d8cfdb522330f7ce6f9fa24910160405180910390a4610efd6001600160a01b0385168383610f89565b50610e1a60015f55565b6040516001600160a01b038481166024830152838116604483015260648201839052610f839186918216906323b872dd906084015b604051602081830303815290604052915060e01b6020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff8381831617835250505050610fba565b50505050565b6040516001600160a01b03838116602483015260448201839052610e1a91859182169063a9059cbb90606401610f3c565b5f5f60205f8451602086015f885af180610fd9576040513d5f823e3d81fd5b50505f513d91508115610ff0578060011415610ffd565b6001600160a01b0384163b155b15610f83576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024016102aa565b803561ffff81168114611050575f5ffd5b919050565b5f5f828403610640811215611068575f5ffd5b610620811215611076575f5ffd5b50829150611087610620840161103f565b90509250929050565b6001600160a01b03811681146110a4575f5ffd5b50565b803561105081611090565b5f5f604083850312156110c3575f5ffd5b82356110ce81611090565b915060208301356110de81611090565b809150509250929050565b5f5f604083850312156110fa575f5ffd5b823591506110876020840161103f565b604051610100810167ffffffffffffffff8111828210171561113a57634e487b7160e01b5f52604160045260245ffd5b60405290565b60405160e0810167ffffffffffffffff8111828210171561113a57634e487b7160e01b5f52604160045260245ffd5b60ff811681146110a4575f5ffd5b80516110508161116f565b80518015158114611050575f5ffd5b67ffffffffffffffff811681146110a4575f5ffd5b805161105081611197565b6001600160801b03811681146110a4575f5ffd5b8051611050816111b7565b5f6101008284031280156111e8575f5ffd5b506111f161110a565b8251600781106111ff575f5ffd5b815261120d6020840161117d565b602082015261121e6040840161117d565b604082015261122f6060840161117d565b60608201526112406080840161117d565b608082015261125160a08401611188565b60a082015261126260c084016111ac565b60c082015261127360e084016111cb565b60e08201529392505050565b634e487b7160e01b5f52602160045260245ffd5b803563ffffffff81168114611050575f5ffd5b5f602082840312156112b6575f5ffd5b6112bf82611293565b9392505050565b634e487b7160e01b5f52601160045260245ffd5b64ffffffffff8181168382160190811115610b2957610b296112c6565b5f60208284031215611307575f5ffd5b81356112bf81611090565b8035611050816111b7565b5f6020828403121561132d575f5ffd5b81356112bf816111b7565b80356110508161116f565b803560048110611050575f5ffd5b6004811061136d57634e487b7160e01b5f52602160045260245ffd5b9052565b64ffffffffff811681146110a4575f5ffd5b803561105081611371565b80356bffffffffffffffffffffffff81168114611050575f5ffd5b803561105081611197565b6113cb826113c183611293565b63ffffffff169052565b6113d760208201611293565b63ffffffff1660208301526113ee60408201611293565b63ffffffff16604083015261140560608201611293565b63ffffffff16606083015261141c60808201611293565b63ffffffff16608083015261143360a08201611293565b63ffffffff1660a083015261144a60c08201611293565b63ffffffff1660c083015261146160e08201611293565b63ffffffff1660e08301526114796101008201611293565b63ffffffff166101008301526114926101208201611312565b6001600160801b03166101208301526114ae610140820161138e565b6bffffffffffffffffffffffff166101408301526114cf610160820161138e565b6bffffffffffffffffffffffff166101608301526114f06101808201611312565b6001600160801b031661018083015261150c6101a08201611312565b6001600160801b03166101a08301526115286101c08201611312565b6001600160801b03166101c08301526115446101e08201611293565b63ffffffff166101e083015261155d6102008201611293565b63ffffffff166102008301526115766102208201611312565b6001600160801b0316610220830152611592610240820161138e565b6bffffffffffffffffffffffff166102408301526115b3610260820161138e565b6bffffffffffffffffffffffff166102608301526115d4610280820161103f565b61ffff166102808301526115eb6102a0820161103f565b61ffff166102a08301526116026102c0820161103f565b61ffff81166102c0840152505050565b610660810161163182611624876110a7565b6001600160a01b03169052565b61163d602086016110a7565b6001600160a01b0316602083015260408581013590830152611661606086016110a7565b6001600160a01b031660608301526080858101359083015260a0808601359083015260c0808601359083015260e080860135908301526116a4610100860161103f565b61ffff166101008301526116bb6101208601611338565b60ff166101208301526116d16101408601611343565b6116df610140840182611351565b506116ed6101608601611338565b60ff166101608301526117036101808601611338565b60ff166101808301526117196101a08601611338565b60ff166101a083015261172f6101c08601611338565b60ff166101c08301526117456101e08601611338565b60ff166101e083015261175b6102008601611383565b64ffffffffff166102008301526117756102208601611293565b63ffffffff1661022083015261178e6102408601611312565b6001600160801b03166102408301526117aa6102608601611312565b6001600160801b03166102608301526117c6610280860161138e565b6bffffffffffffffffffffffff166102808301526117e76102a086016113a9565b67ffffffffffffffff166102a08301526118046102c086016113a9565b67ffffffffffffffff166102c08301526118216102e086016110a7565b6001600160a01b03166102e0830152610300858101359083015261032080860135908301526118576103408084019087016113b4565b61ffff841661062083015260ff8316610640830152949350505050565b5f60e0828403128015611885575f5ffd5b5061188e611140565b825161189981611090565b815260208301516118a981611371565b602082015260408301516118bc8161116f565b604082015260608301516118cf8161116f565b60608201526118e060808401611188565b60808201526118f160a08401611188565b60a082015261190260c08401611188565b60c08201529392505050565b5f6020828403121561191e575f5ffd5b5051919050565b81810381811115610b2957610b296112c6565b80820180821115610b2957610b296112c656',
} as const
