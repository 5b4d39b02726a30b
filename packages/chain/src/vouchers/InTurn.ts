/** Runs the work of one key in the order of the calls; the work of different keys runs at the same time. */
export class InTurn<K> {
  readonly #last = new Map<K, Promise<unknown>>()

  run<T>(key: K, work: () => Promise<T>): Promise<T> {
    const result = (this.#last.get(key) ?? Promise.resolve()).then(work)
    const last: Promise<unknown> = result
      .catch(() => {}) // the caller gets the error; the next work runs in any case
      .finally(() => {
        if (this.#last.get(key) === last) this.#last.delete(key)
      })
    this.#last.set(key, last)
    return result
  }
}
