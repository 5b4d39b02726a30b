import path from 'node:path'
import { classIdOf, type Hex, lowerHex, type StreamAccount } from '@muster-network/chain'
import { anySignal, hasCode, MusterError } from '@muster-network/core'
import { compareBodies } from '../../confirm/judge/compareBodies.ts'
import type { LedgerStream, LedgerSubscription } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { Reconciler, type Requeue } from '../../role/Reconciler.ts'
import { sendStep } from '../../role/sendStep.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { Records } from '../../store/Records.ts'
import { clientBackoffMs } from '../bid/clientBackoffMs.ts'
import type { Provider } from '../Provider.ts'
import type { IncomeBook } from './IncomeBook.ts'
import { considerStream } from './join/considerStream.ts'
import { describeService } from './join/describeService.ts'
import { joinStream } from './join/joinStream.ts'
import { unitFloor } from './join/unitFloor.ts'
import { drainMs, type OwnerWish, ownerWish, yieldMs } from './ownerWish.ts'
import type { RunningServices } from './prepare/RunningServices.ts'
import type { ReceiptKeys } from './ReceiptKeys.ts'
import { readAccount } from './readAccount.ts'
import { ServedStream } from './ServedStream.ts'
import type { DescribedService, StreamRecord } from './StreamRecord.ts'

export type SubscriptionsOptions = {
  nodeId: Hex
  /** The owner's rules or a jail block new work now. */
  isBlocked(): boolean
  /** Slots that runs of batch tasks use. */
  busySlots(): number
  services: RunningServices
  receiptKeys: ReceiptKeys
  income: IncomeBook
  /** The account of a stream may have changed: settle, refill, hand over. */
  onMoney(streamId: Hex): void
  /** The longest time that an ask waits for a voucher. */
  payWaitMs?: number
}

/** A slow chain or a busy gateway pays within seconds. */
const defaultPayWaitMs = 10_000
/** How often the owner's rules and the service of a subscription are looked at. */
const watchMs = 1_000
/** Reasons that pass by themselves: the stream is considered again soon. */
const passing: readonly string[] = ['busy', 'paused', 'stake', 'full', 'budget', 'gpu', 'chain']
const soonMs = 5_000
const laterMs = 600_000
/** A gateway that sends its model slower than this holds a slot of this machine for nothing. */
const prepareMs = 3_600_000
/** Failures of a service in a row before this machine leaves the stream. */
const mostFailures = 3
/** The account is read again after this time, also without an event. */
const accountMs = 60_000

const noSlot = { reason: 'busy', why: 'this machine has no free slot' }

/**
 * Our subscriptions to streams: decides about every stream of our class, prepares and starts its service, joins, serves, and leaves when the
 * owner wants the machine. Everything that matters is on the chain or in records, so a restart continues by itself.
 */
export class Subscriptions extends Reconciler<Hex> {
  readonly records: Records<StreamRecord, Hex>
  readonly #provider: Provider
  readonly #options: SubscriptionsOptions
  readonly #served = new Map<Hex, ServedStream>()
  /** Streams that use a slot of this machine. */
  readonly #taken = new Set<Hex>()
  readonly #accountReadMs = new Map<Hex, number>()
  /** Consecutive failures: calls that a gateway did not answer, or starts of a service. */
  readonly #failures = new Map<Hex, number>()
  #blockedSinceMs: number | undefined

  constructor(provider: Provider, options: SubscriptionsOptions) {
    const { ledger, sender, store, logger } = provider.context
    super({
      name: 'stream',
      logger,
      openKeys: () => [
        ...ledger.subscriptionsOf(sender.address).map(({ streamId }) => streamId),
        ...ledger.openStreams(classIdOf(provider.executor.facts.class)).map(({ id }) => id),
      ],
      reconcile: (streamId, signal) => this.#reconcile(streamId, signal),
    })
    this.#provider = provider
    this.#options = options
    this.records = new Records(store, 'provider-stream')
  }

  /** Slots of this machine that streams use. */
  get slots(): number {
    return this.#taken.size
  }

  /** The subscription to a stream whose guarantee is held, or undefined. */
  served(streamId: Hex): ServedStream | undefined {
    return this.#served.get(lowerHex(streamId))
  }

  /** An event of the chain is about a stream. */
  onEvent(streamId: Hex): void {
    this.#accountReadMs.delete(streamId)
    this.wake(streamId)
  }

  /** Looks at every stream again, after a change of the settings. */
  wakeAll(): void {
    super.start()
  }

