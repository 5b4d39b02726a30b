const wad = 10n ** 18n

export type PriceTerms = {
  /** Points, summed over the nodes taking part. */
  score: bigint
  seconds: bigint
  /** Wei for one point for one hour. */
  pointHourWei: bigint
  /** 10,000, or more for a whole node. */
  fullNodeBps: bigint
  /** Times 10^18. */
  factor: bigint
}

/** Price of work: hours × score × price of a point-hour × factor, in wei, rounded up as the contract does. */
export function workPrice(terms: PriceTerms): { standardWei: bigint; priceWei: bigint } {
  const { score, seconds, pointHourWei, fullNodeBps, factor } = terms
  const standardWei = divideUp(score * seconds * fullNodeBps * pointHourWei, 10_000n * 3600n)
  return { standardWei, priceWei: divideUp(standardWei * factor, wad) }
}

/** What reserving the same work asks for and what each way out of it costs, in wei. */
export function reservationTerms(standardWei: bigint) {
  const overchargeWei = standardWei * 2n
  return { depositWei: standardWei * 3n, overchargeWei, changeFineWei: overchargeWei / 3n }
}

function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}
