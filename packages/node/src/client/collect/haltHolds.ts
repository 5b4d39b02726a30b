import type { BatchHalt } from '@muster-network/core'

export type Collecting = {
  halt: BatchHalt
  /** Bids that must stand for an award, whatever the halt says: the copies of a redundant check. */
  atLeast: number
  standing: number
  postedMs: number
  bidUntilMs: number
  nowMs: number
}

export type HaltDecision =
  | { next: 'award' }
  | { next: 'wait'; againMs: number }
  /** Too few bids and the time that bidders saw is nearly over: give them more. */
  | { next: 'extend'; bidUntilMs: number }
  | { next: 'give up'; why: string }

/** Bidders are told a later end of the bidding this long before the old one. */
const extendBeforeMs = 1_000

/** H: whether the bidding ends now. At `bids`, or at `afterMs` with the fewest that are enough; never before those. */
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
  return { next: 'wait', againMs: Math.max(1, Math.min(...nextMs) - nowMs) }
}
