/** A rate limiter with bursts. `take` returns whether `count` tokens are available now, and uses them. */
export class TokenBucket {
  readonly #perSecond: number
  readonly #burst: number
  #tokens: number
  #atMs: number

  constructor(perSecond: number, burst: number, nowMs: number) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#tokens = burst
    this.#atMs = nowMs
  }

  take(count: number, nowMs: number): boolean {
    if (nowMs > this.#atMs) {
      this.#tokens = Math.min(this.#burst, this.#tokens + ((nowMs - this.#atMs) / 1000) * this.#perSecond)
      this.#atMs = nowMs
    }
    if (this.#tokens < count) return false
    this.#tokens -= count
    return true
  }
}
