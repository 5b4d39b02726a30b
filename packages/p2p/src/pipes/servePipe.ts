import type { Duplex } from 'node:stream'
import type { TLSSocket } from 'node:tls'
import { MusterError } from '@muster-network/core'
import type { PeerId } from '../identity/PeerId.ts'
import { frame } from '../wire/FrameReader.ts'
import { failureOf } from '../wire/failure.ts'
import { decodeJson, encodeJson } from '../wire/json.ts'
import { PipeAnswer, PipeRequest } from './openPipe.ts'
import { readFrame } from './readFrame.ts'

/**
 * Serves one pipe. It decides first (a throw refuses, with its reason), then gets the raw bytes in `run`, which owns
 * the stream from there on.
 */
export type PipeHandler = (
  params: unknown,
  context: PipeContext,
) => Promise<{ run: (stream: Duplex) => void | Promise<void> }>

/** Who asks, and what it has to share with others: an address, or the relay that it came through. */
export type PipeContext = { peerId: PeerId; source: string }

const maxBytes = 64 << 10

export async function servePipe(
  socket: TLSSocket,
  context: PipeContext,
  services: ReadonlyMap<string, PipeHandler>,
  timeoutMs: number,
): Promise<void> {
  try {
    socket.allowHalfOpen = true
    const request = decodeJson(
      PipeRequest,
      await readFrame(socket, { maxBytes, timeoutMs }),
      'a pipe request',
    )
    const handler = services.get(request.service)
    if (handler === undefined)
      throw new MusterError('NET_METHOD_UNKNOWN', `no service "${request.service}" here`)
    const { run } = await handler(request.params, context)
    socket.write(frame(encodeJson(PipeAnswer, {})))
    // From here on the bytes are the handler's: there is no way left to tell of a failure but to end.
    void Promise.resolve(run(socket)).catch(() => socket.destroy())
  } catch (error) {
    if (socket.writable) socket.end(frame(encodeJson(PipeAnswer, { failure: failureOf(error) })))
    // Bounded: a peer that never closes its half must not keep ours.
    socket.resume()
    setTimeout(() => socket.destroy(), 1000).unref()
  }
}
