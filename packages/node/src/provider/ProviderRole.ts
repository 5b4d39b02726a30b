import path from 'node:path'
import { classIdOf, type Hex, lowerHex } from '@muster-network/chain'
import {
  detectGpus,
  type Executor,
  type Gpu,
  scoreHardware,
  type WasmProgram,
} from '@muster-network/executors'
import { TaskKeys } from '@muster-network/p2p'
import { describeJail, type Jail, jailsOf } from '../ledger/jailsOf.ts'
import { Heartbeats } from '../presence/Heartbeats.ts'
import { type CpuTimes, OwnLoad } from '../role/OwnLoad.ts'
import type { Role, RoleContext } from '../role/RoleContext.ts'
import { Records } from '../store/Records.ts'
import { ModelFolders } from '../task/ModelFolders.ts'
import type { Program } from '../task/runSpecOf.ts'
import { standBy } from '../wire/calls.ts'
import { type Assignment, assignmentKey } from './Assignment.ts'
import { Assignments } from './assignment/Assignments.ts'
import { Bidding } from './bid/Bidding.ts'
import { type BidView, bidViews } from './bid/bidViews.ts'
import { serveQuotes } from './bid/serveQuotes.ts'
import { CouncilDuty } from './council/CouncilDuty.ts'
import { DataRetention } from './DataRetention.ts'
import { Announcements } from './deliver/Announcements.ts'
import { OwnDeliveries } from './deliver/OwnDeliveries.ts'
import { type Earnings, earningsOf } from './earn/earningsOf.ts'
import { paidLately } from './earn/paidLately.ts'
import { type PriceRange, suggestPrice } from './earn/suggestPrice.ts'
import { Withdrawals } from './earn/Withdrawals.ts'
import { OwnerFirst } from './OwnerFirst.ts'
import { goLive, nodeIdFor } from './offer/goLive.ts'
import { JailReturn } from './offer/JailReturn.ts'
import { Listing } from './offer/Listing.ts'
import { serveProbes } from './offer/serveProbes.ts'
import { PartKeys } from './PartKeys.ts'
import type { Provider } from './Provider.ts'
import { type Listeners, routeEvent } from './routeEvent.ts'
import { Checkpoints } from './run/Checkpoints.ts'
import { LivenessAnswers } from './run/LivenessAnswers.ts'
import { ProgressReports } from './run/ProgressReports.ts'
import { type RunView, runViews } from './run/runViews.ts'
import { SeatNotifications } from './serve/SeatNotifications.ts'
import { serveSeats } from './serve/serveSeats.ts'
import { changeSettings, ProviderSettings, type SettingsChange } from './settings/ProviderSettings.ts'
import { settingsStore } from './settings/settingsStore.ts'
import { StateEviction } from './states/StateEviction.ts'
import { IncomeBook } from './stream/IncomeBook.ts'
import { StreamPay } from './stream/money/StreamPay.ts'
import { RunningServices } from './stream/prepare/RunningServices.ts'
import { ReceiptKeys } from './stream/ReceiptKeys.ts'
import { Subscriptions } from './stream/Subscriptions.ts'
import { serveAsks } from './stream/serveAsks.ts'
import { serveConfirmations } from './stream/serveConfirmations.ts'
import { type StreamView, streamViews } from './stream/streamViews.ts'

export type ProviderOptions = {
  /** Interval between heartbeats. */
  heartbeatMs?: number
  executor: Executor<Program>
  /** Runs clients' checkers and probes, which are always wasm. */
  checker: Executor<WasmProgram>
  /** Reads the CPU times of this process; by default those that the system counts. */
  cpuTimes?: () => CpuTimes
  /** Settings of the first start. Changes by the owner are stored and override them from then on. */
  settings?: SettingsChange
  /** The longest time that an ask of a stream waits for a voucher. */
  payWaitMs?: number
}

