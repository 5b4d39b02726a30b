import { MusterError } from '@muster-network/core'

/** Lets a number of requests in at a time; a bounded number of others waits in order. */
export class RequestGate {
  readonly #places: number
  readonly #maxWaiting: number
  #active = 0
  readonly #waiting: (() => void)[] = []
  readonly #idle: (() => void)[] = []

  constructor({ places, maxWaiting }: { places: number; maxWaiting: number }) {
    this.#places = places
    this.#maxWaiting = maxWaiting
  }

  get active(): number {
    return this.#active
  }

  /**
   * Resolves with a function that leaves the gate, which may be called more than once.
   *
   * @throws EXEC_SERVICE_BUSY when too many wait; the reason of the signal
   */
  async enter(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted()
    if (this.#active < this.#places) this.#active++
    else await this.#wait(signal)
    let left = false
    return () => {
      if (left) return
      left = true
      this.#leave()
    }
  }

  /** Resolves when no request is inside or waits. */
  async whenIdle(): Promise<void> {
    if (this.#active > 0) await new Promise<void>((resolve) => this.#idle.push(resolve))
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting)
      throw new MusterError(
        'EXEC_SERVICE_BUSY',
        `${this.#places} requests are being answered and ${this.#maxWaiting} others wait`,
      )
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const enter = () => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }
    const abort = () => {
      this.#waiting.splice(this.#waiting.indexOf(enter), 1)
      reject(signal!.reason)
    }
    signal?.addEventListener('abort', abort, { once: true })
    this.#waiting.push(enter)
    return promise
  }

  /** The place of a request that leaves goes to the first that waits. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next !== undefined) next()
    else if (--this.#active === 0) for (const resolve of this.#idle.splice(0)) resolve()
  }
}
