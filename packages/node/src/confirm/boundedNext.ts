import { MusterError } from '@muster-network/core'

/**
 * Returns a function that waits for the next item, at most for some time.
 *
 * @throws NET_TIMEOUT; the wait itself cannot be taken back, so the caller drops the stream then
 */
export function boundedNext<T>(
  next: () => Promise<T>,
  signal: AbortSignal,
): (timeoutMs: number) => Promise<T> {
  return async (timeoutMs) => {
    signal.throwIfAborted()
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => reject(new MusterError('NET_TIMEOUT', `no message came within ${timeoutMs} ms`)),
      timeoutMs,
    )
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    const item = next()
    // it may fail after nobody waits for it any more
    item.catch(() => {})
    promise.catch(() => {})
    try {
      return await Promise.race([item, promise])
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    }
  }
}