  override async stop(): Promise<void> {
    const stopped = super.stop()
    await Promise.all([...this.#served.values()].map((served) => served.drain(0)))
    await stopped
    await this.#options.services.stopAll()
  }

  async #reconcile(streamId: Hex, signal: AbortSignal): Promise<Requeue> {
    const { ledger, sender } = this.#provider.context
    const stream = ledger.stream(streamId)
    if (!stream) return undefined
    const subscription = ledger.subscription(streamId, sender.address)
    const served = subscription && (await this.#track(stream, subscription))
    if (stream.status === 'open' && subscription?.status === 'serving')
      return served
        ? this.#serve(stream, served, signal)
        : this.#quit(stream, 'the key of our receipts is lost')
    await this.#stopService(streamId, yieldMs)
    if (stream.status !== 'open' || subscription?.status === 'expelled') return undefined
    if (subscription?.dismissed) {
      this.#refuse(streamId, [{ reason: 'dismissed', why: 'the client dismissed this machine' }])
      return undefined
    }
    if (stream.classId !== classIdOf(this.#provider.executor.facts.class)) return undefined
    return this.#join(stream, signal)
  }

  /** Returns the subscription while its guarantee is held: also after the end, gateways fetch receipts and pay. */
  async #track(stream: LedgerStream, subscription: LedgerSubscription): Promise<ServedStream | undefined> {
    const { id: streamId, terms } = stream
    const { context } = this.#provider
    const isHeld = subscription.status === 'serving' || subscription.status === 'left'
    if (!isHeld || stream.status === 'closed') {
      this.#served.delete(streamId)
      return undefined
    }
    const known = this.#served.get(streamId)
    const age = context.nowMs() - (this.#accountReadMs.get(streamId) ?? 0)
    if (known && age < accountMs) return known
    const account = await this.#readAccount(stream, subscription)
    if (known) {
      known.account = account
      known.payments.wake()
      this.#options.onMoney(streamId)
      return known
    }
    const { receiptKeys, income, onMoney, payWaitMs = defaultPayWaitMs } = this.#options
    const signer = await receiptKeys.of(streamId)
    if (lowerHex(signer.address) !== lowerHex(subscription.receiptKey)) return undefined
    const book = await income.open()
    const served = new ServedStream({
      ...{ context, streamId, terms, book, signer, account, payWaitMs },
      slots: () => this.#provider.settings().streams.parallel,
      onMoney: () => onMoney(streamId),
    })
    this.#served.set(streamId, served)
    onMoney(streamId)
    return served
  }

  async #readAccount(stream: LedgerStream, subscription: LedgerSubscription): Promise<StreamAccount> {
    const { context } = this.#provider
    // before the read: an event meanwhile causes another one
    this.#accountReadMs.set(stream.id, context.nowMs())
    // a chain that makes blocks on demand would look as if it had stopped
    if (context.nowMs() - context.ledger.head.timestamp * 1000 > accountMs * 10)
      await context.wantBlock({ timestamp: Math.floor(context.nowMs() / 1000) })
    return readAccount(context, stream, subscription)
  }

  async #join(stream: LedgerStream, signal: AbortSignal): Promise<Requeue> {
    const { id: streamId } = stream
    const { context, executor, settings } = this.#provider
    if (!executor.serve) return undefined
    const wish = this.#wish()
    if (wish.what !== 'serve') {
      this.#refuse(streamId, [{ reason: 'paused', why: wish.why }])
      return { retryAfterMs: soonMs }
    }
    const before = this.records.get(streamId)
    const had = (reason: string) => before?.reasons?.some((each) => each.reason === reason) ?? false
    // ask the gateway again only when this machine has room
    if (had('busy') && this.#freeSlots(streamId) < 1) return { retryAfterMs: soonMs }
    // each return costs gas: a program that fails again and again must not make us pay for it
    const sinceMs = context.nowMs() - (before?.atMs ?? 0)
    if (had('fault') && sinceMs < laterMs) return { retryAfterMs: laterMs - sinceMs }
    try {
      const service = await describeService(this.#provider, stream, signal)
      const { stake } = await context.network.streams.read.subscriptionOf([streamId, context.sender.address])
      const reasons = await considerStream(this.#provider, stream, service.manifest, {
        ...{
          freeSlots: this.#freeSlots(streamId),
          isBlocked: this.#options.isBlocked(),
          heldStakeWei: stake,
        },
      })
      if (reasons) return this.#refuse(streamId, reasons)
      // another stream may have taken the slot meanwhile
      if (this.#freeSlots(streamId) < 1) return this.#refuse(streamId, [noSlot])
      this.#taken.add(streamId)
      const { reasons: _, before: __, ...known } = before ?? { streamId, atMs: context.nowMs() }
      this.records.put(streamId, { ...known, service })
      await this.#startWhileWanted(stream, service, signal)
      const refused = await joinStream(this.#provider, stream, {
        ...{ nodeId: this.#options.nodeId, records: this.records, signal },
        unitWei: unitFloor(service.manifest.unit, settings(), context.definition.streams),
        receiptKey: (await this.#options.receiptKeys.of(streamId)).address,
      })
      this.#failures.delete(streamId)
      if (!refused) return { retryAfterMs: watchMs }
      await this.#stopService(streamId, 0)
      return this.#refuse(streamId, refused)
    } catch (error) {
      await this.#stopService(streamId, 0)
      return this.#failedToJoin(streamId, error, signal)
    }
  }

  #failedToJoin(streamId: Hex, error: unknown, signal: AbortSignal): Requeue {
    if (signal.aborted || !hasCode(error) || error.code.startsWith('BUG_')) throw error
    this.#provider.context.logger.debug({ streamId, error }, 'a stream could not be joined')
    const times = (this.#failures.get(streamId) ?? 0) + 1
    this.#failures.set(streamId, times)
    if (error.code.startsWith('CHAIN_')) {
      // the next attempt needs another permission
      this.records.change(streamId, ({ admission: _, ...record }) => record)
      return this.#refuse(streamId, [{ reason: 'chain', why: error.message }])
    }
    if (error.retryable) return { retryAfterMs: clientBackoffMs(times) }
    return this.#refuse(streamId, [{ reason: 'service', why: error.message }])
  }

  async #serve(stream: LedgerStream, served: ServedStream, signal: AbortSignal): Promise<Requeue> {
    const { id: streamId } = stream
    this.#taken.add(streamId)
    const wish = this.#wish()
    if (wish.what === 'leave') return this.#quit(stream, wish.why, wish.graceMs)
    if (wish.what === 'wait') {
      await served.drain(wish.graceMs)
      for (const revision of served.revisions) {
        const service = served.serviceOf(revision)
        if (service?.status() === 'ready') await service.pause()
      }
      return { retryAfterMs: watchMs }
    }
    try {
      const record = await this.#described(stream, signal)
      await this.#keepRevisions(stream, served, record, signal)
      this.#failures.delete(streamId)
      served.isClosed = false
      const isUnsuitable = record.reasons !== undefined
      if (isUnsuitable && !record.before) return this.#quit(stream, record.reasons![0]!.why, drainMs)
    } catch (error) {
      if (signal.aborted) throw error
      const times = (this.#failures.get(streamId) ?? 0) + 1
      this.#failures.set(streamId, times)
      const isOurs = hasCode(
        error,
        'EXEC_SERVICE_FAILED',
        'EXEC_REFUSED',
        'PROVIDER_WRONG_WORK',
        'NET_KEY_MISSING',
      )
      if (isOurs && times >= mostFailures) return this.#quit(stream, (error as Error).message, 0, 'fault')
      throw error
    }
    return { retryAfterMs: watchMs }
  }

  /** Returns the record with the newest revision of the service, as far as the gateway has described it. */
  async #described(
    stream: LedgerStream,
    signal: AbortSignal,
  ): Promise<StreamRecord & { service: DescribedService }> {
    const { id: streamId } = stream
    const { context } = this.#provider
    const known = this.records.get(streamId) ?? { streamId, atMs: context.nowMs() }
    const { service: served } = known
    if (served && (served.revision >= stream.revision || known.reasons)) {
      const isOver = known.before !== undefined && known.before.untilMs <= context.nowMs()
      if (!isOver) return { ...known, service: served }
      const { before: _, ...record } = known
      this.records.put(streamId, record)
      return { ...record, service: served }
    }
    const service = await describeService(this.#provider, stream, signal)
    const reasons = served && (await this.#whyNotRevised(stream, service))
    const untilMs = context.nowMs() + service.manifest.noticeSeconds * 1000
    const { reasons: _, ...rest } = known
    const record = {
      ...rest,
      service,
      ...(served && { before: { ...served, untilMs } }),
      ...(reasons && { reasons }),
    }
    this.records.put(streamId, record)
    return record
  }

  #whyNotRevised(stream: LedgerStream, { manifest }: DescribedService): Promise<StreamRecord['reasons']> {
    return considerStream(this.#provider, stream, manifest, {
      // our place and our stake are there already
      ...{ freeSlots: 1, isBlocked: false, heldStakeWei: stream.terms.stakeLock },
    })
  }

  /** Keeps the services of a subscription running: the newest, and the one before until its notice is over. */
  async #keepRevisions(
    stream: LedgerStream,
    served: ServedStream,
    { service, before, reasons }: StreamRecord & { service: DescribedService },
    signal: AbortSignal,
  ): Promise<void> {
    // a revision that does not suit us is never started
    const wanted = [...(before ? [before] : []), ...(reasons ? [] : [service])]
    for (const described of wanted) {
      const running = await this.#startWhileWanted(stream, described, signal)
      const { manifest, revision } = described
      const scratchDir = path.join(this.#provider.context.dir, 'stream-compare')
      const compare = compareBodies({ equivalence: manifest.equivalence, scratchDir })
      served.addRevision(revision, { manifest, service: running, compare })
    }
    for (const revision of served.revisions)
      if (!wanted.some((each) => each.revision === revision)) {
        served.removeRevision(revision)
        await this.#options.services.stop(stream.id, revision)
      }
  }

  /** Starts a service, and gives up when the owner wants the machine meanwhile: a large model takes minutes. */
  async #startWhileWanted(stream: LedgerStream, described: DescribedService, signal: AbortSignal) {
    const unwanted = new AbortController()
    const timer = setInterval(() => {
      if (this.#wish().what !== 'serve')
        unwanted.abort(new MusterError('EXEC_SERVICE_DOWN', 'the owner wants the machine'))
    }, watchMs)
    try {
      const either = anySignal([signal, unwanted.signal, AbortSignal.timeout(prepareMs)])
      return await this.#options.services.start(stream.id, described, peerOf(stream.terms.peer), either)
    } finally {
      clearInterval(timer)
    }
  }

  /** Ends the answers, stops the service and leaves the stream on the chain. The guarantee stays until all is settled. */
  async #quit(stream: LedgerStream, why: string, graceMs = yieldMs, reason = 'left'): Promise<Requeue> {
    const { network, sender, logger } = this.#provider.context
    const { id: streamId, terms } = stream
    await this.#stopService(streamId, graceMs)
    const { joins } = await network.streams.read.subscriptionOf([streamId, sender.address])
    await unlessReverted(
      () =>
        sendStep('stream/quit', [streamId, joins], (intent) =>
          network.streams.send.quit([terms, 0n], { by: sender, intent }),
        ),
      (error) => logger.debug({ streamId, error }, 'the stream was left already'),
    )
    logger.info({ streamId, why }, 'left a stream')
    this.#refuse(streamId, [{ reason, why }])
    return { retryAfterMs: soonMs }
  }

  async #stopService(streamId: Hex, graceMs: number): Promise<void> {
    const served = this.#served.get(streamId)
    await served?.drain(graceMs)
    for (const revision of served?.revisions ?? []) served?.removeRevision(revision)
    await this.#options.services.stop(streamId)
    this.#taken.delete(streamId)
  }

  #refuse(streamId: Hex, reasons: NonNullable<StreamRecord['reasons']>): Requeue {
    const { nowMs } = this.#provider.context
    const { service: _, before: __, ...known } = this.records.get(streamId) ?? { streamId }
    this.records.put(streamId, { ...known, atMs: nowMs(), reasons })
    const mayChange = reasons.every(({ reason }) => passing.includes(reason))
    return { retryAfterMs: mayChange ? soonMs : laterMs }
  }

  #freeSlots(streamId: Hex): number {
    const { slots } = this.#provider.settings().limits
    const others = this.#taken.size - (this.#taken.has(streamId) ? 1 : 0)
    return slots - this.#options.busySlots() - others
  }

  #wish(): OwnerWish {
    const { settings, context } = this.#provider
    const { state, streams, patienceMs } = settings()
    const isPaused = state === 'paused' || this.#options.isBlocked()
    this.#blockedSinceMs = isPaused ? (this.#blockedSinceMs ?? context.nowMs()) : undefined
    const blockedMs = this.#blockedSinceMs === undefined ? undefined : context.nowMs() - this.#blockedSinceMs
    return ownerWish({ state, serve: streams.serve, blockedMs, patienceMs })
  }
}
