import type { LogSlice } from '../Run.ts'

const maxReadBytes = 2 ** 20
const maxKeptBytes = 4 * 2 ** 20

/**
 * The last bytes of a program's output, through all its restarts. A service may run for months, so the oldest bytes are
 * dropped; offsets count from the first byte ever written.
 */
export class ServiceLog {
  readonly #maxBytes: number
  #pieces: Buffer[] = []
  #bytes = 0
  #dropped = 0

  constructor(maxBytes: number) {
    this.#maxBytes = Math.min(maxBytes, maxKeptBytes)
  }

  write(bytes: Uint8Array): void {
    this.#pieces.push(Buffer.from(bytes))
    this.#bytes += bytes.length
    // Joined now and then, so that a program that writes single bytes takes no more memory than another.
    if (this.#bytes > 2 * this.#maxBytes || this.#pieces.length > 1024) this.#trim()
  }

  read({ offset = 0, maxBytes = maxReadBytes }: { offset?: number; maxBytes?: number } = {}): LogSlice {
    this.#trim()
    const kept = this.#pieces[0]!
    const from = Math.max(0, offset - this.#dropped)
    const bytes = kept.subarray(from, from + Math.min(maxBytes, maxReadBytes))
    return {
      bytes,
      nextOffset: Math.max(offset, this.#dropped) + bytes.length,
      droppedBytes: this.#dropped,
    }
  }

  #trim(): void {
    const all = Buffer.concat(this.#pieces)
    const excess = Math.max(0, all.length - this.#maxBytes)
    this.#dropped += excess
    // A copy: a part of the buffer would keep all of it in memory.
    this.#pieces = [Buffer.from(all.subarray(excess))]
    this.#bytes = all.length - excess
  }
}
