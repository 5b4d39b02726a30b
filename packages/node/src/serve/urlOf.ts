import type { IncomingMessage } from 'node:http'
import { MusterError } from '@muster-network/core'

/** Returns the path and query of a request as a URL. @throws API_BAD_REQUEST for a target that is none, such as `//` */
export function urlOf(request: Pick<IncomingMessage, 'url'>): URL {
  const url = URL.parse(request.url ?? '/', 'http://127.0.0.1')
  if (!url) throw new MusterError('API_BAD_REQUEST', 'path: not a path')
  return url
}
