import type { DownReason, StreamCondition } from './StreamPhase.ts'

/** The HTTP answer to a request that a stream does not serve. */
export type HttpRefusal = {
  status: 503 | 410
  reason: DownReason
  /** The value of Retry-After; undefined when no retry can succeed. */
  retryAfterSeconds?: number
}

/** The usual time until a cause is gone, so that clients do not hammer the gateway meanwhile. */
const retryAfterSeconds = {
  // a provider joins within some blocks
  'too-few': 30,
  // other executors answer the next request
  'no-consensus': 5,
  // a person must top up
  'budget-spent': 300,
} as const

/** Returns how the gateway refuses a request in this condition; undefined when the stream is up. */
export function refusalOf(condition: StreamCondition): HttpRefusal | undefined {
  switch (condition.phase) {
    case 'up':
      return undefined
    case 'gathering':
    case 'down':
      return { status: 503, reason: condition.reason, retryAfterSeconds: retryAfterSeconds[condition.reason] }
    case 'closing':
    case 'closed':
      return { status: 410, reason: condition.reason }
  }
}
