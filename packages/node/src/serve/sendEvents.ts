import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

/** Proxies and browsers close a silent connection after a minute or less. */
const keepAliveMs = 15_000

/** Sends values as server-sent events with backpressure, until they end or the caller disconnects. */
export async function sendEvents(
  response: ServerResponse,
  events: AsyncIterable<unknown>,
  signal: AbortSignal,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  const alive = setInterval(() => response.write(': still here\n\n'), keepAliveMs)
  try {
    for await (const event of events) {
      if (signal.aborted) return
      const text = JSON.stringify(event, (_, value) => (typeof value === 'bigint' ? value.toString() : value))
      if (!response.write(`data: ${text}\n\n`)) await once(response, 'drain', { signal })
    }
    response.end()
  } finally {
    clearInterval(alive)
  }
}
