import { type Logger, silentLogger } from '@muster-network/core'
import type { Checkpoint, Run, RunOutcome } from '../Run.ts'
import { decideOwner, type OwnerDecision } from './decideOwner.ts'
import { isAbove } from './isAbove.ts'
import type { OwnerAction, OwnerRules } from './OwnerRules.ts'
import type { SeenFacts } from './readOwnerFacts.ts'
import { yieldRun } from './yieldRun.ts'

export type OwnerGuardOptions = {
  rules: OwnerRules
  /** What is known now; see `readOwnerFacts`. */
  readFacts(): Promise<SeenFacts>
  /** The runs on this machine now. */
  runs(): Promise<Run[]>
  /** Called for each run that had to leave, so that the daemon hands it over. */
  onYield(run: Run, left: { reason: string; outcome: RunOutcome; checkpoint?: Checkpoint }): void
  /** How often the conditions are looked at; with the time to yield it stays below the two seconds promised. */
  everyMs?: number
  nowMs?: () => number
  logger?: Logger
}

/** Of the limit of load, what work goes on below; the work itself does not count, so a little is enough. */
const idleShare = 0.8
/** How much cooler than its limit a machine has to be before work goes on: the work will heat it again. */
const coolDegrees = 5

/** Keeps the owner first: holds, resumes or ends strangers' runs as the owner's rules and wishes say. */
export class OwnerGuard {
  readonly #options: OwnerGuardOptions
  readonly #logger: Logger
  #asked: OwnerAction | undefined
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<OwnerDecision> | undefined
  #stopped = false
  #decision: OwnerDecision = { action: 'run' }
  #isBusy = false
  #isHot = false
  #heldSinceMs: number | undefined

  constructor(options: OwnerGuardOptions) {
    this.#options = options
    this.#logger = options.logger ?? silentLogger
  }

  /** What is in force now; new work is taken only while it is `run`. */
  get decision(): OwnerDecision {
    return this.#decision
  }

  start(): void {
    this.#schedule()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#looking
  }

  /** The owner's wish, carried out before this resolves; `undefined` takes it back and the rules alone decide. */
  async ask(action: OwnerAction | undefined): Promise<OwnerDecision> {
    this.#asked = action
    await this.#looking
    return this.look()
  }

  /** Looks at the conditions once and acts on them. Looks never overlap: a second one waits for the first. */
  async look(): Promise<OwnerDecision> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #look(): Promise<OwnerDecision> {
    const decision = this.#decide(await this.#options.readFacts())
    if (decision.action !== this.#decision.action)
      this.#logger.info({ action: decision.action, reason: decision.reason }, 'the owner comes first')
    this.#decision = decision
    const runs = await this.#options.runs()
    await Promise.all(runs.map((run) => this.#apply(run, decision)))
    return decision
  }

  #decide({ othersLoad, temperatureC, ...facts }: SeenFacts): OwnerDecision {
    const { rules, nowMs = Date.now } = this.#options
    this.#isBusy = isAbove(othersLoad, rules.pauseAboveLoad, {
      backAt: (limit) => limit * idleShare,
      was: this.#isBusy,
    })
    this.#isHot = isAbove(temperatureC, rules.maxTemperatureC, {
      backAt: (limit) => limit - coolDegrees,
      was: this.#isHot,
    })
    const asked = this.#asked === undefined ? {} : { asked: this.#asked }
    const decision = decideOwner(rules, { ...facts, isBusy: this.#isBusy, isHot: this.#isHot, ...asked })
    if (decision.action !== 'pause' || this.#asked === 'pause') {
      this.#heldSinceMs = undefined
      return decision
    }
    this.#heldSinceMs ??= nowMs()
    if (nowMs() - this.#heldSinceMs < rules.longestPauseMs) return decision
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
      // It may have ended meanwhile; what still runs is tried again at the next look.
      this.#logger.warn({ runId: run.id, action, error: String(error) }, 'a run did not follow the owner')
    }
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.look()
        .catch((error: unknown) =>
          this.#logger.error({ error: String(error) }, 'the owner guard failed to look'),
        )
        .finally(() => {
          if (!this.#stopped) this.#schedule()
        })
    }, this.#options.everyMs ?? 300)
  }
}
