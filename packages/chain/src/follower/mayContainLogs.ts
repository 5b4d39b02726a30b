import { type Address, type Hex, hexToBytes } from 'viem'
import { keccak } from '../signatures/keccak.ts'

/** Returns false when the bloom filter of a block proves that none of the addresses has logged in it. */
export function mayContainLogs(bloom: Hex, addresses: readonly Address[]): boolean {
  const bits = hexToBytes(bloom)
  return addresses.some((address) => {
    const hash = keccak(hexToBytes(address))
    return [0, 2, 4].every((at) => {
      const bit = ((hash[at]! << 8) | hash[at + 1]!) & 2047
      return ((bits[255 - (bit >> 3)] ?? 0) >> (bit & 7)) & 1
    })
  })
}
