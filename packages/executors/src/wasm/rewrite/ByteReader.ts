/**
 * Reads the WebAssembly binary format. Every read is bounds-checked; a malformed module throws a RangeError
 * with its offset.
 */
export class ByteReader {
  readonly bytes: Uint8Array
  at: number
  readonly end: number

  constructor(bytes: Uint8Array, at = 0, end = bytes.length) {
    this.bytes = bytes
    this.at = at
    this.end = end
  }

  get done(): boolean {
    return this.at >= this.end
  }

  u8(): number {
    if (this.at >= this.end) throw new RangeError(`the module is truncated at byte ${this.at}`)
    return this.bytes[this.at++]!
  }

  u32(): number {
    let result = 0
    for (let shift = 0; shift <= 28; shift += 7) {
      const byte = this.u8()
      result += (byte & 0x7f) * 2 ** shift
      if ((byte & 0x80) === 0 && result <= 0xffff_ffff) return result
    }
    throw new RangeError(`a number is too large at byte ${this.at}`)
  }

  /** A signed LEB128 of at most 33 bits. */
  s33(): number {
    let result = 0
    let shift = 0
    for (;;) {
      const byte = this.u8()
      result += (byte & 0x7f) * 2 ** shift
      shift += 7
      if ((byte & 0x80) === 0) return byte & 0x40 ? result - 2 ** shift : result
      if (shift > 35) throw new RangeError(`a number is too long at byte ${this.at}`)
    }
  }

  /** Skips one LEB128 number of any width. */
  skipLeb(): void {
    for (let i = 0; i < 10; i++) if ((this.u8() & 0x80) === 0) return
    throw new RangeError(`a number is too long at byte ${this.at}`)
  }

  skip(count: number): void {
    if (this.at + count > this.end) throw new RangeError(`the module is truncated at byte ${this.at}`)
    this.at += count
  }

  take(count: number): Uint8Array {
    const from = this.at
    this.skip(count)
    return this.bytes.subarray(from, this.at)
  }

  name(): string {
    return new TextDecoder('utf-8', { fatal: true }).decode(this.take(this.u32()))
  }
}
