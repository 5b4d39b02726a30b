import type { BatchHalt } from '@muster-network/core'

export type Collecting = {
  halt: BatchHalt
  /** Least number of bids for an award, in addition to the halt rules: the replicas of a redundant check. */
  atLeast: number
  standing: number
  postedMs: number
  bidUntilMs: number
  nowMs: number
}

export type HaltDecision =
  | { next: 'award' }
  | { next: 'wait'; retryAfterMs: number }
  /** Too few bids, and the posted end of the bidding is near: extend it. */
  | { next: 'extend'; bidUntilMs: number }
  | { next: 'give up'; why: string }

/** The bidding is extended this long before its posted end. */
const extendBeforeMs = 1_000

/** Applies the halt rules (H): the bidding ends at `bids` bids, or at `afterMs` if there are at least `minBids`. */
export function haltHolds(collecting: Collecting): HaltDecision {
  const { halt, standing, postedMs, bidUntilMs, nowMs } = collecting
  const fewest = Math.max(halt.minBids, collecting.atLeast)
  const givesUpMs = postedMs + halt.giveUpMs
  if (nowMs >= givesUpMs)
    return standing >= fewest
      ? { next: 'award' }
      : { next: 'give up', why: `${standing} of ${fewest} bids after ${halt.giveUpMs} ms` }
  const timeIsUpMs = halt.afterMs === undefined ? givesUpMs : postedMs + halt.afterMs
  const enough = halt.bids !== undefined && standing >= Math.max(halt.bids, fewest)
  if (enough || (nowMs >= timeIsUpMs && standing >= fewest)) return { next: 'award' }
  if (nowMs >= bidUntilMs - extendBeforeMs && bidUntilMs < givesUpMs)
    return { next: 'extend', bidUntilMs: Math.min(givesUpMs, nowMs + 2 * (bidUntilMs - postedMs)) }
  const nextMs = [timeIsUpMs, givesUpMs, bidUntilMs - extendBeforeMs].filter((time) => time > nowMs)
  return { next: 'wait', retryAfterMs: Math.max(1, Math.min(...nextMs) - nowMs) }
}
