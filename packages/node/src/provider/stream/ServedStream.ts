import {
  accountKeyOf,
  type Hex,
  type LocalSigner,
  requestHash,
  type Served,
  type SignedReceipt,
  type SignedVoucher,
  type StreamAccount,
  type StreamTerms,
  type VoucherBook,
  Window,
} from '@muster-network/chain'
import {
  type AskTerms,
  anySignal,
  MusterError,
  mayServe,
  payFor,
  prepaidFor,
  windowPay,
} from '@muster-network/core'
import type { Service } from '@muster-network/executors'
import type { z } from 'zod'
import type { CheckedRevision } from '../../confirm/serve/Confirmer.ts'
import type { ConfirmerAccount } from '../../confirm/serve/ConfirmerAccount.ts'
import { subscriberAccount } from '../../confirm/serve/subscriberAccount.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { priceOfManifest } from '../../task/priceOfManifest.ts'
import type { StreamManifest } from '../../task/StreamManifest.ts'
import { type askSubscriber, type meetSubscriber, mostReceipts } from '../../wire/serveCalls.ts'
import { type Ask, answerAsk, type Down, type EndedRange } from './answer/answerAsk.ts'
import { isCounted } from './answer/isCounted.ts'
import { Payments } from './answer/Payments.ts'
import type { RunningAsk } from './answer/RunningAsks.ts'
import { whyNotAsk } from './answer/whyNotAsk.ts'

/** Vouchers of one ask that may be forged or of somebody else before the ask is cut: each costs a signature check. */
const mostBadVouchers = 8
/** Time for an ask that is cut to send its receipt. */
const cutMs = 3_000
/** Refusals of vouchers that an honest gateway causes too: an older one that came later, or a raise that is too small. */
const harmless: readonly string[] = ['stale', 'dust']

export type ServedStreamOptions = {
  context: Pick<RoleContext, 'ledger' | 'network' | 'chainId' | 'nowMs' | 'sender' | 'logger'>
  streamId: Hex
  terms: StreamTerms
  book: VoucherBook
  /** The key that signs receipts. */
  signer: LocalSigner
  /** The facts of the chain about this subscription, newest first known. */
  account: StreamAccount
  /** Requests that are answered at the same time. */
  slots(): number
  /** The longest time that an ask waits for a voucher. */
  payWaitMs: number
  /** An answer ended, or a voucher came. */
  onMoney(): void
}

type ServedRevision = CheckedRevision & { service: Service }
type UpMessage = z.output<typeof askSubscriber.up>

/** One subscription while it serves: its services by revision, its vouchers, and the asks that run. */
export class ServedStream {
  readonly payments: Payments
  /** The facts of the chain; replaced when they change. */
  account: StreamAccount
  readonly #options: ServedStreamOptions
  readonly #revisions = new Map<number, ServedRevision>()
  readonly #running = new Set<Promise<void>>()
  #leaving = new AbortController()
  #isClosed = false

  constructor(options: ServedStreamOptions) {
    this.#options = options
    this.account = options.account
    this.payments = new Payments({
      book: options.book,
      account: () => this.account,
      windowWei: () => this.#windowWei(),
      waitMs: options.payWaitMs,
    })
  }

  /** Asks that are being answered. */
  get active(): number {
    return this.#running.size
  }

