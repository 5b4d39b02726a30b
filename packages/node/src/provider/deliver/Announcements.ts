import { Acceptance, deliveryHashOf, type Hex, verifyMessage } from '@muster-network/chain'
import { hasCode, MusterError } from '@muster-network/core'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { Reconciler, type Requeue } from '../../role/Reconciler.ts'
import { announceResult } from '../../wire/calls.ts'
import { assignmentKey } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'
import { packResult } from '../serve/packResult.ts'

/** Refusals after which we stop asking: the pay then comes after the contest window. */
const maxRefusals = 5

/** Announces each delivery to the client, sends it the result, and stores its acceptance. */
export class Announcements extends Reconciler<Hex> {
  readonly #provider: Provider
  readonly #onAccepted: (deliveryId: Hex) => void
  readonly #refusals = new Map<string, number>()

  constructor(provider: Provider, options: { onAccepted(deliveryId: Hex): void }) {
    super({
      name: 'announcement',
      logger: provider.context.logger,
      openKeys: () => provider.deliveries.open().map(({ id }) => id),
      reconcile: (id, signal) => this.#reconcile(id, signal),
    })
    this.#provider = provider
    this.#onAccepted = options.onAccepted
  }

  async #reconcile(id: Hex, signal: AbortSignal): Promise<Requeue> {
    const { context, deliveries, assignments } = this.#provider
    const own = deliveries.get(id)
    const ledgerDelivery = context.ledger.delivery(id)
    const task = own && context.ledger.task(own.taskId)
    if (
      !own ||
      !ledgerDelivery ||
      !task ||
      own.acceptance ||
      own.refused !== undefined ||
      ledgerDelivery.outcome !== 'open'
    )
      return undefined
    const assignment = assignments.get(assignmentKey({ ...own, number: own.assignment }))
    if (!assignment?.work) return undefined
    try {
      const blob = ledgerDelivery.delivery.last ? await packResult(this.#provider, assignment) : undefined
      const { acceptance } = await context.peer.call(
        peerOf(task.terms.peer),
        announceResult,
        {
          taskId: own.taskId,
          part: own.part,
          deliveryId: id,
          ...(blob && { blob }),
          ...(assignment.salt && { salt: assignment.salt }),
        },
        { signal, timeoutMs: 60_000 },
      )
      const { chainId, network } = context
      const proof = {
        domain: { chainId, verifyingContract: network.addresses.market },
        type: Acceptance,
        message: { delivery: deliveryHashOf(ledgerDelivery.delivery) },
        signature: acceptance,
        signer: task.terms.signer,
      }
      if (!verifyMessage(proof))
        throw new MusterError('NET_MESSAGE_INVALID', 'the acceptance has no valid signature of the client')
      deliveries.change(id, (value) => ({ ...value, acceptance }))
    } catch (error) {
      if (signal.aborted) throw error
      return this.#refused(id, error)
    }
    this.#refusals.delete(id)
    context.note(own.taskId, { step: 'acceptedByClient', part: own.part })
    this.#onAccepted(id)
    return undefined
  }

  #refused(id: Hex, error: unknown): Requeue {
    const { context, deliveries } = this.#provider
    const refusals = (this.#refusals.get(id) ?? 0) + 1
    this.#refusals.set(id, refusals)
    context.logger.debug({ deliveryId: id, error }, 'the client did not accept the delivery yet')
    if (hasCode(error) && error.retryable) return { retryAfterMs: Math.min(100 * 2 ** refusals, 5_000) }
    if (refusals < maxRefusals) return { retryAfterMs: 500 }
    const refused = hasCode(error) ? error.message : String(error)
    deliveries.change(id, (value) => ({ ...value, refused }))
    this.#refusals.delete(id)
    this.#onAccepted(id)
    return undefined
  }
}
