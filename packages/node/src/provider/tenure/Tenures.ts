import { Bid, type Hex, structHash } from '@muster-network/chain'
import type { Run, RunOutcome } from '@muster-network/executors'
import { Jobs, type Next } from '../../role/Jobs.ts'
import { advanceCut } from '../../settle/advanceCut.ts'
import { isCutIntoSegments } from '../../task/checkHow.ts'
import { holds, isMe, type Provider } from '../Provider.ts'
import { currentRun } from '../run/readStates.ts'
import { beginTenure } from './beginTenure.ts'
import { deliverMilestone, deliverResult } from './deliverWork.ts'
import { quitTenure } from './leaveTenure.ts'
import { RelayPatience } from './RelayPatience.ts'
import { reportFailure } from './reportFailure.ts'
import { beginAnew, runAgain } from './runAgain.ts'
import { type Tenure, tenureKey } from './Tenure.ts'
import type { TenureCase, TenureHands } from './TenureCase.ts'
import { windUpTenure } from './windUpTenure.ts'

export type TenuresOptions = {
  /** Has the client sign for a state, the furthest unless said; what it will not sign for is not waited for. */
  offerState(tenure: Tenure, segments?: number): Promise<void>
  /** The bid of ours for a task. */
  bidFor(taskId: Hex): Bid | undefined
  onRunning(key: string): void
  /** A run has ended; what it printed last is still there to be told. */
  onEnded(key: string): void
  /** Nothing of a part is left here but sealed data. */
  onCleared(taskId: Hex): void
}

const milestoneLookMs = 500

/** Parts that were awarded to us: staged, run, delivered or given up, and cleared away. */
export class Tenures {
  readonly #provider: Provider
  readonly #options: TenuresOptions
  readonly #jobs: Jobs
  readonly #hands: TenureHands
  readonly #relays: RelayPatience
  /** Runs whose end wakes their tenure. */
  readonly #watched = new Set<string>()

