/** The verdicts of a confirmer that count. */
const recentVerdicts = 100
/** Losses among them that end its routing. */
const mostLosses = 2

/** The recent verdicts of one confirmer, the newest last: true for a lost one. */
export type ConfirmerRecord = { lost: readonly boolean[] }

export const newConfirmer: ConfirmerRecord = { lost: [] }

/** Adds a verdict: lost when the confirmer was the odd one out, or passed a planted wrong answer. */
export function addVerdict({ lost }: ConfirmerRecord, isLost: boolean): ConfirmerRecord {
  return { lost: [...lost, isLost].slice(-recentVerdicts) }
}

/** Returns true while the gateway asks this confirmer: fewer than two of its last 100 verdicts are lost. */
export function isRouted({ lost }: ConfirmerRecord): boolean {
  return lost.filter(Boolean).length < mostLosses
}
