import { spanRecords } from './SpanQueue.ts'
import { maxSealedBytes } from './sealRecord.ts'

const bufferBytes = spanRecords * maxSealedBytes
const keptBuffers = 16

/** Buffers of one span, used again: fresh ones for each cost as much as checking what they hold. */
export class SpanBuffers {
  readonly #free: Buffer[] = []

  /** A buffer of that length, with anything in it. */
  take(bytes: number): Buffer {
    if (bytes > bufferBytes) return Buffer.allocUnsafeSlow(bytes)
    return (this.#free.pop() ?? Buffer.allocUnsafeSlow(bufferBytes)).subarray(0, bytes)
  }

  /** Gives one back that nobody looks at any more. */
  give(buffer: Buffer): void {
    const whole = buffer.buffer.byteLength === bufferBytes
    if (whole && this.#free.length < keptBuffers) this.#free.push(Buffer.from(buffer.buffer))
  }
}
