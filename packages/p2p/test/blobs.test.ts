import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type BlobId,
  createIdentity,
  fetchBlob,
  listPath,
  MemoryDirectory,
  openBytes,
  packBytes,
  packPath,
  TaskKeys,
  unpackPath,
  unwrapKey,
  wrapKey,
} from '../src/index.ts'
import { gather, keeping, key, openStore, startHolder, temporaryFolder } from './blobFixtures.ts'

async function damage(folder: string, id: BlobId, at: number): Promise<void> {
  const file = path.join(folder, `${id}.data`)
  const bytes = await readFile(file)
  bytes[at]! ^= 1
  await writeFile(file, bytes)
}

describe('a blob', () => {
  it('is sealed on disk, opens under its key and no other', async () => {
    const folder = await temporaryFolder()
    const store = await openStore(1 << 30, folder)
    const content = Buffer.concat([Buffer.from('a secret'), randomBytes(200_000)])
    const id = await packBytes([content], { store, key, keeping })
    expect((await gather(openBytes(id, { store, key }))).equals(content)).toBe(true)
    for (const name of await readdir(folder)) {
      expect((await readFile(path.join(folder, name))).includes('a secret')).toBe(false)
    }
    await expect(gather(openBytes(id, { store, key: randomBytes(32) }))).rejects.toMatchObject({
      code: 'NET_BLOB_CORRUPT',
    })
  })

  it('has one id for one content and key, however it is cut, and survives a restart of the store', async () => {
    const folder = await temporaryFolder()
    const store = await openStore(1 << 30, folder)
    const content = randomBytes(300_000)
    const whole = await packBytes([content], { store, key, keeping })
    const cut = await packBytes([content.subarray(0, 70_001), content.subarray(70_001)], {
      store,
      key,
      keeping,
    })
    expect(cut).toBe(whole)
    const again = await openStore(1 << 30, folder)
    expect(again.usedBytes).toBe(store.usedBytes)
    expect((await gather(openBytes(whole, { store: again, key }))).equals(content)).toBe(true)
    expect(await packBytes([], { store, key, keeping })).not.toBe(whole)
  })

  it('is fetched, checked and stored sealed by a node that has no key', async () => {
    const directory = new MemoryDirectory()
    const holder = await startHolder(directory)
    const fetcher = await startHolder(directory)
    for (const bytes of [0, 1, 65_536, 3_000_001]) {
      const content = randomBytes(bytes)
      const id = await packBytes([content], { store: holder.store, key, keeping })
      const holders = [holder.node.peerId]
      const seen: number[] = []
      await fetchBlob(id, {
        ...fetcher,
        holders,
        keeping,
        onProgress: ({ doneBytes }) => seen.push(doneBytes),
      })
      expect((await gather(openBytes(id, { store: fetcher.store, key }))).equals(content)).toBe(true)
      expect([...seen].sort((a, b) => a - b)).toEqual(seen)
    }
  })

  it('is refused by its list when it is larger than allowed, and takes no space', async () => {
    const directory = new MemoryDirectory()
    const holder = await startHolder(directory)
    const fetcher = await startHolder(directory)
    const id = await packBytes([randomBytes(1_000_000)], { store: holder.store, key, keeping })
    const holders = [holder.node.peerId]
    await expect(fetchBlob(id, { ...fetcher, holders, keeping, maxBytes: 1_000_000 })).rejects.toMatchObject({
      code: 'NET_LIMIT',
    })
    expect([fetcher.store.has(id), fetcher.store.usedBytes]).toEqual([false, 0])
    await fetchBlob(id, { ...fetcher, holders, keeping, maxBytes: 1_100_000 })
    expect(fetcher.store.has(id)).toBe(true)
  })

  it('comes from several holders at once, and one with wrong bytes is named and dropped', async () => {
    const directory = new MemoryDirectory()
    const content = randomBytes(12 << 20)
    const good = [await startHolder(directory), await startHolder(directory)]
    const bad = await startHolder(directory)
    let id = '' as BlobId
    for (const { store } of [...good, bad]) id = await packBytes([content], { store, key, keeping })
    await damage(bad.folder, id, 40_000)
    const fetcher = await startHolder(directory)
    const holders = [bad, ...good].map(({ node }) => node.peerId)
    const { faults, fetchedBytes } = await fetchBlob(id, { ...fetcher, holders, keeping })
    expect(faults).toMatchObject([
      { peerId: bad.node.peerId, error: { code: 'NET_BLOB_CORRUPT', details: { record: 0 } } },
    ])
    expect(fetchedBytes).toBeGreaterThanOrEqual(content.length)
    expect((await gather(openBytes(id, { store: fetcher.store, key }))).equals(content)).toBe(true)
  })

  it('can be kept for many tasks at once', async () => {
    const folder = await temporaryFolder()
    const store = await openStore(1 << 20, folder)
    const id = await packBytes([randomBytes(10)], { store, key, keeping })
    const tasks = Array.from({ length: 20 }, (_, i) => `many-${i}`)
    await Promise.all(tasks.map((taskId) => store.keepFor(id, { ...keeping, taskId })))
    const again = await openStore(1 << 20, folder)
    expect(tasks.flatMap((taskId) => again.blobsOf(taskId))).toEqual(tasks.map(() => id))
  })

  it('is not accepted when the only holder lies, and what was good stays for the next attempt', async () => {
    const directory = new MemoryDirectory()
    const content = randomBytes(4 << 20)
    const bad = await startHolder(directory)
    const id = await packBytes([content], { store: bad.store, key, keeping })
    await damage(bad.folder, id, (4 << 20) - 100)
    const fetcher = await startHolder(directory)
    await expect(fetchBlob(id, { ...fetcher, holders: [bad.node.peerId], keeping })).rejects.toMatchObject({
      code: 'NET_BLOB_CORRUPT',
      details: { peerId: bad.node.peerId, record: 63 },
    })
    expect(fetcher.store.has(id)).toBe(false)
    const good = await startHolder(directory)
    await packBytes([content], { store: good.store, key, keeping })
    const { fetchedBytes } = await fetchBlob(id, { ...fetcher, holders: [good.node.peerId], keeping })
    expect(fetchedBytes).toBeLessThan(2 << 20)
    expect((await gather(openBytes(id, { store: fetcher.store, key }))).equals(content)).toBe(true)
  })

  it('goes on where it was when the fetch is broken off, also after a restart', async () => {
    const directory = new MemoryDirectory()
    const holder = await startHolder(directory)
    const content = randomBytes(24 << 20)
    const id = await packBytes([content], { store: holder.store, key, keeping })
    const fetcher = await startHolder(directory)
    const controller = new AbortController()
    const broken = fetchBlob(id, {
      ...fetcher,
      holders: [holder.node.peerId],
      keeping,
      signal: controller.signal,
      onProgress: ({ doneBytes }) => doneBytes > 8 << 20 && controller.abort(),
    })
    await expect(broken).rejects.toMatchObject({ code: 'NET_CANCELLED' })
    const store = await openStore(1 << 30, fetcher.folder)
    const { fetchedBytes } = await fetchBlob(id, {
      ...fetcher,
      store,
      holders: [holder.node.peerId],
      keeping,
    })
    expect(fetchedBytes).toBeLessThan(17 << 20)
    expect((await gather(openBytes(id, { store, key }))).equals(content)).toBe(true)
  })

  it('of many megabytes comes over several connections, and a lie on any of them counts', async () => {
    const directory = new MemoryDirectory()
    const [good, bad, fetcher] = [
      await startHolder(directory),
      await startHolder(directory),
      await startHolder(directory),
    ]
    const content = randomBytes(80 << 20)
    let id = '' as BlobId
    for (const { store } of [good, bad]) id = await packBytes([content], { store, key, keeping })
    await damage(bad.folder, id, 70 << 20)
    await expect(fetchBlob(id, { ...fetcher, holders: [bad.node.peerId], keeping })).rejects.toMatchObject({
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
      keeping,
      onProgress,
    })
    expect(connections).toBe(4)
  })

  it('is fetched once when two ask for it at the same time, and kept for both', async () => {
    const directory = new MemoryDirectory()
    const holder = await startHolder(directory)
    const fetcher = await startHolder(directory)
    const id = await packBytes([randomBytes(3 << 20)], { store: holder.store, key, keeping })
    const fetch = (taskId: string) =>
      fetchBlob(id, { ...fetcher, holders: [holder.node.peerId], keeping: { ...keeping, taskId } })
    const both = await Promise.all([fetch('a'), fetch('b')])
    expect(both.map(({ fetchedBytes }) => fetchedBytes > 0)).toEqual([true, false])
    expect(await fetcher.store.removeTask('a')).toEqual([])
    expect(await fetcher.store.removeTask('b')).toEqual([id])
  })

  it('leaves nothing of an interrupted fetch when its task is deleted', async () => {
    const directory = new MemoryDirectory()
    const bad = await startHolder(directory)
    const id = await packBytes([randomBytes(3 << 20)], { store: bad.store, key, keeping })
    await damage(bad.folder, id, (3 << 20) - 100)
    const fetcher = await startHolder(directory)
    await expect(fetchBlob(id, { ...fetcher, holders: [bad.node.peerId], keeping })).rejects.toThrow()
    expect(await readdir(fetcher.folder)).toEqual([`${id}.part`])
    await fetcher.store.removeTask(keeping.taskId)
    expect(await readdir(fetcher.folder)).toEqual([])
    expect(fetcher.store.usedBytes).toBe(0)
  })

  it('is missing when nobody has it', async () => {
    const directory = new MemoryDirectory()
    const holder = await startHolder(directory)
    const fetcher = await startHolder(directory)
    const id = 'ab'.repeat(32) as BlobId
    await expect(fetchBlob(id, { ...fetcher, holders: [holder.node.peerId], keeping })).rejects.toMatchObject(
      {
        code: 'NET_BLOB_MISSING',
      },
    )
  })
})

