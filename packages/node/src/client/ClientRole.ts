import path from 'node:path'
import { type Hex, taskIdOf } from '@muster-network/chain'
import {
  type AskedShape,
  amountInWords,
  type BatchPrescription,
  MusterError,
  type StreamPrescription,
  type TokenAmount,
} from '@muster-network/core'
import type { PeerId } from '@muster-network/p2p'
import { hintOf } from '../ledger/endpointOnChain.ts'
import type { LedgerChange } from '../ledger/Ledger.ts'
import { OwnLoad } from '../role/OwnLoad.ts'
import { Reconciler } from '../role/Reconciler.ts'
import type { Role, RoleContext } from '../role/RoleContext.ts'
import { Semaphore } from '../role/Semaphore.ts'
import { bidOf, type ClientContext, type ClientOptions, peerOfBid } from './ClientContext.ts'
import { ClientStore } from './ClientStore.ts'
import type { ClientTask } from './ClientTask.ts'
import { Books } from './collect/Books.ts'
import { Refusals } from './collect/Refusals.ts'
import { EndpointUpdates } from './EndpointUpdates.ts'
import { estimateUnits } from './estimate/estimateUnits.ts'
import { ProgramHistory } from './estimate/ProgramHistory.ts'
import { programFacts } from './estimate/programFacts.ts'
import { PartKeys } from './pack/PartKeys.ts'
import { closeDraft, forgetDraft, nameTask, packTask } from './pack/packTask.ts'
import { escrowOf } from './post/escrowOf.ts'
import { onceThatWorks, planFacts, readPayFunctions } from './post/planFacts.ts'
import { planTask } from './post/planTask.ts'
import { requireClass } from './post/requireClass.ts'
import { uniqueName } from './post/uniqueName.ts'
import { quoteStream, type StreamTaskQuote } from './quote/quoteStream.ts'
import { type Quote, quoteTask } from './quote/quoteTask.ts'
import { reconcilePart, reconcileTask } from './reconcileTask.ts'
import { storeComparator } from './replicas/compareReplicas.ts'
import { resultFolder } from './result/mergeResults.ts'
import { serveCalls } from './serveCalls.ts'
import { ClientStreams } from './stream/ClientStreams.ts'
import { type TaskView, viewTask } from './TaskView.ts'
import { ExecutorActivity } from './watch/ExecutorActivity.ts'
import { PartLogs } from './watch/PartLogs.ts'
import { PartProgressBook } from './watch/PartProgressBook.ts'
import { noteReturn } from './watch/partReturns.ts'

export type SubmitOptions = {
  /** Rejects the task when its escrow, the deposit included, exceeds this amount. */
  maxSpend?: TokenAmount
  signal?: AbortSignal
}

/**
 * The client's side of tasks. Batch tasks: packs, posts, collects bids, awards, dispatches, watches, fetches and accepts
 * results, ends. Every decision is on disk before it is acted on; a restart resumes every task that has not ended.
 */
export class ClientRole implements Role {
  readonly name = 'client'
  /** The streams of this client, and their gateway. */
  readonly streams: ClientStreams
  readonly #context: ClientContext
  readonly #logs: PartLogs
  readonly #reconciler: Reconciler
  readonly #endpointUpdates: EndpointUpdates
  readonly #watched = new Set<Hex>()
  /** Waiters for a change of one task, or of any task. */
  readonly #waiting = new Map<Hex | 'any', Set<() => void>>()
  /**
   * Limits concurrent posts: the terms contain the end of the bidding, which must not be stale when they are posted.
   */
  readonly #posting = new Semaphore(16)
  #isStarted = false

