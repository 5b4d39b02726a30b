import type { Duplex } from 'node:stream'
import { MusterError } from '@muster-network/core'
import { FrameReader } from '../wire/FrameReader.ts'

/** Reads one frame and leaves what follows it unread in the stream, paused. Throws NET_TIMEOUT, NET_LIMIT, NET_CLOSED. */
export function readFrame(stream: Duplex, options: { maxBytes: number; timeoutMs: number }): Promise<Buffer> {
  const reader = new FrameReader(options.maxBytes)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => settle(new MusterError('NET_TIMEOUT', 'the other side said nothing')),
      options.timeoutMs,
    )
    const settle = (error?: unknown, body?: Buffer) => {
      clearTimeout(timer)
      stream.off('data', data).off('close', close).off('end', close).off('error', close)
      stream.pause()
      if (body === undefined) return reject(error)
      const rest = reader.rest()
      if (rest.length > 0) stream.unshift(rest)
      resolve(body)
    }
    const close = () => settle(new MusterError('NET_CLOSED', 'the connection ended before its first frame'))
    const data = (chunk: Buffer) => {
      try {
        const body = reader.pushOne(chunk)
        if (body !== undefined) settle(undefined, body)
      } catch (error) {
        settle(error)
      }
    }
    stream.on('data', data).on('close', close).on('end', close).on('error', close)
    stream.resume()
  })
}
