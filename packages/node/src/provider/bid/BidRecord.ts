import type { Bid, Hex } from '@muster-network/chain'

/** The stored record of our decision about a posted task. */
export type BidRecord = {
  taskId: Hex
  atMs: number
  /** Our signed bid. Recorded before it is sent. */
  bid?: Bid
  signature?: Hex
  /** The client's numbered receipt: omitting our bid from the bid book costs the client its lock. */
  receipt?: { number: number; receivedAt: number; signature: Hex }
  /** Why we do not bid. */
  reasons?: { reason: string; why: string }[]
}
