import path from 'node:path'
import { type Hex, taskIdOf } from '@muster-network/chain'
import { type BatchPrescription, MusterError, type TokenAmount } from '@muster-network/core'
import type { LedgerChange } from '../ledger/Ledger.ts'
import { hintOf } from '../ledger/placeOnChain.ts'
import { Jobs } from '../role/Jobs.ts'
import { Lanes } from '../role/Lanes.ts'
import type { Role, RoleContext } from '../role/RoleContext.ts'
import { advancePart, advanceTask } from './advanceTask.ts'
import type { ClientContext, ClientOptions } from './ClientContext.ts'
import { ClientStore } from './ClientStore.ts'
import type { ClientTask } from './ClientTask.ts'
import { Books } from './collect/Books.ts'
import { Refusals } from './collect/Refusals.ts'
import { keepJudge } from './copies/compareCopies.ts'
import { PartKeys } from './pack/PartKeys.ts'
import { closeDraft, forgetDraft, nameTask, packTask } from './pack/packTask.ts'
import { PlaceNews } from './place/PlaceNews.ts'
import { escrowOf } from './post/escrowOf.ts'
import { onceThatWorks, planFacts, readPayFunctions } from './post/planFacts.ts'
import { planTask } from './post/planTask.ts'
import { type Quote, quoteTask } from './quote/quoteTask.ts'
import { resultFolder } from './result/mergeResults.ts'
import { serveCalls } from './serveCalls.ts'
import { type TaskView, viewTask } from './TaskView.ts'
import { Heard } from './watch/Heard.ts'
import { PartLogs } from './watch/PartLogs.ts'

export type SubmitOptions = {
  /** Refuse to post when more than this would be taken from the wallet, the deposit included. */
  maxSpend?: TokenAmount
  signal?: AbortSignal
}

/**
 * The client's side of batch tasks: packs, posts, collects bids, awards, hands keys over, watches, fetches and accepts
 * results, ends. Everything is on disk before it is acted on; a restart looks at every task that has not ended.
 */
export class ClientRole implements Role {
  readonly name = 'client'
  readonly #context: ClientContext
  readonly #logs: PartLogs
  readonly #jobs: Jobs
  readonly #placeNews: PlaceNews
  readonly #watched = new Set<Hex>()
  /** Who waits for a change of a task, or of any. */
  readonly #waiting = new Map<Hex | 'any', Set<() => void>>()
  /** Many tasks at once are posted a few at a time: the end of the bidding is part of what is posted, and must be fresh. */
  readonly #posting = new Lanes(16)
  #isStarted = false

