import { randomUUID } from 'node:crypto'
import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { toProblem } from '@muster-network/api'
import { MusterError } from '@muster-network/core'

/** Answers requests that Node cannot read, such as one with a URL that is too long, with problem details like all others. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const isTooLong = error.code === 'HPE_HEADER_OVERFLOW'
    const cause = isTooLong
      ? new MusterError('API_TOO_LARGE', 'the URL and the headers of the call are too long')
      : new MusterError('API_BAD_REQUEST', 'the call is not HTTP')
    const problem = { ...toProblem(cause, randomUUID()), status: isTooLong ? 431 : 400 }
    const body = JSON.stringify(problem)
    socket.end(
      [
        `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
        'content-type: application/problem+json',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  })
}
