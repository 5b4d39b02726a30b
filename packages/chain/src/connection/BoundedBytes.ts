/**
 * Gathers bytes that arrive in parts, up to a limit. It copies them: a sender of single bytes would otherwise take up a hundred
 * times their number in memory.
 */
export class BoundedBytes {
  readonly #limit: number
  readonly #name: string
  #bytes = Buffer.alloc(1 << 10)
  #length = 0

  constructor(limit: number, name: string) {
    this.#limit = limit
    this.#name = name
  }

  /** Throws when the limit is exceeded. */
  add(part: Uint8Array): void {
    const length = this.#length + part.length
    if (length > this.#limit) throw new Error(`${this.#name} has more than ${this.#limit} bytes`)
    if (length > this.#bytes.length) {
      const larger = Buffer.alloc(Math.min(this.#limit, Math.max(length, 2 * this.#bytes.length)))
      this.#bytes.copy(larger, 0, 0, this.#length)
      this.#bytes = larger
    }
    this.#bytes.set(part, this.#length)
    this.#length = length
  }

  /** Returns the bytes and starts again. They are valid until the next call of `add`. */
  take(): Buffer {
    const bytes = this.#bytes.subarray(0, this.#length)
    this.#length = 0
    return bytes
  }
}
