import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export type WatchedWork<T> = {
  outcome: PromiseSettledResult<T>
  tookMs: number
  /** The longest time in which this thread ran nothing else. */
  longestPauseMs: number
  /** By how much the memory of this thread grew at most, heap and buffers. */
  memoryGrewBytes: number
  /** By how much the memory of the whole process grew at most, with all of its threads. */
  rssGrewBytes: number
}

/** Some ticks of the histogram. */
const ticksMs = 30

setFlagsFromString('--expose-gc')
/** Frees memory that nobody refers to: what tests before left would be freed during the work, and hide what it takes. */
const collectGarbage: () => void = runInNewContext('gc')

/** Does some work, and measures whether it holds up the event loop and how much memory it takes. */
export async function watchLoop<T>(work: () => Promise<T>): Promise<WatchedWork<T>> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  collectGarbage()
  const before = memoryNow()
  const most = { ...before }
  const sample = () => {
    const now = memoryNow()
    most.own = Math.max(most.own, now.own)
    most.rss = Math.max(most.rss, now.rss)
  }
  const sampling = setInterval(sample, 20)
  delay.enable()
  // it measures from its first tick on
  await pause(ticksMs)
  const start = performance.now()
  const [outcome] = await Promise.allSettled([work()])
  const tookMs = performance.now() - start
  sample()
  // a pause is recorded at the tick that comes after it
  await pause(ticksMs)
  delay.disable()
  clearInterval(sampling)
  return {
    outcome: outcome!,
    tookMs,
    longestPauseMs: delay.max / 1e6,
    memoryGrewBytes: most.own - before.own,
    rssGrewBytes: most.rss - before.rss,
  }
}

function memoryNow(): { own: number; rss: number } {
  const { heapUsed, external, rss } = process.memoryUsage()
  return { own: heapUsed + external, rss }
}