  constructor(context: RoleContext, options: ClientOptions) {
    const records = new ClientStore(context.store)
    this.#context = {
      ...context,
      records,
      books: new Books(records),
      refusals: new Refusals(records.refusals),
      activity: new ExecutorActivity(context.nowMs),
      load: new OwnLoad(),
      progress: new PartProgressBook(records.progress, context.nowMs),
      history: new ProgramHistory(records.programs),
      standBys: new Map(),
      keys: new PartKeys(path.join(context.dir, 'client-keys'), context.identity),
      options: { silentAfterMs: 3_000, patienceSeconds: 20, trialMs: 2_000, ...options },
      wake: (taskId, part) => this.#wake(taskId, part),
      payFunctions: onceThatWorks(() => readPayFunctions(context)),
    }
    this.#endpointUpdates = new EndpointUpdates(this.#context)
    this.#logs = new PartLogs(path.join(context.dir, 'logs'), records)
    this.#reconciler = new Reconciler({
      name: 'client',
      logger: context.logger,
      openKeys: () => records.tasks.open().map(({ id }) => id),
      reconcile: async (key) => {
        const [taskId, part] = key.split('/') as [Hex, string?]
        const next = await (part === undefined
          ? reconcileTask(this.#context, taskId)
          : reconcilePart(this.#context, taskId, Number(part)))
        if (part === undefined) this.#look(taskId)
        return next
      },
    })
    context.ledger.onChange((change) => this.#onChange(change))
    context.peer.onLost((peerId) => this.#wakeExecutedAt(peerId))
    serveCalls(this.#context, this.#logs, (signal) => this.#nextChange('any', signal))
    this.streams = new ClientStreams(this.#context)
  }

  async start(): Promise<void> {
    const { records } = this.#context
    for (const { id } of records.drafts.open()) {
      const became = records.drafts.get(id)?.keys.some((name) => records.tasks.get(name.split('/')[0]!))
      await (became ? closeDraft(this.#context, id) : forgetDraft(this.#context, id))
    }
    this.#isStarted = true
    this.#context.load.start(this.#context.logger)
    this.#endpointUpdates.start()
    for (const { id } of records.tasks.open()) this.#watched.add(id)
    this.#reconciler.start()
    await this.streams.start()
  }

  async stop(): Promise<void> {
    await this.streams.stop()
    this.#context.load.stop()
    await this.#endpointUpdates.stop()
    await this.#reconciler.stop()
    this.#context.refusals.stop()
    for (const waiting of this.#waiting.values()) for (const wake of waiting) wake()
  }

  /**
   * Packs, records and posts a task. Resolves with its id as soon as the post is on the chain; reconciliation does
   * the rest.
   *
   * @throws SPEC_*, SPEC_OVER_BUDGET, CHAIN_CLASS_TOO_SMALL, CHAIN_FUNDS, CHAIN_REVERTED when it was refused; nothing was paid then
   */
  async submit(
    prescription: BatchPrescription,
    folder: string,
    options: SubmitOptions = {},
  ): Promise<{ taskId: Hex }> {
    return this.#posting.run(() => this.#post(prescription, folder, options))
  }

  async #post(
    prescription: BatchPrescription,
    folder: string,
    options: SubmitOptions,
  ): Promise<{ taskId: Hex }> {
    const context = this.#context
    options.signal?.throwIfAborted()
    const packed = await packTask(context, { prescription, folder })
    let task: ClientTask
    try {
      const program = await programFacts(prescription, folder)
      const estimate = estimateUnits(context, program)
      const { manifest, terms } = planTask(
        prescription,
        packed.parts.map(({ blob }) => blob),
        { ...(await planFacts(context)), comparatorHash: packed.comparatorHash, estimate },
      )
      await requireClass(context, terms, manifest.className)
      const escrow = escrowOf(terms)
      if (options.maxSpend !== undefined && escrow > options.maxSpend)
        throw new MusterError(
          'SPEC_OVER_BUDGET',
          `the task takes ${amountInWords(escrow)} into escrow, more than ${amountInWords(options.maxSpend)}`,
          {
            details: { escrow, maxSpend: options.maxSpend },
          },
        )
      const taskId = taskIdOf(context.chainId, context.network.addresses.market, terms)
      const hint = hintOf(context.endpoint())
      const submittedMs = context.nowMs()
      task = {
        taskId,
        name: prescription.name,
        prescription,
        manifest,
        terms,
        hint,
        submittedMs,
        folder: path.resolve(folder),
        ...(program && { program }),
        ...(estimate && { estimate }),
      }
      await storeComparator(context, prescription, folder, taskId)
      await nameTask(context, packed, taskId)
    } catch (error) {
      await forgetDraft(context, packed.draft)
      throw error
    }
    const { taskId } = task
    // nothing may come between the choice of the name and the record: posts run in parallel
    const name = uniqueName(prescription.name, context.records.taskNames())
    context.records.tasks.put(taskId, { ...task, name })
    context.note(taskId, { step: 'posting', name, parts: packed.parts.length })
    this.#watched.add(taskId)
    this.#wake(taskId)
    await closeDraft(context, packed.draft)
    const { refused } = await this.#until(
      taskId,
      (each) => each.refused !== undefined || each.postedMs !== undefined,
      options.signal,
    )
    if (!refused) return { taskId }
    const { code, message, hint } = refused
    throw new MusterError(code as 'CHAIN_REVERTED', message, { hint, details: { taskId } })
  }

  /** Returns the current view of a task; undefined when this node did not submit it. */
  task(taskId: Hex): TaskView | undefined {
    const task = this.#context.records.tasks.get(taskId)
    return task && viewTask(this.#context, task)
  }

  /** Newest first. */
  tasks(limit = 100): TaskView[] {
    return this.#context.records.tasks.all(limit).map(({ value }) => viewTask(this.#context, value))
  }

  /** Resolves when a task has ended, with or without success, and its results are merged. @throws API_NOT_FOUND */
  async whenEnded(taskId: Hex, options: { signal?: AbortSignal } = {}): Promise<TaskView> {
    await this.#until(
      taskId,
      (task) => task.endedMs !== undefined || task.refused !== undefined,
      options.signal,
    )
    return this.task(taskId)!
  }

  /**
   * Cancels a task. Receipted work is still checked and paid; the rest of the escrow is refunded. @throws
   * API_NOT_FOUND
   */
  cancel(taskId: Hex): void {
    const task = this.#context.records.task(taskId)
    if (task.cancelled || task.endedMs !== undefined) return
    const cancelled = { why: 'the owner cancelled it' }
    this.#context.records.tasks.change(taskId, (each) => ({ ...each, cancelled }))
    this.#context.note(taskId, { step: 'cancelling' })
    this.#wake(taskId)
  }

  /** Returns the folder with the results of all parts; undefined while the task runs. @throws API_NOT_FOUND */
  results(taskId: Hex): string | undefined {
    const { endedMs } = this.#context.records.task(taskId)
    return endedMs === undefined ? undefined : resultFolder(this.#context.dir, taskId, 'merged')
  }

  /**
   * Quotes a task: its cost, the nodes that would bid, and why the others would not. Asks the nodes of its class;
   * posts nothing.
   *
   * @throws SPEC_* for what cannot be posted
   */
  async quote(prescription: BatchPrescription, folder?: string, signal?: AbortSignal): Promise<Quote> {
    return quoteTask(this.#context, prescription, { folder, signal })
  }

  /**
   * Quotes a stream: the price of its requests, what it binds and whom it trusts, and the nodes that could serve it. Sends
   * nothing.
   *
   * @throws SPEC_* for what cannot be opened
   */
  async quoteStream(prescription: StreamPrescription, shape?: AskedShape): Promise<StreamTaskQuote> {
    return quoteStream(this.#context, prescription, shape)
  }

  /** Returns the log of a part from an offset. */
  logs(taskId: Hex, part: number, offset?: number, maxBytes?: number): { bytes: Buffer; nextOffset: number } {
    this.#context.records.task(taskId)
    return this.#logs.read(taskId, part, offset, maxBytes)
  }

  /** Returns when a byte of a log was written, and the offset up to which this holds. */
  logWrittenAt(taskId: Hex, part: number, offset: number): { atMs: number; until: number } {
    return this.#logs.writtenAt(taskId, part, offset)
  }

  async #until(
    taskId: Hex,
    holds: (task: ClientTask) => boolean,
    signal: AbortSignal | undefined,
  ): Promise<ClientTask> {
    for (;;) {
      const task = this.#context.records.task(taskId)
      if (holds(task)) return task
      signal?.throwIfAborted()
      await this.#nextChange(taskId, signal)
    }
  }

  async #nextChange(of: Hex | 'any', signal: AbortSignal | undefined): Promise<void> {
    const waiting = this.#waiting.get(of) ?? new Set()
    this.#waiting.set(of, waiting)
    await new Promise<void>((resolve) => {
      const wake = () => {
        waiting.delete(wake)
        if (waiting.size === 0 && this.#waiting.get(of) === waiting) this.#waiting.delete(of)
        signal?.removeEventListener('abort', wake)
        resolve()
      }
      waiting.add(wake)
      signal?.addEventListener('abort', wake, { once: true })
    })
  }

  #tell(...changed: (Hex | 'any')[]): void {
    for (const each of changed) for (const wake of this.#waiting.get(each) ?? []) wake()
  }

  #wake(taskId: Hex, part?: number): void {
    if (!this.#isStarted) return
    this.#reconciler.wake(part === undefined ? taskId : `${taskId}/${part}`)
  }

  /** Notifies the waiters, and evicts the memory of a task that is over. */
  #look(taskId: Hex): void {
    const { records, books, activity, progress, ledger } = this.#context
    this.#tell(taskId, 'any')
    const task = records.tasks.get(taskId)
    if (!task || records.isUnderWay(taskId)) return
    books.close(taskId)
    this.#context.refusals.close(taskId)
    activity.forget(taskId, task.terms.parts * task.terms.replicas)
    progress.forget(taskId, task.terms.parts * task.terms.replicas)
    for (const key of this.#context.standBys.keys())
      if (key.startsWith(`${taskId}/`)) this.#context.standBys.delete(key)
    if (task.refused || (task.lockReleased && ledger.task(taskId)?.status === 'ended'))
      this.#watched.delete(taskId)
  }

  /** Wakes the parts of an operator that lost its surety: they may be void. */
  #wakeExecutedBy(operator: string): void {
    const { ledger } = this.#context
    for (const taskId of this.#watched)
      for (const { part, executor } of ledger.parts(taskId))
        if (executor === operator.toLowerCase() && ledger.task(taskId)?.status === 'awarded')
          this.#wake(taskId, part)
  }

  /** Wakes the parts that run at a peer whose connection was lost: its machine may be down. */
  #wakeExecutedAt(peerId: PeerId): void {
    const { ledger } = this.#context
    for (const taskId of this.#watched)
      for (const { part, status, bidHash } of ledger.parts(taskId)) {
        const stored = status === 'running' ? bidOf(this.#context, taskId, bidHash) : undefined
        if (stored && peerOfBid(this.#context, stored) === peerId) this.#wake(taskId, part)
      }
  }

  #onChange({ events }: LedgerChange): void {
    const { ledger } = this.#context
    const woken = new Set<Hex>()
    for (const event of events) {
      if (event.name === 'SuretyLost') this.#wakeExecutedBy(event.args.operator)
      const args = event.args as { taskId?: Hex; deliveryId?: Hex; part?: number }
      const taskId = args.taskId ?? (args.deliveryId && ledger.delivery(args.deliveryId)?.delivery.taskId)
      if (!taskId || !this.#watched.has(taskId)) continue
      woken.add(taskId)
      if (event.name === 'PartDeclined' || event.name === 'PartCut') noteReturn(this.#context, taskId, event)
      if (event.name === 'ChallengeAnswered') {
        const { assignment } = ledger.part(taskId, args.part!)!
        this.#context.activity.recordSignOfLife(taskId, args.part!, assignment)
      }
      const part = args.part ?? (args.deliveryId && ledger.delivery(args.deliveryId)?.delivery.part)
      if (typeof part === 'number' && ledger.task(taskId)?.status === 'awarded') this.#wake(taskId, part)
    }
    for (const taskId of woken) this.#wake(taskId)
    this.#tell(...woken, 'any')
  }
}