describe('a directory blob', () => {
  async function tree(): Promise<string> {
    const folder = path.join(await temporaryFolder(), 'in')
    await mkdir(path.join(folder, 'a/b'), { recursive: true })
    await writeFile(path.join(folder, 'a/b/data.bin'), randomBytes(5 << 20))
    await writeFile(path.join(folder, 'a/run.sh'), '#!/bin/sh\n')
    await chmod(path.join(folder, 'a/run.sh'), 0o755)
    await writeFile(path.join(folder, 'empty'), '')
    await writeFile(path.join(folder, 'z.bin'), randomBytes(100_000))
    return folder
  }

  it('comes out as it went in', async () => {
    const store = await openStore()
    const source = await tree()
    const id = await packPath(source, { store, key, keeping })
    const target = path.join(await temporaryFolder(), 'out')
    await unpackPath(id, target, { store, key })
    for (const file of ['a/b/data.bin', 'a/run.sh', 'empty', 'z.bin']) {
      const [came, went] = [await readFile(path.join(target, file)), await readFile(path.join(source, file))]
      expect(came.equals(went)).toBe(true)
    }
    expect((await stat(path.join(target, 'a/run.sh'))).mode & 0o100).toBe(0o100)
    expect((await listPath(id, { store, key })).files.map((file) => file.path)).toEqual([
      'a/b/data.bin',
      'a/run.sh',
      'empty',
      'z.bin',
    ])
    await expect(unpackPath(id, target, { store, key })).rejects.toMatchObject({ code: 'NET_BLOB_UNSAFE' })
  })

  it('is fetched again only where it changed', async () => {
    const directory = new MemoryDirectory()
    const holder = await startHolder(directory)
    const fetcher = await startHolder(directory)
    const source = await tree()
    const holders = [holder.node.peerId]
    const first = await packPath(source, { store: holder.store, key, keeping })
    await fetchBlob(first, { ...fetcher, holders, keeping })
    const file = path.join(source, 'a/b/data.bin')
    const bytes = await readFile(file)
    bytes[3 << 20]! ^= 1
    await writeFile(file, bytes)
    await writeFile(path.join(source, 'b-new'), 'new')
    const second = await packPath(source, { store: holder.store, key, keeping })
    const { fetchedBytes } = await fetchBlob(second, { ...fetcher, holders, keeping, reuse: [first] })
    expect(fetchedBytes).toBeLessThan(80_000)
    const target = path.join(await temporaryFolder(), 'out')
    await unpackPath(second, target, { store: fetcher.store, key })
    expect((await readFile(path.join(target, 'a/b/data.bin'))).equals(bytes)).toBe(true)
  })

  it('does not follow or carry links', async () => {
    const store = await openStore()
    const source = await tree()
    await symlink('/etc', path.join(source, 'link'))
    await expect(packPath(source, { store, key, keeping })).rejects.toMatchObject({ code: 'NET_BLOB_UNSAFE' })
    await rm(path.join(source, 'link'))
    expect(store.usedBytes).toBe(0)
  })

  it.each(['../x', '/etc/x', 'a/../../x', 'a//b', './a', 'a\\..\\b', 'C:x', 'a\u0000b', ''])(
    'with the path %j writes nothing',
    async (evil) => {
      const store = await openStore()
      const manifest = Buffer.from(
        JSON.stringify({ version: 1, files: [{ path: evil, bytes: 1, executable: false }] }),
      )
      const head = Buffer.alloc(4)
      head.writeUInt32BE(manifest.length)
      const id = await packBytes([Buffer.concat([head, manifest])], { store, key, keeping })
      const parent = await temporaryFolder()
      await expect(unpackPath(id, path.join(parent, 'out'), { store, key })).rejects.toMatchObject({
        code: 'NET_BLOB_UNSAFE',
      })
      expect(await readdir(parent)).toEqual([])
    },
  )
})

