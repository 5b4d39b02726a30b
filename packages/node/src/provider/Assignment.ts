import type { Bid, Hex } from '@muster-network/chain'
import type { ContainerProgram } from '@muster-network/executors'
import type { PeerId } from '@muster-network/p2p'
import type { Receipt } from '../settle/reconcileCut.ts'
import type { TaskManifest } from '../task/TaskManifest.ts'
import type { SavedState, WireState } from '../wire/calls.ts'

/** GPUs that a run has exclusively. */
export type RunGpus = NonNullable<ContainerProgram['gpus']>

/** The stored record of our time on a part. The ledger has the chain's data about it, which is not repeated here. */
export type Assignment = {
  taskId: Hex
  part: number
  /** Ordinal of this assignment among those of the part, from 1. */
  number: number
  bid: Bid
  /** The work as the client dispatched it; undefined before that. */
  work?: {
    manifest: TaskManifest
    /** The part's key, sealed under the task's key. */
    sealedKey: string
    from?: { state: WireState; segments: number; holders: PeerId[] }
    /** For work in one piece: the key of its saved states, and the newest state that earlier executors saved. */
    saves?: { sealedKey: string; newest?: { state: SavedState; holders: PeerId[] } }
  }
  /** Runs in order: each resumes where the one before it died. Recorded before it starts. */
  runs: { id: string; logBase: number; cards?: RunGpus; resumed?: boolean }[]
  /** The newest saved state of our own run in one piece, sealed here; `isSent` once the client has it. */
  saved?: { state: SavedState; isSent: boolean }
  /** Set while we stand by for the part: it is not ours yet, and we stop when it was not awarded to us until then. */
  standsByUntilMs?: number
  /** No run of this assignment is active any more. */
  idle?: boolean
  /** Salt of the seal on our replica of a redundant part. Recorded before the delivery. */
  salt?: Hex
  /** The furthest receipt for the next delivery. */
  receipt?: Receipt
  /** Why we want to leave the part. */
  leaving?: string
  /** Leaving has started. */
  isLeaving?: boolean
  /** When the assignment was over and its folders were removed. */
  clearedMs?: number
}

export function assignmentKey({
  taskId,
  part,
  number,
}: Pick<Assignment, 'taskId' | 'part' | 'number'>): string {
  return `${taskId}/${part}/${number}`
}

/** The name of an assignment's folders and runs: unique on this node, and valid in every executor. */
export function assignmentName({
  taskId,
  part,
  number,
}: Pick<Assignment, 'taskId' | 'part' | 'number'>): string {
  return `${taskId.slice(2, 22)}-${part}-${number}`
}
