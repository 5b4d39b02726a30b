import type { PeerId } from '@muster-network/p2p'
import { hintOf } from '../ledger/endpointOnChain.ts'
import { peerOf } from '../ledger/LedgerDirectory.ts'
import { serviceNodes } from '../presence/services.ts'
import { Reconciler, type Requeue } from '../role/Reconciler.ts'
import { updateEndpoint } from '../wire/calls.ts'
import type { ClientContext } from './ClientContext.ts'

/** The most nodes of a class that are notified. */
const maxOfClass = 256
/** Interval after which an unreachable node is notified again. */
const lookAgainMs = 30_000

/**
 * Notifies nodes of this client's endpoint while tasks are open that were posted from another one. Executors fetch
 * from the client and deliver to it, and bidders ask it.
 */
export class EndpointUpdates extends Reconciler<PeerId> {
  readonly #context: ClientContext

  constructor(context: ClientContext) {
    super({
      name: 'endpoint',
      logger: context.logger,
      openKeys: () => this.#audience(),
      reconcile: (peerId, signal) => this.#reconcile(peerId, signal),
    })
    this.#context = context
  }

  override start(): void {
    super.start()
    // nodes may join while such a task is open
    this.#context.ledger.onChange(({ events }) => {
      for (const event of events)
        if (event.name === 'NodeListed') {
          const { facts } = event.args
          if (this.#isNews()) this.wake(peerOf(facts.peerKey))
        }
    })
  }

  async #reconcile(peerId: PeerId, signal: AbortSignal): Promise<Requeue> {
    const { peer, endpoint, logger } = this.#context
    if (!this.#isNews()) return undefined
    try {
      await peer.call(peerId, updateEndpoint, endpoint(), { signal, timeoutMs: 10_000 })
      return undefined
    } catch (error) {
      if (signal.aborted) throw error
      logger.debug({ peerId, error }, 'endpoint update failed')
      return { retryAfterMs: lookAgainMs }
    }
  }

  #isNews(): boolean {
    return this.#moved().length > 0
  }

  /** Tasks on the chain that were posted from another endpoint and have not ended. */
  #moved() {
    const { records, ledger, endpoint } = this.#context
    const hint = hintOf(endpoint())
    return records.tasks.open().flatMap(({ id, value }) => {
      const posted = value.hint === hint ? undefined : ledger.task(id)
      return posted && posted.status !== 'ended' ? [posted] : []
    })
  }

  #audience(): Set<PeerId> {
    const { ledger, peer } = this.#context
    const moved = this.#moved()
    if (moved.length === 0) return new Set()
    const executors = moved.flatMap(({ id }) =>
      ledger.parts(id).flatMap(({ executor }) => (executor ? ledger.nodes({ operator: executor }) : [])),
    )
    const classes = new Set(moved.map(({ classId }) => classId))
    const others = [...classes].flatMap((classId) => ledger.nodes({ classId }).slice(0, maxOfClass))
    const services = [...serviceNodes(ledger, 'coordinator'), ...serviceNodes(ledger, 'veto')]
    const peers = new Set([...executors, ...others, ...services].map(({ facts }) => peerOf(facts.peerKey)))
    peers.delete(peer.peerId)
    return peers
  }
}
