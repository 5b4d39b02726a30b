/** G covers this many of the dearest answers: with fewer, a wrong one could be worth the risk at the default share of confirmed answers. */
export const answersOfGuarantee = 32n

const hourMs = 3_600_000n

/** The limits of one answer. Amounts are in wei of the payment token. */
export type AnswerLimits = {
  /** The most that the output costs. */
  maxWei: bigint
  /** The price of one unit of output; undefined for one price for every answer. */
  priceWei?: bigint | undefined
  /** The price of one unit of input, and the longest input. */
  inputUnitWei: bigint
  maxInput: number
  /** The longest output; undefined when only `maxWei` limits it. */
  maxOutput?: number | undefined
  /** The response time: of an empty answer, and of each unit of output. */
  firstMs: number
  perUnitMs: number
}

/** Returns v: the most that one answer costs, its input included. */
export function dearestWei({ maxWei, inputUnitWei, maxInput }: AnswerLimits): bigint {
  return maxWei + inputUnitWei * BigInt(maxInput)
}

/** Returns the longest output of an answer: the limit of the stream, or the units that `maxWei` pays. */
export function mostUnits({ maxWei, priceWei, maxOutput }: AnswerLimits): bigint {
  const paid = priceWei === undefined || priceWei === 0n ? undefined : maxWei / priceWei
  const limit = maxOutput === undefined ? undefined : BigInt(maxOutput)
  if (paid === undefined || (limit !== undefined && limit < paid)) return limit ?? 1n
  return paid
}

/** Returns the least G: 32 of the dearest answers. */
export function leastGuarantee(limits: AnswerLimits): bigint {
  return answersOfGuarantee * dearestWei(limits)
}

/**
 * Returns the default of G: an hour of the dearest answers, one after the other, each in the whole time that it may take;
 * at least {@link leastGuarantee}.
 */
export function guaranteeOf(limits: AnswerLimits): bigint {
  const answerMs = BigInt(limits.firstMs) + mostUnits(limits) * BigInt(limits.perUnitMs)
  const answersOfHour = answerMs === 0n ? 0n : hourMs / answerMs
  const answers = answersOfHour > answersOfGuarantee ? answersOfHour : answersOfGuarantee
  return answers * dearestWei(limits)
}
