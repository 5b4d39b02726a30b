import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'

export type WatchedWork<T> = {
  outcome: PromiseSettledResult<T>
  tookMs: number
  /** The longest time in which this thread ran nothing else. */
  longestPauseMs: number
  /** By how much the memory of this process grew at most, heap and buffers, in bytes. */
  memoryGrewBytes: number
}

/** Does some work, and measures whether it holds up the event loop and how much memory it takes. */
export async function watchLoop<T>(work: () => Promise<T>): Promise<WatchedWork<T>> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const before = memoryBytes()
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, memoryBytes())
  }, 20)
  delay.enable()
  await setImmediate()
  const start = performance.now()
  const [outcome] = await Promise.allSettled([work()])
  const tookMs = performance.now() - start
  most = Math.max(most, memoryBytes())
  // the histogram records a pause at the timer that comes after it
  await new Promise((resolve) => setTimeout(resolve, 20))
  delay.disable()
  clearInterval(sampling)
  return { outcome: outcome!, tookMs, longestPauseMs: delay.max / 1e6, memoryGrewBytes: most - before }
}

function memoryBytes(): number {
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  return heapUsed + external + arrayBuffers
}
