import { cpus } from 'node:os'

/** Processor time since the machine started, all processors together. */
export type CpuTimes = { busyMs: number; totalMs: number }

export type OthersLoadOptions = {
  readTimes?: () => CpuTimes
  /** How long something has to last to count for two thirds: a page that loads is no owner at work. */
  smoothMs?: number
}

/**
 * How much of the processors programs other than ours use, from 0 to 1: everything that was busy since the last look,
 * without what our runs and this process have used, smoothed.
 */
export class OthersLoad {
  readonly #readTimes: () => CpuTimes
  readonly #smoothMs: number
  #last: { times: CpuTimes; ownMs: ReadonlyMap<string, number> } | undefined
  #load: number | undefined

  constructor(options: OthersLoadOptions = {}) {
    this.#readTimes = options.readTimes ?? readCpuTimes
    this.#smoothMs = options.smoothMs ?? 5_000
  }

  /** `ownMs` is the processor time of each of ours so far, by a name that stays. Undefined at the first look. */
  look(ownMs: ReadonlyMap<string, number>, processors = cpus().length): number | undefined {
    const times = this.#readTimes()
    const last = this.#last
    this.#last = { times, ownMs }
    if (!last) return undefined
    const totalMs = times.totalMs - last.times.totalMs
    if (totalMs <= 0) return this.#load
    let own = 0
    // one that was not there before has used all of its time since
    for (const [name, ms] of ownMs) own += Math.max(0, ms - (last.ownMs.get(name) ?? 0))
    const others = Math.min(1, Math.max(0, (times.busyMs - last.times.busyMs - own) / totalMs))
    const keep = Math.exp(-totalMs / processors / this.#smoothMs)
    this.#load = this.#load === undefined ? others : keep * this.#load + (1 - keep) * others
    return this.#load
  }
}

function readCpuTimes(): CpuTimes {
  let busyMs = 0
  let totalMs = 0
  for (const { times } of cpus()) {
    // lent time is niced as a rule and still somebody's work
    const busy = times.user + times.nice + times.sys + times.irq
    busyMs += busy
    totalMs += busy + times.idle
  }
  return { busyMs, totalMs }
}
