import type { NetworkDefinition } from '@muster-network/core'
import { type Hex, keccak256, stringToBytes } from 'viem'

/** Returns the hash by which a deployment names its definition. */
export function hashDefinition(definition: NetworkDefinition): Hex {
  return keccak256(stringToBytes(JSON.stringify(definition)))
}
