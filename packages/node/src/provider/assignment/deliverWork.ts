import { randomBytes } from 'node:crypto'
import type { Hex } from '@muster-network/chain'
import type { RunOutcome } from '@muster-network/executors'
import type { Requeue } from '../../role/Reconciler.ts'
import { checkModeOf, isCutIntoSegments } from '../../task/checkMode.ts'
import { assignmentKey } from '../Assignment.ts'
import type { AssignmentContext } from '../AssignmentContext.ts'
import { checkOwnResult } from '../deliver/checkOwnResult.ts'
import { submitDelivery, submitWholeDelivery } from '../deliver/submitDelivery.ts'
import { progressOf } from '../states/progressOf.ts'
import { readStates } from '../states/readStates.ts'
import { reachOf } from '../states/SegmentRange.ts'
import type { AssignmentActions } from './AssignmentActions.ts'
import { quitAssignment } from './leaveAssignment.ts'
import { restartFromBeginning } from './restartRun.ts'
import { reportFailure } from './tellClient.ts'
import { unlessMoved } from './unlessMoved.ts'

type Finished = Extract<RunOutcome, { kind: 'finished' }>

/** Units of an unmetered run are nanoseconds. */
const nanosecondsPerMs = 1_000_000n

/** Delivers the work since the last delivery when it makes a milestone. Returns undefined when the milestone is not reached. */
export async function deliverMilestone(
  { provider, offerState }: AssignmentActions,
  { assignment, task, part }: AssignmentContext,
  { isFinished = false } = {},
): Promise<Requeue> {
  const { terms } = task
  const seq = provider.context.ledger.deliveries(assignment.taskId, assignment.part).length
  if (terms.milestoneSegments === 0n || seq + 1 >= terms.deliveries) return undefined
  const { segments } = progressOf(part, terms, assignment.work!.manifest)
  const states = await readStates(provider, assignment)
  const due = segments + Number(terms.milestoneSegments)
  // wait for the state after the milestone: a program's last state is delivered with its result
  if (reachOf(states, segments) <= due) return undefined
  // an executor that takes over resumes from this state, so the client must have it; a finished run needs no successor
  const offered = offerState(assignment, due)
  await (isFinished ? offered.catch(() => {}) : offered)
  return unlessMoved(provider, () =>
    submitDelivery(provider, { assignment, terms, ledgerPart: part }, states, { segments: due }),
  )
}

/** Delivers the result of a finished run: with the states that lead to it, or in one piece. */
export async function deliverResult(
  actions: AssignmentActions,
  current: AssignmentContext,
  outcome: Finished,
): Promise<Requeue> {
  const { provider } = actions
  const { assignment, task, part } = current
  if (!isCutIntoSegments(task.terms, assignment.work!.manifest))
    return deliverWhole(actions, current, outcome)
  // a last delivery has at most the segments of one milestone, however fast the run was
  const milestone = await deliverMilestone(actions, current, { isFinished: true })
  if (milestone) return milestone
  const { terms } = task
  const states = await readStates(provider, assignment)
  const { segments } = progressOf(part, terms, assignment.work!.manifest)
  const last = reachOf(states, segments)
  if (terms.milestoneSegments > 0n && last - segments > Number(terms.milestoneSegments))
    return quitAssignment(actions, assignment, task, {
      reason: 'left',
      why: 'the deliveries of the part are used up',
    })
  const units = least(outcome.usage.units, BigInt(last) * terms.segmentUnits, terms.maxUnits)
  const end = { units, result: `0x${outcome.result.digest}` as const }
  return unlessMoved(provider, () =>
    submitDelivery(provider, { assignment, terms, ledgerPart: part }, states, {
      segments: last,
      end,
    }),
  )
}

/** Delivers work in one piece: checked by the client's checker first, or sealed as a replica, or unchecked. */
async function deliverWhole(
  actions: AssignmentActions,
  { assignment, task, part }: AssignmentContext,
  { result, usage }: Finished,
): Promise<Requeue> {
  const { provider } = actions
  const { terms } = task
  const digest: Hex = `0x${result.digest}`
  if (checkModeOf(terms) === 'checker') {
    const checkerOutcome = await checkOwnResult(provider, assignment, terms, result.dir)
    if (checkerOutcome.kind !== 'finished') {
      const message = "the client's checker rejects the result"
      const isHosts = checkerOutcome.kind !== 'failed' || checkerOutcome.failure.fault === 'host'
      if (!isHosts && assignment.runs.at(-1)?.resumed)
        return restartFromBeginning(actions, assignment, task, message)
      if (!isHosts) await reportFailure(provider, assignment, terms, { fault: 'program', message })
      return quitAssignment(actions, assignment, task, { reason: 'program', why: message })
    }
    const states = await readStates(provider, assignment)
    const end = { units: checkerOutcome.usage.units, result: digest }
    return unlessMoved(provider, () =>
      submitDelivery(provider, { assignment, terms, ledgerPart: part }, states, { segments: 1, end }),
    )
  }
  const isSealed = checkModeOf(terms) === 'redundant'
  const sealed =
    isSealed && !assignment.salt
      ? provider.assignments.change(assignmentKey(assignment), (record) => ({
          ...record,
          salt: `0x${randomBytes(32).toString('hex')}` as const,
        }))!
      : assignment
  const units = assignment.work!.manifest.container ? BigInt(usage.wallMs) * nanosecondsPerMs : usage.units
  return unlessMoved(provider, () => submitWholeDelivery(provider, sealed, terms, { units, result: digest }))
}

function least(...values: bigint[]): bigint {
  return values.reduce((one, other) => (other < one ? other : one))
}
