import { accountKeyOf, type Hex, type Receipt, type Signer, type StreamTerms } from '@muster-network/chain'
import {
  type AnswerPrice,
  nextCondition,
  refusalOf,
  type StreamCondition,
  type StreamPhase,
} from '@muster-network/core'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { priceOfManifest } from '../../task/priceOfManifest.ts'
import { StreamManifest } from '../../task/StreamManifest.ts'
import type { AnswerDesk } from './answer/AnswerDesk.ts'
import type { ClientStream } from './ClientStream.ts'
import type { StreamContext } from './StreamContext.ts'
import { factsOf, type StreamOnChain } from './state/factsOf.ts'
import { Measured } from './subscribers/Measured.ts'
import { type RunningRange, SubscriberLink } from './subscribers/SubscriberLink.ts'
import { subscriptionsOf } from './subscribers/subscriptionsOf.ts'

/** Interval after which a subscriber that could not be met is tried again. */
const meetAgainMs = 2_000
/** Interval after which a subscriber without asks is met again: it may have changed its revision or its slots. */
const meetIdleMs = 15_000

/** A revision that can be served. */
export type ServedRevision = { number: number; manifest: StreamManifest; price: AnswerPrice }

export type ServedStreamOptions = {
  context: StreamContext
  signer: Signer
  /** The record as it is now. */
  record(): ClientStream
  change(change: (stream: ClientStream) => ClientStream): void
  /** Called when the condition has changed. */
  onCondition(): void
}

/** One stream of this client while its gateway runs: its subscribers, its condition, and the facts that both depend on. */
export class ServedStream {
  readonly streamId: Hex
  readonly #options: ServedStreamOptions
  readonly #links = new Map<Hex, SubscriberLink>()
  readonly #metMs = new Map<Hex, number>()
  readonly #waiting = new Set<() => void>()
  readonly #revisions = new Map<number, ServedRevision>()
  readonly #hedges = { requests: 0, hedged: 0 }
  #onChain: StreamOnChain | undefined
  #condition: StreamCondition
  #consensusFailedMs: number | undefined

  constructor(options: ServedStreamOptions) {
    this.#options = options
    const { streamId, phase } = options.record()
    this.streamId = streamId
    this.#condition = conditionAt(phase)
  }

  get condition(): StreamCondition {
    return this.#condition
  }

  get signer(): Signer {
    return this.#options.signer
  }

  /** The revision that answers requests, or the newest one while none does. */
  get revision(): ServedRevision {
    const newest = this.#options.record().revisions.length - 1
    return this.#revision(this.#condition.phase === 'up' ? this.#condition.revision : newest)
  }

