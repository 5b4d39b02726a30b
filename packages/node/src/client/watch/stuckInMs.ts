import { isCutIntoSegments } from '../../task/checkMode.ts'
import type { ClientTask } from '../ClientTask.ts'
import type { AssignmentActivity } from './ExecutorActivity.ts'

/** Intervals without progress after which a part is given to another executor. */
const idleIntervals = 5
/** No executor is replaced sooner: a busy machine or a slow upload is not idle. */
const leastIdleMs = 120_000

/**
 * Returns the milliseconds until an executor counts as stuck; zero or less when it does. An executor that must finish in time
 * completes a segment in `runSeconds` / K on average, and sends a checkpoint at every interval. Segmented work is measured by the
 * checkpoints that this node stored, which a false report cannot replace; other work by the reported units, too. The time before
 * the executor has its key does not count.
 */
export function stuckInMs(
  { terms, manifest, prescription }: Pick<ClientTask, 'terms' | 'manifest' | 'prescription'>,
  activity: AssignmentActivity,
  nowMs: number,
): number {
  const { sinceMs, dispatchedMs, lastReportMs, unitsMs = 0, storedMs = 0 } = activity
  // an executor that reports has its key, also when this node has restarted since
  const startedMs = dispatchedMs ?? (lastReportMs === undefined ? undefined : sinceMs)
  if (startedMs === undefined) return Number.POSITIVE_INFINITY
  const segmented = isCutIntoSegments(terms, manifest)
  const segments = segmented ? Math.max(1, Number(terms.maxUnits / terms.segmentUnits)) : 1
  const segmentMs = segmented ? (terms.runSeconds * 1000) / segments : 0
  const intervalMs = Math.max(manifest.checkpointSeconds * 1000, segmentMs)
  const progressMs = segmented ? storedMs : Math.max(storedMs, unitsMs)
  const sinceProgressMs = progressMs || startedMs + prescription.instructions.startWithin
  return sinceProgressMs + Math.max(leastIdleMs, idleIntervals * intervalMs) - nowMs
}
