import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { openBytes, packBytes } from '../src/index.ts'
import { gather, keeping, key, openStore, temporaryFolder } from './blobFixtures.ts'

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

  it('can be kept for many tasks at once', async () => {
    const folder = await temporaryFolder()
    const store = await openStore(1 << 20, folder)
    const id = await packBytes([randomBytes(10)], { store, key, keeping })
    const tasks = Array.from({ length: 20 }, (_, i) => `many-${i}`)
    await Promise.all(tasks.map((taskId) => store.keepFor(id, { ...keeping, taskId })))
    const again = await openStore(1 << 20, folder)
    expect(tasks.flatMap((taskId) => again.blobsOf(taskId))).toEqual(tasks.map(() => id))
  })
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
