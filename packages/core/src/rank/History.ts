import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'

/**
 * What an operator's past is worth in rank: the fees that its checked work has paid to seats drawn by lot. Work checked
 * by nobody counts for nothing, and buying rank by dealing with oneself means paying these fees to strangers.
 */
export type History = { credit: TokenAmount }

export const noHistory: History = { credit: tokenAmount(0n) }

export type HistoryEvent =
  /** A delivery was accepted after a check. */
  | { kind: 'accepted'; seatFees: TokenAmount }
  /** It was replaced for silence. */
  | { kind: 'replaced' }
  /** A delivery was rejected, or a dispute lost. */
  | { kind: 'fraud' }

/**
 * The history after an event. A fault takes credit away and never goes below none: a debt would be shed by starting
 * again under a new name, so that it would punish only those who stay.
 */
export function afterEvent(history: History, event: HistoryEvent): History {
  if (event.kind === 'accepted') return { credit: tokenAmount(history.credit + event.seatFees) }
  return event.kind === 'replaced' ? { credit: tokenAmount(history.credit / 2n) } : noHistory
}
