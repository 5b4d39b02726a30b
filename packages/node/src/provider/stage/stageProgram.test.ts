import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BlobStore, createIdentity, type PeerNode, packPath } from '@muster-network/p2p'
import { expect, it, onTestFinished } from 'vitest'
import type { TaskManifest } from '../../task/TaskManifest.ts'
import { stageProgram } from './stageProgram.ts'

const key = randomBytes(32)
const client = createIdentity().peerId
const wasm = {} as TaskManifest

/** Stages a folder with these files, as if it had been fetched already. */
async function stage(files: Record<string, string>, manifest: TaskManifest): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-stage-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const source = path.join(dir, 'source')
  for (const [name, text] of Object.entries({ ...files, 'other.txt': '' })) {
    await mkdir(path.dirname(path.join(source, name)), { recursive: true })
    await writeFile(path.join(source, name), text)
  }
  const blobs = await BlobStore.open({ folder: path.join(dir, 'blobs'), quotaBytes: 2 ** 20 })
  const keeping = { taskId: 't', owner: client, released: false }
  const blob = await packPath(source, { store: blobs, key, keeping })
  const folder = path.join(dir, 'work')
  const { signal } = new AbortController()
  const place = { keptFor: 't', blob, key, folder, holders: [client], signal }
  await stageProgram({ blobs, peer: {} as PeerNode }, place, manifest)
  return folder
}

it('makes room for the data of a part that has none', async () => {
  expect((await readdir(await stage({ 'model.wasm': 'x' }, wasm))).sort()).toEqual([
    'in',
    'model.wasm',
    'other.txt',
  ])
})

it('takes no work without what is to be run', async () => {
  const wrong = { code: 'PROVIDER_WRONG_WORK' }
  await expect(stage({ 'in/a': 'x' }, wasm)).rejects.toMatchObject(wrong)
  await expect(stage({ 'model.wasm/a': 'x' }, wasm)).rejects.toMatchObject(wrong)
  await expect(stage({ 'model.wasm': 'x', in: 'x' }, wasm)).rejects.toMatchObject(wrong)
  const checked = { checkerUnits: '1' } as TaskManifest
  await expect(stage({ 'model.wasm': 'x' }, checked)).rejects.toMatchObject(wrong)
  const boxed = { container: { egress: [] as string[] } } as TaskManifest
  await expect(stage({ 'model.wasm': 'x' }, boxed)).rejects.toMatchObject(wrong)
})
