/** The sums of one stratum of games, with gains in P. */
export type Stratum = { name: string; games: number; sum: number; squares: number; paid: number }

export type Estimate = {
  games: number
  /** Expected value over honest work, in P. */
  value: number
  /** Standard error. */
  error: number
  /** Upper bound of the value, with a confidence of 95%. */
  upper: number
}

/** One-sided 95% quantile of the normal distribution. */
const quantile = 1.645

/** Combines strata by their exact weights, and subtracts the share of honest work that was done. */
export function estimate(
  strata: readonly Stratum[],
  weights: Readonly<Record<string, number>>,
  done: number,
): Estimate {
  let [value, variance, games] = [-done, 0, 0]
  for (const stratum of strata) {
    const weight = weights[stratum.name]
    if (weight === undefined) throw new Error(`no weight for the stratum "${stratum.name}"`)
    const mean = stratum.sum / stratum.games
    const spread = Math.max(0, stratum.squares / stratum.games - mean * mean)
    value += weight * mean
    variance += (weight * weight * spread) / Math.max(1, stratum.games - 1)
    games += stratum.games
  }
  const error = Math.sqrt(variance)
  return { games, value, error, upper: value + quantile * error }
}
