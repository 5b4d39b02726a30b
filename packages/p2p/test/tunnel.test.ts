import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MemoryDirectory, openTunnel, serveTunnels } from '../src/index.ts'
import { collect } from './blobFixtures.ts'
import { startHiddenNode, startNode, startPair } from './startNodes.ts'

async function startEcho(): Promise<number> {
  const server = createServer({ allowHalfOpen: true }, (socket) => socket.pipe(socket))
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as { port: number }).port
}

async function echoed(port: number, bytes: Buffer): Promise<Buffer> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  socket.end(bytes)
  return collect(socket).catch(() => Buffer.alloc(0))
}

describe('tunnel', () => {
  it('forwards a local port to a port of a task, with half-closed connections, also through a relay', async () => {
    const directory = new MemoryDirectory()
    const relay = await startNode(directory, { relay: {} })
    const a = await startNode(directory)
    const port = await startEcho()
    for (const b of [await startNode(directory), await startHiddenNode(directory, [relay])]) {
      const to = { taskId: 't', port }
      serveTunnels(b, {
        allow: (peerId, target) => peerId === a.peerId && target.taskId === 't' && target.port === port,
      })
      const tunnel = await openTunnel(a, { peerId: b.peerId, to, allow: () => true })
      onTestFinished(() => tunnel.close())
      const bytes = randomBytes(3 << 20)
      const [first, second] = await Promise.all([
        echoed(tunnel.port, bytes),
        echoed(tunnel.port, Buffer.from('x')),
      ])
      expect(first.equals(bytes)).toBe(true)
      expect(second.toString()).toBe('x')
    }
  })

  it('is refused unless both sides allow it', async () => {
    const { a, b } = await startPair()
    const port = await startEcho()
    serveTunnels(b, { allow: (_, to) => to.taskId === 'mine' })
    const to = { taskId: 'other', port }
    await expect(openTunnel(a, { peerId: b.peerId, to, allow: () => false })).rejects.toMatchObject({
      code: 'NET_REFUSED',
    })
    const tunnel = await openTunnel(a, { peerId: b.peerId, to, allow: () => true })
    onTestFinished(() => tunnel.close())
    expect((await echoed(tunnel.port, Buffer.from('x'))).length).toBe(0)
  })
})
