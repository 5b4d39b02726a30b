import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { exceededShape, type JsonShape, MusterError } from '@muster-network/core'
import { chunksOf } from './chunksOf.ts'

/** Task files are at most 1 MiB, and no other body is larger. */
const maxBytes = 2 << 20

/**
 * Reads the JSON body of a request. A body with more structure than `shape` is refused before it is parsed.
 *
 * @throws API_TOO_LARGE, API_BAD_REQUEST
 */
export async function readBody(request: IncomingMessage, shape: JsonShape): Promise<unknown> {
  // Any page can send a form or plain text without a preflight request; JSON needs one.
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new MusterError('API_BAD_REQUEST', 'body: must be sent as application/json')
  const body = await buffer(chunksOf(request, maxBytes))
  const exceeded = exceededShape(body, shape)
  if (exceeded !== undefined)
    throw new MusterError(
      'API_BAD_REQUEST',
      `body: too many ${exceeded === 'depth' ? 'levels' : exceeded} for this call`,
    )
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new MusterError('API_BAD_REQUEST', 'body: not JSON')
  }
}
