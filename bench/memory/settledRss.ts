import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void

/** Resident memory of this process once nothing is left to collect: the least of several looks, since it is given back late. */
export async function settledRss(): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let look = 0; look < 8; look++) {
    collect()
    await pause(250)
    least = Math.min(least, process.memoryUsage.rss())
  }
  return least
}
