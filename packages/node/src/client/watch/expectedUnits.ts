import type { LedgerPart } from '../../ledger/Ledger.ts'
import type { ClientTask } from '../ClientTask.ts'
import type { PartReport } from './PartProgressBook.ts'

/**
 * Returns the units that a part is expected to need: as many as the largest part of this task that is delivered, or the estimate that the task was
 * posted with. Undefined when neither is known: the limit of the task file is often a thousand times more than needed.
 */
export function expectedUnits(
  { estimate }: Pick<ClientTask, 'estimate'>,
  parts: readonly Pick<LedgerPart, 'status' | 'units'>[],
): PartReport['expected'] {
  const delivered = parts.filter(({ status }) => status === 'delivered' || status === 'ended')
  const most = delivered.reduce((units, each) => (each.units > units ? each.units : units), 0n)
  return most > 0n ? { units: most, by: 'parts' } : estimate && { units: estimate.units, by: estimate.by }
}
