import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { MusterError } from '@muster-network/core'
import { chunksOf } from './chunksOf.ts'

/** Task files are at most 1 MiB, and nothing else that is sent is larger. */
const maxBytes = 2 << 20

/** The JSON body of a request. @throws API_TOO_LARGE, API_BAD_REQUEST */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  // A form or plain text can be sent by any page without asking first; JSON cannot.
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new MusterError('API_BAD_REQUEST', 'body: must be sent as application/json')
  const body = await buffer(chunksOf(request, maxBytes))
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new MusterError('API_BAD_REQUEST', 'body: not JSON')
  }
}
