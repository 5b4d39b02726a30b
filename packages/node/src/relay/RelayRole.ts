import type { Hex } from '@muster-network/chain'
import { MusterError, tokensToWei } from '@muster-network/core'
import { keyOf, peerOf } from '../ledger/LedgerDirectory.ts'
import { listService } from '../presence/listService.ts'
import type { Role, RoleContext } from '../role/RoleContext.ts'

export type RelayUse = {
  /** The number of nodes that are reached through this relay now. */
  targets: number
  /** Listed nodes that use this relay, with the bytes forwarded for each since it registered. */
  nodes: { nodeId: Hex; bytes: number }[]
}

/** Forwards ciphertext for nodes that cannot be dialled. The relay is listed, so that nodes find it. */
export class RelayRole implements Role {
  readonly name = 'relay'
  readonly #context: RoleContext
  nodeId: Hex | undefined

  /** @throws CONFIG_INVALID when the node was opened without forwarding, or cannot be dialled itself */
  constructor(context: RoleContext) {
    if (!context.peer.relayServer || !context.peer.address)
      throw new MusterError(
        'CONFIG_INVALID',
        'a relay needs forwarding enabled and a dialable address of its own',
      )
    this.#context = context
  }

  async start(): Promise<void> {
    const stake = tokensToWei(this.#context.definition.registry.nodeStake)
    this.nodeId = await listService(this.#context, 'relay', stake)
  }

  async stop(): Promise<void> {}

  get use(): RelayUse {
    const { peer, ledger } = this.#context
    const { relayServer } = peer
    const me = keyOf(peer.peerId)
    const nodes = ledger.nodes().filter(({ facts }) => facts.relays.includes(me))
    return {
      targets: relayServer?.targetCount ?? 0,
      nodes: nodes.map(({ id, facts }) => ({
        nodeId: id,
        bytes: relayServer?.bytesFor(peerOf(facts.peerKey)) ?? 0,
      })),
    }
  }
}
