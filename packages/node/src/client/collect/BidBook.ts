import { type Hex, zeroHash } from '@muster-network/chain'
import type { ClientStore } from '../ClientStore.ts'
import type { StoredBid } from '../ClientTask.ts'

/**
 * The bid book of one task, written through to disk. Ranks every receipted bid by effective price: a bid stands until its
 * operator revokes it on the chain or it expires, also when the same operator bids again.
 */
export class BidBook {
  readonly #taskId: Hex
  readonly #records: ClientStore
  readonly #byHash = new Map<Hex, StoredBid>()
  #numbers = 0

  constructor(taskId: Hex, records: ClientStore) {
    this.#taskId = taskId
    this.#records = records
    for (const storedBid of records.bids(taskId)) this.#take(storedBid)
  }

  /** The number of the next receipt. Receipts are numbered without gaps: the bid book is committed in this order. */
  get nextNumber(): number {
    return this.#numbers + 1
  }

  all(): StoredBid[] {
    return [...this.#byHash.values()]
  }

  byHash(hash: Hex): StoredBid | undefined {
    return this.#byHash.get(hash)
  }

  /** Returns the bid hashes in the order of their receipts, as the first award commits to them. */
  leaves(size = this.#numbers): Hex[] {
    const leaves = Array.from({ length: size }, (): Hex => zeroHash)
    for (const { number, hash } of this.#byHash.values()) if (number <= size) leaves[number - 1] = hash
    return leaves
  }

  add(storedBid: StoredBid): void {
    this.#records.putBid(this.#taskId, storedBid)
    this.#take(storedBid)
  }

  /** Notes why a bid could not be awarded, for the owner. The bid stays ranked: it may be awardable again. */
  setAside(hash: Hex, why: string): void {
    const storedBid = this.#byHash.get(hash)
    if (storedBid && storedBid.aside !== why) this.add({ ...storedBid, aside: why })
  }

  /** Orders bids by effective price; equal bids by their number. */
  ranked(): StoredBid[] {
    return this.all().sort((a, b) =>
      a.effectivePrice === b.effectivePrice
        ? a.number - b.number
        : a.effectivePrice < b.effectivePrice
          ? -1
          : 1,
    )
  }

  #take(storedBid: StoredBid): void {
    this.#byHash.set(storedBid.hash, storedBid)
    this.#numbers = Math.max(this.#numbers, storedBid.number)
  }
}
