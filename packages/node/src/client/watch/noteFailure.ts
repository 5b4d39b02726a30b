import type { Hex } from '@muster-network/chain'
import type { ClientContext } from '../ClientContext.ts'
import { dataPart } from '../ClientContext.ts'
import type { ClientTask, ProgramFailure } from '../ClientTask.ts'

/** So many operators who say that the program fails are believed: one alone could be wrong, or lie. */
const believed = 2

/** Keeps what an executor says about the client's program. Anyone else's word was refused before. */
export function noteFailure(
  { kept, ledger, note }: ClientContext,
  said: { taskId: Hex; part: number; tenure: number; message: string; limit?: string | undefined },
): void {
  const { taskId, part, tenure, message, limit } = said
  const standing = ledger.part(taskId, part)
  if (!standing?.executor || standing.tenure !== tenure) return
  const { executor } = standing
  const { terms, failures = [] } = kept.task(taskId)
  if (failures.some((each) => each.executor === executor && each.part === dataPart(terms, part))) return
  const failure: ProgramFailure = { part: dataPart(terms, part), executor, message, ...(limit && { limit }) }
  kept.tasks.change(taskId, (task) => ({ ...task, failures: [...(task.failures ?? []), failure] }))
  note(taskId, 'program failed', { part, executor, message, ...(limit && { limit }) })
}

/**
 * Why a part is not tried by yet another bidder: two operators ran the program, and it failed by its own doing. What they
 * were receipted for is paid all the same.
 */
export function hopelessBecause(
  { terms, failures = [] }: Pick<ClientTask, 'terms' | 'failures'>,
  part: number,
): NonNullable<ClientTask['failed']> | undefined {
  const own = failures.filter((each) => each.part === dataPart(terms, part))
  const last = own.at(-1)
  if (!last || own.length < believed) return undefined
  return last.limit === 'units'
    ? { code: 'SPEC_UNITS_USED_UP', message: `the program needs more than its ${terms.maxUnits} units` }
    : { code: 'SPEC_PROGRAM_FAILED', message: `the program fails wherever it is run: ${last.message}` }
}
