import type { Duplex } from 'node:stream'

/** Bytes buffered for a slower side before reading from the faster side pauses. */
const maxBufferedBytes = 256 << 10
/** Memory that a chunk takes up besides its bytes: a sender of single bytes fills no more than any other. */
const chunkBytes = 512

export type SpliceOptions = {
  /** Called with the number of bytes that have passed, in either direction. */
  onBytes?: (count: number) => void
  /** A side that accepts no bytes for this long is closed, and the other with it. */
  stallTimeoutMs: number
}

/** Connects two streams in both directions with backpressure. Ends when both are closed. */
export function splice(a: Duplex, b: Duplex, options: SpliceOptions): void {
  // a side that closed before this emits no event that would close the other
  if (a.destroyed || b.destroyed) {
    a.destroy()
    b.destroy()
    return
  }
  forward(a, b, options)
  forward(b, a, options)
}

/** Copies one direction. */
export function forward(from: Duplex, to: Duplex, { onBytes, stallTimeoutMs }: SpliceOptions): void {
  let stall: NodeJS.Timeout | undefined
  let gathering = false
  let waitingBytes = 0
  const written = (bytes: number) => {
    waitingBytes -= bytes
    if (stall === undefined || waitingBytes > maxBufferedBytes / 2) return
    clearTimeout(stall)
    stall = undefined
    from.resume()
  }
  from.on('data', (chunk: Buffer) => {
    onBytes?.(chunk.length)
    // TLS emits 16 KiB at a time: chunks that arrive in one turn of the event loop go out in one write.
    // Larger chunks, as TCP emits them, are written as they are, because gathering would copy them.
    if (!gathering && chunk.length <= 16 << 10) {
      gathering = true
      to.cork()
      setImmediate(() => {
        gathering = false
        to.uncork()
      })
    }
    const bytes = chunk.length + chunkBytes
    waitingBytes += bytes
    to.write(chunk, () => written(bytes))
    if (waitingBytes < maxBufferedBytes || stall !== undefined) return
    from.pause()
    stall = setTimeout(() => to.destroy(), stallTimeoutMs)
  })
  from.on('end', () => to.end())
  const close = () => {
    clearTimeout(stall)
    to.destroy()
  }
  from.on('error', close)
  // Bytes already written must still go out: end after the last of them, or destroy at once on failure.
  from.on('close', () => (from.readableEnded && to.writableLength > 0 ? to.end() : close()))
  from.resume()
}
