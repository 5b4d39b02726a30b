import type { Brand } from './Brand.ts'
import { parseHex } from './parseHex.ts'

/** A block of the chain. */
export type BlockHash = Brand<`0x${string}`, 'BlockHash'>

/** @throws MusterError SPEC_BAD_ID */
export function parseBlockHash(value: unknown): BlockHash {
  return parseHex('block hash', 32, value) as BlockHash
}
