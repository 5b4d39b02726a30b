import { rm } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import type { PeerId } from '@muster-network/p2p'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import { type Assignment, assignmentKey } from '../Assignment.ts'
import type { AssignmentContext } from '../AssignmentContext.ts'
import { folderOf, type Provider } from '../Provider.ts'
import { startRun } from '../run/startRun.ts'
import { requestWork, startsAt } from '../stage/requestWork.ts'
import { stageWork } from '../stage/stageWork.ts'
import { currentRun } from '../states/readStates.ts'
import type { AssignmentActions } from './AssignmentActions.ts'
import { exceedsLimits } from './exceedsLimits.ts'
import { hasSlot } from './startAssignment.ts'

/** A part that is not awarded this long after its cut could be closed is given up. */
const awardMs = 5_000
/** We work no longer than this without an award: a client could have us run its work for nothing. */
const longestMs = 15_000
const retryMs = 100

/**
 * Decides whether we stand by for a part, and returns until when. The chain must show that the executor was cut for its silence: then
 * the part goes to the next bid for sure.
 *
 * @throws NET_NOT_READY, PROVIDER_NOT_EXECUTOR
 */
export function standByUntilMs(
  { context, assignments, settings }: Provider,
  asked: { taskId: string; part: number; assignment: number },
  peerId: PeerId,
): number {
  const { taskId, assignment } = asked
  const task = context.ledger.task(taskId)
  const part = context.ledger.part(taskId, asked.part)
  if (!task || peerOf(task.terms.peer) !== peerId)
    throw new MusterError('PROVIDER_NOT_EXECUTOR', 'only the client of a task may ask for a stand-by')
  if (part?.status !== 'cutting' || part.cutReason !== 'silence' || part.assignment + 1 !== assignment)
    throw new MusterError('NET_NOT_READY', 'this node does not see (yet) that the executor is replaced')
  const untilMs = part.cutUntil * 1000 + awardMs
  const standing = assignments.open().some(({ value }) => value.standsByUntilMs !== undefined)
  if (standing || settings().state !== 'on' || untilMs - context.nowMs() > longestMs)
    throw new MusterError('NET_LIMIT', 'this node does not stand by now')
  return untilMs
}

/** Whether the part that we stand by for can still be awarded to us. */
export function stillStandsBy(
  { context }: Provider,
  { standsByUntilMs, number }: Assignment,
  part: AssignmentContext['part'],
): boolean {
  return (
    standsByUntilMs !== undefined &&
    context.nowMs() < standsByUntilMs &&
    part.assignment + 1 === number &&
    (part.status === 'cutting' || part.status === 'open')
  )
}

/** Fetches and starts a part that is not ours yet, at our own risk. A failure ends the stand-by; the award starts again. */
export async function workAhead(
  { provider }: AssignmentActions,
  { assignment, task, part }: AssignmentContext,
  signal: AbortSignal,
): Promise<Requeue> {
  const { context, assignments } = provider
  const key = assignmentKey(assignment)
  const { terms } = task
  const leftMs = Math.max(0, assignment.standsByUntilMs! - context.nowMs())
  if (await currentRun(provider, assignment)) return { retryAfterMs: leftMs }
  try {
    let current = assignment
    if (!current.work) {
      const work = await requestWork(provider, { assignment, terms, ledgerPart: part }, signal)
      current = assignments.change(key, (record) => ({ ...record, work }))!
    }
    if (exceedsLimits(provider.settings().limits, terms)) throw new Error('the work exceeds a limit')
    await stageWork(provider, current, terms, signal)
    if (!hasSlot(provider, current)) return { retryAfterMs: Math.min(leftMs, retryMs) }
    await startRun(provider, current, terms, signal)
    const { runs, work } = assignments.get(key)!
    context.note(assignment.taskId, {
      step: 'running',
      part: assignment.part,
      standsBy: true,
      ...(work?.from && { fromUnits: work.from.state.units }),
      ...(runs.at(-1)?.resumed && { resumed: true }),
    })
    return { retryAfterMs: leftMs }
  } catch (error) {
    if (signal.aborted) throw error
    context.logger.debug({ key, error }, 'a part that is not ours yet could not be started')
    assignments.change(key, (record) => ({ ...record, standsByUntilMs: 0 }))
    return { retryAfterMs: 0 }
  }
}

/**
 * Turns a stand-by into the assignment that the chain awarded. Work that started from another state than the committed one is
 * thrown away. Returns the assignment, with its run if it goes on.
 */
export async function takeAward(
  actions: AssignmentActions,
  { assignment, part }: AssignmentContext,
): Promise<Assignment> {
  const { provider } = actions
  const { assignments } = provider
  const key = assignmentKey(assignment)
  const run = await currentRun(provider, assignment)
  const fits = assignment.work && startsAt(part, assignment.work.from)
  if (!fits) {
    if (run) {
      await run.stop()
      await run.remove()
    }
    await rm(path.join(folderOf(provider, assignment), 'state'), { recursive: true, force: true })
  }
  const awarded = assignments.change(key, ({ standsByUntilMs: _, work, ...record }) =>
    fits && work ? { ...record, work } : { ...record, runs: [] },
  )!
  if (fits && run) actions.onRunning(awarded)
  return awarded
}
