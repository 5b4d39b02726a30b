import type { Choices } from '@muster-network/core'

/** The number of tokens in a list of choices: a term of every token service. */
export const listedChoices = 40

/** The engine adds up 32-bit floats: a share below this one cannot be told from none. */
const leastShare = 1e-7

/**
 * Turns the largest logits and the weight of all tokens into choices. The weight is the sum of exp(logit − largest logit).
 * Values have six decimals, so that a checker that reads them as JSON has exactly the numbers that the executor drew from.
 */
export function choicesOf(largest: readonly number[], totalWeight: number): Choices {
  const highest = largest[1]!
  const logTotal = Math.log(totalWeight)
  const top = []
  let share = 0
  for (let i = 0; i < largest.length; i += 2) {
    const logProb = largest[i + 1]! - highest - logTotal
    share += Math.exp(logProb)
    top.push({ token: largest[i]!, logProb: rounded(logProb) })
  }
  return { top, restLogProb: rounded(Math.log(Math.max(1 - share, leastShare))) }
}

function rounded(logProb: number): number {
  return Math.round(logProb * 1e6) / 1e6
}
