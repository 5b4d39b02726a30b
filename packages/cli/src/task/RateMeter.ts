/** The time over which a rate is averaged: reports come about once a second. */
const windowMs = 15_000

/** Measures how fast a number grows, from its values at several times. */
export class RateMeter {
  #samples: { atMs: number; value: bigint }[] = []

  /** Adds a value and returns the growth per second; null before it has grown. A smaller value starts anew. */
  add(atMs: number, value: bigint): number | null {
    if (value < (this.#samples.at(-1)?.value ?? 0n)) this.#samples = []
    this.#samples.push({ atMs, value })
    while (this.#samples.length > 2 && this.#samples[0]!.atMs < atMs - windowMs) this.#samples.shift()
    const first = this.#samples[0]!
    const grown = Number(value - first.value)
    return grown > 0 && atMs > first.atMs ? (grown * 1000) / (atMs - first.atMs) : null
  }
}

/** Formats a rate with a decimal prefix, such as `12.3 M/s`. */
export function formatRate(perSecond: number): string {
  const prefixes = ['', ' k', ' M', ' G', ' T']
  const power = Math.min(prefixes.length - 1, Math.max(0, Math.floor(Math.log10(perSecond) / 3)))
  const value = perSecond / 1000 ** power
  return `${value < 10 ? value.toFixed(1) : Math.round(value)}${prefixes[power]}/s`
}
