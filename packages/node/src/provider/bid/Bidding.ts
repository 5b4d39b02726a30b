import {
  Bid,
  BidReceipt,
  classIdOf,
  type Hex,
  structHash,
  type Terms,
  verifyMessage,
} from '@muster-network/chain'
import {
  type BidDecision,
  type CardsAsked,
  decideBid,
  hasCode,
  MusterError,
  tokenAmount,
} from '@muster-network/core'
import type { LedgerTask } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { Jobs, type Next } from '../../role/Jobs.ts'
import { Records } from '../../store/Records.ts'
import { declineToBid, describeTask, placeBid } from '../../wire/calls.ts'
import type { Provider } from '../Provider.ts'
import type { BidRecord } from './BidRecord.ts'
import { clientBreachBps } from './clientBreachBps.ts'
import { type OwnerState, ownerTerms } from './ownerTerms.ts'
import { pauseAfter } from './pauseAfter.ts'
import { unitsToPrice } from './unitsToPrice.ts'

/** How long after the award a part may be given back for nothing. */
const startSeconds = 60

/** Refusals that are over when a part ends or the owner goes: such a task is looked at again while it takes bids. */
const passing: readonly string[] = ['busy', 'stake', 'paused']
const lookAgainMs = 1_000

export type BiddingOptions = {
  nodeId: Hex
  score(): number
  isHeld(): boolean
}

/** What a would-be task asks, as far as a bid depends on it. */
export type Described = {
  className: string
  minScore: number
  gpu?: CardsAsked | undefined
  regions: readonly string[]
  memoryBytes: number
  diskBytes: number
  standing?: bigint | undefined
}
export type AskedTerms = Pick<
  Terms,
  'parts' | 'maxPrice' | 'maxUnits' | 'runSeconds' | 'stakeLock' | 'bidUntil' | 'client' | 'allOrNothing'
>

/** Decides about every task that is posted, tells the client, and keeps both for the owner to see. */
export class Bidding {
  readonly #provider: Provider
  readonly #options: BiddingOptions
  readonly #jobs: Jobs
  readonly records: Records<BidRecord>
  /** How often in a row a task's client did not answer. */
  readonly #unanswered = new Map<Hex, number>()
  #nonce = 0n

