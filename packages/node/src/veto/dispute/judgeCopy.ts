import { hasCode } from '@muster-network/core'
import { type Looking, lookAtCopies } from '../../copies/lookAtCopies.ts'
import type { CopyFinding } from '../../copies/weighCopy.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import type { SegmentFinding } from './Evidence.ts'

/** What a member found about a contested copy, and what it says of it in its evidence. */
export type CopyJudgement = { finding: CopyFinding | undefined; evidence: SegmentFinding }

const wholeOfIt = 0

/** Holds a contested copy against the others of its part. No finding where this host could not compute one. */
export async function judgeCopy(
  context: Parameters<typeof lookAtCopies>[0] & Pick<RoleContext, 'logger'>,
  looking: Looking,
): Promise<CopyJudgement> {
  try {
    const finding = await lookAtCopies(context, looking)
    const { verdict, medoid, distances, missing } = finding
    const named = verdict === 'same' ? 'right' : verdict === 'different' ? 'wrong' : 'no data'
    const why =
      `${verdict}${medoid === undefined ? '' : `, measured by copy ${medoid}`}` +
      (missing.length === 0 ? '' : `; not shown: ${missing.join(', ')}`)
    const copies = distances.map(({ part, distance }) => ({
      part,
      distance: Number.isFinite(distance) ? distance : null,
    }))
    return { finding, evidence: { segment: wholeOfIt, verdict: named, why: why.slice(0, 500), copies } }
  } catch (error) {
    looking.signal.throwIfAborted()
    context.logger.warn({ taskId: looking.delivery.taskId, error }, 'contested copies could not be compared')
    const why = hasCode(error) ? error.message.slice(0, 500) : 'unknown'
    return { finding: undefined, evidence: { segment: wholeOfIt, verdict: 'failed', why } }
  }
}
