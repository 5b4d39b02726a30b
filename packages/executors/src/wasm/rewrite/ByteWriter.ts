/** Writes the WebAssembly binary format into a growing buffer. */
export class ByteWriter {
  #bytes: Uint8Array
  length = 0

  constructor(capacity = 1024) {
    this.#bytes = new Uint8Array(capacity)
  }

  #reserve(count: number): void {
    if (this.length + count <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + count))
    larger.set(this.#bytes.subarray(0, this.length))
    this.#bytes = larger
  }

  u8(...values: number[]): this {
    this.#reserve(values.length)
    for (const value of values) this.#bytes[this.length++] = value
    return this
  }

  u32(value: number): this {
    let rest = value
    while (rest > 0x7f) {
      this.u8((rest % 0x80) | 0x80)
      rest = Math.floor(rest / 0x80)
    }
    return this.u8(rest)
  }

  /** Writes a safe integer as signed LEB128. */
  signed(value: number): this {
    let rest = value
    for (;;) {
      const low = ((rest % 0x80) + 0x80) % 0x80
      rest = Math.floor(rest / 0x80)
      if ((rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)) return this.u8(low)
      this.u8(low | 0x80)
    }
  }

  /** Writes any i64 as signed LEB128. */
  signedBig(value: bigint): this {
    let rest = value
    for (;;) {
      const low = Number(rest & 0x7fn)
      rest >>= 7n
      if ((rest === 0n && (low & 0x40) === 0) || (rest === -1n && (low & 0x40) !== 0)) return this.u8(low)
      this.u8(low | 0x80)
    }
  }

  raw(bytes: Uint8Array): this {
    this.#reserve(bytes.length)
    this.#bytes.set(bytes, this.length)
    this.length += bytes.length
    return this
  }

  name(text: string): this {
    const bytes = new TextEncoder().encode(text)
    return this.u32(bytes.length).raw(bytes)
  }

  /** Writes a length and then the bytes that `write` produces: a section or a function body. */
  sized(write: (inner: ByteWriter) => void): this {
    const inner = new ByteWriter()
    write(inner)
    return this.u32(inner.length).raw(inner.bytes())
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.length)
  }
}