describe('the store', () => {
  it('keeps its quota: released blobs go, the longest unused first, and no others', async () => {
    const store = await openStore(3 << 20)
    const pack = (taskId: string) =>
      packBytes([randomBytes(1 << 20)], { store, key, keeping: { ...keeping, taskId } })
    const first = await pack('a')
    const second = await pack('b')
    await expect(pack('c')).rejects.toMatchObject({ code: 'NET_BLOB_QUOTA' })
    await store.release('a')
    await store.release('b')
    await store.listBytes(first)
    const third = await pack('c')
    expect([first, second, third].map((id) => store.has(id))).toEqual([true, false, true])
    expect(store.usedBytes).toBeLessThanOrEqual(3 << 20)
  })
})

describe('task keys', () => {
  it('are wrapped for one peer and one task', async () => {
    const peer = createIdentity()
    const wrapped = await wrapKey(peer.peerId, 'task-1', key)
    expect(await unwrapKey(peer, 'task-1', wrapped)).toEqual(key)
    await expect(unwrapKey(peer, 'task-2', wrapped)).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
    await expect(unwrapKey(createIdentity(), 'task-1', wrapped)).rejects.toMatchObject({
      code: 'NET_KEY_MISSING',
    })
    wrapped[40]! ^= 1
    await expect(unwrapKey(peer, 'task-1', wrapped)).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
  })

  it('lie sealed on disk and are gone when destroyed', async () => {
    const folder = await temporaryFolder()
    const identity = createIdentity()
    const keys = await TaskKeys.open(folder, identity)
    const made = await keys.create('task-1')
    expect(await (await TaskKeys.open(folder, identity)).get('task-1')).toEqual(made)
    const [file] = await readdir(folder)
    expect((await readFile(path.join(folder, file!))).includes(made)).toBe(false)
    const stranger = await TaskKeys.open(folder, createIdentity())
    await expect(stranger.get('task-1')).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
    expect(await keys.destroy('task-1')).toBe(true)
    expect(await keys.destroy('task-1')).toBe(false)
    await expect(keys.get('task-1')).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
  })
})
