// Network definitions: their parameters, and the functions that depend on them.
export { GenesisReceiver, NetworkDefinition } from './NetworkDefinition.ts'
export { networkJsonSchema } from './networkJsonSchema.ts'
export { parseNetwork } from './parseNetwork.ts'
export { emittedAt, genesisSupply, supplyAt, yearSeconds } from './supplyAt.ts'
export { tokensToWei } from './tokensToWei.ts'
export { factorPoints, usageFactor } from './usageFactor.ts'
