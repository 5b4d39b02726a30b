/** The next item, or why there is none yet. */
export type PatientItem<T> = { item: T | undefined } | { item?: never; why: 'late' | 'aborted' }

/**
 * Reads items one by one with a limit for each wait. An item that came too late for one wait is returned by the next, so that nothing is
 * lost when the reader changes its mind.
 */
export class PatientReader<T> {
  readonly #next: () => Promise<T | undefined>
  #pending: Promise<{ item: T | undefined }> | undefined

  constructor(next: () => Promise<T | undefined>) {
    this.#next = next
  }

  /** @throws the error of the source */
  async next(waitMs: number, signal?: AbortSignal): Promise<PatientItem<T>> {
    if (signal?.aborted) return { why: 'aborted' }
    this.#pending ??= this.#next().then((item) => ({ item }))
    const pending = this.#pending
    // reported to the next reader
    pending.catch(() => {})
    let timer: NodeJS.Timeout | undefined
    let onAbort = () => {}
    const other = new Promise<PatientItem<T>>((resolve) => {
      timer = setTimeout(() => resolve({ why: 'late' }), Math.max(0, Math.min(waitMs, 2 ** 31 - 1)))
      onAbort = () => resolve({ why: 'aborted' })
      signal?.addEventListener('abort', onAbort, { once: true })
    })
    try {
      const first = await Promise.race([pending, other])
      if ('item' in first) this.#pending = undefined
      return first
    } catch (error) {
      this.#pending = undefined
      throw error
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
  }
}
