/** The answers of the seats of one delivery. Every drawn seat is in exactly one of the three. */
export type CouncilCount = {
  /** a: agree, with a seal that opens. */
  agree: number
  /** b: differ, or had no data. */
  against: number
  /** g: silent, abstained, or agreed with a seal that does not open. */
  gone: number
}

export type CouncilRules = {
  /** m: answers that accept while nobody is against. */
  lead: number
  /** M ≥ m: the lead that decides once a seat is against. */
  margin: number
  /** Answers after which the majority decides. Odd, so that answers cannot tie there. */
  cap: number
}

export type CouncilDecision = 'open' | 'accepted' | 'rejected' | 'jury'

/** A council draws at most this many times the cap in seats, gone ones included, so that silence cannot extend it forever. */
export const silenceFactor = 4

/**
 * Decides one delivery. The first line that holds decides:
 *
 * 1. accepted: b = 0 and a ≥ m + g; or b > 0 and a ≥ b + g + M
 * 2. rejected: b ≥ a + M
 * 3. a + b ≥ cap: accepted when a > b + g; the jury decides when nobody is against; rejected otherwise
 * 4. a + b + g ≥ 4 · cap: as `decideByMajority`
 * 5. open: draw `missingSeats` more
 *
 * Seats that are gone count against acceptance and never for a rejection, except at the cap. Everybody may contest a
 * verdict of lines 3 and 4 without a bond, and the client and the executor should: with all honest seats knocked off the
 * net, line 4 accepts a lie of any share below 1/4, whose few answers are then the only ones.
 */
export function decideCouncil(count: CouncilCount, rules: CouncilRules): CouncilDecision {
  const { agree, against, gone } = count
  if (agree >= against + gone + (against === 0 ? rules.lead : rules.margin)) return 'accepted'
  if (against >= agree + rules.margin) return 'rejected'
  if (agree + against >= rules.cap)
    return agree > against + gone ? 'accepted' : against === 0 ? 'jury' : 'rejected'
  if (agree + against + gone >= rules.cap * silenceFactor) return decideByMajority(count, rules.lead)
  return 'open'
}

/**
 * Decides where no further seat can be drawn: at the bound on silence, or when the class had no free seat for the time to
 * wait. The first line that holds decides:
 *
 * 1. accepted: a > b and a ≥ m
 * 2. rejected: b ≥ a and b > 0
 * 3. only the jury can decide: nobody answered, or fewer than m agree and nobody is against
 *
 * A tie rejects, as at the cap: otherwise a lie could be saved by keeping further seats from being drawn.
 */
export function decideByMajority(
  { agree, against }: Pick<CouncilCount, 'agree' | 'against'>,
  lead: number,
): Exclude<CouncilDecision, 'open'> {
  if (agree > against) return agree >= lead ? 'accepted' : 'jury'
  return against > 0 ? 'rejected' : 'jury'
}

/**
 * Returns the fewest further seats that could decide an open council: by acceptance, by rejection, at the cap, or at the
 * bound on silence. No decision can be passed unnoticed within such a batch, so the order of answers does not matter.
 *
 * A gone seat raises the number that accepts by one and adds no answer, so two seats replace it.
 */
export function missingSeats({ agree, against, gone }: CouncilCount, rules: CouncilRules): number {
  const toAccept = against + gone + (against === 0 ? rules.lead : rules.margin) - agree
  const toReject = rules.margin + agree - against
  const toCap = rules.cap - agree - against
  const toBound = rules.cap * silenceFactor - agree - against - gone
  return Math.min(toAccept, toReject, toCap, toBound)
}
