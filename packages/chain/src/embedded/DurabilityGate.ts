/**
 * Closed while the chain has a block that the journal lacks. A reader waits here before it returns its response, and
 * reads again when the block was rolled back.
 */
export class DurabilityGate {
  #closed: PromiseWithResolvers<void> | undefined
  #undone = 0

  /** Number of rolled-back blocks: an earlier response may depend on one of them. */
  get undone(): number {
    return this.#undone
  }

  close(): void {
    this.#closed = Promise.withResolvers()
  }

  noteUndone(): void {
    this.#undone++
  }

  open(): void {
    this.#closed?.resolve()
    this.#closed = undefined
  }

  /** Resolves when every block that a reader may have seen is journalled or rolled back. */
  async passed(): Promise<void> {
    while (this.#closed) await this.#closed.promise
  }
}
