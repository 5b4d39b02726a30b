import type { Duplex } from 'node:stream'

/** Held for a side that is slower, before the faster one is stopped. */
const heldBytes = 256 << 10

export type SpliceOptions = {
  /** Called with the bytes that have passed, either way. */
  onBytes?: (count: number) => void
  /** A side that takes nothing for so long is cut off, and the other with it. */
  stallTimeoutMs: number
}

/** Joins two streams: what comes out of one goes into the other, no faster than it is taken. Ends with both closed. */
export function splice(a: Duplex, b: Duplex, options: SpliceOptions): void {
  pour(a, b, options)
  pour(b, a, options)
}

/** One direction of it. */
export function pour(from: Duplex, to: Duplex, { onBytes, stallTimeoutMs }: SpliceOptions): void {
  let stall: NodeJS.Timeout | undefined
  let gathering = false
  from.on('data', (chunk: Buffer) => {
    onBytes?.(chunk.length)
    // TLS hands out 16 KiB at a time: what comes in one turn of the loop goes out in one write. Larger pieces, as TCP
    // has them, go as they are: gathering them again would copy them.
    if (!gathering && chunk.length <= 16 << 10) {
      gathering = true
      to.cork()
      setImmediate(() => {
        gathering = false
        to.uncork()
      })
    }
    to.write(chunk)
    if (to.writableLength < heldBytes || stall !== undefined) return
    from.pause()
    stall = setTimeout(() => to.destroy(), stallTimeoutMs)
  })
  to.on('drain', () => {
    clearTimeout(stall)
    stall = undefined
    from.resume()
  })
  from.on('end', () => to.end())
  const close = () => {
    clearTimeout(stall)
    to.destroy()
  }
  from.on('error', close)
  // What was written before still goes out: destroy only after the last of it, or at once on failure.
  from.on('close', () => (from.readableEnded && to.writableLength > 0 ? to.end() : close()))
  from.resume()
}