  /** The subscribers, as far as they were met. */
  get links(): SubscriberLink[] {
    return [...this.#links.values()]
  }

  /** The subscribers that can be asked. */
  get serving(): SubscriberLink[] {
    return this.links.filter((link) => this.#isServing(link))
  }

  /** Reads the chain, meets subscribers that were not met yet, and decides the condition. Returns when to look again. */
  async refresh(): Promise<number> {
    const { context, record } = this.#options
    const { network } = context
    const { terms } = record()
    this.#onChain = await network.streams.read.streamOf([this.streamId])
    await this.#readSubscribers(terms)
    const unmet = await this.#meetSubscribers()
    this.#decide()
    return unmet ? meetAgainMs : meetIdleMs
  }

  /** Returns what the answer of one request needs; undefined while the stream is not up. */
  desk(): AnswerDesk | undefined {
    this.#decide()
    if (this.#condition.phase !== 'up') return undefined
    const { context, record } = this.#options
    const { terms, revisions } = record()
    const { number, manifest, price } = this.revision
    const { response } = revisions[number]!.prescription
    const isCompared = response.method === 'weighted' || response.method === 'unanimous'
    const { confirmations } = context
    return {
      ...{ streamId: this.streamId, revision: number, manifest, price, hedges: this.#hedges },
      ...{ guaranteeWei: terms.guarantee, stakeLockWei: terms.stakeLock },
      response,
      links: () => this.serving,
      whenFree: (waitMs, signal) => this.#whenFree(waitMs, signal),
      peer: context.peer,
      verifier: context.verifier,
      domain: { chainId: context.chainId, verifyingContract: context.network.streams.address },
      epoch: () => this.#epoch(terms),
      keep: (kept) => {
        const afterSeconds = terms.epochSeconds + terms.accuseSeconds
        context.requests.put(kept, context.nowMs() + afterSeconds * 1000)
      },
      answered: isCompared ? undefined : (given) => confirmations.answered(given),
      signedBeforeOldestWei: (provider) => confirmations.signedBeforeOldestWei(this.streamId, provider),
    }
  }

  /** Lets requests that wait for a subscriber look again. */
  wake(): void {
    for (const wake of this.#waiting) wake()
  }

  /** Stops asking a subscriber that was found wrong; it is dismissed. */
  block(provider: Hex, reason: string): void {
    const link = this.#links.get(provider)
    if (link) link.break(reason)
    else this.#block(provider, reason)
  }

  /** Records a request on which the council did not agree. */
  noteDisagreement(): void {
    this.#consensusFailedMs = this.#options.context.nowMs()
    this.#decide()
  }

  #isServing({ provider, broken, served }: SubscriberLink): boolean {
    const { context } = this.#options
    return (
      broken === undefined &&
      served !== undefined &&
      context.ledger.subscription(this.streamId, provider)?.status === 'serving'
    )
  }

  #block(provider: Hex, reason: string): void {
    this.#options.change((stream) => ({ ...stream, blocked: { ...stream.blocked, [provider]: reason } }))
    this.#options.onCondition()
  }

  async #readSubscribers(terms: StreamTerms): Promise<void> {
    const { context, record } = this.#options
    const { ledger, network } = context
    const stream = ledger.stream(this.streamId)
    if (!stream) return
    for (const subscription of subscriptionsOf(ledger, this.streamId)) {
      const { provider } = subscription
      const node = ledger.node(subscription.node)
      if (!node) continue
      const [guaranteeWei, onChain] = await Promise.all([
        network.streams.read.guaranteeOf([terms, provider]),
        network.streams.read.subscriptionOf([this.streamId, provider]),
      ])
      const account = {
        ...{ streamId: this.streamId, payee: provider, signer: stream.signer },
        signerBefore: stream.signerBefore,
        receiptKey: subscription.receiptKey,
        ...{ claimedWei: subscription.claimedWei, guaranteeWei },
      }
      const facts = { account, stakeWei: onChain.stake, operator: node.operator }
      const known = this.#links.get(provider)
      const peerId = peerOf(node.facts.peerKey)
      await context.book.settled(this.streamId, provider, subscription.claimedWei)
      if (known && known.peerId === peerId) known.facts = facts
      else {
        const link = this.#link(provider, { facts, peerId, terms })
        link.broken = record().blocked[provider]
        this.#links.set(provider, link)
      }
    }
  }

  #link(
    provider: Hex,
    {
      facts,
      peerId,
      terms,
    }: Pick<ConstructorParameters<typeof SubscriberLink>[0], 'facts' | 'peerId' | 'terms'>,
  ): SubscriberLink {
    const { context, signer } = this.#options
    const { book, peer, nowMs, logger, requests, records, confirmations } = context
    const key = `${this.streamId}/${provider}`
    const link = new SubscriberLink({
      ...{ streamId: this.streamId, terms, provider, peerId, facts, book, signer, peer, nowMs, logger },
      measured: new Measured(records.subscribers.get(key)),
      onReceipt: (_, receipt: Receipt) => {
        requests.settle(provider, receipt.request)
        const { answers, failures } = link.measured
        records.subscribers.put(key, { answers, failures })
        const newest = book.receipts.newest(accountKeyOf(this.streamId, provider))
        if (newest) confirmations.receipt(provider, newest)
        this.wake()
      },
      onDrop: (request) => {
        requests.settle(provider, request)
        confirmations.drop(this.streamId, provider, request)
      },
      onBroken: (_, reason) => this.#block(provider, reason),
    })
    for (const kept of requests.unsettled(this.streamId)) {
      if (kept.provider !== provider || kept.rules >= this.#options.record().revisions.length) continue
      const { price, manifest } = this.#revision(kept.rules)
      const range: RunningRange = {
        ...{ request: kept.request, rules: kept.rules, from: kept.from, inUnits: kept.inUnits, price },
        ...{ windowUnits: manifest.windowUnits, mostUnits: kept.maxUnits - kept.from, epoch: kept.epoch },
        ...{ paidUnits: undefined, isUnread: false, seenUnits: 0, signedUnits: 0, end: undefined },
        isWhole: () => true,
      }
      // paid before the restart: the voucher on disk covers it
      link.begin(range, 0n)
    }
    return link
  }

  /** Returns whether a subscriber that serves could not be met. */
  async #meetSubscribers(): Promise<boolean> {
    const { context } = this.#options
    const now = performance.now()
    const due = this.links.filter(({ provider, broken, served, asks }) => {
      const isServing = context.ledger.subscription(this.streamId, provider)?.status === 'serving'
      if (!isServing || broken !== undefined) return false
      const metMs = this.#metMs.get(provider)
      return !served || metMs === undefined || (asks === 0 && now - metMs >= meetIdleMs)
    })
    const met = await Promise.all(
      due.map(async (link) => {
        try {
          await link.meet()
          this.#metMs.set(link.provider, performance.now())
          return true
        } catch (error) {
          link.served = undefined
          context.logger.debug({ streamId: this.streamId, provider: link.provider, error }, 'not met')
          return false
        }
      }),
    )
    if (due.length > 0) this.wake()
    return met.includes(false)
  }

  #decide(): void {
    const { context, record, change, onCondition } = this.#options
    if (!this.#onChain) return
    const { terms, revisions } = record()
    const { price, manifest } = this.#revision(revisions.length - 1)
    const serving = this.links.filter((link) => this.#isServing(link))
    const facts = factsOf({
      ...{
        onChain: this.#onChain,
        council: terms.council,
        manifest,
        consensusFailed: this.#isConsensusFailed(),
      },
      subscribers: this.links.map((link) => ({
        revision: serving.includes(link) && (link.served?.slots ?? 0) > 0 ? link.served?.revision : undefined,
        guaranteeWei: link.facts.account.guaranteeWei,
        unpaidWei: link.unpaidWei,
      })),
      revisedMs: this.#revisedMs(),
      dearestWei: dearestOf(price, manifest),
    })
    const before = this.#condition
    this.#condition = nextCondition(before.phase, facts, context.nowMs())
    if (JSON.stringify(before) === JSON.stringify(this.#condition)) return
    const { phase } = this.#condition
    if (phase !== before.phase) change((stream) => ({ ...stream, phase }))
    onCondition()
    this.wake()
  }

  #isConsensusFailed(): boolean {
    const retryMs = (refusalOf({ phase: 'down', reason: 'no-consensus' })?.retryAfterSeconds ?? 0) * 1000
    return (
      this.#consensusFailedMs !== undefined &&
      this.#options.context.nowMs() < this.#consensusFailedMs + retryMs
    )
  }

  #revisedMs(): Map<number, number> {
    if ((this.#onChain?.revision ?? 0) === 0) return new Map()
    const events = this.#options.context.ledger.eventsNamed('streams', 'Revised')
    return new Map(
      events
        .filter(({ args }) => args.streamId === this.streamId)
        .map(({ args, at }) => [args.revision, at * 1000]),
    )
  }

  #revision(number: number): ServedRevision {
    const known = this.#revisions.get(number)
    if (known) return known
    const manifest = StreamManifest.parse(JSON.parse(this.#options.record().revisions[number]!.manifest))
    const revision = { number, manifest, price: priceOfManifest(manifest) }
    this.#revisions.set(number, revision)
    return revision
  }

  #epoch({ epochSeconds }: StreamTerms): number {
    return Math.floor(this.#options.context.nowMs() / 1000 / epochSeconds)
  }

  async #whenFree(waitMs: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        this.#waiting.delete(wake)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, waitMs)
      this.#waiting.add(wake)
      signal.addEventListener('abort', wake, { once: true })
    })
  }
}

function conditionAt(phase: StreamPhase): StreamCondition {
  switch (phase) {
    case 'closing':
    case 'closed':
      return { phase, reason: 'retracted' }
    case 'gathering':
      return { phase, reason: 'too-few' }
    default:
      // subscribers are met first after a restart
      return { phase: 'down', reason: 'too-few' }
  }
}

/** Returns v: the most that one answer costs, its input included. */
function dearestOf(price: AnswerPrice, { maxInput }: StreamManifest): bigint {
  const outputWei = price.per === 'answer' ? price.answerWei : price.mostWei
  return outputWei + price.inputUnitWei * BigInt(maxInput)
}
