import type { Hex, SeatAnswer } from '@muster-network/chain'

/** The stored record of a delivery of ours until it is closed: data that is not on the chain. */
export type OwnDelivery = {
  taskId: Hex
  part: number
  assignment: number
  /** Signed answers, by seat. */
  answers: Record<number, SeatAnswer>
  /** The client's signature, which releases the pay sooner. */
  acceptance?: Hex
  /** Why the client refused its acceptance. It is not asked again. */
  refused?: string
  /** For undecided or rejected work: 'contested', or why it was not contested. Set once. */
  contestResult?: string
  /** For rejected work: why it is not contested yet. */
  doubt?: { why: string; hint: string }
  /** Closed on the chain, with its seats freed. */
  isOver?: boolean
}
