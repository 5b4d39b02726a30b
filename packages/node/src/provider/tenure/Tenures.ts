import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Bid, type Hex, structHash } from '@muster-network/chain'
import { cardsFor, hasCode } from '@muster-network/core'
import type { Run, RunOutcome } from '@muster-network/executors'
import type { LedgerPart, LedgerTask } from '../../ledger/Ledger.ts'
import { Jobs, type Next } from '../../role/Jobs.ts'
import { sendStep } from '../../role/sendStep.ts'
import { advanceCut } from '../../settle/advanceCut.ts'
import { how, isCutIntoSegments } from '../../task/checkHow.ts'
import { handInWhole, handOver, standOf } from '../deliver/handOver.ts'
import { judgeOwnResult } from '../deliver/judgeOwnResult.ts'
import { freeCards } from '../offer/lentCards.ts'
import { folderOf, holds, isMe, type Provider } from '../Provider.ts'
import { checkRunId, currentRun, readStates } from '../run/readStates.ts'
import { reachOf } from '../run/Stretch.ts'
import { stageWork, startRun } from '../run/startRun.ts'
import { prepareImage } from '../stage/prepareImage.ts'
import { takeWork } from '../stage/takeWork.ts'
import { RelayWait } from './RelayWait.ts'
import { reportFailure } from './reportFailure.ts'
import { type Tenure, tenureKey } from './Tenure.ts'

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

/** Of the time in which a part can be given back for nothing, what is left for the transaction. */
const declineMarginMs = 15_000
/** A registry that is not there by then is somebody else's to try: a restart takes less. */
const imagePatienceMs = 20_000
const milestoneLookMs = 500
/** A unit of a run that is not metered is a nanosecond. */
const nanosecondsPerMs = 1_000_000n

/** Parts that were awarded to us: staged, run, delivered or given up, and cleared away. */
export class Tenures {
  readonly #provider: Provider
  readonly #options: TenuresOptions
  readonly #jobs: Jobs
  /** Runs whose end wakes their tenure. */
  readonly #watched = new Set<string>()
  readonly #relayWait: RelayWait

  constructor(provider: Provider, options: TenuresOptions) {
    this.#provider = provider
    this.#options = options
    this.#relayWait = new RelayWait(provider)
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
    if (isOurs && part.status === 'Running') return this.#work(tenure, task, part, signal)
    await this.#halt(tenure)
    if (isOurs && part.status === 'Cutting')
      return advanceCut(context, {
        terms: task.terms,
        bid: tenure.bid,
        part,
        receipts: tenure.receipt ? [tenure.receipt] : [],
        isExecutor: true,
      })
    return this.#windUp(tenure)
  }

