import { randomInt } from 'node:crypto'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'

const millionths = 1_000_000

/**
 * Whether a third operator runs a part whose first two replicas are equal. Two operators in league could have delivered the same
 * noise, so the client draws a share of such parts, and only now: both have committed to their results, and nobody knew. The
 * draw is recorded before it is acted on, so that a restart does not repeat it.
 *
 * The draw is the client's own and not the chain's. Nobody else loses by noise, so nobody else would enforce it; and an attacker
 * cannot tell which clients draw none.
 */
export function isRerun(
  { records, note }: Pick<ClientContext, 'records' | 'note'>,
  { taskId, terms, prescription: { check }, reruns }: ClientTask,
  part: number,
): boolean {
  // elsewhere honest results may differ, so a third one proves nothing
  if (!terms.exact || check.how !== 'redundant') return false
  const drawn = reruns?.[part]
  if (drawn !== undefined) return drawn
  const isDrawn = randomInt(millionths) < check.rerun * millionths
  records.tasks.change(taskId, (each) => ({ ...each, reruns: { ...each.reruns, [part]: isDrawn } }))
  if (isDrawn) note(taskId, { step: 'replicasRerun', part })
  return isDrawn
}
