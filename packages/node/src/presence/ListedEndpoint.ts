import { type NodeFacts, nodeIdOf } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { DirectoryEntry } from '@muster-network/p2p'
import { endpointOf } from '../ledger/endpointOnChain.ts'
import { keyOf } from '../ledger/LedgerDirectory.ts'
import { Reconciler, type Requeue } from '../role/Reconciler.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'

/** Interval between looks at the own addresses. It bounds the transactions of a machine whose addresses keep changing. */
const lookAgainMs = 300_000

type EndpointContext = Pick<
  RoleContext,
  'network' | 'sender' | 'peer' | 'endpoint' | 'ledger' | 'logger' | 'nowMs'
>

/**
 * Keeps the listed endpoint of this node up to date, whether it provides or not: a node that was listed once is dialled there, also as
 * a client. A node that was never listed has no entry to update.
 */
export class ListedEndpoint extends Reconciler<'endpoint'> {
  readonly #context: EndpointContext

  constructor(context: EndpointContext) {
    super({
      name: 'listed endpoint',
      logger: context.logger,
      openKeys: () => ['endpoint'],
      reconcile: () => this.#reconcile(),
    })
    this.#context = context
  }

  async #reconcile(): Promise<Requeue> {
    const { network, sender, peer, endpoint, ledger, logger } = this.#context
    const nodeId = nodeIdOf(sender.address, keyOf(peer.peerId))
    const { listed, operator: _, ...known } = await network.registry.read.node([nodeId])
    const facts = listed ? movedFacts(known, endpoint()) : undefined
    if (!facts) return { retryAfterMs: lookAgainMs }
    try {
      // the block number makes the step unique: a node may return to an earlier endpoint
      await sendStep('node/endpoint', [facts.endpoint, facts.relays, ledger.head.number], (intent) =>
        network.registry.send.updateNode([facts], { by: sender, intent }),
      )
      logger.info({ endpoint: facts.endpoint }, 'the listed endpoint was updated')
    } catch (error) {
      // such as an account without coins for the fee; others still dial the endpoints that tasks name
      if (!hasCode(error) || error.code.startsWith('BUG_')) throw error
      logger.warn({ error }, 'the listed endpoint could not be updated')
    }
    return { retryAfterMs: lookAgainMs }
  }
}

/** Returns the facts of a listing with the current endpoint; undefined when the listing has it already. */
export function movedFacts(known: NodeFacts, current: DirectoryEntry): NodeFacts | undefined {
  const endpoint = endpointOf(current)
  const relays = current.relays.map(keyOf)
  if (known.endpoint === endpoint && known.relays.join() === relays.join()) return undefined
  return { ...known, endpoint, relays }
}
