import { MusterError } from '@muster-network/core'
import type { Holding } from '../memory/MemoryBudget.ts'

const empty = Buffer.alloc(0)
const headBytes = 4
/** A frame of this size or less is allocated at once; the buffer of a larger frame grows as its bytes arrive. */
const firstBytes = 16 << 10

export type FrameReaderOptions = {
  maxBytes: number
  /** Counts the bytes of a frame that is not complete yet. */
  holding?: Holding
}

/**
 * Splits a byte stream into frames: a four-byte length, then that many bytes. Copies only frames that span
 * two chunks, into one buffer for each frame: however small the chunks are, a frame takes at most twice the
 * bytes that have arrived.
 */
export class FrameReader {
  readonly #options: FrameReaderOptions
  readonly #head = Buffer.alloc(headBytes)
  #headFilled = 0
  /** The frame being read, once its length is known. */
  #body: Buffer = empty
  #length = 0
  #filled = 0

  constructor(options: FrameReaderOptions) {
    this.#options = options
  }

  /**
   * Reads until the first frame is complete or the chunk ends. Returns the frame and the bytes after it. Throws
   * NET_LIMIT when a length prefix is over the limit, before the frame itself arrives.
   */
  readOne(chunk: Buffer): { body: Buffer | undefined; rest: Buffer } {
    let at = 0
    if (this.#headFilled < headBytes) {
      at = chunk.copy(this.#head, this.#headFilled)
      this.#headFilled += at
      if (this.#headFilled < headBytes) return { body: undefined, rest: empty }
      this.#length = this.#checkedLength()
    }
    const end = at + this.#length - this.#filled
    if (chunk.length < end) {
      this.#append(chunk.subarray(at))
      return { body: undefined, rest: empty }
    }
    let body = chunk.subarray(at, end)
    if (this.#filled > 0) {
      this.#append(body)
      body = this.#body.subarray(0, this.#length)
    }
    this.#headFilled = this.#filled = 0
    this.#body = empty
    this.#options.holding?.resize(0)
    return { body, rest: chunk.subarray(end) }
  }

  /** Yields the frames completed by this chunk, one at a time. Throws like `readOne`. */
  *readAll(chunk: Buffer): Generator<Buffer, void, void> {
    for (let rest = chunk; rest.length > 0; ) {
      const read = this.readOne(rest)
      if (read.body !== undefined) yield read.body
      rest = read.rest
    }
  }

  /** True between two frames. */
  get isEmpty(): boolean {
    return this.#headFilled === 0
  }

  #checkedLength(): number {
    const length = this.#head.readUInt32BE(0)
    const { maxBytes } = this.#options
    if (length > maxBytes) {
      throw new MusterError('NET_LIMIT', `a frame of ${length} bytes exceeds the limit of ${maxBytes}`, {
        details: { limit: 'messageBytes', maxBytes },
      })
    }
    return length
  }

  #append(bytes: Buffer): void {
    const needed = this.#filled + bytes.length
    if (needed > this.#body.length) {
      const size = Math.min(this.#length, Math.max(firstBytes, 2 * needed))
      if (this.#options.holding?.resize(size) === false) {
        throw new MusterError('NET_LIMIT', 'the peer has too many unfinished messages: its memory is full', {
          details: { limit: 'memoryPerPeer' },
        })
      }
      const larger = Buffer.allocUnsafeSlow(size)
      this.#body.copy(larger, 0, 0, this.#filled)
      this.#body = larger
    }
    this.#filled += bytes.copy(this.#body, this.#filled)
  }
}

export function frame(body: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(4 + body.length)
  bytes.writeUInt32BE(body.length, 0)
  bytes.set(body, 4)
  return bytes
}