  constructor(context: RoleContext, options: ClientOptions) {
    const kept = new ClientStore(context.store)
    this.#context = {
      ...context,
      kept,
      books: new Books(kept),
      refusals: new Refusals(kept.refusals),
      heard: new Heard(context.nowMs),
      keys: new PartKeys(path.join(context.dir, 'client-keys'), context.identity),
      options: { silentAfterMs: 3_000, patienceSeconds: 20, ...options },
      wake: (taskId, part) => this.#wake(taskId, part),
      payFunctions: onceThatWorks(() => readPayFunctions(context)),
    }
    this.#placeNews = new PlaceNews(this.#context)
    this.#logs = new PartLogs(path.join(context.dir, 'logs'), kept)
    this.#jobs = new Jobs({
      name: 'client',
      logger: context.logger,
      advance: async (key) => {
        const [taskId, part] = key.split('/') as [Hex, string?]
        const next = await (part === undefined
          ? advanceTask(this.#context, taskId)
          : advancePart(this.#context, taskId, Number(part)))
        if (part === undefined) this.#look(taskId)
        return next
      },
    })
    context.ledger.onChange((change) => this.#onChange(change))
    serveCalls(this.#context, this.#logs, (signal) => this.#nextChange('any', signal))
  }

  async start(): Promise<void> {
    const { kept } = this.#context
    for (const { id } of kept.drafts.open()) {
      const became = kept.drafts.get(id)?.keys.some((name) => kept.tasks.get(name.split('/')[0]!))
      await (became ? closeDraft(this.#context, id) : forgetDraft(this.#context, id))
    }
    this.#isStarted = true
    this.#placeNews.start()
    for (const { id } of kept.tasks.open()) {
      this.#watched.add(id as Hex)
      this.#wake(id as Hex)
    }
  }

  async stop(): Promise<void> {
    await this.#placeNews.stop()
    await this.#jobs.stop()
    this.#context.refusals.stop()
    for (const waiting of this.#waiting.values()) for (const wake of waiting) wake()
  }

  /**
   * Packs and records a task, and has it posted. Resolves with its id as soon as the chain has taken it; it goes on by
   * itself from there.
   *
   * @throws SPEC_*, SPEC_OVER_BUDGET, CHAIN_FUNDS, CHAIN_REVERTED when it was refused; nothing was paid then
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
      const { manifest, terms } = planTask(
        prescription,
        packed.parts.map(({ blob }) => blob),
        { ...(await planFacts(context)), judgeHash: packed.judgeHash },
      )
      const escrow = escrowOf(terms)
      if (options.maxSpend !== undefined && escrow > options.maxSpend)
        throw new MusterError(
          'SPEC_OVER_BUDGET',
          `the task takes ${escrow} into escrow, more than ${options.maxSpend}`,
          {
            details: { escrow, maxSpend: options.maxSpend },
          },
        )
      const taskId = taskIdOf(context.chainId, context.network.addresses.market, terms)
      const hint = hintOf(context.place())
      const submittedMs = context.nowMs()
      task = {
        taskId,
        name: prescription.name,
        prescription,
        manifest,
        terms,
        hint,
        submittedMs,
      }
      await keepJudge(context, prescription, folder, taskId)
      await nameTask(context, packed, taskId)
    } catch (error) {
      await forgetDraft(context, packed.draft)
      throw error
    }
    const { taskId } = task
    context.kept.tasks.put(taskId, task)
    context.note(taskId, 'posting', { name: prescription.name, parts: packed.parts.length })
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

  /** Where a task stands; undefined when it is not of this node. */
  task(taskId: Hex): TaskView | undefined {
    const task = this.#context.kept.tasks.get(taskId)
    return task && viewTask(this.#context, task)
  }

  /** Newest first. */
  tasks(limit = 100): TaskView[] {
    return this.#context.kept.tasks.all(limit).map(({ value }) => viewTask(this.#context, value))
  }

  /** Resolves when a task has ended, whichever way, and its results are in one folder. @throws API_NOT_FOUND */
  async whenEnded(taskId: Hex, options: { signal?: AbortSignal } = {}): Promise<TaskView> {
    await this.#until(
      taskId,
      (task) => task.endedMs !== undefined || task.refused !== undefined,
      options.signal,
    )
    return this.task(taskId)!
  }

  /** Ends a task. Work that was receipted is still checked and paid; the rest comes back. @throws API_NOT_FOUND */
  cancel(taskId: Hex): void {
    const task = this.#context.kept.task(taskId)
    if (task.cancelled || task.endedMs !== undefined) return
    const cancelled = { why: 'the owner cancelled it' }
    this.#context.kept.tasks.change(taskId, (each) => ({ ...each, cancelled }))
    this.#context.note(taskId, 'cancelling', {})
    this.#wake(taskId)
  }

  /** The folder with the results of all parts; undefined while the task runs. @throws API_NOT_FOUND */
  results(taskId: Hex): string | undefined {
    const { endedMs } = this.#context.kept.task(taskId)
    return endedMs === undefined ? undefined : resultFolder(this.#context.dir, taskId, 'merged')
  }

  /**
   * What a task would cost, who could run it, who would not and why. Asks the nodes of its class for a moment; nothing is
   * posted.
   *
   * @throws SPEC_* for what cannot be posted
   */
  async quote(prescription: BatchPrescription, folder?: string, signal?: AbortSignal): Promise<Quote> {
    return quoteTask(this.#context, prescription, { folder, signal })
  }

  /** What a part printed, from an offset on. */
  logs(taskId: Hex, part: number, offset?: number, maxBytes?: number): { bytes: Buffer; nextOffset: number } {
    this.#context.kept.task(taskId)
    return this.#logs.read(taskId, part, offset, maxBytes)
  }

  async #until(
    taskId: Hex,
    holds: (task: ClientTask) => boolean,
    signal: AbortSignal | undefined,
  ): Promise<ClientTask> {
    for (;;) {
      const task = this.#context.kept.task(taskId)
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
    this.#jobs.wake(part === undefined ? taskId : `${taskId}/${part}`)
  }

  /** Tells those who wait, and lets go of what is only needed while a task runs. */
  #look(taskId: Hex): void {
    const { kept, books, heard, ledger } = this.#context
    this.#tell(taskId, 'any')
    const task = kept.tasks.get(taskId)
    if (!task || kept.isUnderWay(taskId)) return
    books.close(taskId)
    this.#context.refusals.close(taskId)
    heard.forget(taskId, task.terms.parts * task.terms.copies)
    if (task.refused || (task.lockReleased && ledger.task(taskId)?.status === 'Ended'))
      this.#watched.delete(taskId)
  }

  #onChange({ events }: LedgerChange): void {
    const { ledger } = this.#context
    const woken = new Set<Hex>()
    for (const event of events) {
      const args = event.args as { taskId?: Hex; deliveryId?: Hex; part?: number }
      const taskId = args.taskId ?? (args.deliveryId && ledger.delivery(args.deliveryId)?.delivery.taskId)
      if (!taskId || !this.#watched.has(taskId)) continue
      woken.add(taskId)
      if (event.name === 'ChallengeAnswered') {
        const { tenure } = ledger.part(taskId, args.part!)!
        this.#context.heard.isThere(taskId, args.part!, tenure)
      }
      const part = args.part ?? (args.deliveryId && ledger.delivery(args.deliveryId)?.delivery.part)
      if (typeof part === 'number' && ledger.task(taskId)?.status === 'Awarded') this.#wake(taskId, part)
    }
    for (const taskId of woken) this.#wake(taskId)
    this.#tell(...woken, 'any')
  }
}
