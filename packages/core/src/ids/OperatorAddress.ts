import type { Address } from './Address.ts'
import type { Brand } from './Brand.ts'
import { parseHex } from './parseHex.ts'

/** The account that owns nodes and stakes for them; usable wherever an address is. */
export type OperatorAddress = Address & Brand<`0x${string}`, 'Address'> & { readonly role: 'operator' }

/** @throws MusterError SPEC_BAD_ID */
export function parseOperatorAddress(value: unknown): OperatorAddress {
  return parseHex('operator address', 20, value) as OperatorAddress
}
