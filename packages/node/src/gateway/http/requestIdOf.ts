import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ids = new WeakMap<IncomingMessage, string>()

/** Returns the id of a request, which its answer and the log have. */
export function requestIdOf(incoming: IncomingMessage): string {
  const id = ids.get(incoming) ?? `req_${randomUUID().replaceAll('-', '')}`
  ids.set(incoming, id)
  return id
}
