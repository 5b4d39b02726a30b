import type { Brand } from './Brand.ts'
import { parseHex } from './parseHex.ts'

/** A transaction on the chain. */
export type TxHash = Brand<`0x${string}`, 'TxHash'>

/** @throws MusterError SPEC_BAD_ID */
export function parseTxHash(value: unknown): TxHash {
  return parseHex('transaction hash', 32, value) as TxHash
}
