const wad = 10n ** 18n

export type PriceTerms = {
  /** Sum of the scores of the participating nodes. */
  score: bigint
  seconds: bigint
  /** Price of one point for one hour. */
  pointHourWei: bigint
  /** 10,000, or more for a whole node. */
  fullNodeBps: bigint
  /** Times 10^18. */
  factor: bigint
}

/** Returns hours × score × price of a point-hour × factor, in wei, rounded up as in the contract. */
export function workPrice(terms: PriceTerms): { standardWei: bigint; priceWei: bigint } {
  const { score, seconds, pointHourWei, fullNodeBps, factor } = terms
  const standardWei = divideUp(score * seconds * fullNodeBps * pointHourWei, 10_000n * 3600n)
  return { standardWei, priceWei: divideUp(standardWei * factor, wad) }
}

/** Returns the deposit and the fees of a reservation for the same work, in wei. */
export function reservationTerms(standardWei: bigint) {
  const overchargeWei = standardWei * 2n
  return { depositWei: standardWei * 3n, overchargeWei, changeFineWei: overchargeWei / 3n }
}

function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}
