import type { Hex, Terms } from '@muster-network/chain'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { Jobs, type Next } from '../../role/Jobs.ts'
import { advanceDelivery } from '../../settle/advanceDelivery.ts'
import type { Opening } from '../../settle/DeliveryCase.ts'
import { isMe, type Provider } from '../Provider.ts'
import { currentRun, readStates } from '../run/readStates.ts'
import { evidenceOf, type States, type Stretch } from '../run/Stretch.ts'
import { type Tenure, tenureKey } from '../tenure/Tenure.ts'
import { contestLeftOpen, isLeftOpen } from './contestLeftOpen.ts'
import { contestRejected, isRejected } from './contestRejected.ts'
import { noteOutcome } from './noteOutcome.ts'
import { stretchOfDelivery } from './stretchOfDelivery.ts'

/** How long the client has for its acceptance before the delivery is settled without it. */
const acceptanceSeconds = 20
const lookAgainMs = 250

/** Takes each delivery of ours through its check: draws, collects, settles, closes. */
export class OwnDeliveries {
  readonly #provider: Provider
  readonly #onClosed: (tenure: string) => void
  readonly #jobs: Jobs
  /** Rejected deliveries that a second run here agreed with. */
  readonly #confirmed = new Set<string>()

  constructor(provider: Provider, options: { onClosed(tenure: string): void }) {
    this.#provider = provider
    this.#onClosed = options.onClosed
    this.#jobs = new Jobs({
      name: 'delivery',
      logger: provider.context.logger,
      advance: (id, signal) => this.#advance(id as Hex, signal),
    })
  }

  start(): void {
    for (const held of this.#provider.context.ledger.openDeliveries()) this.note(held)
    for (const { id } of this.#provider.deliveries.open()) this.wake(id)
  }

  stop(): Promise<void> {
    return this.#jobs.stop()
  }

  wake(deliveryId: string): void {
    if (this.#provider.deliveries.get(deliveryId)) this.#jobs.wake(deliveryId)
  }

  /** Something about other copies of our work was said on the chain. */
  wakeTask(taskId: Hex): void {
    for (const { id, value } of this.#provider.deliveries.open())
      if (value.taskId === taskId) this.#jobs.wake(id)
  }

  /** Takes a delivery in that the chain says is ours. */
  note({ id, delivery }: LedgerDelivery): boolean {
    const { deliveries, tenures } = this.#provider
    const { taskId, part, tenure } = delivery
    if (!isMe(this.#provider, delivery.executor)) return false
    if (!tenures.get(tenureKey({ taskId, part, number: tenure }))) return false
    if (!deliveries.get(id)) deliveries.put(id, { taskId, part, tenure, answers: {} })
    this.#jobs.wake(id)
    return true
  }

  async #advance(id: Hex, signal: AbortSignal): Promise<Next> {
    const { context, deliveries, tenures } = this.#provider
    const own = deliveries.get(id)
    const held = context.ledger.delivery(id)
    const task = own && context.ledger.task(own.taskId)
    if (!own || !held || !task) return { againMs: 1_000 }
    if (own.isOver) return undefined
    const key = tenureKey({ ...own, number: own.tenure })
    const tenure = tenures.get(key)
    if (!tenure?.work) return undefined
    const found =
      held.outcome === 0 && held.panel ? await this.#evidence(tenure, held, task.terms) : undefined
    if (isLeftOpen(held, tenure) && !own.acceptance && own.looked === undefined) {
      const left =
        held.panel && !found
          ? { over: 'our states are lost' }
          : await contestLeftOpen(this.#provider, tenure, held, task.terms, signal)
      if (left && 'againMs' in left) return left
      const looked = left?.over ?? ''
      deliveries.change(id, (value) => ({ ...value, looked }))
      context.logger.info(
        { taskId: own.taskId, part: own.part, looked },
        'our work was left open, and unpaid',
      )
      return { againMs: lookAgainMs }
    }
    if (isRejected(held) && own.looked === undefined) {
      const rejection = { tenure, own, held, terms: task.terms }
      const defended = await contestRejected(this.#provider, rejection, this.#confirmed, signal)
      if (!defended || 'againMs' in defended) return defended
      deliveries.change(id, (value) => ({ ...value, looked: defended.over }))
      context.note(own.taskId, defended.over, defended.facts)
      return { againMs: lookAgainMs }
    }
    const next = await advanceDelivery(context, {
      terms: task.terms,
      bid: tenure.bid,
      held,
      answers: new Map(Object.entries(own.answers).map(([seat, answer]) => [Number(seat), answer])),
      ...(found && {
        evidence: (panel) =>
          panel.segments.map((segment) => evidenceOf(found.stretch, found.states, Number(segment))),
      }),
      ...(await this.#opening(tenure)),
      ...(own.acceptance && { acceptance: own.acceptance }),
      ...(own.refused === undefined && {
        acceptanceUntil: held.delivery.deliveredAt + acceptanceSeconds,
      }),
      patienceSeconds: 0,
    })
    const ended = context.ledger.delivery(id) ?? held
    if (ended.outcome !== 0) this.#onClosed(key)
    if (next === undefined && ended.outcome !== 0) {
      deliveries.change(id, (value) => ({ ...value, isOver: true }))
      deliveries.close(id)
      this.#confirmed.delete(id)
      noteOutcome(context, ended, tenure, task.terms)
    }
    return next
  }

  /** What opens the seal of our copy. */
  async #opening(tenure: Tenure): Promise<{ opening?: Opening }> {
    if (!tenure.salt) return {}
    const run = await currentRun(this.#provider, tenure)
    const outcome = await run?.wait()
    if (outcome?.kind !== 'finished') return {}
    return { opening: { result: `0x${outcome.result.digest}`, salt: tenure.salt } }
  }

  async #evidence(
    tenure: Tenure,
    held: LedgerDelivery,
    terms: Terms,
  ): Promise<{ stretch: Stretch; states: States } | undefined> {
    const states = await readStates(this.#provider, tenure)
    const stretch = stretchOfDelivery(states, held.delivery, terms, tenure.work!.manifest)
    if (stretch) return { stretch, states }
    this.#provider.context.logger.error({ deliveryId: held.id }, 'the states of a delivery are lost')
    return undefined
  }
}
