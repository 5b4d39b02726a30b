import type { Choices } from '../margin/Choices.ts'

/** The smallest value that is reported, in thousandths: beyond it a probability is zero for every purpose. */
const leastValue = -1_000_000

/**
 * Returns the log-probability of the second most likely token at each position, in thousandths of a nat. Only a prefill
 * of the right model yields these numbers, so they prove that a confirmer or a seat did the work; the answer's own tokens
 * would be easier to guess.
 */
export function secondChoices(positions: readonly Choices[]): number[] {
  return positions.map(({ top, restLogProb }) => {
    const logProb = top[1]?.logProb ?? restLogProb ?? -Infinity
    return Math.max(leastValue, Math.round(logProb * 1_000))
  })
}
