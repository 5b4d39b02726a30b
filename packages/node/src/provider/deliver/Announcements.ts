import { Acceptance, deliveryHashOf, type Hex, verifyMessage } from '@muster-network/chain'
import { hasCode, MusterError } from '@muster-network/core'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { Jobs, type Next } from '../../role/Jobs.ts'
import { announceResult } from '../../wire/calls.ts'
import type { Provider } from '../Provider.ts'
import { tenureKey } from '../tenure/Tenure.ts'
import { packResult } from './packResult.ts'

/** Refusals after which a client is not asked again: the money then comes after the time to contest. */
const mostRefusals = 5

/** Tells the client of each delivery, hands the result over, and keeps its acceptance. */
export class Announcements {
  readonly #provider: Provider
  readonly #onAccepted: (deliveryId: Hex) => void
  readonly #jobs: Jobs
  readonly #refusals = new Map<string, number>()

  constructor(provider: Provider, options: { onAccepted(deliveryId: Hex): void }) {
    this.#provider = provider
    this.#onAccepted = options.onAccepted
    this.#jobs = new Jobs({
      name: 'announcement',
      logger: provider.context.logger,
      advance: (id, signal) => this.#advance(id as Hex, signal),
    })
  }

  start(): void {
    for (const { id } of this.#provider.deliveries.open()) this.wake(id)
  }

  stop(): Promise<void> {
    return this.#jobs.stop()
  }

  wake(deliveryId: string): void {
    this.#jobs.wake(deliveryId)
  }

  async #advance(id: Hex, signal: AbortSignal): Promise<Next> {
    const { context, deliveries, tenures } = this.#provider
    const own = deliveries.get(id)
    const held = context.ledger.delivery(id)
    const task = own && context.ledger.task(own.taskId)
    if (!own || !held || !task || own.acceptance || own.refused !== undefined || held.outcome !== 0)
      return undefined
    const tenure = tenures.get(tenureKey({ ...own, number: own.tenure }))
    if (!tenure?.work) return undefined
    try {
      const blob = held.delivery.last ? await packResult(this.#provider, tenure) : undefined
      const { acceptance } = await context.peer.call(
        peerOf(task.terms.peer),
        announceResult,
        {
          taskId: own.taskId,
          part: own.part,
          deliveryId: id,
          ...(blob && { blob }),
          ...(tenure.salt && { salt: tenure.salt }),
        },
        { signal, timeoutMs: 60_000 },
      )
      const { chainId, network } = context
      const proof = {
        domain: { chainId, verifyingContract: network.addresses.market },
        type: Acceptance,
        message: { delivery: deliveryHashOf(held.delivery) },
        signature: acceptance,
        signer: task.terms.signer,
      }
      if (!verifyMessage(proof))
        throw new MusterError('NET_MESSAGE_INVALID', 'the acceptance was not signed by the client')
      deliveries.change(id, (value) => ({ ...value, acceptance }))
    } catch (error) {
      if (signal.aborted) throw error
      return this.#refused(id, error)
    }
    this.#refusals.delete(id)
    context.note(own.taskId, 'accepted by the client', { part: own.part })
    this.#onAccepted(id)
    return undefined
  }

  #refused(id: Hex, error: unknown): Next {
    const { context, deliveries } = this.#provider
    const refusals = (this.#refusals.get(id) ?? 0) + 1
    this.#refusals.set(id, refusals)
    context.logger.debug({ deliveryId: id, error }, 'the client did not accept yet')
    if (hasCode(error) && error.retryable) return { againMs: Math.min(100 * 2 ** refusals, 5_000) }
    if (refusals < mostRefusals) return { againMs: 500 }
    const refused = hasCode(error) ? error.message : String(error)
    deliveries.change(id, (value) => ({ ...value, refused }))
    this.#refusals.delete(id)
    this.#onAccepted(id)
    return undefined
  }
}
