import { sourceOf } from '@muster-network/p2p'

export type CallRatesOptions = {
  /** The average rate of calls of one source, and the burst after a pause. */
  perSecond: number
  burst: number
  /** The number of sources that are tracked; beyond it, the least recent one is evicted. */
  sources?: number
}

type Source = { left: number; atMs: number }

/** Rate limiter for public calls, with a token bucket per source. */
export class CallRates {
  readonly #options: Required<CallRatesOptions>
  readonly #sources = new Map<string, Source>()

  constructor(options: CallRatesOptions) {
    this.#options = { sources: 10_000, ...options }
  }

  /** Counts a call and returns whether it is within the limit. */
  take(address: string, nowMs: number): boolean {
    const { perSecond, burst, sources } = this.#options
    const name = sourceOf(address)
    const known = this.#sources.get(name) ?? { left: burst, atMs: nowMs }
    const left = Math.min(burst, known.left + (Math.max(0, nowMs - known.atMs) / 1000) * perSecond)
    const passes = left >= 1
    // inserted again, so that the map is in order of the last call
    this.#sources.delete(name)
    this.#sources.set(name, { left: passes ? left - 1 : left, atMs: nowMs })
    if (this.#sources.size > sources) this.#sources.delete(this.#sources.keys().next().value!)
    return passes
  }
}
