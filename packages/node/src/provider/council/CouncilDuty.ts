import { Answer, compactSignature, type Roster, zeroHash } from '@muster-network/chain'
import {
  type AnswerKind,
  answerKinds,
  enumCode,
  type JournalEntryOf,
  MusterError,
} from '@muster-network/core'
import { awardedBidOf } from '../../ledger/awardedBidOf.ts'
import { isSitting } from '../../ledger/isSitting.ts'
import type { LedgerDelivery, LedgerTask } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { jobOf, unitsOfJob } from '../../replay/Piece.ts'
import type { OwnLoad } from '../../role/OwnLoad.ts'
import { Reconciler, type Requeue } from '../../role/Reconciler.ts'
import { sendStep } from '../../role/sendStep.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { reconcileDelivery } from '../../settle/reconcileDelivery.ts'
import { Records } from '../../store/Records.ts'
import { giveAnswer, jobReady, tellAnswer } from '../../wire/calls.ts'
import { isMe, type Provider } from '../Provider.ts'
import { answerJob, type JobAnswer, removeAttempts } from './answerJob.ts'
import { type AnswerTimes, answerTimes } from './answerTimes.ts'
import { type Duty, dutyKey } from './Duty.ts'
import { decideToServe, replayNeedsMs, type ServeDecision } from './decideToServe.ts'

/** Seats open the ends of their pieces after this share of the time for it, so that the executor comes first. */
const openShare = 0.25
/** How often an answer is sent again to a client that does not take it. */
const clientRetryMs = 10_000
/** Pause before another attempt after a fault of this machine. */
const faultRetryMs = 5_000

/** A seat of ours with everything that an answer depends on. */
type DrawnSeat = { key: string; duty: Duty; ledgerDelivery: LedgerDelivery; roster: Roster; task: LedgerTask }

/**
 * Serves the seats that we were drawn for: fetches the job from the executor, replays it, answers under seal, and opens the ends
 * of the pieces when we agreed and nobody else opens them.
 */
export class CouncilDuty extends Reconciler {
  readonly #provider: Provider
  readonly #duties: Records<Duty>
  /** Replays under way by key, each with the units that it takes. */
  readonly #replaying = new Map<string, bigint>()
  readonly #waiting = new Set<string>()
  readonly #load: OwnLoad

  constructor(provider: Provider, load: OwnLoad) {
    super({
      name: 'council duty',
      logger: provider.context.logger,
      openKeys: () => this.#duties.open().map(({ id }) => id),
      reconcile: (key, signal) => this.#reconcile(key, signal),
    })
    this.#provider = provider
    this.#load = load
    this.#duties = new Records(provider.context.store, 'duty')
    const { peer, ledger } = provider.context
    peer.handle(jobReady, async ({ deliveryId }) => {
      const ledgerDelivery = ledger.delivery(deliveryId)
      if (ledgerDelivery) this.track(ledgerDelivery)
      return {}
    })
  }

