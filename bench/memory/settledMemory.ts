import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose_gc')
const gc = runInNewContext('gc') as (options: object) => void
/** A last-resort collection, as if memory had run out: an ordinary collection does not release emptied pages. */
const collect = () => gc({ type: 'major', flavor: 'last-resort' })
const mebibyte = 2 ** 20

/** Resident memory of the process and the live objects in it, in MiB. */
export type Memory = { rss: number; heap: number }

/** Returns the lowest of several samples after garbage collection, because the runtime releases memory late. */
export async function settledMemory(): Promise<Memory> {
  const lowest: Memory = { rss: Number.POSITIVE_INFINITY, heap: Number.POSITIVE_INFINITY }
  for (let sample = 0; sample < 8; sample++) {
    collect()
    await pause(250)
    const { rss, heapUsed, external } = process.memoryUsage()
    lowest.rss = Math.min(lowest.rss, rss / mebibyte)
    lowest.heap = Math.min(lowest.heap, (heapUsed + external) / mebibyte)
  }
  return lowest
}
