/**
 * The gambler's ruin that every tally is: a walk from 0 that goes up with probability `up` and ends at +high or −low.
 * Returns how likely it ends at −low.
 */
export function walkAgainst(options: { up: number; high: number; low: number }): number {
  const { up, high, low } = options
  if (up >= 1) return 0
  if (up <= 0) return 1
  if (up === 0.5) return high / (high + low)
  const odds = (1 - up) / up
  // With odds above 1 the powers overflow on long walks; the mirrored form has powers below 1.
  if (odds > 1) return 1 - walkAgainst({ up: 1 - up, high: low, low: high })
  return (odds ** low - odds ** (low + high)) / (1 - odds ** (low + high))
}
