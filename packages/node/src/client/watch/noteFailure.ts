import type { Hex } from '@muster-network/chain'
import type { ClientContext } from '../ClientContext.ts'
import { dataPart } from '../ClientContext.ts'
import type { ClientTask, ProgramFailure } from '../ClientTask.ts'

/** Number of operators whose failure reports are believed: a single one could be wrong, or lie. */
const believed = 2

/** Records an executor's report that the client's program failed. The caller has rejected reports of other peers. */
export function noteFailure(
  { records, ledger, note }: ClientContext,
  report: { taskId: Hex; part: number; assignment: number; message: string; limit?: string | undefined },
): void {
  const { taskId, part, assignment, message, limit } = report
  const standing = ledger.part(taskId, part)
  if (!standing?.executor || standing.assignment !== assignment) return
  const { executor } = standing
  const { terms, failures = [] } = records.task(taskId)
  if (failures.some((each) => each.executor === executor && each.part === dataPart(terms, part))) return
  const failure: ProgramFailure = { part: dataPart(terms, part), executor, message, ...(limit && { limit }) }
  records.tasks.change(taskId, (task) => ({ ...task, failures: [...(task.failures ?? []), failure] }))
  note(taskId, { step: 'programFailed', part, executor, message, ...(limit && { limit }) })
}

/**
 * Returns why a part is not awarded again: two operators ran the program, and the program itself failed. Their
 * receipted work is paid.
 */
export function hopelessBecause(
  { terms, failures = [], estimate }: Pick<ClientTask, 'terms' | 'failures' | 'estimate'>,
  part: number,
): NonNullable<ClientTask['failed']> | undefined {
  const own = failures.filter((each) => each.part === dataPart(terms, part))
  const last = own.at(-1)
  if (!last || own.length < believed) return undefined
  return last.limit === 'units'
    ? {
        code: 'SPEC_UNITS_USED_UP',
        message: `the program needs more than its ${terms.maxUnits} units${estimate ? ', a limit that was estimated: submit it again, and it has four times as many' : ''}`,
      }
    : { code: 'SPEC_PROGRAM_FAILED', message: `the program fails wherever it is run: ${last.message}` }
}
