const firstMs = 1_000
const longestMs = 60_000
/** Unanswered calls before the backoff starts: a client that restarts is back within this many seconds. */
const quick = 10

/**
 * Backoff before the next call to a client that did not answer `times` calls in a row. The poster of a task names the client's
 * endpoint and could name a victim's: without the backoff, every bidder would call the victim once a second.
 */
export function clientBackoffMs(times: number): number {
  return Math.min(firstMs * 2 ** Math.max(0, times - quick), longestMs)
}
