import { decideCouncil, missingSeats } from '../decideCouncil.ts'
import { binomial } from './binomial.ts'
import type { TrustRules } from './TrustRules.ts'

/** What the ends of a council are worth to whoever commands the lying seats. */
export type LieStakes = {
  /** Gain when the lie is accepted. */
  paid: number
  /** Loss of the executor when it is rejected. */
  lost: number
  /** Loss for each seat of the attacker that is on the wrong side. */
  wrongSeat: number
  /** Price of each lying seat when the lie is accepted: a bribe. */
  bribe: number
  /** Shared by the first m accusers after a rejection; the attacker's own seats among them get their part. */
  reward: number
  /** Paid to each of the attacker's seats on the right side. */
  fee: number
}

export type LieOdds = {
  /** Expected value for the attacker under replay, in P. */
  value: number
  /** Probability that the lie is accepted. */
  accepted: number
  /** Expected seats. */
  seats: number
}

/** Returns the stakes of an attacker that owns executor and seats. */
export function ownSeats({ lock, fee, wrongFees, accuserShare }: TrustRules): LieStakes {
  return { paid: 1, lost: lock, wrongSeat: fee * wrongFees, bribe: 0, reward: accuserShare * lock, fee }
}

/** How many of the attacker's seats in a batch lie; the others tell the truth. */
export type LieChoice = {
  agree: number
  against: number
  /** Seats of the attacker that have told the truth so far. */
  own: number
  /** Seats of the attacker in the batch. */
  friends: number
  lies: number
}

/**
 * Returns the exact odds of wrong work whose wrong segment is replayed, by dynamic programming over the batches of the
 * council. A share of the seats belongs to the attacker, which sees each batch before its seats answer and picks how
 * many of them lie: the best choice, or always all (`stubborn`, which accepts most lies). Honest seats are always against.
 * Seats of the attacker never gain by silence, since a gone seat counts against acceptance.
 */
export function lieOdds(
  rules: TrustRules,
  share: number,
  {
    stakes = ownSeats(rules),
    stubborn = false,
    choices = [],
  }: { stakes?: LieStakes; stubborn?: boolean /** Receives the best choices. */; choices?: LieChoice[] } = {},
): LieOdds {
  const known = new Map<string, LieOdds>()
  // `first`: the expected number of the attacker's seats among the first m accusers.
  const walk = (agree: number, against: number, own: number, first: number): LieOdds => {
    const decision = decideCouncil({ agree, against, gone: 0 }, rules)
    if (decision === 'accepted') {
      const value = stakes.paid + (stakes.fee - stakes.bribe) * agree - stakes.wrongSeat * own
      return { value, accepted: 1, seats: 0 }
    }
    if (decision !== 'open') {
      const earned = (stakes.reward * first) / rules.lead + stakes.fee * own
      return { value: earned - stakes.lost - stakes.wrongSeat * agree, accepted: 0, seats: 0 }
    }
    const key = `${agree} ${against} ${own} ${first}`
    const before = known.get(key)
    if (before) return before
    const batch = missingSeats({ agree, against, gone: 0 }, rules)
    const odds = { value: 0, accepted: 0, seats: batch }
    binomial(batch, share).forEach((probability, friends) => {
      if (probability === 0) return
      let best: LieOdds | undefined
      let chosen = 0
      for (let lies = stubborn ? friends : 0; lies <= friends; lies++) {
        const accusers = batch - lies
        const places = Math.max(0, Math.min(rules.lead - against, accusers))
        const firstNow = accusers === 0 ? 0 : (places * (friends - lies)) / accusers
        const next = walk(agree + lies, against + accusers, own + friends - lies, first + firstNow)
        if (best && next.value < best.value) continue
        best = next
        chosen = lies
      }
      choices.push({ agree, against, own, friends, lies: chosen })
      odds.value += probability * best!.value
      odds.accepted += probability * best!.accepted
      odds.seats += probability * best!.seats
    })
    known.set(key, odds)
    return odds
  }
  return walk(0, 0, 0, 0)
}
