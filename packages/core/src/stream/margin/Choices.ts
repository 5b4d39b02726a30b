/** One token that a model may continue with. */
export type Choice = { token: number; logProb: number }

/**
 * The choices of a model at one position: its n most likely tokens in falling order, as engines return them. The sampler
 * draws from these tokens only, so n is a term of the stream.
 */
export type Choices = {
  top: readonly Choice[]
  /** The log-probability of all other tokens together; undefined when the engine does not return it. */
  restLogProb?: number | undefined
}

/** Returns the log-probability of a token; of one outside the list, the bound that favours the executor. */
export function logProbOf(choices: Choices, token: number): number {
  return choices.top.find((choice) => choice.token === token)?.logProb ?? unlistedLogProb(choices)
}

/** Returns the most that a token outside the list can have: the last value in the list, or less when the rest has less. */
export function unlistedLogProb({ top, restLogProb }: Choices): number {
  return Math.min(top.at(-1)?.logProb ?? 0, restLogProb ?? 0)
}
