import type { Hex } from '@muster-network/chain'
import { tokensToWei } from '@muster-network/core'
import { listService } from '../presence/listService.ts'
import type { PresenceBook } from '../presence/PresenceBook.ts'
import type { Role, RoleContext } from '../role/RoleContext.ts'

/**
 * Shows the network to whoever asks: the ledger that every node has, and who is there. It is listed so that nodes send
 * their heartbeats; nothing of a task goes through it, so it may be lost, lie, or be many.
 */
export class CoordinatorRole implements Role {
  readonly name = 'coordinator'
  readonly #context: RoleContext
  nodeId: Hex | undefined
  readonly presence: PresenceBook

  constructor(context: RoleContext, options: { presence: PresenceBook }) {
    this.#context = context
    this.presence = options.presence
  }

  async start(): Promise<void> {
    const stake = tokensToWei(this.#context.definition.registry.nodeStake)
    this.nodeId = await listService(this.#context, 'coordinator', stake)
  }

  async stop(): Promise<void> {}
}
