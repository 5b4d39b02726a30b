import type { Brand } from './Brand.ts'
import { parseHex } from './parseHex.ts'

/** The Merkle root over the leaves of a delivery. */
export type StateRoot = Brand<`0x${string}`, 'StateRoot'>

/** @throws MusterError SPEC_BAD_ID */
export function parseStateRoot(value: unknown): StateRoot {
  return parseHex('state root', 32, value) as StateRoot
}
