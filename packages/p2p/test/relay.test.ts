import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import {
  createIdentity,
  defineCall,
  defineStream,
  MemoryDirectory,
  PeerNode,
  type SignedRelayUsage,
  verifyRelayUsage,
} from '../src/index.ts'
import { startHiddenNode, startNode } from './startNodes.ts'

const echo = defineCall('echo', z.string(), z.string())
const count = defineStream('count', { params: z.int(), down: z.int(), up: z.never() })

function serve(node: PeerNode): void {
  node.handle(echo, async (text) => text)
  node.handleStream(count, async function* (to) {
    for (let i = 0; i < to; i++) yield i
  })
  node.handlePipe('sink', async () => ({
    run: (stream) => void stream.on('end', () => stream.end('done')).resume(),
  }))
}

async function sendBytes(node: PeerNode, to: PeerNode, bytes: number): Promise<void> {
  const pipe = await node.openPipe(to.peerId, 'sink', {})
  pipe.end(Buffer.alloc(bytes))
  expect(String((await once(pipe, 'data'))[0])).toBe('done')
}

describe('relay', () => {
  it('drops a connection whose handling throws, and serves all others', async () => {
    const directory = new MemoryDirectory()
    let asked = 0
    const admit = () => {
      asked++
      throw new Error('the ledger cannot be read')
    }
    const relay = await startNode(directory, { relay: { admit } })
    serve(relay)
    const hidden = createIdentity()
    const target = await PeerNode.start({ identity: hidden, directory, relays: [relay.peerId] })
    onTestFinished(() => target.stop())
    await expect.poll(() => asked).toBeGreaterThan(1)
    const a = await startNode(directory)
    expect(await a.call(relay.peerId, echo, 'x')).toBe('x')
  })

  it('carries calls, streams and bytes between two nodes that cannot be dialled', async () => {
    const directory = new MemoryDirectory()
    const relay = await startNode(directory, { relay: {} })
    const a = await startHiddenNode(directory, [relay])
    const b = await startHiddenNode(directory, [relay])
    serve(b)
    expect(await a.call(b.peerId, echo, 'hello')).toBe('hello')
    expect(a.routeTo(b.peerId)).toEqual({ kind: 'relay', relay: relay.peerId })
    let received = 0
    for await (const _ of await a.openStream(b.peerId, count, 100)) received++
    expect(received).toBe(100)
    await sendBytes(a, b, 3 << 20)
    expect(relay.relayServer!.bytesFor(b.peerId)).toBeGreaterThan(3 << 20)
  })

  it('answers calls to itself on the same port', async () => {
    const directory = new MemoryDirectory()
    const relay = await startNode(directory, { relay: {} })
    serve(relay)
    const a = await startNode(directory)
    expect(await a.call(relay.peerId, echo, 'x')).toBe('x')
  })

  it('is replaced by a direct connection, whether that is possible from the start or later', async () => {
    const directory = new MemoryDirectory()
    const relay = await startNode(directory, { relay: {} })
    const b = await startHiddenNode(directory, [relay], { listen: { host: '127.0.0.1', port: 0 } })
    serve(b)
    const moved = Promise.withResolvers<void>()
    const quiet = { debug() {}, warn() {}, error() {} }
    const logger = {
      ...quiet,
      info: (_: unknown, phrase: string) => phrase.includes('moved') && moved.resolve(),
    }
    const a = await startNode(directory, { upgradeAfterMs: 20, logger: logger as never })
    expect(await a.call(b.peerId, echo, 'x')).toBe('x')
    expect(a.routeTo(b.peerId)).toMatchObject({ kind: 'relay' })
    directory.set(b.peerId, { addresses: [b.address!], relays: [relay.peerId] })
    await moved.promise
    expect(await a.call(b.peerId, echo, 'y')).toBe('y')
    expect(a.routeTo(b.peerId)).toEqual({ kind: 'direct' })

    const c = await startNode(directory)
    await c.call(b.peerId, echo, 'x')
    expect(c.routeTo(b.peerId)).toEqual({ kind: 'direct' })
  })

  it('fails over to another relay of the target', async () => {
    const directory = new MemoryDirectory()
    const first = await startNode(directory, { relay: {} })
    const second = await startNode(directory, { relay: {} })
    const b = await startHiddenNode(directory, [first, second])
    serve(b)
    const a = await startNode(directory)
    await a.call(b.peerId, echo, 'x')
    const route = a.routeTo(b.peerId)!
    const [dead, alive] =
      route.kind === 'relay' && route.relay === first.peerId ? [first, second] : [second, first]
    await dead.stop()
    expect(await a.call(b.peerId, echo, 'y').catch(() => a.call(b.peerId, echo, 'y'))).toBe('y')
    expect(a.routeTo(b.peerId)).toEqual({ kind: 'relay', relay: alive.peerId })
  })

  it('gets signed usage from the target for no more bytes than it received', async () => {
    const directory = new MemoryDirectory()
    const signed: SignedRelayUsage[] = []
    const signedEnough = Promise.withResolvers<void>()
    const relay = await startNode(directory, {
      relay: {
        limits: { statementBytes: 1 << 20 },
        onUsage: (statement) => {
          signed.push(statement)
          if (statement.usage.bytes > 4 << 20) signedEnough.resolve()
        },
      },
    })
    const b = await startHiddenNode(directory, [relay])
    serve(b)
    const a = await startNode(directory)
    await sendBytes(a, b, 6 << 20)
    await signedEnough.promise
    const last = signed.at(-1)!
    expect(last.usage).toMatchObject({ relay: relay.peerId, target: b.peerId })
    expect(verifyRelayUsage(last)).toBe(true)
    expect(verifyRelayUsage({ ...last, usage: { ...last.usage, bytes: last.usage.bytes + 1 } })).toBe(false)
    expect(last.usage.bytes).toBeLessThan(8 << 20)
  })

  it('enforces connectionsPerTarget and the admission check', async () => {
    const directory = new MemoryDirectory()
    const relay = await startNode(directory, { relay: { limits: { connectionsPerTarget: 1 } } })
    const b = await startHiddenNode(directory, [relay])
    serve(b)
    const a = await startNode(directory, { dialTimeoutMs: 2000 })
    await a.call(b.peerId, echo, 'x')
    await expect(a.openPipe(b.peerId, 'sink', {})).rejects.toMatchObject({ code: 'NET_UNREACHABLE' })

    const selective = await startNode(directory, { relay: { admit: () => false } })
    directory.set(b.peerId, { relays: [selective.peerId] })
    const c = await startNode(directory)
    await expect(c.call(b.peerId, echo, 'x')).rejects.toMatchObject({ code: 'NET_UNREACHABLE' })
  })
})
