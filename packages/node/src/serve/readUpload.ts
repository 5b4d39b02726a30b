import type { IncomingMessage } from 'node:http'
import { MusterError } from '@muster-network/core'
import { chunksOf } from './chunksOf.ts'

/** Yields an uploaded file as it arrives. @throws API_BAD_REQUEST; API_TOO_LARGE while it is read */
export function readUpload(request: IncomingMessage, maxBytes: number): AsyncIterable<Uint8Array> {
  // a page of another origin needs a preflight request to send this type
  if (!/^application\/octet-stream\b/.test(request.headers['content-type'] ?? ''))
    throw new MusterError('API_BAD_REQUEST', 'body: must be sent as application/octet-stream')
  return chunksOf(request, maxBytes)
}
