import {
  accountKeyOf,
  type Hex,
  type Receipt,
  type SignedReceipt,
  type SignedVoucher,
  type Signer,
  type StreamAccount,
  type StreamTerms,
  type VoucherBook,
} from '@muster-network/chain'
import { type Logger, MusterError, windowPay } from '@muster-network/core'
import type { PeerId, PeerNode } from '@muster-network/p2p'
import { KeyedMutex } from '../../../role/KeyedMutex.ts'
import { meetSubscriber, mostReceipts } from '../../../wire/serveCalls.ts'
import { judgeReceipt, type OwedRange } from '../pay/judgeReceipt.ts'
import { PayeeAccount } from '../pay/PayeeAccount.ts'
import type { Measured } from './Measured.ts'

/** A range that has no receipt yet. */
export type RunningRange = OwedRange & {
  request: Hex
  /** The epoch in which it was asked for. */
  epoch: number
  /** Returns whether a hash is that of the whole range, as far as it arrived. */
  isWhole(answer: Hex): boolean
}

/** Facts of the chain about one subscriber. */
export type SubscriberFacts = { account: StreamAccount; stakeWei: bigint; operator: Hex }

export type LinkOptions = {
  streamId: Hex
  terms: StreamTerms
  provider: Hex
  peerId: PeerId
  facts: SubscriberFacts
  measured: Measured
  book: VoucherBook
  /** Signs vouchers. */
  signer: Signer
  peer: Pick<PeerNode, 'call' | 'openStream'>
  nowMs(): number
  logger: Logger
  /** Called when the receipt of a range was taken. */
  onReceipt(provider: Hex, receipt: Receipt): void
  /** Called when a range was given up: no receipt of it is expected any more. */
  onDrop(request: Hex): void
  /** Called once, when the subscriber broke the protocol. */
  onBroken(provider: Hex, reason: string): void
}

type Taken = 'taken' | 'known' | 'gap' | { refused: string }

const meetTimeoutMs = 10_000
/** Receipts of parallel answers overtake each other by no more than this. */
const overtakeMs = 300
/** Pages of receipts of one meeting: more than a gateway that was away for an epoch has missed. */
const mostPages = 1_000
const epochSlack = 1

/** The gateway's side of one subscription: its meetings, its vouchers and its receipts, in order. */
export class SubscriberLink {
  readonly provider: Hex
  readonly peerId: PeerId
  readonly measured: Measured
  facts: SubscriberFacts
  /** The revision that it serves, and the asks that it answers at once; undefined before the first meeting. */
  served: { revision: number; slots: number } | undefined
  /** Why it is no longer asked. */
  broken: string | undefined
  /** True when it waits for more than this gateway owes. */
  isUnpaid = false
  /** Asks under way. */
  asks = 0
  readonly #options: LinkOptions
  readonly #owed: PayeeAccount
  readonly #ranges = new Map<Hex, RunningRange>()
  readonly #turns = new KeyedMutex()
  #meeting: Promise<void> | undefined

  constructor(options: LinkOptions) {
    this.#options = options
    this.provider = options.provider
    this.peerId = options.peerId
    this.facts = options.facts
    this.measured = options.measured
    this.#owed = new PayeeAccount(this.#newestReceipt()?.total)
  }

  /** Ranges that have no receipt yet. */
  get unsettled(): number {
    return this.#ranges.size
  }

  /** The amount that further asks may cost before the guarantee is used up. */
  get roomWei(): bigint {
    const { claimedWei, guaranteeWei } = this.facts.account
    const roomWei = claimedWei + guaranteeWei - this.#owed.neededWei
    return roomWei > 0n ? roomWei : 0n
  }

  /** The amount that was signed and not paid by the contract yet. */
  get unpaidWei(): bigint {
    return this.#options.book.owedWei(this.facts.account)
  }

  /** The amount of the newest voucher. */
  get signedWei(): bigint {
    return this.#vouchedWei()
  }

