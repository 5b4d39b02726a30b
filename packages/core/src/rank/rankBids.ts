import type { TokenAmount } from '../money/TokenAmount.ts'
import type { RankRules } from './advantage.ts'
import { effectivePrice } from './effectivePrice.ts'
import type { History } from './History.ts'

export type RankedBid<Bid> = { bid: Bid; effectivePrice: TokenAmount }

/** Bids from best to worst by effective price; equal ones by the order in which the client's node receipted them. */
export function rankBids<Bid extends { price: TokenAmount; history: History; receiptNumber: number }>(
  bids: readonly Bid[],
  rules: RankRules,
): RankedBid<Bid>[] {
  return bids
    .map((bid) => ({ bid, effectivePrice: effectivePrice(bid.price, bid.history, rules) }))
    .sort((a, b) => {
      if (a.effectivePrice !== b.effectivePrice) return a.effectivePrice < b.effectivePrice ? -1 : 1
      return a.bid.receiptNumber - b.bid.receiptNumber
    })
}
