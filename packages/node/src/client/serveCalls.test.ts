import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Delivery, type Hex, LocalSigner, rootFrom, sealedLeaf } from '@muster-network/chain'
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
import type { ClientTask, HeldBid } from './ClientTask.ts'
import { PartKeys } from './pack/PartKeys.ts'
import { serveCalls } from './serveCalls.ts'
import { Heard } from './watch/Heard.ts'
import { PartLogs } from './watch/PartLogs.ts'

// What an executor that was awarded a part tells its client, over real connections; the chain is what it says here.

const taskId: Hex = `0x${'ab'.repeat(32)}`
const bidHash: Hex = `0x${'cd'.repeat(32)}`
const word = (digit: string): Hex => `0x${digit.repeat(64)}`
const key = randomBytes(32)
let dir: string
let executor: { node: PeerNode; blobs: BlobStore }
let client: { node: PeerNode; blobs: BlobStore; kept: ClientStore }
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
  const kept = new ClientStore(store)
  const keys = new PartKeys(path.join(dir, 'keys'), identity)
  client = { node, blobs, kept }
  deliveries = []
  await keys.put(`${taskId}/0`, key)
  kept.tasks.put(taskId, {
    taskId,
    manifest: { parts: [], memoryBytes: 1, diskBytes: 2 ** 20 },
    terms: { copies: 1, how: 0, segmentUnits: 10n, maxUnits: 100n },
  } as unknown as ClientTask)
  const part = { status: 'Running', tenure: 1, units: 0n, bidHash }
  const context = {
    peer: node,
    blobs,
    kept,
    keys,
    dir,
    chainId: 1,
    signer: new LocalSigner(randomBytes(32)),
    network: { addresses: { market: `0x${'11'.repeat(20)}` } },
    logger: silentLogger,
    heard: new Heard(Date.now),
    books: { of: () => ({ byHash: () => ({ bid: {} }) as HeldBid, ranked: () => [] }) },
    ledger: {
      part: () => part,
      deliveries: () => deliveries,
      delivery: (id: Hex) => deliveries.find((each) => each.id === id),
      node: () => ({ facts: { peerKey: keyOf(executor.node.peerId) } }),
      events: () => [{ name: 'PartAwarded', args: { part: 0, tenure: 1, bidHash } }],
    },
    nowMs: Date.now,
    note: () => {},
    wake: () => {},
  } as unknown as ClientContext
  serveCalls(context, new PartLogs(path.join(dir, 'logs'), kept), () => new Promise(() => {}))
  return async () => {
    await executor.node.stop()
    await node.stop()
    store.close()
    await rm(dir, { recursive: true, force: true })
  }
})

/** A folder with one file, sealed at the executor's. */
async function packed(name: string, content: string | Buffer): Promise<{ blob: string; digest: Hex }> {
  const folder = path.join(dir, 'made', name)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'a.txt'), content)
  const keeping = { taskId, owner: client.node.peerId, released: false }
  const blob = await packPath(folder, { store: executor.blobs, key, keeping })
  return { blob, digest: `0x${(await resultDigest(folder)).digest}` }
}

function delivered(id: Hex, result: Hex, facts: Partial<LedgerDelivery> = {}): void {
  const delivery = {
    taskId,
    part: 0,
    tenure: 1,
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
  deliveries.push({ id, delivery, outcome: 0, contested: false, ...facts } as LedgerDelivery)
}

const announce = (deliveryId: Hex, blob: string) =>
  executor.node.call(client.node.peerId, announceResult, { taskId, part: 0, deliveryId, blob })

it('signs for one of two states that an executor claims for one place', async () => {
  const { blob } = await packed('state', 'x')
  const state = { blob, digest: word('4'), secretHash: word('5'), units: 10n }
  const leaf = sealedLeaf(state)
  const offer = (sibling: Hex) => {
    const root = rootFrom(leaf, 1, [sibling])
    const checkpoint = { taskId, part: 0, tenure: 1, seq: 0, segments: 1n, root, leaf }
    return executor.node.call(client.node.peerId, offerCheckpoint, { checkpoint, state, proof: [sibling] })
  }
  const offered = await Promise.allSettled([offer(word('6')), offer(word('7'))])
  expect(offered.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const signed = offered.findIndex(({ status }) => status === 'fulfilled')
  // the one that it knows, and nothing that it would have to pay for beside it
  expect(client.kept.checkpoints(taskId, 0).map(({ checkpoint }) => checkpoint.root)).toEqual([
    rootFrom(leaf, 1, [word(signed === 0 ? '6' : '7')]),
  ])
})

it('keeps nothing that is not the result, and nothing larger than a result can be', async () => {
  const [result, other] = [await packed('result', 'right'), await packed('other', 'wrong')]
  const large = await packed('large', Buffer.alloc(70 << 20))
  delivered(word('a'), result.digest)
  await expect(announce(word('a'), other.blob)).rejects.toMatchObject({ code: 'PROVIDER_WRONG_RESULT' })
  await expect(announce(word('a'), large.blob)).rejects.toMatchObject({ code: 'NET_LIMIT' })
  expect(client.blobs.usedBytes).toBe(0)
  await announce(word('a'), result.blob)
  expect(client.blobs.blobsOf(taskId)).toEqual([result.blob])
})

it('does not let an executor whose work was rejected put it in the place of the result', async () => {
  const [wrong, right] = [await packed('wrong', 'wrong'), await packed('right', 'right')]
  delivered(word('a'), wrong.digest, { outcome: 2 })
  delivered(word('b'), right.digest)
  await announce(word('b'), right.blob)
  await expect(announce(word('a'), wrong.blob)).rejects.toMatchObject({ code: 'PROVIDER_WRONG_RESULT' })
  const results = path.join(dir, 'results', taskId)
  expect(await readdir(results)).toEqual(['part-0'])
  expect(await readFile(path.join(results, 'part-0/a.txt'), 'utf8')).toBe('right')
})
