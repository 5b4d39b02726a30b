import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import { advantage, type RankRules } from './advantage.ts'
import type { History } from './History.ts'

/**
 * The price that bids are ranked by; what is paid stays the bid. A good history lowers it, a missing or a forfeited one
 * raises it, and the parts of a split history never rank better than the whole.
 */
export function effectivePrice(price: TokenAmount, history: History, rules: RankRules): TokenAmount {
  const raised = price + (price * rules.unknownBps) / 10_000n
  return tokenAmount(raised - advantage(history.good, price, rules))
}
