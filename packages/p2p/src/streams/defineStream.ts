import type { z } from 'zod'
import type { PeerId } from '../identity/PeerId.ts'

/**
 * A bidirectional stream: opened with `params`, then messages `down` from the server and, if any, `up` to it.
 */
export type Stream<
  P extends z.ZodType = z.ZodType,
  D extends z.ZodType = z.ZodType,
  U extends z.ZodType = z.ZodType,
> = {
  readonly name: string
  readonly params: P
  readonly down: D
  readonly up: U
}

export function defineStream<P extends z.ZodType, D extends z.ZodType, U extends z.ZodType>(
  name: string,
  parts: { params: P; down: D; up: U },
): Stream<P, D, U> {
  return { name, ...parts }
}

export type StreamContext<U> = {
  peerId: PeerId
  /** Aborted when the peer cancels or the connection ends. */
  signal: AbortSignal
  /** Messages from the peer, with backpressure. */
  incoming: AsyncIterable<U>
}
