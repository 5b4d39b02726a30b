// Written by npm run contracts from the compiled contracts; a test keeps it equal.

export const reservationsAbi = [
 {
  "type": "constructor",
  "inputs": [
   {
    "name": "token",
    "type": "address",
    "internalType": "contract IERC20"
   },
   {
    "name": "pricing",
    "type": "address",
    "internalType": "contract Pricing"
   },
   {
    "name": "answerSeconds",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "ANSWER_SECONDS",
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
  "name": "CHANGE_SHARE",
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
  "name": "FURTHEST",
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
  "name": "LARGEST_FACTOR",
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
  "name": "LONGEST",
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
  "name": "PRICING",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "contract Pricing"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "TOKEN",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "contract IERC20"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "balanceOf",
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
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "cancel",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "cancelOffer",
  "inputs": [
   {
    "name": "nonce",
    "type": "uint256",
    "internalType": "uint256"
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
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "offer",
    "type": "tuple",
    "internalType": "struct Offer",
    "components": [
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
      "name": "client",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "replaces",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "score",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "from",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "until",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "leastBasePrice",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "bond",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "expiry",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "nonce",
      "type": "uint256",
      "internalType": "uint256"
     }
    ]
   },
   {
    "name": "signature",
    "type": "bytes",
    "internalType": "bytes"
   },
   {
    "name": "most",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "newId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "deposit",
  "inputs": [
   {
    "name": "amount",
    "type": "uint256",
    "internalType": "uint256"
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
  "name": "end",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
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
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "fail",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "holds",
  "inputs": [
   {
    "name": "node",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "client",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "from",
    "type": "uint40",
    "internalType": "uint40"
   },
   {
    "name": "until",
    "type": "uint40",
    "internalType": "uint40"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "mayAllocate",
  "inputs": [
   {
    "name": "node",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "client",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "until",
    "type": "uint40",
    "internalType": "uint40"
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
  "name": "offerDigest",
  "inputs": [
   {
    "name": "offer",
    "type": "tuple",
    "internalType": "struct Offer",
    "components": [
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
      "name": "client",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "replaces",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "score",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "from",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "until",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "leastBasePrice",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "bond",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "expiry",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "nonce",
      "type": "uint256",
      "internalType": "uint256"
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
  "name": "offerUsed",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "nonce",
    "type": "uint256",
    "internalType": "uint256"
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
  "name": "present",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "reservation",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "tuple",
    "internalType": "struct Reservation",
    "components": [
     {
      "name": "state",
      "type": "uint8",
      "internalType": "enum ReservationState"
     },
     {
      "name": "client",
      "type": "address",
      "internalType": "address"
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
      "name": "score",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "from",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "until",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "summonedAt",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "startedAt",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "checkedAt",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "factor",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "standard",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "bond",
      "type": "uint256",
      "internalType": "uint256"
     }
    ]
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "reserve",
  "inputs": [
   {
    "name": "offer",
    "type": "tuple",
    "internalType": "struct Offer",
    "components": [
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
      "name": "client",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "replaces",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "score",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "from",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "until",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "leastBasePrice",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "bond",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "expiry",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "nonce",
      "type": "uint256",
      "internalType": "uint256"
     }
    ]
   },
   {
    "name": "signature",
    "type": "bytes",
    "internalType": "bytes"
   },
   {
    "name": "most",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "summon",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "mostFactor",
    "type": "uint256",
    "internalType": "uint256"
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
    "name": "amount",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "event",
  "name": "Changed",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "newId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "fine",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Deposited",
  "inputs": [
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
  "name": "EIP712DomainChanged",
  "inputs": [],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Ended",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "paid",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "lost",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "refunded",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "bondToClient",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "OfferCancelled",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "nonce",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Present",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Reserved",
  "inputs": [
   {
    "name": "id",
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
    "name": "operator",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "offer",
    "type": "tuple",
    "indexed": false,
    "internalType": "struct Offer",
    "components": [
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
      "name": "client",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "replaces",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "score",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "from",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "until",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "leastBasePrice",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "bond",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "expiry",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "nonce",
      "type": "uint256",
      "internalType": "uint256"
     }
    ]
   },
   {
    "name": "deposit",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Summoned",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "factor",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "answerUntil",
    "type": "uint40",
    "indexed": false,
    "internalType": "uint40"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Withdrawn",
  "inputs": [
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
  "type": "error",
  "name": "BadOffer",
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
  "name": "DepositAbove",
  "inputs": [
   {
    "name": "deposit",
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
  "name": "InvalidShortString",
  "inputs": []
 },
 {
  "type": "error",
  "name": "NodeTaken",
  "inputs": [
   {
    "name": "node",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "until",
    "type": "uint40",
    "internalType": "uint40"
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
  "name": "NotEnough",
  "inputs": [
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "held",
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
  "name": "NotOperator",
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
  "name": "OfferUsed",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "nonce",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "SafeCastOverflowedUintDowncast",
  "inputs": [
   {
    "name": "bits",
    "type": "uint8",
    "internalType": "uint8"
   },
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
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
  "name": "WrongSigner",
  "inputs": [
   {
    "name": "signer",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "WrongState",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "state",
    "type": "uint8",
    "internalType": "enum ReservationState"
   }
  ]
 },
 {
  "type": "error",
  "name": "ZeroAmount",
  "inputs": []
 }
] as const

export const reservationsCode = {
  Reservations: '0x6101c0604052348015610010575f5ffd5b50604051613c63380380613c6383398101604081905261002f916101d7565b604080518082018252601381527f6d7573746572207265736572766174696f6e7300000000000000000000000000602080830191909152825180840190935260018352603160f81b9083015290610086825f610148565b61012052610095816001610148565b61014052815160208084019190912060e052815190820120610100524660a05261012160e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b03928316610160529116610180526101a0526103e6565b5f6020835110156101635761015c8361017a565b9050610174565b8161016e84826102ba565b5060ff90505b92915050565b5f5f829050601f815111156101ad578260405163305a27a960e01b81526004016101a49190610378565b60405180910390fd5b80516101b8826103c3565b179392505050565b6001600160a01b03811681146101d4575f5ffd5b50565b5f5f5f606084860312156101e9575f5ffd5b83516101f4816101c0565b6020850151909350610205816101c0565b80925050604084015190509250925092565b634e487b7160e01b5f52604160045260245ffd5b600181811c9082168061023f57607f821691505b60208210810361025d57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156102b557828211156102b557805f5260205f20601f840160051c602085101561028e57505f5b90810190601f840160051c035f5b818110156102b1575f8382015560010161029c565b5050505b505050565b81516001600160401b038111156102d3576102d3610217565b6102e7816102e1845461022b565b84610263565b6020601f821160018114610319575f83156103025750848201515b5f19600385901b1c1916600184901b178455610371565b5f84815260208120601f198516915b828110156103485787850151825560209485019460019092019101610328565b508482101561036557868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b602081525f82518060208401525f5b818110156103a45760208186018101516040868401015201610387565b505f604082850101526040601f19601f83011684010191505092915050565b8051602080830151919081101561025d575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a05161379e6104c55f395f81816103bb0152818161068b015281816109b40152818161147f015261156701525f8181610367015281816107bb015281816113ec01528181611a8901528181611e1901528181611e7d01528181611efd015281816128b00152612a2901525f818161030d01528181610c9501528181610d3601528181610dbd015261106c01525f61246901525f61243801525f612d2401525f612cfc01525f612c5701525f612c8101525f612cab015261379e5ff3fe608060405234801561000f575f5ffd5b506004361061019a575f3560e01c806382bfefc8116100e8578063b6b55f2511610093578063c64417981161006e578063c644179814610416578063cab6322d14610429578063cfa5acbe14610434578063ef706adf14610447575f5ffd5b8063b6b55f25146103dd578063bd4096cf146103f0578063c4d252f514610403575f5ffd5b8063a9773b55116100c3578063a9773b5514610389578063afc674b4146103b6578063b18db5e0146101db575f5ffd5b806382bfefc81461030857806384b0196e14610347578063a163805c14610362575f5ffd5b806350609a4e1161014857806370a082311161012357806370a08231146102705780637175a3c21461028f5780637d49ee5e146102fe575f5ffd5b806350609a4e1461022a5780635e8cb02c1461023d5780637015913c1461025d575f5ffd5b806321d2a07c1161017857806321d2a07c146101f15780632a0e59bb146102045780632e1a7d4d14610217575f5ffd5b80630244827e1461019e57806312824c56146101c65780631e325a45146101db575b5f5ffd5b6101b16101ac36600461306e565b61045a565b60405190151581526020015b60405180910390f35b6101d96101d43660046130ad565b6104ec565b005b6101e3600381565b6040519081526020016101bd565b6101d96101ff3660046130ad565b610862565b6101e3610212366004613120565b610a6d565b6101d96102253660046130ad565b610cca565b6101e3610238366004613181565b610d60565b61025061024b3660046130ad565b610dee565b6040516101bd919061320f565b6101d961026b3660046130ad565b610f50565b6101e361027e366004613325565b60026020525f908152604090205481565b6102d161029d3660046130ad565b60046020525f90815260409020546001600160a01b0381169064ffffffffff600160a01b8204811691600160c81b90041683565b604080516001600160a01b03909416845264ffffffffff92831660208501529116908201526060016101bd565b6101e362278d0081565b61032f7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016101bd565b61034f610f89565b6040516101bd9796959493929190613383565b61032f7f000000000000000000000000000000000000000000000000000000000000000081565b6101b1610397366004613435565b600560209081525f928352604080842090915290825290205460ff1681565b6101e37f000000000000000000000000000000000000000000000000000000000000000081565b6101d96103eb3660046130ad565b610fe7565b6101e36103fe36600461345f565b611094565b6101d96104113660046130ad565b6110ec565b6101d96104243660046130ad565b61112b565b6101e36301e1338081565b6101d961044236600461347a565b6112b9565b6101d96104553660046130ad565b6115ba565b5f838152600460209081526040808320815160608101835290546001600160a01b0380821680845264ffffffffff600160a01b8404811696850196909652600160c81b9092049094169282019290925291851614806104c45750806040015164ffffffffff164210155b806104e15750806020015164ffffffffff168364ffffffffff1611155b9150505b9392505050565b5f8181526003602052604080822081516101a081019092528054829060ff16600581111561051c5761051c6131db565b600581111561052d5761052d6131db565b815281546001600160a01b0361010091829004811660208401526001840154811660408085019190915260028501546060850152600385015463ffffffff8116608086015264ffffffffff6401000000008204811660a0870152600160481b8204811660c0870152600160701b8204811660e0870152600160981b8204811694860194909452600160c01b9004909216610120840152600484015461014084015260058401546101608401526006909301546101809092019190915282015191925033911614610630576040517f76c6c93a0000000000000000000000000000000000000000000000000000000081523360048201526024015b60405180910390fd5b600281516005811115610645576106456131db565b141580156106665750600481516005811115610663576106636131db565b14155b15610688578051604051632b3263b360e01b815261062791849160040161349a565b5f7f000000000000000000000000000000000000000000000000000000000000000082610120015164ffffffffff166106c191906134c2565b9050804211156106ed5760405163388b017360e01b815242600482015260248101829052604401610627565b600282516005811115610702576107026131db565b0361081b5761071c428360c0015164ffffffffff16611612565b5f848152600360208190526040918290200180547fffffffffffffffff0000000000ffffffffffffffffffffffffffffffffffffff16600160981b64ffffffffff948516021790556060840151608085015160c086015192517fc284ccab00000000000000000000000000000000000000000000000000000000815260048101889052602481019290925263ffffffff166044820152911660648201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063c284ccab906084015f604051808303815f87803b158015610804575f5ffd5b505af1158015610816573d5f5f3e3d5ffd5b505050505b5f838152600360208190526040808320805460ff19169092179091555184917fd042c514064f8a9608c0c21999aa767e495bc56824610da7edcd47396941a43791a2505050565b5f8181526003602052604080822081516101a081019092528054829060ff166005811115610892576108926131db565b60058111156108a3576108a36131db565b815281546001600160a01b03610100918290048116602084015260018401541660408301526002808401546060840152600384015463ffffffff8116608085015264ffffffffff6401000000008204811660a0860152600160481b8204811660c0860152600160701b8204811660e0860152600160981b8204811693850193909352600160c01b900490911661012083015260048301546101408301526005830154610160830152600690920154610180909101529091508151600581111561096e5761096e6131db565b1415801561098f575060048151600581111561098c5761098c6131db565b14155b156109b1578051604051632b3263b360e01b815261062791849160040161349a565b5f7f000000000000000000000000000000000000000000000000000000000000000082610120015164ffffffffff166109ea91906134c2565b9050804211610a155760405163e58369d160e01b815242600482015260248101829052604401610627565b5f600483516005811115610a2b57610a2b6131db565b14610a36575f610a4c565b826101000151836101200151610a4c91906134d5565b64ffffffffff169050610a678484835f876101800151611621565b50505050565b5f5f610a78876117b6565b9050610a8687826001611963565b8060a0015164ffffffffff164210610ac65760a081015160405163388b017360e01b815242600482015264ffffffffff9091166024820152604401610627565b868660600135141580610afb575060408101516001600160a01b0316610aef6020880188613325565b6001600160a01b031614155b15610b335760405162e3701f60e71b81526020600482015260086024820152677265706c6163657360c01b6044820152606401610627565b5f6003610b448361016001516119af565b610b4e9190613506565b9050610b5a88836119c6565b80826101800151610b6b91906134c2565b6040808401516001600160a01b03165f90815260026020529081208054909190610b969084906134c2565b90915550506101608201518190610baf90600390613525565b610bb9919061353c565b6020808401516001600160a01b03165f9081526002909152604081208054909190610be59084906134c2565b909155505f9050610bf888888888611aec565b604051848152919550915084908a907fa33f6a31a0984ddb8eeeed90dfef986adc37367c4d329d511094c9143e8c579e9060200160405180910390a3335f90815260026020526040812054610c4d9083611612565b335f90815260026020526040812080549293508392909190610c7090849061353c565b9091555050818114610cbd57610cbd3330610c8b848661353c565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016929190612234565b5050505095945050505050565b805f03610cea57604051631f2a200560e01b815260040160405180910390fd5b610cf433826122b0565b60405181815233907f7084f5476618d8e60b11ef0d7d3f06914655adb8793e28ff7f018d4c76d505d59060200160405180910390a2610d5d6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163383612345565b50565b5f606085013515610d9e5760405162e3701f60e71b81526020600482015260086024820152677265706c6163657360c01b6044820152606401610627565b5f610dab86868686611aec565b9092509050610de56001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016333084612234565b50949350505050565b604080516101a0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e0810182905261010081018290526101208101829052610140810182905261016081018290526101808101919091525f828152600360205260409081902081516101a081019092528054829060ff166005811115610e8757610e876131db565b6005811115610e9857610e986131db565b815281546001600160a01b036101009182900481166020840152600184015416604083015260028301546060830152600383015463ffffffff8116608084015264ffffffffff6401000000008204811660a0850152600160481b8204811660c0850152600160701b8204811660e0850152600160981b8204811692840192909252600160c01b900416610120820152600482015461014082015260058201546101608201526006909101546101809091015292915050565b5f610f5a826117b6565b9050610f668282612376565b610f858282610f80428560c0015164ffffffffff16611612565b6123ce565b5050565b5f6060805f5f5f6060610f9a612431565b610fa2612462565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b805f0361100757604051631f2a200560e01b815260040160405180910390fd5b335f90815260026020526040812080548392906110259084906134c2565b909155505060405181815233907f2da466a7b24304f47e87fa2e1e5a81b9831ce54fec19055ce277ca2f39ba42c49060200160405180910390a2610d5d6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016333084612234565b5f6110e67fcaa00576615a7e5abe88ad3dc4b8160f47c6434dc340ae9cf5b88a503dc58f40836040516020016110cb929190613635565b6040516020818303038152906040528051906020012061248f565b92915050565b5f6110f6826117b6565b905061110482826001611963565b610f8582825f8460a001518560c0015161111e91906134d5565b64ffffffffff165f611621565b5f8181526003602052604080822081516101a081019092528054829060ff16600581111561115b5761115b6131db565b600581111561116c5761116c6131db565b815281546001600160a01b036101009182900481166020840152600184015416604083015260028301546060830152600383015463ffffffff8116608084015264ffffffffff6401000000008204811660a0850152600160481b8204811660c080860191909152600160701b8304821660e0860152600160981b8304821693850193909352600160c01b90910481166101208401526004840154610140840152600584015461016084015260069093015461018090920191909152820151919250164210156112635760c081015160405163e58369d160e01b815242600482015264ffffffffff9091166024820152604401610627565b600181516005811115611278576112786131db565b0361129757610f8582825f8460a001518560c0015161111e91906134d5565b6112a382826003611963565b610f8582828360c0015164ffffffffff166123ce565b5f6112c3836117b6565b5f84815260036020526040902060a08201519192509064ffffffffff164210156113155760a082015160405163e58369d160e01b815242600482015264ffffffffff9091166024820152604401610627565b8160c0015164ffffffffff1642106113555760c082015160405163388b017360e01b815242600482015264ffffffffff9091166024820152604401610627565b60018251600581111561136a5761136a6131db565b0361145f57805460ff1916600217815560038101805464ffffffffff4216600160701b027fffffffffffffffffffffffffff0000000000ffffffffffffffffffffffffffff9091161790556040517fcf3f7812000000000000000000000000000000000000000000000000000000008152600481018490526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063cf3f781290602401602060405180830381865afa158015611431573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611455919061364a565b6004820155611516565b600382516005811115611474576114746131db565b036114f9575f6114a57f0000000000000000000000000000000000000000000000000000000000000000600a613525565b83610120015164ffffffffff166114bc91906134c2565b9050804210156114e85760405163e58369d160e01b815242600482015260248101829052604401610627565b50805460ff19166004178155611516565b8151604051632b3263b360e01b815261062791869160040161349a565b428160030160186101000a81548164ffffffffff021916908364ffffffffff160217905550837ff3377abf9b868fe41d242f326ffeab595e61d8a4f27bee69d158b7913416def582600401546115967f00000000000000000000000000000000000000000000000000000000000000004261159191906134c2565b6124d6565b6040805192835264ffffffffff90911660208301520160405180910390a250505050565b335f818152600560209081526040808320858452825291829020805460ff1916600117905590518381527f899cab278284ae4a91172caa0943607a0bcb19766254c3ebe1139be00650b102910160405180910390a250565b5f8282188284100282186104e5565b5f8460a001518560c0015161163691906134d5565b64ffffffffff1690505f611671858761016001516116549190613525565b61014088015161166c670de0b6b3a764000086613525565b612524565b90505f82856116848961016001516119af565b61168e9190613525565b6116989190613506565b90505f818360038a61016001516116af9190613525565b6116b9919061353c565b6116c3919061353c565b90506116cf89896119c6565b61018088015185906116e184866134c2565b6116eb91906134c2565b6116f5919061353c565b6040808a01516001600160a01b03165f908152600260205290812080549091906117209084906134c2565b90915550611730905085826134c2565b6020808a01516001600160a01b03165f908152600290915260408120805490919061175c9084906134c2565b909155505060408051848152602081018490529081018290526060810186905289907fdc3cfdb9ac439d8313af9080f2c7ba2adb6cce5db1afd2477c028f8aea4da0009060800160405180910390a2505050505050505050565b604080516101a0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e0810182905261010081018290526101208101829052610140810182905261016081018290526101808101919091525f828152600360205260409081902081516101a081019092528054829060ff16600581111561184f5761184f6131db565b6005811115611860576118606131db565b815281546001600160a01b0361010091829004811660208085019190915260018501548216604085015260028501546060850152600385015463ffffffff8116608086015264ffffffffff6401000000008204811660a0870152600160481b8204811660c0870152600160701b8204811660e0870152600160981b8204811694860194909452600160c01b900490921661012084015260048401546101408401526005840154610160840152600690930154610180909201919091528201519192503391161461195e576040517f8ccfb289000000000000000000000000000000000000000000000000000000008152336004820152602401610627565b919050565b806005811115611975576119756131db565b82516005811115611988576119886131db565b146119aa578151604051632b3263b360e01b815261062791859160040161349a565b505050565b5f6119bc6001600361353c565b6110e69083613525565b5f828152600360209081526040808320805460ff1916600517905560a08401516060850151845260049092529091205464ffffffffff918216600160a01b90910490911603611a485760608101515f90815260046020526040902080547fffff0000000000000000000000000000000000000000000000000000000000001690555b61010081015164ffffffffff1615610f85576040517f32c3a178000000000000000000000000000000000000000000000000000000008152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906332c3a178906024015f604051808303815f87803b158015611ad2575f5ffd5b505af1158015611ae4573d5f5f3e3d5ffd5b505050505050565b5f5f611af7866125d4565b5f611b0187611094565b90505f611b438288888080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250612af592505050565b9050611b526020890189613325565b6001600160a01b0316816001600160a01b031614611bbd5780611b7860208a018a613325565b6040517f366d29f70000000000000000000000000000000000000000000000000000000081526001600160a01b03928316600482015291166024820152604401610627565b60055f611bcd60208b018b613325565b6001600160a01b0316815260208082019290925260409081015f9081206101408c0135825290925290205460ff1615611c5657611c0d6020890189613325565b6040517fb0118ba60000000000000000000000000000000000000000000000000000000081526001600160a01b0390911660048201526101408901356024820152604401610627565b600160055f611c6860208c018c613325565b6001600160a01b03908116825260208083019390935260409182015f9081206101408e013582528452828120805460ff1916951515959095179094558b83013584526004835292819020815160608101835290549384168152600160a01b840464ffffffffff90811693820193909352600160c81b909304909116908201819052421015611d3b5760408082015190517f5995d6de00000000000000000000000000000000000000000000000000000000815260208b0135600482015264ffffffffff9091166024820152604401610627565b604080516060810190915233815260208101611d5d60c08c0160a08d01613661565b64ffffffffff168152602001611d7960e08c0160c08d01613661565b64ffffffffff9081169091526020808c01355f908152600482526040808220855181549487015196909201518516600160c81b027fffff0000000000ffffffffffffffffffffffffffffffffffffffffffffffffff96909516600160a01b027fffffffffffffff000000000000000000000000000000000000000000000000009094166001600160a01b03928316179390931794909416929092179055907f00000000000000000000000000000000000000000000000000000000000000001663eb0ab627611e4e60a08d0160808e0161367c565b611e5e60c08e0160a08f01613661565b8d60c0016020810190611e719190613661565b611e7b91906134d5565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663c7876ea46040518163ffffffff1660e01b8152600401602060405180830381865afa158015611ed7573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611efb919061364a565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663907db2926040518163ffffffff1660e01b8152600401602060405180830381865afa158015611f57573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611f7b919061364a565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e087901b16815263ffffffff94909416600485015264ffffffffff909216602484015260448301526064820152608401602060405180830381865afa158015611feb573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061200f919061364a565b905061201c600382613525565b945086851115612062576040517f5781d2020000000000000000000000000000000000000000000000000000000081526004810186905260248101889052604401610627565b61207d61207260208c018c613325565b8b61010001356122b0565b5f848152600360209081526040909120805461010033027fffffffffffffffffffffff0000000000000000000000000000000000000000009091161760011781559496508694906120d0908c018c613325565b6001820180547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b039290921691909117905560208b0135600282015561212460a08c0160808d0161367c565b60038201805463ffffffff191663ffffffff9290921691909117905561215060c08c0160a08d01613661565b60038201805464ffffffffff929092166401000000000268ffffffffff000000001990921691909117905561218b60e08c0160c08d01613661565b60038201805464ffffffffff92909216600160481b026dffffffffff00000000000000000019909216919091179055600581018290556101008b013560068201556121d960208c018c613325565b6001600160a01b0316336001600160a01b0316887fbe33f0b1986d46d96bc9051e5e8108a6aa9723b8fa2ef5160ae4205b231780d88e8a60405161221e929190613697565b60405180910390a4505050505094509492505050565b6040516001600160a01b038481166024830152838116604483015260648201839052610a679186918216906323b872dd906084015b604051602081830303815290604052915060e01b6020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff8381831617835250505050612b1d565b6001600160a01b0382165f908152600260205260409020548181101561231b576040517f52d826c50000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810182905260448101839052606401610627565b612325828261353c565b6001600160a01b039093165f908152600260205260409020929092555050565b6040516001600160a01b038381166024830152604482018390526119aa91859182169063a9059cbb90606401612269565b60038151600581111561238b5761238b6131db565b141580156123ac57506004815160058111156123a9576123a96131db565b14155b15610f85578051604051632b3263b360e01b815261062791849160040161349a565b5f818360c0015164ffffffffff166123e6919061353c565b8360a001518460e001516123fa91906134d5565b64ffffffffff1661240b91906134c2565b9050610a67848485610100015164ffffffffff168561242a919061353c565b845f611621565b606061245d7f00000000000000000000000000000000000000000000000000000000000000005f612ba2565b905090565b606061245d7f00000000000000000000000000000000000000000000000000000000000000006001612ba2565b5f6110e661249b612c4b565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f64ffffffffff821115612520576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526028600482015260248101839052604401610627565b5090565b5f5f5f6125318686612d74565b91509150815f036125555783818161254b5761254b6134f2565b04925050506104e5565b81841161256c5761256c6003851502601118612d90565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6125e661014082016101208301613661565b64ffffffffff1642111561263c5760405162e3701f60e71b815260206004820152600660248201527f65787069727900000000000000000000000000000000000000000000000000006044820152606401610627565b5f61264d6060830160408401613325565b6001600160a01b03161415801561267c5750336126706060830160408401613325565b6001600160a01b031614155b156126c95760405162e3701f60e71b815260206004820152600660248201527f636c69656e7400000000000000000000000000000000000000000000000000006044820152606401610627565b426126da60c0830160a08401613661565b64ffffffffff16108061270f57506126f66301e13380426134c2565b61270660c0830160a08401613661565b64ffffffffff16115b1561275e5760405162e3701f60e71b81526004016106279060208082526004908201527f66726f6d00000000000000000000000000000000000000000000000000000000604082015260600190565b61276e60c0820160a08301613661565b64ffffffffff1661278560e0830160c08401613661565b64ffffffffff161115806127cb575062278d006127a860c0830160a08401613661565b6127b860e0840160c08501613661565b6127c291906134d5565b64ffffffffff16115b156128185760405162e3701f60e71b815260206004820152600560248201527f756e74696c0000000000000000000000000000000000000000000000000000006044820152606401610627565b336128266020830183613325565b6001600160a01b03160361287c5760405162e3701f60e71b815260206004820152600860248201527f6f70657261746f720000000000000000000000000000000000000000000000006044820152606401610627565b6040517f93299d83000000000000000000000000000000000000000000000000000000008152602082013560048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906393299d8390602401608060405180830381865afa1580156128fd573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061292191906136e1565b90506129306020830183613325565b6001600160a01b0316815f01516001600160a01b0316146129955760405162e3701f60e71b81526004016106279060208082526004908201527f6e6f646500000000000000000000000000000000000000000000000000000000604082015260600190565b6129a560a083016080840161367c565b63ffffffff1615806129d55750604081015163ffffffff166129cd60a084016080850161367c565b63ffffffff16115b15612a225760405162e3701f60e71b815260206004820152600560248201527f73636f72650000000000000000000000000000000000000000000000000000006044820152606401610627565b8160e001357f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663c7876ea46040518163ffffffff1660e01b8152600401602060405180830381865afa158015612a83573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612aa7919061364a565b1015610f855760405162e3701f60e71b815260206004820152600e60248201527f6c656173744261736550726963650000000000000000000000000000000000006044820152606401610627565b5f5f5f5f612b038686612da1565b925092509250612b138282612dea565b5090949350505050565b5f5f60205f8451602086015f885af180612b3c576040513d5f823e3d81fd5b50505f513d91508115612b53578060011415612b60565b6001600160a01b0384163b155b15610a67576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610627565b606060ff8314612bbc57612bb583612eed565b90506110e6565b818054612bc89061376c565b80601f0160208091040260200160405190810160405280929190818152602001828054612bf49061376c565b8015612c3f5780601f10612c1657610100808354040283529160200191612c3f565b820191905f5260205f20905b815481529060010190602001808311612c2257829003601f168201915b505050505090506110e6565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015612ca357507f000000000000000000000000000000000000000000000000000000000000000046145b15612ccd57507f000000000000000000000000000000000000000000000000000000000000000090565b61245d604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f5f5f8351604103612dd8576020840151604085015160608601515f1a612dca88828585612f2a565b955095509550505050612de3565b505081515f91506002905b9250925092565b5f826003811115612dfd57612dfd6131db565b03612e06575050565b6001826003811115612e1a57612e1a6131db565b03612e51576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6002826003811115612e6557612e656131db565b03612e9f576040517ffce698f700000000000000000000000000000000000000000000000000000000815260048101829052602401610627565b6003826003811115612eb357612eb36131db565b03610f85576040517fd78bce0c00000000000000000000000000000000000000000000000000000000815260048101829052602401610627565b60605f612ef983612ff2565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841115612f6357505f91506003905082612fe8565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015612fb4573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b038116612fdf57505f925060019150829050612fe8565b92505f91508190505b9450945094915050565b5f60ff8216601f8111156110e6576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0381168114610d5d575f5ffd5b803561195e81613032565b64ffffffffff81168114610d5d575f5ffd5b803561195e81613051565b5f5f5f60608486031215613080575f5ffd5b83359250602084013561309281613032565b915060408401356130a281613051565b809150509250925092565b5f602082840312156130bd575f5ffd5b5035919050565b5f61016082840312156130d5575f5ffd5b50919050565b5f5f83601f8401126130eb575f5ffd5b50813567ffffffffffffffff811115613102575f5ffd5b602083019150836020828501011115613119575f5ffd5b9250929050565b5f5f5f5f5f6101c08688031215613135575f5ffd5b8535945061314687602088016130c4565b935061018086013567ffffffffffffffff811115613162575f5ffd5b61316e888289016130db565b9699959850966101a00135949350505050565b5f5f5f5f6101a08587031215613195575f5ffd5b61319f86866130c4565b935061016085013567ffffffffffffffff8111156131bb575f5ffd5b6131c7878288016130db565b959890975094956101800135949350505050565b634e487b7160e01b5f52602160045260245ffd5b6006811061320b57634e487b7160e01b5f52602160045260245ffd5b9052565b5f6101a0820190506132228284516131ef565b602083015161323c60208401826001600160a01b03169052565b50604083015161325760408401826001600160a01b03169052565b50606083015160608301526080830151613279608084018263ffffffff169052565b5060a083015161329260a084018264ffffffffff169052565b5060c08301516132ab60c084018264ffffffffff169052565b5060e08301516132c460e084018264ffffffffff169052565b506101008301516132df61010084018264ffffffffff169052565b506101208301516132fa61012084018264ffffffffff169052565b5061014083015161014083015261016083015161016083015261018083015161018083015292915050565b5f60208284031215613335575f5ffd5b81356104e581613032565b5f81518084525f5b8181101561336457602081850181015186830182015201613348565b505f602082860101526020601f19601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f6133bd60e0830189613340565b82810360408401526133cf8189613340565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015613424578351835260209384019390920191600101613406565b50909b9a5050505050505050505050565b5f5f60408385031215613446575f5ffd5b823561345181613032565b946020939093013593505050565b5f6101608284031215613470575f5ffd5b6104e583836130c4565b5f5f6040838503121561348b575f5ffd5b50508035926020909101359150565b828152604081016104e560208301846131ef565b634e487b7160e01b5f52601160045260245ffd5b808201808211156110e6576110e66134ae565b64ffffffffff82811682821603908111156110e6576110e66134ae565b634e487b7160e01b5f52601260045260245ffd5b5f8261352057634e487b7160e01b5f52601260045260245ffd5b500490565b80820281158282048414176110e6576110e66134ae565b818103818111156110e6576110e66134ae565b63ffffffff81168114610d5d575f5ffd5b803561195e8161354f565b6135858261357883613046565b6001600160a01b03169052565b6020818101359083015261359b60408201613046565b6001600160a01b03166040830152606081810135908301526135bf60808201613560565b63ffffffff1660808301526135d660a08201613063565b64ffffffffff1660a08301526135ee60c08201613063565b64ffffffffff1660c083015260e08181013590830152610100808201359083015261361c6101208201613063565b64ffffffffff1661012083015261014090810135910152565b82815261018081016104e5602083018461356b565b5f6020828403121561365a575f5ffd5b5051919050565b5f60208284031215613671575f5ffd5b81356104e581613051565b5f6020828403121561368c575f5ffd5b81356104e58161354f565b61018081016136a6828561356b565b826101608301529392505050565b805161195e81613051565b805161195e8161354f565b805167ffffffffffffffff8116811461195e575f5ffd5b5f60808284031280156136f2575f5ffd5b506040516080810167ffffffffffffffff8111828210171561372257634e487b7160e01b5f52604160045260245ffd5b604052825161373081613032565b815261373e602084016136b4565b602082015261374f604084016136bf565b6040820152613760606084016136ca565b60608201529392505050565b600181811c9082168061378057607f821691505b6020821081036130d557634e487b7160e01b5f52602260045260245ffd',
} as const
