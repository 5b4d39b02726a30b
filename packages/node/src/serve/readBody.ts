import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { MusterError } from '@muster-network/core'
import { chunksOf } from './chunksOf.ts'

/** Task files are at most 1 MiB, and no other body is larger. */
const maxBytes = 2 << 20

/** Reads the JSON body of a request. @throws API_TOO_LARGE, API_BAD_REQUEST */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  // Any page can send a form or plain text without a preflight request; JSON needs one.
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new MusterError('API_BAD_REQUEST', 'body: must be sent as application/json')
  const body = await buffer(chunksOf(request, maxBytes))
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new MusterError('API_BAD_REQUEST', 'body: not JSON')
  }
}
