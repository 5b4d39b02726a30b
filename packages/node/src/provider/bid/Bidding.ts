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
  type LockRatio,
  MusterError,
  tokenAmount,
} from '@muster-network/core'
import type { LedgerTask } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { takesLateBids } from '../../replicas/isSpare.ts'
import { Reconciler, type Requeue } from '../../role/Reconciler.ts'
import { Records } from '../../store/Records.ts'
import { leastPledgeOf, lockRatioOf } from '../../task/lockOf.ts'
import { declineToBid, describeTask, placeBid } from '../../wire/calls.ts'
import type { Provider } from '../Provider.ts'
import type { BidRecord } from './BidRecord.ts'
import { clientBackoffMs } from './clientBackoffMs.ts'
import { clientBreachBps } from './clientBreachBps.ts'
import { type OwnerState, ownerTerms } from './ownerTerms.ts'
import { promisedBy } from './promisedBy.ts'
import { unitsToPrice } from './unitsToPrice.ts'

/** Time after the award in which a part can be declined free of charge. */
const startSeconds = 60

/** Reasons that pass when a part ends or the owner leaves: such a task is reconsidered while it accepts bids. */
const passingReasons: readonly string[] = ['busy', 'stake', 'paused']
const retryMs = 1_000

export type BiddingOptions = {
  nodeId: Hex
  score(): number
  isBlocked(): boolean
  /** Slots that services of streams use. */
  streamSlots(): number
}

/** The requirements of a task that a bid depends on. */
export type Described = {
  className: string
  minScore: number
  gpu?: CardsAsked | undefined
  regions: readonly string[]
  standing?: bigint | undefined
}
export type AskedTerms = Pick<
  Terms,
  | 'parts'
  | 'maxPrice'
  | 'maxUnits'
  | 'memoryBytes'
  | 'diskBytes'
  | 'runSeconds'
  | 'stakeLock'
  | 'bidUntil'
  | 'client'
  | 'allOrNothing'
> & { lock: LockRatio; pledge: bigint }

/** Decides about every posted task, sends the bid or the refusal to the client, and records both for the owner. */
export class Bidding extends Reconciler<Hex> {
  readonly #provider: Provider
  readonly #options: BiddingOptions
  readonly records: Records<BidRecord, Hex>
  /** Consecutive calls that a task's client did not answer. */
  readonly #unanswered = new Map<Hex, number>()
  #nonce = 0n

  constructor(provider: Provider, options: BiddingOptions) {
    super({
      name: 'bid',
      logger: provider.context.logger,
      openKeys: () => [
        ...this.records.open().map(({ id }) => id),
        ...provider.context.ledger.tasks({ status: 'bidding', limit: 10_000 }).map(({ id }) => id),
      ],
      reconcile: (taskId, signal) => this.#reconcile(taskId, signal),
    })
    this.#provider = provider
    this.#options = options
    this.records = new Records(provider.context.store, 'bid')
  }

  /** Our bid on a task. */
  bidFor(taskId: Hex): Bid | undefined {
    return this.records.get(taskId)?.bid
  }

