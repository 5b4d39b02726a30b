import type { Terms } from '@muster-network/chain'

const billion = 1_000_000_000n
/** Segments that late draws may add; the market escrows their fees. */
const addedSegments = 2n

/** What one seat earns. */
export function seatFeeOf(terms: Terms): bigint {
  return terms.rules.seatBase + (terms.segmentUnits * terms.rules.seatUnitPrice) / billion
}

/** The most that the seats of one part can cost, as the market reckons it. */
function mostFeesOf(terms: Terms): bigint {
  const isChecked = terms.how === 0 || terms.how === 1
  if (!isChecked) return 0n
  return (
    seatFeeOf(terms) * BigInt(terms.cap) * (BigInt(terms.segments) + addedSegments) * BigInt(terms.deliveries)
  )
}

/** What is taken from the wallet when a task is posted: all that it can cost, and the client's deposit. */
export function escrowOf(terms: Terms): bigint {
  return (terms.maxPrice + mostFeesOf(terms)) * BigInt(terms.parts * terms.copies) + terms.trustLock
}
