/**
 * Yields values until a signal is aborted, also while the source is silent; then it ends with the reason of the signal.
 *
 * @throws the reason of the signal
 */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const aborted = Promise.withResolvers<never>()
  aborted.promise.catch(() => {})
  const abort = () => aborted.reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  const iterator = source[Symbol.asyncIterator]()
  let isDone = false
  try {
    for (;;) {
      const next = await Promise.race([aborted.promise, iterator.next()])
      if (next.done) {
        isDone = true
        return
      }
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', abort)
    // cancels the request; a source that never settles must not hold us
    if (!isDone) void Promise.resolve(iterator.return?.()).catch(() => {})
  }
}
