import { type BidRule, pass, refuse } from '../BidRule.ts'

export const biddingIsOpen: BidRule = (task, _, nowMs) =>
  nowMs <= task.bidUntilMs ? pass : refuse('bidding-over', 'the bidding deadline has passed')
