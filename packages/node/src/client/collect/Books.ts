import type { Hex } from '@muster-network/chain'
import type { ClientStore } from '../ClientStore.ts'
import { BidBook } from './BidBook.ts'

/** Bid books by task. Books of open tasks are cached; others are read from disk for each request. */
export class Books {
  readonly #records: ClientStore
  readonly #books = new Map<Hex, BidBook>()

  constructor(records: ClientStore) {
    this.#records = records
  }

  of(taskId: Hex): BidBook {
    const known = this.#books.get(taskId)
    if (known) return known
    const book = new BidBook(taskId, this.#records)
    // strangers may ask about any past task
    if (this.#records.isUnderWay(taskId)) this.#books.set(taskId, book)
    return book
  }

  /** Evicts the book of a task that is over. */
  close(taskId: Hex): void {
    this.#books.delete(taskId)
  }
}
