import type { Duplex } from 'node:stream'
import { MusterError } from '@muster-network/core'
import { FrameReader } from '../wire/FrameReader.ts'

/**
 * Reads one frame and leaves the bytes after it unread in the stream. Throws NET_TIMEOUT, NET_LIMIT or
 * NET_CLOSED.
 */
export function readFrame(stream: Duplex, options: { maxBytes: number; timeoutMs: number }): Promise<Buffer> {
  const reader = new FrameReader({ maxBytes: options.maxBytes })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => settle(new MusterError('NET_TIMEOUT', `the peer sent no frame within ${options.timeoutMs} ms`)),
      options.timeoutMs,
    )
    const settle = (error?: unknown, body?: Buffer, rest?: Buffer) => {
      clearTimeout(timer)
      stream.off('readable', read).off('close', close).off('end', close).off('error', close)
      if (body === undefined) return reject(error)
      if (rest !== undefined && rest.length > 0) stream.unshift(rest)
      resolve(body)
    }
    const close = () => settle(new MusterError('NET_CLOSED', 'the connection ended before its first frame'))
    // Uses 'readable': a stream that was read with 'data' and paused would stay paused for its next reader.
    const read = () => {
      try {
        for (let chunk = stream.read(); chunk !== null; chunk = stream.read()) {
          const { body, rest } = reader.readOne(chunk)
          if (body !== undefined) return settle(undefined, body, rest)
        }
      } catch (error) {
        settle(error)
      }
    }
    stream.on('readable', read).on('close', close).on('end', close).on('error', close)
  })
}
