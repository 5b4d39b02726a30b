// A link in user space: forwards TCP with a rate and a delay each way. Run as a child of the bench.
import { connect, createServer, type Socket } from 'node:net'

export type LinkOptions = { port: number; bytesPerSecond: number; roundTripMs: number }

const { port, bytesPerSecond, roundTripMs } = JSON.parse(process.argv[2]!) as LinkOptions
const delayMs = roundTripMs / 2
/** What lies in the link and in the queue before it: as a home router has, half a second's worth. */
const holdBytes = Math.max(bytesPerSecond * (delayMs / 1000 + 0.5), 256 << 10)

/** One direction of the link, shared by all connections over it. */
type Line = { freeAt: number }
const up: Line = { freeAt: 0 }
const down: Line = { freeAt: 0 }

/** Each chunk leaves when the line is free and arrives a delay later. */
function direction(from: Socket, to: Socket, line: Line): void {
  let held = 0
  const queue: { chunk: Buffer; arrivesAt: number }[] = []
  let waiting = false
  const deliver = () => {
    waiting = false
    const now = performance.now()
    while (queue.length > 0 && queue[0]!.arrivesAt <= now) {
      const { chunk } = queue.shift()!
      held -= chunk.length
      to.write(chunk)
    }
    if (held < holdBytes) from.resume()
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
    held += chunk.length
    if (held >= holdBytes) from.pause()
    if (!waiting) wait(now)
  })
  from.on('end', () => queue.length === 0 && to.end())
  from.on('error', () => to.destroy())
  from.on('close', () => to.destroy())
}

const server = createServer({ noDelay: true }, (near) => {
  const far = connect({ port, host: '127.0.0.1', noDelay: true })
  direction(near, far, up)
  direction(far, near, down)
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as { port: number }).port }))
