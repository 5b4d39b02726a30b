import type { IncomingMessage } from 'node:http'
import { MusterError } from '@muster-network/core'
import type { GatewayLimits } from '../GatewayLimits.ts'

/**
 * Reads the body of a call within its limits of bytes and time. A body that says it is too large is refused before its first byte.
 *
 * @throws API_TOO_LARGE, API_BAD_REQUEST when the caller is too slow or leaves
 */
export async function readCallBody(
  incoming: IncomingMessage,
  { bodyBytes, bodyMs }: Pick<GatewayLimits, 'bodyBytes' | 'bodyMs'>,
): Promise<Buffer> {
  const tooLarge = () =>
    new MusterError('API_TOO_LARGE', `the body is larger than ${bodyBytes} bytes`, {
      hint: 'Send a shorter request.',
    })
  if (Number(incoming.headers['content-length'] ?? 0) > bodyBytes) throw tooLarge()
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const settle = (error?: MusterError) => {
      clearTimeout(timer)
      incoming.off('data', take).off('end', settle).off('error', fail).off('close', fail)
      incoming.pause()
      if (error) reject(error)
      else resolve(Buffer.concat(chunks))
    }
    const fail = () => settle(new MusterError('API_BAD_REQUEST', 'the body ended early'))
    const take = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > bodyBytes) settle(tooLarge())
      else chunks.push(chunk)
    }
    const timer = setTimeout(
      () => settle(new MusterError('API_BAD_REQUEST', `the body did not arrive within ${bodyMs} ms`)),
      bodyMs,
    )
    incoming
      .on('data', take)
      .on('end', () => settle())
      .on('error', fail)
      .on('close', fail)
  })
}
