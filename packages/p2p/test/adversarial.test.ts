import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect as connectHttp2, constants } from 'node:http2'
import { connect, createServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { createCertificate } from '../src/identity/createCertificate.ts'
import { createIdentity, type Identity } from '../src/identity/Identity.ts'
import { serverNameOf } from '../src/identity/PeerId.ts'
import {
  type BlobId,
  defineCall,
  fetchBlob,
  MemoryDirectory,
  type PeerNode,
  packBytes,
  serveBlobs,
} from '../src/index.ts'
import { frame } from '../src/wire/FrameReader.ts'
import { keeping, key, openStore, startHolder } from './blobFixtures.ts'
import { startHiddenNode, startNode } from './startNodes.ts'

const echo = defineCall('echo', z.string(), z.string())

/** Connects as a stranger might, with whatever certificate, name and protocol; resolves when the victim closes. */
async function knock(
  node: PeerNode,
  options: ConnectionOptions & { localAddress?: string },
): Promise<{ socket: TLSSocket; closed: Promise<unknown> }> {
  const socket = connectTls({
    ...node.address!,
    servername: serverNameOf(node.peerId),
    ALPNProtocols: ['muster/1'],
    rejectUnauthorized: false,
    ...options,
  })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  return { socket, closed: new Promise((resolve) => socket.once('close', resolve)) }
}

async function startWatched(): Promise<{ node: PeerNode; calls: () => number }> {
  const node = await startNode(new MemoryDirectory())
  let calls = 0
  node.handle(echo, async (text) => {
    calls++
    return text
  })
  return { node, calls: () => calls }
}

/** Tries to speak before it is thrown out. */
async function speaks(socket: Duplex): Promise<number> {
  const session = connectHttp2('https://x', { createConnection: () => socket })
  session.on('error', () => {})
  const stream = session.request({ ':method': 'POST', ':path': '/calls' })
  return new Promise((resolve) => {
    stream.on('response', (headers) => resolve(headers[':status']!))
    stream.on('error', () => {})
    stream.on('close', () => resolve(0))
  })
}

describe('a connection never opens', () => {
  const validity = { fromMs: Date.now() - 86_400_000 * 90, toMs: Date.now() + 86_400_000 }
  const certificateOf = (identity: Identity, change = {}) => ({
    cert: createCertificate(identity.privateKey, { ...validity, ...change }),
    key: identity.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  })

  it('to a node that answers with another key than the one dialled', async () => {
    const directory = new MemoryDirectory()
    const a = await startNode(directory)
    const [imposter, meant] = [await startNode(directory), createIdentity()]
    directory.set(meant.peerId, { addresses: [imposter.address!] })
    await expect(a.call(meant.peerId, echo, 'secret')).rejects.toMatchObject({ code: 'NET_UNREACHABLE' })

    // One that does not mind what name it is asked for: the key decides.
    const { createServer: createTlsServer } = await import('node:tls')
    const received: Buffer[] = []
    const liar = createTlsServer(
      { ...createIdentity().certificate(), ALPNProtocols: ['muster/1'] },
      (socket) => {
        socket.on('error', () => {})
        socket.on('data', (chunk) => received.push(chunk))
      },
    )
    onTestFinished(() => void liar.close())
    liar.listen(0, '127.0.0.1')
    await once(liar, 'listening')
    directory.set(meant.peerId, {
      addresses: [{ host: '127.0.0.1', port: (liar.address() as { port: number }).port }],
    })
    await expect(a.call(meant.peerId, echo, 'secret')).rejects.toMatchObject({ code: 'NET_PEER_WRONG' })
    expect(received).toEqual([])
  })

  it('to a node whose certificate has expired', async () => {
    const directory = new MemoryDirectory()
    const a = await startNode(directory)
    const identity = createIdentity()
    const expired = { ...identity, certificate: () => certificateOf(identity, { toMs: Date.now() - 1000 }) }
    const b = await startNode(directory, { identity: expired })
    b.handle(echo, async (text) => text)
    await expect(a.call(b.peerId, echo, 'x')).rejects.toMatchObject({ code: 'NET_PEER_WRONG' })
  })

  it('to a node that speaks no version we speak', async () => {
    const { node } = await startWatched()
    const { socket } = await knock(node, { ...createIdentity().certificate(), ALPNProtocols: ['muster/999'] })
    const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toContain('NO_APPLICATION_PROTOCOL')
  })

  it.each([
    ['no certificate', () => ({})],
    ['an expired certificate', () => certificateOf(createIdentity(), { toMs: Date.now() - 1000 })],
    ['a certificate of the future', () => certificateOf(createIdentity(), { fromMs: Date.now() + 60_000 })],
    [
      'a name of another peer',
      () => ({ ...createIdentity().certificate(), servername: serverNameOf(createIdentity().peerId) }),
    ],
    ['a name that is none of ours', () => ({ ...createIdentity().certificate(), servername: 'example.org' })],
  ])('from a stranger with %s', async (_, options) => {
    const { node, calls } = await startWatched()
    const { socket } = await knock(node, options())
    expect(await speaks(socket)).toBe(0)
    expect(calls()).toBe(0)
  })

  it('from one with older TLS', async () => {
    const { node } = await startWatched()
    const { socket } = await knock(node, { ...createIdentity().certificate(), maxVersion: 'TLSv1.2' })
    const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toContain('PROTOCOL_VERSION')
  })
})

describe('a node stays well', () => {
  it.each([
    [12_000, constants.NGHTTP2_ENHANCE_YOUR_CALM],
    [100_000, constants.NGHTTP2_COMPRESSION_ERROR],
  ])('with headers of %i bytes', async (bytes, code) => {
    const { node, calls } = await startWatched()
    const { socket } = await knock(node, createIdentity().certificate())
    await once(socket, 'secureConnect')
    const session = connectHttp2('https://x', {
      createConnection: () => socket,
      maxSendHeaderBlockLength: 1 << 20,
    })
    session.on('error', () => {})
    const stream = session.request({ ':method': 'POST', ':path': '/calls', big: 'x'.repeat(bytes) })
    stream.on('error', () => {})
    const answered = new Promise((resolve) => {
      stream.on('response', () => resolve('answered'))
      stream.on('close', () => resolve(stream.rstCode))
    })
    expect(await answered).toBe(code)
    expect(calls()).toBe(0)
  })

  it('with rubbish in place of HTTP/2, of frames and of a handshake', async () => {
    const { node } = await startWatched()
    const { socket, closed } = await knock(node, createIdentity().certificate())
    await once(socket, 'secureConnect')
    socket.write(randomBytes(100_000))
    socket.resume()
    await closed
    const raw = connect(node.address!)
    raw.on('error', () => {})
    raw.write(randomBytes(1000))
    raw.resume()
    await once(raw, 'close')
    const pipe = await knock(node, { ...createIdentity().certificate(), ALPNProtocols: ['muster-bytes/1'] })
    pipe.socket.write(Buffer.concat([Buffer.from('ffffffff', 'hex'), randomBytes(100)]))
    pipe.socket.resume()
    await pipe.closed
  })

  it('with more connections than a peer may have', async () => {
    const node = await startNode(new MemoryDirectory(), { limits: { connectionsPerPeer: 3 } })
    const identity = createIdentity()
    const all = await Promise.all(Array.from({ length: 6 }, () => knock(node, identity.certificate())))
    const statuses = await Promise.all(all.map(({ socket }) => speaks(socket)))
    expect(statuses.filter((status) => status === 200).length).toBe(3)
  })

  it('with one machine that has many keys and opens all the connections there may be', async () => {
    const directory = new MemoryDirectory()
    const node = await startNode(directory, { limits: { connectionsTotal: 8 } })
    node.handle(echo, async (text) => text)
    const greedy = Array.from({ length: 8 }, () =>
      knock(node, { ...createIdentity().certificate(), localAddress: '127.0.0.2' }),
    )
    const statuses = await Promise.all(greedy.map(async (one) => speaks((await one).socket)))
    expect(statuses).toEqual(Array(8).fill(200))
    const [a, b] = [await startNode(directory), await startNode(directory)]
    expect([await a.call(node.peerId, echo, 'x'), await b.call(node.peerId, echo, 'y')]).toEqual(['x', 'y'])
    await expect.poll(() => node.connectionCount).toBe(8)
  })

  it('with half-open connections: one source cannot use up the room of the others', async () => {
    const directory = new MemoryDirectory()
    const node = await startNode(directory, { limits: { pendingPerSource: 10, pendingTotal: 20 } })
    node.handle(echo, async (text) => text)
    for (const localAddress of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) {
      const sockets = Array.from({ length: 30 }, () => connect({ ...node.address!, localAddress }))
      for (const socket of sockets) socket.on('error', () => {})
      onTestFinished(() => sockets.forEach((socket) => void socket.destroy()))
      await Promise.all(sockets.map((socket) => once(socket, 'connect').catch(() => {})))
    }
    const a = await startNode(directory)
    expect(await a.call(node.peerId, echo, 'x')).toBe('x')
    expect(node.pendingCount).toBeLessThanOrEqual(20)
  })

  it('with a stranger that stops in mid-handshake', async () => {
    const node = await startNode(new MemoryDirectory(), { limits: { handshakeTimeoutMs: 100 } })
    const raw = connect(node.address!)
    raw.on('error', () => {})
    raw.write(Buffer.from('160301', 'hex'))
    raw.resume()
    await once(raw, 'close')
    expect(node.pendingCount).toBe(0)
  })
})

describe('a relay', () => {
  it('shows a target nothing but the target itself: the imposter behind it is not believed', async () => {
    const directory = new MemoryDirectory()
    const relay = await startNode(directory, { relay: {} })
    const target = await startHiddenNode(directory, [relay])
    target.handle(echo, async (text) => text)
    // A relay that steers diallers to itself: it lacks the key.
    const trap = await startNode(directory)
    const forward = createServer((socket) => {
      socket.on('error', () => {})
      const onward = connect(trap.address!)
      onward.on('error', () => {})
      socket.pipe(onward).pipe(socket)
    })
    onTestFinished(() => void forward.close())
    forward.listen(0, '127.0.0.1')
    await once(forward, 'listening')
    directory.set(target.peerId, {
      addresses: [{ host: '127.0.0.1', port: (forward.address() as { port: number }).port }],
    })
    const a = await startNode(directory)
    await expect(a.call(target.peerId, echo, 'x')).rejects.toMatchObject({ code: 'NET_UNREACHABLE' })
  })

  it('has room for everybody, though one machine with many keys takes all the places there are', async () => {
    const directory = new MemoryDirectory()
    const limits = { targets: 2, connectionsPerTarget: 2 }
    const relay = await startNode(directory, { relay: { limits } })
    const from = { localAddress: '127.0.0.2' }
    for (let n = 0; n < limits.targets; n++) {
      const identity = createIdentity().certificate()
      const { socket } = await knock(relay, { ...identity, ...from, ALPNProtocols: ['muster-relay/1'] })
      await once(socket, 'data')
    }
    // registers in the place of one of them
    const target = await startHiddenNode(directory, [relay])
    target.handle(echo, async (text) => text)
    for (let n = 0; n < limits.connectionsPerTarget; n++) {
      const servername = serverNameOf(target.peerId)
      const { socket } = await knock(relay, { ...createIdentity().certificate(), ...from, servername })
      await once(socket, 'secureConnect')
    }
    const honest = await startNode(directory)
    expect(await honest.call(target.peerId, echo, 'x')).toBe('x')
    expect(relay.relayServer!.targetCount).toBe(2)
  })

  it('lets nobody connect back with a token that it did not give', async () => {
    const directory = new MemoryDirectory()
    const relay = await startNode(directory, { relay: {} })
    const raw = connect(relay.address!)
    raw.on('error', () => {})
    raw.write(Buffer.concat([Buffer.from('MUSTER-ACCEPT/1 '), randomBytes(32)]))
    raw.resume()
    await once(raw, 'close')
  })

  it('does not register a node for a key that it lacks', async () => {
    const directory = new MemoryDirectory()
    const relay = await startNode(directory, { relay: {} })
    const thief = createIdentity()
    const { socket } = await knock(relay, { ...thief.certificate(), ALPNProtocols: ['muster-relay/1'] })
    await once(socket, 'data')
    expect(relay.relayServer!.targetCount).toBe(1)
    const victim = createIdentity()
    directory.set(victim.peerId, { relays: [relay.peerId] })
    const a = await startNode(directory)
    await expect(a.call(victim.peerId, echo, 'x')).rejects.toMatchObject({ code: 'NET_UNREACHABLE' })
  })
})

describe('a node that serves blobs', () => {
  it('serves everybody, though one machine with many keys holds all the pipes there may be', async () => {
    const directory = new MemoryDirectory()
    const node = await startNode(directory)
    const store = await openStore()
    serveBlobs(node, { store, maxPipes: 4 })
    const id = await packBytes([randomBytes(1000)], { store, key, keeping })
    const greedy = await Promise.all(
      Array.from({ length: 4 }, () =>
        knock(node, {
          ...createIdentity().certificate(),
          ALPNProtocols: ['muster-bytes/1'],
          localAddress: '127.0.0.2',
        }),
      ),
    )
    for (const { socket } of greedy) {
      const answered = once(socket, 'data')
      socket.write(frame(Buffer.from(JSON.stringify({ service: 'blobs', params: {} }))))
      await answered
    }
    const fetcher = await startHolder(directory)
    await fetchBlob(id, { ...fetcher, holders: [node.peerId], keeping, retries: 0 })
    expect(fetcher.store.has(id)).toBe(true)
  })

  it('cannot fill the space of a node so far that it has none for work of its own', async () => {
    const directory = new MemoryDirectory()
    const holder = await startHolder(directory)
    const node = await startNode(directory)
    const store = await openStore(1 << 20)
    const pack = (bytes: number, into = holder.store) =>
      packBytes([randomBytes(bytes)], { store: into, key, keeping })
    const fetch = (id: BlobId) => fetchBlob(id, { node, store, holders: [holder.node.peerId], keeping })
    await fetch(await pack(700_000))
    await expect(fetch(await pack(200_000))).rejects.toMatchObject({ code: 'NET_BLOB_QUOTA' })
    expect(store.has(await pack(200_000, store))).toBe(true)
  })
})
