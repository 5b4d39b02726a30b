import type { Logger } from '@muster-network/core'

/** The time until a key is reconciled again without a wake; undefined waits for the next wake. */
export type Requeue = { retryAfterMs: number } | undefined

/** Returns the earliest of several times. */
export function soonest(...nexts: readonly Requeue[]): Requeue {
  const times = nexts.flatMap((next) => (next ? [next.retryAfterMs] : []))
  return times.length === 0 ? undefined : { retryAfterMs: Math.min(...times) }
}

export type ReconcilerOptions<Key extends string> = {
  /** Prefix of the log lines. */
  name: string
  logger: Logger
  /** The keys with unfinished work, as stored; `start` wakes each of them. Read at `start`, not before. */
  openKeys?(): Iterable<Key>
  /**
   * Reads the stored state of a key, takes the next step if there is one, and returns when to run again. It must be
   * idempotent: running it again after a crash is the only recovery there is.
   */
  reconcile(key: Key, signal: AbortSignal): Promise<Requeue>
}

const firstRetryMs = 250
const longestRetryMs = 30_000

/**
 * Runs work by key, driven by state instead of by messages, like a Kubernetes controller: `wake` reports that the state
 * of a key may have changed, and `reconcile` runs for that key. Runs of one key never overlap, and a wake during a run
 * causes another run. A failed run is logged and retried with exponential backoff.
 *
 * A class that needs state or methods of its own extends this class and passes its `reconcile` to the constructor.
 */
export class Reconciler<Key extends string = string> {
  readonly #options: ReconcilerOptions<Key>
  readonly #stop = new AbortController()
  readonly #running = new Map<Key, Promise<void>>()
  /** Keys that were woken during their run. */
  readonly #wokenAgain = new Set<Key>()
  readonly #timers = new Map<Key, NodeJS.Timeout>()
  readonly #failures = new Map<Key, number>()

  constructor(options: ReconcilerOptions<Key>) {
    this.#options = options
  }

  /** Wakes every open key. Calling it again is harmless. */
  start(): void {
    for (const key of this.#options.openKeys?.() ?? []) this.wake(key)
  }

  wake(key: Key): void {
    if (this.#stop.signal.aborted) return
    if (this.#running.has(key)) {
      this.#wokenAgain.add(key)
      return
    }
    clearTimeout(this.#timers.get(key))
    this.#timers.delete(key)
    // before the run, which may wake its own key at once
    this.#running.set(key, Promise.resolve())
    this.#running.set(key, this.#run(key))
  }

  /** Aborts the signal, waits for the runs under way, and ignores every later wake. */
  async stop(): Promise<void> {
    this.#stop.abort()
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    await Promise.allSettled(this.#running.values())
  }

  async #run(key: Key): Promise<void> {
    const { reconcile, logger, name } = this.#options
    const { signal } = this.#stop
    let next: Requeue
    try {
      do {
        this.#wokenAgain.delete(key)
        next = await reconcile(key, signal)
      } while (this.#wokenAgain.has(key) && !signal.aborted)
      this.#failures.delete(key)
    } catch (error) {
      if (!signal.aborted) {
        const failures = (this.#failures.get(key) ?? 0) + 1
        this.#failures.set(key, failures)
        next = { retryAfterMs: Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs) }
        logger.warn(
          { key, error, failures, retryAfterMs: next.retryAfterMs },
          `${name}: reconcile failed; retrying`,
        )
      }
    }
    this.#running.delete(key)
    if (signal.aborted) return
    if (!next) return
    // news shortens the backoff after a failure, and does not end it: a step that wakes its own key before it fails would never pause
    const retryAfterMs = this.#wokenAgain.delete(key)
      ? Math.min(next.retryAfterMs, firstRetryMs)
      : next.retryAfterMs
    this.#timers.set(
      key,
      setTimeout(() => this.wake(key), retryAfterMs),
    )
  }
}
