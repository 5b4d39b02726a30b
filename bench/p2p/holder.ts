// The remote end of the bench, in a separate process: plain TCP and TLS servers for comparison, and two peer nodes.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import { createServer as createTlsServer } from 'node:tls'
import {
  BlobStore,
  createIdentity,
  defineCall,
  PeerNode,
  packBytes,
  serveBlobs,
  serveTunnels,
} from '@muster-network/p2p'
import { z } from 'zod'
import { ChildDirectory } from './ChildDirectory.ts'

export const echoCall = defineCall(
  'bench.echo',
  z.object({ text: z.string() }),
  z.object({ text: z.string() }),
)

const chunk = randomBytes(64 << 10)
/** Answers a message of four bytes (a count) with that many chunks of 64 KiB, and echoes any other message. */
function serveChunks(stream: Duplex): void {
  stream.on('error', () => {})
  stream.on('data', (request: Buffer) => {
    if (request.length !== 4) return void stream.write(request)
    let left = request.readUInt32BE(0)
    const send = () => {
      while (left > 0) {
        left--
        if (!stream.write(chunk)) return void stream.once('drain', send)
      }
    }
    send()
  })
  stream.resume()
}

function listen(server: {
  listen(port: number, host: string, done: () => void): unknown
  address(): unknown
}) {
  return new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
}

const directory = new ChildDirectory()
const identity = createIdentity()
const folder = await mkdtemp(path.join(tmpdir(), 'muster-bench-'))
process.on(
  'disconnect',
  () => void rm(folder, { recursive: true, force: true }).finally(() => process.exit()),
)
const store = await BlobStore.open({ folder, quotaBytes: 1 << 30 })
const pin = { taskId: 'bench', owner: identity.peerId, released: false }
const key = randomBytes(32)
async function* content(bytes: number) {
  for (let left = bytes; left > 0; left -= 1 << 20) yield randomBytes(Math.min(left, 1 << 20))
}
const blob = await packBytes(content(200e6), { store, key, pin })
const small = await packBytes(content(1000), { store, key, pin })

const tcp = createServer({ noDelay: true }, (socket: Socket) => serveChunks(socket))
const tls = createTlsServer({ ...identity.certificate(), minVersion: 'TLSv1.3' }, (socket) => {
  socket.setNoDelay(true)
  serveChunks(socket)
})
const tcpPort = await listen(tcp)
const [{ relay }] = (await directory.first()) as [{ relay: string }]
const limits = { requestsPerSecond: 1_000_000 }
const node = await PeerNode.start({ identity, directory, listen: { host: '127.0.0.1', port: 0 }, limits })
const hidden = await PeerNode.start({
  identity: createIdentity(),
  directory,
  relays: [relay as never],
  limits,
})
for (const peer of [node, hidden]) {
  peer.handle(echoCall, async (request) => request)
  peer.handlePipe('bench.source', async () => ({ run: serveChunks }))
  serveBlobs(peer, { store })
  serveTunnels(peer, { allow: () => true })
}
await hidden.relayReady(relay as never)
process.send!({
  peerId: node.peerId,
  hidden: hidden.peerId,
  port: node.address!.port,
  tcpPort,
  tlsPort: await listen(tls),
  blob,
  small,
  key: key.toString('hex'),
})
