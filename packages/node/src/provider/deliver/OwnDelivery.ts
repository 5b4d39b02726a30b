import type { Hex, SeatAnswer } from '@muster-network/chain'

/** A delivery of ours on its way through its check: what was told to us alone. */
export type OwnDelivery = {
  taskId: Hex
  part: number
  tenure: number
  /** Signed answers of seats, by seat. */
  answers: Record<number, SeatAnswer>
  /** The client's signature, which brings the money sooner. */
  acceptance?: Hex
  /** The client was asked and will not be asked again. */
  refused?: string
  /** Of work that was left open or rejected, and unpaid: whether the panel was asked, or why not. Looked into once. */
  looked?: string
  /** Of rejected work: why it is not contested yet. */
  doubt?: { why: string; hint: string }
  /** Closed, and its seats are free. */
  isOver?: boolean
}
