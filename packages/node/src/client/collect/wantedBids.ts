import { firstReplicas } from '../../replicas/isSpare.ts'

/** Bids that make a price: below this number, a few quick bidders could end the bidding before anybody undercuts them. */
const competition = 10
/** An award names two further bids, in case a winner becomes unavailable before it is mined. */
const fallbacks = 2

/**
 * Returns the number of operators whose bids are enough to end the bidding early: one for each part and each replica that runs
 * in any case, because work is spread and no operator runs two replicas of a part, and two in reserve. Seats are drawn from the
 * whole class and an executor may sit for another part, so the council needs no bids.
 */
export function wantedBids({ parts, replicas }: { parts: number; replicas: number }): number {
  return Math.max(competition, parts * Math.min(replicas, firstReplicas) + fallbacks)
}
