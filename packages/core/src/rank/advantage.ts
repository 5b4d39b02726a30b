import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'

/** The numbers of ranking; the same as in the contracts, which prove by them that a bid should have won. */
export type RankRules = {
  /** What a bid without any record is raised by, in 1/10,000. */
  unknownBps: bigint
  /** The most that a record takes off again, in 1/10,000. */
  advantageBps: bigint
  /** One task yields at most this part of the record, so that winning many at once does not multiply it. */
  largestPart: bigint
  /** Balances are kept in multiples of this. */
  grain: bigint
  /** The record at which half of the advantage is reached: a number of the network definition. */
  halfRank: TokenAmount
}

/**
 * A tenth up and a tenth down: enough to prefer the known over the unknown, little enough that a newcomer can win by
 * price.
 */
export const defaultRankRules: Omit<RankRules, 'halfRank'> = {
  unknownBps: 1_000n,
  advantageBps: 2_000n,
  largestPart: 16n,
  grain: 1_000_000_000n,
}

const whole = 10_000n

/** What a record takes off a price: it grows with the record towards two tenths of the price. */
export function advantage(good: TokenAmount, price: bigint, rules: RankRules): TokenAmount {
  const { grain, halfRank, advantageBps, largestPart } = rules
  const record = good / grain
  if (record === 0n) return tokenAmount(0n)
  const most = ((price / grain) * advantageBps) / whole
  const share = (most * record) / (record + halfRank / grain)
  const part = record / largestPart
  if (part < share) return tokenAmount(part * grain)
  return tokenAmount(share * grain)
}
