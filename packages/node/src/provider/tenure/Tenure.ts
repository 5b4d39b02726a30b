import type { Bid, Hex } from '@muster-network/chain'
import type { ContainerProgram } from '@muster-network/executors'
import type { PeerId } from '@muster-network/p2p'
import type { Receipt } from '../../settle/advanceCut.ts'
import type { TaskManifest } from '../../task/TaskManifest.ts'
import type { SavedState, WireState } from '../../wire/calls.ts'

/** Graphics cards that a run has to itself. */
export type GivenCards = NonNullable<ContainerProgram['gpus']>

/** Our time on a part, as it is kept: what the chain says about it is in the ledger and not repeated here. */
export type Tenure = {
  taskId: Hex
  part: number
  /** Executors of the part up to us, ourselves included. */
  number: number
  bid: Bid
  /** What the client handed over; none before. */
  work?: {
    manifest: TaskManifest
    /** The part's key, sealed under the task's. */
    sealedKey: string
    from?: { state: WireState; segments: number; holders: PeerId[] }
    /** Of work in one piece: the key to what it saves, and the newest that those before us have saved. */
    saves?: { sealedKey: string; newest?: { state: SavedState; holders: PeerId[] } }
  }
  /** In order: a run that died was gone on with by the next. Noted before it is started. */
  runs: { id: string; logBase: number; cards?: GivenCards; goesOn?: boolean }[]
  /** The newest that our own run in one piece has saved, sealed here; and whether the client has it. */
  saved?: { state: SavedState; given: boolean }
  /** Nothing of it runs any more. */
  idle?: boolean
  /** What our copy of a redundant part was sealed with; noted before it is delivered. */
  salt?: Hex
  /** The furthest receipt of the delivery under way. */
  receipt?: Receipt
  /** Why we want to give the part up. */
  leaving?: string
  /** It was begun. */
  isLeaving?: boolean
  /** When it was over and its folders were removed. */
  clearedMs?: number
}

export function tenureKey({ taskId, part, number }: Pick<Tenure, 'taskId' | 'part' | 'number'>): string {
  return `${taskId}/${part}/${number}`
}

/** A name for folders and runs: unique on this node, and allowed by every executor. */
export function tenureName({ taskId, part, number }: Pick<Tenure, 'taskId' | 'part' | 'number'>): string {
  return `${taskId.slice(2, 22)}-${part}-${number}`
}
