import { accountKeyOf, type Hex, type VoucherBook } from '@muster-network/chain'
import type { LedgerStream, LedgerSubscription } from '../../../ledger/Ledger.ts'
import { Reconciler, type Requeue, soonest } from '../../../role/Reconciler.ts'
import type { Records } from '../../../store/Records.ts'
import type { Provider } from '../../Provider.ts'
import type { IncomeBook } from '../IncomeBook.ts'
import { readAccount } from '../readAccount.ts'
import type { ServedStream } from '../ServedStream.ts'
import type { StreamRecord } from '../StreamRecord.ts'
import { leaveWithWatchers } from './leaveWithWatchers.ts'
import { refillOwn } from './refillOwn.ts'
import { releaseOwn } from './releaseOwn.ts'
import { settleOwn } from './settleOwn.ts'

export type StreamPayOptions = {
  records: Records<StreamRecord, Hex>
  income: IncomeBook
  served(streamId: Hex): ServedStream | undefined
}

/** The share of the guarantee by which a voucher must have grown before watchers get it again. */
const watchShare = 32n
const checkMs = 300_000

/** The pay of our subscriptions: settles vouchers, refills guarantees, leaves vouchers with watchers, and frees stakes. */
export class StreamPay extends Reconciler<Hex> {
  readonly #provider: Provider
  readonly #options: StreamPayOptions
  /** The epoch before which receipts were removed. */
  readonly #pruned = new Map<Hex, number>()

  constructor(provider: Provider, options: StreamPayOptions) {
    const { ledger, sender, logger } = provider.context
    super({
      name: 'stream pay',
      logger,
      openKeys: () => ledger.subscriptionsOf(sender.address).map(({ streamId }) => streamId),
      reconcile: (streamId, signal) => this.#reconcile(streamId, signal),
    })
    this.#provider = provider
    this.#options = options
  }

  async #reconcile(streamId: Hex, signal: AbortSignal): Promise<Requeue> {
    const { context } = this.#provider
    const { ledger, sender } = context
    const stream = ledger.stream(streamId)
    const subscription = ledger.subscription(streamId, sender.address)
    if (!stream || !subscription) return undefined
    const book = await this.#options.income.open()
    const isHeld = subscription.status === 'serving' || subscription.status === 'left'
    const pay =
      isHeld && stream.status !== 'closed' ? await this.#payOf(stream, subscription, book, signal) : undefined
    const { done, next } = await releaseOwn(context, stream, subscription)
    if (done && stream.status === 'closed') await book.forget(streamId, sender.address)
    return done ? undefined : soonest(pay, next)
  }

  async #payOf(
    stream: LedgerStream,
    subscription: LedgerSubscription,
    book: VoucherBook,
    signal: AbortSignal,
  ): Promise<Requeue> {
    const { context, settings } = this.#provider
    const { id: streamId } = stream
    const known =
      this.#options.served(streamId)?.account ?? (await readAccount(context, stream, subscription))
    // the ledger may have read a settlement that the account was read before
    const isNewer = subscription.claimedWei > known.claimedWei
    const account = isNewer ? { ...known, claimedWei: subscription.claimedWei } : known
    if (stream.status === 'open' && subscription.status === 'serving')
      await refillOwn(context, stream, account)
    const signed = book.newest(streamId, account.payee)
    if (!signed) return { retryAfterMs: checkMs }
    await book.settled(streamId, account.payee, account.claimedWei)
    const { settleGasWei: gasWei } = settings().streams
    const next = await settleOwn(context, { stream, subscription, account, signed, gasWei })
    await this.#watch(stream, signed.voucher.amount, account.claimedWei, book, signal)
    await this.#prune(stream, book)
    return soonest(next, { retryAfterMs: checkMs })
  }

  /** Hands the newest voucher to watchers when it has grown enough to be worth a call. */
  async #watch(
    { id: streamId, terms }: LedgerStream,
    amountWei: bigint,
    claimedWei: bigint,
    book: VoucherBook,
    signal: AbortSignal,
  ): Promise<void> {
    const { records } = this.#options
    const { sender } = this.#provider.context
    const heldWei = records.get(streamId)?.heldWei ?? 0n
    const known = heldWei > claimedWei ? heldWei : claimedWei
    if ((amountWei - known) * watchShare < terms.guarantee) return
    const newest = book.newest(streamId, sender.address)
    if (!newest || !(await leaveWithWatchers(this.#provider.context, newest, signal))) return
    records.change(streamId, (record) => ({ ...record, heldWei: newest.voucher.amount }))
  }

  /** Removes receipts that can be neither audited nor asked for any more. */
  async #prune({ id: streamId, terms }: LedgerStream, book: VoucherBook): Promise<void> {
    const { nowMs, sender } = this.#provider.context
    const seconds = nowMs() / 1000 - terms.accuseSeconds - terms.settleSeconds
    const epoch = Math.floor(seconds / terms.epochSeconds) - 1
    // the gateway has all receipts that its voucher counts
    const before = Math.min(epoch, book.newest(streamId, sender.address)?.voucher.epoch ?? 0)
    if (before <= (this.#pruned.get(streamId) ?? 0)) return
    this.#pruned.set(streamId, before)
    await book.receipts.prune(accountKeyOf(streamId, sender.address), before)
  }
}
