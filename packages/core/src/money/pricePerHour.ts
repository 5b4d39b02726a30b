/** The amount of work that unit prices are quoted for. */
export const billionUnits = 1_000_000_000n
const secondsPerHour = 3_600n

/** Returns the price of an hour of one run, for a price of 10⁹ units and the measured speed of the machine. */
export function hourPriceOf(perBillionUnits: bigint, unitsPerSecond: bigint): bigint {
  return (perBillionUnits * unitsPerSecond * secondsPerHour) / billionUnits
}

/** Returns the price of 10⁹ units at which an hour of one run pays at least `perHour`. */
export function unitPriceOf(perHour: bigint, unitsPerSecond: bigint): bigint {
  const unitsPerHour = unitsPerSecond * secondsPerHour
  if (unitsPerHour <= 0n) throw new RangeError(`invalid speed ${unitsPerSecond}: use 1 or more`)
  return (perHour * billionUnits + unitsPerHour - 1n) / unitsPerHour
}