  override start(): void {
    this.#load.start(this.#provider.context.logger)
    for (const ledgerDelivery of this.#provider.context.ledger.openDeliveries()) this.track(ledgerDelivery)
    super.start()
  }

  override async stop(): Promise<void> {
    this.#load.stop()
    await super.stop()
  }

  /** Records and wakes our seats in the council of a delivery. */
  track({ id: deliveryId, roster }: LedgerDelivery): void {
    for (const [seat, { operator }] of (roster?.seats ?? []).entries()) {
      if (!isMe(this.#provider, operator)) continue
      const key = dutyKey({ deliveryId, seat })
      if (!this.#duties.get(key)) this.#duties.put(key, { deliveryId, seat })
      this.wake(key)
    }
  }

  /** Newest first. */
  all(): Duty[] {
    return this.#duties.all().map(({ value }) => value)
  }

  async #reconcile(key: string, signal: AbortSignal): Promise<Requeue> {
    const { context } = this.#provider
    const duty = this.#duties.get(key)
    const ledgerDelivery = duty && context.ledger.delivery(duty.deliveryId)
    const task = ledgerDelivery && context.ledger.task(ledgerDelivery.delivery.taskId)
    if (!duty || !task || !ledgerDelivery?.roster) return undefined
    const { roster } = ledgerDelivery
    const drawn = { key, duty, ledgerDelivery, roster, task }
    const times = timesOf(drawn, context.nowMs())
    const { leftMs } = times
    const isOver =
      ledgerDelivery.outcome !== 'open' ||
      ledgerDelivery.settlement !== undefined ||
      !isSitting(roster.seats[duty.seat])
    const isBound = context.ledger.boundAnswers(duty.deliveryId).some(({ seat }) => seat === duty.seat)
    if (!isOver && duty.evidence && (isBound || leftMs <= 0)) return this.#open(drawn)
    if (isOver || isBound || leftMs <= 0) {
      this.#duties.close(key)
      await context.blobs.removeTask(`seat/${key}`)
      await removeAttempts(context, duty)
      return undefined
    }
    if (duty.answer) return this.#sendAnswer(drawn, duty.answer, times, signal)
    const decision = this.#decideToServe(drawn, times)
    if (!decision.ok) {
      await this.#recordAnswer(drawn, { kind: 'abstain', seal: zeroHash, why: decision.reason })
      return { retryAfterMs: 0 }
    }
    if (this.#replaying.size >= this.#provider.settings().council.parallel) {
      this.#waiting.add(key)
      // woken in time to abstain
      return { retryAfterMs: Math.min(leftMs, decision.waitMs + 1) }
    }
    this.#replaying.set(key, unitsOf(drawn))
    try {
      return await this.#serve(drawn, signal)
    } finally {
      this.#replaying.delete(key)
      for (const next of this.#waiting) this.wake(next)
      this.#waiting.clear()
    }
  }

  /** Decides whether to ask for the data of the job. A seat that has asked goes on. */
  #decideToServe(drawn: DrawnSeat, times: AnswerTimes): ServeDecision {
    if (drawn.duty.asked) return { ok: true, waitMs: times.leftMs }
    const settings = this.#provider.settings()
    const { slowdown } = this.#load
    const others = [...this.#replaying.values()].map((units) => replayNeedsMs({ units }, settings, slowdown))
    // replays beside each other share the cores that runs leave them
    const backlogMs = others.reduce((sum, ms) => sum + ms, 0) / settings.council.parallel
    const job = { ...drawn.task.terms, units: unitsOf(drawn) }
    return decideToServe(job, settings, times, { slowdown, backlogMs })
  }

  /** Does the job. Without an answer, because of a fault of this machine, the seat tries again until its time is over. */
  async #serve(drawn: DrawnSeat, signal: AbortSignal): Promise<Requeue> {
    const { context } = this.#provider
    const { key, ledgerDelivery, roster, task } = drawn
    const { seat } = drawn.duty
    const duty: Duty = { ...drawn.duty, asked: true }
    this.#duties.put(key, duty)
    const job = { seat, ledgerDelivery, roster, terms: task.terms, wasServed: duty.wasServed === true }
    const outcome = await answerJob(this.#provider, job, this.#load, signal)
    signal.throwIfAborted()
    if (outcome.ok) {
      await this.#recordAnswer({ ...drawn, duty }, outcome.answer)
      return { retryAfterMs: 0 }
    }
    if (duty.why === undefined) {
      const { part } = ledgerDelivery.delivery
      context.note(task.id, { step: 'noAnswer', part, seat, why: outcome.reason.slice(0, 500) })
    }
    this.#duties.put(key, {
      ...duty,
      why: duty.why ?? outcome.reason,
      ...(outcome.wasServed && { wasServed: true }),
    })
    const { leftMs, replayMs } = timesOf(drawn, context.nowMs())
    return { retryAfterMs: replayMs > faultRetryMs ? faultRetryMs : Math.max(0, leftMs) }
  }

  async #recordAnswer(
    { key, duty, ledgerDelivery, task }: DrawnSeat,
    { kind, seal, evidence, why }: JobAnswer,
  ): Promise<void> {
    const { network, chainId, sender, signer, note } = this.#provider.context
    const { seat } = duty
    const answer = { kind: enumCode(answerKinds, kind), seal }
    const domain = { chainId, verifyingContract: network.addresses.council }
    const message = { deliveryId: ledgerDelivery.id, seat, operator: sender.address, ...answer }
    const signature = await signer.signMessage(domain, Answer, message)
    this.#duties.put(key, {
      ...duty,
      answer: { ...answer, signature },
      ...(evidence && { evidence }),
      ...(why && { why }),
    })
    const { part } = ledgerDelivery.delivery
    note(task.id, { step: 'answered', part, seat, verdict: inWords[kind], ...(why && { why }) })
  }

  /** Sends the answer to the executor and the client, who settle with it; posts it when nobody uses it in time. */
  async #sendAnswer(
    { key, duty, ledgerDelivery, roster, task }: DrawnSeat,
    answer: NonNullable<Duty['answer']>,
    { replayMs: postInMs }: AnswerTimes,
    signal: AbortSignal,
  ): Promise<Requeue> {
    const { context } = this.#provider
    const { deliveryId, seat } = duty
    if (postInMs > 0) {
      const sentTo = await this.#send({ duty, ledgerDelivery, task }, answer, signal)
      this.#duties.put(key, { ...duty, sentTo })
      if (!sentTo.includes('executor')) return { retryAfterMs: Math.min(1_000, postInMs) }
      if (!sentTo.includes('client')) return { retryAfterMs: Math.min(clientRetryMs, postInMs) }
      return { retryAfterMs: postInMs }
    }
    const { kind, seal } = answer
    await unlessReverted(
      async () => {
        await sendStep(`delivery/${deliveryId}/seat/${seat}`, [roster.round, kind, seal], (intent) =>
          context.network.council.send.answer(
            [task.terms, ledgerDelivery.delivery, roster, seat, kind, seal],
            { by: context.sender, intent },
          ),
        )
        context.note(task.id, { step: 'answerPosted', part: ledgerDelivery.delivery.part, seat })
      },
      (error) => context.logger.debug({ deliveryId, seat, error }, 'an answer reverted'),
    )
    return { retryAfterMs: 1_000 }
  }

  /** Returns who has the answer now. */
  async #send(
    { duty, ledgerDelivery, task }: Pick<DrawnSeat, 'duty' | 'ledgerDelivery' | 'task'>,
    answer: NonNullable<Duty['answer']>,
    signal: AbortSignal,
  ): Promise<NonNullable<Duty['sentTo']>> {
    const { context } = this.#provider
    const { deliveryId, seat, sentTo = [] } = duty
    const peers = {
      executor: context.directory.peersOf(ledgerDelivery.delivery.executor)[0],
      client: peerOf(task.terms.peer),
    }
    const sent = await Promise.all(
      (['executor', 'client'] as const).map(async (who) => {
        if (sentTo.includes(who)) return [who]
        try {
          const peer = peers[who]
          if (!peer) throw new MusterError('NET_PEER_UNKNOWN', `the ${who} has no listed node`)
          const message = { deliveryId, seat, ...answer }
          await context.peer.call(peer, who === 'client' ? tellAnswer : giveAnswer, message, {
            signal,
            timeoutMs: 5_000,
          })
          return [who]
        } catch (error) {
          signal.throwIfAborted()
          context.logger.debug({ deliveryId, seat, who, error }, 'an answer was not taken yet')
          return []
        }
      }),
    )
    return sent.flat()
  }

  /** Settles with the ends of the pieces, which we know because we agreed, when nobody else does. */
  async #open({ duty, ledgerDelivery, task }: DrawnSeat): Promise<Requeue> {
    const { context } = this.#provider
    const bid = await awardedBidOf(context, ledgerDelivery.delivery)
    if (!bid) return undefined
    const { kind, seal, signature } = duty.answer!
    return reconcileDelivery(context, {
      terms: task.terms,
      bid,
      record: ledgerDelivery,
      by: 'other',
      answers: new Map([[duty.seat, { kind, seal, ...compactSignature(signature) }]]),
      evidence: () => duty.evidence!,
      patienceSeconds: Math.ceil(task.terms.rules.openSeconds * openShare),
    })
  }
}

function timesOf(
  { ledgerDelivery: { delivery }, roster, task: { terms } }: DrawnSeat,
  nowMs: number,
): AnswerTimes {
  return answerTimes({ terms, delivery, roster }, nowMs)
}

/** Units that the replay of a seat takes. */
function unitsOf({ ledgerDelivery: { delivery }, roster, task: { terms } }: DrawnSeat): bigint {
  return unitsOfJob(terms, delivery, jobOf(terms, delivery, roster.windows))
}

const inWords = {
  silent: 'abstains',
  agree: 'agrees',
  differs: 'differs',
  noData: 'no data',
  abstain: 'abstains',
} as const satisfies Record<AnswerKind, JournalEntryOf<'answered'>['verdict']>
