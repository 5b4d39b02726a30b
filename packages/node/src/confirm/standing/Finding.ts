import type { Hex, SignedReceipt } from '@muster-network/chain'

/** Why an executor was found wrong. */
export type FindingReason =
  /** A hard miss, or other bytes of a deterministic program. */
  | 'hard-miss'
  /** Two wrong answers in 100. */
  | 'wrong-answers'
  /** Small misses whose mean is above that of the other executors. */
  | 'mean'

/** An executor that was found wrong. It loses its place; a hard miss in a calibrated class is accused too. */
export type WrongFinding = {
  streamId: Hex
  provider: Hex
  reason: FindingReason
  /** The receipt of the answer. */
  signed: SignedReceipt
  /** True when the answer is accused on the chain. */
  isAccused: boolean
  /** The end of the time to accuse. */
  untilMs: number
  /** The confirmers of the council that called the answer wrong. */
  blamedBy: Hex[]
}
