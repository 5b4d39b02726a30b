import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import { advantage, type RankRules } from './advantage.ts'

/**
 * What an operator's past is worth in rank: the fees that its checked work has paid to seats drawn by lot, less what
 * its rank has already yielded. Work checked by nobody counts for nothing, and buying rank by dealing with oneself
 * means paying these fees to strangers.
 */
export type History = { good: TokenAmount }

export const noHistory: History = { good: tokenAmount(0n) }

export type HistoryEvent =
  /** A delivery was accepted after a check. */
  | { kind: 'checked'; paid: TokenAmount; seatFees: TokenAmount }
  /** Wrong work, silence, a lost dispute. */
  | { kind: 'fault' }

/**
 * The history after an event, as the contracts keep it. A win spends the advantage that it was won with, so that rank
 * never yields more than it cost. A fault takes everything and leaves no debt: a debt would be shed by starting again
 * under a new name, and so punish only those who stay.
 */
export function afterEvent(history: History, event: HistoryEvent, rules: RankRules): History {
  if (event.kind === 'fault') return noHistory
  const spent = advantage(history.good, event.paid, rules)
  const earned = event.seatFees - (event.seatFees % rules.grain)
  return { good: tokenAmount(history.good - spent + earned) }
}
