import { cpus } from 'node:os'

/** CPU time since the machine started, over all CPUs. */
export type CpuTimes = { busyMs: number; totalMs: number }

export type OtherCpuLoadOptions = {
  readTimes?: () => CpuTimes
  /** Smoothing time constant: a short load, such as a page that loads, is not an owner at work. */
  smoothMs?: number
}

/**
 * CPU load of programs other than ours, from 0 to 1: all busy time since the last sample, minus the time of
 * our runs and this process, smoothed.
 */
export class OtherCpuLoad {
  readonly #readTimes: () => CpuTimes
  readonly #smoothMs: number
  #last: { times: CpuTimes; ownMs: ReadonlyMap<string, number> } | undefined
  #load: number | undefined

  constructor(options: OtherCpuLoadOptions = {}) {
    this.#readTimes = options.readTimes ?? readCpuTimes
    this.#smoothMs = options.smoothMs ?? 5_000
  }

  /**
   * Takes a sample. `ownMs` is the CPU time so far of each of our processes, by a stable name. Returns
   * undefined for the first sample.
   */
  sample(ownMs: ReadonlyMap<string, number>, cpuCount = cpus().length): number | undefined {
    const times = this.#readTimes()
    const last = this.#last
    this.#last = { times, ownMs }
    if (!last) return undefined
    const totalMs = times.totalMs - last.times.totalMs
    if (totalMs <= 0) return this.#load
    let ownTotalMs = 0
    // A process that was not in the last sample has used all of its time since.
    for (const [name, ms] of ownMs) ownTotalMs += Math.max(0, ms - (last.ownMs.get(name) ?? 0))
    const others = Math.min(1, Math.max(0, (times.busyMs - last.times.busyMs - ownTotalMs) / totalMs))
    const weight = Math.exp(-totalMs / cpuCount / this.#smoothMs)
    this.#load = this.#load === undefined ? others : weight * this.#load + (1 - weight) * others
    return this.#load
  }
}

function readCpuTimes(): CpuTimes {
  let busyMs = 0
  let totalMs = 0
  for (const { times } of cpus()) {
    // Our runs are usually niced, so nice time counts as busy too.
    const busy = times.user + times.nice + times.sys + times.irq
    busyMs += busy
    totalMs += busy + times.idle
  }
  return { busyMs, totalMs }
}
