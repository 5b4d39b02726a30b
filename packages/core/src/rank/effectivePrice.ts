import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import type { History } from './History.ts'

export type RankRules = {
  /** Added to the price of someone with no history, in 1/10,000. */
  newcomerBps: bigint
  /** Taken off the price of someone with an endless good history, in 1/10,000. */
  bestBps: bigint
  /** Credit of this many times the price earns half of the way between the two. */
  creditPerPrice: bigint
}

/**
 * A tenth up and a tenth down: enough to prefer the known over the unknown, little enough that a newcomer can win by
 * price. With 20 times the price for half of the way, a unit of credit yields at most 1% of itself in one award.
 */
export const defaultRankRules: RankRules = { newcomerBps: 1_000n, bestBps: 1_000n, creditPerPrice: 20n }

const whole = 10_000n

/**
 * The price that bids are ranked by; what is paid stays the bid. It rises with the price and falls with credit, so that
 * a lower bid never ranks worse, and two halves of a history never rank better than the whole.
 */
export function effectivePrice(
  price: TokenAmount,
  history: History,
  rules: RankRules = defaultRankRules,
): TokenAmount {
  const { newcomerBps, bestBps, creditPerPrice } = rules
  const raised = price * (whole + newcomerBps)
  const scale = history.credit + creditPerPrice * price
  if (scale === 0n) return tokenAmount(raised / whole)
  const lowered = (price * (newcomerBps + bestBps) * history.credit) / scale
  return tokenAmount((raised - lowered) / whole)
}
