import { type BatchHalt, defaultAfterMs } from '@muster-network/core'

export type Collecting = {
  halt: BatchHalt
  /** Least number of bids for an award, in addition to the halt rules: the replicas of a redundant check. */
  atLeast: number
  /** Operators with standing bids that are enough when the halt names no number. */
  wanted: number
  /** Operators with standing bids. */
  standing: number
  /** Returns the number of listed nodes that may still bid: they have neither bid nor declined. */
  unanswered(): number
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

/**
 * Applies the halt rules (H): the bidding ends at `bids` bids, or at `afterMs` if there are at least `minBids`. A halt without
 * `bids` ends when `wanted` operators bid, or when every listed node has answered: nobody is left to wait for.
 */
export function haltHolds(collecting: Collecting): HaltDecision {
  const { halt, standing, postedMs, bidUntilMs, nowMs } = collecting
  const fewest = Math.max(halt.minBids, collecting.atLeast)
  const givesUpMs = postedMs + halt.giveUpMs
  if (nowMs >= givesUpMs)
    return standing >= fewest
      ? { next: 'award' }
      : { next: 'give up', why: tooFewBids(standing, fewest, halt.giveUpMs) }
  const afterMs = halt.afterMs ?? (halt.bids === undefined ? defaultAfterMs : halt.giveUpMs)
  const timeIsUpMs = Math.min(givesUpMs, postedMs + afterMs)
  if (standing >= fewest && (hasEnough(collecting) || nowMs >= timeIsUpMs)) return { next: 'award' }
  if (nowMs >= bidUntilMs - extendBeforeMs && bidUntilMs < givesUpMs)
    return { next: 'extend', bidUntilMs: Math.min(givesUpMs, nowMs + 2 * (bidUntilMs - postedMs)) }
  const nextMs = [timeIsUpMs, givesUpMs, bidUntilMs - extendBeforeMs].filter((time) => time > nowMs)
  return { next: 'wait', retryAfterMs: Math.max(1, Math.min(...nextMs) - nowMs) }
}

function hasEnough({ halt, standing, wanted, unanswered }: Collecting): boolean {
  return halt.bids === undefined ? standing >= wanted || unanswered() === 0 : standing >= halt.bids
}

function tooFewBids(standing: number, fewest: number, waitedMs: number): string {
  const waited = `within ${Math.round(waitedMs / 1000)} s`
  return standing === 0
    ? `nobody bid ${waited}`
    : `only ${standing} of the ${fewest} necessary bids came ${waited}`
}
