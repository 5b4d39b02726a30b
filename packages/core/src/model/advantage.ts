import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'

/** Ranking parameters; the contracts use the same ones to prove that a bid should have won. */
export type RankRules = {
  /** Surcharge on a bid without a record, in 1/10,000. */
  unknownBps: bigint
  /** Maximum discount for a record, in 1/10,000. */
  advantageBps: bigint
  /** One task yields at most 1/largestPart of the record, so that winning many tasks at once does not multiply it. */
  largestPart: bigint
  /** Balances are multiples of this amount. */
  grain: bigint
  /** The record that yields half of the maximum advantage; the network definition sets it. */
  halfRank: TokenAmount
}

/**
 * Plus or minus 10%: enough to prefer a known operator over an unknown one, and little enough that a newcomer can win by
 * price.
 */
export const defaultRankRules: Omit<RankRules, 'halfRank'> = {
  unknownBps: 1_000n,
  advantageBps: 2_000n,
  largestPart: 16n,
  grain: 1_000_000_000n,
}

const whole = 10_000n

/** Returns the discount that a record gives on a price; it grows with the record towards 20% of the price. */
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
