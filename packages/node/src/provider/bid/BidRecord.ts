import type { Bid, Hex } from '@muster-network/chain'

/** What we decided about a task that was posted, and how that went. */
export type BidRecord = {
  taskId: Hex
  atMs: number
  /** Signed; noted before it is sent. */
  bid?: Bid
  signature?: Hex
  /** The client's numbered receipt: leaving our bid out of the book costs it its lock. */
  receipt?: { number: number; receivedAt: number; signature: Hex }
  /** Why we do not bid. */
  reasons?: { reason: string; why: string }[]
}
