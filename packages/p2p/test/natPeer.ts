// One node in a process (and network namespace) of its own, told what to do over IPC. Started by nat.full.test.ts.
import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import {
  type BlobId,
  BlobStore,
  createIdentity,
  defineStream,
  fetchBlob,
  type PeerId,
  PeerNode,
  packBytes,
  serveBlobs,
} from '../src/index.ts'
import { FileDirectory } from './FileDirectory.ts'

export type NatPeerSetup = { directory: string; folder: string; listen?: string; relays?: PeerId[] }
export type NatPeerOrder =
  | { do: 'ready' }
  | { do: 'pack'; bytes: number }
  | { do: 'fetch'; id: BlobId; holder: PeerId }
  | { do: 'stream'; peer: PeerId; count: number }
  | { do: 'route'; peer: PeerId }
  | { do: 'carried'; peer: PeerId }

const setup = JSON.parse(process.argv[2]!) as NatPeerSetup
const count = defineStream('count', { params: z.int(), down: z.int(), up: z.never() })
// Inside the test's folder, which goes with the test: a process that is killed cleans up nothing.
const folder = await mkdtemp(path.join(setup.folder, 'peer-'))
const store = await BlobStore.open({ folder, quotaBytes: 1 << 30 })
const node = await PeerNode.start({
  identity: createIdentity(),
  directory: new FileDirectory(setup.directory),
  ...(setup.listen !== undefined && { listen: { host: setup.listen, port: 0 }, relay: {} }),
  relays: setup.relays ?? [],
})
serveBlobs(node, { store })
node.handleStream(count, async function* (to) {
  for (let i = 0; i < to; i++) yield i
})
const keeping = { taskId: 'nat', owner: node.peerId, released: false }

async function* content(bytes: number): AsyncGenerator<Buffer> {
  for (let left = bytes; left > 0; left -= 1 << 20) yield randomBytes(Math.min(left, 1 << 20))
}

async function obey(order: NatPeerOrder): Promise<unknown> {
  if (order.do === 'ready') return Promise.all((setup.relays ?? []).map((relay) => node.relayReady(relay)))
  if (order.do === 'pack') return packBytes(content(order.bytes), { store, key: randomBytes(32), keeping })
  if (order.do === 'route') return node.routeTo(order.peer)
  if (order.do === 'carried') return node.relayServer!.bytesFor(order.peer)
  if (order.do === 'stream') {
    let seen = 0
    for await (const _ of await node.openStream(order.peer, count, order.count)) seen++
    return seen
  }
  const onProgress = ({ doneBytes }: { doneBytes: number }) => process.send!({ progress: doneBytes })
  const { fetchedBytes } = await fetchBlob(order.id, {
    node,
    store,
    holders: [order.holder],
    keeping,
    onProgress,
    retries: 20,
  })
  return { fetchedBytes, held: store.has(order.id) }
}

process.on('message', (order: NatPeerOrder & { number: number }) => {
  void obey(order).then(
    (result) => process.send!({ number: order.number, result }),
    (error) => process.send!({ number: order.number, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send!({ started: node.peerId, port: node.address?.port })
