import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose_gc')
const gc = runInNewContext('gc') as (options: object) => void
/** As if memory had run out: an ordinary collection keeps the pages that it has emptied. */
const collect = () => gc({ type: 'major', flavor: 'last-resort' })
const mebibyte = 2 ** 20

/** In MiB: what the process holds of the machine, and what of it are objects that are still in use. */
export type Memory = { rss: number; heap: number }

/** Once nothing is left to collect: the least of several looks, since memory is given back late. */
export async function settledMemory(): Promise<Memory> {
  const least: Memory = { rss: Number.POSITIVE_INFINITY, heap: Number.POSITIVE_INFINITY }
  for (let look = 0; look < 8; look++) {
    collect()
    await pause(250)
    const { rss, heapUsed, external } = process.memoryUsage()
    least.rss = Math.min(least.rss, rss / mebibyte)
    least.heap = Math.min(least.heap, (heapUsed + external) / mebibyte)
  }
  return least
}
