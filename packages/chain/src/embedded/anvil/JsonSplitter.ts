const quote = 0x22
const backslash = 0x5c
const openers = new Set([0x7b, 0x5b])
const closers = new Set([0x7d, 0x5d])

/**
 * Splits a byte stream of JSON values that have no separator. Every byte is read once, regardless of the chunks: a state
 * dump has tens of megabytes.
 */
export class JsonSplitter {
  #parts: Buffer[] = []
  #depth = 0
  #inString = false
  #escaped = false

  /** Returns the values that this chunk completes. */
  push(chunk: Buffer): unknown[] {
    const values: unknown[] = []
    let start = 0
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i]!
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false
        else if (byte === backslash) this.#escaped = true
        else if (byte === quote) this.#inString = false
      } else if (byte === quote) this.#inString = true
      else if (openers.has(byte)) {
        if (this.#depth++ === 0) start = i
      } else if (closers.has(byte) && --this.#depth === 0) {
        this.#parts.push(chunk.subarray(start, i + 1))
        values.push(JSON.parse(Buffer.concat(this.#parts).toString()))
        this.#parts = []
        start = i + 1
      }
    }
    if (this.#depth > 0) this.#parts.push(chunk.subarray(start))
    return values
  }
}
