import { cardsFor, hasCode } from '@muster-network/core'
import type { LedgerPart } from '../../ledger/Ledger.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import { type Assignment, assignmentKey } from '../Assignment.ts'
import type { AssignmentContext } from '../AssignmentContext.ts'
import { freeCards } from '../offer/lentCards.ts'
import type { Provider } from '../Provider.ts'
import { startRun } from '../run/startRun.ts'
import { prepareImage } from '../stage/prepareImage.ts'
import { requestWork } from '../stage/requestWork.ts'
import { stageWork } from '../stage/stageWork.ts'
import type { AssignmentActions } from './AssignmentActions.ts'
import { exceedsLimits } from './exceedsLimits.ts'
import { declineAssignment, declineOrQuit, quitAssignment } from './leaveAssignment.ts'
import { declineMarginMs } from './mayDecline.ts'
import { reportFailure } from './tellClient.ts'

/** After this time without the image registry the part is declined, so that another executor can try. A registry restarts faster. */
const imagePatienceMs = 20_000
const retryMs = 500

/** Takes an assignment from the award to the start of its run. Declines the part when it cannot start in time. */
export async function startAssignment(
  actions: AssignmentActions,
  current: AssignmentContext,
  signal: AbortSignal,
): Promise<Requeue> {
  const { provider } = actions
  const { context, assignments } = provider
  const { task, part } = current
  const { terms } = task
  let { assignment } = current
  // the owner may have lowered a limit since the bid
  const excess = exceedsLimits(provider.settings().limits, terms)
  if (excess && assignment.runs.length === 0)
    return declineOrQuit(actions, current, { reason: 'limits', why: excess })
  try {
    if (!assignment.work) {
      const work = await requestWork(provider, { assignment, terms, ledgerPart: part }, signal)
      assignment = assignments.change(assignmentKey(assignment), (record) => ({ ...record, work }))!
      context.note(assignment.taskId, { step: 'staging', part: assignment.part })
    }
    await stageWork(provider, assignment, terms, signal)
    await prepareImage(provider, assignment, terms, signal)
  } catch (error) {
    if (signal.aborted) throw error
    if (hasCode(error, 'EXEC_REFUSED'))
      return reportAndReturn(actions, { ...current, assignment }, error.message)
    return retryOrDecline(actions, { ...current, assignment }, error)
  }
  if (assignment.runs.length === 0 && !hasSlot(provider, assignment)) {
    const late = mustDeclineBy(assignment, part) - context.nowMs()
    if (late > 0) return { retryAfterMs: Math.min(late, 1_000) }
    return declineAssignment(provider, assignment, task, {
      noData: false,
      reason: 'busy',
      why: 'no slot became free in time',
    })
  }
  try {
    const run = await startRun(provider, assignment, terms, signal)
    const { resumed } = assignments.get(assignmentKey(assignment))!.runs.at(-1)!
    context.note(assignment.taskId, {
      step: 'running',
      part: assignment.part,
      ...(part.units > 0n && { fromUnits: part.units }),
      ...(resumed && { resumed: true }),
    })
    actions.watch(assignment, run)
    actions.onRunning(assignment)
  } catch (error) {
    if (!hasCode(error, 'EXEC_REFUSED', 'EXEC_RUN_INVALID', 'EXEC_CHECKPOINT_FORGED', 'EXEC_STATE_TOO_LARGE'))
      throw error
    if (hasCode(error, 'EXEC_REFUSED'))
      return reportAndReturn(actions, { ...current, assignment }, error.message)
    return declineOrQuit(actions, { ...current, assignment }, { reason: 'wrong-work', why: error.message })
  }
  return { retryAfterMs: retryMs }
}

/** Returns a part whose program cannot run here. The client is not at fault on the chain for that. */
async function reportAndReturn(
  actions: AssignmentActions,
  current: AssignmentContext,
  message: string,
): Promise<Requeue> {
  const { assignment, task } = current
  await reportFailure(actions.provider, assignment, task.terms, { fault: 'program', message })
  return declineOrQuit(actions, current, { reason: 'program', why: message })
}

/** Whether a slot is free, with the memory and GPUs that the part needs beside the other runs. */
export function hasSlot(provider: Provider, assignment: Assignment): boolean {
  const { assignments, settings } = provider
  const { slots, memoryBytes } = settings().limits
  const running = assignments.open().filter(({ value }) => value.runs.length > 0 && !value.idle)
  const used = [assignment, ...running.map(({ value }) => value)].reduce(
    (sum, { work }) => sum + (work?.manifest.memoryBytes ?? 0),
    0,
  )
  const cards = assignment.work?.manifest.container?.gpu
  if (cards && cardsFor(freeCards(provider, assignment), cards).length === 0) return false
  return running.length === 0 || (running.length < slots && used <= memoryBytes)
}

function mustDeclineBy(assignment: Assignment, part: LedgerPart): number {
  return ((part.awardedAt ?? 0) + assignment.bid.startSeconds) * 1000 - declineMarginMs
}

async function retryOrDecline(
  actions: AssignmentActions,
  { assignment, task, part }: AssignmentContext,
  error: unknown,
): Promise<Requeue> {
  const { context } = actions.provider
  const noImage = hasCode(error, 'EXEC_IMAGE_UNREACHABLE')
  const awardedMs = (part.awardedAt ?? 0) * 1000
  const lastMs = mustDeclineBy(assignment, part)
  const untilMs = noImage ? Math.min(lastMs, awardedMs + imagePatienceMs) : lastMs
  const isWrong = hasCode(error, 'PROVIDER_WRONG_WORK', 'NET_KEY_MISSING', 'NET_BLOB_UNSAFE')
  if (!isWrong && context.nowMs() < untilMs) {
    // the award may reach us before the client has read its own receipt, which takes a moment
    const sinceMs = context.nowMs() - awardedMs
    context.logger.debug(
      { taskId: assignment.taskId, part: assignment.part, error },
      'the work cannot be staged yet',
    )
    return { retryAfterMs: sinceMs < 5_000 ? 50 : 1_000 }
  }
  const why = hasCode(error) ? error.message : String(error)
  // when two executors report it, the client knows that its image is unreachable
  if (noImage)
    await reportFailure(actions.provider, assignment, task.terms, { fault: 'program', message: why })
  const isOwn = isOwnFault(error)
  const reason = noImage ? 'image' : isOwn ? 'machine' : isWrong ? 'wrong-work' : 'no-data'
  if (context.nowMs() < lastMs + declineMarginMs)
    return declineAssignment(actions.provider, assignment, task, { noData: !isOwn, reason, why })
  return quitAssignment(actions, assignment, task, { reason, why })
}

/** Whether the fault is this machine's own (quota, disk), for which the client must not be charged. */
function isOwnFault(error: unknown): boolean {
  return hasCode(error) ? hasCode(error, 'NET_BLOB_QUOTA') : error instanceof Error && 'errno' in error
}
