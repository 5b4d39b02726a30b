/** The opinion of one confirmer about one answer. */
export type Verdict = {
  confirmer: string
  wrong: boolean
  /** True when the confirmer found a hard miss. */
  hard: boolean
}

export type Weighing =
  /** The answer stands. `oddOnes` lose score. */
  | { outcome: 'confirmed'; oddOnes: string[] }
  /** The answer is wrong; a hard miss is accused. */
  | { outcome: 'wrong'; accuse: boolean; oddOnes: string[] }
  /** More confirmers are needed. */
  | { outcome: 'ask-more'; count: number }

/** The verdicts about an answer after a dissent: the first one and two more. */
const verdictsOnDissent = 3

/**
 * Weighs the verdicts about one answer. The first one confirms; a dissent asks two more, and the odd one of the three
 * loses score. A majority never withholds pay: it may be the client's own. `own` is true when the client runs the confirmer
 * itself: it believes its own verdict.
 */
export function weighVerdicts(verdicts: readonly Verdict[], own = false): Weighing {
  const first = verdicts[0]
  if (!first) return { outcome: 'ask-more', count: 1 }
  if (own && first.wrong) return { outcome: 'wrong', accuse: first.hard, oddOnes: [] }
  const against = verdicts.filter(({ wrong }) => wrong)
  if (against.length === 0) return { outcome: 'confirmed', oddOnes: [] }
  if (verdicts.length < verdictsOnDissent)
    return { outcome: 'ask-more', count: verdictsOnDissent - verdicts.length }
  const wrong = against.length * 2 > verdicts.length
  const oddOnes = verdicts.filter((each) => each.wrong !== wrong).map(({ confirmer }) => confirmer)
  if (!wrong) return { outcome: 'confirmed', oddOnes }
  // one hard miss that the majority does not see may be the confirmer's own mistake
  const accuse = against.filter(({ hard }) => hard).length >= 2
  return { outcome: 'wrong', accuse, oddOnes }
}

/** Returns the confirmers that passed a planted wrong answer, which lose score. */
export function missedPlant(verdicts: readonly Verdict[]): string[] {
  return verdicts.filter(({ wrong }) => !wrong).map(({ confirmer }) => confirmer)
}
