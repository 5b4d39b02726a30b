/** The terms that decide the trust lock of a client. */
export type TrustTerms = {
  parts: number
  replicas: number
  /** Maximum price of one part, in the task's token. */
  maxPrice: bigint
  /** Worth of 1e18 wei of the task's token, in wei of the stake token. */
  rate: bigint
  /** In the stake token. */
  rules: { minTrustLock: bigint; declineFee: bigint }
}

const one = 10n ** 18n
/** The lock of a small task, as a share of the pay of all parts. */
const trustShare = 4n

/**
 * Returns the smallest trust lock of a client, in the task's token. An omitted bid is worth at most the pay of all parts, so a small task
 * locks a quarter of it, and always both decline fees. Where the book of bids decides who is drawn for replicas, the network's amount is
 * locked.
 */
export function leastTrustLock({ parts, replicas, maxPrice, rate, rules }: TrustTerms): bigint {
  const inToken = (amount: bigint) => (amount * one + rate - 1n) / rate
  const full = inToken(rules.minTrustLock)
  const share = (maxPrice * BigInt(parts)) / trustShare
  const least = replicas === 1 && share < full ? share : full
  const fees = 2n * inToken(rules.declineFee)
  return least > fees ? least : fees
}
