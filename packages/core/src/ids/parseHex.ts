import { refuseId } from './refuseId.ts'

/**
 * Hex text with 0x and exactly `bytes` bytes, in lower case: checksum casing is accepted and dropped, so that two
 * spellings of one address are equal as text.
 */
export function parseHex(name: string, bytes: number, value: unknown): `0x${string}` {
  if (typeof value !== 'string' || value.length !== 2 + bytes * 2 || !/^0x[0-9a-fA-F]+$/.test(value))
    return refuseId(name, `0x and ${bytes * 2} hex digits`, value)
  return value.toLowerCase() as `0x${string}`
}
