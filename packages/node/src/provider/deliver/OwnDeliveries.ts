import type { Hex, Terms } from '@muster-network/chain'
import { deliveryStages, enumName } from '@muster-network/core'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { jobOf } from '../../replay/Piece.ts'
import { Reconciler, type Requeue } from '../../role/Reconciler.ts'
import type { Opening } from '../../settle/DeliveryCase.ts'
import { reconcileDelivery } from '../../settle/reconcileDelivery.ts'
import { type Assignment, assignmentKey } from '../Assignment.ts'
import { canContestRejected, contestRejected } from '../defend/contestRejected.ts'
import { canContestUndecided, contestUndecided } from '../defend/contestUndecided.ts'
import { isMe, type Provider } from '../Provider.ts'
import { currentRun, readStates } from '../states/readStates.ts'
import { evidenceAt, type SegmentRange, type States } from '../states/SegmentRange.ts'
import { segmentRangeOfDelivery } from '../states/segmentRangeOfDelivery.ts'
import { noteOutcome } from './noteOutcome.ts'

/** Time for the client's acceptance, after which the delivery is settled without it. */
const acceptanceSeconds = 20
const retryMs = 250

/** Takes each delivery of ours through its check: draws the council, collects answers, settles, contests, closes. */
export class OwnDeliveries extends Reconciler<Hex> {
  readonly #provider: Provider
  readonly #onClosed: (assignment: string) => void
  /** Rejected deliveries that a replay on this machine confirmed. */
  readonly #confirmed = new Set<string>()

  constructor(provider: Provider, options: { onClosed(assignment: string): void }) {
    super({
      name: 'delivery',
      logger: provider.context.logger,
      openKeys: () => provider.deliveries.open().map(({ id }) => id),
      reconcile: (id, signal) => this.#reconcile(id, signal),
    })
    this.#provider = provider
    this.#onClosed = options.onClosed
  }

  override start(): void {
    for (const ledgerDelivery of this.#provider.context.ledger.openDeliveries()) this.track(ledgerDelivery)
    super.start()
  }

  override wake(deliveryId: Hex): void {
    if (this.#provider.deliveries.get(deliveryId)) super.wake(deliveryId)
  }

  /** Wakes the deliveries of a task after an event about other replicas of our work. */
  wakeTask(taskId: Hex): void {
    for (const { id, value } of this.#provider.deliveries.open()) if (value.taskId === taskId) this.wake(id)
  }

  /** Records a delivery of ours that is on the chain. Returns false when it is not ours. */
  track({ id, delivery }: LedgerDelivery): boolean {
    const { deliveries, assignments } = this.#provider
    const { taskId, part, assignment } = delivery
    if (!isMe(this.#provider, delivery.executor)) return false
    if (!assignments.get(assignmentKey({ taskId, part, number: assignment }))) return false
    if (!deliveries.get(id)) deliveries.put(id, { taskId, part, assignment, answers: {} })
    this.wake(id)
    return true
  }

  async #reconcile(id: Hex, signal: AbortSignal): Promise<Requeue> {
    const { context, deliveries, assignments } = this.#provider
    const own = deliveries.get(id)
    const ledgerDelivery = context.ledger.delivery(id)
    const task = own && context.ledger.task(own.taskId)
    if (!own || !ledgerDelivery || !task) return { retryAfterMs: 1_000 }
    if (own.isOver) return undefined
    const key = assignmentKey({ ...own, number: own.assignment })
    const assignment = assignments.get(key)
    if (!assignment?.work) return undefined
    const stage = ledgerDelivery.settlement?.stage
    const isUnclaimed = stage !== undefined && enumName(deliveryStages, stage) === 'unclaimed'
    const evidence =
      ledgerDelivery.outcome === 'open' && (ledgerDelivery.roster || isUnclaimed)
        ? await this.#evidence(assignment, ledgerDelivery, task.terms)
        : undefined
    if (
      canContestUndecided(ledgerDelivery, assignment, task.terms) &&
      !own.acceptance &&
      own.contestResult === undefined
    ) {
      const left =
        ledgerDelivery.roster && !evidence
          ? { over: 'the states of the delivery are lost' }
          : await contestUndecided(this.#provider, { assignment, ledgerDelivery, terms: task.terms }, signal)
      if (left && 'retryAfterMs' in left) return left
      const contestResult = left?.over ?? ''
      deliveries.change(id, (value) => ({ ...value, contestResult }))
      context.logger.info(
        { taskId: own.taskId, part: own.part, contestResult },
        'a delivery of ours that was not accepted was examined',
      )
      return { retryAfterMs: retryMs }
    }
    if (canContestRejected(ledgerDelivery) && own.contestResult === undefined) {
      const rejection = { assignment, own, ledgerDelivery, terms: task.terms }
      const defended = await contestRejected(this.#provider, rejection, this.#confirmed, signal)
      if (!defended || 'retryAfterMs' in defended) return defended
      deliveries.change(id, (value) => ({ ...value, contestResult: defended.entry.step }))
      context.note(own.taskId, defended.entry)
      return { retryAfterMs: retryMs }
    }
    const next = await reconcileDelivery(context, {
      terms: task.terms,
      bid: assignment.bid,
      record: ledgerDelivery,
      by: isUnclaimed && !evidence ? 'other' : 'executor',
      answers: new Map(Object.entries(own.answers).map(([seat, answer]) => [Number(seat), answer])),
      ...(evidence && {
        evidence: (roster) =>
          jobOf(task.terms, ledgerDelivery.delivery, roster.windows).map(({ to }) =>
            evidenceAt(evidence.range, evidence.states, to),
          ),
      }),
      ...(await this.#opening(assignment)),
      ...(own.acceptance && { acceptance: own.acceptance }),
      ...(own.refused === undefined && {
        acceptanceUntil: ledgerDelivery.delivery.deliveredAt + acceptanceSeconds,
      }),
      patienceSeconds: 0,
    })
    const ended = context.ledger.delivery(id) ?? ledgerDelivery
    if (ended.outcome !== 'open') this.#onClosed(key)
    if (next === undefined && ended.outcome !== 'open') {
      deliveries.change(id, (value) => ({ ...value, isOver: true }))
      deliveries.close(id)
      this.#confirmed.delete(id)
      noteOutcome(context, ended, assignment, task.terms)
    }
    return next
  }

  /** The result and salt that open the seal on our replica. */
  async #opening(assignment: Assignment): Promise<{ opening?: Opening }> {
    if (!assignment.salt) return {}
    const run = await currentRun(this.#provider, assignment)
    const outcome = await run?.wait()
    if (outcome?.kind !== 'finished') return {}
    return { opening: { result: `0x${outcome.result.digest}`, salt: assignment.salt } }
  }

  async #evidence(
    assignment: Assignment,
    ledgerDelivery: LedgerDelivery,
    terms: Terms,
  ): Promise<{ range: SegmentRange; states: States } | undefined> {
    const states = await readStates(this.#provider, assignment)
    const range = segmentRangeOfDelivery(states, ledgerDelivery.delivery, terms, assignment.work!.manifest)
    if (range) return { range, states }
    this.#provider.context.logger.error(
      { deliveryId: ledgerDelivery.id },
      'the states of a delivery are lost',
    )
    return undefined
  }
}
