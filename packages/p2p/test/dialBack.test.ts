import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall, fetchBlob, MemoryDirectory, packBytes, serveBlobs } from '../src/index.ts'
import { key, openStore, pin } from './blobFixtures.ts'
import { startHiddenNode, startNode } from './startNodes.ts'

const hello = defineCall('hello', z.object({}), z.object({}))

/** A node with a blob behind a relay that has stopped, and a node that can be dialled. */
async function setup() {
  const directory = new MemoryDirectory()
  const relay = await startNode(directory, { relay: {} })
  const hidden = await startHiddenNode(directory, [relay])
  const other = await startNode(directory)
  for (const node of [hidden, other]) node.handle(hello, async () => ({}))
  const hiddenStore = await openStore()
  serveBlobs(hidden, { store: hiddenStore })
  const bytes = randomBytes(3 << 20)
  const id = await packBytes([bytes], { store: hiddenStore, key, pin })
  await relay.stop()
  await expect.poll(() => hidden.isCutOff).toBe(true)
  const fetch = async () => {
    const store = await openStore()
    await fetchBlob(id, { node: other, store, holders: [hidden.peerId], pin, retries: 0 })
    return store.listBytes(id)
  }
  return { hidden, other, fetch, expected: await hiddenStore.listBytes(id) }
}

it('a node that cannot be dialled serves blobs to peers that it has called', async () => {
  const { hidden, other, fetch, expected } = await setup()
  await expect(fetch()).rejects.toMatchObject({ code: 'NET_BLOB_MISSING' })
  await hidden.call(other.peerId, hello, {})
  expect(await fetch()).toEqual(expected)
})

it('rejects a pipe that was not requested, and a dial-back request to a node that can be dialled', async () => {
  const { hidden, other } = await setup()
  const ticket = 'ab'.repeat(16)
  await expect(hidden.openPipe(other.peerId, 'pipes.back', { ticket })).rejects.toMatchObject({
    code: 'NET_REFUSED',
  })
  const dialBack = defineCall('pipes.dialBack', z.object({ ticket: z.string() }), z.object({}))
  await expect(hidden.call(other.peerId, dialBack, { ticket })).rejects.toMatchObject({
    code: 'NET_REFUSED',
    message: expect.stringContaining('can be dialled'),
  })
  // A dial-back with a ticket that no peer is waiting for is refused too.
  await expect(other.call(hidden.peerId, dialBack, { ticket })).rejects.toMatchObject({ code: 'NET_REFUSED' })
})
