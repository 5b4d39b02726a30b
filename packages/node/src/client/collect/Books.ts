import type { Hex } from '@muster-network/chain'
import type { ClientStore } from '../ClientStore.ts'
import { BidBook } from './BidBook.ts'

/** The books of tasks: those under way stay in memory, others are read from disk each time that somebody asks. */
export class Books {
  readonly #kept: ClientStore
  readonly #books = new Map<Hex, BidBook>()

  constructor(kept: ClientStore) {
    this.#kept = kept
  }

  of(taskId: Hex): BidBook {
    const known = this.#books.get(taskId)
    if (known) return known
    const book = new BidBook(taskId, this.#kept)
    // strangers may ask about any task that ever was
    if (this.#kept.isUnderWay(taskId)) this.#books.set(taskId, book)
    return book
  }

  /** The task is over: it is not kept in memory any longer. */
  close(taskId: Hex): void {
    this.#books.delete(taskId)
  }
}
