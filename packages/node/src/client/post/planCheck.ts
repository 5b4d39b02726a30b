import {
  assumedDishonestShare,
  type BatchPrescription,
  MusterError,
  rejectLeadFor,
  segmentsFor,
} from '@muster-network/core'

/** A check as the contracts know it. */
export type PlannedCheck = {
  /** How of the contracts. */
  how: 0 | 1 | 2 | 3
  segmentUnits: bigint
  copies: number
  lead: number
  rejectLead: number
  cap: number
  drawn: number
}

/** Answers that a segment may draw before it goes to dispute, beyond those that decide it at once. */
const spareSeats = 4
/** What the market takes at most. */
const mostDrawn = 32
const highestCap = 31
/** Where nothing is replayed, segments only say how finely the work can be cut. */
const uncheckedSegments = 50

/** K: segments of a whole part. */
export function segmentsOf(check: BatchPrescription['check']): number {
  return check.how === 'replay' ? check.segments : check.how === 'none' ? uncheckedSegments : 1
}

/** @throws SPEC_UNSUPPORTED, SPEC_UNATTAINABLE_ASSURANCE */
export function planCheck(
  { check }: BatchPrescription,
  maxUnits: bigint,
  milestoneSegments: number,
): PlannedCheck {
  if (check.how === 'checker')
    throw new MusterError(
      'SPEC_UNSUPPORTED',
      'check.how: checker is not run by the executors of this network yet',
      {
        hint: 'Use replay, or none.',
      },
    )
  const wanted = BigInt(segmentsOf(check))
  const common = { segmentUnits: (maxUnits + wanted - 1n) / wanted }
  if (check.how !== 'replay')
    return {
      ...common,
      how: check.how === 'redundant' ? 2 : 3,
      copies: check.how === 'redundant' ? check.copies : 1,
      ...{ lead: 1, rejectLead: 2, cap: 2, drawn: 1 },
    }
  const { lead } = check
  const drawn =
    check.assurance === 'economic'
      ? 1
      : segmentsFor({
          p: check.assurance,
          // a delivery is what is drawn from: a milestone where there are some
          segments: milestoneSegments || check.segments,
          lead,
          dishonestShare: assumedDishonestShare,
        })
  if (drawn > mostDrawn)
    throw new MusterError(
      'SPEC_UNATTAINABLE_ASSURANCE',
      `a probability of ${check.assurance} draws ${drawn} of ${check.segments} segments, and at most ${mostDrawn} can be drawn`,
      { hint: 'Lower check.segments: fewer and longer ones give the same certainty.' },
    )
  const rejectLead = rejectLeadFor({ lead, drawnSegments: drawn })
  const cap = Math.min(highestCap, rejectLead + spareSeats)
  if (rejectLead > highestCap)
    throw new MusterError(
      'SPEC_UNSUPPORTED',
      `check.lead: ${lead} needs a council larger than the network has`,
      {
        hint: 'Lower check.lead.',
      },
    )
  return { ...common, how: 0, copies: 1, lead, rejectLead, cap, drawn }
}
