import type { Brand } from './Brand.ts'
import { parseHex } from './parseHex.ts'

/** An account or contract on the chain, in lower case. */
export type Address = Brand<`0x${string}`, 'Address'>

/** @throws MusterError SPEC_BAD_ID */
export function parseAddress(value: unknown): Address {
  return parseHex('address', 20, value) as Address
}
