import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { collect, key, openStore, pin, temporaryFolder } from '../../test/blobFixtures.ts'
import { openBytes } from './openBlob.ts'
import { packBytes } from './packBlob.ts'

describe('a blob', () => {
  it('is sealed on disk and can be opened only with its key', async () => {
    const folder = await temporaryFolder()
    const store = await openStore(1 << 30, folder)
    const content = Buffer.concat([Buffer.from('a secret'), randomBytes(200_000)])
    const id = await packBytes([content], { store, key, pin })
    expect((await collect(openBytes(id, { store, key }))).equals(content)).toBe(true)
    for (const name of await readdir(folder)) {
      expect((await readFile(path.join(folder, name))).includes('a secret')).toBe(false)
    }
    await expect(collect(openBytes(id, { store, key: randomBytes(32) }))).rejects.toMatchObject({
      code: 'NET_BLOB_CORRUPT',
    })
  })

  it('has the same id for the same content and key however it is chunked, and survives a restart of the store', async () => {
    const folder = await temporaryFolder()
    const store = await openStore(1 << 30, folder)
    const content = randomBytes(300_000)
    const whole = await packBytes([content], { store, key, pin })
    const cut = await packBytes([content.subarray(0, 70_001), content.subarray(70_001)], {
      store,
      key,
      pin,
    })
    expect(cut).toBe(whole)
    const again = await openStore(1 << 30, folder)
    expect(again.usedBytes).toBe(store.usedBytes)
    expect((await collect(openBytes(whole, { store: again, key }))).equals(content)).toBe(true)
    expect(await packBytes([], { store, key, pin })).not.toBe(whole)
  })

  it('can be pinned for many tasks at once', async () => {
    const folder = await temporaryFolder()
    const store = await openStore(1 << 20, folder)
    const id = await packBytes([randomBytes(10)], { store, key, pin })
    const tasks = Array.from({ length: 20 }, (_, i) => `many-${i}`)
    await Promise.all(tasks.map((taskId) => store.pin(id, { ...pin, taskId })))
    const again = await openStore(1 << 20, folder)
    expect(tasks.flatMap((taskId) => again.blobsOf(taskId))).toEqual(tasks.map(() => id))
  })
})

describe('the store', () => {
  it('stays within its quota by evicting only released blobs, least recently used first', async () => {
    const store = await openStore(3 << 20)
    const pack = (taskId: string) =>
      packBytes([randomBytes(1 << 20)], { store, key, pin: { ...pin, taskId } })
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
