import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  Checkpoint,
  type Delivery,
  type Hex,
  LocalSigner,
  rootFrom,
  stateLeaf,
  stillRunning,
} from '@muster-network/chain'
import { silentLogger } from '@muster-network/core'
import { resultDigest } from '@muster-network/executors'
import {
  BlobStore,
  createIdentity,
  MemoryDirectory,
  PeerNode,
  packPath,
  serveBlobs,
} from '@muster-network/p2p'
import { beforeEach, expect, it } from 'vitest'
import type { LedgerDelivery } from '../ledger/Ledger.ts'
import { keyOf } from '../ledger/LedgerDirectory.ts'
import { openStore } from '../store/openStore.ts'
import { announceResult, offerCheckpoint } from '../wire/calls.ts'
import type { ClientContext } from './ClientContext.ts'
import { ClientStore } from './ClientStore.ts'
import type { ClientTask, StoredBid } from './ClientTask.ts'
import { PartKeys } from './pack/PartKeys.ts'
import { serveCalls } from './serveCalls.ts'
import { ExecutorActivity } from './watch/ExecutorActivity.ts'
import { PartLogs } from './watch/PartLogs.ts'

// The calls of an executor to its client, over real connections and with a fake ledger.

const taskId: Hex = `0x${'ab'.repeat(32)}`
const bidHash: Hex = `0x${'cd'.repeat(32)}`
const word = (digit: string): Hex => `0x${digit.repeat(64)}`
const key = randomBytes(32)
const executorSigner = new LocalSigner(randomBytes(32))
const domain = { chainId: 1, verifyingContract: `0x${'11'.repeat(20)}` as Hex }
let dir: string
let executor: { node: PeerNode; blobs: BlobStore }
let client: { node: PeerNode; blobs: BlobStore; records: ClientStore }
let deliveries: LedgerDelivery[]

async function startPeer(name: string, directory: MemoryDirectory) {
  const identity = createIdentity()
  const node = await PeerNode.start({ identity, directory, listen: { host: '127.0.0.1', port: 0 } })
  directory.set(node.peerId, { addresses: [node.address!] })
  const blobs = await BlobStore.open({ folder: path.join(dir, name), quotaBytes: 2 ** 30 })
  serveBlobs(node, { store: blobs })
  return { identity, node, blobs }
}

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-calls-'))
  const directory = new MemoryDirectory()
  executor = await startPeer('executor', directory)
  const { identity, node, blobs } = await startPeer('client', directory)
  const store = openStore(path.join(dir, 'state.sqlite'))
  const records = new ClientStore(store)
  const keys = new PartKeys(path.join(dir, 'keys'), identity)
  client = { node, blobs, records }
  deliveries = []
  await keys.put(`${taskId}/0`, key)
  records.tasks.put(taskId, {
    taskId,
    manifest: { parts: [], memoryBytes: 1, diskBytes: 2 ** 20 },
    terms: { replicas: 1, how: 0, segmentUnits: 10n, maxUnits: 100n },
  } as unknown as ClientTask)
  const part = { status: 'running', assignment: 1, units: 0n, bidHash, executor: executorSigner.address }
  const context = {
    peer: node,
    blobs,
    records,
    keys,
    dir,
    chainId: 1,
    signer: new LocalSigner(randomBytes(32)),
    network: { addresses: { market: domain.verifyingContract } },
    logger: silentLogger,
    activity: new ExecutorActivity(Date.now),
    books: { of: () => ({ byHash: () => ({ bid: {} }) as StoredBid, ranked: () => [] }) },
    ledger: {
      part: () => part,
      deliveries: () => deliveries,
      delivery: (id: Hex) => deliveries.find((each) => each.id === id),
      node: () => ({ facts: { peerKey: keyOf(executor.node.peerId) } }),
      eventsOfTask: () => [{ args: { part: 0, assignment: 1, bidHash } }],
    },
    nowMs: Date.now,
    note: () => {},
    wake: () => {},
  } as unknown as ClientContext
  serveCalls(context, new PartLogs(path.join(dir, 'logs'), records), () => new Promise(() => {}))
  return async () => {
    await executor.node.stop()
    await node.stop()
    store.close()
    await rm(dir, { recursive: true, force: true })
  }
})

