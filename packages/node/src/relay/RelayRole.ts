import type { Hex } from '@muster-network/chain'
import { MusterError, tokensToWei } from '@muster-network/core'
import { listService } from '../presence/listService.ts'
import type { Role, RoleContext } from '../role/RoleContext.ts'

export type RelayUse = {
  /** Nodes that are reached through this one now. */
  targets: number
}

/** Forwards ciphertext for nodes that cannot be dialled. Listed, so that they find it and others find them. */
export class RelayRole implements Role {
  readonly name = 'relay'
  readonly #context: RoleContext
  nodeId: Hex | undefined

  /** @throws CONFIG_INVALID when the node was opened without forwarding, or cannot be dialled itself */
  constructor(context: RoleContext) {
    if (!context.peer.relayServer || !context.peer.address)
      throw new MusterError('CONFIG_INVALID', 'a relay must forward and must have an address of its own')
    this.#context = context
  }

  async start(): Promise<void> {
    const stake = tokensToWei(this.#context.definition.registry.nodeStake)
    this.nodeId = await listService(this.#context, 'relay', stake)
  }

  async stop(): Promise<void> {}

  get use(): RelayUse {
    return { targets: this.#context.peer.relayServer?.targetCount ?? 0 }
  }
}
