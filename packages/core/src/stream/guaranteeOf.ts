/** v ≤ G / 32: with fewer answers in G, one more wrong answer would be worth the risk at the default share of confirmed ones. */
export const answersOfGuarantee = 32n

const hourMs = 3_600_000n

/** The facts of a stream that decide G when its task file names none. Amounts are in wei of the payment token. */
export type PayLimits = {
  /** v: the most that one answer costs. */
  maxWei: bigint
  /** The price of one unit of output; undefined for one price for every answer. */
  priceWei?: bigint | undefined
  /** The response time: of an empty answer, and of each unit. */
  firstMs: number
  perUnitMs: number
  /** The longest output; undefined when only `maxWei` limits it. */
  maxOutput?: number | undefined
}

/** Returns the least G: 32 of the dearest answers. */
export function leastGuarantee(maxWei: bigint): bigint {
  return answersOfGuarantee * maxWei
}

/**
 * Returns the default of G: an hour of the dearest answers, one after the other, each in the whole time that it may take;
 * at least {@link leastGuarantee}.
 */
export function guaranteeOf({ maxWei, priceWei, firstMs, perUnitMs, maxOutput }: PayLimits): bigint {
  const paid = priceWei === undefined || priceWei === 0n ? 0n : maxWei / priceWei
  const units = maxOutput === undefined || paid < BigInt(maxOutput) ? paid : BigInt(maxOutput)
  const answerMs = BigInt(firstMs) + units * BigInt(perUnitMs)
  const answersOfHour = answerMs === 0n ? 0n : hourMs / answerMs
  return answersOfHour > answersOfGuarantee ? answersOfHour * maxWei : leastGuarantee(maxWei)
}
