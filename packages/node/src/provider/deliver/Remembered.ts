const mostKept = 256

/**
 * What is made once for all who ask for it: those who ask meanwhile wait for the same, and those who ask later are given
 * it as long as it is still good. What failed is made anew for the next one.
 */
export class Remembered<T> {
  readonly #made = new Map<string, Promise<T>>()
  readonly #isGood: (made: T) => boolean

  constructor(isGood: (made: T) => boolean) {
    this.#isGood = isGood
  }

  async get(key: string, make: () => Promise<T>): Promise<T> {
    for (let known = this.#made.get(key); known !== undefined; known = this.#made.get(key)) {
      const made = await known
      if (this.#isGood(made)) return made
      if (this.#made.get(key) === known) this.#made.delete(key)
    }
    const making = make()
    this.#made.set(key, making)
    making.catch(() => this.#made.delete(key))
    if (this.#made.size > mostKept) this.#made.delete(this.#made.keys().next().value!)
    return making
  }
}