  constructor(provider: Provider, options: TenuresOptions) {
    this.#provider = provider
    this.#options = options
    this.#relays = new RelayPatience(provider)
    this.#hands = {
      provider,
      offerState: options.offerState,
      watch: (tenure, run) => this.#watch(tenureKey(tenure), run),
      onRunning: (tenure) => options.onRunning(tenureKey(tenure)),
      halt: (tenure) => this.#halt(tenure),
    }
    this.#jobs = new Jobs({
      name: 'part',
      logger: provider.context.logger,
      advance: (key, signal) => this.#advance(key, signal),
    })
  }

  start(): void {
    for (const { id } of this.#provider.tenures.open()) this.wake(id)
  }

  stop(): Promise<void> {
    return this.#jobs.stop()
  }

  wake(key: string): void {
    this.#jobs.wake(key)
  }

  /** Something about a part was said on the chain. */
  wakePart(taskId: string, part: number): void {
    for (const { id } of this.#provider.tenures.under(`${taskId}/${part}/`)) this.wake(id)
  }

  /** Something about another copy of our work was said on the chain. */
  wakeTask(taskId: string): void {
    for (const { id } of this.#provider.tenures.under(`${taskId}/`)) this.wake(id)
  }

  /** Notes a part that the chain says is ours, and begins with it at once. Undefined when it is not. */
  takeUp(taskId: Hex, part: number): string | undefined {
    const { tenures, context } = this.#provider
    const held = context.ledger.part(taskId, part)
    if (!held || !isMe(this.#provider, held.executor)) return undefined
    const key = tenureKey({ taskId, part, number: held.tenure })
    if (!tenures.get(key)) {
      const bid = this.#options.bidFor(taskId)
      if (!bid || structHash(Bid, bid) !== held.bidHash) {
        context.logger.error({ taskId, part }, 'awarded a part by a bid that this node does not know')
        return undefined
      }
      tenures.put(key, { taskId, part, number: held.tenure, bid, runs: [] })
    }
    this.wake(key)
    return key
  }

  /** Gives a part up: its receipted work is checked and paid, the rest is somebody else's. */
  leave(key: string, reason: string): void {
    this.#provider.tenures.change(key, (tenure) => ({ ...tenure, leaving: tenure.leaving ?? reason }))
    this.wake(key)
  }

  leaveRun(runId: string, reason: string): void {
    for (const { id, value } of this.#provider.tenures.open())
      if (value.runs.at(-1)?.id === runId) this.leave(id, reason)
  }

  async #advance(key: string, signal: AbortSignal): Promise<Next> {
    const { tenures, context } = this.#provider
    const tenure = tenures.get(key)
    if (!tenure || tenure.clearedMs !== undefined) return undefined
    const task = context.ledger.task(tenure.taskId)
    const part = context.ledger.part(tenure.taskId, tenure.part)
    if (!task || !part) return { againMs: 1_000 }
    const isOurs = holds(this.#provider, tenure, part)
    if (isOurs && part.status === 'Running') return this.#work({ tenure, task, part }, signal)
    await this.#halt(tenure)
    if (isOurs && part.status === 'Cutting')
      return advanceCut(context, {
        terms: task.terms,
        bid: tenure.bid,
        part,
        receipts: tenure.receipt ? [tenure.receipt] : [],
        isExecutor: true,
      })
    if (await windUpTenure(this.#provider, tenure)) this.#options.onCleared(tenure.taskId)
    return undefined
  }

  async #work(given: TenureCase, signal: AbortSignal): Promise<Next> {
    const { tenure, task } = given
    if (tenure.leaving !== undefined) return quitTenure(this.#hands, tenure, task, tenure.leaving)
    const run = await currentRun(this.#provider, tenure)
    if (!run) return beginTenure(this.#hands, given, signal)
    this.#watch(tenureKey(tenure), run)
    const status = await run.status()
    if (status === 'ended') return this.#afterRun(given, await run.wait(), signal)
    if (!tenure.work!.manifest.milestoneSegments) return undefined
    return (await deliverMilestone(this.#hands, given)) ?? { againMs: milestoneLookMs }
  }

  /** What has ended well is delivered; what the program did ends the tenure; what this machine did is run again. */
  async #afterRun(given: TenureCase, outcome: RunOutcome, signal: AbortSignal): Promise<Next> {
    const { tenure, task } = given
    const hands = this.#hands
    if (outcome.kind === 'finished')
      return (await this.#relays.waits(given, signal)) ?? deliverResult(hands, given, outcome)
    const fault = outcome.kind === 'failed' ? outcome.failure : undefined
    if (fault && fault.fault !== 'host') {
      const isOutOfTime = fault.fault === 'limit' && fault.limit === 'wallMs'
      if (!isOutOfTime && tenure.runs.at(-1)?.goesOn) return beginAnew(hands, tenure, task, fault.message)
      await reportFailure(this.#provider, tenure, task.terms, fault)
      return quitTenure(hands, tenure, task, `the run failed: ${fault.message}`)
    }
    if (outcome.kind === 'stopped') return quitTenure(hands, tenure, task, 'the owner wants the machine back')
    const why = fault?.message ?? outcome.kind
    this.#provider.context.note(tenure.taskId, 'resuming', { part: tenure.part, why })
    // what it saved since the last time is still in its folder
    if (!isCutIntoSegments(task.terms, tenure.work!.manifest)) await this.#options.offerState(tenure)
    return runAgain(hands, tenure, task)
  }

  #watch(key: string, run: Run): void {
    if (this.#watched.has(run.id)) return
    this.#watched.add(run.id)
    run
      .wait()
      .catch(() => {})
      .finally(() => {
        this.#watched.delete(run.id)
        this.#options.onEnded(key)
        this.wake(key)
      })
  }

  /** Ends what runs of a part that is no longer ours to work on. What it has computed stays. */
  async #halt(tenure: Tenure): Promise<void> {
    if (tenure.idle) return
    const run = await currentRun(this.#provider, tenure)
    if (run && (await run.status()) !== 'ended') await run.stop()
    const key = tenureKey(tenure)
    this.#provider.tenures.change(key, (held) => ({ ...held, idle: true }))
    // a place is free
    for (const { id, value } of this.#provider.tenures.open()) if (value.runs.length === 0) this.wake(id)
  }
}
