import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { MusterError } from '@muster-network/core'
import type { Sessions } from './Sessions.ts'

/**
 * Protects a loopback server from other web pages: the Host header must name loopback (a page that rebinds its own
 * name to 127.0.0.1 sends that name), a foreign Origin is rejected, and so is a request that the browser marks as
 * cross-site.
 *
 * @throws API_FORBIDDEN
 */
export function checkSource(request: IncomingMessage): void {
  const host = request.headers.host ?? ''
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host))
    throw new MusterError('API_FORBIDDEN', `host name "${host}" not allowed: call 127.0.0.1 or localhost`)
  const { origin } = request.headers
  if (origin !== undefined && origin !== `http://${host}`)
    throw new MusterError('API_FORBIDDEN', `calls from pages of ${origin} are not allowed`)
  // a link on another page may lead here; its images, frames and scripts may not
  const site = request.headers['sec-fetch-site']
  const navigates = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate'
  if ((site === 'cross-site' || site === 'same-site') && !navigates)
    throw new MusterError('API_FORBIDDEN', 'calls from pages of another site are not allowed')
}

/** The query field with which a download link shows its ticket. */
export const ticketName = 'ticket'

/** The secret that the caller sent: the owner's token, or that of a session. */
export function bearerOf(request: IncomingMessage): string | undefined {
  return /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
}

/** Returns whether the caller has the owner's token, or a session or a download opened with it. */
export function isOwner(request: IncomingMessage, options: { token: string; sessions: Sessions }): boolean {
  const bearer = bearerOf(request)
  if (bearer !== undefined) return sameText(bearer, options.token) || options.sessions.isOpen(bearer)
  const [, path, ticket] = ticketPattern.exec(request.url ?? '') ?? []
  return request.method === 'GET' && ticket !== undefined && options.sessions.useTicket(ticket, path!)
}

const ticketPattern = new RegExp(`^(.*)[?&]${ticketName}=([\\w-]+)$`)

function sameText(text: string, expected: string): boolean {
  const [one, two] = [Buffer.from(text), Buffer.from(expected)]
  return one.length === two.length && timingSafeEqual(one, two)
}
