import type { DatabaseSync } from 'node:sqlite'
import type {
  ChainDefinition,
  DeploymentManifest,
  Network,
  Rules,
  Signer,
  TransactionSender,
} from '@muster-network/chain'
import type { JournalEntry, Logger, NetworkDefinition } from '@muster-network/core'
import type { BlobStore, DirectoryEntry, Identity, PeerNode } from '@muster-network/p2p'
import type { Ledger } from '../ledger/Ledger.ts'
import type { LedgerDirectory } from '../ledger/LedgerDirectory.ts'
import type { DiskSpace } from '../store/DiskSpace.ts'
import type { Journal } from '../store/Journal.ts'

/** The context of every role of a node: one account, one peer, one view of the chain, one store. */
export type RoleContext = {
  network: Network
  definition: NetworkDefinition
  /** The addresses of all deployed contracts, the economy's included. */
  manifest: DeploymentManifest
  /** The market rules that new tasks are posted under. */
  rules: Rules
  chainId: number
  /** The prefix of addresses as this chain displays them. */
  addressPrefix: ChainDefinition['addressPrefix']
  sender: TransactionSender
  signer: Signer
  identity: Identity
  peer: PeerNode
  /** The endpoint of this node, as it is listed and as the hints of its tasks name it. */
  endpoint(): DirectoryEntry
  blobs: BlobStore
  /** The state of the chain, as read so far. */
  ledger: Ledger
  directory: LedgerDirectory
  /** Data that only this node has; see Records. */
  store: DatabaseSync
  journal: Journal
  /** The space left on the disk of the node's folder. */
  disk: DiskSpace
  /** The node's own folder. */
  dir: string
  logger: Logger
  /** The chain's time; see ChainClock. */
  nowMs(): number
  /** Requests a block from a chain that makes blocks only on demand; other chains ignore the call. */
  wantBlock(block: { number?: bigint; timestamp?: number }): Promise<void>
  /** Writes an entry about a task to the owner's journal and to the log. */
  note(taskId: string, entry: JournalEntry): void
}

/**
 * A role that a node plays. `start` is called when the ledger has caught up with the chain; it wakes unfinished work.
 */
export type Role = {
  readonly name: 'client' | 'provider' | 'coordinator' | 'veto' | 'relay'
  start(): Promise<void>
  stop(): Promise<void>
}
