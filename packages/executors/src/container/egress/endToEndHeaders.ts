import type { IncomingHttpHeaders } from 'node:http'

/** Headers that are about one connection only (RFC 9110, section 7.6.1), and those that address a proxy. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Returns the headers that a proxy passes on. Each connection has its own framing: Node throws when it is told to
 * send a trailer on a message without chunks.
 */
export function endToEndHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  const dropped = new Set([...hopByHop, ...named])
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || dropped.has(name) ? [] : [[name, value]],
    ),
  )
}
