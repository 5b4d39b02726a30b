export type CallRatesOptions = {
  /** Calls that a source may make in a second on the average, and at once after a pause. */
  perSecond: number
  burst: number
  /** Sources that are remembered; beyond that the ones that were quiet longest are forgotten. */
  sources?: number
}

type Source = { left: number; atMs: number }

/** How often strangers may call, each source by itself. */
export class CallRates {
  readonly #options: Required<CallRatesOptions>
  readonly #sources = new Map<string, Source>()

  constructor(options: CallRatesOptions) {
    this.#options = { sources: 10_000, ...options }
  }

  /** Counts a call and says whether it may pass. */
  take(address: string, nowMs: number): boolean {
    const { perSecond, burst, sources } = this.#options
    const name = sourceOf(address)
    const known = this.#sources.get(name) ?? { left: burst, atMs: nowMs }
    const left = Math.min(burst, known.left + (Math.max(0, nowMs - known.atMs) / 1000) * perSecond)
    const passes = left >= 1
    // put in anew, so that the first in the map is the one that was quiet longest
    this.#sources.delete(name)
    this.#sources.set(name, { left: passes ? left - 1 : left, atMs: nowMs })
    if (this.#sources.size > sources) this.#sources.delete(this.#sources.keys().next().value!)
    return passes
  }
}

/** Whoever has one IPv6 address has 2⁶⁴ of them: its network counts as one source. */
function sourceOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}
