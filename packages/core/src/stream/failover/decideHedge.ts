import { stallAfterMs } from './stall.ts'

/** The largest share of requests that may start a second attempt: each costs the input a second time. */
export const mostHedged = 0.05

export type HedgeFacts = {
  /** The wait for the first token so far. */
  waitedMs: number
  /** The usual wait for the first token; undefined before one was measured. */
  usualFirstMs: number | undefined
  /** Requests that the gateway counts, this one included, and the second attempts among them. */
  requests: number
  hedged: number
}

export type HedgeDecision = { hedge: true } | { hedge: false; reason: 'not-slow' | 'share-used-up' }

/**
 * Decides whether a slow first token starts a second attempt with another executor. The attempt that loses is cancelled
 * and keeps the input price.
 */
export function decideHedge({ waitedMs, usualFirstMs, requests, hedged }: HedgeFacts): HedgeDecision {
  if (waitedMs < stallAfterMs(usualFirstMs ?? 0)) return { hedge: false, reason: 'not-slow' }
  if (hedged + 1 > requests * mostHedged) return { hedge: false, reason: 'share-used-up' }
  return { hedge: true }
}
