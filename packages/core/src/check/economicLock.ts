import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'

const wholeBps = 10_000n

/**
 * The least stake S that an executor must lock so that skipping any share of the work loses money.
 *
 * Skipping a share x saves x·c. Of s ≥ 1 drawn segments at least one is skipped with probability ≥ x, and the council
 * finds it with probability 1 − r; then the pay P and the lock S are lost. So (1 − r) · (P + S) > c is enough for every
 * x and every s. (Drawing more segments helps against small x only: whoever skips everything is found at s = 1.)
 *
 * An honest bid is not below its cost, so the price is the safe guess for `cost`.
 */
export function economicLock(options: {
  price: TokenAmount
  cost: TokenAmount
  /** r: how likely the council lets a wrong segment pass, in 1/10,000. */
  missedBps: bigint
}): TokenAmount {
  const { price, cost, missedBps } = options
  if (missedBps < 0n || missedBps >= wholeBps) throw new RangeError(`not a share below 1: ${missedBps} bps`)
  const found = wholeBps - missedBps
  // The smallest whole number that is strictly larger than c / (1 − r).
  const needed = (cost * wholeBps) / found + 1n
  return tokenAmount(needed > price ? needed - price : 0n)
}
