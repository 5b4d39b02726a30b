import type { PeerId } from '@muster-network/p2p'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { hintOf } from '../../ledger/placeOnChain.ts'
import { serviceNodes } from '../../presence/services.ts'
import { Jobs, type Next } from '../../role/Jobs.ts'
import { tellPlace } from '../../wire/calls.ts'
import type { ClientContext } from '../ClientContext.ts'

/** Nodes that are told: all that could run the task, up to so many of a class. */
const mostOfClass = 256
/** A node that is away is told when it is back. */
const lookAgainMs = 30_000

/**
 * Tells nodes where this client is now, while tasks are open whose posting says otherwise. Who runs a part has to fetch
 * and to hand over, and whoever may bid has to ask.
 */
export class PlaceNews {
  readonly #context: ClientContext
  readonly #jobs: Jobs

  constructor(context: ClientContext) {
    this.#context = context
    this.#jobs = new Jobs({
      name: 'place',
      logger: context.logger,
      advance: (peerId, signal) => this.#advance(peerId as PeerId, signal),
    })
  }

  start(): void {
    for (const peerId of this.#audience()) this.#jobs.wake(peerId)
    // who joins while such a task is open
    this.#context.ledger.onChange(({ events }) => {
      for (const event of events)
        if (event.name === 'NodeListed') {
          const { facts } = event.args
          if (this.#isNews()) this.#jobs.wake(peerOf(facts.peerKey))
        }
    })
  }

  stop(): Promise<void> {
    return this.#jobs.stop()
  }

  async #advance(peerId: PeerId, signal: AbortSignal): Promise<Next> {
    const { peer, place, logger } = this.#context
    if (!this.#isNews()) return undefined
    try {
      await peer.call(peerId, tellPlace, place(), { signal, timeoutMs: 10_000 })
      return undefined
    } catch (error) {
      if (signal.aborted) throw error
      logger.debug({ peerId, error }, 'a node was not told where this client is')
      return { againMs: lookAgainMs }
    }
  }

  #isNews(): boolean {
    return this.#moved().length > 0
  }

  /** Tasks on the chain that were posted from elsewhere and have not ended. */
  #moved() {
    const { kept, ledger, place } = this.#context
    const hint = hintOf(place())
    return kept.tasks.open().flatMap(({ id, value }) => {
      const posted = value.hint === hint ? undefined : ledger.task(id)
      return posted && posted.status !== 'Ended' ? [posted] : []
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
    const others = [...classes].flatMap((classId) => ledger.nodes({ classId }).slice(0, mostOfClass))
    const services = [...serviceNodes(ledger, 'coordinator'), ...serviceNodes(ledger, 'veto')]
    const peers = new Set([...executors, ...others, ...services].map(({ facts }) => peerOf(facts.peerKey)))
    peers.delete(peer.peerId)
    return peers
  }
}
