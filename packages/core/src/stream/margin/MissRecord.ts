/** Checked tokens over which small misses are averaged. */
export const meanTokens = 1_000

/** The misses of one subscriber, in the answers that were checked since the last verdict. */
export type MissRecord = { tokens: number; sum: number }

export const noMisses: MissRecord = { tokens: 0, sum: 0 }

export type MeanVerdict =
  | { verdict: 'too-few'; missingTokens: number }
  | { verdict: 'within' | 'above'; mean: number }

/** Adds the misses of one checked answer. */
export function addMisses(record: MissRecord, misses: readonly number[]): MissRecord {
  return {
    tokens: record.tokens + misses.length,
    sum: record.sum + misses.reduce((total, miss) => total + miss, 0),
  }
}

/**
 * Judges the mean of small misses over at least 1,000 checked tokens. `mostMean` comes from the honest answers of the class:
 * other weights or a cut cache shift the mean long before a single token misses by 3τ.
 */
export function judgeMean({ tokens, sum }: MissRecord, mostMean: number): MeanVerdict {
  if (tokens < meanTokens) return { verdict: 'too-few', missingTokens: meanTokens - tokens }
  const mean = sum / tokens
  return { verdict: mean > mostMean ? 'above' : 'within', mean }
}

/** The honest answers of a class that were checked, and the hard misses among them. */
export type ClassCalibration = { honestAnswers: number; hardMisses: number }

/**
 * Returns true when a hard miss in this class may slash: the class has enough honest answers, and no hard miss among
 * them. In any other class a wrong answer costs the place only.
 */
export function maySlash({ honestAnswers, hardMisses }: ClassCalibration, neededAnswers: number): boolean {
  return honestAnswers >= neededAnswers && hardMisses === 0
}
