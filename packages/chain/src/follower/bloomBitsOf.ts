import { type Hex, hexToBytes } from 'viem'
import { keccak } from '../signatures/keccak.ts'

/** Returns the three bits that an address or a topic sets in the bloom filter of a block. */
export function bloomBitsOf(value: Hex): number[] {
  const hash = keccak(hexToBytes(value))
  return [0, 2, 4].map((at) => ((hash[at]! << 8) | hash[at + 1]!) & 2047)
}
