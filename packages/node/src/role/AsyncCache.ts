const maxValues = 256

/**
 * A cache of values that are made asynchronously. Concurrent callers share one call of `make`; later callers get the cached value while
 * it is valid. A failure is not cached.
 */
export class AsyncCache<T> {
  readonly #values = new Map<string, Promise<T>>()
  readonly #isValid: (value: T) => boolean

  constructor(isValid: (value: T) => boolean) {
    this.#isValid = isValid
  }

  async get(key: string, make: () => Promise<T>): Promise<T> {
    for (let pending = this.#values.get(key); pending !== undefined; pending = this.#values.get(key)) {
      const value = await pending
      if (this.#isValid(value)) return value
      if (this.#values.get(key) === pending) this.#values.delete(key)
    }
    const making = make()
    this.#values.set(key, making)
    making.catch(() => this.#values.delete(key))
    if (this.#values.size > maxValues) this.#values.delete(this.#values.keys().next().value!)
    return making
  }
}
