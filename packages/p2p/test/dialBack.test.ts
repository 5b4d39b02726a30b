import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall, fetchBlob, MemoryDirectory, packBytes, serveBlobs } from '../src/index.ts'
import { keeping, key, openStore } from './blobFixtures.ts'
import { startHiddenNode, startNode } from './startNodes.ts'

const hello = defineCall('hello', z.object({}), z.object({}))

/** A node behind a relay that is gone, with a blob; and one that can be dialled. */
async function setup() {
  const directory = new MemoryDirectory()
  const relay = await startNode(directory, { relay: {} })
  const hidden = await startHiddenNode(directory, [relay])
  const other = await startNode(directory)
  for (const node of [hidden, other]) node.handle(hello, async () => ({}))
  const held = await openStore()
  serveBlobs(hidden, { store: held })
  const bytes = randomBytes(3 << 20)
  const id = await packBytes([bytes], { store: held, key, keeping })
  await relay.stop()
  await expect.poll(() => hidden.isCutOff).toBe(true)
  const fetch = async () => {
    const store = await openStore()
    await fetchBlob(id, { node: other, store, holders: [hidden.peerId], keeping, retries: 0 })
    return store.listBytes(id)
  }
  return { hidden, other, fetch, expected: await held.listBytes(id) }
}

it('a node that nobody can dial serves blobs to those that it has called', async () => {
  const { hidden, other, fetch, expected } = await setup()
  await expect(fetch()).rejects.toMatchObject({ code: 'NET_BLOB_MISSING' })
  await hidden.call(other.peerId, hello, {})
  expect(await fetch()).toEqual(expected)
})

it('a pipe that was not asked for is refused, and who can be dialled does not come', async () => {
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
  // one that nobody waits for is not served either
  await expect(other.call(hidden.peerId, dialBack, { ticket })).rejects.toMatchObject({ code: 'NET_REFUSED' })
})
