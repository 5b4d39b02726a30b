// Networks: the numbers in which one differs from another, and what follows from them.
export { GenesisReceiver, NetworkDefinition } from './NetworkDefinition.ts'
export { networkJsonSchema } from './networkJsonSchema.ts'
export { parseNetwork } from './parseNetwork.ts'
export { emittedAt, genesisSupply, supplyAt, yearSeconds } from './supplyAt.ts'
export { tokensToWei } from './tokensToWei.ts'
export { factorPoints, usageFactor } from './usageFactor.ts'
export { type PriceTerms, reservationTerms, workPrice } from './workPrice.ts'
