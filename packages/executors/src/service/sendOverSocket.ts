import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { MusterError } from '@muster-network/core'
import type { ServiceRequest, ServiceResponse } from '../Service.ts'
import { connectToSocket } from './connectToSocket.ts'

const maxHeaderBytes = 16 * 1024
const maxTypeCharacters = 200

/**
 * Sends a request as HTTP/1.1 over the program's socket. Each request has a connection of its own: nothing that a program sends
 * after one answer can be taken as the beginning of another.
 *
 * @throws EXEC_SERVICE_DOWN, EXEC_SERVICE_ANSWER_INVALID; the reason of the signal
 */
export async function sendOverSocket(
  socketFile: string,
  { method, path, contentType, body }: ServiceRequest,
  signal: AbortSignal,
): Promise<ServiceResponse> {
  const socket = await connectToSocket(socketFile, signal).catch((cause: Error) => {
    if (signal.aborted) throw signal.reason
    const message = `the program does not listen on its socket: ${cause.message}`
    throw new MusterError('EXEC_SERVICE_DOWN', message, { cause, details: { unreachable: true } })
  })
  try {
    const sent = httpRequest({
      method,
      path,
      headers: {
        host: 'service',
        connection: 'close',
        ...(contentType !== undefined && { 'content-type': contentType }),
        ...(method === 'POST' && { 'content-length': body?.length ?? 0 }),
      },
      createConnection: () => socket,
      maxHeaderSize: maxHeaderBytes,
      signal,
    })
    const response = await responseTo(sent, body)
    // Without a reader nobody else listens.
    response.on('error', () => {})
    return {
      status: response.statusCode ?? 0,
      contentType: contentTypeOf(response),
      body: readBody(response, socket, signal),
    }
  } catch (error) {
    throw explain(error, signal)
  }
}

async function responseTo(sent: ClientRequest, body: Uint8Array | undefined): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  sent.once('response', resolve)
  sent.once('upgrade', (_, socket) => {
    socket.destroy()
    reject(new MusterError('EXEC_SERVICE_ANSWER_INVALID', 'the program wants to speak another protocol'))
  })
  // Stays: an error after the response is reported by the response too.
  sent.on('error', reject)
  sent.end(body)
  return promise
}

async function* readBody(
  response: IncomingMessage,
  socket: Socket,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  try {
    // Without either, a program that crashes in the middle could not be told from one that has finished.
    if (!('content-length' in response.headers || 'transfer-encoding' in response.headers))
      throw new MusterError(
        'EXEC_SERVICE_ANSWER_INVALID',
        'the answer has neither a Content-Length nor chunks, so nobody knows whether it is complete',
      )
    for await (const piece of response) yield piece as Buffer
    if (!response.complete) throw new Error('the connection was closed in the middle')
  } catch (error) {
    throw explain(error, signal)
  } finally {
    socket.destroy()
  }
}

function contentTypeOf({ headers }: IncomingMessage): string {
  const type = headers['content-type'] ?? ''
  return type.length <= maxTypeCharacters && /^[\x20-\x7e]+$/.test(type) ? type : 'application/octet-stream'
}

function explain(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  if (error instanceof MusterError) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  // Errors of Node's HTTP parser.
  if (code.startsWith('HPE_'))
    return new MusterError('EXEC_SERVICE_ANSWER_INVALID', `the program does not speak HTTP: ${message}`, {
      cause: error,
    })
  return new MusterError('EXEC_SERVICE_DOWN', `the program broke off its answer: ${message}`, {
    cause: error,
  })
}
