import type { NetworkDefinition } from './NetworkDefinition.ts'
import { tokensToWei } from './tokensToWei.ts'

/** A year of an emission schedule. */
export const yearSeconds = 365n * 86_400n

/** Returns the supply issued `seconds` after launch, in wei, exactly as the contracts compute it, without burns. */
export function supplyAt(definition: NetworkDefinition, seconds: bigint): bigint {
  return genesisSupply(definition) + emittedAt(definition, seconds)
}

export function genesisSupply(definition: NetworkDefinition): bigint {
  return definition.token.genesis.reduce((sum, grant) => sum + tokensToWei(grant.amount), 0n)
}

/** Returns the emission of the schedule after `seconds`, in wei. */
export function emittedAt(definition: NetworkDefinition, seconds: bigint): bigint {
  let total = 0n
  let left = seconds
  for (const { perYear, years } of definition.emission?.schedule ?? []) {
    const length = BigInt(years) * yearSeconds
    const elapsed = left < length ? left : length
    total += (tokensToWei(perYear) * elapsed) / yearSeconds
    left -= elapsed
  }
  return total
}
