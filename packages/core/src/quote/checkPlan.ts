import { wrongAccepted } from '../check/councilOdds.ts'
import { assumedDishonestShare } from '../check/rejectLeadFor.ts'
import { type TokenAmount, tokenAmount } from '../money/TokenAmount.ts'
import type { Check } from '../prescription/Check.ts'

/** What is agreed about the check of a task, and what one part of it is expected to cost. */
export type CheckTerms = {
  how: Check['how']
  parts: number
  /** Executors of each part. */
  copies: number
  /** K: segments of a whole part. */
  segments: number
  /** Deliveries of a part when nothing goes wrong: one, or its milestones. */
  deliveries: number
  /** s: drawn of each delivery. */
  drawn: number
  /** m and M: the leads that accept and reject. */
  lead: number
  rejectLead: number
  cap: number
  seatFee: TokenAmount
  /** Of one part, as expected. */
  price: TokenAmount
  stakeLock: TokenAmount
}

/** The check in numbers: what the client buys, and what a cheater would gain or lose by skipping a part. */
export type CheckPlan = {
  how: Check['how']
  segments: number
  drawn: number
  lead: number
  rejectLead: number
  cap: number
  /** Seats over all parts when all agree. */
  seats: number
  stakeWei: TokenAmount
  /** Work done again for the check, as a share of the task's own. */
  extraCompute: number
  /** Executors and seats when all agree: how many strangers see some of the data. The panel does when it is contested. */
  strangers: number
  cheater: {
    savesWei: TokenAmount
    losesWei: TokenAmount
    found: number
    /** Below zero, cheating loses money. */
    expectsWei: bigint
  }
}

const wholeBps = 10_000

/** @example checkPlan(terms).cheater.expectsWei < 0n // skipping the work loses money */
export function checkPlan(terms: CheckTerms): CheckPlan {
  const isDrawn = terms.how === 'replay' || terms.how === 'checker'
  const seatsOfPart = isDrawn ? terms.drawn * terms.lead * terms.deliveries : 0
  const found = foundShare(terms)
  const losesWei = tokenAmount(terms.price + terms.stakeLock)
  const foundBps = BigInt(Math.floor(found * wholeBps))
  return {
    how: terms.how,
    segments: terms.segments,
    drawn: isDrawn ? terms.drawn : 0,
    lead: terms.lead,
    rejectLead: terms.rejectLead,
    cap: terms.cap,
    seats: seatsOfPart * terms.parts,
    stakeWei: terms.stakeLock,
    extraCompute: terms.how === 'redundant' ? terms.copies - 1 : seatsOfPart / terms.segments,
    strangers: terms.parts * terms.copies + seatsOfPart * terms.parts,
    cheater: {
      savesWei: terms.price,
      losesWei,
      found,
      expectsWei: terms.price - (losesWei * foundBps) / BigInt(wholeBps),
    },
  }
}

/** How likely it is found that nothing was computed: every drawn segment is wrong, and all would have to pass. */
function foundShare({ how, drawn, lead, rejectLead }: CheckTerms): number {
  if (how === 'none') return 0
  // copies that differ go to the panel; one that agrees without computing would have to collude
  if (how === 'redundant') return 1 - assumedDishonestShare
  return 1 - wrongAccepted({ lead, rejectLead, dishonestShare: assumedDishonestShare }) ** drawn
}