/** A folder with one file, sealed in the executor's store. */
async function packed(name: string, content: string | Buffer): Promise<{ blob: string; digest: Hex }> {
  const folder = path.join(dir, 'made', name)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'a.txt'), content)
  const pin = { taskId, owner: client.node.peerId, released: false }
  const blob = await packPath(folder, { store: executor.blobs, key, pin })
  return { blob, digest: `0x${(await resultDigest(folder)).digest}` }
}

function delivered(id: Hex, result: Hex, facts: Partial<LedgerDelivery> = {}): void {
  const delivery = {
    taskId,
    part: 0,
    assignment: 1,
    seq: 0,
    last: true,
    executor: `0x${'22'.repeat(20)}`,
    startLeaf: word('1'),
    endLeaf: word('2'),
    root: word('3'),
    result,
    segments: 1n,
    startUnits: 0n,
    endUnits: 1n,
    since: 1,
    deliveredAt: 1,
    blockNumber: 1n,
    epoch: 1,
    cut: 0,
  } as const satisfies Delivery
  deliveries.push({ id, delivery, outcome: 'open', contested: false, ...facts } as LedgerDelivery)
}

const announce = (deliveryId: Hex, blob: string) =>
  executor.node.call(client.node.peerId, announceResult, { taskId, part: 0, deliveryId, blob })

it('receipts only one of two states that an executor claims for one index', async () => {
  const { blob } = await packed('state', 'x')
  const state = { blob, digest: word('4'), units: 10n }
  const leaf = stateLeaf({ ...state, end: stillRunning })
  const offer = async (sibling: Hex) => {
    const root = rootFrom(leaf, 1, [sibling])
    const checkpoint = { taskId, part: 0, assignment: 1, seq: 0, segments: 1n, root, leaf }
    const signature = await executorSigner.signMessage(domain, Checkpoint, checkpoint)
    const offered = { checkpoint, state, proof: [sibling], signature }
    return executor.node.call(client.node.peerId, offerCheckpoint, offered)
  }
  const offered = await Promise.allSettled([offer(word('6')), offer(word('7'))])
  expect(offered.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const signed = offered.findIndex(({ status }) => status === 'fulfilled')
  // the known state only, and nothing that would take more disk space
  expect(client.records.checkpoints(taskId, 0).map(({ checkpoint }) => checkpoint.root)).toEqual([
    rootFrom(leaf, 1, [word(signed === 0 ? '6' : '7')]),
  ])
})

it('stores nothing but the result, and nothing above the size limit of a result', async () => {
  const [result, other] = [await packed('result', 'right'), await packed('other', 'wrong')]
  const large = await packed('large', Buffer.alloc(70 << 20))
  delivered(word('a'), result.digest)
  await expect(announce(word('a'), other.blob)).rejects.toMatchObject({ code: 'PROVIDER_WRONG_RESULT' })
  await expect(announce(word('a'), large.blob)).rejects.toMatchObject({ code: 'NET_BLOB_TOO_LARGE' })
  expect(client.blobs.usedBytes).toBe(0)
  await announce(word('a'), result.blob)
  expect(client.blobs.blobsOf(taskId)).toEqual([result.blob])
})

it('does not replace the result by the work of a rejected executor', async () => {
  const [wrong, right] = [await packed('wrong', 'wrong'), await packed('right', 'right')]
  delivered(word('a'), wrong.digest, { outcome: 'fraud' })
  delivered(word('b'), right.digest)
  await announce(word('b'), right.blob)
  await expect(announce(word('a'), wrong.blob)).rejects.toMatchObject({ code: 'PROVIDER_WRONG_RESULT' })
  const results = path.join(dir, 'results', taskId)
  expect(await readdir(results)).toEqual(['part-0'])
  expect(await readFile(path.join(results, 'part-0/a.txt'), 'utf8')).toBe('right')
})
