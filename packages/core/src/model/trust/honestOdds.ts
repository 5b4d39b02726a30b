import { decideCouncil, missingSeats } from '../decideCouncil.ts'
import { binomial } from './binomial.ts'
import type { TrustRules } from './TrustRules.ts'

export type HonestOdds = {
  /** Probability that honest work is rejected, before any jury. */
  rejected: number
  /** Expected loss of the honest executor: lock and pay. */
  loss: number
  /** Expected seats. */
  seats: number
}

/** Returns the exact odds of honest work when a share of the seats always accuses it. */
export function honestOdds(rules: TrustRules, share: number): HonestOdds {
  const known = new Map<number, Omit<HonestOdds, 'loss'>>()
  const walk = (agree: number, against: number): Omit<HonestOdds, 'loss'> => {
    const decision = decideCouncil({ agree, against, gone: 0 }, rules)
    if (decision !== 'open') return { rejected: decision === 'rejected' ? 1 : 0, seats: 0 }
    const key = agree * 256 + against
    const before = known.get(key)
    if (before) return before
    const batch = missingSeats({ agree, against, gone: 0 }, rules)
    const odds = { rejected: 0, seats: batch }
    binomial(batch, share).forEach((probability, lies) => {
      if (probability === 0) return
      const next = walk(agree + batch - lies, against + lies)
      odds.rejected += probability * next.rejected
      odds.seats += probability * next.seats
    })
    known.set(key, odds)
    return odds
  }
  const { rejected, seats } = walk(0, 0)
  return { rejected, seats, loss: rejected * (rules.lock + 1) }
}

/**
 * Returns the value of accusing honest work, per delivery in whose first batch the attacker has a seat: that seat
 * accuses, and from then on each batch is answered as pays best. `gain` is what a rejection brings besides the reward of
 * the accusers, such as the price to a client in league.
 */
export function framingValue(rules: TrustRules, share: number, gain: number): number {
  if (share === 0) return 0
  const wrongSeat = rules.fee * rules.wrongFees
  const known = new Map<number, number>()
  const walk = (agree: number, against: number): number => {
    const decision = decideCouncil({ agree, against, gone: 0 }, rules)
    if (decision === 'accepted') return -wrongSeat * against
    if (decision !== 'open') return gain + rules.accuserShare * rules.lock
    const key = agree * 256 + against
    const before = known.get(key)
    if (before !== undefined) return before
    const batch = missingSeats({ agree, against, gone: 0 }, rules)
    let value = 0
    binomial(batch, share).forEach((probability, friends) => {
      if (probability === 0) return
      let best = Number.NEGATIVE_INFINITY
      // A first accusation is what this values; later ones are free to choose.
      const least = against === 0 ? Math.min(1, friends) : 0
      for (let lies = least; lies <= friends; lies++)
        best = Math.max(best, walk(agree + batch - lies, against + lies))
      value += probability * best
    })
    known.set(key, value)
    return value
  }
  const drawn = 1 - (1 - share) ** rules.lead
  return walk(0, 0) / drawn
}
