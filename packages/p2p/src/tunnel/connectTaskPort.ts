import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { MusterError } from '@muster-network/core'
import type { Address } from '../directory/Directory.ts'
import { forward } from '../relay/splice.ts'

const bufferBytes = 128 << 10
const bufferCount = 4

/**
 * Connects to a port of a task and returns a function that joins the connection to a stream. Reads go into a
 * few reused buffers: allocating one per read made garbage collection the largest cost of a tunnel.
 *
 * Throws NET_REFUSED when nothing listens on the port.
 */
export async function connectTaskPort(
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
      // Called ahead of each read, even of one that must wait, so the last free buffer is always reserved for
      // it.
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
  // Nothing is read until a stream is joined.
  socket.pause()
  await new Promise<void>((resolve, reject) => {
    const fail = () => {
      socket.destroy()
      reject(new MusterError('NET_REFUSED', `nothing listens on port ${at.port} of the task`))
    }
    const timer = setTimeout(fail, options.timeoutMs)
    socket.once('close', () => clearTimeout(timer))
    socket.once('error', fail)
    socket.once('connect', () => {
      clearTimeout(timer)
      // the task's program may reset the connection before a stream is joined
      socket.off('error', fail).on('error', () => socket.destroy())
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
    forward(stream, socket, options)
    socket.resume()
  }
}
