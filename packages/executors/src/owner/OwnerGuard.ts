import { type Logger, silentLogger } from '@muster-network/core'
import type { Checkpoint, Run, RunOutcome } from '../Run.ts'
import { decideOwnerAction, type OwnerDecision } from './decideOwnerAction.ts'
import { isAboveLimit } from './isAboveLimit.ts'
import type { OwnerAction, OwnerRules } from './OwnerRules.ts'
import type { OwnerReadings } from './readOwnerFacts.ts'
import { yieldRun } from './yieldRun.ts'

export type OwnerGuardOptions = {
  rules: OwnerRules
  /** Reads the current conditions; see `readOwnerFacts`. */
  readFacts(): Promise<OwnerReadings>
  /** The current runs on this machine. */
  runs(): Promise<Run[]>
  /** Called for each run that had to leave the machine, so that the daemon can hand it over. */
  onYield(run: Run, exit: { reason: string; outcome: RunOutcome; checkpoint?: Checkpoint }): void
  /** Check interval; together with the time to yield it stays below the promised two seconds. */
  everyMs?: number
  nowMs?: () => number
  logger?: Logger
}

/**
 * Share of the load limit below which work resumes. The work itself does not count, so a small margin is
 * enough.
 */
const idleShare = 0.8
/** How many degrees below its limit a machine must be before work resumes: the work will heat it again. */
const coolDegrees = 5

/**
 * Puts the owner first: pauses, resumes or ends clients' runs according to the owner's rules and requests.
 */
export class OwnerGuard {
  readonly #options: OwnerGuardOptions
  readonly #logger: Logger
  #requested: OwnerAction | undefined
  #timer: NodeJS.Timeout | undefined
  #checking: Promise<OwnerDecision> | undefined
  #stopped = false
  #decision: OwnerDecision = { action: 'run' }
  #isBusy = false
  #isHot = false
  #pausedSinceMs: number | undefined

  constructor(options: OwnerGuardOptions) {
    this.#options = options
    this.#logger = options.logger ?? silentLogger
  }

  /** The decision in force; new work is accepted only while it is `run`. */
  get decision(): OwnerDecision {
    return this.#decision
  }

  start(): void {
    this.#schedule()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#checking
  }

  /**
   * Applies the owner's request before it resolves; `undefined` withdraws the request, and only the rules
   * decide.
   */
  async request(action: OwnerAction | undefined): Promise<OwnerDecision> {
    this.#requested = action
    await this.#checking
    return this.check()
  }

  /**
   * Checks the conditions once and acts on them. Checks never overlap: a second caller shares the first
   * check.
   */
  async check(): Promise<OwnerDecision> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined
    })
    return this.#checking
  }

  async #check(): Promise<OwnerDecision> {
    const decision = this.#decide(await this.#options.readFacts())
    if (decision.action !== this.#decision.action)
      this.#logger.info({ action: decision.action, reason: decision.reason }, 'owner decision changed')
    this.#decision = decision
    const runs = await this.#options.runs()
    await Promise.all(runs.map((run) => this.#apply(run, decision)))
    return decision
  }

  #decide({ otherCpuLoad, temperatureC, ...facts }: OwnerReadings): OwnerDecision {
    const { rules, nowMs = Date.now } = this.#options
    this.#isBusy = isAboveLimit(otherCpuLoad, rules.pauseAboveLoad, {
      resumeAt: (limit) => limit * idleShare,
      was: this.#isBusy,
    })
    this.#isHot = isAboveLimit(temperatureC, rules.maxTemperatureC, {
      resumeAt: (limit) => limit - coolDegrees,
      was: this.#isHot,
    })
    const requested = this.#requested === undefined ? {} : { requested: this.#requested }
    const decision = decideOwnerAction(rules, {
      ...facts,
      isBusy: this.#isBusy,
      isHot: this.#isHot,
      ...requested,
    })
    if (decision.action !== 'pause' || this.#requested === 'pause') {
      this.#pausedSinceMs = undefined
      return decision
    }
    this.#pausedSinceMs ??= nowMs()
    if (nowMs() - this.#pausedSinceMs < rules.longestPauseMs) return decision
    return { action: 'yield', reason: `${decision.reason} for too long` }
  }

  async #apply(run: Run, { action, reason = '' }: OwnerDecision): Promise<void> {
    const status = await run.status()
    if (status === 'ended') return
    try {
      if (action === 'yield') this.#options.onYield(run, { reason, ...(await yieldRun(run)) })
      else if (action === 'pause' && status === 'running') await run.pause()
      else if (action === 'run' && status === 'paused') await run.resume()
    } catch (error) {
      // The run may have ended meanwhile; a run that is still running is retried at the next check.
      this.#logger.warn({ runId: run.id, action, error: String(error) }, 'owner decision not applied to run')
    }
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.check()
        .finally(() => {
          if (!this.#stopped) this.#schedule()
        })
        .catch((error: unknown) => this.#logger.error({ error: String(error) }, 'owner check failed'))
    }, this.#options.everyMs ?? 300)
  }
}
