import {
  type Checkpoint,
  OthersLoad,
  OwnerGuard,
  type OwnerRules,
  type Run,
  readOwnerFacts,
} from '@muster-network/executors'
import type { Provider } from '../Provider.ts'

const everyMs = 700

export type OwnerFirstOptions = {
  /** Runs that are held for another reason: not to be let go by the owner's rules. */
  isHeldElsewhere(runId: string): boolean
  /** A run had to leave the machine, with what could be captured of it in time. */
  onYield(runId: string, reason: string, captured: Checkpoint | undefined): void
}

/** Holds or ends strangers' work as the owner's settings say; the rules of a changed setting hold at once. */
export class OwnerFirst {
  readonly #provider: Provider
  readonly #options: OwnerFirstOptions
  readonly #othersLoad = new OthersLoad()
  #guard: OwnerGuard | undefined

  constructor(provider: Provider, options: OwnerFirstOptions) {
    this.#provider = provider
    this.#options = options
  }

  /** No new work while the owner comes first. */
  get holds(): boolean {
    return this.#guard !== undefined && this.#guard.decision.action !== 'run'
  }

  get why(): string | undefined {
    return this.#guard?.decision.reason
  }

  /** Begins, or begins anew with changed settings. */
  async start(): Promise<void> {
    await this.#guard?.stop()
    const { executor, settings, context } = this.#provider
    const { owner, state } = settings()
    const { onYield, isHeldElsewhere } = this.#options
    const runs = async () => (await executor.list()).filter((run: Run) => !isHeldElsewhere(run.id))
    this.#guard = new OwnerGuard({
      rules: owner,
      readFacts: () => this.#readFacts(owner),
      runs,
      onYield: (run, { reason, checkpoint }) => onYield(run.id, reason, checkpoint),
      everyMs,
      logger: context.logger,
    })
    await this.#guard.ask(state === 'paused' ? 'pause' : state === 'off' ? 'yield' : undefined)
    this.#guard.start()
  }

  async #readFacts({ pauseAboveLoad, maxTemperatureC }: OwnerRules) {
    return readOwnerFacts({
      isOurs: () => false,
      watchesHeat: maxTemperatureC !== null,
      ...(pauseAboveLoad !== null && { othersLoad: this.#othersLoad.look(await this.#ownMs()) }),
    })
  }

  /** Processor time of this process and of everything that it runs for others. */
  async #ownMs(): Promise<Map<string, number>> {
    const { user, system } = process.cpuUsage()
    const runs = await this.#provider.executor.list()
    const used = await Promise.all(runs.map(async (run) => [run.id, (await run.usage()).cpuMs] as const))
    return new Map([['', (user + system) / 1000], ...used])
  }

  async stop(): Promise<void> {
    await this.#guard?.stop()
  }
}
