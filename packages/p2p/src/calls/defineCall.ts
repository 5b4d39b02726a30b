import type { JsonShape } from '@muster-network/core'
import type { z } from 'zod'
import type { PeerId } from '../identity/PeerId.ts'

/** A remote call. Both sides validate request and response against the same schemas. */
export type Call<Q extends z.ZodType = z.ZodType, S extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly request: Q
  readonly response: S
}

/**
 * @example
 * const ping = defineCall('ping', z.object({ n: z.int() }), z.object({ n: z.int() }))
 * node.handle(ping, async ({ n }) => ({ n }))
 * await other.call(node.peerId, ping, { n: 1 })
 */
export function defineCall<Q extends z.ZodType, S extends z.ZodType>(
  name: string,
  request: Q,
  response: S,
): Call<Q, S> {
  return { name, request, response }
}

export type CallContext = {
  /** The caller, authenticated by the connection. */
  peerId: PeerId
  /** Aborted when the caller cancels, its deadline passes or the connection ends. */
  signal: AbortSignal
}

export type CallHandler = {
  /** The largest structure of a request. */
  shape: JsonShape
  handle(body: unknown, context: CallContext): Promise<Buffer>
}
