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
import { key, openStore, pin, startHolder } from './blobFixtures.ts'
import { startHiddenNode, startNode } from './startNodes.ts'

const echo = defineCall('echo', z.string(), z.string())

/**
 * Connects like an attacker, with any certificate, name and protocol; `closed` resolves when the node closes
 * the connection.
 */
async function connectAs(
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

async function startCountingNode(): Promise<{ node: PeerNode; calls: () => number }> {
  const node = await startNode(new MemoryDirectory())
  let calls = 0
  node.handle(echo, async (text) => {
    calls++
    return text
  })
  return { node, calls: () => calls }
}

/** Tries to open the call stream and returns its HTTP status; 0 when it is disconnected first. */
async function openCallStream(socket: Duplex): Promise<number> {
  const session = connectHttp2('https://x', { createConnection: () => socket })
  session.on('error', () => {})
  const stream = session.request({ ':method': 'POST', ':path': '/calls' })
  return new Promise((resolve) => {
    stream.on('response', (headers) => resolve(headers[':status']!))
    stream.on('error', () => {})
    stream.on('close', () => resolve(0))
  })
}

describe('a connection is rejected', () => {
  const validity = { fromMs: Date.now() - 86_400_000 * 90, toMs: Date.now() + 86_400_000 }
  const certificateOf = (identity: Identity, change = {}) => ({
    cert: createCertificate(identity.privateKey, { ...validity, ...change }),
    key: identity.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  })

  it('when the node answers with another key than the one dialled', async () => {
    const directory = new MemoryDirectory()
    const a = await startNode(directory)
    const [impostor, meant] = [await startNode(directory), createIdentity()]
    directory.set(meant.peerId, { addresses: [impostor.address!] })
    await expect(a.call(meant.peerId, echo, 'secret')).rejects.toMatchObject({ code: 'NET_UNREACHABLE' })

    // A server that accepts any server name: only its key gives it away.
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

  it('when the certificate of the node has expired', async () => {
    const directory = new MemoryDirectory()
    const a = await startNode(directory)
    const identity = createIdentity()
    const expired = { ...identity, certificate: () => certificateOf(identity, { toMs: Date.now() - 1000 }) }
    const b = await startNode(directory, { identity: expired })
    b.handle(echo, async (text) => text)
    await expect(a.call(b.peerId, echo, 'x')).rejects.toMatchObject({ code: 'NET_PEER_WRONG' })
  })

  it('when the peers have no common protocol version', async () => {
    const { node } = await startCountingNode()
    const { socket } = await connectAs(node, {
      ...createIdentity().certificate(),
      ALPNProtocols: ['muster/999'],
    })
    const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toContain('NO_APPLICATION_PROTOCOL')
  })

  it.each([
    ['no certificate', () => ({})],
    ['an expired certificate', () => certificateOf(createIdentity(), { toMs: Date.now() - 1000 })],
    [
      'a certificate that is not valid yet',
      () => certificateOf(createIdentity(), { fromMs: Date.now() + 60_000 }),
    ],
    [
      'the server name of another peer',
      () => ({ ...createIdentity().certificate(), servername: serverNameOf(createIdentity().peerId) }),
    ],
    [
      'a server name outside .muster',
      () => ({ ...createIdentity().certificate(), servername: 'example.org' }),
    ],
  ])('when the dialler presents %s', async (_, options) => {
    const { node, calls } = await startCountingNode()
    const { socket } = await connectAs(node, options())
    expect(await openCallStream(socket)).toBe(0)
    expect(calls()).toBe(0)
  })

  it('when the dialler uses an older TLS version', async () => {
    const { node } = await startCountingNode()
    const { socket } = await connectAs(node, { ...createIdentity().certificate(), maxVersion: 'TLSv1.2' })
    const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toContain('PROTOCOL_VERSION')
  })
})

describe('a node withstands', () => {
  it.each([
    [12_000, constants.NGHTTP2_ENHANCE_YOUR_CALM],
    [100_000, constants.NGHTTP2_COMPRESSION_ERROR],
  ])('headers of %i bytes', async (bytes, code) => {
    const { node, calls } = await startCountingNode()
    const { socket } = await connectAs(node, createIdentity().certificate())
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

  it('random bytes instead of HTTP/2, of frames and of a handshake', async () => {
    const { node } = await startCountingNode()
    const { socket, closed } = await connectAs(node, createIdentity().certificate())
    await once(socket, 'secureConnect')
    socket.write(randomBytes(100_000))
    socket.resume()
    await closed
    const raw = connect(node.address!)
    raw.on('error', () => {})
    raw.write(randomBytes(1000))
    raw.resume()
    await once(raw, 'close')
    const pipe = await connectAs(node, {
      ...createIdentity().certificate(),
      ALPNProtocols: ['muster-bytes/1'],
    })
    pipe.socket.write(Buffer.concat([Buffer.from('ffffffff', 'hex'), randomBytes(100)]))
    pipe.socket.resume()
    await pipe.closed
  })

  it('more connections than a peer may have', async () => {
    const node = await startNode(new MemoryDirectory(), { limits: { connectionsPerPeer: 3 } })
    const identity = createIdentity()
    const all = await Promise.all(Array.from({ length: 6 }, () => connectAs(node, identity.certificate())))
    const statuses = await Promise.all(all.map(({ socket }) => openCallStream(socket)))
    expect(statuses.filter((status) => status === 200).length).toBe(3)
  })

  it('one machine with many keys that takes all connection slots', async () => {
    const directory = new MemoryDirectory()
    const node = await startNode(directory, { limits: { connectionsTotal: 8 } })
    node.handle(echo, async (text) => text)
    const attackers = Array.from({ length: 8 }, () =>
      connectAs(node, { ...createIdentity().certificate(), localAddress: '127.0.0.2' }),
    )
    const statuses = await Promise.all(attackers.map(async (one) => openCallStream((await one).socket)))
    expect(statuses).toEqual(Array(8).fill(200))
    const [a, b] = [await startNode(directory), await startNode(directory)]
    expect([await a.call(node.peerId, echo, 'x'), await b.call(node.peerId, echo, 'y')]).toEqual(['x', 'y'])
    await expect.poll(() => node.connectionCount).toBe(8)
  })

  it('half-open connections: one source cannot take the slots of the others', async () => {
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

  it('a dialler that stops in the middle of the handshake', async () => {
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
  it('cannot impersonate a target', async () => {
    const directory = new MemoryDirectory()
    const relay = await startNode(directory, { relay: {} })
    const target = await startHiddenNode(directory, [relay])
    target.handle(echo, async (text) => text)
    // A relay that forwards diallers to a node of its own, which lacks the target's key.
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

  it('serves new peers although one machine with many keys takes all slots', async () => {
    const directory = new MemoryDirectory()
    const limits = { targets: 2, connectionsPerTarget: 2 }
    const relay = await startNode(directory, { relay: { limits } })
    const from = { localAddress: '127.0.0.2' }
    for (let n = 0; n < limits.targets; n++) {
      const identity = createIdentity().certificate()
      const { socket } = await connectAs(relay, { ...identity, ...from, ALPNProtocols: ['muster-relay/1'] })
      await once(socket, 'data')
    }
    // Takes a slot from one of them.
    const target = await startHiddenNode(directory, [relay])
    target.handle(echo, async (text) => text)
    for (let n = 0; n < limits.connectionsPerTarget; n++) {
      const servername = serverNameOf(target.peerId)
      const { socket } = await connectAs(relay, { ...createIdentity().certificate(), ...from, servername })
      await once(socket, 'secureConnect')
    }
    const honest = await startNode(directory)
    expect(await honest.call(target.peerId, echo, 'x')).toBe('x')
    expect(relay.relayServer!.targetCount).toBe(2)
  })

  it('closes connections that send a handshake in records of one byte', async () => {
    const directory = new MemoryDirectory()
    const relay = await startNode(directory, { relay: {}, limits: { handshakeTimeoutMs: 60_000 } })
    relay.handle(echo, async (text) => text)
    // A ClientHello of 16 KB: its length is in the first record.
    const begin = Buffer.from('160301000401003ffc', 'hex')
    const records = Buffer.alloc(16_000, Buffer.from('160301000100', 'hex'))
    const attackers = Array.from({ length: 20 }, () => connect(relay.address!))
    for (const socket of attackers) {
      socket.on('error', () => {})
      socket.write(Buffer.concat([begin, records]))
      socket.resume()
    }
    await Promise.all(attackers.map((socket) => once(socket, 'close')))
    const a = await startNode(directory)
    expect(await a.call(relay.peerId, echo, 'x')).toBe('x')
  })

  it('joins the first bytes of a handshake that arrive one at a time', async () => {
    const directory = new MemoryDirectory()
    const relay = await startNode(directory, { relay: {} })
    relay.handle(echo, async (text) => text)
    // A proxy that cuts what it carries to the relay into single bytes.
    const cutting = createServer(async (socket) => {
      const onward = connect({ ...relay.address!, noDelay: true })
      for (const end of [socket, onward]) end.on('error', () => {})
      onward.pipe(socket)
      for await (const chunk of socket as AsyncIterable<Buffer>)
        for (const byte of chunk) {
          onward.write(Buffer.of(byte))
          await new Promise(setImmediate)
        }
    })
    onTestFinished(() => void cutting.close())
    cutting.listen(0, '127.0.0.1')
    await once(cutting, 'listening')
    const { port } = cutting.address() as { port: number }
    directory.set(relay.peerId, { addresses: [{ host: '127.0.0.1', port }] })
    const a = await startNode(directory)
    expect(await a.call(relay.peerId, echo, 'x')).toBe('x')
    await a.stop()
  })

  it('rejects a connection with a token that it did not issue', async () => {
    const directory = new MemoryDirectory()
    const relay = await startNode(directory, { relay: {} })
    const raw = connect(relay.address!)
    raw.on('error', () => {})
    raw.write(Buffer.concat([Buffer.from('MUSTER-ACCEPT/1 '), randomBytes(32)]))
    raw.resume()
    await once(raw, 'close')
  })

  it('does not register a node for a key that the node lacks', async () => {
    const directory = new MemoryDirectory()
    const relay = await startNode(directory, { relay: {} })
    const thief = createIdentity()
    const { socket } = await connectAs(relay, { ...thief.certificate(), ALPNProtocols: ['muster-relay/1'] })
    await once(socket, 'data')
    expect(relay.relayServer!.targetCount).toBe(1)
    const victim = createIdentity()
    directory.set(victim.peerId, { relays: [relay.peerId] })
    const a = await startNode(directory)
    await expect(a.call(victim.peerId, echo, 'x')).rejects.toMatchObject({ code: 'NET_UNREACHABLE' })
  })
})

describe('a node that serves blobs', () => {
  it('serves new peers although one machine with many keys takes all pipes', async () => {
    const directory = new MemoryDirectory()
    const node = await startNode(directory)
    const store = await openStore()
    serveBlobs(node, { store, maxPipes: 4 })
    const id = await packBytes([randomBytes(1000)], { store, key, pin })
    const attackers = await Promise.all(
      Array.from({ length: 4 }, () =>
        connectAs(node, {
          ...createIdentity().certificate(),
          ALPNProtocols: ['muster-bytes/1'],
          localAddress: '127.0.0.2',
        }),
      ),
    )
    for (const { socket } of attackers) {
      const answered = once(socket, 'data')
      socket.write(frame(Buffer.from(JSON.stringify({ service: 'blobs', params: {} }))))
      await answered
    }
    const fetcher = await startHolder(directory)
    await fetchBlob(id, { ...fetcher, holders: [node.peerId], pin, retries: 0 })
    expect(fetcher.store.has(id)).toBe(true)
  })

  it('reserves quota for its own blobs when it fetches from peers', async () => {
    const directory = new MemoryDirectory()
    const holder = await startHolder(directory)
    const node = await startNode(directory)
    const store = await openStore(1 << 20)
    const pack = (bytes: number, into = holder.store) =>
      packBytes([randomBytes(bytes)], { store: into, key, pin })
    const fetch = (id: BlobId) => fetchBlob(id, { node, store, holders: [holder.node.peerId], pin })
    await fetch(await pack(700_000))
    await expect(fetch(await pack(200_000))).rejects.toMatchObject({ code: 'NET_BLOB_QUOTA' })
    expect(store.has(await pack(200_000, store))).toBe(true)
  })
})
