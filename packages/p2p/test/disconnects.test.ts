import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:net'
import { connect as connectTls, createServer as createTlsServer, type TLSSocket } from 'node:tls'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { blobIdOfList } from '../src/blobs/BlobList.ts'
import { encodeBlobRequest } from '../src/blobs/BlobRequest.ts'
import { callFrameKinds, encodeCallFrame } from '../src/calls/CallFrame.ts'
import { createIdentity } from '../src/identity/Identity.ts'
import { serverNameOf } from '../src/identity/PeerId.ts'
import {
  defineCall,
  defineStream,
  MemoryDirectory,
  type PeerNode,
  packBytes,
  serveBlobs,
} from '../src/index.ts'
import { FrameReader, frame } from '../src/wire/FrameReader.ts'
import { key, openStore, pin } from './blobFixtures.ts'
import { clientHello } from './clientHello.ts'
import { startHiddenNode, startNode, startPair } from './startNodes.ts'

function untilClosed(socket: { once(event: 'close', done: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => socket.once('close', resolve))
}

async function connectAs(node: PeerNode, protocol: string, identity = createIdentity()): Promise<TLSSocket> {
  const socket = connectTls({
    ...node.address!,
    ...identity.certificate(),
    servername: serverNameOf(node.peerId),
    ALPNProtocols: [protocol],
    rejectUnauthorized: false,
  })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'secureConnect')
  return socket
}

/** Makes fifty calls with large responses and reads nothing; resolves when it is disconnected. */
async function callAndNeverRead(node: PeerNode): Promise<void> {
  const big = defineCall('big', z.object({}), z.string())
  node.handle(big, async () => 'x'.repeat(100_000))
  const socket = await connectAs(node, 'muster/1')
  const session = connectHttp2('https://x', { createConnection: () => socket })
  session.on('error', () => {})
  const calls = session.request({ ':method': 'POST', ':path': '/calls' })
  calls.on('error', () => {})
  const request = Buffer.from(JSON.stringify({ m: 'big', t: 10_000, b: {} }))
  for (let id = 1; id <= 50; id++) calls.write(encodeCallFrame(callFrameKinds.request, id, request))
  await untilClosed(session)
}

describe('a peer is disconnected', () => {
  it('when it makes calls and never reads the responses', async () => {
    const node = await startNode(new MemoryDirectory(), { limits: { stallTimeoutMs: 200 } })
    await callAndNeverRead(node)
  })

  it('when the bytes buffered for it exceed the limit', async () => {
    const node = await startNode(new MemoryDirectory(), { limits: { unsentBytes: 500_000 } })
    await callAndNeverRead(node)
  })

  it('when it announces a frame over the limit, before the frame arrives', async () => {
    const node = await startNode(new MemoryDirectory(), { limits: { messageBytes: 1000 } })
    const socket = await connectAs(node, 'muster/1')
    const session = connectHttp2('https://x', { createConnection: () => socket })
    session.on('error', () => {})
    const calls = session.request({ ':method': 'POST', ':path': '/calls' })
    calls.on('error', () => {})
    calls.resume()
    calls.write(Buffer.from('00100000', 'hex'))
    await untilClosed(session)
  })

  it('when it requests a blob and does not read it', async () => {
    const node = await startNode(new MemoryDirectory())
    const store = await openStore()
    serveBlobs(node, { store, stallTimeoutMs: 200 })
    const id = await packBytes([randomBytes(20 << 20)], { store, key, pin })
    expect(id).toBe(blobIdOfList(await store.listBytes(id)))
    const socket = await connectAs(node, 'muster-bytes/1')
    socket.write(frame(Buffer.from(JSON.stringify({ service: 'blobs', params: {} }))))
    await once(socket, 'readable')
    socket.read()
    for (let first = 0; first < 320; first += 16)
      socket.write(encodeBlobRequest({ kind: 'read', id, first, count: 16 }))
    // The test reads nothing, so it does not see the end of the socket.
    await expect.poll(() => node.connectionCount).toBe(0)
  })

  it('when it opens more streams than allowed', async () => {
    const { a, b } = await startPair({ limits: { streamsPerPeer: 5 } })
    const idle = defineStream('idle', { params: z.object({}), down: z.int(), up: z.never() })
    let open = 0
    const ended = Promise.withResolvers<void>()
    b.handleStream(idle, async function* (_, { signal }) {
      open++
      yield 1
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      ended.resolve()
    })
    // Opened at once, before the client knows the limit: the call stream is the fifth, and the others are
    // refused.
    const streams = await Promise.all(Array.from({ length: 8 }, () => a.openStream(b.peerId, idle, {})))
    const first = await Promise.allSettled(streams.map((stream) => stream.next()))
    expect(first.filter((result) => result.status === 'fulfilled').length).toBe(4)
    for (const result of first)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'NET_LIMIT' })
    expect(open).toBe(4)
    streams[first.findIndex((result) => result.status === 'fulfilled')]!.cancel()
    await ended.promise
    expect(await (await a.openStream(b.peerId, idle, {})).next()).toBe(1)
  })
})