/**
 * The provider's side of tasks: bids, stages, runs, delivers, serves on councils, settles and cleans up; joins streams and answers their
 * requests.
 */
export class ProviderRole implements Role {
  readonly name = 'provider'
  readonly nodeId: Hex
  readonly #context: RoleContext
  readonly #options: ProviderOptions
  readonly #provider: Provider
  readonly #settings: Records<ProviderSettings>
  readonly #listeners: Listeners
  readonly #checkpoints: Checkpoints
  readonly #disk: StateEviction
  readonly #owner: OwnerFirst
  readonly #heartbeats: Heartbeats
  readonly #income: IncomeBook
  #gpus: readonly Gpu[] = []
  #measuredScore = 0
  #current: ProviderSettings | undefined
  #isStarted = false

  constructor(context: RoleContext, options: ProviderOptions) {
    this.#context = context
    this.#options = options
    this.#settings = settingsStore(context.store)
    const keys = TaskKeys.open(path.join(context.dir, 'keys'), context.identity)
    keys.catch(() => {})
    const provider: Provider = {
      context,
      executor: options.executor,
      checker: options.checker,
      gpus: () => this.#gpus,
      streamCards: () => services.cards,
      keys: new PartKeys(keys),
      settings: () => this.settings(),
      assignments: new Records(context.store, 'assignment'),
      deliveries: new Records(context.store, 'own-delivery'),
    }
    this.#provider = provider
    this.nodeId = nodeIdFor(provider)
    const income = new IncomeBook(path.join(context.dir, 'income'), context)
    this.#income = income
    const services = new RunningServices(
      provider,
      new ModelFolders(path.join(context.dir, 'models'), context),
    )
    const subscriptions = new Subscriptions(provider, {
      ...{ nodeId: this.nodeId, services, income },
      receiptKeys: new ReceiptKeys(path.join(context.dir, 'receipt-keys')),
      isBlocked: () => this.#isBlocked(),
      busySlots: () => provider.assignments.open().filter(({ value }) => !value.idle).length,
      onMoney: (streamId) => streamPay.wake(streamId),
      ...(options.payWaitMs !== undefined && { payWaitMs: options.payWaitMs }),
    })
    const served = (streamId: Hex) => subscriptions.served(streamId)
    const streamPay = new StreamPay(provider, { records: subscriptions.records, income, served })
    const bidding = new Bidding(provider, {
      nodeId: this.nodeId,
      score: () => this.score(),
      isBlocked: () => this.#isBlocked(),
      streamSlots: () => subscriptions.slots,
    })
    const progressReports = new ProgressReports(provider)
    const checkpoints = new Checkpoints(provider, { leave: (key, reason) => assignments.leave(key, reason) })
    const disk = new StateEviction(provider)
    const retention = new DataRetention(provider, keys)
    const assignments = new Assignments(provider, {
      bidFor: (taskId) => bidding.bidFor(taskId),
      onRunning: (key) => {
        progressReports.wake(key)
        checkpoints.wake(key)
        disk.wake(key)
      },
      onEnded: (key) => progressReports.wake(key),
      onCleared: (taskId) => retention.onCleared(taskId),
      offerState: (assignment, segments) => this.#offerState(assignment, segments),
    })
    const deliveries = new OwnDeliveries(provider, { onClosed: (key) => assignments.wake(key) })
    this.#checkpoints = checkpoints
    this.#disk = disk
    this.#owner = new OwnerFirst(provider, {
      isPausedElsewhere: (runId) => checkpoints.pausedRuns.has(runId),
      serviceCpuMs: () => services.cpuMs(),
      onYield: (runId, reason, captured) => {
        if (captured) checkpoints.onCaptured(runId, captured)
        assignments.leaveRun(runId, reason)
      },
    })
    this.#listeners = {
      bidding,
      assignments,
      progressReports,
      liveness: new LivenessAnswers(provider),
      deliveries,
      announcements: new Announcements(provider, { onAccepted: (id) => deliveries.wake(id) }),
      seatNotifications: new SeatNotifications(provider),
      council: new CouncilDuty(provider, new OwnLoad(options.cpuTimes)),
      withdrawals: new Withdrawals(provider),
      retention,
      listing: new Listing(provider, { score: () => this.score() }),
      jail: new JailReturn(provider, {
        onReturned: async () => {
          if (this.settings().state !== 'off') await this.#list()
        },
      }),
      subscriptions,
      streamPay,
    }
    this.#heartbeats = new Heartbeats(context, {
      nodeId: this.nodeId,
      className: options.executor.facts.class,
      busy: () => this.#busy(),
      ...(options.heartbeatMs !== undefined && { everyMs: options.heartbeatMs }),
    })
    context.peer.handle(standBy, async (asked, { peerId }) => {
      assignments.standBy(asked, peerId)
      return {}
    })
    serveSeats(provider, (deliveryId) => deliveries.wake(deliveryId))
    serveProbes(context, options.checker)
    serveQuotes(provider, bidding)
    serveAsks(context, served)
    serveConfirmations(context, served)
  }

  async start(): Promise<void> {
    const { ledger, sender } = this.#context
    const { score, kinds } = this.settings()
    if (score === undefined || kinds.includes('container')) this.#gpus = await detectGpus()
    this.#measuredScore = scoreHardware(this.#gpus).octaneBench
    await this.#listeners.retention.start()
    // our endpoint may have changed
    if (this.settings().state !== 'off') await this.#list()
    await this.#owner.start()
    this.#isStarted = true
    ledger.onChange(({ events }) => {
      if (this.#isStarted) for (const event of events) routeEvent(this.#provider, this.#listeners, event)
    })
    for (const { taskId, part } of ledger.partsOf(sender.address))
      this.#listeners.assignments.addAwarded(taskId, part)
    const { retention: _, liveness, assignments, deliveries, ...others } = this.#listeners
    for (const each of [liveness, assignments, deliveries, this.#checkpoints, this.#disk]) each.start()
    for (const each of Object.values(others)) each.start()
    this.#heartbeats.start()
  }

  /** Leaves runs running; the next start finds them. */
  async stop(): Promise<void> {
    this.#isStarted = false
    await this.#heartbeats.stop()
    await this.#owner.stop()
    const all = [...Object.values(this.#listeners), this.#checkpoints, this.#disk]
    await Promise.all(all.map((each) => each.stop()))
    await this.#income.stop()
  }

  settings(): ProviderSettings {
    this.#current ??= this.#readSettings()
    return this.#current
  }

  #readSettings(): ProviderSettings {
    const stored = this.#settings.get('provider')
    // settings stored by an older version lack the newer fields
    if (stored) return ProviderSettings.parse(withoutPriceHint(stored))
    return changeSettings(ProviderSettings.parse({}), this.#options.settings ?? {})
  }

  /** Stores and applies the owner's change. The listing follows by itself; the next `goLive` updates the stake. */
  async changeSettings(change: SettingsChange): Promise<ProviderSettings> {
    const settings = changeSettings(this.settings(), change)
    this.#settings.put('provider', settings)
    this.#current = settings
    if (this.#isStarted) {
      this.#listeners.listing.wake('listing')
      await this.#owner.start()
      this.#listeners.subscriptions.wakeAll()
    }
    return settings
  }

  /** Lists this machine and starts bidding. Idempotent: safe to call at every start. */
  async goLive(options: { maxStakeWei?: bigint } = {}): Promise<void> {
    await this.#list(options)
    await this.changeSettings({ state: 'on' })
    if (this.#isStarted) this.#listeners.bidding.start()
  }

  async #list(options: { maxStakeWei?: bigint } = {}): Promise<void> {
    await goLive(this.#provider, { ...options, score: this.score() })
  }

  /** Pauses all runs until `resume`. */
  async pause(): Promise<void> {
    await this.changeSettings({ state: 'paused' })
  }

  async resume(): Promise<void> {
    await this.changeSettings({ state: 'on' })
  }

  /** Finishes the current runs and accepts no new work. Council duty continues while the bond is in place. */
  async drain(): Promise<void> {
    await this.changeSettings({ state: 'draining' })
  }

  /** Frees the machine now: every run leaves with its last receipted checkpoint. */
  async turnOff(): Promise<void> {
    await this.changeSettings({ state: 'off' })
  }

  #busy(): { load: number; freeSlots: number; running: number } {
    const { slots } = this.settings().limits
    const runs = this.assignments().filter(({ runs, idle }) => runs.length > 0 && !idle).length
    const running = runs + this.#listeners.subscriptions.slots
    return { load: Math.min(1, running / slots), freeSlots: Math.max(0, slots - running), running }
  }

  #isBlocked(): boolean {
    return this.#owner.blocksNewWork || this.#listeners.jail.untilMs !== undefined
  }

  score(): number {
    return this.settings().score ?? this.#measuredScore
  }

  /** This operator's jail: until when, and why; undefined when it is not jailed. */
  get jail(): Jail | undefined {
    const { ledger, sender } = this.#context
    return jailsOf(ledger).get(lowerHex(sender.address))
  }

  /** Why no new work is accepted, while a jail or the owner's rules prevent it. */
  get pauseReason(): string | undefined {
    const { jail } = this
    if (jail) return `jailed ${describeJail(jail)}; this node returns by itself`
    return this.#owner.blocksNewWork ? (this.#owner.why ?? 'the owner asked for it') : undefined
  }

  /** Open assignments of this machine, oldest first. */
  assignments(): Assignment[] {
    return this.#provider.assignments.open().map(({ value }) => value)
  }

  runs(): Promise<RunView[]> {
    return runViews(this.#provider, (key) => this.#listeners.progressReports.shareOf(key))
  }

  /** Recent prices for work of this machine's class. */
  priceRange(): PriceRange | undefined {
    const { class: className } = this.#options.executor.facts
    return suggestPrice(this.#context.ledger, { classId: classIdOf(className), className })
  }

  /** Pay of all machines of this class in the 24 hours before `now` (seconds), and the number of those machines. */
  paidLately(now: number): { paidWei: bigint; machines: number } {
    return paidLately(this.#context.ledger, classIdOf(this.#options.executor.facts.class), now)
  }

  bids(limit = 100): BidView[] {
    return bidViews(this.#provider, this.#listeners.bidding.records.all(limit))
  }

  /** The streams that this machine has decided about, newest first. */
  streams(limit = 100): StreamView[] {
    return streamViews(this.#provider, this.#listeners.subscriptions, limit)
  }

  duties() {
    return this.#listeners.council.all()
  }

  earnings(): Earnings {
    const { ledger, sender } = this.#context
    return earningsOf(ledger, sender.address, ({ delivery: { taskId, part, assignment } }) => {
      return this.#provider.assignments.get(assignmentKey({ taskId, part, number: assignment }))?.bid.price
    })
  }

  /** Withdraws the balance that the market owes into the wallet. */
  withdraw(token: Hex = this.#context.network.addresses.token): Promise<bigint> {
    return this.#listeners.withdrawals.withdraw(token)
  }

  async #offerState(assignment: Assignment, segments?: number): Promise<void> {
    try {
      await this.#checkpoints.offer(assignment, segments === undefined ? {} : { segments })
    } catch (error) {
      const { taskId, part } = assignment
      this.#context.logger.debug(
        { taskId, part, error },
        'the client did not sign a receipt for a checkpoint',
      )
    }
  }
}

/** Older versions stored a listed price of its own, which had nothing to do with the bids. */
function withoutPriceHint(stored: object): object {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => name !== 'priceHint'))
}
