import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BlobStore, createIdentity, type PeerNode, packPath } from '@muster-network/p2p'
import { expect, it, onTestFinished } from 'vitest'
import { stageProgram } from './stageProgram.ts'
import type { TaskManifest } from './TaskManifest.ts'

const key = randomBytes(32)
const client = createIdentity().peerId
const wasm = {} as TaskManifest

/** Stages a folder with these files from the local store. */
async function stage(files: Record<string, string>, manifest: TaskManifest): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-stage-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const source = path.join(dir, 'source')
  for (const [name, text] of Object.entries({ ...files, 'other.txt': '' })) {
    await mkdir(path.dirname(path.join(source, name)), { recursive: true })
    await writeFile(path.join(source, name), text)
  }
  const blobs = await BlobStore.open({ folder: path.join(dir, 'blobs'), quotaBytes: 2 ** 20 })
  const pin = { taskId: 't', owner: client, released: false }
  const blob = await packPath(source, { store: blobs, key, pin })
  const folder = path.join(dir, 'work')
  const { signal } = new AbortController()
  const toStage = { pinName: 't', blob, key, folder, holders: [client], signal }
  await stageProgram({ blobs, peer: {} as PeerNode }, toStage, manifest)
  return folder
}

it('creates an empty data folder for a part without data', async () => {
  expect((await readdir(await stage({ 'model.wasm': 'x' }, wasm))).sort()).toEqual([
    'in',
    'model.wasm',
    'other.txt',
  ])
})

it('rejects work whose program is missing', async () => {
  const wrong = { code: 'PROVIDER_WRONG_WORK' }
  await expect(stage({ 'in/a': 'x' }, wasm)).rejects.toMatchObject(wrong)
  await expect(stage({ 'model.wasm/a': 'x' }, wasm)).rejects.toMatchObject(wrong)
  await expect(stage({ 'model.wasm': 'x', in: 'x' }, wasm)).rejects.toMatchObject(wrong)
  const checked = { checkerUnits: '1' } as TaskManifest
  await expect(stage({ 'model.wasm': 'x' }, checked)).rejects.toMatchObject(wrong)
  const boxed = { container: { egress: [] as string[] } } as TaskManifest
  await expect(stage({ 'model.wasm': 'x' }, boxed)).rejects.toMatchObject(wrong)
})
