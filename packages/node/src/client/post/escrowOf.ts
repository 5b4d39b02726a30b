import type { Terms } from '@muster-network/chain'
import { seatFee } from '@muster-network/core'
import { checkModeOf } from '../../task/checkMode.ts'
import { inToken } from '../../task/tokenRate.ts'

/** Windows that late draws may add; the market escrows their fees. */
const addedWindows = 2

/** Returns the fee of one seat in the task's token, which replays this many windows and the end. */
export function seatFeeOf(terms: Terms, windows = terms.windows): bigint {
  return inToken(terms, seatFee(terms, windows))
}

/** Returns the fee of one seat after the most late draws. */
export function maxSeatFeeOf(terms: Terms): bigint {
  return seatFeeOf(terms, terms.windows + addedWindows)
}

/**
 * Returns the largest sum of seat fees that the client pays for one part, by the market's formula: the first seats of each
 * delivery. Further seats are paid by the side that loses.
 */
function maxFeesOf(terms: Terms): bigint {
  const mode = checkModeOf(terms)
  if (mode !== 'replay' && mode !== 'checker') return 0n
  return maxSeatFeeOf(terms) * BigInt(terms.lead * terms.deliveries)
}

/** Returns the escrow of a task: its largest possible cost and the client's deposit. */
export function escrowOf(terms: Terms): bigint {
  return (terms.maxPrice + maxFeesOf(terms)) * BigInt(terms.parts * terms.replicas) + terms.trustLock
}
