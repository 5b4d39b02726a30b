/** Files are stored in chunks, so that growing copies nothing and truncating frees what it cuts off. */
export const chunkBytes = 65_536
/** The last chunk is only as large as it has to be, rounded up to this: otherwise small files would be large. */
const tailBytes = 512

/** Chunks that were freed, for the next file that grows: the engine would free their memory only at some time. */
export class FreeChunks {
  readonly #chunks: Uint8Array[] = []
  readonly #most: number

  constructor(mostBytes: number) {
    this.#most = Math.floor(mostBytes / chunkBytes)
  }

  take(): Uint8Array {
    return this.#chunks.pop()?.fill(0) ?? new Uint8Array(chunkBytes)
  }

  add(chunk: Uint8Array): void {
    if (chunk.length === chunkBytes && this.#chunks.length < this.#most) this.#chunks.push(chunk)
  }
}

/** A file in /out, in memory. Its memory depends on its size alone, not on its history. */
export class OutputFile {
  readonly kind = 'file'
  readonly #free: FreeChunks
  #chunks: Uint8Array[] = []
  #size = 0

  constructor(free: FreeChunks) {
    this.#free = free
  }

  get size(): number {
    return this.#size
  }

  /** Bytes of memory that the content takes. */
  get capacity(): number {
    return this.#chunks.reduce((sum, { length }) => sum + length, 0)
  }

  /** The content without copying, in order. The pieces are valid until the file changes. */
  *pieces(from = 0, to = this.#size): Iterable<Uint8Array> {
    for (let at = from; at < to; ) {
      const start = at % chunkBytes
      const end = Math.min(chunkBytes, start + to - at)
      yield this.#chunks[Math.floor(at / chunkBytes)]!.subarray(start, end)
      at += end - start
    }
  }

  read(offset: number, into: Uint8Array): void {
    let done = 0
    for (const piece of this.pieces(offset, offset + into.length)) {
      into.set(piece, done)
      done += piece.length
    }
  }

  /** Writes inside the file. */
  write(offset: number, from: Uint8Array): void {
    let done = 0
    for (const piece of this.pieces(offset, offset + from.length)) {
      piece.set(from.subarray(done, done + piece.length))
      done += piece.length
    }
  }

  /** New bytes are zero, also those that were cut off before. */
  resize(size: number): void {
    const whole = Math.floor(size / chunkBytes)
    const tail = Math.ceil((size % chunkBytes) / tailBytes) * tailBytes
    const last = this.#chunks.at(-1)
    const keepsTail = this.#chunks.length === whole + 1 && last!.length === tail
    if (!keepsTail) this.#resizeChunks(whole, tail)
    if (size < this.#size && tail > 0) this.#chunks[whole]!.fill(0, size % chunkBytes)
    this.#size = size
  }

  #resizeChunks(whole: number, tail: number): void {
    const chunks = this.#chunks
    const count = whole + (tail > 0 ? 1 : 0)
    const lengthOf = (index: number) => (index < whole ? chunkBytes : tail)
    // Only the last chunk can be smaller than the others, before and after.
    const changed = Math.min(chunks.length, count) - 1
    if (changed >= 0 && chunks[changed]!.length !== lengthOf(changed)) {
      const old = chunks[changed]!
      const fresh = lengthOf(changed) === chunkBytes ? this.#free.take() : new Uint8Array(lengthOf(changed))
      fresh.set(old.subarray(0, fresh.length))
      chunks[changed] = fresh
      this.#free.add(old)
    }
    while (chunks.length > count) this.#free.add(chunks.pop()!)
    while (chunks.length < count)
      chunks.push(lengthOf(chunks.length) === chunkBytes ? this.#free.take() : new Uint8Array(tail))
  }
}
