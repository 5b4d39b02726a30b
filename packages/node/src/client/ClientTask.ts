import type { Bid, Checkpoint, Hex, Terms, Win } from '@muster-network/chain'
import type { BatchPrescription } from '@muster-network/core'
import type { BlobId, DeletionReceipt, PeerId } from '@muster-network/p2p'
import type { Opening } from '../settle/DeliveryCase.ts'
import type { TaskManifest } from '../task/TaskManifest.ts'
import type { SavedState, WireState } from '../wire/calls.ts'

/** A task as its client keeps it: what the chain does not know. Where it stands is read from the ledger. */
export type ClientTask = {
  taskId: Hex
  name: string
  prescription: BatchPrescription
  manifest: TaskManifest
  terms: Terms
  /** How this node can be reached, as it is posted. */
  hint: Hex
  submittedMs: number
  /** When the chain was seen to have the task: the halt counts from here. */
  postedMs?: number
  /** Set before an award is sent. Until the chain has it no bid is taken in: it could be held against the client. */
  awarding?: { wins: Win[]; bookRoot: Hex }
  /** The owner wants it to end; or no bid can be awarded any more. */
  cancelled?: { why: string }
  /** The chain never took it; nothing was paid. */
  refused?: { code: string; message: string; hint: string }
  /** Of a redundant check, by part: the copies that most agree on, the middle one first; none when they differ. */
  agreed?: Record<number, number[]>
  /** What executors said about the program. */
  failures?: ProgramFailure[]
  /** Why a part was given up that bidders were left for. */
  failed?: { code: 'SPEC_UNITS_USED_UP' | 'SPEC_PROGRAM_FAILED'; message: string }
  endedMs?: number
  /** Everything that others had of it is gone, or they do not answer any more. */
  deletedMs?: number
  lockReleased?: boolean
}

/** An operator ran a part, and the program failed by its own doing. */
export type ProgramFailure = { part: number; executor: Hex; message: string; limit?: string }

/** A bid that was given a receipt for. */
export type HeldBid = {
  bid: Bid
  signature: Hex
  hash: Hex
  effectivePrice: bigint
  number: number
  receivedAt: number
  receipt: Hex
  /** Why it cannot be awarded, when it cannot. */
  aside?: string
  /** Parts that its stake covers, when that is less than it bid for. */
  most?: number
}

/** A state that the client signed for: what a cut is paid by, and where a takeover goes on. */
export type HeldCheckpoint = {
  checkpoint: Checkpoint
  state: WireState
  signature: Hex
  /** Other peers that hold the state. */
  holders: PeerId[]
  /** Whether the state itself is still here; receipts are kept longer. */
  kept: boolean
  atMs: number
}

/** What an allocation that is run in one piece has saved. Only the newest is still here. */
export type HeldState = {
  taskId: Hex
  part: number
  tenure: number
  state: SavedState
  /** Other peers that hold it. */
  holders: PeerId[]
  atMs: number
}

/** A delivery that the client has; the last one of a part brings its result. */
export type HeldResult = {
  deliveryId: Hex
  part: number
  /** The client agrees with it. */
  acceptance?: Hex
  /** What opens the seal of a redundant copy. */
  opening?: Opening
  blob?: BlobId
  dir?: string
  bytes?: number
}

export type HeldDeletion = { peerId: PeerId; attempts: number; receipt?: DeletionReceipt; refusal?: string }