describe('relay and target do not trust each other', () => {
  it('a relay stops forwarding to a target that does not sign for its traffic', async () => {
    const directory = new MemoryDirectory()
    const limits = { unsignedBytes: 1 << 20, statementBytes: 100_000 }
    const relay = await startNode(directory, { relay: { limits } })
    const identity = createIdentity()
    directory.set(identity.peerId, { relays: [relay.peerId] })
    const control = await connectAs(relay, 'muster-relay/1', identity)
    const reader = new FrameReader({ maxBytes: 10_000 })
    let usageRequests = 0
    let received = 0
    control.on('data', (chunk: Buffer) => {
      for (const body of reader.readAll(chunk)) {
        const message = JSON.parse(body.toString())
        if (message.t === 'usage') usageRequests++
        if (message.t !== 'incoming') continue
        const back = connect(relay.address!)
        onTestFinished(() => void back.destroy())
        back.on('error', () => {})
        back.on('data', (data) => {
          received += data.length
        })
        back.write(Buffer.concat([Buffer.from('MUSTER-ACCEPT/1 '), Buffer.from(message.token, 'hex')]))
      }
    })
    const dialler = connect(relay.address!)
    dialler.on('error', () => {})
    dialler.write(await clientHello(serverNameOf(identity.peerId)))
    dialler.write(Buffer.alloc(8 << 20))
    dialler.resume()
    await untilClosed(dialler)
    expect(usageRequests).toBeGreaterThan(0)
    expect(received).toBeLessThan(4 << 20)
  })

  it('a target does not sign for bytes that it never received', async () => {
    const directory = new MemoryDirectory()
    const liar = createIdentity()
    const answers: { t: string }[] = []
    const ponged = Promise.withResolvers<void>()
    let target = ''
    const server = createTlsServer(
      {
        ...liar.certificate(),
        ALPNProtocols: ['muster-relay/1'],
        requestCert: true,
        rejectUnauthorized: false,
      },
      (socket) => {
        socket.on('error', () => {})
        const send = (message: unknown) => socket.write(frame(Buffer.from(JSON.stringify(message))))
        const period = 'ab'.repeat(16)
        target = socket.getPeerX509Certificate()!.subject.slice('CN='.length)
        send({ t: 'welcome', period })
        send({ t: 'usage', usage: { relay: liar.peerId, target, period, bytes: 10 ** 12 } })
        send({ t: 'usage', usage: { relay: createIdentity().peerId, target, period, bytes: 1 } })
        send({ t: 'usage', usage: { relay: liar.peerId, target, period, bytes: 1000 } })
        send({ t: 'ping' })
        const reader = new FrameReader({ maxBytes: 10_000 })
        socket.on('data', (chunk) => {
          for (const body of reader.readAll(chunk)) answers.push(JSON.parse(body.toString()))
          if (answers.some((answer) => answer.t === 'pong')) ponged.resolve()
        })
      },
    )
    onTestFinished(() => void server.close())
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    directory.set(liar.peerId, {
      addresses: [{ host: '127.0.0.1', port: (server.address() as { port: number }).port }],
    })
    const node = await startHiddenNode(directory, [{ peerId: liar.peerId } as PeerNode])
    await ponged.promise
    // Only bytes that may be in flight are signed for on trust.
    expect(answers.filter((answer) => answer.t === 'signed')).toMatchObject([{ usage: { bytes: 1000 } }])
    expect(target).toBe(node.peerId)
  })
})

it('reports a peer once, when the last session with it closes', async () => {
  const { a, b } = await startPair()
  const ping = defineCall('ping', z.object({}), z.object({}))
  for (const node of [a, b]) node.handle(ping, async () => ({}))
  await Promise.all([a.call(b.peerId, ping, {}), b.call(a.peerId, ping, {})])
  const lost = Promise.withResolvers<string>()
  const all: string[] = []
  a.onLost((peerId) => {
    all.push(peerId)
    lost.resolve(peerId)
  })
  await b.stop()
  expect(await lost.promise).toBe(b.peerId)
  expect(all).toEqual([b.peerId])
})
