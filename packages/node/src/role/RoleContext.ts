import type { DatabaseSync } from 'node:sqlite'
import type {
  ChainDefinition,
  DeploymentManifest,
  Network,
  Rules,
  Signer,
  TransactionSender,
} from '@muster-network/chain'
import type { Logger, NetworkDefinition } from '@muster-network/core'
import type { BlobStore, DirectoryEntry, Identity, PeerNode } from '@muster-network/p2p'
import type { Ledger } from '../ledger/Ledger.ts'
import type { LedgerDirectory } from '../ledger/LedgerDirectory.ts'
import type { Steps } from '../store/Steps.ts'

/** What every role of a node works with: one account, one peer, one view of the chain, one memory. */
export type RoleContext = {
  network: Network
  definition: NetworkDefinition
  /** Where everything was deployed, the economy's contracts included. */
  manifest: DeploymentManifest
  /** The numbers that new tasks are posted under. */
  rules: Rules
  chainId: number
  /** How the people of this chain write an account. */
  addressPrefix: ChainDefinition['addressPrefix']
  sender: TransactionSender
  signer: Signer
  identity: Identity
  peer: PeerNode
  /** How others reach this node: what it lists and what its tasks' hints say. */
  place(): DirectoryEntry
  blobs: BlobStore
  /** What the chain says. */
  ledger: Ledger
  directory: LedgerDirectory
  /** What only this node knows; see Records. */
  store: DatabaseSync
  steps: Steps
  /** A folder of the node's own. */
  dir: string
  logger: Logger
  nowMs(): number
  /** Asks a chain that makes blocks only when there is need for one; other chains do not listen. */
  wantBlock(block: { number?: bigint; timestamp?: number }): Promise<void>
  /** Notes a step of a task in the owner's journal and in the log. */
  note(taskId: string, step: string, facts?: Record<string, unknown>): void
}

/** A part that a node plays. `start` is called once the ledger stands where the chain stood; it wakes what is unfinished. */
export type Role = {
  readonly name: 'client' | 'provider' | 'coordinator' | 'veto' | 'relay'
  start(): Promise<void>
  stop(): Promise<void>
}
