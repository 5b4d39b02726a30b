import { randomUUID } from 'node:crypto'
import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { MusterError } from '@muster-network/core'
import { errorOf } from '../openai/errorOf.ts'

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers requests that Node cannot read, or that come too slowly, in OpenAI's format. */
export function answerBroken(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const status = statuses[error.code ?? ''] ?? 400
    const cause = new MusterError(
      'API_BAD_REQUEST',
      status === 431 ? 'the URL and the headers are too long' : status === 408 ? 'too slow' : 'not HTTP',
    )
    const body = JSON.stringify(errorOf(cause, randomUUID()).body)
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  })
}
