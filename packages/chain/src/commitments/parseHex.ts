import { MusterError } from '@muster-network/core'
import { type Hex, isHex } from 'viem'

/**
 * Reads text that was stored or passed on as hex, such as a column of a table or the key of a record.
 * @throws MusterError BUG_UNREACHABLE when it does not begin with 0x
 */
export function parseHex(value: unknown): Hex {
  if (isHex(value, { strict: false })) return value
  throw new MusterError('BUG_UNREACHABLE', `Not hex: ${JSON.stringify(value)?.slice(0, 80)}.`)
}

/** The one spelling under which addresses are compared and stored: without the capitals of their checksum. */
export function lowerHex(hex: Hex): Hex {
  return `0x${hex.slice(2).toLowerCase()}`
}

/** Returns whether two hex texts are the same, in any spelling. */
export function isSameHex(a: Hex, b: Hex): boolean {
  return a === b || lowerHex(a) === lowerHex(b)
}
