/** Returns the probabilities of 0 to `n` successes in `n` draws of probability `p`. */
export function binomial(n: number, p: number): number[] {
  let row = [1]
  for (let i = 0; i < n; i++) {
    const next = Array<number>(row.length + 1).fill(0)
    row.forEach((value, k) => {
      next[k]! += value * (1 - p)
      next[k + 1]! += value * p
    })
    row = next
  }
  return row
}
