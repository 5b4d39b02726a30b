import { setTimeout as pause } from 'node:timers/promises'
import { hasCode } from '@muster-network/core'

/**
 * Retries work while its error is retryable, with growing pauses, until `forMs` have passed; then throws the last
 * error.
 */
export async function retry<T>(
  work: () => Promise<T>,
  options: { forMs: number; signal?: AbortSignal; retryOn?: (error: unknown) => boolean },
): Promise<T> {
  const until = performance.now() + options.forMs
  const isRetryable = options.retryOn ?? ((error: unknown) => hasCode(error) && error.retryable)
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, 2_000)) {
    try {
      return await work()
    } catch (error) {
      if (!isRetryable(error) || performance.now() + pauseMs > until) throw error
      await pause(pauseMs, undefined, options.signal ? { signal: options.signal } : {})
    }
  }
}
