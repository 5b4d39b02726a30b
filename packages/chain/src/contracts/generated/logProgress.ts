// Written by npm run contracts from the compiled contracts; a test keeps it equal.

export const logProgressAbi = [
 {
  "type": "function",
  "name": "log2",
  "inputs": [
   {
    "name": "x",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "result",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "pure"
 },
 {
  "type": "function",
  "name": "worth",
  "inputs": [
   {
    "name": "work",
    "type": "tuple",
    "internalType": "struct Work",
    "components": [
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
      "name": "maxUnits",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "startProgress",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "endProgress",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "elapsed",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "allowed",
      "type": "uint64",
      "internalType": "uint64"
     },
     {
      "name": "data",
      "type": "bytes32",
      "internalType": "bytes32"
     }
    ]
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "pure"
 }
] as const

export const logProgressCode = {
  LogProgress: '0x6080604052348015600e575f5ffd5b506103808061001c5f395ff3fe608060405234801561000f575f5ffd5b5060043610610034575f3560e01c80635456bf1314610038578063ee09508a1461005d575b5f5ffd5b61004b61004636600461027c565b610070565b60405190815260200160405180910390f35b61004b61006b366004610293565b610120565b5f610084670de0b6b3a764000060026102c1565b82106100995750670de0b6b3a7640000919050565b5f6100ad6002670de0b6b3a76400006102de565b90505b801561011a57670de0b6b3a76400006100c984806102c1565b6100d391906102de565b92506100e8670de0b6b3a764000060026102c1565b8310610108576100f96002846102de565b925061010581836102fd565b91505b6101136002826102de565b90506100b0565b50919050565b5f8061015161013560c0850160a08601610310565b6100469067ffffffffffffffff16670de0b6b3a76400006102fd565b61016461013560e0860160c08701610310565b61016e919061033e565b90505f61018361012085016101008601610310565b67ffffffffffffffff16156101a9576101a461012085016101008601610310565b6101ac565b60015b67ffffffffffffffff1690505f6101c46002836102de565b90505f816101d9610100880160e08901610310565b67ffffffffffffffff16116101ee575f610214565b81610200610100880160e08901610310565b67ffffffffffffffff16610214919061033e565b905061022081846102fd565b83670de0b6b3a76400008661023860208b018b610351565b6fffffffffffffffffffffffffffffffff1661025491906102c1565b61025e91906102de565b61026891906102c1565b61027291906102de565b9695505050505050565b5f6020828403121561028c575f5ffd5b5035919050565b5f6101408284031280156102a5575f5ffd5b509092915050565b634e487b7160e01b5f52601160045260245ffd5b80820281158282048414176102d8576102d86102ad565b92915050565b5f826102f857634e487b7160e01b5f52601260045260245ffd5b500490565b808201808211156102d8576102d86102ad565b5f60208284031215610320575f5ffd5b813567ffffffffffffffff81168114610337575f5ffd5b9392505050565b818103818111156102d8576102d86102ad565b5f60208284031215610361575f5ffd5b81356fffffffffffffffffffffffffffffffff81168114610337575f5ffd',
} as const
