// The far end of the bench, in a process of its own: plain TCP and TLS to compare with, and a node.
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
/** Sends as many bytes as four bytes ask for, in units of 64 KiB; anything else comes back as it is. */
function source(stream: Duplex): void {
  stream.on('error', () => {})
  stream.on('data', (asked: Buffer) => {
    if (asked.length !== 4) return void stream.write(asked)
    let left = asked.readUInt32BE(0)
    const pour = () => {
      while (left > 0) {
        left--
        if (!stream.write(chunk)) return void stream.once('drain', pour)
      }
    }
    pour()
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
const keeping = { taskId: 'bench', owner: identity.peerId, released: false }
const key = randomBytes(32)
async function* content(bytes: number) {
  for (let left = bytes; left > 0; left -= 1 << 20) yield randomBytes(Math.min(left, 1 << 20))
}
const blob = await packBytes(content(200e6), { store, key, keeping })
const small = await packBytes(content(1000), { store, key, keeping })

const tcp = createServer({ noDelay: true }, (socket: Socket) => source(socket))
const tls = createTlsServer({ ...identity.certificate(), minVersion: 'TLSv1.3' }, (socket) => {
  socket.setNoDelay(true)
  source(socket)
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
for (const one of [node, hidden]) {
  one.handle(echoCall, async (request) => request)
  one.handlePipe('bench.source', async () => ({ run: source }))
  serveBlobs(one, { store })
  serveTunnels(one, { allow: () => true })
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
