import { setTimeout as pause } from 'node:timers/promises'
import { hasCode } from '@muster-network/core'

/**
 * Tries again while the failure says that it may pass, with growing pauses, until `forMs` are over; then throws the
 * last failure.
 */
export async function retrying<T>(
  work: () => Promise<T>,
  options: { forMs: number; signal?: AbortSignal; retryOn?: (error: unknown) => boolean },
): Promise<T> {
  const until = performance.now() + options.forMs
  const mayPass = options.retryOn ?? ((error: unknown) => hasCode(error) && error.retryable)
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, 2_000)) {
    try {
      return await work()
    } catch (error) {
      if (!mayPass(error) || performance.now() + pauseMs > until) throw error
      await pause(pauseMs, undefined, options.signal ? { signal: options.signal } : {})
    }
  }
}
