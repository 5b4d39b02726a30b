/**
 * What a drawn seat said about a segment. `noData` counts against the executor, which must serve every seat; `abstain`
 * and `silent` count for nobody, and the seat is drawn again.
 */
export type SeatAnswer = 'agrees' | 'differs' | 'noData' | 'abstain' | 'silent'

export type SegmentTally =
  | { verdict: 'accepted' | 'rejected' | 'dispute' }
  /** Not decided: draw exactly this many seats more, the fewest that could decide. */
  | { verdict: 'open'; missing: number }

export type TallyRules = {
  /** m: accepted at this lead. */
  lead: number
  /** M: rejected at this lead of the others. */
  rejectLead: number
  /** Votes after which the segment goes to dispute. */
  cap: number
}

/** Seats of a segment, silent ones included, are at most this many times the cap: silence cannot draw for ever. */
export const silenceFactor = 4

/**
 * Tallies one segment: those who computed never flip, so that only leads count. Seats are drawn in the smallest number
 * that could decide; a lead cannot be passed unseen within such a batch, so the order of answers never matters.
 */
export function tallySegment(answers: readonly SeatAnswer[], rules: TallyRules): SegmentTally {
  const agreeing = answers.filter((answer) => answer === 'agrees').length
  const against = answers.filter((answer) => answer === 'differs' || answer === 'noData').length
  const ahead = agreeing - against
  if (ahead >= rules.lead) return { verdict: 'accepted' }
  if (-ahead >= rules.rejectLead) return { verdict: 'rejected' }
  const votesLeft = rules.cap - agreeing - against
  if (votesLeft <= 0 || answers.length >= rules.cap * silenceFactor) return { verdict: 'dispute' }
  return { verdict: 'open', missing: Math.min(rules.lead - ahead, rules.rejectLead + ahead, votesLeft) }
}
