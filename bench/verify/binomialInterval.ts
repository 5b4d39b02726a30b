export type Interval = { low: number; high: number }

/** Returns the exact interval (Clopper and Pearson) for the probability behind `hits` of `trials`, with a confidence of 95%. */
export function binomialInterval(hits: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 }
  return {
    low: hits === 0 ? 0 : root((p) => 1 - atMost(hits - 1, trials, p) - tail),
    high: hits === trials ? 1 : root((p) => tail - atMost(hits, trials, p)),
  }
}

const tail = 0.025

/** The probability of at most `hits` successes. */
function atMost(hits: number, trials: number, p: number): number {
  let logTerm = trials * Math.log1p(-p)
  let sum = Math.exp(logTerm)
  for (let k = 1; k <= hits; k++) {
    logTerm += Math.log((trials - k + 1) / k) + Math.log(p) - Math.log1p(-p)
    sum += Math.exp(logTerm)
  }
  return sum
}

/** The zero of a rising function between 0 and 1. */
function root(rising: (p: number) => number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (rising(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
