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
  Liveness: '0x60a060405234801561000f575f5ffd5b50604051611aac380380611aac83398101604081905261002e91610043565b60015f556001600160a01b0316608052610070565b5f60208284031215610053575f5ffd5b81516001600160a01b0381168114610069575f5ffd5b9392505050565b6080516119ec6100c05f395f818161019e015281816101f0015281816104bb015281816105e30152818161065f015281816106be015281816107fa015281816108e8015261095601526119ec5ff3fe608060405234801561000f575f5ffd5b5060043610610085575f3560e01c8063e372feb311610058578063e372feb3146100d7578063e3f925ee146100ea578063f7888aec14610137578063f940e3851461017d575f5ffd5b80631bfd7c921461008957806329e8e7181461009e5780636dce4ab0146100b15780637035b142146100c4575b5f5ffd5b61009c6100973660046110c0565b610190565b005b61009c6100ac3660046110c0565b6104b5565b61009c6100bf36600461111d565b61064e565b61009c6100d23660046110c0565b610659565b61009c6100e53660046110c0565b6108e2565b6100fd6100f8366004611154565b610aba565b6040805182516001600160a01b0316815260208084015164ffffffffff16908201529181015160ff16908201526060015b60405180910390f35b61016f61014536600461111d565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b60405190815260200161012e565b61009c61018b36600461111d565b610b2f565b610198610b3a565b5f6101c37f000000000000000000000000000000000000000000000000000000000000000084610b7b565b60405163080f7b8360e11b81526004810182905261ffff841660248201529091505f906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063101ef7069060440161010060405180830381865afa158015610236573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061025a9190611241565b9050600181516006811115610271576102716112ea565b146102b3576040517fad92b53a00000000000000000000000000000000000000000000000000000000815261ffff841660048201526024015b60405180910390fd5b5f82815260026020908152604080832061ffff871684529091529020546001600160a01b03161561033e575f82815260026020908152604080832061ffff87168452909152908190205490517fa9c02e7f000000000000000000000000000000000000000000000000000000008152600160a01b90910464ffffffffff1660048201526024016102aa565b5f6103516103c086016103a08701611311565b6103619063ffffffff1642611345565b604080516060810182523380825264ffffffffff80851660208085019182528881015160ff9081168688019081525f8c81526002845288812061ffff8f1680835294528890209651875494519151909216600160c81b027fffffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffff91909516600160a01b027fffffffffffffff000000000000000000000000000000000000000000000000009094166001600160a01b0392909216919091179290921791909116919091179092559151929350909185907f851dceaaab696d45be084b6140df4f28dd69dabddfb8081e35a872af9b3d7d6e9061046990869064ffffffffff91909116815260200190565b60405180910390a46104a56104846080870160608801611362565b3361049761048089016104608a01611388565b6001600160801b0316610baf565b5050506104b160015f55565b5050565b5f6104e07f000000000000000000000000000000000000000000000000000000000000000084610b7b565b90505f6104ed8284610cfa565b9050806020015164ffffffffff16421161052f576020810151604051637512175560e01b815242600482015264ffffffffff90911660248201526044016102aa565b6105646105426080860160608701611362565b825161055661048088016104608901611388565b6001600160801b0316610dea565b8261ffff16827fd8c1236e6afae0f2de93f68df959e9c023fd9b063df3af9ae98a14c816bdee0983604001516040516105a6919060ff91909116815260200190565b60405180910390a360408082015190517f58d8c2490000000000000000000000000000000000000000000000000000000081526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016916358d8c2499161061b9188918891906004016118bd565b5f604051808303815f87803b158015610632575f5ffd5b505af1158015610644573d5f5f3e3d5ffd5b5050505050505050565b6104b1823383610e85565b5f6106847f000000000000000000000000000000000000000000000000000000000000000084610b7b565b90505f6106918284610cfa565b60405163080f7b8360e11b81526004810184905261ffff851660248201529091505f906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063101ef7069060440161010060405180830381865afa158015610704573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107289190611241565b905060018151600681111561073f5761073f6112ea565b1480156107595750816040015160ff16816020015160ff16145b1561078c576020820151604051637512175560e01b815242600482015264ffffffffff90911660248201526044016102aa565b5f6003825160068111156107a2576107a26112ea565b1480156107bc5750826040015160ff16826020015160ff16145b90505f816107cb57835161086d565b604084810151905163408ef71160e01b81526004810187905261ffff8816602482015260ff90911660448201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063408ef7119060640160e060405180830381865afa158015610847573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061086b91906118e9565b515b90506108956108826080890160608a01611362565b826105566104808b016104608c01611388565b6040516001600160a01b038216815261ffff87169086907f4d80ea21f86caaec2de1665a848b98ea0a20f2f0ca3361ad405589b369813c1c9060200160405180910390a350505050505050565b5f61090d7f000000000000000000000000000000000000000000000000000000000000000084610b7b565b90505f61091a8284610cfa565b604081810151905163408ef71160e01b81526004810185905261ffff8616602482015260ff909116604482015290915033906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063408ef7119060640160e060405180830381865afa15801561099b573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906109bf91906118e9565b516001600160a01b031614610a02576040517f5cf20d630000000000000000000000000000000000000000000000000000000081523360048201526024016102aa565b806020015164ffffffffff16421115610a5c5760208101516040517f76d4246400000000000000000000000000000000000000000000000000000000815242600482015264ffffffffff90911660248201526044016102aa565b610a82610a6f6080860160608701611362565b3361055661048088016104608901611388565b604051339061ffff85169084907f8f70f1c2c57009b8107a88a2bccd9c155a7769db67dd4940155ae045db6f7dae905f90a450505050565b60408051606080820183525f80835260208084018290529284018190528581526002835283812061ffff86168252835283902083519182018452546001600160a01b0381168252600160a01b810464ffffffffff1692820192909252600160c81b90910460ff16918101919091525b92915050565b6104b1828283610e85565b60025f5403610b75576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60025f55565b5f468383604051602001610b9193929190611983565b60405160208183030381529060405280519060200120905092915050565b805f03610bbb57505050565b6040516370a0823160e01b81523060048201525f906001600160a01b038516906370a0823190602401602060405180830381865afa158015610bff573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610c2391906119af565b9050610c3a6001600160a01b038516843085610f72565b6040516370a0823160e01b81523060048201525f9082906001600160a01b038716906370a0823190602401602060405180830381865afa158015610c80573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ca491906119af565b610cae91906119c6565b9050828114610cf3576040517f74bf1a0300000000000000000000000000000000000000000000000000000000815260048101849052602481018290526044016102aa565b5050505050565b60408051606080820183525f80835260208084018290529284018190528581526002835283812061ffff86168252835283902083519182018452546001600160a01b038116808352600160a01b820464ffffffffff1693830193909352600160c81b900460ff1692810192909252610da4576040517f3d32c6c400000000000000000000000000000000000000000000000000000000815261ffff831660048201526024016102aa565b5f92835260026020908152604080852061ffff9094168552929052912080547fffffffffffff000000000000000000000000000000000000000000000000000016905590565b805f03610df657505050565b6001600160a01b038084165f90815260016020908152604080832093861683529290529081208054839290610e2c9084906119d9565b92505081905550816001600160a01b0316836001600160a01b03167f4e45da441832cf53bdaa69235704fc0575e68210f459ee1562911024b12967d583604051610e7891815260200190565b60405180910390a3505050565b610e8d610b3a565b6001600160a01b038084165f90815260016020908152604080832093861683529290529081205490819003610eee576040517fd0d04f6000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b038481165f8181526001602090815260408083208886168085529083528184209390935551858152938616939192917fa4195c37c2947bbe89165f03e320b6903116f0b10d8cfdb522330f7ce6f9fa24910160405180910390a4610f636001600160a01b0385168383610ff4565b50610f6d60015f55565b505050565b6040516001600160a01b038481166024830152838116604483015260648201839052610fee9186918216906323b872dd906084015b604051602081830303815290604052915060e01b6020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff8381831617835250505050611025565b50505050565b6040516001600160a01b03838116602483015260448201839052610f6d91859182169063a9059cbb90606401610fa7565b5f5f60205f8451602086015f885af180611044576040513d5f823e3d81fd5b50505f513d9150811561105b578060011415611068565b6001600160a01b0384163b155b15610fee576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024016102aa565b803561ffff811681146110bb575f5ffd5b919050565b5f5f8284036106408112156110d3575f5ffd5b6106208112156110e1575f5ffd5b508291506110f261062084016110aa565b90509250929050565b6001600160a01b038116811461110f575f5ffd5b50565b80356110bb816110fb565b5f5f6040838503121561112e575f5ffd5b8235611139816110fb565b91506020830135611149816110fb565b809150509250929050565b5f5f60408385031215611165575f5ffd5b823591506110f2602084016110aa565b604051610100810167ffffffffffffffff811182821017156111a557634e487b7160e01b5f52604160045260245ffd5b60405290565b60405160e0810167ffffffffffffffff811182821017156111a557634e487b7160e01b5f52604160045260245ffd5b60ff8116811461110f575f5ffd5b80516110bb816111da565b805180151581146110bb575f5ffd5b67ffffffffffffffff8116811461110f575f5ffd5b80516110bb81611202565b6001600160801b038116811461110f575f5ffd5b80516110bb81611222565b5f610100828403128015611253575f5ffd5b5061125c611175565b82516007811061126a575f5ffd5b8152611278602084016111e8565b6020820152611289604084016111e8565b604082015261129a606084016111e8565b60608201526112ab608084016111e8565b60808201526112bc60a084016111f3565b60a08201526112cd60c08401611217565b60c08201526112de60e08401611236565b60e08201529392505050565b634e487b7160e01b5f52602160045260245ffd5b803563ffffffff811681146110bb575f5ffd5b5f60208284031215611321575f5ffd5b61132a826112fe565b9392505050565b634e487b7160e01b5f52601160045260245ffd5b64ffffffffff8181168382160190811115610b2957610b29611331565b5f60208284031215611372575f5ffd5b813561132a816110fb565b80356110bb81611222565b5f60208284031215611398575f5ffd5b813561132a81611222565b80356110bb816111da565b8035600481106110bb575f5ffd5b600481106113d857634e487b7160e01b5f52602160045260245ffd5b9052565b64ffffffffff8116811461110f575f5ffd5b80356110bb816113dc565b80356bffffffffffffffffffffffff811681146110bb575f5ffd5b80356110bb81611202565b6114368261142c836112fe565b63ffffffff169052565b611442602082016112fe565b63ffffffff166020830152611459604082016112fe565b63ffffffff166040830152611470606082016112fe565b63ffffffff166060830152611487608082016112fe565b63ffffffff16608083015261149e60a082016112fe565b63ffffffff1660a08301526114b560c082016112fe565b63ffffffff1660c08301526114cc60e082016112fe565b63ffffffff1660e08301526114e461010082016112fe565b63ffffffff166101008301526114fd610120820161137d565b6001600160801b031661012083015261151961014082016113f9565b6bffffffffffffffffffffffff1661014083015261153a61016082016113f9565b6bffffffffffffffffffffffff1661016083015261155b610180820161137d565b6001600160801b03166101808301526115776101a0820161137d565b6001600160801b03166101a08301526115936101c0820161137d565b6001600160801b03166101c08301526115af6101e082016112fe565b63ffffffff166101e08301526115c861020082016112fe565b63ffffffff166102008301526115e1610220820161137d565b6001600160801b03166102208301526115fd61024082016113f9565b6bffffffffffffffffffffffff1661024083015261161e61026082016113f9565b6bffffffffffffffffffffffff1661026083015261163f61028082016110aa565b61ffff166102808301526116566102a082016110aa565b61ffff166102a083015261166d6102c082016110aa565b61ffff81166102c0840152505050565b6116978261168a83611112565b6001600160a01b03169052565b6116a360208201611112565b6001600160a01b03166020830152604081810135908301526116c760608201611112565b6001600160a01b031660608301526080818101359083015260a0808201359083015260c0808201359083015260e0808201359083015261170a61010082016110aa565b61ffff1661010083015261172161012082016113a3565b60ff1661012083015261173761014082016113ae565b6117456101408401826113bc565b5061175361016082016113a3565b60ff1661016083015261176961018082016113a3565b60ff1661018083015261177f6101a082016113a3565b60ff166101a08301526117956101c082016113a3565b60ff166101c08301526117ab6101e082016113a3565b60ff166101e08301526117c161020082016113ee565b64ffffffffff166102008301526117db61022082016112fe565b63ffffffff166102208301526117f4610240820161137d565b6001600160801b0316610240830152611810610260820161137d565b6001600160801b031661026083015261182c61028082016113f9565b6bffffffffffffffffffffffff1661028083015261184d6102a08201611414565b67ffffffffffffffff166102a083015261186a6102c08201611414565b67ffffffffffffffff166102c08301526118876102e08201611112565b6001600160a01b03166102e0830152610300818101359083015261032080820135908301526104b161034080840190830161141f565b61066081016118cc828661167d565b61ffff841661062083015260ff8316610640830152949350505050565b5f60e08284031280156118fa575f5ffd5b506119036111ab565b825161190e816110fb565b8152602083015161191e816113dc565b60208201526040830151611931816111da565b60408201526060830151611944816111da565b6060820152611955608084016111f3565b608082015261196660a084016111f3565b60a082015261197760c084016111f3565b60c08201529392505050565b8381526001600160a01b038316602082015261066081016119a7604083018461167d565b949350505050565b5f602082840312156119bf575f5ffd5b5051919050565b81810381811115610b2957610b29611331565b80820180821115610b2957610b2961133156',
} as const
