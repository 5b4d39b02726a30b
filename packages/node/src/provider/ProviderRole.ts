import path from 'node:path'
import { classIdOf, type Hex } from '@muster-network/chain'
import {
  detectGpus,
  type Executor,
  type Gpu,
  scoreHardware,
  type WasmProgram,
} from '@muster-network/executors'
import { TaskKeys } from '@muster-network/p2p'
import { Heartbeats } from '../presence/Heartbeats.ts'
import type { Role, RoleContext } from '../role/RoleContext.ts'
import { Records } from '../store/Records.ts'
import type { Program } from '../task/runSpecOf.ts'
import { serveProbes } from '../veto/probe/serveProbes.ts'
import { Bidding } from './bid/Bidding.ts'
import { type BidView, bidViews } from './bid/bidViews.ts'
import { serveQuotes } from './bid/serveQuotes.ts'
import { Clearing } from './clear/Clearing.ts'
import { CouncilDuty } from './council/CouncilDuty.ts'
import { Announcements } from './deliver/Announcements.ts'
import { OwnDeliveries } from './deliver/OwnDeliveries.ts'
import { SeatCalls } from './deliver/SeatCalls.ts'
import { serveSeats } from './deliver/serveSeats.ts'
import { type Earnings, earningsOf } from './earn/earningsOf.ts'
import { paidLately } from './earn/paidLately.ts'
import { type PriceRange, suggestPrice } from './earn/suggestPrice.ts'
import { Withdrawals } from './earn/Withdrawals.ts'
import { PartKeys } from './keys/PartKeys.ts'
import { goLive, nodeIdFor } from './offer/goLive.ts'
import { OwnerFirst } from './owner/OwnerFirst.ts'
import type { Provider } from './Provider.ts'
import { type Listeners, routeEvent } from './routeEvent.ts'
import { Checkpoints } from './run/Checkpoints.ts'
import { DiskBound } from './run/DiskBound.ts'
import { LivenessAnswers } from './run/LivenessAnswers.ts'
import { type RunView, runViews } from './run/runViews.ts'
import { Statements } from './run/Statements.ts'
import { keptSettings } from './settings/keptSettings.ts'
import { changeSettings, ProviderSettings, type SettingsChange } from './settings/ProviderSettings.ts'
import { type Tenure, tenureKey } from './tenure/Tenure.ts'
import { Tenures } from './tenure/Tenures.ts'

export type ProviderOptions = {
  /** How often this node says that it is there. */
  heartbeatMs?: number
  executor: Executor<Program>
  /** Runs what is always wasm: clients' checkers, and probes. */
  checker: Executor<WasmProgram>
  /** What a provider starts with; whatever its owner changes is kept and counts from then on. */
  settings?: SettingsChange
}

/** The provider's side of batch tasks: bids, stages, runs, delivers, sits on councils, settles, clears away. */
export class ProviderRole implements Role {
  readonly name = 'provider'
  readonly nodeId: Hex
  readonly #context: RoleContext
  readonly #options: ProviderOptions
  readonly #provider: Provider
  readonly #settings: Records<ProviderSettings>
  readonly #listeners: Listeners
  readonly #checkpoints: Checkpoints
  readonly #disk: DiskBound
  readonly #owner: OwnerFirst
  readonly #heartbeats: Heartbeats
  #gpus: readonly Gpu[] = []
  #measuredScore = 0
  #current: ProviderSettings | undefined
  #isStarted = false

