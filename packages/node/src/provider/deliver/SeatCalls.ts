import { Jobs, type Next } from '../../role/Jobs.ts'
import { segmentReady } from '../../wire/calls.ts'
import type { Provider } from '../Provider.ts'

const lookAgainMs = 2_000

/**
 * Tells every drawn seat that its segment can be taken. Seats would come by themselves; but a seat that cannot reach us
 * answers *no data*, and being called it has a connection to ask over.
 */
export class SeatCalls {
  readonly #provider: Provider
  readonly #jobs: Jobs
  /** Seats that have been told, by delivery. */
  readonly #told = new Map<string, Set<number>>()

  constructor(provider: Provider) {
    this.#provider = provider
    this.#jobs = new Jobs({
      name: 'seat call',
      logger: provider.context.logger,
      advance: (id, signal) => this.#advance(id, signal),
    })
  }

  start(): void {
    for (const { id } of this.#provider.deliveries.open()) this.#jobs.wake(id)
  }

  stop(): Promise<void> {
    return this.#jobs.stop()
  }

  /** A council of a delivery of ours was drawn. */
  onDrawn(deliveryId: string): void {
    const { context, deliveries } = this.#provider
    const own = deliveries.get(deliveryId)
    const panel = context.ledger.delivery(deliveryId)?.panel
    if (!own || !panel) return
    context.note(own.taskId, 'drawn', { part: own.part, seats: panel.seats.length })
    this.#jobs.wake(deliveryId)
  }

  async #advance(id: string, signal: AbortSignal): Promise<Next> {
    const { context, deliveries } = this.#provider
    const own = deliveries.get(id)
    const held = context.ledger.delivery(id)
    const isOver = !own || !held?.panel || held.outcome !== 0 || held.settlement !== undefined
    if (isOver || held.panel!.deadline * 1000 < context.nowMs()) {
      this.#told.delete(id)
      return undefined
    }
    const told = this.#told.get(id) ?? new Set<number>()
    this.#told.set(id, told)
    const waiting = held.panel!.seats.flatMap(({ operator, state }, seat) =>
      state === 0 && !told.has(seat) && !own.answers[seat] ? [{ operator, seat }] : [],
    )
    await Promise.all(
      waiting.map(async ({ operator, seat }) => {
        const [peerId] = context.directory.peersOf(operator)
        if (!peerId) return
        try {
          await context.peer.call(
            peerId,
            segmentReady,
            { deliveryId: held.id, seat },
            { signal, timeoutMs: 5_000 },
          )
          told.add(seat)
        } catch (error) {
          context.logger.debug({ deliveryId: id, seat, error }, 'a seat was not reached')
        }
      }),
    )
    if (waiting.some(({ seat }) => !told.has(seat))) return { againMs: lookAgainMs }
    // a seat that is drawn later wakes us; who is told twice takes it once
    this.#told.delete(id)
    return undefined
  }
}
