// Written by npm run contracts from the compiled contracts; a test keeps it equal.

export const providerRegistryAbi = [
 {
  "type": "constructor",
  "inputs": [
   {
    "name": "config",
    "type": "tuple",
    "internalType": "struct RegistryConfig",
    "components": [
     {
      "name": "token",
      "type": "address",
      "internalType": "contract IERC20"
     },
     {
      "name": "market",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "council",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "disputes",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "gate",
      "type": "address",
      "internalType": "contract IIdentityGate"
     },
     {
      "name": "nodeStake",
      "type": "uint96",
      "internalType": "uint96"
     },
     {
      "name": "nodeNativeStake",
      "type": "uint128",
      "internalType": "uint128"
     },
     {
      "name": "bondUnit",
      "type": "uint96",
      "internalType": "uint96"
     },
     {
      "name": "minimumBond",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "epochLength",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "unbondingDelay",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "jailTime",
      "type": "uint40",
      "internalType": "uint40"
     }
    ]
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "BOND_UNIT",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint96",
    "internalType": "uint96"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "EPOCH_LENGTH",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint40",
    "internalType": "uint40"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "GATE",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "contract IIdentityGate"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "JAIL_TIME",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint40",
    "internalType": "uint40"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "MEMORY",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint24",
    "internalType": "uint24"
   }
  ],
  "stateMutability": "pure"
 },
 {
  "type": "function",
  "name": "MINIMUM_BOND",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint32",
    "internalType": "uint32"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "NODE_NATIVE_STAKE",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint128",
    "internalType": "uint128"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "NODE_STAKE",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint96",
    "internalType": "uint96"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "UNBONDING_DELAY",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint40",
    "internalType": "uint40"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "accountOf",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "tuple",
    "internalType": "struct Account",
    "components": [
     {
      "name": "free",
      "type": "uint96",
      "internalType": "uint96"
     },
     {
      "name": "locked",
      "type": "uint96",
      "internalType": "uint96"
     },
     {
      "name": "bonded",
      "type": "uint96",
      "internalType": "uint96"
     },
     {
      "name": "native",
      "type": "uint128",
      "internalType": "uint128"
     },
     {
      "name": "jailedUntil",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "nodes",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "admitted",
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
  "name": "bond",
  "inputs": [
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "units",
    "type": "uint32",
    "internalType": "uint32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "bondOf",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "tuple",
    "internalType": "struct Bond",
    "components": [
     {
      "name": "units",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "leaving",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "duty",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "leavesAt",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "jailedUntil",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "leaf",
      "type": "uint24",
      "internalType": "uint24"
     },
     {
      "name": "nodes",
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
  "name": "burn",
  "inputs": [],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "burnable",
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
  "name": "canLock",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "amount",
    "type": "uint96",
    "internalType": "uint96"
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
  "name": "claim",
  "inputs": [
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
  "name": "claimBond",
  "inputs": [
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "claimable",
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
  "name": "classSize",
  "inputs": [
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "operators",
    "type": "uint32",
    "internalType": "uint32"
   },
   {
    "name": "units",
    "type": "uint32",
    "internalType": "uint32"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "currentEpoch",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint24",
    "internalType": "uint24"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "deposit",
  "inputs": [
   {
    "name": "amount",
    "type": "uint96",
    "internalType": "uint96"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "depositNative",
  "inputs": [],
  "outputs": [],
  "stateMutability": "payable"
 },
 {
  "type": "function",
  "name": "draw",
  "inputs": [
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "epoch",
    "type": "uint24",
    "internalType": "uint24"
   },
   {
    "name": "seed",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "count",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "excluded",
    "type": "address[]",
    "internalType": "address[]"
   },
   {
    "name": "seatUnits",
    "type": "uint32",
    "internalType": "uint32"
   }
  ],
  "outputs": [
   {
    "name": "operators",
    "type": "address[]",
    "internalType": "address[]"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "eligible",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
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
  "name": "jail",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "fault",
    "type": "uint8",
    "internalType": "enum Fault"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "listNode",
  "inputs": [
   {
    "name": "facts",
    "type": "tuple",
    "internalType": "struct NodeFacts",
    "components": [
     {
      "name": "score",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "region",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "class",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "peerKey",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "encryptionKey",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "priceHint",
      "type": "uint128",
      "internalType": "uint128"
     },
     {
      "name": "relays",
      "type": "bytes32[]",
      "internalType": "bytes32[]"
     },
     {
      "name": "endpoint",
      "type": "string",
      "internalType": "string"
     }
    ]
   }
  ],
  "outputs": [
   {
    "name": "nodeId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "lock",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "amount",
    "type": "uint96",
    "internalType": "uint96"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "node",
  "inputs": [
   {
    "name": "nodeId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "tuple",
    "internalType": "struct Node",
    "components": [
     {
      "name": "operator",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "score",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "region",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "listed",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "class",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "peerKey",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "encryptionKey",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "priceHint",
      "type": "uint128",
      "internalType": "uint128"
     },
     {
      "name": "relays",
      "type": "bytes32[]",
      "internalType": "bytes32[]"
     },
     {
      "name": "endpoint",
      "type": "string",
      "internalType": "string"
     }
    ]
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "nodeClass",
  "inputs": [
   {
    "name": "nodeId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "refreshAdmission",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "releaseSeats",
  "inputs": [
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "operators",
    "type": "address[]",
    "internalType": "address[]"
   },
   {
    "name": "seatUnits",
    "type": "uint32",
    "internalType": "uint32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "removeNode",
  "inputs": [
   {
    "name": "nodeId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "returnFromJail",
  "inputs": [
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "slash",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "amount",
    "type": "uint96",
    "internalType": "uint96"
   },
   {
    "name": "fault",
    "type": "uint8",
    "internalType": "enum Fault"
   },
   {
    "name": "awards",
    "type": "tuple[]",
    "internalType": "struct Award[]",
    "components": [
     {
      "name": "to",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "amount",
      "type": "uint96",
      "internalType": "uint96"
     }
    ]
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "slashSeat",
  "inputs": [
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "seatUnits",
    "type": "uint32",
    "internalType": "uint32"
   },
   {
    "name": "fault",
    "type": "uint8",
    "internalType": "enum Fault"
   },
   {
    "name": "awards",
    "type": "tuple[]",
    "internalType": "struct Award[]",
    "components": [
     {
      "name": "to",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "amount",
      "type": "uint96",
      "internalType": "uint96"
     }
    ]
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "stakeToken",
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
  "name": "unbond",
  "inputs": [
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "units",
    "type": "uint32",
    "internalType": "uint32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "unlock",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "amount",
    "type": "uint96",
    "internalType": "uint96"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "updateNode",
  "inputs": [
   {
    "name": "facts",
    "type": "tuple",
    "internalType": "struct NodeFacts",
    "components": [
     {
      "name": "score",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "region",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "class",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "peerKey",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "encryptionKey",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "priceHint",
      "type": "uint128",
      "internalType": "uint128"
     },
     {
      "name": "relays",
      "type": "bytes32[]",
      "internalType": "bytes32[]"
     },
     {
      "name": "endpoint",
      "type": "string",
      "internalType": "string"
     }
    ]
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "weightAt",
  "inputs": [
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "epoch",
    "type": "uint24",
    "internalType": "uint24"
   }
  ],
  "outputs": [
   {
    "name": "units",
    "type": "uint32",
    "internalType": "uint32"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "withdraw",
  "inputs": [
   {
    "name": "amount",
    "type": "uint96",
    "internalType": "uint96"
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
  "name": "withdrawNative",
  "inputs": [
   {
    "name": "amount",
    "type": "uint128",
    "internalType": "uint128"
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
  "name": "AdmissionChanged",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "admitted",
    "type": "bool",
    "indexed": false,
    "internalType": "bool"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "BondChanged",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "class",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "units",
    "type": "uint32",
    "indexed": false,
    "internalType": "uint32"
   },
   {
    "name": "leaving",
    "type": "uint32",
    "indexed": false,
    "internalType": "uint32"
   },
   {
    "name": "leavesAt",
    "type": "uint40",
    "indexed": false,
    "internalType": "uint40"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Burned",
  "inputs": [
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
  "name": "Claimed",
  "inputs": [
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
  "type": "event",
  "name": "Deposited",
  "inputs": [
   {
    "name": "operator",
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
  "name": "Jailed",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "class",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "fault",
    "type": "uint8",
    "indexed": false,
    "internalType": "enum Fault"
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
  "name": "Locked",
  "inputs": [
   {
    "name": "operator",
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
  "name": "NativeDeposited",
  "inputs": [
   {
    "name": "operator",
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
  "name": "NativeWithdrawn",
  "inputs": [
   {
    "name": "operator",
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
  "type": "event",
  "name": "NodeListed",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "class",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "nodeId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "facts",
    "type": "tuple",
    "indexed": false,
    "internalType": "struct NodeFacts",
    "components": [
     {
      "name": "score",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "region",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "class",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "peerKey",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "encryptionKey",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "priceHint",
      "type": "uint128",
      "internalType": "uint128"
     },
     {
      "name": "relays",
      "type": "bytes32[]",
      "internalType": "bytes32[]"
     },
     {
      "name": "endpoint",
      "type": "string",
      "internalType": "string"
     }
    ]
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "NodeRemoved",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "nodeId",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Returned",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "class",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Slashed",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "fault",
    "type": "uint8",
    "indexed": true,
    "internalType": "enum Fault"
   },
   {
    "name": "amount",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "burned",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Unlocked",
  "inputs": [
   {
    "name": "operator",
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
  "name": "Withdrawn",
  "inputs": [
   {
    "name": "operator",
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
  "name": "AwardsExceedSlash",
  "inputs": [
   {
    "name": "awards",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "slashed",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "BadConfig",
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
  "name": "BadNode",
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
  "name": "BelowMinimumBond",
  "inputs": [
   {
    "name": "units",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "minimum",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "ClassFull",
  "inputs": [
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "EpochNotPast",
  "inputs": [
   {
    "name": "epoch",
    "type": "uint24",
    "internalType": "uint24"
   },
   {
    "name": "current",
    "type": "uint24",
    "internalType": "uint24"
   }
  ]
 },
 {
  "type": "error",
  "name": "InJail",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
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
  "name": "NativeTransferFailed",
  "inputs": [
   {
    "name": "to",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "NoNodeOfClass",
  "inputs": [
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "NodeExists",
  "inputs": [
   {
    "name": "nodeId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotAdmitted",
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
  "name": "NotEnoughBonded",
  "inputs": [
   {
    "name": "bonded",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "asked",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotEnoughDuty",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "class",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "duty",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "asked",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotEnoughFree",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "free",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "asked",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotEnoughLocked",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "locked",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "asked",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotInJail",
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
  "name": "NotLaw",
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
  "name": "NotVerified",
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
  "name": "NothingToClaim",
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
  "name": "StakeBacksNodes",
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
  "type": "error",
  "name": "StillLeaving",
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
  "name": "TreeOverflow",
  "inputs": [
   {
    "name": "total",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "UnknownNode",
  "inputs": [
   {
    "name": "nodeId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "ZeroAddress",
  "inputs": []
 },
 {
  "type": "error",
  "name": "ZeroAmount",
  "inputs": []
 }
] as const

export const providerRegistryCode = {
  ProviderRegistry: '0x610220604052348015610010575f5ffd5b506040516161a43803806161a483398101604081905261002f9161038e565b6080808201516001600160a01b0390811690915260a0808301516001600160601b0316905260c0808301516001600160801b03169052815182918291166100a6576040516301cfc2ef60e61b81526020600482015260056024820152643a37b5b2b760d91b60448201526064015b60405180910390fd5b60208101516001600160a01b031615806100cb575060408101516001600160a01b0316155b806100e1575060608101516001600160a01b0316155b15610115576040516301cfc2ef60e61b81526020600482015260036024820152626c617760e81b604482015260640161009d565b80516001600160a01b0390811660e052602082015181166101005260408201518116610120908152606090920151166101405281015164ffffffffff165f0361018f576040516301cfc2ef60e61b815260206004820152600b60248201526a0cae0dec6d098cadccee8d60ab1b604482015260640161009d565b61019b60036002610492565b62ffffff1681610120015164ffffffffff166101b791906104b3565b81610140015164ffffffffff161015610204576040516301cfc2ef60e61b815260206004820152600e60248201526d756e626f6e64696e6744656c617960901b604482015260640161009d565b8060e001516001600160601b03165f0361024c576040516301cfc2ef60e61b8152602060048201526008602482015267189bdb99155b9a5d60c21b604482015260640161009d565b80610100015163ffffffff165f03610295576040516301cfc2ef60e61b815260206004820152600b60248201526a1b5a5b9a5b5d5b509bdb9960aa1b604482015260640161009d565b64ffffffffff42811661016090815261012083015182166101805261014083015182166101a052820151166101c05260e08101516001600160601b03166101e052610100015163ffffffff1661020052506104ca565b60405161018081016001600160401b038111828210171561031a57634e487b7160e01b5f52604160045260245ffd5b60405290565b80516001600160a01b0381168114610336575f5ffd5b919050565b80516001600160601b0381168114610336575f5ffd5b80516001600160801b0381168114610336575f5ffd5b805163ffffffff81168114610336575f5ffd5b805164ffffffffff81168114610336575f5ffd5b5f6101808284031280156103a0575f5ffd5b506103a96102eb565b6103b283610320565b81526103c060208401610320565b60208201526103d160408401610320565b60408201526103e260608401610320565b60608201526103f360808401610320565b608082015261040460a0840161033b565b60a082015261041560c08401610351565b60c082015261042660e0840161033b565b60e08201526104386101008401610367565b61010082015261044b610120840161037a565b61012082015261045e610140840161037a565b610140820152610471610160840161037a565b6101608201529392505050565b634e487b7160e01b5f52601160045260245ffd5b62ffffff81811683821601908111156104ad576104ad61047e565b92915050565b80820281158282048414176104ad576104ad61047e565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516101c0516101e05161020051615b3c6106685f395f81816108b3015281816111f10152818161124001528181612826015261286f01525f818161073c0152613ad701525f818161034a015261213801525f81816107da01526112b901525f81816108220152611cb301525f611cdb01525f8181610ad20152818161136f0152818161159601528181611ad101528181612018015281816120ef01526123d601525f8181610a9d0152818161133a0152818161156101528181611a9c01528181611fe3015281816120ba01526123a101525f8181610a69015281816113060152818161152d01528181611a6801528181611faf01528181612086015261236d01525f818161059b01528181611118015281816117d00152818161183b0152818161233001528181612a3b01528181612abb0152612b0d01525f81816108e601528181613a66015261453b01525f8181610931015281816139dd01526144e801525f81816103d1015281816142d501526143220152615b3c5ff3fe6080604052600436106102c1575f3560e01c80638086b8ba11610170578063b5fd4f9d116100d1578063d41fe7a611610087578063e4eae6b711610062578063e4eae6b714610a01578063e6c070f914610a20578063ffc7733c14610a3f575f5ffd5b8063d41fe7a61461099e578063db6b5246146109da578063e1da1ed3146109e2575f5ffd5b8063bdba76ed116100b7578063bdba76ed14610920578063c6ca63e314610953578063cd86756e14610972575f5ffd5b8063b5fd4f9d146108a2578063b986e587146108d5575f5ffd5b8063a07c7ce411610126578063b167b18a1161010c578063b167b18a14610844578063b1f08f5f14610863578063b416623b14610876575f5ffd5b8063a07c7ce4146107fc578063ac4746ab14610811575f5ffd5b806381f1cc7a1161015657806381f1cc7a146107765780638d7b53a2146107aa5780638ebb3501146107c9575f5ffd5b80638086b8ba146106325780638165fd261461072b575f5ffd5b80631eb9ee2b1161022557806344df8e70116101db57806368148df9116101b657806368148df9146105bf57806376671808146105de5780637c97e6ec14610606575f5ffd5b806344df8e701461055a578063468b3dc81461056e57806351ed6a301461058d575f5ffd5b8063305539f11161020b578063305539f1146104e357806337647e3314610502578063402914f514610521575f5ffd5b80631eb9ee2b146104a55780631f3bd2fc146104c4575f5ffd5b806316c588241161027a578063193417f411610260578063193417f41461040b5780631a1642f51461042a5780631e83409a14610486575f5ffd5b806316c58824146103a157806317a90943146103c0575f5ffd5b806310f5e014116102aa57806310f5e014146103055780631559857314610339578063159aa0f414610382575f5ffd5b80630cec55b8146102c55780630eb7c5c0146102e6575b5f5ffd5b3480156102d0575f5ffd5b506102e46102df366004614bea565b610a5e565b005b3480156102f1575f5ffd5b506102e4610300366004614c1b565b610bcc565b348015610310575f5ffd5b5061032461031f366004614c53565b610c63565b60405190151581526020015b60405180910390f35b348015610344575f5ffd5b5061036c7f000000000000000000000000000000000000000000000000000000000000000081565b60405164ffffffffff9091168152602001610330565b34801561038d575f5ffd5b5061032461039c366004614bea565b610cf5565b3480156103ac575f5ffd5b506102e46103bb366004614c7b565b610d7a565b3480156103cb575f5ffd5b506103f37f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b039091168152602001610330565b348015610416575f5ffd5b506102e4610425366004614c7b565b610f19565b348015610435575f5ffd5b50610467610444366004614c7b565b5f90815260036020526040902080546001909101546001600160a01b0390911691565b604080516001600160a01b039093168352602083019190915201610330565b348015610491575f5ffd5b506102e46104a0366004614c92565b61105d565b3480156104b0575f5ffd5b506102e46104bf366004614cbe565b61113f565b3480156104cf575f5ffd5b506102e46104de366004614bea565b6112fb565b3480156104ee575f5ffd5b506102e46104fd366004614c92565b611516565b34801561050d575f5ffd5b506102e461051c366004614d27565b611522565b34801561052c575f5ffd5b5061054c61053b366004614c92565b60016020525f908152604090205481565b604051908152602001610330565b348015610565575f5ffd5b506102e4611746565b348015610579575f5ffd5b506102e4610588366004614d97565b611864565b348015610598575f5ffd5b507f00000000000000000000000000000000000000000000000000000000000000006103f3565b3480156105ca575f5ffd5b506102e46105d9366004614e0e565b611a5d565b3480156105e9575f5ffd5b506105f2611cb0565b60405162ffffff9091168152602001610330565b348015610611575f5ffd5b50610625610620366004614c7b565b611d26565b6040516103309190614f0f565b34801561063d575f5ffd5b5061071e61064c366004614c92565b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810191909152506001600160a01b03165f9081526020818152604091829020825160e08101845281546001600160601b038082168352600160601b808304821695840195909552600190930154928316948201949094529190046001600160801b03166060820152600160c01b820464ffffffffff166080820152600160e81b820461ffff1660a0820152600160f81b90910460ff16151560c082015290565b6040516103309190614fdf565b348015610736575f5ffd5b5061075e7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160601b039091168152602001610330565b348015610781575f5ffd5b5061079561079036600461507f565b611f07565b60405163ffffffff9091168152602001610330565b3480156107b5575f5ffd5b506102e46107c43660046150b8565b611fa4565b3480156107d4575f5ffd5b5061036c7f000000000000000000000000000000000000000000000000000000000000000081565b348015610807575f5ffd5b5061054c60025481565b34801561081c575f5ffd5b5061036c7f000000000000000000000000000000000000000000000000000000000000000081565b34801561084f575f5ffd5b506102e461085e366004615129565b61207b565b34801561086e575f5ffd5b5060036105f2565b348015610881575f5ffd5b50610895610890366004614c53565b612235565b6040516103309190615159565b3480156108ad575f5ffd5b506107957f000000000000000000000000000000000000000000000000000000000000000081565b3480156108e0575f5ffd5b506109087f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160801b039091168152602001610330565b34801561092b575f5ffd5b5061075e7f000000000000000000000000000000000000000000000000000000000000000081565b34801561095e575f5ffd5b506102e461096d3660046151d8565b612277565b34801561097d575f5ffd5b5061099161098c3660046151f2565b612360565b604051610330919061526e565b3480156109a9575f5ffd5b506109bd6109b8366004614c7b565b6125eb565b6040805163ffffffff938416815292909116602083015201610330565b6102e4612635565b3480156109ed575f5ffd5b506102e46109fc366004614cbe565b612718565b348015610a0c575f5ffd5b506102e4610a1b3660046152b9565b61294c565b348015610a2b575f5ffd5b5061054c610a3a366004614c1b565b612bd6565b348015610a4a575f5ffd5b506102e4610a59366004614c7b565b612e28565b336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801590610ac05750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b8015610af55750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b15610b1a576040516302cc97bb60e51b81523360048201526024015b60405180910390fd5b610b24828261302b565b6001600160a01b0382165f9081526020819052604081208054839290610b549084906001600160601b03166152e6565b92506101000a8154816001600160601b0302191690836001600160601b03160217905550816001600160a01b03167f0f0bc5b519ddefdd8e5f9e6423433aa2b869738de2ae34d58ebc796fc749fa0d82604051610bc091906001600160601b0391909116815260200190565b60405180910390a25050565b5f610bd68261310e565b5f818152600360205260409020805491925090600160d01b900460ff16610c135760405163706d8e7760e01b815260048101839052602401610b11565b8260400135816001015414610c5357604051630e298fdf60e01b8152602060048201526005602482015264636c61737360d81b6044820152606401610b11565b610c5e8183856132e9565b505050565b6001600160a01b0382165f90815260208190526040812054600160f81b900460ff168015610cb457506001600160a01b0383165f90815260208190526040902054600160c01b900464ffffffffff16155b8015610cec57506001600160a01b0383165f908152600460209081526040808320858452909152902054600160c81b900461ffff1615155b90505b92915050565b6001600160a01b0382165f90815260208190526040812054600160f81b900460ff168015610d4657506001600160a01b0383165f90815260208190526040902054600160c01b900464ffffffffff16155b8015610cec5750506001600160a01b03919091165f908152602081905260409020546001600160601b039182169116101590565b5f8181526003602052604090208054600160d01b900460ff161580610da9575080546001600160a01b03163314155b15610dca5760405163706d8e7760e01b815260048101839052602401610b11565b335f9081526020819052604090208054601d90610df190600160e81b900461ffff16615305565b82546101009290920a61ffff818102199093169183160217909155335f90815260046020908152604080832060018601548452909152902080549091601991610e4291600160c81b90910416615305565b825461ffff9182166101009390930a92830291909202199091161790555f828152600360208190526040822080547fffffffffff00000000000000000000000000000000000000000000000000000016815560018101839055600281018390559081018290556004810180546fffffffffffffffffffffffffffffffff1916905590610ed16005830182614b5a565b610ede600683015f614b72565b5050604051829033907fa771b41987cc6d0dddf09f4c8e2ca070e64b9236c55940a499b6f55f2c3e6059905f90a3610f1533613441565b5050565b335f81815260208190526040812054600160c01b900464ffffffffff1691610f419084613517565b90508164ffffffffff16816080015164ffffffffff161115610f6557806080015191505b8164ffffffffff165f03610fa7576040517fa8b910ad000000000000000000000000000000000000000000000000000000008152336004820152602401610b11565b8164ffffffffff16421015610fde57604051632cdffa6560e11b815233600482015264ffffffffff83166024820152604401610b11565b335f908152602081905260409020805464ffffffffff60c01b19169055608081015164ffffffffff161561102c575f608082015261101d3384836135f2565b61102c83825f845f01516137a2565b604051839033907f523139c9f72625b228b043c737decd3ee53ba393caa7396bd52df9d25ab02a53905f90a3505050565b6001600160a01b0381166110845760405163d92e233d60e01b815260040160405180910390fd5b335f90815260016020526040812054908190036110b4576040516312d37ee560e31b815260040160405180910390fd5b335f8181526001602052604080822091909155516001600160a01b03841691907ff7a40077ff7a04c7e61f6f26fb13774259ddf1b6bce9ecf26a8276cdd3992683906111039085815260200190565b60405180910390a3610f156001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168383613896565b8063ffffffff165f0361116557604051631f2a200560e01b815260040160405180910390fd5b5f6111703384613517565b90508163ffffffff16815f015163ffffffff1610156111ce5780516040517f9dfe07d600000000000000000000000000000000000000000000000000000000815263ffffffff91821660048201529083166024820152604401610b11565b80515f906111dd908490615321565b905063ffffffff81161580159061121f57507f000000000000000000000000000000000000000000000000000000000000000063ffffffff168163ffffffff16105b1561126d5760405163709e9dd760e01b815263ffffffff80831660048301527f0000000000000000000000000000000000000000000000000000000000000000166024820152604401610b11565b816080015164ffffffffff165f0361128e5761128e8483845f0151846137a2565b63ffffffff811682526020820180518491906112ab90839061533d565b63ffffffff169052506112de7f000000000000000000000000000000000000000000000000000000000000000042615359565b64ffffffffff1660608301526112f53385846135f2565b50505050565b336001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161480159061135d5750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b80156113925750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b156113b2576040516302cc97bb60e51b8152336004820152602401610b11565b6001600160a01b0382165f90815260208190526040902054600160f81b900460ff166113fc5760405163f9eb745360e01b81526001600160a01b0383166004820152602401610b11565b6001600160a01b0382165f90815260208190526040902054600160c01b900464ffffffffff16801561145957604051632cdffa6560e11b81526001600160a01b038416600482015264ffffffffff82166024820152604401610b11565b61146383836138f5565b6001600160a01b0383165f9081526020819052604090208054839190600c9061149d908490600160601b90046001600160601b03166152e6565b92506101000a8154816001600160601b0302191690836001600160601b03160217905550826001600160a01b03167f9f1ec8c880f76798e7b793325d625e9b60e4082a553c98f42b6cda368dd600088360405161150991906001600160601b0391909116815260200190565b60405180910390a2505050565b61151f81613441565b50565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015906115845750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b80156115b95750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b156115d9576040516302cc97bb60e51b8152336004820152602401610b11565b5f5b80831461173f575f60045f8686858181106115f8576115f8615376565b905060200201602081019061160d9190614c92565b6001600160a01b0316815260208082019290925260409081015f90812089825290925290205463ffffffff600160401b9091048116915083168110156116b45784848381811061165f5761165f615376565b90506020020160208101906116749190614c92565b604051637947e89160e01b81526001600160a01b0390911660048201526024810187905263ffffffff808316604483015284166064820152608401610b11565b82810360045f8787868181106116cc576116cc615376565b90506020020160208101906116e19190614c92565b6001600160a01b0316815260208082019290925260409081015f9081208a82529092529020805463ffffffff92909216600160401b026bffffffff000000000000000019909216919091179055506117388161538a565b90506115db565b5050505050565b6002545f81900361176a57604051631f2a200560e01b815260040160405180910390fd5b5f6002556040518181527fd83c63197e8e676d80ab0122beba9a9d20f3828839e9a1d6fe81d242e9cd7e6e9060200160405180910390a16040517f42966c68000000000000000000000000000000000000000000000000000000008152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906342966c68906024015f604051808303815f87803b158015611819575f5ffd5b505af192505050801561182a575060015b61151f5761151f6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661dead83613896565b816001600160801b03165f0361188d57604051631f2a200560e01b815260040160405180910390fd5b6001600160a01b0381166118b45760405163d92e233d60e01b815260040160405180910390fd5b335f908152602081905260409020600101546001600160801b03600160601b9091048116908316811015611914576040516350859c8560e11b81523360048201526001600160801b03808316602483015284166044820152606401610b11565b61191e83826153a2565b335f81815260208190526040902060010180546001600160801b0393909316600160601b027fffffffff00000000000000000000000000000000ffffffffffffffffffffffff9093169290921790915561197790613999565b6040516001600160801b03841681526001600160a01b0383169033907f25f87458c8909458f30b44f37f5ac9c2bf509c221e295fcc65a0c7e013509aee9060200160405180910390a35f826001600160a01b0316846001600160801b03166040515f6040518083038185875af1925050503d805f8114611a12576040519150601f19603f3d011682016040523d82523d5f602084013e611a17565b606091505b50509050806112f5576040517fbf7e35a30000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610b11565b336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801590611abf5750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b8015611af45750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b15611b14576040516302cc97bb60e51b8152336004820152602401610b11565b5f611b1f8688613517565b90508463ffffffff16816040015163ffffffff161015611b7e576040808201519051637947e89160e01b81526001600160a01b03881660048201526024810189905263ffffffff91821660448201529086166064820152608401610b11565b8481604001818151611b909190615321565b63ffffffff90811690915282515f9250878216911610611bb05785611bb3565b81515b9050816080015164ffffffffff165f03611be0578151611be09089908490611bdb8582615321565b6137a2565b80825f01818151611bf19190615321565b63ffffffff16905250611c048187615321565b82602001818151611c159190615321565b63ffffffff16905250611c298789846135f2565b5f611c3387613ad1565b6001600160a01b0389165f90815260208190526040812060010180549293508392909190611c6b9084906001600160601b03166153c1565b92506101000a8154816001600160601b0302191690836001600160601b03160217905550611ca588826001600160601b0316888888613b02565b505050505050505050565b5f7f000000000000000000000000000000000000000000000000000000000000000064ffffffffff167f000000000000000000000000000000000000000000000000000000000000000064ffffffffff1642611d0c91906153e0565b611d169190615407565b611d2190600861541a565b905090565b611d926040518061014001604052805f6001600160a01b031681526020015f63ffffffff1681526020015f61ffff1681526020015f151581526020015f81526020015f81526020015f81526020015f6001600160801b0316815260200160608152602001606081525090565b5f8281526003602081815260409283902083516101408101855281546001600160a01b0381168252600160a01b810463ffffffff1682850152600160c01b810461ffff1682870152600160d01b900460ff161515606082015260018201546080820152600282015460a08201529281015460c084015260048101546001600160801b031660e084015260058101805485518185028101850190965280865293949193610100860193830182828015611e6757602002820191905f5260205f20905b815481526020019060010190808311611e53575b50505050508152602001600682018054611e8090615435565b80601f0160208091040260200160405190810160405280929190818152602001828054611eac90615435565b8015611ef75780601f10611ece57610100808354040283529160200191611ef7565b820191905f5260205f20905b815481529060010190602001808311611eda57829003601f168201915b5050505050815250509050919050565b6001600160a01b0382165f908152600460209081526040808320868452909152812054600160b01b900462ffffff16801580611f5d5750611f46611cb0565b62ffffff16611f5660038561541a565b62ffffff16105b15611f6b575f915050611f9d565b611f95611f79600183615467565b5f8781526005602052604090206001019062ffffff1685613d01565b602001519150505b9392505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015906120065750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b801561203b5750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b1561205b576040516302cc97bb60e51b8152336004820152602401610b11565b612065858561302b565b61173f85856001600160601b0316858585613b02565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015906120dd5750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b80156121125750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b15612132576040516302cc97bb60e51b8152336004820152602401610b11565b5f61215d7f000000000000000000000000000000000000000000000000000000000000000042615359565b6001600160a01b0385165f908152602081905260408120805464ffffffffff60c01b1916600160c01b64ffffffffff85160217905590915061219f8585613517565b90508060a0015162ffffff165f146121ea57806080015164ffffffffff165f036121d2576121d28482835f01515f6137a2565b64ffffffffff821660808201526121ea8585836135f2565b83856001600160a01b03167f5d1ea07e9d7982aa001592531da62aeab883e5e3a78a1e011db42d99e0d0e8a08585604051612226929190615496565b60405180910390a35050505050565b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810191909152610cec8383613517565b816001600160601b03165f036122a057604051631f2a200560e01b815260040160405180910390fd5b6001600160a01b0381166122c75760405163d92e233d60e01b815260040160405180910390fd5b6122d133836138f5565b6122da33613999565b6040516001600160601b03831681526001600160a01b0382169033907fd1c19fbcd4551a5edfb66d43d2e337c04837afda3482b42bdf569a8fccdae5fb9060200160405180910390a3610f156001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016826001600160601b038516613896565b6060336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015906123c45750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b80156123f95750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b15612419576040516302cc97bb60e51b8152336004820152602401610b11565b5f612422611cb0565b90508062ffffff168862ffffff1610612476576040517fbaca14ac00000000000000000000000000000000000000000000000000000000815262ffffff808a16600483015282166024820152604401610b11565b62ffffff811661248760038a61541a565b62ffffff16101561249857506125e0565b5f898152600560205260408120906124ca600183018b8b60086124bb8d8c6154cc565b6124c591906154cc565b613d9f565b90506124d982828d8a8a613e61565b8767ffffffffffffffff8111156124f2576124f26154df565b60405190808252806020026020018201604052801561251b578160200160208202803683370190505b5093505f5f5b898214158015612532575060088111155b80156125415750604083015115155b156125d9575f60028501816125598660018901613f96565b815260208101919091526040015f20546001600160a01b0316905061257f8e828a61408b565b156125c7578087846125908161538a565b9550815181106125a2576125a2615376565b60200260200101906001600160a01b031690816001600160a01b0316815250506125d3565b6125d08261538a565b91505b50612521565b5084525050505b979650505050505050565b5f8181526005602052604081205481906601000000000000900463ffffffff1661262c612616611cb0565b5f86815260056020526040902060010190614142565b91509150915091565b345f0361265557604051631f2a200560e01b815260040160405180910390fd5b335f9081526020819052604090206001018054349190600c90612689908490600160601b90046001600160801b03166154f3565b92506101000a8154816001600160801b0302191690836001600160801b03160217905550336001600160a01b03167fb5d7700fb0cf415158b8db7cc7c39f0eab16a825c92e221404b4c8bb099b4bbb346040516126e891815260200190565b60405180910390a2335f90815260208190526040902054600160f81b900460ff166127165761271633613441565b565b8063ffffffff165f0361273e57604051631f2a200560e01b815260040160405180910390fd5b335f90815260208190526040902054600160f81b900460ff166127765760405163f9eb745360e01b8152336004820152602401610b11565b5f6127813384613517565b90508060c0015161ffff165f036127c7576040517f6e41021d00000000000000000000000000000000000000000000000000000000815260048101849052602401610b11565b608081015164ffffffffff1615612806576080810151604051632cdffa6560e11b815233600482015264ffffffffff9091166024820152604401610b11565b81815f01818151612817919061533d565b63ffffffff90811690915282517f0000000000000000000000000000000000000000000000000000000000000000821691161015905061289e57805160405163709e9dd760e01b815263ffffffff91821660048201527f00000000000000000000000000000000000000000000000000000000000000009091166024820152604401610b11565b5f6128a883613ad1565b90506128b433826138f5565b335f90815260208190526040812060010180548392906128de9084906001600160601b03166152e6565b92506101000a8154816001600160601b0302191690836001600160601b031602179055508160a0015162ffffff165f036129265761291b84614157565b62ffffff1660a08301525b6129313385846135f2565b6112f5848385855f01516129459190615321565b85516137a2565b806001600160601b03165f0361297557604051631f2a200560e01b815260040160405180910390fd5b335f908152602081905260408120805483929061299c9084906001600160601b03166152e6565b82546001600160601b039182166101009390930a928302919092021990911617905550335f9081526020819052604090205460ff600160f81b909104166129e6576129e633613441565b6040516001600160601b038216815233907f2da466a7b24304f47e87fa2e1e5a81b9831ce54fec19055ce277ca2f39ba42c49060200160405180910390a26040516370a0823160e01b81523060048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906370a0823190602401602060405180830381865afa158015612a88573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612aac9190615512565b9050612aec6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633306001600160601b038616614299565b6040516370a0823160e01b81523060048201525f9082906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906370a0823190602401602060405180830381865afa158015612b52573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612b769190615512565b612b8091906153e0565b9050826001600160601b03168114610c5e576040517f74bf1a030000000000000000000000000000000000000000000000000000000081526001600160601b038416600482015260248101829052604401610b11565b5f612be08261310e565b5f81815260036020526040902054909150600160d01b900460ff1615612c35576040517ffd01315f00000000000000000000000000000000000000000000000000000000815260048101829052602401610b11565b612c3e336142d2565b612c76576040517fb12c8f91000000000000000000000000000000000000000000000000000000008152336004820152602401610b11565b335f9081526020819052604090205461fffe19600160e81b90910461ffff1601612ce357604051630e298fdf60e01b815260206004820152600660248201527f6e756d62657200000000000000000000000000000000000000000000000000006044820152606401610b11565b335f9081526020819052604090208054601d90612d0a90600160e81b900461ffff16615529565b82546101009290920a61ffff818102199093169183160217909155335f908152600460209081526040808320868201358452909152902080549091601991612d5a91600160c81b90910416615529565b91906101000a81548161ffff021916908361ffff160217905550612d7d33613999565b335f90815260208190526040902054600160f81b900460ff16612da357612da333613441565b5f818152600360205260409081902080547fffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffff33167fffffffffff00ffffffffffff000000000000000000000000000000000000000090911617600160d01b17815590830135600182015560608301356002820155612e228183856132e9565b50919050565b5f612e333383613517565b9050806020015163ffffffff165f03612e5f576040516312d37ee560e31b815260040160405180910390fd5b806060015164ffffffffff16421015612eb35760608101516040517f09e18ba500000000000000000000000000000000000000000000000000000000815264ffffffffff9091166004820152602401610b11565b6040810151602082015182515f9291612ecb9161533d565b612ed59190615321565b90505f8163ffffffff16836020015163ffffffff1610612ef55781612efb565b82602001515b90508063ffffffff165f03612f23576040516312d37ee560e31b815260040160405180910390fd5b8083602001818151612f359190615321565b63ffffffff9081169091528451161590508015612f5a5750602083015163ffffffff16155b15612f7b57612f6d848460a00151614412565b5f60a0840181905260808401525b612f863385856135f2565b5f612f9082613ad1565b335f90815260208190526040812060010180549293508392909190612fbf9084906001600160601b03166153c1565b82546101009290920a6001600160601b03818102199093169183160217909155335f90815260208190526040812080548594509092613000918591166152e6565b92506101000a8154816001600160601b0302191690836001600160601b031602179055505050505050565b6001600160a01b0382165f908152602081905260409020546001600160601b03600160601b90910481169082168110156130b3576040517f4dfade450000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526001600160601b03808316602483015283166044820152606401610b11565b6001600160a01b03929092165f90815260208190526040902080547fffffffffffffffff000000000000000000000000ffffffffffffffffffffffff16600160601b929093036001600160601b031691909102919091179055565b5f6040820135810361314b57604051630e298fdf60e01b8152602060048201526005602482015264636c61737360d81b6044820152606401610b11565b60608201355f0361319f57604051630e298fdf60e01b815260206004820152600760248201527f706565724b6579000000000000000000000000000000000000000000000000006044820152606401610b11565b60808201355f036131f357604051630e298fdf60e01b815260206004820152600d60248201527f656e6372797074696f6e4b6579000000000000000000000000000000000000006044820152606401610b11565b600461320260c0840184615549565b9050111561325357604051630e298fdf60e01b815260206004820152600660248201527f72656c61797300000000000000000000000000000000000000000000000000006044820152606401610b11565b61010061326360e084018461558f565b905011156132b457604051630e298fdf60e01b815260206004820152600860248201527f656e64706f696e740000000000000000000000000000000000000000000000006044820152606401610b11565b604080513360208201526060808501359282019290925201604051602081830303815290604052805190602001209050919050565b6132f660208201826155d2565b835463ffffffff91909116600160a01b027fffffffffffffffff00000000ffffffffffffffffffffffffffffffffffffffff90911617835561333e60408201602083016155fc565b835461ffff91909116600160c01b027fffffffffffff0000ffffffffffffffffffffffffffffffffffffffffffffffff9091161783556080810135600384015561338e60c0820160a08301615615565b6004840180546fffffffffffffffffffffffffffffffff19166001600160801b03929092169190911790556133c660c0820182615549565b60058501916133d6919083615645565b506133e460e082018261558f565b60068501916133f491908361571b565b50818160400135336001600160a01b03167f9f497ec496eb9308fa48b6433ac3c28637e3a8a0b921328cc3e63b0695e8a7508460405161343491906158cd565b60405180910390a4505050565b6001600160a01b0381165f9081526020819052604081208054909190600160e81b900461ffff161580159061347a575061347a826144de565b801561348a575061348a836142d2565b8254909150600160f81b900460ff161515811515036134a857505050565b81547effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff16600160f81b8215159081029190911783556040519081526001600160a01b038416907f872e7f41e5c3db4cd5f0b58bb634990aada0d4ed0df3607f3dba47e052e6705990602001611509565b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810191909152506001600160a01b0382165f908152600460209081526040808320848452825291829020825160e081018452905463ffffffff80821683526401000000008204811693830193909352600160401b81049092169281019290925264ffffffffff600160601b820481166060840152600160881b820416608083015262ffffff600160b01b82041660a083015261ffff600160c81b9091041660c082015292915050565b6001600160a01b0383165f8181526004602090815260408083208684528252918290208451815486840151878601516060808a015160808b015160a08c015160c08d015161ffff16600160c81b027fffffffffff0000ffffffffffffffffffffffffffffffffffffffffffffffffff62ffffff909216600160b01b027fffffffffffffff000000ffffffffffffffffffffffffffffffffffffffffffff64ffffffffff948516600160881b02167fffffffffffffff0000000000000000ffffffffffffffffffffffffffffffffff94909516600160601b81027fffffffffffffffffffffffffffffff0000000000ffffffffffffffffffffffff63ffffffff998a16600160401b02167fffffffffffffffffffffffffffffff000000000000000000ffffffffffffffff9a8a16640100000000810267ffffffffffffffff19909d169a909d16998a179b909b1799909916999099179790971792909216929092179490941716929092179094558551938452938301919091528184015291518593927f2812f9e760bb395eefa0b447f8ca41578aa1eaa386a84914882bcd9e814fd19a92908290030190a3505050565b8063ffffffff168263ffffffff1603156112f5575f84815260056020526040902060a08401516137f8906137d890600190615467565b62ffffff168363ffffffff166137ec611cb0565b60018501929190614592565b8263ffffffff165f036138445780548190600690613825906601000000000000900463ffffffff16615994565b91906101000a81548163ffffffff021916908363ffffffff1602179055505b8163ffffffff165f0361173f5780548190600690613871906601000000000000900463ffffffff166159af565b91906101000a81548163ffffffff021916908363ffffffff1602179055505050505050565b6040516001600160a01b03838116602483015260448201839052610c5e91859182169063a9059cbb906064015b604051602081830303815290604052915060e01b6020820180516001600160e01b03838183161783525050505061474d565b6001600160a01b0382165f908152602081905260409020546001600160601b0390811690821681101561395d576040516350859c8560e11b81526001600160a01b03841660048201526001600160601b03808316602483015283166044820152606401610b11565b6001600160a01b03929092165f90815260208190526040902080546bffffffffffffffffffffffff1916919092036001600160601b0316179055565b6001600160a01b0381165f90815260208190526040812080549091600160e81b90910461ffff1690036139ca575050565b5f5f6139d5836147d2565b8354613a16907f00000000000000000000000000000000000000000000000000000000000000006001600160601b031690600160e81b900461ffff1661562e565b9150915080821015613a45576040516357aada6b60e01b81526004810183905260248101829052604401610b11565b60018301548354600160601b9091046001600160801b0390811691613a97917f00000000000000000000000000000000000000000000000000000000000000001690600160e81b900461ffff1661562e565b6001600160801b0390911692509050808210156112f5576040516357aada6b60e01b81526004810183905260248101829052604401610b11565b5f610cef7f000000000000000000000000000000000000000000000000000000000000000063ffffffff84166159c4565b5f5f5b808314613c24575f848483818110613b1f57613b1f615376565b613b359260206040909202019081019150614c92565b6001600160a01b031614613c1457838382818110613b5557613b55615376565b9050604002016020016020810190613b6d91906152b9565b6001600160601b031660015f868685818110613b8b57613b8b615376565b613ba19260206040909202019081019150614c92565b6001600160a01b03166001600160a01b031681526020019081526020015f205f828254613bce91906154cc565b909155508490508382818110613be657613be6615376565b9050604002016020016020810190613bfe91906152b9565b613c11906001600160601b0316836154cc565b91505b613c1d8161538a565b9050613b05565b5084811115613c69576040517f735fea6e0000000000000000000000000000000000000000000000000000000081526004810182905260248101869052604401610b11565b848114613c9057613c7a81866153e0565b60025f828254613c8a91906154cc565b90915550505b836007811115613ca257613ca2615482565b6001600160a01b0387167f5e59549ec8a731defa7fb8a1d19a18243623a69b9f8045cd93c6c677c84788f887613cd885826153e0565b6040805192835260208301919091520160405180910390a3613cf986614805565b505050505050565b604080518082019091525f80825260208201525f5b60068114613d97576006819003600390810285901c9060058390030285901c6007165f613d45888585896148a1565b90505f5b828114613d6b578551630fffffff8316018652601c9190911c90600101613d49565b50630fffffff8116602086018190525f03613d895750505050611f9d565b505050806001019050613d16565b509392505050565b613dd86040518060c001604052805f62ffffff1681526020015f81526020015f81526020015f81526020015f8152602001606081525090565b62ffffff8416815260208101839052613df18585614142565b60408201528167ffffffffffffffff811115613e0f57613e0f6154df565b604051908082528060200260200182016040528015613e5357816020015b604080518082019091525f8082526020820152815260200190600190039081613e2d5790505b5060a0820152949350505050565b5f5b808214613cf9575f60045f858585818110613e8057613e80615376565b9050602002016020810190613e959190614c92565b6001600160a01b0316815260208082019290925260409081015f908120888252909252812054600160b01b900462ffffff169150819003613ed65750613f86565b5f5b828114158015613f465750848484818110613ef557613ef5615376565b9050602002016020810190613f0a9190614c92565b6001600160a01b0316858583818110613f2557613f25615376565b9050602002016020810190613f3a9190614c92565b6001600160a01b031614155b15613f5b57613f548161538a565b9050613ed8565b828103613f8357613f8388600101600184613f769190615467565b89919062ffffff16614970565b50505b613f8f8161538a565b9050613e63565b5f5f83604001518460200151856060018051809190613fb49061538a565b9052604080516020810193909352820152606001604051602081830303815290604052805190602001205f1c613fea91906159e6565b60808501519091505f5b818114614050575f8660a00151828151811061401257614012615376565b60200260200101519050805f015184101561402d5750614050565b602081015161403c90856154cc565b935050806140499061538a565b9050613ff4565b50604080518082019091525f80825260208201528551614073908690859061498a565b90945090506140828682614a39565b50505092915050565b6001600160a01b0382165f9081526004602090815260408083208684529091528120805482906140cb9063ffffffff80871691600160401b9004166154cc565b8254909150600160881b900464ffffffffff16151580614105575081546141029063ffffffff6401000000008204811691166154cc565b81115b15614114575f92505050611f9d565b815463ffffffff909116600160401b026bffffffff0000000000000000199091161790555060019392505050565b5f610cec614152845f5f866148a1565b614b36565b5f81815260056020526040812080546301000000900462ffffff16156141ce5780546003808301915f918491614198906301000000900462ffffff166159f9565b825462ffffff9182166101009390930a8381029083021990911617909255825260208201929092526040015f205416915061424d565b6141da60066008615ae8565b815462ffffff160361421b576040517f55fc61e700000000000000000000000000000000000000000000000000000000815260048101849052602401610b11565b805481905f9061422f9062ffffff16615af3565b91906101000a81548162ffffff021916908362ffffff160217905591505b33600282015f61425e600186615467565b62ffffff1681526020019081526020015f205f6101000a8154816001600160a01b0302191690836001600160a01b0316021790555050919050565b6040516001600160a01b0384811660248301528381166044830152606482018390526112f59186918216906323b872dd906084016138c3565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031661430957506001919050565b6040516001600160a01b0383811660248301525f9182917f00000000000000000000000000000000000000000000000000000000000000001690620186a09060440160408051601f198184030181529181526020820180516001600160e01b03167fb9209e3300000000000000000000000000000000000000000000000000000000179052516143999190615b0c565b5f604051808303818686fa925050503d805f81146143d2576040519150601f19603f3d011682016040523d82523d5f602084013e6143d7565b606091505b50915091508180156143eb57506020815110155b801561440a5750808060200190518101906144069190615512565b6001145b949350505050565b5f828152600560205260408120805490918391600380850192916301000000900462ffffff1690859061444483615af3565b91906101000a81548162ffffff021916908362ffffff16021790555062ffffff1681526020019081526020015f205f6101000a81548162ffffff021916908362ffffff160217905550806002015f60018461449f9190615467565b62ffffff16815260208101919091526040015f2080547fffffffffffffffffffffffff0000000000000000000000000000000000000000169055505050565b80545f90614521907f00000000000000000000000000000000000000000000000000000000000000006001600160601b031690600160e81b900461ffff1661562e565b61452a836147d2565b10158015610cef57508154614574907f00000000000000000000000000000000000000000000000000000000000000006001600160801b031690600160e81b900461ffff1661562e565b60018301546001600160801b03600160601b90910416101592915050565b825f8060065b801561470e575f19015f6145b0601c6007871661562e565b9050600385901c94505f6145cc838760021b60209190911b1790565b5f81815260208c905260409020549550905084821c630fffffff166145f3600160066153e0565b84036146105788810361460c57505050505050506112f5565b8094505b5f8561461c8b846154cc565b61462691906153e0565b9050630fffffff81111561465057604051636386ba8560e11b815260048101829052602401610b11565b60f887901c871580159061467757508962ffffff166146748960e01c62ffffff1690565b14155b156146ad57600381146146945761468f8160016154cc565b614697565b60015b8481175f90815260208f90526040902089905590505b5f93845260208d90526040909320630fffffff851b19979097166001600160e01b0316931b929092177effffff0000000000000000000000000000000000000000000000000000000060e089901b161760f89190911b179384905550614598565b505f61471983614b36565b9050630fffffff81111561474357604051636386ba8560e11b815260048101829052602401610b11565b5050505050505050565b5f5f60205f8451602086015f885af18061476c576040513d5f823e3d81fd5b50505f513d91508115614783578060011415614790565b6001600160a01b0384163b155b156112f5576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610b11565b600181015481545f916001600160601b03908116916147fb91600160601b8204811691166154cc565b610cef91906154cc565b6001600160a01b0381165f9081526020819052604090208054600160f81b900460ff1615806148385750614838816144de565b15614841575050565b80547effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff1681556040515f81526001600160a01b038316907f872e7f41e5c3db4cd5f0b58bb634990aada0d4ed0df3607f3dba47e052e6705990602001610bc0565b5f80602085901b600285901b175f818152602088905260409020549250905062ffffff83166148d58360e01c62ffffff1690565b116148e0575061440a565b60f882901c5f8190036148f7575f9250505061440a565b5f5b60038114614963578282175f90815260208990526040902054935062ffffff85166149298560e01c62ffffff1690565b116149365750505061440a565b8160011461494e576149496001836153e0565b614951565b60035b915061495c8161538a565b90506148f9565b505f979650505050505050565b8251610c5e9084906149859085908590613d01565b614a39565b5f6149a660405180604001604052805f81526020015f81525090565b835f805b60068114614a09575f6149bf8983888a6148a1565b9050600386901b9550630fffffff811692505b8284106149f8576001909501949190920391630fffffff601c9290921c918216916149d2565b50614a028161538a565b90506149aa565b508360405180604001604052808489614a2291906153e0565b81526020019290925293509150505b935093915050565b80602001515f03614a48575050565b6080820180515f91614a598261538a565b905290505b8015801590614a975750815160a0840151614a7a6001846153e0565b81518110614a8a57614a8a615376565b60200260200101515f0151115b15614af65760a0830151614aac6001836153e0565b81518110614abc57614abc615376565b60200260200101518360a001518281518110614ada57614ada615376565b602002602001018190525080614aef90615b27565b9050614a5e565b818360a001518281518110614b0d57614b0d615376565b6020026020010181905250816020015183604001818151614b2e91906153e0565b905250505050565b5f5f5b80600814612e2257601c83901c92630fffffff169190910190600101614b39565b5080545f8255905f5260205f20906127169190614ba2565b508054614b7e90615435565b5f825580601f10614b8d575050565b601f0160209004905f5260205f209061271691905b5f5b80821115610c5e575f81840155600101614ba4565b80356001600160a01b0381168114614bcf575f5ffd5b919050565b80356001600160601b0381168114614bcf575f5ffd5b5f5f60408385031215614bfb575f5ffd5b614c0483614bb9565b9150614c1260208401614bd4565b90509250929050565b5f60208284031215614c2b575f5ffd5b813567ffffffffffffffff811115614c41575f5ffd5b82016101008185031215611f9d575f5ffd5b5f5f60408385031215614c64575f5ffd5b614c6d83614bb9565b946020939093013593505050565b5f60208284031215614c8b575f5ffd5b5035919050565b5f60208284031215614ca2575f5ffd5b610cec82614bb9565b803563ffffffff81168114614bcf575f5ffd5b5f5f60408385031215614ccf575f5ffd5b82359150614c1260208401614cab565b5f5f83601f840112614cef575f5ffd5b50813567ffffffffffffffff811115614d06575f5ffd5b6020830191508360208260051b8501011115614d20575f5ffd5b9250929050565b5f5f5f5f60608587031215614d3a575f5ffd5b84359350602085013567ffffffffffffffff811115614d57575f5ffd5b614d6387828801614cdf565b9094509250614d76905060408601614cab565b905092959194509250565b80356001600160801b0381168114614bcf575f5ffd5b5f5f60408385031215614da8575f5ffd5b614db183614d81565b9150614c1260208401614bb9565b803560088110614bcf575f5ffd5b5f5f83601f840112614ddd575f5ffd5b50813567ffffffffffffffff811115614df4575f5ffd5b6020830191508360208260061b8501011115614d20575f5ffd5b5f5f5f5f5f5f60a08789031215614e23575f5ffd5b86359550614e3360208801614bb9565b9450614e4160408801614cab565b9350614e4f60608801614dbf565b9250608087013567ffffffffffffffff811115614e6a575f5ffd5b614e7689828a01614dcd565b979a9699509497509295939492505050565b5f8151808452602084019350602083015f5b82811015614eb8578151865260209586019590910190600101614e9a565b5093949350505050565b5f5b83811015614edc578181015183820152602001614ec4565b50505f910152565b5f8151808452614efb816020860160208601614ec2565b601f01601f19169290920160200192915050565b60208152614f296020820183516001600160a01b03169052565b5f6020830151614f41604084018263ffffffff169052565b50604083015161ffff81166060840152506060830151801515608084015250608083015160a083015260a083015160c083015260c083015160e083015260e0830151614f996101008401826001600160801b03169052565b50610100830151610140610120840152614fb7610160840182614e88565b9050610120840151601f1984830301610140850152614fd68282614ee4565b95945050505050565b5f60e0820190506001600160601b0383511682526001600160601b0360208401511660208301526001600160601b0360408401511660408301526001600160801b03606084015116606083015264ffffffffff608084015116608083015260a083015161505260a084018261ffff169052565b5060c083015161506660c084018215159052565b5092915050565b803562ffffff81168114614bcf575f5ffd5b5f5f5f60608486031215615091575f5ffd5b833592506150a160208501614bb9565b91506150af6040850161506d565b90509250925092565b5f5f5f5f5f608086880312156150cc575f5ffd5b6150d586614bb9565b94506150e360208701614bd4565b93506150f160408701614dbf565b9250606086013567ffffffffffffffff81111561510c575f5ffd5b61511888828901614dcd565b969995985093965092949392505050565b5f5f5f6060848603121561513b575f5ffd5b61514484614bb9565b9250602084013591506150af60408501614dbf565b5f60e08201905063ffffffff835116825263ffffffff602084015116602083015263ffffffff604084015116604083015264ffffffffff606084015116606083015264ffffffffff608084015116608083015260a08301516151c260a084018262ffffff169052565b5060c083015161506660c084018261ffff169052565b5f5f604083850312156151e9575f5ffd5b614db183614bd4565b5f5f5f5f5f5f5f60c0888a031215615208575f5ffd5b873596506152186020890161506d565b95506040880135945060608801359350608088013567ffffffffffffffff811115615241575f5ffd5b61524d8a828b01614cdf565b9094509250615260905060a08901614cab565b905092959891949750929550565b602080825282518282018190525f918401906040840190835b818110156152ae5783516001600160a01b0316835260209384019390920191600101615287565b509095945050505050565b5f602082840312156152c9575f5ffd5b610cec82614bd4565b634e487b7160e01b5f52601160045260245ffd5b6001600160601b038181168382160190811115610cef57610cef6152d2565b5f61ffff821680615318576153186152d2565b5f190192915050565b63ffffffff8281168282160390811115610cef57610cef6152d2565b63ffffffff8181168382160190811115610cef57610cef6152d2565b64ffffffffff8181168382160190811115610cef57610cef6152d2565b634e487b7160e01b5f52603260045260245ffd5b5f6001820161539b5761539b6152d2565b5060010190565b6001600160801b038281168282160390811115610cef57610cef6152d2565b6001600160601b038281168282160390811115610cef57610cef6152d2565b81810381811115610cef57610cef6152d2565b634e487b7160e01b5f52601260045260245ffd5b5f82615415576154156153f3565b500490565b62ffffff8181168382160190811115610cef57610cef6152d2565b600181811c9082168061544957607f821691505b602082108103612e2257634e487b7160e01b5f52602260045260245ffd5b62ffffff8281168282160390811115610cef57610cef6152d2565b634e487b7160e01b5f52602160045260245ffd5b60408101600884106154b657634e487b7160e01b5f52602160045260245ffd5b92815264ffffffffff9190911660209091015290565b80820180821115610cef57610cef6152d2565b634e487b7160e01b5f52604160045260245ffd5b6001600160801b038181168382160190811115610cef57610cef6152d2565b5f60208284031215615522575f5ffd5b5051919050565b5f61ffff821661ffff8103615540576155406152d2565b60010192915050565b5f5f8335601e1984360301811261555e575f5ffd5b83018035915067ffffffffffffffff821115615578575f5ffd5b6020019150600581901b3603821315614d20575f5ffd5b5f5f8335601e198436030181126155a4575f5ffd5b83018035915067ffffffffffffffff8211156155be575f5ffd5b602001915036819003821315614d20575f5ffd5b5f602082840312156155e2575f5ffd5b610cec82614cab565b803561ffff81168114614bcf575f5ffd5b5f6020828403121561560c575f5ffd5b610cec826155eb565b5f60208284031215615625575f5ffd5b610cec82614d81565b8082028115828204841417610cef57610cef6152d2565b67ffffffffffffffff83111561565d5761565d6154df565b600160401b831115615671576156716154df565b8054838255808410156156a557815f528360205f20018482035f5b818110156156a1575f8382015560010161568c565b5050505b505f8181526020812083915b85811015613cf9578235828201556020909201916001016156b1565b601f821115610c5e5782821115610c5e57805f5260205f20601f840160051c60208510156156f857505f5b90810190601f840160051c035f5b81811015613cf9575f83820155600101615706565b67ffffffffffffffff831115615733576157336154df565b615747836157418354615435565b836156cd565b5f601f841160018114615778575f85156157615750838201355b5f19600387901b1c1916600186901b17835561173f565b5f83815260208120601f198716915b828110156157a75786850135825560209485019460019092019101615787565b50868210156157c3575f1960f88860031b161c19848701351681555b505060018560011b0183555050505050565b5f5f8335601e198436030181126157ea575f5ffd5b830160208101925035905067ffffffffffffffff811115615809575f5ffd5b8060051b3603821315614d20575f5ffd5b8183525f7f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83111561584a575f5ffd5b8260051b80836020870137939093016020019392505050565b5f5f8335601e19843603018112615878575f5ffd5b830160208101925035905067ffffffffffffffff811115615897575f5ffd5b803603821315614d20575f5ffd5b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b6020815263ffffffff6158df83614cab565b1660208201525f6158f2602084016155eb565b61ffff8116604084015250604083013560608381019190915283013560808084019190915283013560a08084019190915261592e908401614d81565b6001600160801b03811660c08401525061594b60c08401846157d5565b61010060e08501526159626101208501828461581a565b91505061597260e0850185615863565b848303601f190161010086015261598a8382846158a5565b9695505050505050565b5f63ffffffff821663ffffffff8103615540576155406152d2565b5f63ffffffff821680615318576153186152d2565b6001600160601b038181168382160290811690818114615066576150666152d2565b5f826159f4576159f46153f3565b500690565b5f62ffffff821680615318576153186152d2565b6001815b6001841115614a3157808504811115615a2c57615a2c6152d2565b6001841615615a3a57908102905b60019390931c928002615a11565b5f82615a5657506001610cef565b81615a6257505f610cef565b8160018114615a785760028114615a8257615a9e565b6001915050610cef565b60ff841115615a9357615a936152d2565b50506001821b610cef565b5060208310610133831016604e8410600b8410161715615ac1575081810a610cef565b615acd5f198484615a0d565b805f1904821115615ae057615ae06152d2565b029392505050565b5f610cec8383615a48565b5f62ffffff821662ffffff8103615540576155406152d2565b5f8251615b1d818460208701614ec2565b9190910192915050565b5f81615b3557615b356152d2565b505f19019056',
} as const