  constructor(context: RoleContext, options: ProviderOptions) {
    this.#context = context
    this.#options = options
    this.#settings = keptSettings(context.store)
    const keys = TaskKeys.open(path.join(context.dir, 'keys'), context.identity)
    keys.catch(() => {})
    const provider: Provider = {
      context,
      executor: options.executor,
      checker: options.checker,
      gpus: () => this.#gpus,
      keys: new PartKeys(keys),
      settings: () => this.settings(),
      tenures: new Records(context.store, 'tenure'),
      deliveries: new Records(context.store, 'own-delivery'),
    }
    this.#provider = provider
    this.nodeId = nodeIdFor(provider)
    const bidding = new Bidding(provider, {
      nodeId: this.nodeId,
      score: () => this.score(),
      isHeld: () => this.#owner.holds,
    })
    const statements = new Statements(provider)
    const checkpoints = new Checkpoints(provider, { leave: (key, reason) => tenures.leave(key, reason) })
    const disk = new DiskBound(provider)
    const clearing = new Clearing(provider, keys)
    const tenures = new Tenures(provider, {
      bidFor: (taskId) => bidding.bidFor(taskId),
      onRunning: (key) => {
        statements.wake(key)
        checkpoints.wake(key)
        disk.wake(key)
      },
      onEnded: (key) => statements.wake(key),
      onCleared: (taskId) => clearing.onCleared(taskId),
      offerState: (tenure, segments) => this.#offerState(tenure, segments),
    })
    const deliveries = new OwnDeliveries(provider, { onClosed: (key) => tenures.wake(key) })
    this.#checkpoints = checkpoints
    this.#disk = disk
    this.#owner = new OwnerFirst(provider, {
      isHeldElsewhere: (runId) => checkpoints.held.has(runId),
      onYield: (runId, reason, captured) => {
        if (captured) checkpoints.onCaptured(runId, captured)
        tenures.leaveRun(runId, reason)
      },
    })
    this.#listeners = {
      bidding,
      tenures,
      statements,
      liveness: new LivenessAnswers(provider),
      deliveries,
      announcements: new Announcements(provider, { onAccepted: (id) => deliveries.wake(id) }),
      seatCalls: new SeatCalls(provider),
      council: new CouncilDuty(provider),
      withdrawals: new Withdrawals(provider),
      clearing,
    }
    this.#heartbeats = new Heartbeats(context, {
      nodeId: this.nodeId,
      className: options.executor.facts.class,
      busy: () => this.#busy(),
      ...(options.heartbeatMs !== undefined && { everyMs: options.heartbeatMs }),
    })
    serveSeats(provider, (deliveryId) => deliveries.wake(deliveryId))
    serveProbes(context, options.checker)
    serveQuotes(provider, bidding)
  }

  async start(): Promise<void> {
    const { ledger, sender } = this.#context
    const { score, kinds } = this.settings()
    if (score === undefined || kinds.includes('container')) this.#gpus = await detectGpus()
    this.#measuredScore = scoreHardware(this.#gpus).octaneBench
    await this.#listeners.clearing.start()
    // where we can be reached may have changed
    if (this.settings().state !== 'off') await this.#list()
    await this.#owner.start()
    this.#isStarted = true
    ledger.onChange(({ events }) => {
      if (this.#isStarted) for (const event of events) routeEvent(this.#provider, this.#listeners, event)
    })
    for (const { taskId, part } of ledger.partsOf(sender.address))
      this.#listeners.tenures.takeUp(taskId, part)
    const { clearing: _, liveness, tenures, deliveries, ...others } = this.#listeners
    for (const each of [liveness, tenures, deliveries, this.#checkpoints, this.#disk]) each.start()
    for (const each of Object.values(others)) each.start()
    this.#heartbeats.start()
  }

  /** Runs go on without us; the next start finds them. */
  async stop(): Promise<void> {
    this.#isStarted = false
    await this.#heartbeats.stop()
    await this.#owner.stop()
    const all = [...Object.values(this.#listeners), this.#checkpoints, this.#disk]
    await Promise.all(all.map((each) => each.stop()))
  }

  settings(): ProviderSettings {
    this.#current ??= this.#readSettings()
    return this.#current
  }

  #readSettings(): ProviderSettings {
    const kept = this.#settings.get('provider')
    // what an older version kept lacks what has been added since
    if (kept) return ProviderSettings.parse(kept)
    return changeSettings(ProviderSettings.parse({}), this.#options.settings ?? {})
  }

  /** Keeps and applies what the owner has changed; listing and stake follow with the next `goLive`. */
  async changeSettings(change: SettingsChange): Promise<ProviderSettings> {
    const settings = changeSettings(this.settings(), change)
    this.#settings.put('provider', settings)
    this.#current = settings
    if (this.#isStarted) await this.#owner.start()
    return settings
  }

  /** Lists this machine and begins to bid. Safe to call again, and at every start. */
  async goLive(options: { maxStakeWei?: bigint } = {}): Promise<void> {
    await this.#list(options)
    await this.changeSettings({ state: 'on' })
    if (this.#isStarted) this.#listeners.bidding.start()
  }

  async #list(options: { maxStakeWei?: bigint } = {}): Promise<void> {
    await goLive(this.#provider, { ...options, score: this.score() })
  }

  /** Holds what runs until `resume`. */
  async pause(): Promise<void> {
    await this.changeSettings({ state: 'paused' })
  }

  async resume(): Promise<void> {
    await this.changeSettings({ state: 'on' })
  }

  /** Ends what runs and takes nothing new. Council duty goes on while the bond stands. */
  async drain(): Promise<void> {
    await this.changeSettings({ state: 'draining' })
  }

  /** Gives the machine back now: runs leave with their last receipted state. */
  async turnOff(): Promise<void> {
    await this.changeSettings({ state: 'off' })
  }

  #busy(): { load: number; freeSlots: number; running: number } {
    const { slots } = this.settings().limits
    const running = this.tenures().filter(({ runs, idle }) => runs.length > 0 && !idle).length
    return { load: Math.min(1, running / slots), freeSlots: Math.max(0, slots - running), running }
  }

  score(): number {
    return this.settings().score ?? this.#measuredScore
  }

  /** Why no new work is taken just now, if the owner comes first. */
  get heldWhy(): string | undefined {
    return this.#owner.holds ? (this.#owner.why ?? 'the owner asked for it') : undefined
  }

  /** Parts that were awarded to this machine and are not over, oldest first. */
  tenures(): Tenure[] {
    return this.#provider.tenures.open().map(({ value }) => value)
  }

  runs(): Promise<RunView[]> {
    return runViews(this.#provider)
  }

  /** What others were paid lately for work of this machine's class. */
  priceRange(): PriceRange | undefined {
    return suggestPrice(this.#context.ledger, classIdOf(this.#options.executor.facts.class))
  }

  /** What all machines of this one's class were paid in the day before `now` (seconds), and how many there are. */
  paidLately(now: number): { paidWei: bigint; machines: number } {
    return paidLately(this.#context.ledger, classIdOf(this.#options.executor.facts.class), now)
  }

  bids(limit = 100): BidView[] {
    return bidViews(this.#provider, this.#listeners.bidding.records.all(limit))
  }

  duties() {
    return this.#listeners.council.all()
  }

  earnings(): Earnings {
    const { ledger, sender } = this.#context
    return earningsOf(ledger, sender.address, ({ delivery: { taskId, part, tenure } }) => {
      return this.#provider.tenures.get(tenureKey({ taskId, part, number: tenure }))?.bid.price
    })
  }

  /** Brings what the market owes into the wallet. */
  withdraw(token: Hex = this.#context.network.addresses.token): Promise<bigint> {
    return this.#listeners.withdrawals.withdraw(token)
  }

  async #offerState(tenure: Tenure, segments?: number): Promise<void> {
    try {
      await this.#checkpoints.offer(tenure, segments === undefined ? {} : { segments })
    } catch (error) {
      const { taskId, part } = tenure
      this.#context.logger.debug({ taskId, part, error }, 'the client did not sign for a state')
    }
  }
}
