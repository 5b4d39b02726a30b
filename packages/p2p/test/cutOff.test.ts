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
import { keeping, key, openStore } from './blobFixtures.ts'
import { clientHello } from './clientHello.ts'
import { startHiddenNode, startNode, startPair } from './startNodes.ts'

function closing(socket: { once(event: 'close', done: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => socket.once('close', resolve))
}

async function knock(node: PeerNode, protocol: string, identity = createIdentity()): Promise<TLSSocket> {
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

/** Asks for much, fifty times, and reads nothing; ends when it is cut off. */
async function askAndNeverRead(node: PeerNode): Promise<void> {
  const big = defineCall('big', z.object({}), z.string())
  node.handle(big, async () => 'x'.repeat(100_000))
  const socket = await knock(node, 'muster/1')
  const session = connectHttp2('https://x', { createConnection: () => socket })
  session.on('error', () => {})
  const calls = session.request({ ':method': 'POST', ':path': '/calls' })
  calls.on('error', () => {})
  const request = Buffer.from(JSON.stringify({ m: 'big', t: 10_000, b: {} }))
  for (let id = 1; id <= 50; id++) calls.write(encodeCallFrame(callFrameKinds.request, id, request))
  await closing(session)
}

describe('a peer is cut off', () => {
  it('when it asks and asks and never reads the answers', async () => {
    const node = await startNode(new MemoryDirectory(), { limits: { stallTimeoutMs: 200 } })
    await askAndNeverRead(node)
  })

  it('when what we hold for it grows past the limit', async () => {
    const node = await startNode(new MemoryDirectory(), { limits: { unsentBytes: 500_000 } })
    await askAndNeverRead(node)
  })

  it('when it sends a frame that says it is longer than allowed, before the frame comes', async () => {
    const node = await startNode(new MemoryDirectory(), { limits: { messageBytes: 1000 } })
    const socket = await knock(node, 'muster/1')
    const session = connectHttp2('https://x', { createConnection: () => socket })
    session.on('error', () => {})
    const calls = session.request({ ':method': 'POST', ':path': '/calls' })
    calls.on('error', () => {})
    calls.resume()
    calls.write(Buffer.from('00100000', 'hex'))
    await closing(session)
  })

  it('when it asks for a blob and does not read it', async () => {
    const node = await startNode(new MemoryDirectory())
    const store = await openStore()
    serveBlobs(node, { store, stallTimeoutMs: 200 })
    const id = await packBytes([randomBytes(20 << 20)], { store, key, keeping })
    expect(id).toBe(blobIdOfList(await store.listBytes(id)))
    const socket = await knock(node, 'muster-bytes/1')
    socket.write(frame(Buffer.from(JSON.stringify({ service: 'blobs', params: {} }))))
    await once(socket, 'readable')
    socket.read()
    for (let first = 0; first < 320; first += 16)
      socket.write(encodeBlobRequest({ kind: 'read', id, first, count: 16 }))
    // We read nothing, so that the end does not show here.
    await expect.poll(() => node.connectionCount).toBe(0)
  })

  it('when it opens more streams than it may', async () => {
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
    // All at once, before the limit is known here: the calls' own stream is the fifth, the others are refused.
    const streams = await Promise.all(Array.from({ length: 8 }, () => a.openStream(b.peerId, idle, {})))
    const first = await Promise.allSettled(streams.map((stream) => stream.next()))
    expect(first.filter((one) => one.status === 'fulfilled').length).toBe(4)
    for (const one of first)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'NET_LIMIT' })
    expect(open).toBe(4)
    streams[first.findIndex((one) => one.status === 'fulfilled')]!.cancel()
    await ended.promise
    expect(await (await a.openStream(b.peerId, idle, {})).next()).toBe(1)
  })
})

describe('relay and target do not trust each other', () => {
  it('a target that signs nothing is carried only so far', async () => {
    const directory = new MemoryDirectory()
    const limits = { unsignedBytes: 1 << 20, statementBytes: 100_000 }
    const relay = await startNode(directory, { relay: { limits } })
    const identity = createIdentity()
    directory.set(identity.peerId, { relays: [relay.peerId] })
    const control = await knock(relay, 'muster-relay/1', identity)
    const reader = new FrameReader(10_000)
    let asked = 0
    let received = 0
    control.on('data', (chunk: Buffer) => {
      for (const body of reader.push(chunk)) {
        const message = JSON.parse(body.toString())
        if (message.t === 'usage') asked++
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
    await closing(dialler)
    expect(asked).toBeGreaterThan(0)
    expect(received).toBeLessThan(4 << 20)
  })

  it('a relay that claims to have carried what never came gets no signature', async () => {
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
        const reader = new FrameReader(10_000)
        socket.on('data', (chunk) => {
          for (const body of reader.push(chunk)) answers.push(JSON.parse(body.toString()))
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
    // Only what may be in flight is signed for on trust.
    expect(answers.filter((answer) => answer.t === 'signed')).toMatchObject([{ usage: { bytes: 1000 } }])
    expect(target).toBe(node.peerId)
  })
})
