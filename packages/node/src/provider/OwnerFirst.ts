import {
  type Checkpoint,
  OtherCpuLoad,
  OwnerGuard,
  type OwnerRules,
  type Run,
  readOwnerFacts,
} from '@muster-network/executors'
import type { Provider } from './Provider.ts'

const everyMs = 700

export type OwnerFirstOptions = {
  /** Whether a run is paused for another reason, so that the owner's rules must not resume it. */
  isPausedElsewhere(runId: string): boolean
  /** A run had to leave the machine. `captured` is its last state, if the capture succeeded in time. */
  onYield(runId: string, reason: string, captured: Checkpoint | undefined): void
  /** The processor time of each service of a stream, which is strangers' work too. */
  serviceCpuMs(): Promise<[string, number][]>
}

/** Pauses or stops strangers' work by the owner's rules. Changed settings apply at once. */
export class OwnerFirst {
  readonly #provider: Provider
  readonly #options: OwnerFirstOptions
  readonly #otherCpuLoad = new OtherCpuLoad()
  #guard: OwnerGuard | undefined

  constructor(provider: Provider, options: OwnerFirstOptions) {
    this.#provider = provider
    this.#options = options
  }

  /** Whether the owner's rules block new work now. */
  get blocksNewWork(): boolean {
    return this.#guard !== undefined && this.#guard.decision.action !== 'run'
  }

  get why(): string | undefined {
    return this.#guard?.decision.reason
  }

  /** Starts, or restarts with changed settings. */
  async start(): Promise<void> {
    await this.#guard?.stop()
    const { executor, settings, context } = this.#provider
    const { owner, state } = settings()
    const { onYield, isPausedElsewhere } = this.#options
    const runs = async () => (await executor.list()).filter((run: Run) => !isPausedElsewhere(run.id))
    this.#guard = new OwnerGuard({
      rules: owner,
      readFacts: () => this.#readFacts(owner),
      runs,
      onYield: (run, { reason, checkpoint }) => onYield(run.id, reason, checkpoint),
      everyMs,
      logger: context.logger,
    })
    await this.#guard.request(state === 'paused' ? 'pause' : state === 'off' ? 'yield' : undefined)
    this.#guard.start()
  }

  async #readFacts({ pauseAboveLoad, maxTemperatureC }: OwnerRules) {
    return readOwnerFacts({
      isOurs: () => false,
      watchesHeat: maxTemperatureC !== null,
      ...(pauseAboveLoad !== null && { otherCpuLoad: this.#otherCpuLoad.sample(await this.#ownMs()) }),
    })
  }

  /** Processor time of this process, of all its runs and of all services. */
  async #ownMs(): Promise<Map<string, number>> {
    const { user, system } = process.cpuUsage()
    const runs = await this.#provider.executor.list()
    const used = await Promise.all(runs.map(async (run) => [run.id, (await run.usage()).cpuMs] as const))
    return new Map([['', (user + system) / 1000], ...used, ...(await this.#options.serviceCpuMs())])
  }

  async stop(): Promise<void> {
    await this.#guard?.stop()
  }
}
