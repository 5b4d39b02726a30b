import type { Bid, Checkpoint, Hex, SeatAnswer, Terms, Win } from '@muster-network/chain'
import type { BatchPrescription, ReturnReason, UnitEstimate } from '@muster-network/core'
import type { BlobId, DeletionReceipt, PeerId } from '@muster-network/p2p'
import type { Opening } from '../settle/DeliveryCase.ts'
import type { TaskManifest } from '../task/TaskManifest.ts'
import type { SavedState, WireState } from '../wire/calls.ts'
import type { ProgramFacts } from './estimate/programFacts.ts'

/** The client's record of a task: everything that is not on the chain. The ledger has its state. */
export type ClientTask = {
  taskId: Hex
  name: string
  prescription: BatchPrescription
  manifest: TaskManifest
  terms: Terms
  /** The posted hint: how this node is reachable. */
  hint: Hex
  submittedMs: number
  /** The folder of the task file, from which the task can run again; absent for tasks of earlier versions. */
  folder?: string
  /** The expected units of a part, from earlier runs of the program or from a trial run on this machine. */
  estimate?: UnitEstimate
  /** By what the history finds the program. */
  program?: ProgramFacts
  /** When this node first saw the task on the chain; the halt rules count from here. */
  postedMs?: number
  /**
   * Set before an award is sent. Until the award is on the chain the client receipts no bid: omitting a receipted bid
   * costs its lock.
   */
  awarding?: { wins: Win[]; bookRoot: Hex; bookSize: number }
  /** Set when the owner cancels the task, or with `unmatched` when no bid can be awarded any more. */
  cancelled?: { why: string; unmatched?: true }
  /** Set when the chain rejected the post; nothing was paid. */
  refused?: { code: string; message: string; hint: string }
  /** For a redundant check, by part: the replicas of the majority, the middle one first; empty when all differ. */
  agreed?: Record<number, number[]>
  /** By part, once its first two replicas are equal: whether a third operator runs it too. */
  reruns?: Record<number, boolean>
  /** By part: set when replicas that must be equal are not, so that this client signs for none of them. */
  contradicted?: Record<number, true>
  /** Failures of the program that executors reported. */
  failures?: ProgramFailure[]
  /** Why executors returned their parts, as they told this client. */
  returns?: ToldReturn[]
  /** Why a part was cancelled although bids were left. */
  failed?: { code: 'SPEC_UNITS_USED_UP' | 'SPEC_PROGRAM_FAILED'; message: string }
  endedMs?: number
  /** When every holder had deleted the data, or had stopped answering. */
  deletedMs?: number
  /** Set when the refunds were withdrawn while the trust lock was still locked. */
  restWithdrawn?: boolean
  lockReleased?: boolean
}

/** A report of an operator that the program itself failed in a part. */
export type ProgramFailure = { part: number; executor: Hex; message: string; limit?: string }

/** The reason of an executor for returning a part: its own words, by which nobody is charged. */
export type ToldReturn = { part: number; assignment: number; reason: ReturnReason; why: string }

/** A receipted bid. */
export type StoredBid = {
  bid: Bid
  signature: Hex
  hash: Hex
  effectivePrice: bigint
  number: number
  receivedAt: number
  receipt: Hex
  /** Why the bid could not be awarded when it was last tried. */
  aside?: string
}

/** A receipted checkpoint. A cut is paid up to it, and a takeover resumes from it. */
export type StoredCheckpoint = {
  checkpoint: Checkpoint
  state: WireState
  signature: Hex
  executorSignature: Hex
  /** Other peers that store the state. */
  holders: PeerId[]
  /** Whether this node still stores the state; receipts are stored longer. */
  kept: boolean
  atMs: number
}

/** A saved state of an unsegmented allocation. This node stores only the newest. */
export type StoredState = {
  taskId: Hex
  part: number
  assignment: number
  state: SavedState
  /** Other peers that store it. */
  holders: PeerId[]
  atMs: number
}

/** A delivery that the client has fetched; the last one of a part has the result. */
export type StoredResult = {
  deliveryId: Hex
  part: number
  /** The client's signed acceptance. */
  acceptance?: Hex
  /** Opens the seal of a redundant replica. */
  opening?: Opening
  blob?: BlobId
  dir?: string
  bytes?: number
}

/** Signed answers of the seats of one delivery, by seat. */
export type StoredAnswers = Record<number, SeatAnswer>

export type StoredDeletion = { peerId: PeerId; attempts: number; receipt?: DeletionReceipt; refusal?: string }
