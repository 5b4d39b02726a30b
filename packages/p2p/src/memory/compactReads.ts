import type { Duplex } from 'node:stream'
import { MusterError } from '@muster-network/core'
import type { Holding } from './MemoryBudget.ts'

const [minSlabBytes, maxSlabBytes] = [256, 16 << 10]

/**
 * Makes a stream that is not being read hold little more than the bytes it received. Node keeps one Buffer for each
 * HTTP/2 frame or TLS record: about a hundred bytes for a frame of one, and with it all other bytes of the same read
 * of the socket. Here bytes that must wait are copied together, and counted. A stream that may hold no more is
 * destroyed with NET_LIMIT.
 *
 * Node calls `push` of a stream for all that arrives, also after the stream was paused, and `read` for all that
 * leaves the stream: there is no other place to see bytes that nobody reads.
 */
export function compactReads(stream: Duplex, holding: Holding): void {
  const push = stream.push.bind(stream)
  const read = stream.read.bind(stream)
  let slab: Buffer | undefined
  let filled = 0

  const flush = () => {
    if (slab === undefined) return
    const waiting = slab.subarray(0, filled)
    slab = undefined
    filled = 0
    push(waiting)
  }
  const append = (chunk: Buffer) => {
    if (slab !== undefined && slab.length - filled < chunk.length) flush()
    if (slab === undefined) {
      const usual = Math.min(maxSlabBytes, Math.max(minSlabBytes, stream.readableLength))
      slab = Buffer.allocUnsafeSlow(Math.max(chunk.length, usual))
    }
    filled += chunk.copy(slab, filled)
  }
  const count = () => {
    if (holding.resize(stream.readableLength + (slab?.length ?? 0))) return
    stream.destroy(
      new MusterError('NET_LIMIT', 'the peer sends more than this node reads: its memory is full'),
    )
  }

  stream.push = (chunk: Buffer | null) => {
    if (chunk === null) {
      flush()
      return push(null)
    }
    if (stream.readableLength > 0 || slab !== undefined) append(chunk)
    else push(stream.readableFlowing ? chunk : copyOf(chunk))
    count()
    return stream.readableLength + filled < stream.readableHighWaterMark
  }
  stream.read = (bytes?: number) => {
    // Node calls read(0) to ask for more bytes, not to take any.
    if (bytes !== 0) flush()
    const taken = read(bytes)
    count()
    return taken
  }
  stream.once('close', () => {
    slab = undefined
    holding.close()
  })
}

/** A copy that shares no memory with other bytes. */
function copyOf(chunk: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(chunk.length)
  chunk.copy(copy)
  return copy
}