  async #work(tenure: Tenure, task: LedgerTask, part: LedgerPart, signal: AbortSignal): Promise<Next> {
    const key = tenureKey(tenure)
    if (tenure.leaving !== undefined) return this.#quit(tenure, task, tenure.leaving)
    const run = await currentRun(this.#provider, tenure)
    if (!run) return this.#begin(tenure, task, part, signal)
    this.#watch(key, run)
    const status = await run.status()
    if (status !== 'ended') {
      if (!tenure.work!.manifest.milestoneSegments) return undefined
      return (await this.#deliverMilestone(tenure, task, part)) ?? { againMs: milestoneLookMs }
    }
    return this.#afterRun(tenure, task, part, await run.wait(), signal)
  }

  /** From the award to the first instruction; while that is not possible, the part can be given back. */
  async #begin(tenure: Tenure, task: LedgerTask, part: LedgerPart, signal: AbortSignal): Promise<Next> {
    const key = tenureKey(tenure)
    const { context, tenures } = this.#provider
    const { terms } = task
    try {
      if (!tenure.work) {
        const work = await takeWork(this.#provider, tenure, terms, part, signal)
        tenure = tenures.change(key, (held) => ({ ...held, work }))!
        context.note(tenure.taskId, 'staging', { part: tenure.part })
      }
      await stageWork(this.#provider, tenure, terms, signal)
      await prepareImage(this.#provider, tenure, terms, signal)
    } catch (error) {
      if (signal.aborted) throw error
      if (hasCode(error, 'EXEC_REFUSED')) return this.#refuse(tenure, task, error.message)
      return this.#cannotBegin(tenure, task, part, error)
    }
    if (tenure.runs.length === 0 && !this.#hasSlot(tenure)) {
      const late = this.#mustDeclineBy(tenure, part) - context.nowMs()
      if (late <= 0) return this.#decline(tenure, task, false, 'no place became free in time')
      return { againMs: Math.min(late, 1_000) }
    }
    try {
      const run = await startRun(this.#provider, tenure, terms)
      context.note(tenure.taskId, 'running', {
        part: tenure.part,
        ...(part.units > 0n && { fromUnits: part.units }),
      })
      this.#watch(key, run)
      this.#options.onRunning(key)
    } catch (error) {
      if (!hasCode(error, 'EXEC_REFUSED', 'EXEC_RUN_INVALID', 'EXEC_CHECKPOINT_FORGED')) throw error
      if (hasCode(error, 'EXEC_REFUSED')) return this.#refuse(tenure, task, error.message)
      return this.#quit(tenure, task, error.message)
    }
    return { againMs: milestoneLookMs }
  }

  /** A program that cannot run here. Nothing that the client could be blamed for on the chain: the part is given up. */
  async #refuse(tenure: Tenure, task: LedgerTask, message: string): Promise<Next> {
    await reportFailure(this.#provider, tenure, task.terms, { fault: 'program', message })
    return this.#quit(tenure, task, message)
  }

  /** A place to run in, and the memory and cards for it beside what runs. */
  #hasSlot(tenure: Tenure): boolean {
    const { tenures, settings } = this.#provider
    const { slots, memoryBytes } = settings().limits
    const running = tenures.open().filter(({ value }) => value.runs.length > 0 && !value.idle)
    const used = [tenure, ...running.map(({ value }) => value)].reduce(
      (sum, { work }) => sum + (work?.manifest.memoryBytes ?? 0),
      0,
    )
    const cards = tenure.work?.manifest.container?.gpu
    if (cards && cardsFor(freeCards(this.#provider, tenure), cards).length === 0) return false
    return running.length === 0 || (running.length < slots && used <= memoryBytes)
  }

  #mustDeclineBy(tenure: Tenure, part: LedgerPart): number {
    return ((part.awardedAt ?? 0) + tenure.bid.startSeconds) * 1000 - declineMarginMs
  }

  async #cannotBegin(tenure: Tenure, task: LedgerTask, part: LedgerPart, error: unknown): Promise<Next> {
    const { context } = this.#provider
    const noImage = hasCode(error, 'EXEC_IMAGE_UNREACHABLE')
    const awardedMs = (part.awardedAt ?? 0) * 1000
    const mustDeclineBy = this.#mustDeclineBy(tenure, part)
    const untilMs = noImage ? Math.min(mustDeclineBy, awardedMs + imagePatienceMs) : mustDeclineBy
    const isWrong = hasCode(error, 'PROVIDER_WRONG_WORK', 'NET_KEY_MISSING', 'NET_BLOB_UNSAFE')
    if (!isWrong && context.nowMs() < untilMs) {
      // the award may reach us before the client has read its own receipt: that is over in a moment
      const sinceMs = context.nowMs() - awardedMs
      context.logger.debug({ taskId: tenure.taskId, part: tenure.part, error }, 'no data yet')
      return { againMs: sinceMs < 5_000 ? 50 : 1_000 }
    }
    const why = hasCode(error) ? error.message : String(error)
    // the client learns from two of us that nobody gets its image
    if (noImage) await reportFailure(this.#provider, tenure, task.terms, { fault: 'program', message: why })
    if (context.nowMs() < mustDeclineBy + declineMarginMs) return this.#decline(tenure, task, true, why)
    return this.#quit(tenure, task, why)
  }

  async #decline(tenure: Tenure, task: LedgerTask, noData: boolean, why: string): Promise<Next> {
    const { network, sender } = this.#provider.context
    const { taskId, part, bid } = tenure
    this.#provider.context.note(taskId, 'declining', { part, why })
    return this.#unlessMoved(async () => {
      await sendStep(`task/${taskId}/part/${part}/decline/${tenure.number}`, noData, (intent) =>
        network.market.send.decline([task.terms, bid, part, noData], { by: sender, intent }),
      )
    })
  }

  async #quit(tenure: Tenure, task: LedgerTask, why: string): Promise<Next> {
    const { network, sender } = this.#provider.context
    const { taskId, part } = tenure
    if (!tenure.isLeaving) {
      this.#provider.context.note(taskId, 'leaving', { part, why })
      this.#provider.tenures.change(tenureKey(tenure), (held) => ({ ...held, leaving: why, isLeaving: true }))
    }
    await this.#halt(tenure)
    await this.#options.offerState(tenure)
    return this.#unlessMoved(async () => {
      await sendStep(`task/${taskId}/part/${part}/quit/${tenure.number}`, 0, (intent) =>
        network.market.send.quit([task.terms, part], { by: sender, intent }),
      )
    })
  }

  /** The chain is read a moment late: a refused step means that the part is elsewhere by now, and is looked at again. */
  async #unlessMoved(step: () => Promise<void>): Promise<Next> {
    try {
      await step()
    } catch (error) {
      if (!hasCode(error, 'CHAIN_REVERTED')) throw error
      this.#provider.context.logger.debug({ error }, 'a step of a part was refused')
    }
    return { againMs: 500 }
  }

  async #deliverMilestone(tenure: Tenure, task: LedgerTask, part: LedgerPart): Promise<Next> {
    const { milestoneSegments } = tenure.work!.manifest
    const { taskId } = tenure
    const seq = this.#provider.context.ledger.deliveries(taskId, tenure.part).length
    if (seq + 1 >= task.terms.deliveries) return undefined
    const { segments } = standOf(part, task.terms, tenure.work!.manifest)
    const states = await readStates(this.#provider, tenure)
    const due = segments + milestoneSegments
    // only once the state after it is there: the last of a program is delivered with its result
    if (reachOf(states, segments) <= due) return undefined
    // whoever takes the part over goes on from here, so the client must have the state
    await this.#options.offerState(tenure, due)
    return this.#unlessMoved(async () => {
      await handOver(this.#provider, tenure, task.terms, part, states, { segments: due })
    })
  }

  async #afterRun(
    tenure: Tenure,
    task: LedgerTask,
    part: LedgerPart,
    outcome: RunOutcome,
    signal: AbortSignal,
  ): Promise<Next> {
    const { context } = this.#provider
    const { taskId } = tenure
    const wait = outcome.kind === 'finished' && (await this.#relayWait.next(tenure, task, part, signal))
    if (wait) return wait
    if (outcome.kind === 'finished' && !isCutIntoSegments(task.terms, tenure.work!.manifest))
      return this.#deliverWhole(tenure, task, part, outcome)
    if (outcome.kind === 'finished') {
      const states = await readStates(this.#provider, tenure)
      const { segments } = standOf(part, task.terms, tenure.work!.manifest)
      const last = reachOf(states, segments)
      const full = BigInt(last) * task.terms.segmentUnits
      const units = outcome.usage.units < full ? outcome.usage.units : full
      const end = { units, result: `0x${outcome.result.digest}` as Hex }
      return this.#unlessMoved(async () => {
        await handOver(this.#provider, tenure, task.terms, part, states, { segments: last, end })
      })
    }
    const fault = outcome.kind === 'failed' ? outcome.failure : undefined
    if (fault && fault.fault !== 'host') {
      await reportFailure(this.#provider, tenure, task.terms, fault)
      return this.#quit(tenure, task, `the run failed: ${fault.message}`)
    }
    if (outcome.kind === 'stopped') return this.#quit(tenure, task, 'the owner wants the machine back')
    context.note(taskId, 'resuming', { part: tenure.part, why: fault?.message ?? outcome.kind })
    const run = await startRun(this.#provider, tenure, task.terms).catch((error: unknown) => {
      if (hasCode(error, 'EXEC_HOST', 'EXEC_CHECKPOINT_FORGED')) return error
      throw error
    })
    if (hasCode(run)) return this.#quit(tenure, task, run.message)
    this.#watch(tenureKey(tenure), run)
    this.#options.onRunning(tenureKey(tenure))
    return { againMs: milestoneLookMs }
  }

  /** Work that was run in one piece: judged by the client's checker first, or sealed, or handed in as it is. */
  async #deliverWhole(
    tenure: Tenure,
    task: LedgerTask,
    part: LedgerPart,
    { result, usage }: Extract<RunOutcome, { kind: 'finished' }>,
  ): Promise<Next> {
    const { terms } = task
    const digest = `0x${result.digest}` as Hex
    if (terms.how === how.checker) {
      const judged = await judgeOwnResult(this.#provider, tenure, terms, result.dir)
      if (judged.kind !== 'finished') {
        const message = 'the checker of the client does not take the result'
        const isHosts = judged.kind !== 'failed' || judged.failure.fault === 'host'
        if (!isHosts) await reportFailure(this.#provider, tenure, terms, { fault: 'program', message })
        return this.#quit(tenure, task, message)
      }
      const states = await readStates(this.#provider, tenure)
      const end = { units: judged.usage.units, result: digest }
      return this.#unlessMoved(async () => {
        await handOver(this.#provider, tenure, terms, part, states, { segments: 1, end })
      })
    }
    if (terms.how === how.redundant && !tenure.salt)
      tenure = this.#provider.tenures.change(tenureKey(tenure), (held) => ({
        ...held,
        salt: `0x${randomBytes(32).toString('hex')}` as Hex,
      }))!
    const units = tenure.work!.manifest.container ? BigInt(usage.wallMs) * nanosecondsPerMs : usage.units
    return this.#unlessMoved(() => handInWhole(this.#provider, tenure, terms, { units, result: digest }))
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

  /** When every delivery is closed, nothing of the work is needed here any more. */
  async #windUp(tenure: Tenure): Promise<Next> {
    const { context, executor, checker, tenures } = this.#provider
    const { taskId, part } = tenure
    const open = context.ledger
      .deliveries(taskId, part)
      .some(({ delivery, outcome }) => delivery.tenure === tenure.number && outcome === 0)
    if (open) return undefined
    for (const { id } of tenure.runs) await (await executor.find(id))?.remove()
    await (await checker.find(checkRunId(tenure)))?.remove()
    await rm(folderOf(this.#provider, tenure), { recursive: true, force: true })
    const key = tenureKey(tenure)
    tenures.change(key, (held) => ({ ...held, clearedMs: context.nowMs() }))
    tenures.close(key)
    context.note(taskId, 'cleared', { part })
    this.#options.onCleared(taskId)
    return undefined
  }
}
