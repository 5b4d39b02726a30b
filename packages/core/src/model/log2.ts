import { wholePart } from './Work.ts'

/** Returns log2 of x in 1e18ths, for x from 1 to 2. Each squaring yields one more bit; the steps match the contract. */
export function log2(x: bigint): bigint {
  if (x >= 2n * wholePart) return wholePart
  let result = 0n
  let value = x
  for (let bit = wholePart / 2n; bit > 0n; bit /= 2n) {
    value = (value * value) / wholePart
    if (value >= 2n * wholePart) {
      value /= 2n
      result += bit
    }
  }
  return result
}
