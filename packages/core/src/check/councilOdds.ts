import { decideCouncil, missingSeats } from '../model/decideCouncil.ts'
import { binomial } from '../model/trust/binomial.ts'

/** A council and the seats that it draws from. */
export type CouncilChances = {
  /** m: agreeing answers that accept while nobody is against. */
  lead: number
  /** M: the lead that decides once a seat is against. */
  rejectLead: number
  /** Answers after which the majority decides. */
  cap: number
  /** f: probability that a drawn seat is dishonest. */
  dishonestShare: number
}

/** The share of dishonest seats for which checks are planned and quotes are computed. */
export const assumedDishonestShare = 0.2

/** The council of a network with many operators; the parser of task files assumes it. */
export const fullCouncil = { rejectLead: 7, cap: 31 } as const

/**
 * Returns e: the probability that the council accepts wrong work whose wrong link it replayed. Dishonest seats agree with
 * the executor, honest seats differ.
 */
export function wrongAccepted(chances: CouncilChances): number {
  return acceptedShare(chances, chances.dishonestShare)
}

/** Returns the probability that the council rejects honest work: dishonest seats differ, honest seats agree. */
export function honestRejected(chances: CouncilChances): number {
  return 1 - acceptedShare(chances, 1 - chances.dishonestShare)
}

/** Returns the probability of acceptance when each seat agrees with probability `agreeing`, exactly, batch by batch. */
function acceptedShare({ lead, rejectLead, cap, dishonestShare }: CouncilChances, agreeing: number): number {
  if (!(dishonestShare >= 0 && dishonestShare <= 1))
    throw new RangeError(`invalid dishonest share ${dishonestShare}: use 0 to 1`)
  const rules = { lead, margin: rejectLead, cap }
  const known = new Map<string, number>()
  const walk = (agree: number, against: number): number => {
    const count = { agree, against, gone: 0 }
    const decision = decideCouncil(count, rules)
    if (decision !== 'open') return decision === 'accepted' ? 1 : 0
    const key = `${agree}/${against}`
    const before = known.get(key)
    if (before !== undefined) return before
    const batch = missingSeats(count, rules)
    const accepted = binomial(batch, agreeing).reduce(
      (sum, chance, agreed) => sum + (chance && chance * walk(agree + agreed, against + batch - agreed)),
      0,
    )
    known.set(key, accepted)
    return accepted
  }
  return walk(0, 0)
}
