import { setImmediate } from 'node:timers/promises'
import { bytesToHex, type Hex } from 'viem'
import { bloomBitsOf } from './bloomBitsOf.ts'
import type { ChainLog } from './ChainEvents.ts'

/** Events that are looked at before other work of the daemon has its turn. */
const turnLogs = 500

/**
 * Returns whether these are all the events of a block: their numbers have no gap, and together they set exactly the bits
 * of the block's bloom filter. Only the last events of a block can be missing unseen, and only when each of them has the
 * address and the topics of others.
 */
export async function areAllLogs(logs: readonly ChainLog[], bloom: Hex): Promise<boolean> {
  const numbers = new Set<number>()
  const values = new Set<Hex>()
  const bytes = new Uint8Array(256)
  let highest = -1
  for (const [index, { logIndex, address, topics }] of logs.entries()) {
    numbers.add(logIndex)
    highest = Math.max(highest, logIndex)
    for (const value of [address, ...topics]) {
      if (values.has(value)) continue
      values.add(value)
      for (const bit of bloomBitsOf(value)) bytes[255 - (bit >> 3)]! |= 1 << (bit & 7)
    }
    if (index % turnLogs === turnLogs - 1) await setImmediate()
  }
  if (highest >= numbers.size) return false
  return bytesToHex(bytes) === bloom.toLowerCase()
}
