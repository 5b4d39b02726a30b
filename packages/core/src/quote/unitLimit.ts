/** The expected units of a part, and how they are known. */
export type UnitEstimate = {
  units: bigint
  by: 'history' | 'trial'
}

/** The limit in estimates. Other data may need more work than earlier data, and a trial sees only the beginning. */
const headroom: Record<UnitEstimate['by'], bigint> = { history: 4n, trial: 8n }
/** Shorter segments would cost more time for their states than the check saves: 50 segments of about a second. */
const leastLimit = 50_000_000_000n

/**
 * Returns the most units of a part by an estimate, at most `most`. The limit sets the length of segments and with it the fees of seats and the
 * owners' least prices. A part that needs more ends there, so the limit is a multiple of the estimate.
 */
export function unitLimit({ units, by }: UnitEstimate, most: bigint): bigint {
  const wanted = units * headroom[by]
  const limit = wanted > leastLimit ? wanted : leastLimit
  return limit < most ? limit : most
}
