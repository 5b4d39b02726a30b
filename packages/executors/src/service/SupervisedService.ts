import { setTimeout as pauseFor } from 'node:timers/promises'
import { type Logger, MusterError } from '@muster-network/core'
import type { LogSlice, Usage } from '../Run.ts'
import type { Service, ServiceRequest, ServiceResponse, ServiceStatus } from '../Service.ts'
import { unlessAborted } from '../unlessAborted.ts'
import type { AnswerLimits } from './AnswerLimits.ts'
import { probeUntilReady } from './probeInstance.ts'
import { RequestGate } from './RequestGate.ts'
import { RestartPolicy } from './RestartPolicy.ts'
import { RunningAnswer } from './RunningAnswer.ts'
import { requestProblems } from './requestProblems.ts'
import type { ServiceInstance } from './ServiceInstance.ts'
import type { ServiceLog } from './ServiceLog.ts'
import { addUsage, noUsage } from './serviceUsage.ts'
import { watchResponsive } from './watchResponsive.ts'

export type SupervisedServiceOptions = {
  serviceId: string
  /** Starts the program once more. @throws EXEC_HOST */
  start: () => Promise<ServiceInstance>
  /** Deletes the files of the service; called once, when no process is left. */
  removeFiles: () => Promise<void>
  log: ServiceLog
  limits: AnswerLimits
  concurrency: number
  readyMs: number
  logger: Logger
  restarts?: RestartPolicy
}

const defaultGraceMs = 10_000
/** Requests that may wait for each one that is answered. */
const waitingForEach = 4
const leastWaiting = 16

/** Keeps a program running that answers requests: starts, probes and restarts it, and limits what it answers. */
export class SupervisedService implements Service {
  readonly id: string
  readonly #options: SupervisedServiceOptions
  readonly #gate: RequestGate
  readonly #restarts: RestartPolicy
  readonly #answers = new Set<RunningAnswer>()
  readonly #stopping = new AbortController()
  readonly #startedAt = performance.now()
  #stoppedAt: number | undefined
  #state: Exclude<ServiceStatus, 'paused'> = 'starting'
  #failure = ''
  #changed = Promise.withResolvers<void>()
  #paused = false
  #draining = false
  #instance: ServiceInstance | undefined
  /** Usage of the starts that have ended. */
  #earlier: Usage = noUsage
  /** Counts pieces of answers: a program that sends some is not stuck. */
  #pieces = 0
  /** Serialises starting, pausing and resuming. */
  #queue: Promise<unknown> = Promise.resolve()
  readonly #done: Promise<void>

