/** Writes a number as decimal text without an exponent, with the digits that it was read from: `2e-7` is `0.0000002`. */
export const rateOfNumber = (value: number): string =>
  value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 18 })
