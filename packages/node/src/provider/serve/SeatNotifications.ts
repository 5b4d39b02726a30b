import { isSitting } from '../../ledger/isSitting.ts'
import { Reconciler, type Requeue } from '../../role/Reconciler.ts'
import { jobReady } from '../../wire/calls.ts'
import type { Provider } from '../Provider.ts'

const retryMs = 2_000

/**
 * Notifies every drawn seat that its job is ready. Seats would request it anyway; but a seat that cannot dial us would answer
 * *no data*, and our call gives it a connection for its request.
 */
export class SeatNotifications extends Reconciler {
  readonly #provider: Provider
  /** Notified seats, by delivery. */
  readonly #notified = new Map<string, Set<number>>()

  constructor(provider: Provider) {
    super({
      name: 'seat call',
      logger: provider.context.logger,
      openKeys: () => provider.deliveries.open().map(({ id }) => id),
      reconcile: (id, signal) => this.#reconcile(id, signal),
    })
    this.#provider = provider
  }

  /** A council was drawn for a delivery of ours. */
  onDrawn(deliveryId: string): void {
    const { context, deliveries } = this.#provider
    const own = deliveries.get(deliveryId)
    const roster = context.ledger.delivery(deliveryId)?.roster
    if (!own || !roster) return
    context.note(own.taskId, { step: 'councilDrawn', part: own.part, seats: roster.seats.length })
    this.wake(deliveryId)
  }

  async #reconcile(id: string, signal: AbortSignal): Promise<Requeue> {
    const { context, deliveries } = this.#provider
    const own = deliveries.get(id)
    const ledgerDelivery = context.ledger.delivery(id)
    const isOver =
      !own ||
      !ledgerDelivery?.roster ||
      ledgerDelivery.outcome !== 'open' ||
      ledgerDelivery.settlement !== undefined
    if (isOver || ledgerDelivery.roster!.deadline * 1000 < context.nowMs()) {
      this.#notified.delete(id)
      return undefined
    }
    const notified = this.#notified.get(id) ?? new Set<number>()
    this.#notified.set(id, notified)
    const waiting = ledgerDelivery.roster!.seats.flatMap(({ operator, state }, seat) =>
      isSitting({ state }) && !notified.has(seat) && !own.answers[seat] ? [{ operator, seat }] : [],
    )
    await Promise.all(
      waiting.map(async ({ operator, seat }) => {
        const [peerId] = context.directory.peersOf(operator)
        if (!peerId) return
        try {
          await context.peer.call(
            peerId,
            jobReady,
            { deliveryId: ledgerDelivery.id, seat },
            { signal, timeoutMs: 5_000 },
          )
          notified.add(seat)
        } catch (error) {
          context.logger.debug({ deliveryId: id, seat, error }, 'a seat was not reached')
        }
      }),
    )
    if (waiting.some(({ seat }) => !notified.has(seat))) return { retryAfterMs: retryMs }
    // seats that are drawn later wake us again; a second notification does no harm
    this.#notified.delete(id)
    return undefined
  }
}
