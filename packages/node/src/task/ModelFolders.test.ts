import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BlobStore, type PeerId, packPath } from '@muster-network/p2p'
import { expect, it, onTestFinished } from 'vitest'
import { ModelFolders } from './ModelFolders.ts'
import type { StreamManifest } from './StreamManifest.ts'

const holder = 'nobody' as unknown as PeerId
const key = randomBytes(32)

async function setUp() {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-models-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const blobs = await BlobStore.open({ folder: path.join(dir, 'blobs'), quotaBytes: 1 << 20 })
  const models = path.join(dir, 'models')
  // every blob is in the store already, so that no peer is asked
  const folders = new ModelFolders(models, { peer: undefined as never, blobs })
  const pack = async (name: string, bytes = 100): Promise<StreamManifest> => {
    const source = path.join(dir, randomBytes(4).toString('hex'))
    await mkdir(source)
    await writeFile(path.join(source, name), randomBytes(bytes))
    const pin = { taskId: name, owner: holder, released: false }
    const blob = await packPath(source, { store: blobs, key, pin })
    return { model: { blob: blob as string } } as StreamManifest
  }
  const use = (manifest: StreamManifest) =>
    folders.use({ manifest, key, holder, mostBytes: 1 << 20, signal: new AbortController().signal })
  const age = (manifest: StreamManifest, seconds: number) =>
    utimes(path.join(models, manifest.model.blob), seconds, seconds)
  return { folders, models, pack, use, age }
}

it('unpacks a model once for all streams that use it, with a folder for data', async () => {
  const { pack, use } = await setUp()
  const model = await pack('model.wasm')
  const [first, second] = await Promise.all([use(model), use(model)])
  expect(second).toBe(first)
  expect((await readdir(first)).sort()).toEqual(['in', 'model.wasm'])
})

it('refuses a model without its program, and does not hold it', async () => {
  const { folders, models, pack, use } = await setUp()
  const model = await pack('readme.txt')
  await expect(use(model)).rejects.toMatchObject({ code: 'PROVIDER_WRONG_WORK' })
  await folders.evict(0)
  expect(await readdir(models)).toEqual([])
})

it('removes unused models when they take too much space, the longest unused first', async () => {
  const { folders, models, pack, use, age } = await setUp()
  const [old, used, recent] = [await pack('model.wasm'), await pack('model.wasm'), await pack('model.wasm')]
  for (const [at, model] of [old, used, recent].entries()) {
    await use(model)
    await age(model, 1_000 + at)
  }
  folders.leave(old)
  folders.leave(recent)
  await folders.evict(200)
  expect((await readdir(models)).sort()).toEqual([used.model.blob, recent.model.blob].sort())
  await folders.evict(0)
  expect(await readdir(models)).toEqual([used.model.blob])
  folders.leave(used)
  await folders.evict(0)
  expect(await readdir(models)).toEqual([])
})
