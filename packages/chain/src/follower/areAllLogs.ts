import { bytesToHex, type Hex } from 'viem'
import { bloomBitsOf } from './bloomBitsOf.ts'
import type { ChainLog } from './ChainEvents.ts'

/**
 * Returns whether these are all the events of a block: their numbers have no gap, and together they set exactly the bits
 * of the block's bloom filter. Only the last events of a block can be missing unseen, and only when each of them has the
 * address and the topics of others.
 */
export function areAllLogs(logs: readonly ChainLog[], bloom: Hex): boolean {
  const numbers = new Set(logs.map(({ logIndex }) => logIndex))
  if (logs.some(({ logIndex }) => logIndex >= numbers.size)) return false
  const bytes = new Uint8Array(256)
  const values = new Set(logs.flatMap(({ address, topics }) => [address, ...topics]))
  for (const value of values) for (const bit of bloomBitsOf(value)) bytes[255 - (bit >> 3)]! |= 1 << (bit & 7)
  return bytesToHex(bytes) === bloom.toLowerCase()
}
