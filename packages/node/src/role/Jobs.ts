import type { Logger } from '@muster-network/core'

/** When to look at a key again without being woken. */
export type Next = { againMs: number } | undefined

export type JobsOptions = {
  name: string
  logger: Logger
  /**
   * Looks at what is stored about a key, takes the next step if there is one, and says when to look again. It must be
   * safe to call at any time and any number of times: it is all there is of recovery.
   */
  advance(key: string, signal: AbortSignal): Promise<Next>
}

const firstRetryMs = 250
const longestRetryMs = 30_000

/**
 * Work by key, driven by state instead of by messages: `wake` says that something about a key may have changed, and the
 * key is looked at, never twice at the same time and never missing a wake. A failure is told and tried again later.
 */
export class Jobs {
  readonly #options: JobsOptions
  readonly #stop = new AbortController()
  readonly #running = new Map<string, Promise<void>>()
  readonly #again = new Set<string>()
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #failures = new Map<string, number>()

  constructor(options: JobsOptions) {
    this.#options = options
  }

  wake(key: string): void {
    if (this.#stop.signal.aborted) return
    if (this.#running.has(key)) {
      this.#again.add(key)
      return
    }
    clearTimeout(this.#timers.get(key))
    this.#timers.delete(key)
    this.#running.set(key, this.#run(key))
  }

  /** Ends after the steps under way; nothing is begun any more. */
  async stop(): Promise<void> {
    this.#stop.abort()
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    await Promise.allSettled(this.#running.values())
  }

  async #run(key: string): Promise<void> {
    const { advance, logger, name } = this.#options
    const { signal } = this.#stop
    let next: Next
    try {
      do {
        this.#again.delete(key)
        next = await advance(key, signal)
      } while (this.#again.has(key) && !signal.aborted)
      this.#failures.delete(key)
    } catch (error) {
      if (!signal.aborted) {
        const failures = (this.#failures.get(key) ?? 0) + 1
        this.#failures.set(key, failures)
        next = { againMs: Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs) }
        logger.warn({ key, error, failures, againMs: next.againMs }, `${name}: a step failed; trying again`)
      }
    }
    this.#running.delete(key)
    if (signal.aborted) return
    // a wake that came with a failure is not worth less than the pause
    if (this.#again.delete(key)) this.wake(key)
    else if (next)
      this.#timers.set(
        key,
        setTimeout(() => this.wake(key), next.againMs),
      )
  }
}
