import type { IncomingMessage } from 'node:http'
import { MusterError } from '@muster-network/core'

/** A sender that is silent for this long is treated as disconnected. */
const silenceMs = 60_000

/** Yields the body of a request as it arrives. @throws API_TOO_LARGE */
export async function* chunksOf(request: IncomingMessage, maxBytes: number): AsyncGenerator<Uint8Array> {
  const tooLarge = () => new MusterError('API_TOO_LARGE', `body: larger than ${maxBytes} bytes`)
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  request.setTimeout(silenceMs, () => request.destroy())
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw tooLarge()
    yield chunk
  }
  request.setTimeout(0)
}
