import type { TLSSocket } from 'node:tls'
import { z } from 'zod'
import { frame } from '../wire/FrameReader.ts'
import { errorOf, Failure } from '../wire/failure.ts'
import { decodeJson, encodeJson } from '../wire/json.ts'
import { readFrame } from './readFrame.ts'

/** What the opener of a pipe asks for, and what it is told. After it the connection is plain bytes, both ways. */
export const PipeRequest = z.object({ service: z.string().max(100), params: z.unknown() })
export const PipeAnswer = z.object({ failure: Failure.optional() })

const maxBytes = 64 << 10

/** Asks for a service on a fresh connection. Throws what the other side refuses with; the socket is then closed. */
export async function openPipe(
  socket: TLSSocket,
  service: string,
  params: unknown,
  timeoutMs: number,
): Promise<TLSSocket> {
  try {
    socket.on('error', () => socket.destroy())
    // One side may be done while the other still speaks, as with any byte stream.
    socket.allowHalfOpen = true
    socket.write(frame(encodeJson(PipeRequest, { service, params })))
    const answer = decodeJson(
      PipeAnswer,
      await readFrame(socket, { maxBytes, timeoutMs }),
      'the answer to a pipe',
    )
    if (answer.failure !== undefined) throw errorOf(answer.failure)
    return socket
  } catch (error) {
    socket.destroy()
    throw error
  }
}
