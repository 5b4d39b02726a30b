import type { Rules } from '@muster-network/chain'
import {
  assumedDishonestShare,
  type BatchPrescription,
  type CheckMode,
  executorKind,
  leadOf,
  MusterError,
  maxWindows,
  windowSegmentsFor,
  windowsFor,
} from '@muster-network/core'

/** The parameters of a check in the terms. */
export type PlannedCheck = {
  how: CheckMode
  segmentUnits: bigint
  replicas: number
  /** m: seats that accept when all of them agree. */
  lead: number
  /** s: windows drawn per delivery. */
  windows: number
  /** w: segments of a window. */
  windowSegments: number
}

/** Segments of unreplayed work; they only set how finely it can be cut. */
const uncheckedSegments = 50
/** Units that a checker may use: a tenth of the work, and at least about a second. Seats are paid for these units. */
const checkerShare = 10n
const minCheckerUnits = 1_000_000_000n

/** Returns the segments of a whole part (K). */
export function segmentsOf({ check, model }: Pick<BatchPrescription, 'check' | 'model'>): number {
  if (check.how === 'replay') return check.segments
  return check.how === 'none' && executorKind(model) === 'wasm' ? uncheckedSegments : 1
}

/** @throws SPEC_UNSUPPORTED, SPEC_UNATTAINABLE_ASSURANCE */
export function planCheck(
  { check, model }: BatchPrescription,
  work: { maxUnits: bigint; milestoneSegments: number },
  rules: Pick<Rules, 'rejectLead' | 'cap'>,
): PlannedCheck {
  const { maxUnits, milestoneSegments } = work
  const wanted = BigInt(segmentsOf({ check, model }))
  const segmentUnits = (maxUnits + wanted - 1n) / wanted
  const whole = { lead: 1, windows: 1, windowSegments: 1 }
  if (check.how === 'redundant' || check.how === 'none')
    return {
      ...whole,
      how: check.how,
      segmentUnits,
      replicas: check.how === 'redundant' ? check.replicas : 1,
    }
  const lead = leadOf(check)
  if (lead > rules.rejectLead)
    throw new MusterError('SPEC_UNSUPPORTED', `check.lead: ${lead} is above ${rules.rejectLead}`, {
      hint: `The councils of this network decide by a lead of ${rules.rejectLead}; write at most that.`,
    })
  // segments of equal units may be fewer than wanted; a milestone is a delivery of its own
  const segments = Number((maxUnits + segmentUnits - 1n) / segmentUnits)
  const delivered = milestoneSegments === 0 ? segments : Math.min(segments, milestoneSegments)
  const windowSegments = check.how === 'replay' ? windowSegmentsFor(delivered, check.share) : 1
  const all = check.how === 'replay' ? Math.ceil(delivered / windowSegments) : 1
  const { rejectLead, cap } = rules
  const windows =
    typeof check.assurance !== 'number'
      ? 1
      : windowsFor({
          p: check.assurance,
          windows: all,
          chances: { lead, rejectLead, cap, dishonestShare: assumedDishonestShare },
        })
  if (windows > maxWindows)
    throw new MusterError(
      'SPEC_UNATTAINABLE_ASSURANCE',
      `a probability of ${check.assurance} draws ${windows} of ${all} windows, and at most ${maxWindows} can be drawn`,
      { hint: 'Raise check.share: fewer and longer windows give the same assurance.' },
    )
  if (check.how === 'replay')
    return { how: check.how, segmentUnits, replicas: 1, lead, windows, windowSegments }
  const share = maxUnits / checkerShare
  return {
    ...whole,
    how: check.how,
    segmentUnits: share > minCheckerUnits ? share : minCheckerUnits,
    replicas: 1,
    lead,
  }
}
