import type { Logger } from '@muster-network/core'

export type CaseRunnerOptions = {
  /** The ids of the open cases, oldest first. */
  open(): string[]
  /** Takes a case one step on. Returns false when it must be tried again later. */
  step(id: string, signal: AbortSignal): Promise<boolean>
  /** Cases at the same time. */
  running: number
  logger: Logger
}

const firstPauseMs = 500
const longestPauseMs = 60_000

type Pause = { untilMs: number; pauseMs: number }

/** Runs open cases, a few at the same time. A case that could not be decided waits for a pause that grows. */
export class CaseRunner {
  readonly #options: CaseRunnerOptions
  readonly #running = new Map<string, Promise<void>>()
  readonly #pauses = new Map<string, Pause>()
  readonly #stop = new AbortController()
  #timer: NodeJS.Timeout | undefined

  constructor(options: CaseRunnerOptions) {
    this.#options = options
  }

  /** Cases that are being checked. */
  get running(): number {
    return this.#running.size
  }

  /** Starts the cases that are due. */
  wake(): void {
    if (this.#stop.signal.aborted) return
    clearTimeout(this.#timer)
    const nowMs = performance.now()
    const waiting = this.#options.open().filter((id) => !this.#running.has(id))
    let nextMs = Number.POSITIVE_INFINITY
    for (const id of waiting) {
      const dueMs = this.#pauses.get(id)?.untilMs ?? 0
      if (dueMs > nowMs) nextMs = Math.min(nextMs, dueMs)
      else if (this.#running.size < this.#options.running) this.#run(id)
    }
    if (nextMs < Number.POSITIVE_INFINITY)
      this.#timer = setTimeout(() => this.wake(), nextMs - nowMs + 1).unref()
  }

  /** Ends the pauses: confirmers may have come. */
  retryNow(): void {
    for (const pause of this.#pauses.values()) pause.untilMs = 0
    this.wake()
  }

  async stop(): Promise<void> {
    this.#stop.abort(new Error('confirming was stopped'))
    clearTimeout(this.#timer)
    await Promise.allSettled(this.#running.values())
  }

  #run(id: string): void {
    const { step, logger } = this.#options
    const work = step(id, this.#stop.signal)
      .catch((error: unknown) => {
        if (!this.#stop.signal.aborted) logger.warn({ error }, 'an answer was not confirmed; trying again')
        return false
      })
      .then((isDone) => {
        this.#running.delete(id)
        if (isDone) this.#pauses.delete(id)
        else {
          const before = this.#pauses.get(id)?.pauseMs
          const pauseMs = before === undefined ? firstPauseMs : Math.min(2 * before, longestPauseMs)
          this.#pauses.set(id, { pauseMs, untilMs: performance.now() + pauseMs })
        }
        this.wake()
      })
    this.#running.set(id, work)
  }
}