  /** Compares books, fetches the receipts that this gateway lacks, and learns what the subscriber serves. */
  meet(): Promise<void> {
    this.#meeting ??= this.#turns
      .run('receipts', () => this.#meet())
      .finally(() => {
        this.#meeting = undefined
      })
    return this.#meeting
  }

  /** Covers a range before it is asked for. */
  begin(range: RunningRange, coverWei: bigint): void {
    this.#ranges.set(range.request, range)
    this.#owed.cover(range.request, coverWei)
  }

  /** Covers more of a running range. */
  raise(range: RunningRange, paidUnits: number, coverWei: bigint): void {
    range.paidUnits = paidUnits
    this.#owed.cover(range.request, coverWei)
  }

  /** Removes a range that was never answered. */
  drop(request: Hex): void {
    this.#ranges.delete(request)
    this.#owed.uncover(request)
    this.#options.onDrop(request)
  }

  isOpen(request: Hex): boolean {
    return this.#ranges.has(request)
  }

  /**
   * Returns a voucher that covers all that this subscriber is owed; undefined when nothing is.
   *
   * @throws STREAM_EXPOSED when the guarantee does not cover it
   */
  async pay(): Promise<SignedVoucher | undefined> {
    const { book, signer } = this.#options
    const { account } = this.facts
    const neededWei = this.#owed.neededWei
    const newest = this.#newestVoucher()
    const signedWei = newest?.voucher.amount ?? 0n
    if (neededWei <= signedWei || neededWei <= account.claimedWei) return newest
    const issued = await book.issue(account, neededWei, signer)
    if (issued.ok) return issued.signed
    if (issued.reason === 'stale') return this.#newestVoucher()
    throw new MusterError(
      'STREAM_EXPOSED',
      `no voucher of ${neededWei} wei for ${this.provider}: ${issued.reason}`,
      { details: { provider: this.provider, neededWei, reason: issued.reason } },
    )
  }

  /** The total of all receipts. */
  get totalWei(): bigint {
    return this.#owed.totalWei
  }

  /** The amount that the newest voucher must reach. */
  get neededWei(): bigint {
    return this.#owed.neededWei
  }

  /**
   * The most that an honest subscriber waits for in the range of a request: vouchers pay for any range, so another one may have begun a
   * window whose signature has not arrived yet.
   */
  mostNeededWei(request: Hex): bigint {
    let mostWei = this.#owed.neededWei
    for (const [other, range] of this.#ranges) if (other !== request) mostWei += windowPayOf(range)
    return mostWei
  }

  /** Takes the receipt of a range. Receipts of parallel answers may arrive in another order than they were signed. */
  async take(signed: SignedReceipt): Promise<void> {
    const first = await this.#turns.run('receipts', () => this.#take(signed))
    if (first === 'taken' || first === 'known') return
    if (first !== 'gap') return this.#break(first.refused)
    await new Promise((resolve) => setTimeout(resolve, overtakeMs))
    const second = await this.#turns.run('receipts', () => this.#take(signed))
    if (second === 'taken' || second === 'known') return
    await this.meet()
    const third = await this.#turns.run('receipts', () => this.#take(signed))
    if (third === 'gap') this.#break('it does not show the receipts before its newest one')
    else if (typeof third === 'object') this.#break(third.refused)
  }

  /** Stops asking this subscriber. */
  break(reason: string): void {
    this.#break(reason)
  }

  async #meet(): Promise<void> {
    const { streamId, peer, book } = this.#options
    for (let page = 0; page < mostPages; page++) {
      const last = this.#newestReceipt()
      const newest = this.#newestVoucher()
      const shown = await peer.call(
        this.peerId,
        meetSubscriber,
        { streamId, newest, after: last && { epoch: last.epoch, seq: last.seq } },
        { timeoutMs: meetTimeoutMs },
      )
      const met = await book.meet(this.facts.account, shown.newest)
      if (!met.ok) return this.#break(`it shows a voucher that is not ours: ${met.reason}`)
      for (const signed of shown.receipts) {
        const taken = await this.#take(signed)
        if (taken === 'gap') return this.#break('it does not show all of its receipts')
        if (typeof taken === 'object') return this.#break(taken.refused)
      }
      this.served = { revision: shown.revision, slots: shown.slots }
      this.isUnpaid = false
      if (shown.receipts.length < mostReceipts) return
    }
    this.#break('it shows receipts without an end')
  }

  async #take(signed: SignedReceipt): Promise<Taken> {
    const { book, onReceipt } = this.#options
    const { receipt } = signed
    const last = this.#newestReceipt()
    if (last && isAtOrBefore(receipt, last)) return 'known'
    const isNext = receipt.seq === (last?.epoch === receipt.epoch ? last.seq + 1n : 0n)
    if (!isNext) return 'gap'
    const totalWei = last?.total ?? 0n
    const range = this.#ranges.get(receipt.request)
    if (range?.paidUnits === undefined && range && receipt.total > this.#vouchedWei() + windowPayOf(range))
      return { refused: 'its receipt is refused: it was not paid before the restart' }
    const priced = range
      ? judgeReceipt(receipt, range, { totalWei, isWhole: range.isWhole })
      : this.#judgeUnknown(receipt, totalWei)
    if (!priced.ok) {
      // the last receipts of the epoch before may be on their way
      if (priced.reason === 'wrong-price' && last && receipt.epoch > last.epoch && receipt.total > totalWei)
        return 'gap'
      return { refused: `its receipt is refused: ${priced.reason}` }
    }
    const now = this.#epochNow()
    const verdict = await book.receiveReceipt(signed, this.facts.account, {
      rules: range?.rules ?? receipt.rules,
      priceWei: priced.priceWei,
      epochs: { from: (range?.epoch ?? receipt.epoch) - epochSlack, to: now + epochSlack },
    })
    if (!verdict.ok) return { refused: `its receipt is refused: ${verdict.reason}` }
    this.#ranges.delete(receipt.request)
    this.#owed.receipt(receipt.request, receipt.total)
    onReceipt(this.provider, receipt)
    return 'taken'
  }

  /** A receipt of a request that this gateway forgot is taken when a voucher has paid for it already. */
  #judgeUnknown(
    receipt: Receipt,
    totalWei: bigint,
  ): { ok: true; priceWei: bigint } | { ok: false; reason: string } {
    const isPaid = receipt.total >= totalWei && receipt.total <= this.#vouchedWei()
    return isPaid
      ? { ok: true, priceWei: receipt.total - totalWei }
      : { ok: false, reason: 'unknown-request' }
  }

  #break(reason: string): void {
    if (this.broken !== undefined) return
    this.broken = reason
    this.#options.logger.warn(
      { streamId: this.#options.streamId, provider: this.provider, reason },
      'subscriber broke the protocol',
    )
    this.#options.onBroken(this.provider, reason)
  }

  #epochNow(): number {
    return Math.floor(this.#options.nowMs() / 1000 / this.#options.terms.epochSeconds)
  }

  #newestVoucher(): SignedVoucher | undefined {
    return this.#options.book.newest(this.#options.streamId, this.provider)
  }

  #vouchedWei(): bigint {
    return this.#newestVoucher()?.voucher.amount ?? 0n
  }

  #newestReceipt(): Receipt | undefined {
    return this.#options.book.receipts.newest(accountKeyOf(this.#options.streamId, this.provider))?.receipt
  }
}

function windowPayOf({ price, windowUnits }: RunningRange): bigint {
  return windowPay({ price, windowUnits: BigInt(windowUnits) })
}

function isAtOrBefore(a: Receipt, b: Receipt): boolean {
  return a.epoch < b.epoch || (a.epoch === b.epoch && a.seq <= b.seq)
}
