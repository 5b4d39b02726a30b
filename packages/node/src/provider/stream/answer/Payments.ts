import type {
  SignedReceipt,
  SignedVoucher,
  StreamAccount,
  VoucherBook,
  VoucherVerdict,
} from '@muster-network/chain'
import { accountKeyOf } from '@muster-network/chain'
import { creditFor } from '@muster-network/core'
import { type RunningAsk, RunningAsks, type TakeDecision } from './RunningAsks.ts'

export type PaymentsOptions = {
  book: VoucherBook
  /** The facts of the chain about this subscription. */
  account(): StreamAccount
  /** The smallest raise of a voucher that counts: the pay of a window. */
  windowWei(): bigint
  /** The longest time that an ask waits for a voucher. */
  waitMs: number
}

/** The vouchers of one stream, and the asks that wait for them. */
export class Payments {
  readonly asks: RunningAsks
  readonly #options: PaymentsOptions
  readonly #waiting = new Set<() => void>()
  #receiptsWei: bigint | undefined

  constructor(options: PaymentsOptions) {
    this.#options = options
    this.asks = new RunningAsks(() => {
      const { claimedWei, guaranteeWei } = options.account()
      const vouchedWei = this.newest?.voucher.amount ?? 0n
      return {
        receiptsWei: this.receiptsWei,
        vouchedWei: vouchedWei > claimedWei ? vouchedWei : claimedWei,
        creditWei: creditFor({ settledWei: claimedWei, windowWei: options.windowWei() }),
        mostWei: claimedWei + guaranteeWei,
      }
    })
  }

  get newest(): SignedVoucher | undefined {
    const { streamId, payee } = this.#options.account()
    return this.#options.book.newest(streamId, payee)
  }

  /** The total of all receipts that are on disk. */
  get receiptsWei(): bigint {
    this.#receiptsWei ??= this.#bookedWei()
    return this.#receiptsWei
  }

  #bookedWei(): bigint {
    const { streamId, payee } = this.#options.account()
    return this.#options.book.receipts.newest(accountKeyOf(streamId, payee))?.receipt.total ?? 0n
  }

  /**
   * Adds the receipt of an ask, whose cover ends in the same moment: the gateway takes a subscriber that counts an answer twice, if only
   * for a moment, for one that asks for too much.
   */
  async addReceipt(
    ask: RunningAsk,
    priceWei: bigint,
    add: () => Promise<SignedReceipt>,
  ): Promise<SignedReceipt> {
    this.#receiptsWei ??= this.#bookedWei()
    const signed = await add()
    this.#receiptsWei += priceWei
    this.asks.settle(ask)
    return signed
  }

  /** Takes a voucher that the gateway sent, and wakes the asks that wait for one. */
  async receive(signed: SignedVoucher, awaitedWei = this.asks.awaitedWei): Promise<VoucherVerdict> {
    const { book, account } = this.#options
    const [usualWei, lackedWei] = [this.#options.windowWei(), this.asks.leastLackedWei]
    const windowWei = lackedWei !== undefined && lackedWei < usualWei ? lackedWei : usualWei
    const verdict = await book.receive(signed, account(), { windowWei, awaitedWei })
    if (verdict.ok) this.wake()
    return verdict
  }

  /** Lets the asks that wait look at their account again. */
  wake(): void {
    for (const look of this.#waiting) look()
  }

  /** Waits until the units of an ask are paid. Returns false when the time is over or the signal is aborted. */
  async untilPaid(ask: RunningAsk, untilUnits: bigint, signal: AbortSignal): Promise<boolean> {
    if (this.asks.take(ask, untilUnits).ok) return true
    if (signal.aborted) return false
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const look = () => {
      const decision: TakeDecision = this.asks.take(ask, untilUnits)
      if (decision.ok) resolve(true)
    }
    const giveUp = () => resolve(false)
    const timer = setTimeout(giveUp, this.#options.waitMs)
    signal.addEventListener('abort', giveUp, { once: true })
    this.#waiting.add(look)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      this.#waiting.delete(look)
      this.asks.stopWaiting(ask)
    }
  }
}
