const firstMs = 1_000
const longestMs = 60_000
/** A client that starts again is back within this many seconds. */
const quick = 10

/**
 * How long a client is left alone that did not answer so many times in a row. Whoever posts a task says where its client is,
 * and may say where somebody else is: without this, one posting would have every bidder knock there once a second.
 */
export function pauseAfter(times: number): number {
  return Math.min(firstMs * 2 ** Math.max(0, times - quick), longestMs)
}
