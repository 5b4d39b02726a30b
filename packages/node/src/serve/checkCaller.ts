import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { MusterError } from '@muster-network/core'
import type { Sessions } from './Sessions.ts'
import { cookieName } from './sessionHandlers.ts'

/**
 * Keeps other web pages out of a loopback server: the Host header must name loopback (a page that rebinds its own name to
 * 127.0.0.1 sends its own), an Origin that is not ours is refused, and so is what a browser says comes from another site.
 *
 * @throws API_FORBIDDEN
 */
export function checkSource(request: IncomingMessage): void {
  const host = request.headers.host ?? ''
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host))
    throw new MusterError('API_FORBIDDEN', `calls under the host name "${host}" are refused`)
  const { origin } = request.headers
  if (origin !== undefined && origin !== `http://${host}`)
    throw new MusterError('API_FORBIDDEN', `calls from pages of ${origin} are refused`)
  // a link on another page may lead here; its pictures, frames and scripts may not
  const site = request.headers['sec-fetch-site']
  const navigates = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate'
  if ((site === 'cross-site' || site === 'same-site') && !navigates)
    throw new MusterError('API_FORBIDDEN', 'calls from pages of another site are refused')
}

/** Whether the caller has the owner's token, or a session that was opened with one of its links. */
export function isOwner(
  request: IncomingMessage,
  options: { token: string; sessions: Sessions; port: number },
): boolean {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return sameText(bearer, options.token)
  const name = cookieName(options.port)
  const session = (request.headers.cookie ?? '')
    .split(/;\s*/)
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return session !== undefined && options.sessions.isOpen(session)
}

function sameText(given: string, expected: string): boolean {
  const [one, two] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === two.length && timingSafeEqual(one, two)
}