  constructor(provider: Provider, options: BiddingOptions) {
    this.#provider = provider
    this.#options = options
    this.records = new Records(provider.context.store, 'bid')
    this.#jobs = new Jobs({
      name: 'bid',
      logger: provider.context.logger,
      advance: (taskId, signal) => this.#advance(taskId as Hex, signal),
    })
  }

  start(): void {
    for (const { id } of this.records.open()) this.wake(id)
    for (const { id } of this.#provider.context.ledger.tasks({ status: 'Bidding', limit: 10_000 }))
      this.wake(id)
  }

  stop(): Promise<void> {
    return this.#jobs.stop()
  }

  wake(taskId: string): void {
    this.#jobs.wake(taskId)
  }

  /** The bid of ours that an award names. */
  bidFor(taskId: Hex): Bid | undefined {
    return this.records.get(taskId)?.bid
  }

  async #advance(taskId: Hex, signal: AbortSignal): Promise<Next> {
    const { context, executor } = this.#provider
    const task = context.ledger.task(taskId)
    if (!task) return undefined
    // nobody is dialled for work that this machine could not do anyway
    if (task.classId !== classIdOf(executor.facts.class)) return undefined
    const known = this.records.get(taskId)
    const leftMs = this.#takesBidsMs(task)
    if (leftMs <= 0) {
      this.#unanswered.delete(taskId)
      if (known) this.records.close(taskId)
      return undefined
    }
    // a client that had awarded before our bid came may want it once a part fell open
    const mayChange = known?.reasons?.every(
      ({ reason }) => passing.includes(reason) || (reason === 'client' && task.status === 'Awarded'),
    )
    if (known?.receipt || (known?.reasons && !mayChange))
      return { againMs: Math.min(leftMs + 1_000, 2 ** 31 - 1) }
    // the client is asked again only when something has changed here
    if (known?.reasons && !this.#hasRoom()) return { againMs: Math.min(lookAgainMs, leftMs + 1_000) }
    try {
      this.records.reopen(taskId)
      const record = known?.bid ? known : await this.#decide(task, leftMs, known, signal)
      if (record.bid) await this.#place(task, record, signal)
    } catch (error) {
      if (signal.aborted || !hasCode(error) || error.code.startsWith('BUG_')) throw error
      context.logger.debug({ taskId, error }, 'the client takes no bid yet')
      if (!error.retryable)
        this.records.put(taskId, {
          ...(this.records.get(taskId) ?? { taskId, atMs: context.nowMs() }),
          reasons: [{ reason: 'client', why: error.message }],
        })
      const times = (this.#unanswered.get(taskId) ?? 0) + 1
      this.#unanswered.set(taskId, times)
      return { againMs: Math.min(pauseAfter(times), leftMs + 1_000) }
    }
    this.#unanswered.delete(taskId)
    const again = this.records.get(taskId)?.reasons ? lookAgainMs : leftMs + 1_000
    return { againMs: Math.min(again, 2 ** 31 - 1) }
  }

  /** Whether we would run a task, and for how much; the same for a quote and for a bid. */
  async consider(terms: AskedTerms, described: Described): Promise<BidDecision> {
    const { context } = this.#provider
    const { score, isHeld } = this.#options
    const held = this.#provider.tenures.open().filter(({ value }) => !value.idle)
    const account = await context.network.registry.read.accountOf([context.sender.address])
    const state: OwnerState = {
      score: score(),
      freeStake: account.free,
      promisedStake: this.#standing().reduce((sum, bid) => sum + bid.stakeLock * BigInt(bid.maxParts), 0n),
      heldParts: held.length + this.#standing().length,
      isHeld: isHeld(),
    }
    const owner = ownerTerms(this.#provider, state)
    const decision = decideBid(
      {
        className: described.className,
        minScore: described.minScore,
        gpu: described.gpu,
        regions: described.regions,
        memoryBytes: described.memoryBytes,
        diskBytes: described.diskBytes,
        parts: terms.parts,
        maxPrice: tokenAmount(terms.maxPrice),
        maxUnits: unitsToPrice(terms, this.#provider.executor.facts, owner.unitsPerSecond),
        runMs: terms.runSeconds * 1000,
        allOrNothing: terms.allOrNothing,
        stakeLock: tokenAmount(terms.stakeLock),
        bidUntilMs: terms.bidUntil * 1000,
        tiers: [],
        clientBreachBps: clientBreachBps(context.ledger, terms.client),
      },
      owner,
      context.nowMs(),
      described.standing === undefined ? undefined : tokenAmount(described.standing),
    )
    if (!decision.ok) return decision
    // what waits in our queue could run elsewhere at once: of one task we take no more than we can begin
    const { slots } = this.#provider.settings().limits
    return { ...decision, maxParts: Math.max(1, Math.min(decision.maxParts, slots - held.length)) }
  }

  /** How long a task takes bids yet. After its award it does while nobody has one of its parts that is new to us. */
  #takesBidsMs({ id, status, bidUntil, terms }: LedgerTask): number {
    const { context, tenures } = this.#provider
    const leftMs = bidUntil * 1000 - context.nowMs()
    if (status === 'Bidding') return leftMs
    if (status !== 'Awarded') return 0
    const isFree = context.ledger
      .parts(id)
      .some((part) => part.status === 'Open' && tenures.under(`${id}/${part.part}/`).length === 0)
    return isFree ? terms.runSeconds * 1000 : 0
  }

  /** Bids that may still be awarded: their places are taken until it is known. */
  #standing(): Bid[] {
    return this.records.open().flatMap(({ value: { bid, reasons } }) => (bid && !reasons ? bid : []))
  }

  #hasRoom(): boolean {
    const { settings, tenures } = this.#provider
    const { state, limits } = settings()
    const held = tenures.open().filter(({ value }) => !value.idle).length
    return (
      state === 'on' &&
      !this.#options.isHeld() &&
      held + this.#standing().length < limits.slots + limits.queue
    )
  }

  async #decide(
    { id: taskId, terms }: LedgerTask,
    leftMs: number,
    known: BidRecord | undefined,
    signal: AbortSignal,
  ): Promise<BidRecord> {
    const { context } = this.#provider
    const client = peerOf(terms.peer)
    const described = await context.peer.call(client, describeTask, { taskId }, { signal, timeoutMs: 5_000 })
    if (classIdOf(described.className) !== terms.classId)
      throw new MusterError('PROVIDER_WRONG_WORK', 'the client describes other work than it has posted')
    const atMs = context.nowMs()
    // later than the terms say when the bidding was extended or a part fell open
    const bidUntil = Math.ceil((atMs + leftMs) / 1000)
    const decision = await this.consider({ ...terms, bidUntil }, described)
    if (!decision.ok) {
      const record: BidRecord = { taskId, atMs, reasons: decision.reasons }
      this.records.put(taskId, record)
      // it was told before
      if (known?.reasons) return record
      const reasons = decision.reasons.map(({ reason }) => reason)
      context.note(taskId, 'no bid', { reasons })
      await context.peer.call(client, declineToBid, { taskId, reasons }, { signal, timeoutMs: 5_000 })
      return record
    }
    const { network, sender, signer, chainId } = context
    const bid: Bid = {
      taskId,
      operator: sender.address,
      node: this.#options.nodeId,
      price: decision.price,
      floor: decision.floor,
      stakeLock: terms.stakeLock,
      maxParts: decision.maxParts,
      // all or nothing: the contracts give no more time than this
      startSeconds: Math.min(startSeconds, terms.rules.awardSeconds),
      expiry: bidUntil + terms.rules.awardSeconds,
      takeoverUntil: Math.floor(atMs / 1000) + terms.runSeconds,
      nonce: this.#nextNonce(),
      payCode: terms.payCode,
    }
    const domain = { chainId, verifyingContract: network.addresses.market }
    const signature = await signer.signMessage(domain, Bid, bid)
    const record: BidRecord = { taskId, atMs, bid, signature }
    this.records.put(taskId, record)
    return record
  }

  async #place({ id: taskId, terms }: LedgerTask, record: BidRecord, signal: AbortSignal): Promise<void> {
    const { context } = this.#provider
    const { chainId, network } = context
    const bid = record.bid!
    const receipt = await context.peer.call(
      peerOf(terms.peer),
      placeBid,
      { bid, signature: record.signature! },
      { signal, timeoutMs: 5_000 },
    )
    const proof = {
      domain: { chainId, verifyingContract: network.addresses.market },
      type: BidReceipt,
      message: {
        taskId,
        bidHash: structHash(Bid, bid),
        number: receipt.number,
        receivedAt: receipt.receivedAt,
      },
      signature: receipt.signature,
      signer: terms.signer,
    }
    if (!verifyMessage(proof))
      throw new MusterError('NET_MESSAGE_INVALID', 'the receipt of a bid was not signed by the client')
    const { reasons: _, ...placed } = record
    this.records.put(taskId, { ...placed, receipt })
    context.note(taskId, 'bid placed', { price: bid.price, number: receipt.number })
  }

  /** Larger than every one before, also after a restart. */
  #nextNonce(): bigint {
    const now = BigInt(this.#provider.context.nowMs()) * 1_000n
    this.#nonce = now > this.#nonce ? now : this.#nonce + 1n
    return this.#nonce
  }
}
