import { hasCode } from '@muster-network/core'
import type { SegmentFinding } from '../../replay/SegmentFinding.ts'
import { inspectReplicas, type ReplicaInspection } from '../../replicas/inspectReplicas.ts'
import type { ReplicaFinding } from '../../replicas/weighReplica.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { type Reruns, rerunReplica } from './rerunReplica.ts'

/** The finding about a contested replica, the tolerance that it was compared with, and its form in the evidence. */
export type ReplicaReview = {
  finding: ReplicaFinding | undefined
  tolerance: bigint
  evidence: SegmentFinding
}

const wholeReplica = 0

/**
 * Compares a contested replica with the others of its part, or runs it again where all machines compute the same bytes.
 * `finding` is undefined when this host could not.
 */
export async function reviewReplica(
  context: Parameters<typeof inspectReplicas>[0] & Pick<RoleContext, 'logger'>,
  inspection: ReplicaInspection,
  reruns: Reruns,
): Promise<ReplicaReview> {
  try {
    const finding = inspection.terms.exact
      ? { ...(await rerunReplica(context, inspection, reruns)), tolerance: 0n }
      : await inspectReplicas(context, inspection)
    const { verdict, medoid, distances, missing, tolerance } = finding
    const named = verdict === 'same' ? 'right' : verdict === 'different' ? 'wrong' : 'no data'
    const why =
      `${verdict}${medoid === undefined ? '' : `, measured by replica ${medoid}`}` +
      (missing.length === 0 ? '' : `; not served: ${missing.join(', ')}`)
    const replicas = distances.map(({ part, distance }) => ({
      part,
      distance: Number.isFinite(distance) ? distance : null,
    }))
    const evidence = { segment: wholeReplica, verdict: named, why: why.slice(0, 500), replicas } as const
    return { finding, tolerance, evidence }
  } catch (error) {
    inspection.signal.throwIfAborted()
    context.logger.warn(
      { taskId: inspection.delivery.taskId, error },
      'contested replicas could not be compared',
    )
    const why = hasCode(error) ? error.message.slice(0, 500) : 'unknown'
    return { finding: undefined, tolerance: 0n, evidence: { segment: wholeReplica, verdict: 'failed', why } }
  }
}
