import type { IncomingMessage } from 'node:http'

/** Returns the body as JSON; undefined when it is longer than `mostBytes` or no JSON. */
export async function readBody(request: IncomingMessage, mostBytes: number): Promise<unknown> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > mostBytes) return undefined
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString())
  } catch {
    return undefined
  }
}
