import type { Hex } from '@muster-network/chain'
import type { ClientStore } from '../ClientStore.ts'
import type { HeldBid } from '../ClientTask.ts'

/** The bids on one task, on disk before they count: ranked by effective price, the newest of each operator. */
export class BidBook {
  readonly #taskId: Hex
  readonly #kept: ClientStore
  readonly #byHash = new Map<Hex, HeldBid>()
  readonly #newest = new Map<string, HeldBid>()
  #numbers = 0

  constructor(taskId: Hex, kept: ClientStore) {
    this.#taskId = taskId
    this.#kept = kept
    for (const held of kept.bids(taskId)) this.#take(held)
  }

  /** Bids that could be awarded. */
  get size(): number {
    return this.ranked().length
  }

  /** A number of its own for a bid that is about to be receipted. */
  nextNumber(): number {
    return ++this.#numbers
  }

  /** Every bid that was receipted, replaced ones too: one of those may have been awarded. */
  all(): HeldBid[] {
    return [...this.#byHash.values()]
  }

  byHash(hash: Hex): HeldBid | undefined {
    return this.#byHash.get(hash)
  }

  add(held: HeldBid): void {
    this.#kept.putBid(this.#taskId, held)
    this.#take(held)
  }

  /** A bid that the chain would refuse; it keeps its receipt and its reason. */
  setAside(hash: Hex, why: string): void {
    const held = this.#byHash.get(hash)
    if (held) this.add({ ...held, aside: why })
  }

  /** A bid whose stake covers fewer parts than it bid for. */
  limit(hash: Hex, most: number): void {
    const held = this.#byHash.get(hash)
    if (held) this.add({ ...held, most })
  }

  /** Cheapest first, by effective price; of equals the earlier. */
  ranked(): HeldBid[] {
    return [...this.#newest.values()]
      .filter(({ aside }) => aside === undefined)
      .sort((a, b) =>
        a.effectivePrice === b.effectivePrice
          ? a.number - b.number
          : a.effectivePrice < b.effectivePrice
            ? -1
            : 1,
      )
  }

  #take(held: HeldBid): void {
    this.#byHash.set(held.hash, held)
    this.#numbers = Math.max(this.#numbers, held.number)
    const operator = held.bid.operator.toLowerCase()
    const standing = this.#newest.get(operator)
    if (!standing || standing.number <= held.number) this.#newest.set(operator, held)
  }
}