  async #reconcile(taskId: Hex, signal: AbortSignal): Promise<Requeue> {
    const { context, executor } = this.#provider
    const task = context.ledger.task(taskId)
    if (!task) return undefined
    // do not dial clients whose work this machine cannot run
    if (task.classId !== classIdOf(executor.facts.class)) return undefined
    const previous = this.records.get(taskId)
    const leftMs = this.#bidTimeLeftMs(task)
    if (leftMs <= 0) {
      this.#unanswered.delete(taskId)
      if (previous) this.records.close(taskId)
      return undefined
    }
    // a client that had already awarded may want our bid once a part is open again
    const mayChange = previous?.reasons?.every(
      ({ reason }) => passingReasons.includes(reason) || (reason === 'client' && task.status === 'awarded'),
    )
    if (previous?.receipt || (previous?.reasons && !mayChange))
      return { retryAfterMs: Math.min(leftMs + 1_000, 2 ** 31 - 1) }
    // ask the client again only when this machine has room now
    if (previous?.reasons && !this.#hasFreeSlot()) return { retryAfterMs: Math.min(retryMs, leftMs + 1_000) }
    try {
      this.records.reopen(taskId)
      const record = previous?.bid ? previous : await this.#decide(task, leftMs, previous, signal)
      if (record.bid) await this.#place(task, record, signal)
    } catch (error) {
      if (signal.aborted || !hasCode(error) || error.code.startsWith('BUG_')) throw error
      context.logger.debug({ taskId, error }, 'the client did not accept the bid yet')
      if (!error.retryable)
        this.records.put(taskId, {
          ...(this.records.get(taskId) ?? { taskId, atMs: context.nowMs() }),
          reasons: [{ reason: 'client', why: error.message }],
        })
      const times = (this.#unanswered.get(taskId) ?? 0) + 1
      this.#unanswered.set(taskId, times)
      return { retryAfterMs: Math.min(clientBackoffMs(times), leftMs + 1_000) }
    }
    this.#unanswered.delete(taskId)
    const again = this.records.get(taskId)?.reasons ? retryMs : leftMs + 1_000
    return { retryAfterMs: Math.min(again, 2 ** 31 - 1) }
  }

  /** Decides whether we would run a task, and at which price. Quotes and bids use the same rules. */
  async consider(terms: AskedTerms, described: Described): Promise<BidDecision> {
    const { context } = this.#provider
    const { score, isBlocked, streamSlots } = this.#options
    const active = this.#provider.assignments.open().filter(({ value }) => !value.idle)
    const [account, surety] = await Promise.all([
      context.network.registry.read.accountOf([context.sender.address]),
      context.network.sureties.read.suretyOf([context.sender.address]),
    ])
    const promised = promisedBy(
      this.#openBids().flatMap((bid) => {
        const terms = context.ledger.task(bid.taskId)?.terms
        return terms ? { bid, terms } : []
      }),
    )
    const state: OwnerState = {
      score: score(),
      freeStake: account.free,
      promisedStake: promised.stake,
      surety: {
        amount: surety.amount,
        pledged: surety.pledged + promised.pledges,
        largest: promised.largest > surety.largest ? promised.largest : surety.largest,
      },
      openParts: active.length + this.#openBids().length + streamSlots(),
      isBlocked: isBlocked(),
    }
    const owner = ownerTerms(this.#provider, state)
    const decision = decideBid(
      {
        className: described.className,
        minScore: described.minScore,
        gpu: described.gpu,
        regions: described.regions,
        memoryBytes: Number(terms.memoryBytes),
        diskBytes: Number(terms.diskBytes),
        parts: terms.parts,
        maxPrice: tokenAmount(terms.maxPrice),
        maxUnits: unitsToPrice(terms, this.#provider.executor.facts, owner.unitsPerSecond),
        runMs: terms.runSeconds * 1000,
        allOrNothing: terms.allOrNothing,
        stakeLock: tokenAmount(terms.stakeLock),
        lock: terms.lock,
        pledge: tokenAmount(terms.pledge),
        bidUntilMs: terms.bidUntil * 1000,
        tiers: [],
        clientBreachBps: clientBreachBps(context.ledger, terms.client),
      },
      owner,
      context.nowMs(),
      described.standing === undefined ? undefined : tokenAmount(described.standing),
    )
    if (!decision.ok) return decision
    // queued parts could run elsewhere at once: take no more parts of one task than we can start
    const { slots } = this.#provider.settings().limits
    return {
      ...decision,
      maxParts: Math.max(1, Math.min(decision.maxParts, slots - active.length - streamSlots())),
    }
  }

  /**
   * How long a task still accepts bids. After the award it does while a part is open that we have not run before, or while a part
   * is left that nobody took.
   */
  #bidTimeLeftMs({ id, status, bidUntil, terms }: LedgerTask): number {
    const { context, assignments } = this.#provider
    const leftMs = bidUntil * 1000 - context.nowMs()
    if (status === 'bidding') return leftMs
    if (status !== 'awarded') return 0
    const parts = context.ledger.parts(id)
    const isFree = parts.some(
      (part) => part.status === 'open' && assignments.under(`${id}/${part.part}/`).length === 0,
    )
    if (isFree) return terms.runSeconds * 1000
    const now = context.nowMs() / 1000
    const isLeft = parts.some((part) => takesLateBids(terms, bidUntil, part, now))
    return isLeft ? leftMs + terms.rules.awardSeconds * 1000 : 0
  }

