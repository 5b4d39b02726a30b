const empty = Buffer.alloc(0)

/** The first bytes of a connection in one buffer, which doubles: a byte at a time is not copied again each time. */
export class FirstBytes {
  #buffer: Buffer = empty
  length = 0

  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.length)
  }

  append(chunk: Buffer): void {
    const length = this.length + chunk.length
    // Most connections are decided by their first chunk, which is not copied.
    if (this.length === 0) this.#buffer = chunk
    else {
      if (length > this.#buffer.length) {
        const larger = Buffer.allocUnsafeSlow(2 * length)
        this.bytes.copy(larger)
        this.#buffer = larger
      }
      chunk.copy(this.#buffer, this.length)
    }
    this.length = length
  }
}
