import { type Eta, etaOfAll } from '@muster-network/core'
import type { PartView, TaskView } from '../../../client/TaskView.ts'
import type { LedgerDelivery } from '../../../ledger/Ledger.ts'

type ProgressPart = Pick<PartView, 'part' | 'status' | 'shown' | 'eta'> & {
  deliveries: readonly (Pick<LedgerDelivery, 'outcome'> & {
    delivery: Pick<LedgerDelivery['delivery'], 'last'>
  })[]
}
type ProgressTask = { parts: readonly ProgressPart[]; terms: Pick<TaskView['terms'], 'replicas'> }

/** Groups the allocations by part: one each, or the part's replicas. */
export function replicasByPart<Part extends { part: number }>({
  parts,
  terms,
}: {
  parts: readonly Part[]
  terms: Pick<TaskView['terms'], 'replicas'>
}): Part[][] {
  return Object.values(Object.groupBy(parts, ({ part }) => Math.floor(part / terms.replicas))) as Part[][]
}

/** Returns true when the last delivery was paid. */
export const isDone = ({ deliveries }: Pick<ProgressPart, 'deliveries'>) =>
  deliveries.some(({ delivery, outcome }) => delivery.last && outcome === 'paid')

/** A part is done when its delivery was paid: a delivery that the check rejects is worked on again. */
export function progressOfPart(part: ProgressPart): number | null {
  return isDone(part) ? 1 : (part.shown ?? null)
}

/** Returns the mean share of the parts, each by its furthest replica; null until something was measured. */
export function progressOfTask(task: ProgressTask): number | null {
  const shares = replicasByPart(task).map((replicas) => replicas.map(progressOfPart))
  if (shares.flat().every((share) => share === null)) return null
  return shares.reduce((sum, each) => sum + Math.max(...each.map((share) => share ?? 0)), 0) / shares.length
}

/** Returns the time until the slowest part is delivered; null while that of a part is unknown. */
export function etaOfTask(task: ProgressTask): Eta | null {
  const open = replicasByPart(task).filter((replicas) => !replicas.some(isDelivered))
  return etaOfAll(open.map((replicas) => replicas.find(({ eta }) => eta)?.eta)) ?? null
}

const isDelivered = (part: ProgressPart) => part.status === 'delivered' || isDone(part)
