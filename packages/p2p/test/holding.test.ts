import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  createIdentity,
  defineCall,
  MemoryDirectory,
  openBytes,
  orderDeletion,
  packBytes,
  replicateBlob,
  serveBlobs,
  serveDeletion,
  serveHoldRequests,
  TaskKeys,
  verifyDeletion,
} from '../src/index.ts'
import { collect, openStore, startHolder, temporaryFolder } from './blobFixtures.ts'
import { startNode } from './startNodes.ts'

async function startStoringNode(directory: MemoryDirectory, mayHold = true, quotaBytes = 1 << 30) {
  const identity = createIdentity()
  const folder = await temporaryFolder()
  const store = await openStore(quotaBytes, folder)
  const keys = await TaskKeys.open(await temporaryFolder(), identity)
  const node = await startNode(directory, { identity })
  serveBlobs(node, { store })
  serveHoldRequests(node, { store, mayHold: () => mayHold })
  serveDeletion(node, { identity, store, keys })
  return { node, store, keys, folder }
}

describe('replication', () => {
  it('stores a blob with the requested number of peers and skips peers that refuse', async () => {
    const directory = new MemoryDirectory()
    const client = await startHolder(directory)
    const pin = { taskId: 't', owner: client.node.peerId, released: false }
    const id = await packBytes([randomBytes(2 << 20)], { store: client.store, key: randomBytes(32), pin })
    const unwilling = await startStoringNode(directory, false)
    const storing = [
      await startStoringNode(directory),
      await startStoringNode(directory),
      await startStoringNode(directory),
    ]
    const peers = [unwilling, ...storing].map(({ node }) => node.peerId)
    const done = await replicateBlob(id, { ...client, taskId: 't', peers, copies: 2 })
    expect(done.holders.length).toBe(2)
    expect(done.refusals).toMatchObject([{ peerId: unwilling.node.peerId, error: { code: 'NET_REFUSED' } }])
    for (const { node, store } of storing) expect(store.has(id)).toBe(done.holders.includes(node.peerId))
  })

  it('replaces an older version, but not a blob that another task pins', async () => {
    const directory = new MemoryDirectory()
    const client = await startHolder(directory)
    const replica = await startStoringNode(directory)
    const pin = { taskId: 't', owner: client.node.peerId, released: false }
    const pack = () => packBytes([randomBytes(100_000)], { store: client.store, key: randomBytes(32), pin })
    const [first, second, third] = [await pack(), await pack(), await pack()]
    const ask = { ...client, taskId: 't', peers: [replica.node.peerId], copies: 1 }
    await replicateBlob(first, ask)
    await replicateBlob(second, { ...ask, replaces: first })
    expect([first, second].map((id) => replica.store.has(id))).toEqual([false, true])
    await replica.store.pin(second, { ...pin, taskId: 'other' })
    await replicateBlob(third, { ...ask, replaces: second })
    expect([second, third].map((id) => replica.store.has(id))).toEqual([true, true])
    expect(replica.store.blobsOf('t')).toEqual([third])
  })
})

describe('a peer that asks for storage', () => {
  const hold = defineCall('blobs.hold', z.unknown(), z.unknown())

  it('cannot remove a blob that the node pins for its own work, such as for a council', async () => {
    const directory = new MemoryDirectory()
    const client = await startHolder(directory)
    const executor = await startStoringNode(directory)
    const key = randomBytes(32)
    const pin = { taskId: 't', owner: client.node.peerId, released: false }
    // The client has the same result, because it fetched it from the executor.
    const content = [randomBytes(100_000)]
    const result = await packBytes(content, { store: executor.store, key, pin })
    expect(await packBytes(content, { store: client.store, key, pin })).toBe(result)
    const other = await packBytes([randomBytes(10)], { store: client.store, key, pin })
    const ask = { ...client, taskId: 't', peers: [executor.node.peerId], copies: 1 }
    await replicateBlob(other, { ...ask, replaces: result })
    expect(executor.store.has(result)).toBe(true)
    // The result also survives when the client first asked for it to be stored.
    await replicateBlob(result, ask)
    await replicateBlob(other, { ...ask, replaces: result })
    expect(executor.store.has(result)).toBe(true)
    expect(executor.store.blobsOf('t').sort()).toEqual([result, other].sort())
  })

  it('cannot send more bytes than it announced', async () => {
    const directory = new MemoryDirectory()
    const client = await startHolder(directory)
    const replica = await startStoringNode(directory)
    const { peerId } = client.node
    const pin = { taskId: 't', owner: peerId, released: false }
    const id = await packBytes([randomBytes(100_000)], { store: client.store, key: randomBytes(32), pin })
    const request = client.node.call(replica.node.peerId, hold, {
      id,
      taskId: 't',
      bytes: 99_999,
      holders: [peerId],
    })
    await expect(request).rejects.toMatchObject({ code: 'NET_BLOB_TOO_LARGE' })
    expect(replica.store.usedBytes).toBe(0)
  })

  it('takes no space from the blobs of the storing node', async () => {
    const directory = new MemoryDirectory()
    const client = await startHolder(directory)
    const replica = await startStoringNode(directory, true, 1 << 20)
    const key = randomBytes(32)
    const pin = { taskId: 't', owner: client.node.peerId, released: false }
    const id = await packBytes([randomBytes(700_000)], { store: client.store, key, pin })
    await replicateBlob(id, { ...client, taskId: 't', peers: [replica.node.peerId], copies: 1 })
    expect(replica.store.has(id)).toBe(true)
    const own = await packBytes([randomBytes(900_000)], { store: replica.store, key, pin })
    expect([own, id].map((each) => replica.store.has(each))).toEqual([true, false])
  })
})

describe('ordered deletion', () => {
  it('destroys the key, then the data, and returns a signed receipt; only the owner can order it', async () => {
    const directory = new MemoryDirectory()
    const client = await startHolder(directory)
    const executor = await startStoringNode(directory)
    const key = await executor.keys.create('t')
    const pin = { taskId: 't', owner: client.node.peerId, released: false }
    const id = await packBytes([randomBytes(100_000)], { store: executor.store, key, pin })
    const shared = await packBytes([randomBytes(1000)], { store: executor.store, key, pin })
    await executor.store.pin(shared, { ...pin, taskId: 'other' })

    const otherPeer = await startNode(directory)
    await expect(orderDeletion(otherPeer, executor.node.peerId, 't')).rejects.toMatchObject({
      code: 'NET_REFUSED',
    })
    expect((await collect(openBytes(id, { store: executor.store, key }))).length).toBe(100_000)

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
