import type { TLSSocket } from 'node:tls'
import { z } from 'zod'
import { frame } from '../wire/FrameReader.ts'
import { errorOf, Failure } from '../wire/failure.ts'
import { decodeJson, encodeJson } from '../wire/json.ts'
import { readFrame } from './readFrame.ts'

/**
 * The opening request of a pipe, and its answer. After it the connection carries raw bytes in both
 * directions.
 */
export const PipeRequest = z.object({ service: z.string().max(100), params: z.unknown() })
export const PipeAnswer = z.object({ failure: Failure.optional() })

const maxBytes = 64 << 10

/**
 * Requests a service on a new connection. Throws the error that the peer refuses with and closes the socket.
 */
export async function openPipe(
  socket: TLSSocket,
  service: string,
  params: unknown,
  timeoutMs: number,
): Promise<TLSSocket> {
  try {
    socket.on('error', () => socket.destroy())
    // Either side may finish sending while the other still sends, as with any byte stream.
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
