import { type Address, type Hex, hexToBytes } from 'viem'
import { bloomBitsOf } from './bloomBitsOf.ts'

/** Returns false when the bloom filter of a block proves that none of the addresses has logged in it. */
export function mayContainLogs(bloom: Hex, addresses: readonly Address[]): boolean {
  const bytes = hexToBytes(bloom)
  return addresses.some((address) =>
    bloomBitsOf(address).every((bit) => ((bytes[255 - (bit >> 3)] ?? 0) >> (bit & 7)) & 1),
  )
}
