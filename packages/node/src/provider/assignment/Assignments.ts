import { Bid, type Hex, structHash } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { Run, RunOutcome } from '@muster-network/executors'
import type { PeerId } from '@muster-network/p2p'
import { Reconciler, type Requeue } from '../../role/Reconciler.ts'
import { reconcileCut } from '../../settle/reconcileCut.ts'
import { isCutIntoSegments } from '../../task/checkMode.ts'
import { type Assignment, assignmentKey } from '../Assignment.ts'
import type { AssignmentContext } from '../AssignmentContext.ts'
import { RelayGracePeriod } from '../deliver/RelayGracePeriod.ts'
import { isCurrentAssignment, isMe, type Provider } from '../Provider.ts'
import { currentRun } from '../states/readStates.ts'
import type { AssignmentActions } from './AssignmentActions.ts'
import { cleanUpAssignment } from './cleanUpAssignment.ts'
import { deliverMilestone, deliverResult } from './deliverWork.ts'
import { declineOrQuit, quitAssignment } from './leaveAssignment.ts'
import { restartFromBeginning, restartRun } from './restartRun.ts'
import { standByUntilMs, stillStandsBy, takeAward, workAhead } from './standBy.ts'
import { startAssignment } from './startAssignment.ts'
import { reportFailure } from './tellClient.ts'

export type AssignmentsOptions = {
  /** Offers the client a checkpoint, by default the furthest. Does not retry when the client refuses to sign. */
  offerState(assignment: Assignment, segments?: number): Promise<void>
  /** Our bid on a task. */
  bidFor(taskId: Hex): Bid | undefined
  onRunning(key: string): void
  /** A run has ended; its last output is still to be reported. */
  onEnded(key: string): void
  /** Only sealed data is left of a part. */
  onCleared(taskId: Hex): void
}

const milestonePollMs = 500

/** Reconciles the parts that were awarded to us: stages, runs, delivers or leaves them, and cleans up. */
export class Assignments extends Reconciler {
  readonly #provider: Provider
  readonly #options: AssignmentsOptions
  readonly #actions: AssignmentActions
  readonly #relays: RelayGracePeriod
  /** Runs whose end wakes their assignment. */
  readonly #watched = new Set<string>()