  constructor(options: SupervisedServiceOptions) {
    this.id = options.serviceId
    this.#options = options
    const { concurrency, restarts = new RestartPolicy() } = options
    this.#gate = new RequestGate({
      places: concurrency,
      maxWaiting: Math.max(leastWaiting, waitingForEach * concurrency),
    })
    this.#restarts = restarts
    this.#done = this.#supervise()
  }

  status(): ServiceStatus {
    return this.#paused && !this.#hasEnded() ? 'paused' : this.#state
  }

  async whenReady({ signal }: { signal?: AbortSignal } = {}): Promise<void> {
    for (;;) {
      const status = this.status()
      if (status === 'ready') return
      if (status === 'failed') throw new MusterError('EXEC_SERVICE_FAILED', this.#failure, this.#details())
      if (status === 'stopped') throw this.#down('it was stopped')
      await unlessAborted(this.#changed.promise, signal)
    }
  }

  /** Resolves when the service has been stopped or has failed, and its files are deleted. */
  whenEnded(): Promise<void> {
    return this.#done
  }

  get active(): number {
    return this.#gate.active
  }

  async request(
    request: ServiceRequest,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<ServiceResponse> {
    const { limits } = this.#options
    const problems = requestProblems(request, limits.requestBytes)
    if (problems.length > 0) throw new MusterError('EXEC_RUN_INVALID', problems.join('; '), this.#details())
    if (this.#draining)
      throw new MusterError('EXEC_SERVICE_DRAINING', `service ${this.id} is draining`, this.#details())
    if (this.status() !== 'ready') throw this.#down(`it is ${this.status()}`)
    const leave = await this.#gate.enter(signal)
    const instance = this.#instance
    if (instance === undefined || this.#state !== 'ready' || signal?.aborted) {
      leave()
      throw signal?.aborted ? signal.reason : this.#down(`it is ${this.status()}`)
    }
    const answer = new RunningAnswer({
      limits,
      signal,
      onBytes: () => {
        this.#pieces++
      },
      onEnd: (error) => {
        this.#answers.delete(answer)
        leave()
        if (isProgramsFault(error, signal)) this.#suspect(instance)
      },
    })
    this.#answers.add(answer)
    if (this.#paused) answer.pause()
    try {
      const response = await unlessAborted(instance.send(request, answer.signal), answer.signal)
      return { ...response, body: answer.pass(response.body) }
    } catch (error) {
      answer.fail(error)
      throw error
    }
  }

  async drain({ forMs }: { forMs: number }): Promise<void> {
    this.#draining = true
    const late = AbortSignal.timeout(forMs)
    await unlessAborted(this.#gate.whenIdle(), late).catch(() => {})
  }

  pause(): Promise<void> {
    return this.#runExclusive(async () => {
      if (this.#paused || this.#hasEnded()) return
      await this.#instance?.pause()
      this.#paused = true
      for (const answer of this.#answers) answer.pause()
    })
  }

  resume(): Promise<void> {
    return this.#runExclusive(async () => {
      if (!this.#paused) return
      await this.#instance?.resume()
      this.#paused = false
      for (const answer of this.#answers) answer.resume()
      this.#notify()
    })
  }

  async usage(): Promise<Usage> {
    const now = this.#instance === undefined ? noUsage : await this.#instance.usage()
    return {
      ...addUsage(this.#earlier, now),
      wallMs: Math.round((this.#stoppedAt ?? performance.now()) - this.#startedAt),
    }
  }

  async logs(options: { offset?: number; maxBytes?: number } = {}): Promise<LogSlice> {
    return this.#options.log.read(options)
  }

  /** The host pids of the program, used to distinguish its processes from the owner's programs. */
  async pids(): Promise<number[]> {
    return (await this.#instance?.pids()) ?? []
  }

  async stop({ graceMs = defaultGraceMs }: { graceMs?: number } = {}): Promise<void> {
    this.#draining = true
    this.#stopping.abort()
    this.#failAnswers('it was stopped')
    // A frozen program cannot handle a signal.
    await this.resume().catch(() => {})
    await this.#instance?.stop({ graceMs })
    await this.#done
  }

  async #supervise(): Promise<void> {
    const { logger, log } = this.#options
    let wasReady = false
    for (;;) {
      const end = await this.#runOnce(() => {
        wasReady = true
      })
      if (this.#stopping.signal.aborted) return this.#finish('stopped', '')
      const next = end.late && !wasReady ? undefined : this.#restarts.ended(end.readyForMs)
      logger.warn({ serviceId: this.id, reason: end.reason, next }, 'the program of a service ended')
      log.write(Buffer.from(`[muster] ${end.reason}\n`))
      if (next === undefined || !next.restart)
        return this.#finish('failed', `${end.reason}${next ? `; ${next.reason}` : ''}`)
      this.#enter('restarting')
      await pauseFor(next.afterMs, undefined, { signal: this.#stopping.signal }).catch(() => {})
    }
  }

  /** Runs the program from one start to its end. `late`: it was not ready in time. */
  async #runOnce(
    onReady: () => void,
  ): Promise<{ reason: string; readyForMs: number | undefined; late: boolean }> {
    const none = { readyForMs: undefined, late: false }
    let instance: ServiceInstance | undefined
    try {
      instance = await this.#start()
    } catch (error) {
      return { ...none, reason: `the program could not be started: ${(error as Error).message}` }
    }
    if (instance === undefined) return { ...none, reason: 'the service was stopped' }
    const isReady = await probeUntilReady(instance, {
      readyMs: this.#options.readyMs,
      isPaused: () => this.#paused,
    })
    const readyAt = performance.now()
    if (isReady === 'late') {
      await instance.stop({ graceMs: 0 }).catch(() => {})
    } else if (isReady === 'ready') {
      onReady()
      this.#enter('ready')
    }
    const reason = await instance.ended
    if (!this.#stopping.signal.aborted) this.#state = 'restarting'
    this.#failAnswers(reason)
    this.#earlier = addUsage(this.#earlier, await instance.usage().catch(() => noUsage))
    this.#instance = undefined
    const { readyMs } = this.#options
    return isReady === 'late'
      ? { ...none, reason: `the program was not ready within ${readyMs} ms`, late: true }
      : { reason, readyForMs: isReady === 'ready' ? performance.now() - readyAt : undefined, late: false }
  }

  /** Starts the program, when the service is not paused; undefined when it was stopped meanwhile. */
  async #start(): Promise<ServiceInstance | undefined> {
    for (;;) {
      if (this.#stopping.signal.aborted) return undefined
      const instance = await this.#runExclusive(async () => {
        if (this.#paused || this.#stopping.signal.aborted) return undefined
        this.#instance = await this.#options.start()
        return this.#instance
      })
      if (instance === undefined) {
        await unlessAborted(this.#changed.promise, this.#stopping.signal).catch(() => {})
        continue
      }
      // Stopped while it was being started.
      if (this.#stopping.signal.aborted) await instance.stop({ graceMs: 0 }).catch(() => {})
      return instance
    }
  }

  /** Restarts a program that failed a request and answers nothing more. */
  #suspect(instance: ServiceInstance): void {
    if (this.#state !== 'ready' || instance !== this.#instance) return
    void watchResponsive(instance, {
      silentMs: this.#options.limits.silentMs,
      isPaused: () => this.#paused,
      pieces: () => this.#pieces,
      active: () => this.#gate.active,
    }).catch(() => {})
  }

  async #finish(state: 'stopped' | 'failed', failure: string): Promise<void> {
    this.#stoppedAt = performance.now()
    this.#failure = failure
    await this.#options.removeFiles().catch((error: unknown) => {
      this.#options.logger.warn({ serviceId: this.id, error: String(error) }, 'service files not removed')
    })
    this.#enter(state)
  }

  #enter(state: Exclude<ServiceStatus, 'paused'>): void {
    this.#state = state
    this.#notify()
  }

  #notify(): void {
    this.#changed.resolve()
    this.#changed = Promise.withResolvers()
  }

  #hasEnded(): boolean {
    return this.#state === 'stopped' || this.#state === 'failed'
  }

  #failAnswers(reason: string): void {
    for (const answer of [...this.#answers]) answer.fail(this.#down(reason))
  }

  #runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => {})
    return result
  }

  #down(reason: string): MusterError {
    return new MusterError(
      'EXEC_SERVICE_DOWN',
      `service ${this.id} cannot answer: ${reason}`,
      this.#details(),
    )
  }

  #details() {
    return { details: { serviceId: this.id } }
  }
}

/** A reader that cancels says nothing about the program. */
function isProgramsFault(error: unknown, signal: AbortSignal | undefined): boolean {
  return error !== undefined && signal?.aborted !== true && error instanceof MusterError
}
