/**
 * Closed while the chain has a block that the journal lacks. Whoever has read meanwhile waits here before telling
 * anyone, and asks again when the block was taken back.
 */
export class DurabilityGate {
  #closed: PromiseWithResolvers<void> | undefined
  #undone = 0

  /** How many blocks were taken back: an answer from before may have seen one of them. */
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

  /** Resolves when every block that a reader can have seen is in the journal, or gone. */
  async passed(): Promise<void> {
    while (this.#closed) await this.#closed.promise
  }
}
