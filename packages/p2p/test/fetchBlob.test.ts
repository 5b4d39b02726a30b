import { randomBytes } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type BlobId, fetchBlob, MemoryDirectory, openBytes, packBytes } from '../src/index.ts'
import { collect, key, openStore, pin, startHolder } from './blobFixtures.ts'

async function damage(folder: string, id: BlobId, at: number): Promise<void> {
  const file = path.join(folder, `${id}.data`)
  const bytes = await readFile(file)
  bytes[at]! ^= 1
  await writeFile(file, bytes)
}

describe('fetchBlob', () => {
  it('fetches, verifies and stores a sealed blob without its key', async () => {
    const directory = new MemoryDirectory()
    const holder = await startHolder(directory)
    const fetcher = await startHolder(directory)
    for (const bytes of [0, 1, 65_536, 3_000_001]) {
      const content = randomBytes(bytes)
      const id = await packBytes([content], { store: holder.store, key, pin })
      const holders = [holder.node.peerId]
      const progress: number[] = []
      await fetchBlob(id, {
        ...fetcher,
        holders,
        pin,
        onProgress: ({ doneBytes }) => progress.push(doneBytes),
      })
      expect((await collect(openBytes(id, { store: fetcher.store, key }))).equals(content)).toBe(true)
      expect([...progress].sort((a, b) => a - b)).toEqual(progress)
    }
  })

  it('rejects a blob over maxBytes by its list and reserves no space', async () => {
    const directory = new MemoryDirectory()
    const holder = await startHolder(directory)
    const fetcher = await startHolder(directory)
    const id = await packBytes([randomBytes(1_000_000)], { store: holder.store, key, pin })
    const holders = [holder.node.peerId]
    await expect(fetchBlob(id, { ...fetcher, holders, pin, maxBytes: 1_000_000 })).rejects.toMatchObject({
      code: 'NET_BLOB_TOO_LARGE',
    })
    expect([fetcher.store.has(id), fetcher.store.usedBytes]).toEqual([false, 0])
    await fetchBlob(id, { ...fetcher, holders, pin, maxBytes: 1_100_000 })
    expect(fetcher.store.has(id)).toBe(true)
  })

  it('fetches from several holders at once, and drops and reports a holder with wrong bytes', async () => {
    const directory = new MemoryDirectory()
    const content = randomBytes(12 << 20)
    const good = [await startHolder(directory), await startHolder(directory)]
    const bad = await startHolder(directory)
    let id = '' as BlobId
    for (const { store } of [...good, bad]) id = await packBytes([content], { store, key, pin })
    await damage(bad.folder, id, 40_000)
    const fetcher = await startHolder(directory)
    const holders = [bad, ...good].map(({ node }) => node.peerId)
    const { faults, fetchedBytes } = await fetchBlob(id, { ...fetcher, holders, pin })
    expect(faults).toMatchObject([
      { peerId: bad.node.peerId, error: { code: 'NET_BLOB_CORRUPT', details: { record: 0 } } },
    ])
    expect(fetchedBytes).toBeGreaterThanOrEqual(content.length)
    expect((await collect(openBytes(id, { store: fetcher.store, key }))).equals(content)).toBe(true)
  })

  it('fails when the only holder serves wrong bytes, and reuses the good records in the next attempt', async () => {
    const directory = new MemoryDirectory()
    const content = randomBytes(4 << 20)
    const bad = await startHolder(directory)
    const id = await packBytes([content], { store: bad.store, key, pin })
    await damage(bad.folder, id, (4 << 20) - 100)
    const fetcher = await startHolder(directory)
    await expect(fetchBlob(id, { ...fetcher, holders: [bad.node.peerId], pin })).rejects.toMatchObject({
      code: 'NET_BLOB_CORRUPT',
      details: { peerId: bad.node.peerId, record: 63 },
    })
    expect(fetcher.store.has(id)).toBe(false)
    const good = await startHolder(directory)
    await packBytes([content], { store: good.store, key, pin })
    const { fetchedBytes } = await fetchBlob(id, { ...fetcher, holders: [good.node.peerId], pin })
    expect(fetchedBytes).toBeLessThan(2 << 20)
    expect((await collect(openBytes(id, { store: fetcher.store, key }))).equals(content)).toBe(true)
  })

  it('resumes an interrupted fetch, also after a restart', async () => {
    const directory = new MemoryDirectory()
    const holder = await startHolder(directory)
    const content = randomBytes(24 << 20)
    const id = await packBytes([content], { store: holder.store, key, pin })
    const fetcher = await startHolder(directory)
    const controller = new AbortController()
    const broken = fetchBlob(id, {
      ...fetcher,
      holders: [holder.node.peerId],
      pin,
      signal: controller.signal,
      onProgress: ({ doneBytes }) => doneBytes > 8 << 20 && controller.abort(),
    })
    await expect(broken).rejects.toMatchObject({ code: 'NET_CANCELLED' })
    const store = await openStore(1 << 30, fetcher.folder)
    const { fetchedBytes } = await fetchBlob(id, {
      ...fetcher,
      store,
      holders: [holder.node.peerId],
      pin,
    })
    expect(fetchedBytes).toBeLessThan(17 << 20)
    expect((await collect(openBytes(id, { store, key }))).equals(content)).toBe(true)
  })

  it('uses several connections for a large blob, and detects wrong bytes on any of them', async () => {
    const directory = new MemoryDirectory()
    const [good, bad, fetcher] = [
      await startHolder(directory),
      await startHolder(directory),
      await startHolder(directory),
    ]
    const content = randomBytes(80 << 20)
    let id = '' as BlobId
    for (const { store } of [good, bad]) id = await packBytes([content], { store, key, pin })
    await damage(bad.folder, id, 70 << 20)
    await expect(fetchBlob(id, { ...fetcher, holders: [bad.node.peerId], pin })).rejects.toMatchObject({
      code: 'NET_BLOB_CORRUPT',
      details: { peerId: bad.node.peerId },
    })
    let connections = 0
    const onProgress = () => {
      connections = Math.max(connections, good.node.connectionCount)
    }
    await fetchBlob(id, {
      ...(await startHolder(directory)),
      holders: [good.node.peerId],
      pin,
      onProgress,
    })
    expect(connections).toBe(4)
  })

  it('fetches once for two concurrent callers and pins the blob for both', async () => {
    const directory = new MemoryDirectory()
    const holder = await startHolder(directory)
    const fetcher = await startHolder(directory)
    const id = await packBytes([randomBytes(3 << 20)], { store: holder.store, key, pin })
    const fetch = (taskId: string) =>
      fetchBlob(id, { ...fetcher, holders: [holder.node.peerId], pin: { ...pin, taskId } })
    const both = await Promise.all([fetch('a'), fetch('b')])
    expect(both.map(({ fetchedBytes }) => fetchedBytes > 0)).toEqual([true, false])
    expect(await fetcher.store.removeTask('a')).toEqual([])
    expect(await fetcher.store.removeTask('b')).toEqual([id])
  })

  it('removes the partial download when the task is deleted', async () => {
    const directory = new MemoryDirectory()
    const bad = await startHolder(directory)
    const id = await packBytes([randomBytes(3 << 20)], { store: bad.store, key, pin })
    await damage(bad.folder, id, (3 << 20) - 100)
    const fetcher = await startHolder(directory)
    await expect(fetchBlob(id, { ...fetcher, holders: [bad.node.peerId], pin })).rejects.toThrow()
    expect(await readdir(fetcher.folder)).toEqual([`${id}.part`])
    await fetcher.store.removeTask(pin.taskId)
    expect(await readdir(fetcher.folder)).toEqual([])
    expect(fetcher.store.usedBytes).toBe(0)
  })

  it('throws NET_BLOB_MISSING when no holder has the blob', async () => {
    const directory = new MemoryDirectory()
    const holder = await startHolder(directory)
    const fetcher = await startHolder(directory)
    const id = 'ab'.repeat(32) as BlobId
    await expect(fetchBlob(id, { ...fetcher, holders: [holder.node.peerId], pin })).rejects.toMatchObject({
      code: 'NET_BLOB_MISSING',
    })
  })
})
