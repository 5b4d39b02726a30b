import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fetchBlob, listPath, MemoryDirectory, packBytes, packPath, unpackPath } from '../src/index.ts'
import { key, openStore, pin, startHolder, temporaryFolder } from './blobFixtures.ts'

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

  it('round-trips files and their modes', async () => {
    const store = await openStore()
    const source = await tree()
    const id = await packPath(source, { store, key, pin })
    const target = path.join(await temporaryFolder(), 'out')
    await unpackPath(id, target, { store, key })
    for (const file of ['a/b/data.bin', 'a/run.sh', 'empty', 'z.bin']) {
      const [unpacked, original] = [
        await readFile(path.join(target, file)),
        await readFile(path.join(source, file)),
      ]
      expect(unpacked.equals(original)).toBe(true)
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

  it('fetches only changed records of a new version', async () => {
    const directory = new MemoryDirectory()
    const holder = await startHolder(directory)
    const fetcher = await startHolder(directory)
    const source = await tree()
    const holders = [holder.node.peerId]
    const first = await packPath(source, { store: holder.store, key, pin })
    await fetchBlob(first, { ...fetcher, holders, pin })
    const file = path.join(source, 'a/b/data.bin')
    const bytes = await readFile(file)
    bytes[3 << 20]! ^= 1
    await writeFile(file, bytes)
    await writeFile(path.join(source, 'b-new'), 'new')
    const second = await packPath(source, { store: holder.store, key, pin })
    const { fetchedBytes } = await fetchBlob(second, { ...fetcher, holders, pin, reuse: [first] })
    expect(fetchedBytes).toBeLessThan(80_000)
    const target = path.join(await temporaryFolder(), 'out')
    await unpackPath(second, target, { store: fetcher.store, key })
    expect((await readFile(path.join(target, 'a/b/data.bin'))).equals(bytes)).toBe(true)
  })

  it('rejects symlinks', async () => {
    const store = await openStore()
    const source = await tree()
    await symlink('/etc', path.join(source, 'link'))
    await expect(packPath(source, { store, key, pin })).rejects.toMatchObject({ code: 'NET_BLOB_UNSAFE' })
    await rm(path.join(source, 'link'))
    expect(store.usedBytes).toBe(0)
  })

  it.each(['../x', '/etc/x', 'a/../../x', 'a//b', './a', 'a\\..\\b', 'C:x', 'a\u0000b', ''])(
    'writes nothing when a path is %j',
    async (unsafePath) => {
      const store = await openStore()
      const manifest = Buffer.from(
        JSON.stringify({ version: 1, files: [{ path: unsafePath, bytes: 1, executable: false }] }),
      )
      const head = Buffer.alloc(4)
      head.writeUInt32BE(manifest.length)
      const id = await packBytes([Buffer.concat([head, manifest])], { store, key, pin })
      const parent = await temporaryFolder()
      await expect(unpackPath(id, path.join(parent, 'out'), { store, key })).rejects.toMatchObject({
        code: 'NET_BLOB_UNSAFE',
      })
      expect(await readdir(parent)).toEqual([])
    },
  )
})
