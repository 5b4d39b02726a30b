import type { Hex } from '@muster-network/chain'
import { tokensToWei } from '@muster-network/core'
import { listService } from '../presence/listService.ts'
import type { PresenceBook } from '../presence/PresenceBook.ts'
import type { Role, RoleContext } from '../role/RoleContext.ts'

/**
 * Answers public queries from the ledger that every node has, and from heartbeats. The coordinator is listed so that
 * nodes send their heartbeats to it. No task data passes through it, so the network does not depend on it: it may
 * fail, lie, or run many times.
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
