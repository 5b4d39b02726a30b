import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import {
  createIdentity,
  MemoryDirectory,
  openBytes,
  orderDeletion,
  packBytes,
  replicateBlob,
  serveBlobs,
  serveDeletion,
  serveHolding,
  TaskKeys,
  verifyDeletion,
} from '../src/index.ts'
import { gather, openStore, startHolder, temporaryFolder } from './blobFixtures.ts'
import { startNode } from './startNodes.ts'

async function startReplica(directory: MemoryDirectory, mayHold = true) {
  const identity = createIdentity()
  const folder = await temporaryFolder()
  const store = await openStore(1 << 30, folder)
  const keys = await TaskKeys.open(await temporaryFolder(), identity)
  const node = await startNode(directory, { identity })
  serveBlobs(node, { store })
  serveHolding(node, { store, mayHold: () => mayHold })
  serveDeletion(node, { identity, store, keys })
  return { node, store, keys, folder }
}

describe('replication', () => {
  it('has as many peers hold a blob as asked for, passing over those that refuse', async () => {
    const directory = new MemoryDirectory()
    const client = await startHolder(directory)
    const keeping = { taskId: 't', owner: client.node.peerId, released: false }
    const id = await packBytes([randomBytes(2 << 20)], { store: client.store, key: randomBytes(32), keeping })
    const unwilling = await startReplica(directory, false)
    const replicas = [
      await startReplica(directory),
      await startReplica(directory),
      await startReplica(directory),
    ]
    const peers = [unwilling, ...replicas].map(({ node }) => node.peerId)
    const done = await replicateBlob(id, { ...client, taskId: 't', peers, copies: 2 })
    expect(done.holders.length).toBe(2)
    expect(done.refusals).toMatchObject([{ peerId: unwilling.node.peerId, error: { code: 'NET_REFUSED' } }])
    for (const { node, store } of replicas) expect(store.has(id)).toBe(done.holders.includes(node.peerId))
  })

  it('lets a newer version take the place of an older one, and of nothing that is kept for another', async () => {
    const directory = new MemoryDirectory()
    const client = await startHolder(directory)
    const replica = await startReplica(directory)
    const keeping = { taskId: 't', owner: client.node.peerId, released: false }
    const pack = () =>
      packBytes([randomBytes(100_000)], { store: client.store, key: randomBytes(32), keeping })
    const [first, second, third] = [await pack(), await pack(), await pack()]
    const ask = { ...client, taskId: 't', peers: [replica.node.peerId], copies: 1 }
    await replicateBlob(first, ask)
    await replicateBlob(second, { ...ask, replaces: first })
    expect([first, second].map((id) => replica.store.has(id))).toEqual([false, true])
    await replica.store.keepFor(second, { ...keeping, taskId: 'other' })
    await replicateBlob(third, { ...ask, replaces: second })
    expect([second, third].map((id) => replica.store.has(id))).toEqual([true, true])
    expect(replica.store.blobsOf('t')).toEqual([third])
  })
})

describe('deletion on order', () => {
  it('destroys the key, then the data, and gives a signed receipt; a stranger cannot order it', async () => {
    const directory = new MemoryDirectory()
    const client = await startHolder(directory)
    const executor = await startReplica(directory)
    const key = await executor.keys.create('t')
    const keeping = { taskId: 't', owner: client.node.peerId, released: false }
    const id = await packBytes([randomBytes(100_000)], { store: executor.store, key, keeping })
    const shared = await packBytes([randomBytes(1000)], { store: executor.store, key, keeping })
    await executor.store.keepFor(shared, { ...keeping, taskId: 'other' })

    const stranger = await startNode(directory)
    await expect(orderDeletion(stranger, executor.node.peerId, 't')).rejects.toMatchObject({
      code: 'NET_REFUSED',
    })
    expect((await gather(openBytes(id, { store: executor.store, key }))).length).toBe(100_000)

    const receipt = await orderDeletion(client.node, executor.node.peerId, 't')
    expect(receipt).toMatchObject({
      peerId: executor.node.peerId,
      taskId: 't',
      keyDestroyed: true,
      blobs: [id],
    })
    expect(verifyDeletion(receipt)).toBe(true)
    expect(verifyDeletion({ ...receipt, keyDestroyed: false })).toBe(false)
    await expect(executor.keys.get('t')).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
    expect(executor.store.has(id)).toBe(false)
    expect(executor.store.has(shared)).toBe(true)
    expect((await readdir(executor.folder)).filter((name) => name.startsWith(id))).toEqual([])
  })
})
