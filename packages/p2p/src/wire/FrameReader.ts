import { MusterError } from '@muster-network/core'

const empty = Buffer.alloc(0)

/** Cuts a byte stream into frames: four bytes of length, then that many bytes. Copies only what crosses two chunks. */
export class FrameReader {
  readonly #maxBytes: number
  #held: Buffer[] = []
  #heldBytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** The frames that are complete with this chunk. Throws NET_LIMIT for one that says it is too long, before it comes. */
  push(chunk: Buffer): Buffer[] {
    const frames: Buffer[] = []
    for (let body = this.pushOne(chunk); body !== undefined; body = this.#next()) frames.push(body)
    return frames
  }

  /** At most one frame; what follows it is kept for `rest`. */
  pushOne(chunk: Buffer): Buffer | undefined {
    this.#held.push(chunk)
    this.#heldBytes += chunk.length
    return this.#next()
  }

  /** What came after the last frame, and takes it out: for a connection that changes from frames to raw bytes. */
  rest(): Buffer {
    return this.#heldBytes === 0 ? empty : this.#take(this.#heldBytes)
  }

  get pendingBytes(): number {
    return this.#heldBytes
  }

  #next(): Buffer | undefined {
    if (this.#heldBytes < 4) return undefined
    const length = this.#peekLength()
    if (length > this.#maxBytes) {
      throw new MusterError('NET_LIMIT', `a frame of ${length} bytes; ${this.#maxBytes} are allowed`, {
        details: { limit: 'messageBytes', maxBytes: this.#maxBytes },
      })
    }
    return this.#heldBytes < 4 + length ? undefined : this.#take(4 + length).subarray(4)
  }

  #peekLength(): number {
    if (this.#held[0]!.length < 4) this.#held = [Buffer.concat(this.#held)]
    return this.#held[0]!.readUInt32BE(0)
  }

  #take(count: number): Buffer {
    const first = this.#held[0]!
    this.#heldBytes -= count
    if (first.length > count) {
      this.#held[0] = first.subarray(count)
      return first.subarray(0, count)
    }
    if (first.length === count) {
      this.#held.shift()
      return first
    }
    const all = Buffer.concat(this.#held)
    this.#held = all.length > count ? [all.subarray(count)] : []
    return all.subarray(0, count)
  }
}

export function frame(body: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(4 + body.length)
  bytes.writeUInt32BE(body.length, 0)
  bytes.set(body, 4)
  return bytes
}
