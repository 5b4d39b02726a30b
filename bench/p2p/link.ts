// Simulates a network link in user space: forwards TCP with a rate limit and a delay in each direction. A child of the bench.
import { connect, createServer, type Socket } from 'node:net'

export type LinkOptions = { port: number; bytesPerSecond: number; roundTripMs: number }

const { port, bytesPerSecond, roundTripMs } = JSON.parse(process.argv[2]!) as LinkOptions
const delayMs = roundTripMs / 2
/** Bytes in flight and in the router's queue; half a second of queue, as a home router has. */
const bufferBytes = Math.max(bytesPerSecond * (delayMs / 1000 + 0.5), 256 << 10)

/** One direction of the link, shared by all connections over it. */
type Line = { freeAt: number }
const up: Line = { freeAt: 0 }
const down: Line = { freeAt: 0 }

/** Forwards one direction: each chunk is sent when the line is free and arrives after the delay. */
function forward(from: Socket, to: Socket, line: Line): void {
  let buffered = 0
  const queue: { chunk: Buffer; arrivesAt: number }[] = []
  let waiting = false
  const deliver = () => {
    waiting = false
    const now = performance.now()
    while (queue.length > 0 && queue[0]!.arrivesAt <= now) {
      const { chunk } = queue.shift()!
      buffered -= chunk.length
      to.write(chunk)
    }
    if (buffered < bufferBytes) from.resume()
    if (queue.length > 0) wait(now)
    else if (from.readableEnded) to.end()
  }
  const wait = (now: number) => {
    waiting = true
    setTimeout(deliver, Math.max(0, queue[0]!.arrivesAt - now))
  }
  from.on('data', (chunk: Buffer) => {
    const now = performance.now()
    line.freeAt = Math.max(line.freeAt, now) + (chunk.length / bytesPerSecond) * 1000
    queue.push({ chunk, arrivesAt: line.freeAt + delayMs })
    buffered += chunk.length
    if (buffered >= bufferBytes) from.pause()
    if (!waiting) wait(now)
  })
  from.on('end', () => queue.length === 0 && to.end())
  from.on('error', () => to.destroy())
  from.on('close', () => to.destroy())
}

const server = createServer({ noDelay: true }, (near) => {
  const far = connect({ port, host: '127.0.0.1', noDelay: true })
  forward(near, far, up)
  forward(far, near, down)
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as { port: number }).port }))
