import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import type { Logger } from '@muster-network/core'
import { repeat } from './repeat.ts'

/** Interval of the timer whose delay is measured. */
const everyMs = 250
const windowMs = 10_000
/** Added to both times of a window, so that a process with little to do is not judged by a few milliseconds. */
const leastRunMs = 100

/** Time that this process has run, and has waited for a core although it could run, since its start. */
export type CpuTimes = { ranMs: number; waitedMs: number }

/**
 * The load of this machine, as far as it makes a role late: how much longer work takes than on an idle machine, and how long this
 * process stood still. A seat abstains by the first and excuses executors by both; a client waits longer for reports.
 */
export class OwnLoad {
  readonly #read: () => CpuTimes
  readonly #samples: CpuTimes[] = []
  #lostMs = 0
  #stop = () => {}

  constructor(read: () => CpuTimes = cpuTimes()) {
    this.#read = read
  }

  start(logger: Logger): void {
    this.sample()
    let due = performance.now() + everyMs
    const tick = () => {
      const now = performance.now()
      this.#lostMs += Math.max(0, now - due)
      due = now + everyMs
      this.sample()
    }
    this.#stop = repeat('load', everyMs, tick, logger)
  }

  stop(): void {
    this.#stop()
  }

  sample(): void {
    this.#samples.push(this.#read())
    if (this.#samples.length > windowMs / everyMs) this.#samples.shift()
  }

  /** How many times longer work takes now than on an idle machine, measured over the last seconds; at least 1. */
  get slowdown(): number {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)]
    if (!first || !last) return 1
    const ranMs = last.ranMs - first.ranMs + leastRunMs
    return (ranMs + Math.max(0, last.waitedMs - first.waitedMs)) / ranMs
  }

  /** The time since the start in which this process was due to run and did not. Differences between two reads count. */
  get lostMs(): number {
    return this.#lostMs
  }
}

/** Linux has both times of a process. Elsewhere the wait is estimated by the processes that share a core. */
function cpuTimes(): () => CpuTimes {
  let estimatedMs = 0
  let lastMs = 0
  return () => {
    try {
      const [ran, waited] = readFileSync('/proc/self/schedstat', 'utf8').split(' ')
      return { ranMs: Number(ran) / 1e6, waitedMs: Number(waited) / 1e6 }
    } catch {
      const { user, system } = process.cpuUsage()
      const ranMs = (user + system) / 1000
      estimatedMs += (ranMs - lastMs) * Math.max(0, (loadavg()[0] ?? 0) / availableParallelism() - 1)
      lastMs = ranMs
      return { ranMs, waitedMs: estimatedMs }
    }
  }
}
