// One peer in its own process and network namespace, controlled over IPC. Started by nat.full.test.ts.
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
export type NatPeerCommand =
  | { do: 'ready' }
  | { do: 'pack'; bytes: number }
  | { do: 'fetch'; id: BlobId; holder: PeerId }
  | { do: 'stream'; peer: PeerId; count: number }
  | { do: 'route'; peer: PeerId }
  | { do: 'carried'; peer: PeerId }

const setup = JSON.parse(process.argv[2]!) as NatPeerSetup
const count = defineStream('count', { params: z.int(), down: z.int(), up: z.never() })
// Inside the test's folder, which is removed with the test: a killed process cannot clean up.
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
const pin = { taskId: 'nat', owner: node.peerId, released: false }

async function* content(bytes: number): AsyncGenerator<Buffer> {
  for (let left = bytes; left > 0; left -= 1 << 20) yield randomBytes(Math.min(left, 1 << 20))
}

async function execute(command: NatPeerCommand): Promise<unknown> {
  if (command.do === 'ready') return Promise.all((setup.relays ?? []).map((relay) => node.relayReady(relay)))
  if (command.do === 'pack') return packBytes(content(command.bytes), { store, key: randomBytes(32), pin })
  if (command.do === 'route') return node.routeTo(command.peer)
  if (command.do === 'carried') return node.relayServer!.bytesFor(command.peer)
  if (command.do === 'stream') {
    let received = 0
    for await (const _ of await node.openStream(command.peer, count, command.count)) received++
    return received
  }
  const onProgress = ({ doneBytes }: { doneBytes: number }) => process.send!({ progress: doneBytes })
  const { fetchedBytes } = await fetchBlob(command.id, {
    node,
    store,
    holders: [command.holder],
    pin,
    onProgress,
    retries: 20,
  })
  return { fetchedBytes, stored: store.has(command.id) }
}

process.on('message', (command: NatPeerCommand & { number: number }) => {
  void execute(command).then(
    (result) => process.send!({ number: command.number, result }),
    (error) => process.send!({ number: command.number, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send!({ started: node.peerId, port: node.address?.port })
