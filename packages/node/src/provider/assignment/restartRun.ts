import { rm } from 'node:fs/promises'
import { hasCode } from '@muster-network/core'
import type { LedgerTask } from '../../ledger/Ledger.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import { type Assignment, assignmentKey } from '../Assignment.ts'
import { checkFolder } from '../deliver/checkOwnResult.ts'
import { withoutSavedState } from '../run/stageSavedState.ts'
import { startRun } from '../run/startRun.ts'
import { checkerRunId } from '../states/readStates.ts'
import type { AssignmentActions } from './AssignmentActions.ts'
import { quitAssignment } from './leaveAssignment.ts'

const retryMs = 500

/** Starts the next run of a part from its furthest stored state. */
export async function restartRun(
  actions: AssignmentActions,
  assignment: Assignment,
  task: LedgerTask,
): Promise<Requeue> {
  const run = await startRun(actions.provider, assignment, task.terms).catch((error: unknown) => {
    if (hasCode(error, 'EXEC_HOST', 'EXEC_CHECKPOINT_FORGED', 'EXEC_STATE_TOO_LARGE')) return error
    throw error
  })
  if (hasCode(run)) return quitAssignment(actions, assignment, task, { reason: 'machine', why: run.message })
  actions.watch(assignment, run)
  actions.onRunning(assignment)
  return { retryAfterMs: retryMs }
}

/**
 * Restarts a part from its beginning after a run that resumed from a stranger's state failed. The failure may come from that
 * state and not from the program, so an executor could spoil the part for those after it. One run from the beginning decides
 * before the failure is reported.
 */
export async function restartFromBeginning(
  actions: AssignmentActions,
  assignment: Assignment,
  task: LedgerTask,
  why: string,
): Promise<Requeue> {
  const { provider } = actions
  const { context, assignments, checker } = provider
  context.note(assignment.taskId, { step: 'restartedFromBeginning', part: assignment.part, why })
  await (await checker.find(checkerRunId(assignment)))?.remove()
  await rm(checkFolder(provider, assignment), { recursive: true, force: true })
  const fresh = assignments.change(assignmentKey(assignment), (record) =>
    withoutSavedState(record, { all: true }),
  )!
  return restartRun(actions, fresh, task)
}