  get revisions(): readonly number[] {
    return [...this.#revisions.keys()].sort((a, b) => a - b)
  }

  serviceOf(revision: number): Service | undefined {
    return this.#revisions.get(revision)?.service
  }

  /** Returns a revision whose service is ready, to check answers of others with it. */
  checked(revision: number): CheckedRevision | undefined {
    const served = this.#revisions.get(revision)
    return served && !this.#isClosed && served.service.status() === 'ready' ? served : undefined
  }

  /** The account from which the stream pays for confirmations. */
  get confirmerAccount(): ConfirmerAccount {
    return subscriberAccount({
      payments: this.payments,
      sign: (served, ask) => this.#addReceipt(ask, served),
    })
  }

  addRevision(revision: number, served: ServedRevision): void {
    this.#revisions.set(revision, served)
  }

  removeRevision(revision: number): void {
    this.#revisions.delete(revision)
  }

  /** Takes no further ask while it is closed. */
  set isClosed(isClosed: boolean) {
    this.#isClosed = isClosed
  }

  /** Waits until the running asks have ended; after `forMs` they are cut, with receipts. */
  async drain(forMs: number): Promise<void> {
    this.#isClosed = true
    const leaving = this.#leaving
    const why = new MusterError('STREAM_BUSY', 'this subscriber leaves the stream')
    const timer = setTimeout(() => leaving.abort(why), forMs)
    // a gateway that reads nothing holds its ask longer; the ask ends with its connection
    const late = Promise.withResolvers<void>()
    const latest = setTimeout(late.resolve, forMs + cutMs)
    await Promise.race([Promise.allSettled(this.#running), late.promise])
    clearTimeout(timer)
    clearTimeout(latest)
    this.#leaving = new AbortController()
  }

  /** Shows the newest signed state to the gateway, and takes its own. */
  async meet({
    newest,
    after,
  }: z.output<typeof meetSubscriber.request>): Promise<z.output<typeof meetSubscriber.response>> {
    if (newest) await this.payments.receive(newest, newest.voucher.amount)
    const { book, streamId } = this.#options
    const receipts = book.receipts.behind(accountKeyOf(streamId, this.account.payee), after, mostReceipts)
    const ready = this.revisions.filter((each) => this.serviceOf(each)?.status() === 'ready').at(-1)
    return {
      ...(this.payments.newest && { newest: this.payments.newest }),
      receipts: [...receipts],
      revision: ready ?? this.revisions.at(-1) ?? 0,
      slots: ready === undefined || this.#isClosed ? 0 : this.#options.slots(),
    }
  }

  /**
   * Answers one ask.
   *
   * @throws STREAM_OTHER_RULES, STREAM_REQUEST_INVALID, STREAM_BUSY, STREAM_EXPOSED, STREAM_UNPAID
   */
  async *answer(
    ask: Ask,
    { signal, incoming }: { signal: AbortSignal; incoming: AsyncIterable<UpMessage> },
  ): AsyncGenerator<Down, void, void> {
    const served = this.#admit(ask)
    const ended = Promise.withResolvers<void>()
    this.#running.add(ended.promise)
    const stop = new AbortController()
    const cancel = (why: string) => stop.abort(new MusterError('NET_CANCELLED', why))
    const timer = setTimeout(() => cancel('the time of the request is over'), ask.deadlineMs)
    const terms = termsOf(served.manifest, ask)
    const running = this.payments.asks.begin(terms)
    try {
      this.#requireExposure(terms)
      // states how much the ask waits for, so that a raise to it counts
      this.payments.asks.take(running, min(terms.windowUnits, terms.maxUnits))
      if (ask.voucher) await this.#receiveFirst(ask.voucher)
      void this.#readVouchers(incoming, cancel)
      const request = requestHash(ask.salt, ask.work, ask.from)
      yield* answerAsk({
        ...{ ask, request, manifest: served.manifest, service: served.service, running },
        ...{ payments: this.payments, executor: this.account.payee },
        signWindow: (window) => this.#signWindow(request, window),
        sign: (range) => this.#sign(running, ask, request, served.manifest, range),
        signal: anySignal([signal, stop.signal, this.#leaving.signal]),
      })
    } finally {
      clearTimeout(timer)
      this.payments.asks.end(running)
      this.#running.delete(ended.promise)
      ended.resolve()
      // what this ask covered and did not earn may pay for another one
      this.payments.wake()
      this.#options.onMoney()
    }
  }

  #admit(ask: Ask): ServedRevision {
    const served = this.#revisions.get(ask.rules)
    if (!served && this.#revisions.size > 0)
      throw new MusterError(
        'STREAM_OTHER_RULES',
        `revision ${ask.rules} is not served here; served: ${this.revisions.join(', ')}`,
      )
    if (!served || this.#isClosed || served.service.status() !== 'ready')
      throw new MusterError('STREAM_BUSY', 'the service of this subscriber is not ready')
    const why = whyNotAsk(served.manifest, ask)
    if (why) throw new MusterError('STREAM_REQUEST_INVALID', why)
    const slots = this.#options.slots()
    if (this.#running.size >= slots)
      throw new MusterError('STREAM_BUSY', `this subscriber answers ${slots} requests at the same time`)
    return served
  }

  #requireExposure(terms: AskTerms): void {
    const { ledger, nowMs } = this.#options.context
    const { claimedWei, guaranteeWei } = this.account
    const { asks, receiptsWei } = this.payments
    const decision = mayServe({
      unsettledWei: receiptsWei + asks.coverWei - claimedWei,
      guaranteeHeldWei: guaranteeWei,
      nextWei: prepaidFor(terms),
      chainViewAgeMs: nowMs() - ledger.head.timestamp * 1000,
    })
    if (decision.ok) return
    this.#options.onMoney()
    throw new MusterError(
      'STREAM_EXPOSED',
      decision.reason === 'guarantee'
        ? 'this subscriber has earned as much as its guarantee holds'
        : 'this subscriber has not seen the chain for too long',
    )
  }

  async #receiveFirst(voucher: SignedVoucher): Promise<void> {
    const verdict = await this.payments.receive(voucher)
    if (!verdict.ok && !harmless.includes(verdict.reason))
      throw new MusterError('STREAM_UNPAID', `the voucher of the request is refused: ${verdict.reason}`, {
        details: { reason: verdict.reason },
      })
  }

  async #readVouchers(incoming: AsyncIterable<UpMessage>, cancel: (why: string) => void): Promise<void> {
    let bad = 0
    try {
      for await (const message of incoming) {
        if (message.type === 'cancel') return cancel('the gateway cancelled the request')
        const verdict = await this.payments.receive(message.voucher)
        if (!verdict.ok && !harmless.includes(verdict.reason) && ++bad >= mostBadVouchers)
          return cancel('the gateway sent too many vouchers that are not valid')
      }
    } catch {
      cancel('the connection to the gateway was lost')
    }
  }

  async #signWindow(request: Hex, { units, hash }: { units: number; hash: Hex }): Promise<Hex> {
    const { streamId, signer } = this.#options
    return signer.signMessage(this.#domain(), Window, { streamId, request, units: BigInt(units), hash })
  }

  async #sign(
    running: RunningAsk,
    { rules, from, inUnits }: Ask,
    request: Hex,
    manifest: StreamManifest,
    { units, end, hash }: EndedRange,
  ): Promise<SignedReceipt> {
    const served = { inputUnits: BigInt(inUnits), outputUnits: BigInt(units), complete: end !== 'cut' }
    return this.#addReceipt(running, {
      ...{ rules, request, answer: hash, from, to: from + units },
      ...{ inUnits: BigInt(inUnits), outUnits: BigInt(units) },
      priceWei: payFor(priceOfManifest(manifest), served),
    })
  }

  /** Signs a receipt in the epoch of now, and stores it. */
  async #addReceipt(ask: RunningAsk, served: Omit<Served, 'epoch'>): Promise<SignedReceipt> {
    const { book, signer, terms, context, streamId } = this.#options
    const now = Math.floor(context.nowMs() / 1000 / terms.epochSeconds)
    const newest = book.receipts.newest(accountKeyOf(streamId, this.account.payee))?.receipt.epoch ?? 0
    return this.payments.addReceipt(ask, served.priceWei, () =>
      book.addReceipt(this.account, { ...served, epoch: Math.max(now, newest) }, signer),
    )
  }

  #domain() {
    const { chainId, network } = this.#options.context
    return { chainId, verifyingContract: network.addresses.streams }
  }

  /** The smallest raise that counts: a window of the cheapest revision that is served. */
  #windowWei(): bigint {
    const windows = [...this.#revisions.values()].map(({ manifest }) =>
      windowPay({ price: priceOfManifest(manifest), windowUnits: windowUnitsOf(manifest) }),
    )
    return windows.length === 0 ? 0n : windows.reduce(min)
  }
}

/** Returns an ask as far as its pay is concerned. An answer that is not counted as it comes is one unit, and one window. */
function termsOf(manifest: StreamManifest, { inUnits, maxUnits, from }: Ask): AskTerms {
  return {
    price: priceOfManifest(manifest),
    windowUnits: windowUnitsOf(manifest),
    inputUnits: BigInt(inUnits),
    maxUnits: isCounted(manifest.unit) ? BigInt(maxUnits - from) : 1n,
  }
}

function windowUnitsOf({ unit, windowUnits }: StreamManifest): bigint {
  return isCounted(unit) ? BigInt(windowUnits) : 1n
}

const min = (a: bigint, b: bigint) => (a < b ? a : b)
