import type { Hex } from '@muster-network/chain'

/**
 * The debt of this gateway to one payee: the total of its receipts, and a cover for each ask that has no receipt yet. The
 * voucher of the payee is signed over the sum, so a payee that vanishes takes at most the covers of its running asks.
 */
export class PayeeAccount {
  #totalWei: bigint
  readonly #covers = new Map<Hex, bigint>()

  constructor(totalWei = 0n) {
    this.#totalWei = totalWei
  }

  /** The amount that the newest voucher must reach. */
  get neededWei(): bigint {
    return [...this.#covers.values()].reduce((sum, each) => sum + each, this.#totalWei)
  }

  get totalWei(): bigint {
    return this.#totalWei
  }

  /** Asks without a receipt. */
  get running(): number {
    return this.#covers.size
  }

  /** Covers an ask, by the hash of its request. A cover never shrinks while the ask runs: its payee may have used it. */
  cover(request: Hex, coverWei: bigint): void {
    const known = this.#covers.get(request) ?? 0n
    this.#covers.set(request, coverWei > known ? coverWei : known)
  }

  /** Takes the cover of an ask that its payee refused or never answered. */
  uncover(request: Hex): void {
    this.#covers.delete(request)
  }

  /** Replaces the cover of an ask by its receipt. */
  receipt(request: Hex, totalWei: bigint): void {
    this.#covers.delete(request)
    if (totalWei > this.#totalWei) this.#totalWei = totalWei
  }
}