  constructor(provider: Provider, options: AssignmentsOptions) {
    super({
      name: 'part',
      logger: provider.context.logger,
      openKeys: () => provider.assignments.open().map(({ id }) => id),
      reconcile: (key, signal) => this.#reconcile(key, signal),
    })
    this.#provider = provider
    this.#options = options
    this.#relays = new RelayGracePeriod(provider)
    this.#actions = {
      provider,
      offerState: options.offerState,
      watch: (assignment, run) => this.#watch(assignmentKey(assignment), run),
      onRunning: (assignment) => options.onRunning(assignmentKey(assignment)),
      stopRun: (assignment) => this.#stopRun(assignment),
    }
  }

  /** Wakes the assignments of a part after an event about it. */
  wakePart(taskId: string, part: number): void {
    for (const { id } of this.#provider.assignments.under(`${taskId}/${part}/`)) this.wake(id)
  }

  /** Wakes the assignments of a task after an event about another replica of our work. */
  wakeTask(taskId: string): void {
    for (const { id } of this.#provider.assignments.under(`${taskId}/`)) this.wake(id)
  }

  /** Records a part that the chain assigned to us and wakes it. Returns its key; undefined when the part is not ours. */
  addAwarded(taskId: Hex, part: number): string | undefined {
    const { assignments, context } = this.#provider
    const ledgerPart = context.ledger.part(taskId, part)
    if (!ledgerPart || !isMe(this.#provider, ledgerPart.executor)) return undefined
    const key = assignmentKey({ taskId, part, number: ledgerPart.assignment })
    const known = assignments.get(key)
    if (
      !known ||
      (known.standsByUntilMs !== undefined && structHash(Bid, known.bid) !== ledgerPart.bidHash)
    ) {
      const bid = this.#options.bidFor(taskId)
      if (!bid || structHash(Bid, bid) !== ledgerPart.bidHash) {
        context.logger.error({ taskId, part }, 'a part was awarded on a bid that this node does not have')
        return undefined
      }
      assignments.put(key, { ...(known ?? { taskId, part, number: ledgerPart.assignment, runs: [] }), bid })
    }
    this.wake(key)
    return key
  }

  /** Stands by for a part that the next award gives to us. @throws NET_NOT_READY, NET_LIMIT, PROVIDER_NOT_EXECUTOR */
  standBy(asked: { taskId: Hex; part: number; assignment: number }, peerId: PeerId): void {
    const { taskId, part, assignment: number } = asked
    const key = assignmentKey({ taskId, part, number })
    if (this.#provider.assignments.get(key)) return
    const bid = this.#options.bidFor(taskId)
    const standsByUntilMs = standByUntilMs(this.#provider, asked, peerId)
    if (!bid) throw new MusterError('PROVIDER_NOT_EXECUTOR', 'this node has no bid on the task')
    this.#provider.assignments.put(key, { taskId, part, number, bid, runs: [], standsByUntilMs })
    this.wake(key)
  }

  /** Leaves a part: its receipted work is checked and paid, and another executor takes over the rest. */
  leave(key: string, reason: string): void {
    this.#provider.assignments.change(key, (assignment) => ({
      ...assignment,
      leaving: assignment.leaving ?? reason,
    }))
    this.wake(key)
  }

  leaveRun(runId: string, reason: string): void {
    for (const { id, value } of this.#provider.assignments.open())
      if (value.runs.at(-1)?.id === runId) this.leave(id, reason)
  }

  async #reconcile(key: string, signal: AbortSignal): Promise<Requeue> {
    const { assignments, context } = this.#provider
    const assignment = assignments.get(key)
    if (!assignment || assignment.clearedMs !== undefined) return undefined
    const task = context.ledger.task(assignment.taskId)
    const part = context.ledger.part(assignment.taskId, assignment.part)
    if (!task || !part) return { retryAfterMs: 1_000 }
    const isOurs = isCurrentAssignment(this.#provider, assignment, part)
    if (stillStandsBy(this.#provider, assignment, part))
      return workAhead(this.#actions, { assignment, task, part }, signal)
    if (isOurs && part.status === 'running') {
      const current = { assignment, task, part }
      const awarded =
        assignment.standsByUntilMs === undefined ? assignment : await takeAward(this.#actions, current)
      return this.#work({ ...current, assignment: awarded }, signal)
    }
    await this.#stopRun(assignment)
    if (assignment.standsByUntilMs !== undefined && !isOurs) return this.#endStandBy(assignment)
    if (isOurs && part.status === 'cutting')
      return reconcileCut(context, {
        terms: task.terms,
        bid: assignment.bid,
        part,
        receipts: assignment.receipt ? [assignment.receipt] : [],
        by: 'executor',
      })
    if (await cleanUpAssignment(this.#provider, assignment)) this.#options.onCleared(assignment.taskId)
    return undefined
  }

  /** Removes a stand-by that was for nothing. The award may have come meanwhile: then the part starts from the beginning. */
  async #endStandBy(assignment: Assignment): Promise<Requeue> {
    const { taskId, part } = assignment
    await cleanUpAssignment(this.#provider, assignment)
    this.#provider.assignments.remove(assignmentKey(assignment))
    this.#options.onCleared(taskId)
    this.addAwarded(taskId, part)
    return undefined
  }

  async #work(current: AssignmentContext, signal: AbortSignal): Promise<Requeue> {
    const { assignment, task } = current
    if (assignment.leaving !== undefined)
      return quitAssignment(this.#actions, assignment, task, { reason: 'left', why: assignment.leaving })
    const run = await currentRun(this.#provider, assignment)
    if (!run) return startAssignment(this.#actions, current, signal)
    this.#watch(assignmentKey(assignment), run)
    const status = await run.status()
    if (status === 'ended') return this.#afterRun(current, await run.wait(), signal)
    if (task.terms.milestoneSegments === 0n) return undefined
    return (await deliverMilestone(this.#actions, current)) ?? { retryAfterMs: milestonePollMs }
  }

  /** Delivers a finished run, leaves the part when the program failed, and resumes it when this machine failed. */
  async #afterRun(current: AssignmentContext, outcome: RunOutcome, signal: AbortSignal): Promise<Requeue> {
    const { assignment, task } = current
    const actions = this.#actions
    if (outcome.kind === 'finished')
      return (await this.#relays.delayDelivery(current, signal)) ?? deliverResult(actions, current, outcome)
    const fault = outcome.kind === 'failed' ? outcome.failure : undefined
    if (fault && fault.fault !== 'host') {
      const isOutOfTime = fault.fault === 'limit' && fault.limit === 'wallMs'
      if (!isOutOfTime && assignment.runs.at(-1)?.resumed)
        return restartFromBeginning(actions, assignment, task, fault.message)
      await reportFailure(this.#provider, assignment, task.terms, fault)
      return declineOrQuit(actions, current, { reason: 'program', why: `the run failed: ${fault.message}` })
    }
    if (outcome.kind === 'stopped')
      return quitAssignment(actions, assignment, task, { reason: 'left', why: 'the owner stopped the run' })
    const why = fault?.message ?? outcome.kind
    this.#provider.context.note(assignment.taskId, { step: 'runRestarted', part: assignment.part, why })
    // states saved since the last offer are still in the run's folder
    if (!isCutIntoSegments(task.terms, assignment.work!.manifest)) await this.#options.offerState(assignment)
    return restartRun(actions, assignment, task)
  }

  #watch(key: string, run: Run): void {
    if (this.#watched.has(run.id)) return
    this.#watched.add(run.id)
    const ended = () => {
      this.#watched.delete(run.id)
      this.wake(key)
      this.#options.onEnded(key)
    }
    run
      .wait()
      .then(ended, ended)
      .catch((error) =>
        this.#provider.context.logger.warn({ runId: run.id, error }, 'end of a run not handled'),
      )
  }

  /** Stops the run of a part that is no longer ours. Its states and output stay. */
  async #stopRun(assignment: Assignment): Promise<void> {
    if (assignment.idle) return
    const run = await currentRun(this.#provider, assignment)
    if (run && (await run.status()) !== 'ended') await run.stop()
    const key = assignmentKey(assignment)
    this.#provider.assignments.change(key, (record) => ({ ...record, idle: true }))
    // a slot is free now
    for (const { id, value } of this.#provider.assignments.open()) if (value.runs.length === 0) this.wake(id)
  }
}
