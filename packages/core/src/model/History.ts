import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import { advantage, type RankRules } from './advantage.ts'

/**
 * The rank balance of an operator: half of the fees that its checked work paid to randomly drawn seats, minus the advantage
 * that its rank has already yielded. Unchecked work does not count. Buying rank by self-dealing means paying these fees to
 * strangers; half, because some of the drawn seats may be the operator's own.
 */
export type History = { good: TokenAmount }

export const noHistory: History = { good: tokenAmount(0n) }

export type HistoryEvent =
  /** A delivery was accepted after a check. */
  | { kind: 'checked'; paid: TokenAmount; seatFees: TokenAmount }
  /** The operator delivered wrong work, was silent, or lost a dispute. */
  | { kind: 'fault' }

/**
 * Returns the history after an event, as the contracts store it. A win spends the advantage that decided it, so that
 * rank never yields more than it cost. A fault resets the history to zero and leaves no debt: an operator could shed a
 * debt by registering a new account, so a debt would punish only operators that stay.
 */
export function afterEvent(history: History, event: HistoryEvent, rules: RankRules): History {
  if (event.kind === 'fault') return noHistory
  const spent = advantage(history.good, event.paid, rules)
  const half = event.seatFees / 2n
  const earned = half - (half % rules.grain)
  return { good: tokenAmount(history.good - spent + earned) }
}
