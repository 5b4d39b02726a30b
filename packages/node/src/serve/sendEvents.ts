import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** Proxies and browsers close a silent connection after a minute or less. */
const keepAliveMs = 15_000

/**
 * Sends values as server-sent events with backpressure, until they end or the caller disconnects. Throws an error that
 * comes before the first wait, such as an unknown task, so that the caller gets its status.
 */
export async function sendEvents(
  response: ServerResponse,
  events: AsyncIterable<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const iterator = events[Symbol.asyncIterator]()
  const first = iterator.next()
  await Promise.race([first, setImmediate()])
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  const alive = setInterval(() => response.write(': still here\n\n'), keepAliveMs)
  try {
    for (let next = await first; !next.done; next = await iterator.next()) {
      if (signal.aborted) return
      const text = JSON.stringify(next.value, (_, value) =>
        typeof value === 'bigint' ? value.toString() : value,
      )
      if (!response.write(`data: ${text}\n\n`)) await once(response, 'drain', { signal })
    }
    response.end()
  } finally {
    clearInterval(alive)
    await iterator.return?.()
  }
}
