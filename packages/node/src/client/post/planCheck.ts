import {
  assumedDishonestShare,
  type BatchPrescription,
  executorKind,
  MusterError,
  rejectLeadFor,
  segmentsFor,
} from '@muster-network/core'
import { how } from '../../task/checkHow.ts'

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
/** What a checker may use: a tenth of the work, and a second or so at least. Seats are paid for as much. */
const checkerShare = 10n
const leastCheckerUnits = 1_000_000_000n

/** K: segments of a whole part. */
export function segmentsOf({ check, model }: Pick<BatchPrescription, 'check' | 'model'>): number {
  if (check.how === 'replay') return check.segments
  return check.how === 'none' && executorKind(model) === 'wasm' ? uncheckedSegments : 1
}

/** @throws SPEC_UNSUPPORTED, SPEC_UNATTAINABLE_ASSURANCE */
export function planCheck(
  { check, model }: BatchPrescription,
  maxUnits: bigint,
  milestoneSegments: number,
): PlannedCheck {
  const wanted = BigInt(segmentsOf({ check, model }))
  const common = { segmentUnits: (maxUnits + wanted - 1n) / wanted }
  if (check.how === 'redundant' || check.how === 'none')
    return {
      ...common,
      how: check.how === 'redundant' ? how.redundant : how.none,
      copies: check.how === 'redundant' ? check.copies : 1,
      ...{ lead: 1, rejectLead: 2, cap: 2, drawn: 1 },
    }
  const { lead } = check
  const segments = check.how === 'replay' ? check.segments : 1
  const drawn =
    check.assurance === 'economic'
      ? 1
      : segmentsFor({
          p: check.assurance,
          // a delivery is what is drawn from: a milestone where there are some
          segments: milestoneSegments || segments,
          lead,
          dishonestShare: assumedDishonestShare,
        })
  if (drawn > mostDrawn)
    throw new MusterError(
      'SPEC_UNATTAINABLE_ASSURANCE',
      `a probability of ${check.assurance} draws ${drawn} of ${segments} segments, and at most ${mostDrawn} can be drawn`,
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
  const council = { copies: 1, lead, rejectLead, cap, drawn }
  if (check.how === 'replay') return { ...common, how: how.replay, ...council }
  const share = maxUnits / checkerShare
  return {
    how: how.checker,
    segmentUnits: share > leastCheckerUnits ? share : leastCheckerUnits,
    ...council,
  }
}
