import { open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fetchBlob, MemoryDirectory, packPath, unpackPath } from '../src/index.ts'
import { key, pin, startHolder, temporaryFolder } from './blobFixtures.ts'

/** More than Node reads, writes or keeps in one buffer at once. */
const bytes = Math.floor(2.2 * 2 ** 30)

it('a file of 2.2 GiB is packed, fetched and unpacked in pieces', { timeout: 600_000 }, async () => {
  const source = path.join(await temporaryFolder(), 'state')
  await writeFile(source, 'start')
  await truncate(source, bytes)
  const mark = async (at: number) => {
    const file = await open(source, 'r+')
    await file.write(Buffer.from('mark'), 0, 4, at)
    await file.close()
  }
  const marks = [2 ** 31 - 2, 2 ** 31 + 65_534, bytes - 4]
  for (const at of marks) await mark(at)

  const directory = new MemoryDirectory()
  const quotaBytes = 4 * 2 ** 30
  const [holder, fetcher] = [
    await startHolder(directory, { quotaBytes }),
    await startHolder(directory, { quotaBytes }),
  ]
  const id = await packPath(source, { store: holder.store, key, pin })
  await rm(source)
  const maxBytes = Math.ceil(bytes * 1.01)
  await fetchBlob(id, { ...fetcher, holders: [holder.node.peerId], pin, maxBytes })
  const target = path.join(await temporaryFolder(), 'out')
  await unpackPath(id, target, { store: fetcher.store, key, maxEntries: 1 })
  expect(await readdir(target)).toEqual(['state'])
  expect((await stat(path.join(target, 'state'))).size).toBe(bytes)
  const file = await open(path.join(target, 'state'))
  for (const [at, text] of [[0, 'start'], ...marks.map((at) => [at, 'mark'])] as [number, string][]) {
    const { buffer } = await file.read(Buffer.alloc(text.length), 0, text.length, at)
    expect(buffer.toString()).toBe(text)
  }
  await file.close()
})
