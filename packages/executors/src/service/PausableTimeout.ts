/** A timeout that does not count the time in which it is paused. It keeps no process alive. */
export class PausableTimeout {
  readonly #onTimeout: () => void
  #leftMs: number
  #since = 0
  #timer: NodeJS.Timeout | undefined

  constructor(ms: number, onTimeout: () => void) {
    this.#leftMs = ms
    this.#onTimeout = onTimeout
    this.resume()
  }

  pause(): void {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#leftMs = Math.max(0, this.#leftMs - (performance.now() - this.#since))
  }

  resume(): void {
    if (this.#timer !== undefined) return
    this.#since = performance.now()
    this.#timer = setTimeout(() => this.#onTimeout(), this.#leftMs)
    this.#timer.unref()
  }
}
