// Written by npm run contracts from the compiled contracts; a test keeps it equal.

export const perUnitAbi = [
  {"type":"function","name":"worth","inputs":[{"name":"work","type":"tuple","internalType":"struct Work","components":[{"name":"price","type":"uint128","internalType":"uint128"},{"name":"floor","type":"uint128","internalType":"uint128"},{"name":"startUnits","type":"uint64","internalType":"uint64"},{"name":"endUnits","type":"uint64","internalType":"uint64"},{"name":"maxUnits","type":"uint64","internalType":"uint64"},{"name":"startProgress","type":"uint64","internalType":"uint64"},{"name":"endProgress","type":"uint64","internalType":"uint64"},{"name":"elapsed","type":"uint64","internalType":"uint64"},{"name":"allowed","type":"uint64","internalType":"uint64"},{"name":"data","type":"bytes32","internalType":"bytes32"}]}],"outputs":[{"name":"","type":"uint256","internalType":"uint256"}],"stateMutability":"pure"},
] as const

export const perUnitCode = {
  PerUnit: '0x6080604052348015600e575f5ffd5b5061015e8061001c5f395ff3fe608060405234801561000f575f5ffd5b5060043610610029575f3560e01c8063ee09508a1461002d575b5f5ffd5b61004061003b3660046100ac565b610052565b60405190815260200160405180910390f35b5f633b9aca0061012083013561006e60608501604086016100c6565b61007e60808601606087016100c6565b6100889190610108565b67ffffffffffffffff1661009c9190610128565b6100a6919061013f565b92915050565b5f6101408284031280156100be575f5ffd5b509092915050565b5f602082840312156100d6575f5ffd5b813567ffffffffffffffff811681146100ed575f5ffd5b9392505050565b634e487b7160e01b5f52601160045260245ffd5b67ffffffffffffffff82811682821603908111156100a6576100a66100f4565b80820281158282048414176100a6576100a66100f4565b5f8261015957634e487b7160e01b5f52601260045260245ffd5b50049056',
} as const
