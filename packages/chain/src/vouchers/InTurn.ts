/** Runs the work of one key in the order of the calls; the work of different keys runs at the same time. */
export class InTurn<K> {
  readonly #last = new Map<K, Promise<unknown>>()

  run<T>(key: K, work: () => Promise<T>): Promise<T> {
    const result = (this.#last.get(key) ?? Promise.resolve()).then(work)
    const settled = result.then(
      () => {},
      () => {},
    )
    this.#last.set(key, settled)
    void settled.then(() => {
      if (this.#last.get(key) === settled) this.#last.delete(key)
    })
    return result
  }
}
