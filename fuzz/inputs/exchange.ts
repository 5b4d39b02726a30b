import { connect } from 'node:net'

/** Long enough for an answer over loopback; a server waits longer for the rest of a request that is cut off. */
const silenceMs = 20

/** Sends bytes to a port of this machine. Returns what comes back until the other side closes or falls silent. */
export function exchange(port: number, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve) => {
    const answer: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(silenceMs, () => socket.destroy())
    socket.on('data', (chunk) => answer.push(chunk))
    // a server that refuses the rest of a request resets the connection
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(answer)))
    socket.write(bytes)
  })
}
