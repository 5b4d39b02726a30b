// Written by npm run contracts from the compiled contracts; a test keeps it equal.

export const boundedTimelockAbi = [
 {
  "type": "constructor",
  "inputs": [
   {
    "name": "delay",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "floor",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "governor",
    "type": "address",
    "internalType": "address"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "receive",
  "stateMutability": "payable"
 },
 {
  "type": "function",
  "name": "CANCELLER_ROLE",
  "inputs": [],
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
  "name": "DEFAULT_ADMIN_ROLE",
  "inputs": [],
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
  "name": "DELAY_FLOOR",
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
  "name": "EXECUTOR_ROLE",
  "inputs": [],
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
  "name": "PROPOSER_ROLE",
  "inputs": [],
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
  "name": "acceptGovernance",
  "inputs": [
   {
    "name": "from",
    "type": "address",
    "internalType": "contract IOffersGovernance"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
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
  "name": "execute",
  "inputs": [
   {
    "name": "target",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "payload",
    "type": "bytes",
    "internalType": "bytes"
   },
   {
    "name": "predecessor",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "salt",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "payable"
 },
 {
  "type": "function",
  "name": "executeBatch",
  "inputs": [
   {
    "name": "targets",
    "type": "address[]",
    "internalType": "address[]"
   },
   {
    "name": "values",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "payloads",
    "type": "bytes[]",
    "internalType": "bytes[]"
   },
   {
    "name": "predecessor",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "salt",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "payable"
 },
 {
  "type": "function",
  "name": "getMinDelay",
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
  "name": "getOperationState",
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
    "type": "uint8",
    "internalType": "enum TimelockController.OperationState"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "getRoleAdmin",
  "inputs": [
   {
    "name": "role",
    "type": "bytes32",
    "internalType": "bytes32"
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
  "name": "getTimestamp",
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
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "grantRole",
  "inputs": [
   {
    "name": "role",
    "type": "bytes32",
    "internalType": "bytes32"
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
  "name": "hasRole",
  "inputs": [
   {
    "name": "role",
    "type": "bytes32",
    "internalType": "bytes32"
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
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "hashOperation",
  "inputs": [
   {
    "name": "target",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "data",
    "type": "bytes",
    "internalType": "bytes"
   },
   {
    "name": "predecessor",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "salt",
    "type": "bytes32",
    "internalType": "bytes32"
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
  "name": "hashOperationBatch",
  "inputs": [
   {
    "name": "targets",
    "type": "address[]",
    "internalType": "address[]"
   },
   {
    "name": "values",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "payloads",
    "type": "bytes[]",
    "internalType": "bytes[]"
   },
   {
    "name": "predecessor",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "salt",
    "type": "bytes32",
    "internalType": "bytes32"
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
  "name": "isOperation",
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
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "isOperationDone",
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
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "isOperationPending",
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
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "isOperationReady",
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
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "onERC1155BatchReceived",
  "inputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bytes4",
    "internalType": "bytes4"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "onERC1155Received",
  "inputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bytes4",
    "internalType": "bytes4"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "onERC721Received",
  "inputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bytes4",
    "internalType": "bytes4"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "renounceRole",
  "inputs": [
   {
    "name": "role",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "callerConfirmation",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "revokeRole",
  "inputs": [
   {
    "name": "role",
    "type": "bytes32",
    "internalType": "bytes32"
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
  "name": "schedule",
  "inputs": [
   {
    "name": "target",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "data",
    "type": "bytes",
    "internalType": "bytes"
   },
   {
    "name": "predecessor",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "salt",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "delay",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "scheduleBatch",
  "inputs": [
   {
    "name": "targets",
    "type": "address[]",
    "internalType": "address[]"
   },
   {
    "name": "values",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "payloads",
    "type": "bytes[]",
    "internalType": "bytes[]"
   },
   {
    "name": "predecessor",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "salt",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "delay",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "supportsInterface",
  "inputs": [
   {
    "name": "interfaceId",
    "type": "bytes4",
    "internalType": "bytes4"
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
  "name": "updateDelay",
  "inputs": [
   {
    "name": "newDelay",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "event",
  "name": "CallExecuted",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "index",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "target",
    "type": "address",
    "indexed": false,
    "internalType": "address"
   },
   {
    "name": "value",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "data",
    "type": "bytes",
    "indexed": false,
    "internalType": "bytes"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "CallSalt",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "salt",
    "type": "bytes32",
    "indexed": false,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "CallScheduled",
  "inputs": [
   {
    "name": "id",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "index",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "target",
    "type": "address",
    "indexed": false,
    "internalType": "address"
   },
   {
    "name": "value",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "data",
    "type": "bytes",
    "indexed": false,
    "internalType": "bytes"
   },
   {
    "name": "predecessor",
    "type": "bytes32",
    "indexed": false,
    "internalType": "bytes32"
   },
   {
    "name": "delay",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Cancelled",
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
  "name": "MinDelayChange",
  "inputs": [
   {
    "name": "oldDuration",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "newDuration",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "RoleAdminChanged",
  "inputs": [
   {
    "name": "role",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "previousAdminRole",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "newAdminRole",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "RoleGranted",
  "inputs": [
   {
    "name": "role",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "account",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "sender",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "RoleRevoked",
  "inputs": [
   {
    "name": "role",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "account",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "sender",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   }
  ],
  "anonymous": false
 },
 {
  "type": "error",
  "name": "AccessControlBadConfirmation",
  "inputs": []
 },
 {
  "type": "error",
  "name": "AccessControlUnauthorizedAccount",
  "inputs": [
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "neededRole",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "FailedCall",
  "inputs": []
 },
 {
  "type": "error",
  "name": "TimelockInsufficientDelay",
  "inputs": [
   {
    "name": "delay",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "minDelay",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "TimelockInvalidOperationLength",
  "inputs": [
   {
    "name": "targets",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "payloads",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "values",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "TimelockUnauthorizedCaller",
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
  "name": "TimelockUnexecutedPredecessor",
  "inputs": [
   {
    "name": "predecessorId",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "TimelockUnexpectedOperationState",
  "inputs": [
   {
    "name": "operationId",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "expectedStates",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 }
] as const

export const boundedTimelockCode = {
  BoundedTimelock: '0x60a060405234801561000f575f5ffd5b50604051611ff9380380611ff983398101604081905261002e9161029b565b8261003882610198565b6100415f610198565b5f61004c81306101f2565b506001600160a01b03811615610068576100665f826101f2565b505b5f5b83518110156100fc576100bc7fb09aa5aeb3702cfd50b6b62bc4532604938f21248a27a1d5ca736082b6819cc18583815181106100a9576100a96102dd565b60200260200101516101f260201b60201c565b506100f37ffd643c72710c63c0180259aba6b2d05451e3591a24e58b62239378085726f7838583815181106100a9576100a96102dd565b5060010161006a565b505f5b82518110156101475761013e7fd8aa0f3194971a2a116679f7c2090f6939c8d4e01a2a8d7e41d55e5351469e638483815181106100a9576100a96102dd565b506001016100ff565b506002849055604080515f8152602081018690527f11c24f4ead16507c69ac467fbd5e4eed5fb5c699626d2cc6d66421df253886d5910160405180910390a1505050608092909252506102f1915050565b6040805160018082528183019092526060916020808301908036833701905050905081815f815181106101cd576101cd6102dd565b60200260200101906001600160a01b031690816001600160a01b031681525050919050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16610292575f838152602081815260408083206001600160a01b03861684529091529020805460ff1916600117905561024a3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610295565b505f5b92915050565b5f5f5f606084860312156102ad575f5ffd5b83516020850151604086015191945092506001600160a01b03811681146102d2575f5ffd5b809150509250925092565b634e487b7160e01b5f52603260045260245ffd5b608051611ce26103175f395f818161040f01528181610f770152610fa40152611ce25ff3fe6080604052600436106101c8575f3560e01c80637958004c116100f2578063b1c5f42711610092578063d547741f11610062578063d547741f14610603578063e38335e514610622578063f23a6e6114610635578063f27a0c9214610679575f5ffd5b8063b1c5f42714610556578063bc197c8114610575578063c4d252f5146105b9578063d45c4435146105d8575f5ffd5b80638f61f4f5116100cd5780638f61f4f51461049b57806391d14854146104ce578063a217fddf14610510578063b08e51c014610523575f5ffd5b80637958004c146104315780638065657f1461045d5780638f2a0bb01461047c575f5ffd5b80632ab0f52911610168578063584b153e11610138578063584b153e146103a15780635f23d794146103c057806364d62353146103df578063774fe76e146103fe575f5ffd5b80632ab0f529146103255780632f2ff15d1461034457806331d507501461036357806336568abe14610382575f5ffd5b8063134008d3116101a3578063134008d31461026957806313bc9f201461027c578063150b7a021461029b578063248a9ca3146102f7575f5ffd5b806301d5062a146101d357806301ffc9a7146101f457806307bd026514610228575f5ffd5b366101cf57005b5f5ffd5b3480156101de575f5ffd5b506101f26101ed366004611499565b61068d565b005b3480156101ff575f5ffd5b5061021361020e36600461150a565b610761565b60405190151581526020015b60405180910390f35b348015610233575f5ffd5b5061025b7fd8aa0f3194971a2a116679f7c2090f6939c8d4e01a2a8d7e41d55e5351469e6381565b60405190815260200161021f565b6101f2610277366004611531565b610771565b348015610287575f5ffd5b5061021361029636600461159a565b610866565b3480156102a6575f5ffd5b506102de6102b5366004611662565b7f150b7a0200000000000000000000000000000000000000000000000000000000949350505050565b6040516001600160e01b0319909116815260200161021f565b348015610302575f5ffd5b5061025b61031136600461159a565b5f9081526020819052604090206001015490565b348015610330575f5ffd5b5061021361033f36600461159a565b61088b565b34801561034f575f5ffd5b506101f261035e3660046116ca565b610893565b34801561036e575f5ffd5b5061021361037d36600461159a565b6108bd565b34801561038d575f5ffd5b506101f261039c3660046116ca565b6108e1565b3480156103ac575f5ffd5b506102136103bb36600461159a565b610932565b3480156103cb575f5ffd5b506101f26103da3660046116f8565b610977565b3480156103ea575f5ffd5b506101f26103f936600461159a565b6109c8565b348015610409575f5ffd5b5061025b7f000000000000000000000000000000000000000000000000000000000000000081565b34801561043c575f5ffd5b5061045061044b36600461159a565b610a54565b60405161021f9190611727565b348015610468575f5ffd5b5061025b610477366004611531565b610a9c565b348015610487575f5ffd5b506101f261049636600461178e565b610ada565b3480156104a6575f5ffd5b5061025b7fb09aa5aeb3702cfd50b6b62bc4532604938f21248a27a1d5ca736082b6819cc181565b3480156104d9575f5ffd5b506102136104e83660046116ca565b5f918252602082815260408084206001600160a01b0393909316845291905290205460ff1690565b34801561051b575f5ffd5b5061025b5f81565b34801561052e575f5ffd5b5061025b7ffd643c72710c63c0180259aba6b2d05451e3591a24e58b62239378085726f78381565b348015610561575f5ffd5b5061025b610570366004611843565b610c7c565b348015610580575f5ffd5b506102de61058f366004611970565b7fbc197c810000000000000000000000000000000000000000000000000000000095945050505050565b3480156105c4575f5ffd5b506101f26105d336600461159a565b610cc0565b3480156105e3575f5ffd5b5061025b6105f236600461159a565b5f9081526001602052604090205490565b34801561060e575f5ffd5b506101f261061d3660046116ca565b610d6a565b6101f2610630366004611843565b610d8e565b348015610640575f5ffd5b506102de61064f366004611a23565b7ff23a6e610000000000000000000000000000000000000000000000000000000095945050505050565b348015610684575f5ffd5b5061025b610f68565b7fb09aa5aeb3702cfd50b6b62bc4532604938f21248a27a1d5ca736082b6819cc16106b781610fca565b5f6106c6898989898989610a9c565b90506106d28184610fd7565b5f817f4cf4410cc57040e44862ef0f45f3dd5a5e02db8eb8add648d4b0e236f1d07dca8b8b8b8b8b8a60405161070d96959493929190611aa3565b60405180910390a3831561075657807f20fda5fd27a1ea7bf5b9567f143ac5470bb059374a27e8f67cb44f946f6d03878560405161074d91815260200190565b60405180910390a25b505050505050505050565b5f61076b82611080565b92915050565b5f80527fdae2aa361dfd1ca020a396615627d436107c35eff9fe7738a3512819782d70696020527f5ba6852781629bcdcd4bdaa6de76d786f1c64b16acdac474e55bebc0ea157951547fd8aa0f3194971a2a116679f7c2090f6939c8d4e01a2a8d7e41d55e5351469e639060ff166107ed576107ed81336110bd565b5f6107fc888888888888610a9c565b9050610808818561112c565b61081488888888611193565b5f817fc2617efa69bab66782fa219543714338489c4e9e178271560a91b82c3f612b588a8a8a8a60405161084b9493929190611ae0565b60405180910390a361085c81611207565b5050505050505050565b5f60025b61087383610a54565b600381111561088457610884611713565b1492915050565b5f600361086a565b5f828152602081905260409020600101546108ad81610fca565b6108b78383611232565b50505050565b5f806108c883610a54565b60038111156108d9576108d9611713565b141592915050565b6001600160a01b0381163314610923576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61092d82826112d9565b505050565b5f5f61093d83610a54565b9050600181600381111561095357610953611713565b14806109705750600281600381111561096e5761096e611713565b145b9392505050565b806001600160a01b031663453f4e7e6040518163ffffffff1660e01b81526004015f604051808303815f87803b1580156109af575f5ffd5b505af11580156109c1573d5f5f3e3d5ffd5b5050505050565b33308114610a12576040517fe2850c590000000000000000000000000000000000000000000000000000000081526001600160a01b03821660048201526024015b60405180910390fd5b60025460408051918252602082018490527f11c24f4ead16507c69ac467fbd5e4eed5fb5c699626d2cc6d66421df253886d5910160405180910390a150600255565b5f81815260016020526040812054805f03610a7157505f92915050565b60018103610a825750600392915050565b42811115610a935750600192915050565b50600292915050565b5f868686868686604051602001610ab896959493929190611aa3565b6040516020818303038152906040528051906020012090509695505050505050565b7fb09aa5aeb3702cfd50b6b62bc4532604938f21248a27a1d5ca736082b6819cc1610b0481610fca565b8887141580610b135750888514155b15610b5b576040517fffb03211000000000000000000000000000000000000000000000000000000008152600481018a90526024810186905260448101889052606401610a09565b5f610b6c8b8b8b8b8b8b8b8b610c7c565b9050610b788184610fd7565b5f5b8a811015610c2d5780827f4cf4410cc57040e44862ef0f45f3dd5a5e02db8eb8add648d4b0e236f1d07dca8e8e85818110610bb757610bb7611b08565b9050602002016020810190610bcc91906116f8565b8d8d86818110610bde57610bde611b08565b905060200201358c8c87818110610bf757610bf7611b08565b9050602002810190610c099190611b1c565b8c8b604051610c1d96959493929190611aa3565b60405180910390a3600101610b7a565b508315610c6f57807f20fda5fd27a1ea7bf5b9567f143ac5470bb059374a27e8f67cb44f946f6d038785604051610c6691815260200190565b60405180910390a25b5050505050505050505050565b5f8888888888888888604051602001610c9c989796959493929190611bf8565b60405160208183030381529060405280519060200120905098975050505050505050565b7ffd643c72710c63c0180259aba6b2d05451e3591a24e58b62239378085726f783610cea81610fca565b610cf382610932565b610d2f5781610d02600261135a565b610d0c600161135a565b604051635ead8eb560e01b81526004810193909352176024820152604401610a09565b5f828152600160205260408082208290555183917fbaa1eb22f2a492ba1a5fea61b8df4d27c6c8b5f3971e63bb58fa14ff72eedb7091a25050565b5f82815260208190526040902060010154610d8481610fca565b6108b783836112d9565b5f80527fdae2aa361dfd1ca020a396615627d436107c35eff9fe7738a3512819782d70696020527f5ba6852781629bcdcd4bdaa6de76d786f1c64b16acdac474e55bebc0ea157951547fd8aa0f3194971a2a116679f7c2090f6939c8d4e01a2a8d7e41d55e5351469e639060ff16610e0a57610e0a81336110bd565b8786141580610e195750878414155b15610e61576040517fffb03211000000000000000000000000000000000000000000000000000000008152600481018990526024810185905260448101879052606401610a09565b5f610e728a8a8a8a8a8a8a8a610c7c565b9050610e7e818561112c565b5f5b89811015610f52575f8b8b83818110610e9b57610e9b611b08565b9050602002016020810190610eb091906116f8565b90505f8a8a84818110610ec557610ec5611b08565b905060200201359050365f8a8a86818110610ee257610ee2611b08565b9050602002810190610ef49190611b1c565b91509150610f0484848484611193565b84867fc2617efa69bab66782fa219543714338489c4e9e178271560a91b82c3f612b5886868686604051610f3b9493929190611ae0565b60405180910390a350505050806001019050610e80565b50610f5c81611207565b50505050505050505050565b5f5f610f7360025490565b90507f00000000000000000000000000000000000000000000000000000000000000008110610fa25780610fc4565b7f00000000000000000000000000000000000000000000000000000000000000005b91505090565b610fd481336110bd565b50565b610fe0826108bd565b156110115781610fef5f61135a565b604051635ead8eb560e01b815260048101929092526024820152604401610a09565b5f61101a610f68565b905080821015611060576040517f543366090000000000000000000000000000000000000000000000000000000081526004810183905260248101829052604401610a09565b61106a8242611cb4565b5f93845260016020526040909320929092555050565b5f6001600160e01b031982167f4e2312e000000000000000000000000000000000000000000000000000000000148061076b575061076b8261137c565b5f828152602081815260408083206001600160a01b038516845290915290205460ff16611128576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b038216600482015260248101839052604401610a09565b5050565b61113582610866565b6111445781610fef600261135a565b801580159061115957506111578161088b565b155b15611128576040517f90a9a61800000000000000000000000000000000000000000000000000000000815260048101829052602401610a09565b5f5f856001600160a01b03168585856040516111b0929190611cd3565b5f6040518083038185875af1925050503d805f81146111ea576040519150601f19603f3d011682016040523d82523d5f602084013e6111ef565b606091505b50915091506111fe82826113e2565b50505050505050565b61121081610866565b61121f5780610fef600261135a565b5f90815260016020819052604090912055565b5f828152602081815260408083206001600160a01b038516845290915281205460ff166112d2575f838152602081815260408083206001600160a01b03861684529091529020805460ff1916600117905561128a3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a450600161076b565b505f61076b565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16156112d2575f838152602081815260408083206001600160a01b0386168085529252808320805460ff1916905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a450600161076b565b5f81600381111561136d5761136d611713565b600160ff919091161b92915050565b5f6001600160e01b031982167f7965db0b00000000000000000000000000000000000000000000000000000000148061076b57507f01ffc9a7000000000000000000000000000000000000000000000000000000006001600160e01b031983161461076b565b6060826113f7576113f2826113fe565b61076b565b508061076b565b80511561140e5780518082602001fd5b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0381168114610fd4575f5ffd5b5f5f83601f840112611464575f5ffd5b50813567ffffffffffffffff81111561147b575f5ffd5b602083019150836020828501011115611492575f5ffd5b9250929050565b5f5f5f5f5f5f5f60c0888a0312156114af575f5ffd5b87356114ba81611440565b965060208801359550604088013567ffffffffffffffff8111156114dc575f5ffd5b6114e88a828b01611454565b989b979a50986060810135976080820135975060a09091013595509350505050565b5f6020828403121561151a575f5ffd5b81356001600160e01b031981168114610970575f5ffd5b5f5f5f5f5f5f60a08789031215611546575f5ffd5b863561155181611440565b955060208701359450604087013567ffffffffffffffff811115611573575f5ffd5b61157f89828a01611454565b979a9699509760608101359660809091013595509350505050565b5f602082840312156115aa575f5ffd5b5035919050565b634e487b7160e01b5f52604160045260245ffd5b604051601f8201601f1916810167ffffffffffffffff811182821017156115ee576115ee6115b1565b604052919050565b5f82601f830112611605575f5ffd5b813567ffffffffffffffff81111561161f5761161f6115b1565b611632601f8201601f19166020016115c5565b818152846020838601011115611646575f5ffd5b816020850160208301375f918101602001919091529392505050565b5f5f5f5f60808587031215611675575f5ffd5b843561168081611440565b9350602085013561169081611440565b925060408501359150606085013567ffffffffffffffff8111156116b2575f5ffd5b6116be878288016115f6565b91505092959194509250565b5f5f604083850312156116db575f5ffd5b8235915060208301356116ed81611440565b809150509250929050565b5f60208284031215611708575f5ffd5b813561097081611440565b634e487b7160e01b5f52602160045260245ffd5b602081016004831061174757634e487b7160e01b5f52602160045260245ffd5b91905290565b5f5f83601f84011261175d575f5ffd5b50813567ffffffffffffffff811115611774575f5ffd5b6020830191508360208260051b8501011115611492575f5ffd5b5f5f5f5f5f5f5f5f5f60c08a8c0312156117a6575f5ffd5b893567ffffffffffffffff8111156117bc575f5ffd5b6117c88c828d0161174d565b909a5098505060208a013567ffffffffffffffff8111156117e7575f5ffd5b6117f38c828d0161174d565b90985096505060408a013567ffffffffffffffff811115611812575f5ffd5b61181e8c828d0161174d565b9a9d999c50979a969997986060880135976080810135975060a0013595509350505050565b5f5f5f5f5f5f5f5f60a0898b03121561185a575f5ffd5b883567ffffffffffffffff811115611870575f5ffd5b61187c8b828c0161174d565b909950975050602089013567ffffffffffffffff81111561189b575f5ffd5b6118a78b828c0161174d565b909750955050604089013567ffffffffffffffff8111156118c6575f5ffd5b6118d28b828c0161174d565b999c989b509699959896976060870135966080013595509350505050565b5f82601f8301126118ff575f5ffd5b813567ffffffffffffffff811115611919576119196115b1565b8060051b611929602082016115c5565b91825260208185018101929081019086841115611944575f5ffd5b6020860192505b8383101561196657823582526020928301929091019061194b565b9695505050505050565b5f5f5f5f5f60a08688031215611984575f5ffd5b853561198f81611440565b9450602086013561199f81611440565b9350604086013567ffffffffffffffff8111156119ba575f5ffd5b6119c6888289016118f0565b935050606086013567ffffffffffffffff8111156119e2575f5ffd5b6119ee888289016118f0565b925050608086013567ffffffffffffffff811115611a0a575f5ffd5b611a16888289016115f6565b9150509295509295909350565b5f5f5f5f5f60a08688031215611a37575f5ffd5b8535611a4281611440565b94506020860135611a5281611440565b93506040860135925060608601359150608086013567ffffffffffffffff811115611a0a575f5ffd5b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b6001600160a01b038716815285602082015260a060408201525f611acb60a083018688611a7b565b60608301949094525060800152949350505050565b6001600160a01b0385168152836020820152606060408201525f611966606083018486611a7b565b634e487b7160e01b5f52603260045260245ffd5b5f5f8335601e19843603018112611b31575f5ffd5b83018035915067ffffffffffffffff821115611b4b575f5ffd5b602001915036819003821315611492575f5ffd5b5f8383855260208501945060208460051b820101835f601e19863603015b87821015611beb57848403601f190189528235818112611b9b575f5ffd5b870160208101903567ffffffffffffffff811115611bb7575f5ffd5b803603821315611bc5575f5ffd5b611bd0868284611a7b565b95505050602083019250602089019850600182019150611b7d565b5091979650505050505050565b60a080825281018890525f8960c08301825b8b811015611c3a578235611c1d81611440565b6001600160a01b0316825260209283019290910190600101611c0a565b5083810360208501525f91508881527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff891115611c75575f5ffd5b8860051b808b60208401370183810360209081016040860152019050611c9c818789611b5f565b60608401959095525050608001529695505050505050565b8082018082111561076b57634e487b7160e01b5f52601160045260245ffd5b818382375f910190815291905056',
} as const