  /** Bids that may still be awarded; they occupy slots until then. A bid that won a part occupies the slot of that part. */
  #openBids(): Bid[] {
    const { assignments } = this.#provider
    return this.records
      .open()
      .flatMap(({ id, value: { bid, reasons } }) =>
        bid && !reasons && !assignments.under(`${id}/`).some(({ value }) => !value.idle) ? bid : [],
      )
  }

  #hasFreeSlot(): boolean {
    const { settings, assignments } = this.#provider
    const { state, limits } = settings()
    const active = assignments.open().filter(({ value }) => !value.idle).length
    return (
      state === 'on' &&
      !this.#options.isBlocked() &&
      active + this.#openBids().length + this.#options.streamSlots() < limits.slots + limits.queue
    )
  }

  async #decide(
    { id: taskId, terms }: LedgerTask,
    leftMs: number,
    previous: BidRecord | undefined,
    signal: AbortSignal,
  ): Promise<BidRecord> {
    const { context } = this.#provider
    const client = peerOf(terms.peer)
    const described = await context.peer.call(client, describeTask, { taskId }, { signal, timeoutMs: 5_000 })
    if (classIdOf(described.className) !== terms.classId)
      throw new MusterError('PROVIDER_WRONG_WORK', 'the client describes other work than it posted')
    const atMs = context.nowMs()
    // later than in the terms when the bidding was extended or a part is open again
    const bidUntil = Math.ceil((atMs + leftMs) / 1000)
    const decision = await this.consider(
      { ...terms, lock: lockRatioOf(terms), pledge: leastPledgeOf(terms), bidUntil },
      described,
    )
    if (!decision.ok) {
      const record: BidRecord = { taskId, atMs, reasons: decision.reasons }
      this.records.put(taskId, record)
      // the client has our refusal already
      if (previous?.reasons) return record
      const reasons = decision.reasons.map(({ reason }) => reason)
      context.note(taskId, { step: 'notBidding', reasons })
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
      stakeLock: decision.stakeLock,
      maxParts: decision.maxParts,
      // the contracts allow no more time in an all-or-nothing task
      startSeconds: Math.min(startSeconds, terms.rules.awardSeconds),
      expiry: bidUntil + terms.rules.awardSeconds,
      // a replica can wait for those before it
      takeoverUntil: Math.floor(atMs / 1000) + terms.runSeconds * Math.min(terms.replicas, 3),
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
    const { context, executor } = this.#provider
    const { chainId, network } = context
    const bid = record.bid!
    // the program is sealed until the award, so nothing of it can be prepared yet
    executor.expect?.()
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
      throw new MusterError(
        'NET_MESSAGE_INVALID',
        'the receipt of a bid has no valid signature of the client',
      )
    const { reasons: _, ...placed } = record
    this.records.put(taskId, { ...placed, receipt })
    context.note(taskId, { step: 'bidPlaced', price: bid.price, number: receipt.number })
  }

  /** A nonce larger than every earlier one, also after a restart. */
  #nextNonce(): bigint {
    const now = BigInt(this.#provider.context.nowMs()) * 1_000n
    this.#nonce = now > this.#nonce ? now : this.#nonce + 1n
    return this.#nonce
  }
}
