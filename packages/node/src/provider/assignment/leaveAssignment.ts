import type { LedgerTask } from '../../ledger/Ledger.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import { sendStep } from '../../role/sendStep.ts'
import { type Assignment, assignmentKey } from '../Assignment.ts'
import type { AssignmentContext } from '../AssignmentContext.ts'
import type { Provider } from '../Provider.ts'
import type { AssignmentActions } from './AssignmentActions.ts'
import { mayDecline } from './mayDecline.ts'
import { type Because, reportReturn } from './tellClient.ts'
import { unlessMoved } from './unlessMoved.ts'

/** Declines a part, which is free of charge until the start deadline. */
export async function declineAssignment(
  provider: Provider,
  assignment: Assignment,
  { terms }: LedgerTask,
  because: Because & { noData: boolean },
): Promise<Requeue> {
  const { context } = provider
  const { network, sender } = context
  const { taskId, part, bid } = assignment
  const { noData, why } = because
  context.note(taskId, { step: 'declining', part, why })
  await reportReturn(provider, assignment, terms, because)
  return unlessMoved(provider, () =>
    sendStep(`task/${taskId}/part/${part}/decline/${assignment.number}`, noData, (intent) =>
      network.market.send.decline([terms, bid, part, noData], { by: sender, intent }),
    ),
  )
}

/**
 * Returns a part: declines it before the start deadline, free of charge, unless some of its work is to be paid, for which it
 * offers its last state first; quits after it, which costs the lock in an all-or-nothing task.
 */
export async function declineOrQuit(
  actions: AssignmentActions,
  { assignment, task, part }: AssignmentContext,
  because: Because,
): Promise<Requeue> {
  const { provider } = actions
  const { ledger, nowMs } = provider.context
  await actions.stopRun(assignment)
  await actions.offerState(assignment)
  const { receipt } = provider.assignments.get(assignmentKey(assignment)) ?? assignment
  const hasDelivered = ledger
    .deliveries(assignment.taskId, assignment.part)
    .some(({ delivery }) => delivery.assignment === assignment.number)
  const isFree = mayDecline({
    nowMs: nowMs(),
    awardedAt: part.awardedAt ?? 0,
    startSeconds: assignment.bid.startSeconds,
    hasWork: receipt !== undefined || hasDelivered,
  })
  return isFree
    ? declineAssignment(provider, assignment, task, { ...because, noData: false })
    : quitAssignment(actions, assignment, task, because)
}

/** Leaves a part that was started: its receipted work is checked and paid, and another executor takes over the rest. */
export async function quitAssignment(
  { provider, stopRun, offerState }: AssignmentActions,
  assignment: Assignment,
  { terms }: LedgerTask,
  because: Because,
): Promise<Requeue> {
  const { context } = provider
  const { network, sender } = context
  const { taskId, part } = assignment
  if (!assignment.isLeaving) {
    context.note(taskId, { step: 'leaving', part, why: because.why })
    provider.assignments.change(assignmentKey(assignment), (record) => ({
      ...record,
      leaving: because.why,
      isLeaving: true,
    }))
    await reportReturn(provider, assignment, terms, because)
  }
  await stopRun(assignment)
  await offerState(assignment)
  return unlessMoved(provider, () =>
    sendStep(`task/${taskId}/part/${part}/quit/${assignment.number}`, 0, (intent) =>
      network.market.send.quit([terms, part], { by: sender, intent }),
    ),
  )
}
