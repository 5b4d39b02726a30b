import { walkAgainst } from './walkAgainst.ts'

export type CouncilLeads = {
  /** m: the executor's leaf is accepted at this lead. */
  lead: number
  /** M: it is rejected at this lead of the others. */
  rejectLead: number
  /** f: how likely a drawn seat is dishonest. */
  dishonestShare: number
}

/**
 * How likely one drawn segment that is wrong is accepted. Rejecting takes a longer lead than accepting, which gives
 * dishonest seats more time: for M = m this is 1 / (1 + ((1 − f) / f)^m), and it grows to (f / (1 − f))^m with M.
 */
export function wrongAccepted({ lead, rejectLead, dishonestShare }: CouncilLeads): number {
  return 1 - walkAgainst({ up: dishonestShare, high: lead, low: rejectLead })
}

/** How likely one drawn segment that is right is rejected. */
export function honestRejected({ lead, rejectLead, dishonestShare }: CouncilLeads): number {
  return walkAgainst({ up: 1 - dishonestShare, high: lead, low: rejectLead })
}

/** How likely an honest delivery is rejected over all of its drawn segments. */
export function honestDeliveryRejected(leads: CouncilLeads, drawnSegments: number): number {
  // log1p and expm1 keep the digits that 1 − (1 − tiny)^s would lose.
  return -Math.expm1(drawnSegments * Math.log1p(-honestRejected(leads)))
}

/** The most that `wrongAccepted` can be, whatever M is. */
export function worstWrongAccepted(lead: number, dishonestShare: number): number {
  if (!Number.isInteger(lead) || lead < 1)
    throw new RangeError(`a lead is a whole number of at least 1: ${lead}`)
  if (!(dishonestShare >= 0 && dishonestShare < 0.5))
    throw new RangeError(`a council needs an honest majority: ${dishonestShare}`)
  return (dishonestShare / (1 - dishonestShare)) ** lead
}
