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
  "name": "ClassInUse",
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
  ProviderRegistry: '0x610220604052348015610010575f5ffd5b5060405161620938038061620983398101604081905261002f9161038e565b6080808201516001600160a01b0390811690915260a0808301516001600160601b0316905260c0808301516001600160801b03169052815182918291166100a6576040516301cfc2ef60e61b81526020600482015260056024820152643a37b5b2b760d91b60448201526064015b60405180910390fd5b60208101516001600160a01b031615806100cb575060408101516001600160a01b0316155b806100e1575060608101516001600160a01b0316155b15610115576040516301cfc2ef60e61b81526020600482015260036024820152626c617760e81b604482015260640161009d565b80516001600160a01b0390811660e052602082015181166101005260408201518116610120908152606090920151166101405281015164ffffffffff165f0361018f576040516301cfc2ef60e61b815260206004820152600b60248201526a0cae0dec6d098cadccee8d60ab1b604482015260640161009d565b61019b60036002610492565b62ffffff1681610120015164ffffffffff166101b791906104b3565b81610140015164ffffffffff161015610204576040516301cfc2ef60e61b815260206004820152600e60248201526d756e626f6e64696e6744656c617960901b604482015260640161009d565b8060e001516001600160601b03165f0361024c576040516301cfc2ef60e61b8152602060048201526008602482015267189bdb99155b9a5d60c21b604482015260640161009d565b80610100015163ffffffff165f03610295576040516301cfc2ef60e61b815260206004820152600b60248201526a1b5a5b9a5b5d5b509bdb9960aa1b604482015260640161009d565b64ffffffffff42811661016090815261012083015182166101805261014083015182166101a052820151166101c05260e08101516001600160601b03166101e052610100015163ffffffff1661020052506104ca565b60405161018081016001600160401b038111828210171561031a57634e487b7160e01b5f52604160045260245ffd5b60405290565b80516001600160a01b0381168114610336575f5ffd5b919050565b80516001600160601b0381168114610336575f5ffd5b80516001600160801b0381168114610336575f5ffd5b805163ffffffff81168114610336575f5ffd5b805164ffffffffff81168114610336575f5ffd5b5f6101808284031280156103a0575f5ffd5b506103a96102eb565b6103b283610320565b81526103c060208401610320565b60208201526103d160408401610320565b60408201526103e260608401610320565b60608201526103f360808401610320565b608082015261040460a0840161033b565b60a082015261041560c08401610351565b60c082015261042660e0840161033b565b60e08201526104386101008401610367565b61010082015261044b610120840161037a565b61012082015261045e610140840161037a565b610140820152610471610160840161037a565b6101608201529392505050565b634e487b7160e01b5f52601160045260245ffd5b62ffffff81811683821601908111156104ad576104ad61047e565b92915050565b80820281158282048414176104ad576104ad61047e565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516101c0516101e05161020051615ba16106685f395f81816108b301528181611256015281816112a50152818161288b01526128d401525f818161073c0152613b3c01525f818161034a015261219d01525f81816107da015261131e01525f81816108220152611d1801525f611d4001525f8181610ad2015281816113d4015281816115fb01528181611b360152818161207d01528181612154015261243b01525f8181610a9d0152818161139f015281816115c601528181611b01015281816120480152818161211f015261240601525f8181610a690152818161136b0152818161159201528181611acd01528181612014015281816120eb01526123d201525f818161059b0152818161117901528181611835015281816118a00152818161239501528181612aa001528181612b200152612b7201525f81816108e601528181613acb01526145a001525f818161093101528181613a42015261454d01525f81816103d10152818161433a01526143870152615ba15ff3fe6080604052600436106102c1575f3560e01c80638086b8ba11610170578063b5fd4f9d116100d1578063d41fe7a611610087578063e4eae6b711610062578063e4eae6b714610a01578063e6c070f914610a20578063ffc7733c14610a3f575f5ffd5b8063d41fe7a61461099e578063db6b5246146109da578063e1da1ed3146109e2575f5ffd5b8063bdba76ed116100b7578063bdba76ed14610920578063c6ca63e314610953578063cd86756e14610972575f5ffd5b8063b5fd4f9d146108a2578063b986e587146108d5575f5ffd5b8063a07c7ce411610126578063b167b18a1161010c578063b167b18a14610844578063b1f08f5f14610863578063b416623b14610876575f5ffd5b8063a07c7ce4146107fc578063ac4746ab14610811575f5ffd5b806381f1cc7a1161015657806381f1cc7a146107765780638d7b53a2146107aa5780638ebb3501146107c9575f5ffd5b80638086b8ba146106325780638165fd261461072b575f5ffd5b80631eb9ee2b1161022557806344df8e70116101db57806368148df9116101b657806368148df9146105bf57806376671808146105de5780637c97e6ec14610606575f5ffd5b806344df8e701461055a578063468b3dc81461056e57806351ed6a301461058d575f5ffd5b8063305539f11161020b578063305539f1146104e357806337647e3314610502578063402914f514610521575f5ffd5b80631eb9ee2b146104a55780631f3bd2fc146104c4575f5ffd5b806316c588241161027a578063193417f411610260578063193417f41461040b5780631a1642f51461042a5780631e83409a14610486575f5ffd5b806316c58824146103a157806317a90943146103c0575f5ffd5b806310f5e014116102aa57806310f5e014146103055780631559857314610339578063159aa0f414610382575f5ffd5b80630cec55b8146102c55780630eb7c5c0146102e6575b5f5ffd5b3480156102d0575f5ffd5b506102e46102df366004614c4f565b610a5e565b005b3480156102f1575f5ffd5b506102e4610300366004614c80565b610bcc565b348015610310575f5ffd5b5061032461031f366004614cb8565b610c63565b60405190151581526020015b60405180910390f35b348015610344575f5ffd5b5061036c7f000000000000000000000000000000000000000000000000000000000000000081565b60405164ffffffffff9091168152602001610330565b34801561038d575f5ffd5b5061032461039c366004614c4f565b610cf5565b3480156103ac575f5ffd5b506102e46103bb366004614ce0565b610d7a565b3480156103cb575f5ffd5b506103f37f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b039091168152602001610330565b348015610416575f5ffd5b506102e4610425366004614ce0565b610f7a565b348015610435575f5ffd5b50610467610444366004614ce0565b5f90815260036020526040902080546001909101546001600160a01b0390911691565b604080516001600160a01b039093168352602083019190915201610330565b348015610491575f5ffd5b506102e46104a0366004614cf7565b6110be565b3480156104b0575f5ffd5b506102e46104bf366004614d23565b6111a4565b3480156104cf575f5ffd5b506102e46104de366004614c4f565b611360565b3480156104ee575f5ffd5b506102e46104fd366004614cf7565b61157b565b34801561050d575f5ffd5b506102e461051c366004614d8c565b611587565b34801561052c575f5ffd5b5061054c61053b366004614cf7565b60016020525f908152604090205481565b604051908152602001610330565b348015610565575f5ffd5b506102e46117ab565b348015610579575f5ffd5b506102e4610588366004614dfc565b6118c9565b348015610598575f5ffd5b507f00000000000000000000000000000000000000000000000000000000000000006103f3565b3480156105ca575f5ffd5b506102e46105d9366004614e73565b611ac2565b3480156105e9575f5ffd5b506105f2611d15565b60405162ffffff9091168152602001610330565b348015610611575f5ffd5b50610625610620366004614ce0565b611d8b565b6040516103309190614f74565b34801561063d575f5ffd5b5061071e61064c366004614cf7565b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810191909152506001600160a01b03165f9081526020818152604091829020825160e08101845281546001600160601b038082168352600160601b808304821695840195909552600190930154928316948201949094529190046001600160801b03166060820152600160c01b820464ffffffffff166080820152600160e81b820461ffff1660a0820152600160f81b90910460ff16151560c082015290565b6040516103309190615044565b348015610736575f5ffd5b5061075e7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160601b039091168152602001610330565b348015610781575f5ffd5b506107956107903660046150e4565b611f6c565b60405163ffffffff9091168152602001610330565b3480156107b5575f5ffd5b506102e46107c436600461511d565b612009565b3480156107d4575f5ffd5b5061036c7f000000000000000000000000000000000000000000000000000000000000000081565b348015610807575f5ffd5b5061054c60025481565b34801561081c575f5ffd5b5061036c7f000000000000000000000000000000000000000000000000000000000000000081565b34801561084f575f5ffd5b506102e461085e36600461518e565b6120e0565b34801561086e575f5ffd5b5060036105f2565b348015610881575f5ffd5b50610895610890366004614cb8565b61229a565b60405161033091906151be565b3480156108ad575f5ffd5b506107957f000000000000000000000000000000000000000000000000000000000000000081565b3480156108e0575f5ffd5b506109087f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160801b039091168152602001610330565b34801561092b575f5ffd5b5061075e7f000000000000000000000000000000000000000000000000000000000000000081565b34801561095e575f5ffd5b506102e461096d36600461523d565b6122dc565b34801561097d575f5ffd5b5061099161098c366004615257565b6123c5565b60405161033091906152d3565b3480156109a9575f5ffd5b506109bd6109b8366004614ce0565b612650565b6040805163ffffffff938416815292909116602083015201610330565b6102e461269a565b3480156109ed575f5ffd5b506102e46109fc366004614d23565b61277d565b348015610a0c575f5ffd5b506102e4610a1b36600461531e565b6129b1565b348015610a2b575f5ffd5b5061054c610a3a366004614c80565b612c3b565b348015610a4a575f5ffd5b506102e4610a59366004614ce0565b612e8d565b336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801590610ac05750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b8015610af55750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b15610b1a576040516302cc97bb60e51b81523360048201526024015b60405180910390fd5b610b248282613090565b6001600160a01b0382165f9081526020819052604081208054839290610b549084906001600160601b031661534b565b92506101000a8154816001600160601b0302191690836001600160601b03160217905550816001600160a01b03167f0f0bc5b519ddefdd8e5f9e6423433aa2b869738de2ae34d58ebc796fc749fa0d82604051610bc091906001600160601b0391909116815260200190565b60405180910390a25050565b5f610bd682613173565b5f818152600360205260409020805491925090600160d01b900460ff16610c135760405163706d8e7760e01b815260048101839052602401610b11565b8260400135816001015414610c5357604051630e298fdf60e01b8152602060048201526005602482015264636c61737360d81b6044820152606401610b11565b610c5e81838561334e565b505050565b6001600160a01b0382165f90815260208190526040812054600160f81b900460ff168015610cb457506001600160a01b0383165f90815260208190526040902054600160c01b900464ffffffffff16155b8015610cec57506001600160a01b0383165f908152600460209081526040808320858452909152902054600160c81b900461ffff1615155b90505b92915050565b6001600160a01b0382165f90815260208190526040812054600160f81b900460ff168015610d4657506001600160a01b0383165f90815260208190526040902054600160c01b900464ffffffffff16155b8015610cec5750506001600160a01b03919091165f908152602081905260409020546001600160601b039182169116101590565b5f8181526003602052604090208054600160d01b900460ff161580610da9575080546001600160a01b03163314155b15610dca5760405163706d8e7760e01b815260048101839052602401610b11565b335f9081526004602090815260408083206001858101548552925290912080549091600160c81b90910461ffff16148015610e0b5750805463ffffffff1615155b15610e4a5781600101546040517f97cabd38000000000000000000000000000000000000000000000000000000008152600401610b1191815260200190565b80548190601990610e6590600160c81b900461ffff1661536a565b82546101009290920a61ffff818102199093169183160217909155335f90815260208190526040902080549091601d91610ea791600160e81b9091041661536a565b825461ffff9182166101009390930a92830291909202199091161790555f838152600360208190526040822080547fffffffffff00000000000000000000000000000000000000000000000000000016815560018101839055600281018390559081018290556004810180546fffffffffffffffffffffffffffffffff1916905590610f366005830182614bbf565b610f43600683015f614bd7565b5050604051839033907fa771b41987cc6d0dddf09f4c8e2ca070e64b9236c55940a499b6f55f2c3e6059905f90a3610c5e336134a6565b335f81815260208190526040812054600160c01b900464ffffffffff1691610fa2908461357c565b90508164ffffffffff16816080015164ffffffffff161115610fc657806080015191505b8164ffffffffff165f03611008576040517fa8b910ad000000000000000000000000000000000000000000000000000000008152336004820152602401610b11565b8164ffffffffff1642101561103f57604051632cdffa6560e11b815233600482015264ffffffffff83166024820152604401610b11565b335f908152602081905260409020805464ffffffffff60c01b19169055608081015164ffffffffff161561108d575f608082015261107e338483613657565b61108d83825f845f0151613807565b604051839033907f523139c9f72625b228b043c737decd3ee53ba393caa7396bd52df9d25ab02a53905f90a3505050565b6001600160a01b0381166110e55760405163d92e233d60e01b815260040160405180910390fd5b335f9081526001602052604081205490819003611115576040516312d37ee560e31b815260040160405180910390fd5b335f8181526001602052604080822091909155516001600160a01b03841691907ff7a40077ff7a04c7e61f6f26fb13774259ddf1b6bce9ecf26a8276cdd3992683906111649085815260200190565b60405180910390a36111a06001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001683836138fb565b5050565b8063ffffffff165f036111ca57604051631f2a200560e01b815260040160405180910390fd5b5f6111d5338461357c565b90508163ffffffff16815f015163ffffffff1610156112335780516040517f9dfe07d600000000000000000000000000000000000000000000000000000000815263ffffffff91821660048201529083166024820152604401610b11565b80515f90611242908490615386565b905063ffffffff81161580159061128457507f000000000000000000000000000000000000000000000000000000000000000063ffffffff168163ffffffff16105b156112d25760405163709e9dd760e01b815263ffffffff80831660048301527f0000000000000000000000000000000000000000000000000000000000000000166024820152604401610b11565b816080015164ffffffffff165f036112f3576112f38483845f015184613807565b63ffffffff811682526020820180518491906113109083906153a2565b63ffffffff169052506113437f0000000000000000000000000000000000000000000000000000000000000000426153be565b64ffffffffff16606083015261135a338584613657565b50505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015906113c25750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b80156113f75750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b15611417576040516302cc97bb60e51b8152336004820152602401610b11565b6001600160a01b0382165f90815260208190526040902054600160f81b900460ff166114615760405163f9eb745360e01b81526001600160a01b0383166004820152602401610b11565b6001600160a01b0382165f90815260208190526040902054600160c01b900464ffffffffff1680156114be57604051632cdffa6560e11b81526001600160a01b038416600482015264ffffffffff82166024820152604401610b11565b6114c8838361395a565b6001600160a01b0383165f9081526020819052604090208054839190600c90611502908490600160601b90046001600160601b031661534b565b92506101000a8154816001600160601b0302191690836001600160601b03160217905550826001600160a01b03167f9f1ec8c880f76798e7b793325d625e9b60e4082a553c98f42b6cda368dd600088360405161156e91906001600160601b0391909116815260200190565b60405180910390a2505050565b611584816134a6565b50565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015906115e95750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b801561161e5750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b1561163e576040516302cc97bb60e51b8152336004820152602401610b11565b5f5b8083146117a4575f60045f86868581811061165d5761165d6153db565b90506020020160208101906116729190614cf7565b6001600160a01b0316815260208082019290925260409081015f90812089825290925290205463ffffffff600160401b909104811691508316811015611719578484838181106116c4576116c46153db565b90506020020160208101906116d99190614cf7565b604051637947e89160e01b81526001600160a01b0390911660048201526024810187905263ffffffff808316604483015284166064820152608401610b11565b82810360045f878786818110611731576117316153db565b90506020020160208101906117469190614cf7565b6001600160a01b0316815260208082019290925260409081015f9081208a82529092529020805463ffffffff92909216600160401b026bffffffff0000000000000000199092169190911790555061179d816153ef565b9050611640565b5050505050565b6002545f8190036117cf57604051631f2a200560e01b815260040160405180910390fd5b5f6002556040518181527fd83c63197e8e676d80ab0122beba9a9d20f3828839e9a1d6fe81d242e9cd7e6e9060200160405180910390a16040517f42966c68000000000000000000000000000000000000000000000000000000008152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906342966c68906024015f604051808303815f87803b15801561187e575f5ffd5b505af192505050801561188f575060015b611584576115846001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661dead836138fb565b816001600160801b03165f036118f257604051631f2a200560e01b815260040160405180910390fd5b6001600160a01b0381166119195760405163d92e233d60e01b815260040160405180910390fd5b335f908152602081905260409020600101546001600160801b03600160601b9091048116908316811015611979576040516350859c8560e11b81523360048201526001600160801b03808316602483015284166044820152606401610b11565b6119838382615407565b335f81815260208190526040902060010180546001600160801b0393909316600160601b027fffffffff00000000000000000000000000000000ffffffffffffffffffffffff909316929092179091556119dc906139fe565b6040516001600160801b03841681526001600160a01b0383169033907f25f87458c8909458f30b44f37f5ac9c2bf509c221e295fcc65a0c7e013509aee9060200160405180910390a35f826001600160a01b0316846001600160801b03166040515f6040518083038185875af1925050503d805f8114611a77576040519150601f19603f3d011682016040523d82523d5f602084013e611a7c565b606091505b505090508061135a576040517fbf7e35a30000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610b11565b336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801590611b245750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b8015611b595750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b15611b79576040516302cc97bb60e51b8152336004820152602401610b11565b5f611b84868861357c565b90508463ffffffff16816040015163ffffffff161015611be3576040808201519051637947e89160e01b81526001600160a01b03881660048201526024810189905263ffffffff91821660448201529086166064820152608401610b11565b8481604001818151611bf59190615386565b63ffffffff90811690915282515f9250878216911610611c155785611c18565b81515b9050816080015164ffffffffff165f03611c45578151611c459089908490611c408582615386565b613807565b80825f01818151611c569190615386565b63ffffffff16905250611c698187615386565b82602001818151611c7a9190615386565b63ffffffff16905250611c8e878984613657565b5f611c9887613b36565b6001600160a01b0389165f90815260208190526040812060010180549293508392909190611cd09084906001600160601b0316615426565b92506101000a8154816001600160601b0302191690836001600160601b03160217905550611d0a88826001600160601b0316888888613b67565b505050505050505050565b5f7f000000000000000000000000000000000000000000000000000000000000000064ffffffffff167f000000000000000000000000000000000000000000000000000000000000000064ffffffffff1642611d719190615445565b611d7b919061546c565b611d8690600861547f565b905090565b611df76040518061014001604052805f6001600160a01b031681526020015f63ffffffff1681526020015f61ffff1681526020015f151581526020015f81526020015f81526020015f81526020015f6001600160801b0316815260200160608152602001606081525090565b5f8281526003602081815260409283902083516101408101855281546001600160a01b0381168252600160a01b810463ffffffff1682850152600160c01b810461ffff1682870152600160d01b900460ff161515606082015260018201546080820152600282015460a08201529281015460c084015260048101546001600160801b031660e084015260058101805485518185028101850190965280865293949193610100860193830182828015611ecc57602002820191905f5260205f20905b815481526020019060010190808311611eb8575b50505050508152602001600682018054611ee59061549a565b80601f0160208091040260200160405190810160405280929190818152602001828054611f119061549a565b8015611f5c5780601f10611f3357610100808354040283529160200191611f5c565b820191905f5260205f20905b815481529060010190602001808311611f3f57829003601f168201915b5050505050815250509050919050565b6001600160a01b0382165f908152600460209081526040808320868452909152812054600160b01b900462ffffff16801580611fc25750611fab611d15565b62ffffff16611fbb60038561547f565b62ffffff16105b15611fd0575f915050612002565b611ffa611fde6001836154cc565b5f8781526005602052604090206001019062ffffff1685613d66565b602001519150505b9392505050565b336001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161480159061206b5750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b80156120a05750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b156120c0576040516302cc97bb60e51b8152336004820152602401610b11565b6120ca8585613090565b6117a485856001600160601b0316858585613b67565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015906121425750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b80156121775750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b15612197576040516302cc97bb60e51b8152336004820152602401610b11565b5f6121c27f0000000000000000000000000000000000000000000000000000000000000000426153be565b6001600160a01b0385165f908152602081905260408120805464ffffffffff60c01b1916600160c01b64ffffffffff851602179055909150612204858561357c565b90508060a0015162ffffff165f1461224f57806080015164ffffffffff165f03612237576122378482835f01515f613807565b64ffffffffff8216608082015261224f858583613657565b83856001600160a01b03167f5d1ea07e9d7982aa001592531da62aeab883e5e3a78a1e011db42d99e0d0e8a0858560405161228b9291906154fb565b60405180910390a35050505050565b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810191909152610cec838361357c565b816001600160601b03165f0361230557604051631f2a200560e01b815260040160405180910390fd5b6001600160a01b03811661232c5760405163d92e233d60e01b815260040160405180910390fd5b612336338361395a565b61233f336139fe565b6040516001600160601b03831681526001600160a01b0382169033907fd1c19fbcd4551a5edfb66d43d2e337c04837afda3482b42bdf569a8fccdae5fb9060200160405180910390a36111a06001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016826001600160601b0385166138fb565b6060336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015906124295750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b801561245e5750336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614155b1561247e576040516302cc97bb60e51b8152336004820152602401610b11565b5f612487611d15565b90508062ffffff168862ffffff16106124db576040517fbaca14ac00000000000000000000000000000000000000000000000000000000815262ffffff808a16600483015282166024820152604401610b11565b62ffffff81166124ec60038a61547f565b62ffffff1610156124fd5750612645565b5f8981526005602052604081209061252f600183018b8b60086125208d8c615531565b61252a9190615531565b613e04565b905061253e82828d8a8a613ec6565b8767ffffffffffffffff81111561255757612557615544565b604051908082528060200260200182016040528015612580578160200160208202803683370190505b5093505f5f5b898214158015612597575060088111155b80156125a65750604083015115155b1561263e575f60028501816125be8660018901613ffb565b815260208101919091526040015f20546001600160a01b031690506125e48e828a6140f0565b1561262c578087846125f5816153ef565b955081518110612607576126076153db565b60200260200101906001600160a01b031690816001600160a01b031681525050612638565b612635826153ef565b91505b50612586565b5084525050505b979650505050505050565b5f8181526005602052604081205481906601000000000000900463ffffffff1661269161267b611d15565b5f868152600560205260409020600101906141a7565b91509150915091565b345f036126ba57604051631f2a200560e01b815260040160405180910390fd5b335f9081526020819052604090206001018054349190600c906126ee908490600160601b90046001600160801b0316615558565b92506101000a8154816001600160801b0302191690836001600160801b03160217905550336001600160a01b03167fb5d7700fb0cf415158b8db7cc7c39f0eab16a825c92e221404b4c8bb099b4bbb3460405161274d91815260200190565b60405180910390a2335f90815260208190526040902054600160f81b900460ff1661277b5761277b336134a6565b565b8063ffffffff165f036127a357604051631f2a200560e01b815260040160405180910390fd5b335f90815260208190526040902054600160f81b900460ff166127db5760405163f9eb745360e01b8152336004820152602401610b11565b5f6127e6338461357c565b90508060c0015161ffff165f0361282c576040517f6e41021d00000000000000000000000000000000000000000000000000000000815260048101849052602401610b11565b608081015164ffffffffff161561286b576080810151604051632cdffa6560e11b815233600482015264ffffffffff9091166024820152604401610b11565b81815f0181815161287c91906153a2565b63ffffffff90811690915282517f0000000000000000000000000000000000000000000000000000000000000000821691161015905061290357805160405163709e9dd760e01b815263ffffffff91821660048201527f00000000000000000000000000000000000000000000000000000000000000009091166024820152604401610b11565b5f61290d83613b36565b9050612919338261395a565b335f90815260208190526040812060010180548392906129439084906001600160601b031661534b565b92506101000a8154816001600160601b0302191690836001600160601b031602179055508160a0015162ffffff165f0361298b57612980846141bc565b62ffffff1660a08301525b612996338584613657565b61135a848385855f01516129aa9190615386565b8551613807565b806001600160601b03165f036129da57604051631f2a200560e01b815260040160405180910390fd5b335f9081526020819052604081208054839290612a019084906001600160601b031661534b565b82546001600160601b039182166101009390930a928302919092021990911617905550335f9081526020819052604090205460ff600160f81b90910416612a4b57612a4b336134a6565b6040516001600160601b038216815233907f2da466a7b24304f47e87fa2e1e5a81b9831ce54fec19055ce277ca2f39ba42c49060200160405180910390a26040516370a0823160e01b81523060048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906370a0823190602401602060405180830381865afa158015612aed573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612b119190615577565b9050612b516001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633306001600160601b0386166142fe565b6040516370a0823160e01b81523060048201525f9082906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906370a0823190602401602060405180830381865afa158015612bb7573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612bdb9190615577565b612be59190615445565b9050826001600160601b03168114610c5e576040517f74bf1a030000000000000000000000000000000000000000000000000000000081526001600160601b038416600482015260248101829052604401610b11565b5f612c4582613173565b5f81815260036020526040902054909150600160d01b900460ff1615612c9a576040517ffd01315f00000000000000000000000000000000000000000000000000000000815260048101829052602401610b11565b612ca333614337565b612cdb576040517fb12c8f91000000000000000000000000000000000000000000000000000000008152336004820152602401610b11565b335f9081526020819052604090205461fffe19600160e81b90910461ffff1601612d4857604051630e298fdf60e01b815260206004820152600660248201527f6e756d62657200000000000000000000000000000000000000000000000000006044820152606401610b11565b335f9081526020819052604090208054601d90612d6f90600160e81b900461ffff1661558e565b82546101009290920a61ffff818102199093169183160217909155335f908152600460209081526040808320868201358452909152902080549091601991612dbf91600160c81b9091041661558e565b91906101000a81548161ffff021916908361ffff160217905550612de2336139fe565b335f90815260208190526040902054600160f81b900460ff16612e0857612e08336134a6565b5f818152600360205260409081902080547fffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffff33167fffffffffff00ffffffffffff000000000000000000000000000000000000000090911617600160d01b17815590830135600182015560608301356002820155612e8781838561334e565b50919050565b5f612e98338361357c565b9050806020015163ffffffff165f03612ec4576040516312d37ee560e31b815260040160405180910390fd5b806060015164ffffffffff16421015612f185760608101516040517f09e18ba500000000000000000000000000000000000000000000000000000000815264ffffffffff9091166004820152602401610b11565b6040810151602082015182515f9291612f30916153a2565b612f3a9190615386565b90505f8163ffffffff16836020015163ffffffff1610612f5a5781612f60565b82602001515b90508063ffffffff165f03612f88576040516312d37ee560e31b815260040160405180910390fd5b8083602001818151612f9a9190615386565b63ffffffff9081169091528451161590508015612fbf5750602083015163ffffffff16155b15612fe057612fd2848460a00151614477565b5f60a0840181905260808401525b612feb338585613657565b5f612ff582613b36565b335f908152602081905260408120600101805492935083929091906130249084906001600160601b0316615426565b82546101009290920a6001600160601b03818102199093169183160217909155335f908152602081905260408120805485945090926130659185911661534b565b92506101000a8154816001600160601b0302191690836001600160601b031602179055505050505050565b6001600160a01b0382165f908152602081905260409020546001600160601b03600160601b9091048116908216811015613118576040517f4dfade450000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526001600160601b03808316602483015283166044820152606401610b11565b6001600160a01b03929092165f90815260208190526040902080547fffffffffffffffff000000000000000000000000ffffffffffffffffffffffff16600160601b929093036001600160601b031691909102919091179055565b5f604082013581036131b057604051630e298fdf60e01b8152602060048201526005602482015264636c61737360d81b6044820152606401610b11565b60608201355f0361320457604051630e298fdf60e01b815260206004820152600760248201527f706565724b6579000000000000000000000000000000000000000000000000006044820152606401610b11565b60808201355f0361325857604051630e298fdf60e01b815260206004820152600d60248201527f656e6372797074696f6e4b6579000000000000000000000000000000000000006044820152606401610b11565b600461326760c08401846155ae565b905011156132b857604051630e298fdf60e01b815260206004820152600660248201527f72656c61797300000000000000000000000000000000000000000000000000006044820152606401610b11565b6101006132c860e08401846155f4565b9050111561331957604051630e298fdf60e01b815260206004820152600860248201527f656e64706f696e740000000000000000000000000000000000000000000000006044820152606401610b11565b604080513360208201526060808501359282019290925201604051602081830303815290604052805190602001209050919050565b61335b6020820182615637565b835463ffffffff91909116600160a01b027fffffffffffffffff00000000ffffffffffffffffffffffffffffffffffffffff9091161783556133a36040820160208301615661565b835461ffff91909116600160c01b027fffffffffffff0000ffffffffffffffffffffffffffffffffffffffffffffffff909116178355608081013560038401556133f360c0820160a0830161567a565b6004840180546fffffffffffffffffffffffffffffffff19166001600160801b039290921691909117905561342b60c08201826155ae565b600585019161343b9190836156aa565b5061344960e08201826155f4565b6006850191613459919083615780565b50818160400135336001600160a01b03167f9f497ec496eb9308fa48b6433ac3c28637e3a8a0b921328cc3e63b0695e8a750846040516134999190615932565b60405180910390a4505050565b6001600160a01b0381165f9081526020819052604081208054909190600160e81b900461ffff16158015906134df57506134df82614543565b80156134ef57506134ef83614337565b8254909150600160f81b900460ff1615158115150361350d57505050565b81547effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff16600160f81b8215159081029190911783556040519081526001600160a01b038416907f872e7f41e5c3db4cd5f0b58bb634990aada0d4ed0df3607f3dba47e052e670599060200161156e565b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810191909152506001600160a01b0382165f908152600460209081526040808320848452825291829020825160e081018452905463ffffffff80821683526401000000008204811693830193909352600160401b81049092169281019290925264ffffffffff600160601b820481166060840152600160881b820416608083015262ffffff600160b01b82041660a083015261ffff600160c81b9091041660c082015292915050565b6001600160a01b0383165f8181526004602090815260408083208684528252918290208451815486840151878601516060808a015160808b015160a08c015160c08d015161ffff16600160c81b027fffffffffff0000ffffffffffffffffffffffffffffffffffffffffffffffffff62ffffff909216600160b01b027fffffffffffffff000000ffffffffffffffffffffffffffffffffffffffffffff64ffffffffff948516600160881b02167fffffffffffffff0000000000000000ffffffffffffffffffffffffffffffffff94909516600160601b81027fffffffffffffffffffffffffffffff0000000000ffffffffffffffffffffffff63ffffffff998a16600160401b02167fffffffffffffffffffffffffffffff000000000000000000ffffffffffffffff9a8a16640100000000810267ffffffffffffffff19909d169a909d16998a179b909b1799909916999099179790971792909216929092179490941716929092179094558551938452938301919091528184015291518593927f2812f9e760bb395eefa0b447f8ca41578aa1eaa386a84914882bcd9e814fd19a92908290030190a3505050565b8063ffffffff168263ffffffff16031561135a575f84815260056020526040902060a084015161385d9061383d906001906154cc565b62ffffff168363ffffffff16613851611d15565b600185019291906145f7565b8263ffffffff165f036138a9578054819060069061388a906601000000000000900463ffffffff166159f9565b91906101000a81548163ffffffff021916908363ffffffff1602179055505b8163ffffffff165f036117a457805481906006906138d6906601000000000000900463ffffffff16615a14565b91906101000a81548163ffffffff021916908363ffffffff1602179055505050505050565b6040516001600160a01b03838116602483015260448201839052610c5e91859182169063a9059cbb906064015b604051602081830303815290604052915060e01b6020820180516001600160e01b0383818316178352505050506147b2565b6001600160a01b0382165f908152602081905260409020546001600160601b039081169082168110156139c2576040516350859c8560e11b81526001600160a01b03841660048201526001600160601b03808316602483015283166044820152606401610b11565b6001600160a01b03929092165f90815260208190526040902080546bffffffffffffffffffffffff1916919092036001600160601b0316179055565b6001600160a01b0381165f90815260208190526040812080549091600160e81b90910461ffff169003613a2f575050565b5f5f613a3a83614837565b8354613a7b907f00000000000000000000000000000000000000000000000000000000000000006001600160601b031690600160e81b900461ffff16615693565b9150915080821015613aaa576040516357aada6b60e01b81526004810183905260248101829052604401610b11565b60018301548354600160601b9091046001600160801b0390811691613afc917f00000000000000000000000000000000000000000000000000000000000000001690600160e81b900461ffff16615693565b6001600160801b03909116925090508082101561135a576040516357aada6b60e01b81526004810183905260248101829052604401610b11565b5f610cef7f000000000000000000000000000000000000000000000000000000000000000063ffffffff8416615a29565b5f5f5b808314613c89575f848483818110613b8457613b846153db565b613b9a9260206040909202019081019150614cf7565b6001600160a01b031614613c7957838382818110613bba57613bba6153db565b9050604002016020016020810190613bd2919061531e565b6001600160601b031660015f868685818110613bf057613bf06153db565b613c069260206040909202019081019150614cf7565b6001600160a01b03166001600160a01b031681526020019081526020015f205f828254613c339190615531565b909155508490508382818110613c4b57613c4b6153db565b9050604002016020016020810190613c63919061531e565b613c76906001600160601b031683615531565b91505b613c82816153ef565b9050613b6a565b5084811115613cce576040517f735fea6e0000000000000000000000000000000000000000000000000000000081526004810182905260248101869052604401610b11565b848114613cf557613cdf8186615445565b60025f828254613cef9190615531565b90915550505b836007811115613d0757613d076154e7565b6001600160a01b0387167f5e59549ec8a731defa7fb8a1d19a18243623a69b9f8045cd93c6c677c84788f887613d3d8582615445565b6040805192835260208301919091520160405180910390a3613d5e8661486a565b505050505050565b604080518082019091525f80825260208201525f5b60068114613dfc576006819003600390810285901c9060058390030285901c6007165f613daa88858589614906565b90505f5b828114613dd0578551630fffffff8316018652601c9190911c90600101613dae565b50630fffffff8116602086018190525f03613dee5750505050612002565b505050806001019050613d7b565b509392505050565b613e3d6040518060c001604052805f62ffffff1681526020015f81526020015f81526020015f81526020015f8152602001606081525090565b62ffffff8416815260208101839052613e5685856141a7565b60408201528167ffffffffffffffff811115613e7457613e74615544565b604051908082528060200260200182016040528015613eb857816020015b604080518082019091525f8082526020820152815260200190600190039081613e925790505b5060a0820152949350505050565b5f5b808214613d5e575f60045f858585818110613ee557613ee56153db565b9050602002016020810190613efa9190614cf7565b6001600160a01b0316815260208082019290925260409081015f908120888252909252812054600160b01b900462ffffff169150819003613f3b5750613feb565b5f5b828114158015613fab5750848484818110613f5a57613f5a6153db565b9050602002016020810190613f6f9190614cf7565b6001600160a01b0316858583818110613f8a57613f8a6153db565b9050602002016020810190613f9f9190614cf7565b6001600160a01b031614155b15613fc057613fb9816153ef565b9050613f3d565b828103613fe857613fe888600101600184613fdb91906154cc565b89919062ffffff166149d5565b50505b613ff4816153ef565b9050613ec8565b5f5f83604001518460200151856060018051809190614019906153ef565b9052604080516020810193909352820152606001604051602081830303815290604052805190602001205f1c61404f9190615a4b565b60808501519091505f5b8181146140b5575f8660a001518281518110614077576140776153db565b60200260200101519050805f015184101561409257506140b5565b60208101516140a19085615531565b935050806140ae906153ef565b9050614059565b50604080518082019091525f808252602082015285516140d890869085906149ef565b90945090506140e78682614a9e565b50505092915050565b6001600160a01b0382165f9081526004602090815260408083208684529091528120805482906141309063ffffffff80871691600160401b900416615531565b8254909150600160881b900464ffffffffff1615158061416a575081546141679063ffffffff640100000000820481169116615531565b81115b15614179575f92505050612002565b815463ffffffff909116600160401b026bffffffff0000000000000000199091161790555060019392505050565b5f610cec6141b7845f5f86614906565b614b9b565b5f81815260056020526040812080546301000000900462ffffff16156142335780546003808301915f9184916141fd906301000000900462ffffff16615a5e565b825462ffffff9182166101009390930a8381029083021990911617909255825260208201929092526040015f20541691506142b2565b61423f60066008615b4d565b815462ffffff1603614280576040517f55fc61e700000000000000000000000000000000000000000000000000000000815260048101849052602401610b11565b805481905f906142949062ffffff16615b58565b91906101000a81548162ffffff021916908362ffffff160217905591505b33600282015f6142c36001866154cc565b62ffffff1681526020019081526020015f205f6101000a8154816001600160a01b0302191690836001600160a01b0316021790555050919050565b6040516001600160a01b03848116602483015283811660448301526064820183905261135a9186918216906323b872dd90608401613928565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031661436e57506001919050565b6040516001600160a01b0383811660248301525f9182917f00000000000000000000000000000000000000000000000000000000000000001690620186a09060440160408051601f198184030181529181526020820180516001600160e01b03167fb9209e3300000000000000000000000000000000000000000000000000000000179052516143fe9190615b71565b5f604051808303818686fa925050503d805f8114614437576040519150601f19603f3d011682016040523d82523d5f602084013e61443c565b606091505b509150915081801561445057506020815110155b801561446f57508080602001905181019061446b9190615577565b6001145b949350505050565b5f828152600560205260408120805490918391600380850192916301000000900462ffffff169085906144a983615b58565b91906101000a81548162ffffff021916908362ffffff16021790555062ffffff1681526020019081526020015f205f6101000a81548162ffffff021916908362ffffff160217905550806002015f60018461450491906154cc565b62ffffff16815260208101919091526040015f2080547fffffffffffffffffffffffff0000000000000000000000000000000000000000169055505050565b80545f90614586907f00000000000000000000000000000000000000000000000000000000000000006001600160601b031690600160e81b900461ffff16615693565b61458f83614837565b10158015610cef575081546145d9907f00000000000000000000000000000000000000000000000000000000000000006001600160801b031690600160e81b900461ffff16615693565b60018301546001600160801b03600160601b90910416101592915050565b825f8060065b8015614773575f19015f614615601c60078716615693565b9050600385901c94505f614631838760021b60209190911b1790565b5f81815260208c905260409020549550905084821c630fffffff1661465860016006615445565b840361467557888103614671575050505050505061135a565b8094505b5f856146818b84615531565b61468b9190615445565b9050630fffffff8111156146b557604051636386ba8560e11b815260048101829052602401610b11565b60f887901c87158015906146dc57508962ffffff166146d98960e01c62ffffff1690565b14155b1561471257600381146146f9576146f4816001615531565b6146fc565b60015b8481175f90815260208f90526040902089905590505b5f93845260208d90526040909320630fffffff851b19979097166001600160e01b0316931b929092177effffff0000000000000000000000000000000000000000000000000000000060e089901b161760f89190911b1793849055506145fd565b505f61477e83614b9b565b9050630fffffff8111156147a857604051636386ba8560e11b815260048101829052602401610b11565b5050505050505050565b5f5f60205f8451602086015f885af1806147d1576040513d5f823e3d81fd5b50505f513d915081156147e85780600114156147f5565b6001600160a01b0384163b155b1561135a576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610b11565b600181015481545f916001600160601b039081169161486091600160601b820481169116615531565b610cef9190615531565b6001600160a01b0381165f9081526020819052604090208054600160f81b900460ff16158061489d575061489d81614543565b156148a6575050565b80547effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff1681556040515f81526001600160a01b038316907f872e7f41e5c3db4cd5f0b58bb634990aada0d4ed0df3607f3dba47e052e6705990602001610bc0565b5f80602085901b600285901b175f818152602088905260409020549250905062ffffff831661493a8360e01c62ffffff1690565b11614945575061446f565b60f882901c5f81900361495c575f9250505061446f565b5f5b600381146149c8578282175f90815260208990526040902054935062ffffff851661498e8560e01c62ffffff1690565b1161499b5750505061446f565b816001146149b3576149ae600183615445565b6149b6565b60035b91506149c1816153ef565b905061495e565b505f979650505050505050565b8251610c5e9084906149ea9085908590613d66565b614a9e565b5f614a0b60405180604001604052805f81526020015f81525090565b835f805b60068114614a6e575f614a248983888a614906565b9050600386901b9550630fffffff811692505b828410614a5d576001909501949190920391630fffffff601c9290921c91821691614a37565b50614a67816153ef565b9050614a0f565b508360405180604001604052808489614a879190615445565b81526020019290925293509150505b935093915050565b80602001515f03614aad575050565b6080820180515f91614abe826153ef565b905290505b8015801590614afc5750815160a0840151614adf600184615445565b81518110614aef57614aef6153db565b60200260200101515f0151115b15614b5b5760a0830151614b11600183615445565b81518110614b2157614b216153db565b60200260200101518360a001518281518110614b3f57614b3f6153db565b602002602001018190525080614b5490615b8c565b9050614ac3565b818360a001518281518110614b7257614b726153db565b6020026020010181905250816020015183604001818151614b939190615445565b905250505050565b5f5f5b80600814612e8757601c83901c92630fffffff169190910190600101614b9e565b5080545f8255905f5260205f209061277b9190614c07565b508054614be39061549a565b5f825580601f10614bf2575050565b601f0160209004905f5260205f209061277b91905b5f5b80821115610c5e575f81840155600101614c09565b80356001600160a01b0381168114614c34575f5ffd5b919050565b80356001600160601b0381168114614c34575f5ffd5b5f5f60408385031215614c60575f5ffd5b614c6983614c1e565b9150614c7760208401614c39565b90509250929050565b5f60208284031215614c90575f5ffd5b813567ffffffffffffffff811115614ca6575f5ffd5b82016101008185031215612002575f5ffd5b5f5f60408385031215614cc9575f5ffd5b614cd283614c1e565b946020939093013593505050565b5f60208284031215614cf0575f5ffd5b5035919050565b5f60208284031215614d07575f5ffd5b610cec82614c1e565b803563ffffffff81168114614c34575f5ffd5b5f5f60408385031215614d34575f5ffd5b82359150614c7760208401614d10565b5f5f83601f840112614d54575f5ffd5b50813567ffffffffffffffff811115614d6b575f5ffd5b6020830191508360208260051b8501011115614d85575f5ffd5b9250929050565b5f5f5f5f60608587031215614d9f575f5ffd5b84359350602085013567ffffffffffffffff811115614dbc575f5ffd5b614dc887828801614d44565b9094509250614ddb905060408601614d10565b905092959194509250565b80356001600160801b0381168114614c34575f5ffd5b5f5f60408385031215614e0d575f5ffd5b614e1683614de6565b9150614c7760208401614c1e565b803560088110614c34575f5ffd5b5f5f83601f840112614e42575f5ffd5b50813567ffffffffffffffff811115614e59575f5ffd5b6020830191508360208260061b8501011115614d85575f5ffd5b5f5f5f5f5f5f60a08789031215614e88575f5ffd5b86359550614e9860208801614c1e565b9450614ea660408801614d10565b9350614eb460608801614e24565b9250608087013567ffffffffffffffff811115614ecf575f5ffd5b614edb89828a01614e32565b979a9699509497509295939492505050565b5f8151808452602084019350602083015f5b82811015614f1d578151865260209586019590910190600101614eff565b5093949350505050565b5f5b83811015614f41578181015183820152602001614f29565b50505f910152565b5f8151808452614f60816020860160208601614f27565b601f01601f19169290920160200192915050565b60208152614f8e6020820183516001600160a01b03169052565b5f6020830151614fa6604084018263ffffffff169052565b50604083015161ffff81166060840152506060830151801515608084015250608083015160a083015260a083015160c083015260c083015160e083015260e0830151614ffe6101008401826001600160801b03169052565b5061010083015161014061012084015261501c610160840182614eed565b9050610120840151601f198483030161014085015261503b8282614f49565b95945050505050565b5f60e0820190506001600160601b0383511682526001600160601b0360208401511660208301526001600160601b0360408401511660408301526001600160801b03606084015116606083015264ffffffffff608084015116608083015260a08301516150b760a084018261ffff169052565b5060c08301516150cb60c084018215159052565b5092915050565b803562ffffff81168114614c34575f5ffd5b5f5f5f606084860312156150f6575f5ffd5b8335925061510660208501614c1e565b9150615114604085016150d2565b90509250925092565b5f5f5f5f5f60808688031215615131575f5ffd5b61513a86614c1e565b945061514860208701614c39565b935061515660408701614e24565b9250606086013567ffffffffffffffff811115615171575f5ffd5b61517d88828901614e32565b969995985093965092949392505050565b5f5f5f606084860312156151a0575f5ffd5b6151a984614c1e565b92506020840135915061511460408501614e24565b5f60e08201905063ffffffff835116825263ffffffff602084015116602083015263ffffffff604084015116604083015264ffffffffff606084015116606083015264ffffffffff608084015116608083015260a083015161522760a084018262ffffff169052565b5060c08301516150cb60c084018261ffff169052565b5f5f6040838503121561524e575f5ffd5b614e1683614c39565b5f5f5f5f5f5f5f60c0888a03121561526d575f5ffd5b8735965061527d602089016150d2565b95506040880135945060608801359350608088013567ffffffffffffffff8111156152a6575f5ffd5b6152b28a828b01614d44565b90945092506152c5905060a08901614d10565b905092959891949750929550565b602080825282518282018190525f918401906040840190835b818110156153135783516001600160a01b03168352602093840193909201916001016152ec565b509095945050505050565b5f6020828403121561532e575f5ffd5b610cec82614c39565b634e487b7160e01b5f52601160045260245ffd5b6001600160601b038181168382160190811115610cef57610cef615337565b5f61ffff82168061537d5761537d615337565b5f190192915050565b63ffffffff8281168282160390811115610cef57610cef615337565b63ffffffff8181168382160190811115610cef57610cef615337565b64ffffffffff8181168382160190811115610cef57610cef615337565b634e487b7160e01b5f52603260045260245ffd5b5f6001820161540057615400615337565b5060010190565b6001600160801b038281168282160390811115610cef57610cef615337565b6001600160601b038281168282160390811115610cef57610cef615337565b81810381811115610cef57610cef615337565b634e487b7160e01b5f52601260045260245ffd5b5f8261547a5761547a615458565b500490565b62ffffff8181168382160190811115610cef57610cef615337565b600181811c908216806154ae57607f821691505b602082108103612e8757634e487b7160e01b5f52602260045260245ffd5b62ffffff8281168282160390811115610cef57610cef615337565b634e487b7160e01b5f52602160045260245ffd5b604081016008841061551b57634e487b7160e01b5f52602160045260245ffd5b92815264ffffffffff9190911660209091015290565b80820180821115610cef57610cef615337565b634e487b7160e01b5f52604160045260245ffd5b6001600160801b038181168382160190811115610cef57610cef615337565b5f60208284031215615587575f5ffd5b5051919050565b5f61ffff821661ffff81036155a5576155a5615337565b60010192915050565b5f5f8335601e198436030181126155c3575f5ffd5b83018035915067ffffffffffffffff8211156155dd575f5ffd5b6020019150600581901b3603821315614d85575f5ffd5b5f5f8335601e19843603018112615609575f5ffd5b83018035915067ffffffffffffffff821115615623575f5ffd5b602001915036819003821315614d85575f5ffd5b5f60208284031215615647575f5ffd5b610cec82614d10565b803561ffff81168114614c34575f5ffd5b5f60208284031215615671575f5ffd5b610cec82615650565b5f6020828403121561568a575f5ffd5b610cec82614de6565b8082028115828204841417610cef57610cef615337565b67ffffffffffffffff8311156156c2576156c2615544565b600160401b8311156156d6576156d6615544565b80548382558084101561570a57815f528360205f20018482035f5b81811015615706575f838201556001016156f1565b5050505b505f8181526020812083915b85811015613d5e57823582820155602090920191600101615716565b601f821115610c5e5782821115610c5e57805f5260205f20601f840160051c602085101561575d57505f5b90810190601f840160051c035f5b81811015613d5e575f8382015560010161576b565b67ffffffffffffffff83111561579857615798615544565b6157ac836157a6835461549a565b83615732565b5f601f8411600181146157dd575f85156157c65750838201355b5f19600387901b1c1916600186901b1783556117a4565b5f83815260208120601f198716915b8281101561580c57868501358255602094850194600190920191016157ec565b5086821015615828575f1960f88860031b161c19848701351681555b505060018560011b0183555050505050565b5f5f8335601e1984360301811261584f575f5ffd5b830160208101925035905067ffffffffffffffff81111561586e575f5ffd5b8060051b3603821315614d85575f5ffd5b8183525f7f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8311156158af575f5ffd5b8260051b80836020870137939093016020019392505050565b5f5f8335601e198436030181126158dd575f5ffd5b830160208101925035905067ffffffffffffffff8111156158fc575f5ffd5b803603821315614d85575f5ffd5b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b6020815263ffffffff61594483614d10565b1660208201525f61595760208401615650565b61ffff8116604084015250604083013560608381019190915283013560808084019190915283013560a080840191909152615993908401614de6565b6001600160801b03811660c0840152506159b060c084018461583a565b61010060e08501526159c76101208501828461587f565b9150506159d760e08501856158c8565b848303601f19016101008601526159ef83828461590a565b9695505050505050565b5f63ffffffff821663ffffffff81036155a5576155a5615337565b5f63ffffffff82168061537d5761537d615337565b6001600160601b0381811683821602908116908181146150cb576150cb615337565b5f82615a5957615a59615458565b500690565b5f62ffffff82168061537d5761537d615337565b6001815b6001841115614a9657808504811115615a9157615a91615337565b6001841615615a9f57908102905b60019390931c928002615a76565b5f82615abb57506001610cef565b81615ac757505f610cef565b8160018114615add5760028114615ae757615b03565b6001915050610cef565b60ff841115615af857615af8615337565b50506001821b610cef565b5060208310610133831016604e8410600b8410161715615b26575081810a610cef565b615b325f198484615a72565b805f1904821115615b4557615b45615337565b029392505050565b5f610cec8383615aad565b5f62ffffff821662ffffff81036155a5576155a5615337565b5f8251615b82818460208701614f27565b9190910192915050565b5f81615b9a57615b9a615337565b505f19019056',
} as const
