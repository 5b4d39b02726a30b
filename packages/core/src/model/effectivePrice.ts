import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import { advantage, type RankRules } from './advantage.ts'
import type { History } from './History.ts'

/**
 * Returns the price that ranks a bid; the client still pays the bid. A good history lowers it; a missing or forfeited
 * history raises it. Splitting a history over several accounts never ranks better than the whole.
 */
export function effectivePrice(price: TokenAmount, history: History, rules: RankRules): TokenAmount {
  const raised = price + (price * rules.unknownBps) / 10_000n
  return tokenAmount(raised - advantage(history.good, price, rules))
}
