import type { Network, Signer, TransactionSender } from '@muster-network/chain'
import type { Logger } from '@muster-network/core'
import type { BlobStore, Identity, PeerNode } from '@muster-network/p2p'

/** What every role of a node works with: one account, one peer, one store of sealed blobs. */
export type RoleContext = {
  network: Network
  chainId: number
  sender: TransactionSender
  signer: Signer
  identity: Identity
  peer: PeerNode
  blobs: BlobStore
  /** A folder of the role's own. */
  dir: string
  logger: Logger
  nowMs(): number
  /** Asks a chain that makes blocks only when there is need for one; other chains do not listen. */
  wantBlock(number: bigint): Promise<void>
  /** Notes that a step of a task has been taken: for the owner, and for going on after a restart. */
  note(taskId: string, step: string, facts: Record<string, unknown>): void
}
