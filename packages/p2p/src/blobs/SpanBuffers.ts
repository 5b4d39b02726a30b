import { spanRecords } from './SpanQueue.ts'
import { maxSealedBytes } from './sealRecord.ts'

const bufferBytes = spanRecords * maxSealedBytes
const maxPooledBuffers = 16

/** A pool of span-sized buffers: allocating a new one for each span cost as much as verifying its content. */
export class SpanBuffers {
  readonly #free: Buffer[] = []

  /** Returns a buffer of that length with arbitrary content. */
  acquire(bytes: number): Buffer {
    if (bytes > bufferBytes) return Buffer.allocUnsafeSlow(bytes)
    return (this.#free.pop() ?? Buffer.allocUnsafeSlow(bufferBytes)).subarray(0, bytes)
  }

  /** Returns a buffer that is no longer read to the pool. */
  release(buffer: Buffer): void {
    const whole = buffer.buffer.byteLength === bufferBytes
    if (whole && this.#free.length < maxPooledBuffers) this.#free.push(Buffer.from(buffer.buffer))
  }
}
