import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { MusterError } from '@muster-network/core'
import type { Address } from '../directory/Directory.ts'
import { pour } from '../relay/splice.ts'

const bufferBytes = 128 << 10
const bufferCount = 4

/**
 * Connects to a port of a task, and returns what joins it to a stream. What it reads goes into a few buffers that are
 * used again and again: a new one for each read made the garbage collector the largest cost of a tunnel.
 *
 * Throws NET_REFUSED when nothing listens there.
 */
export async function connectTask(
  at: Address,
  options: { timeoutMs: number; stallTimeoutMs: number },
): Promise<(stream: Duplex) => void> {
  const free = Array.from({ length: bufferCount }, () => Buffer.allocUnsafeSlow(bufferBytes))
  let sink: Duplex | undefined
  let stall: NodeJS.Timeout | undefined
  const socket = connect({
    ...at,
    noDelay: true,
    allowHalfOpen: true,
    onread: {
      // Asked for ahead of each read, also of one that waits: the last free buffer is always kept for it.
      buffer: () => free.pop()!,
      callback: (count, buffer) => {
        sink!.write(buffer.subarray(0, count), () => {
          free.push(buffer as Buffer<ArrayBuffer>)
          clearTimeout(stall)
          stall = undefined
          socket.resume()
        })
        if (free.length > 1) return true
        stall = setTimeout(() => sink!.destroy(), options.stallTimeoutMs)
        return false
      },
    },
  })
  // Not a byte is read before somebody takes it.
  socket.pause()
  await new Promise<void>((resolve, reject) => {
    const fail = () => {
      socket.destroy()
      reject(new MusterError('NET_REFUSED', 'nothing listens on this port'))
    }
    const timer = setTimeout(fail, options.timeoutMs)
    socket.once('close', () => clearTimeout(timer))
    socket.once('error', fail)
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.off('error', fail)
      resolve()
    })
  })
  return (stream) => {
    sink = stream
    socket.on('error', () => stream.destroy())
    socket.on('end', () => stream.end())
    socket.on('close', () => {
      clearTimeout(stall)
      if (!socket.readableEnded) stream.destroy()
    })
    pour(stream, socket, options)
    socket.resume()
  }
}
