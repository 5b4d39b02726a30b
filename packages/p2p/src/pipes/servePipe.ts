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
 * Serves one pipe. Accepts or refuses first (a throw refuses, and its error is sent), then `run` gets the raw
 * stream and owns it.
 */
export type PipeHandler = (
  params: unknown,
  context: PipeContext,
) => Promise<{ run: (stream: Duplex) => void | Promise<void> }>

/**
 * The peer, and the source that its connections count against: an address, or the relay that it came through.
 */
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
      throw new MusterError('NET_METHOD_UNKNOWN', `unknown service "${request.service}"`)
    const { run } = await handler(request.params, context)
    socket.write(frame(encodeJson(PipeAnswer, {})))
    // From here on the handler owns the bytes: a failure can only be signalled by closing the stream.
    void Promise.resolve(run(socket)).catch(() => socket.destroy())
  } catch (error) {
    if (socket.writable) socket.end(frame(encodeJson(PipeAnswer, { failure: failureOf(error) })))
    // Limited in time: a peer that never closes its half must not hold our half open.
    socket.resume()
    setTimeout(() => socket.destroy(), 1000).unref()
  }
}
