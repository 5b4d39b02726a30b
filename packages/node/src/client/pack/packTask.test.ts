import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BatchPrescription } from '@muster-network/core'
import { BlobStore, createIdentity, unpackPath } from '@muster-network/p2p'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../store/openStore.ts'
import { ClientStore } from '../ClientStore.ts'
import { PartKeys } from './PartKeys.ts'
import { packTask, shareOf } from './packTask.ts'

it('deals entries to the parts round-robin, sorted by name', () => {
  expect(shareOf(['c', 'a', 'b'], 0, 2)).toEqual(['a', 'c'])
  expect(shareOf(['c', 'a', 'b'], 1, 2)).toEqual(['b'])
})

it('seals each part’s data with the program and the checker, and no data of other parts', async () => {
  const { names } = await packed({
    data: { path: 'in/', split: 'byEntry' },
    check: { how: 'checker', wasm: 'verify.wasm' },
  })
  expect(names).toEqual([
    ['checker.wasm', 'in', 'in/a', 'in/c', 'model.wasm'],
    ['checker.wasm', 'in', 'in/b', 'in/b/deep', 'model.wasm'],
  ])
})

it('packs the client’s own equivalence function and returns its hash', async () => {
  const check = { how: 'redundant', replicas: 2 }
  const { names, comparatorHash } = await packed({ check, equivalence: { how: 'wasm', path: 'verify.wasm' } })
  expect(names[0]).toEqual(['model.wasm', 'same.wasm'])
  expect(comparatorHash).toBe(createHash('sha256').update('verify.wasm').digest('hex'))
  expect((await packed({ check })).comparatorHash).toBeUndefined()
})

it('packs nothing that a link in the folder leads to', async () => {
  for (const data of [{ path: 'out/secret' }, { path: 'out/secret', split: 'byEntry' }, { path: 'out' }])
    await expect(packed({ data, check: { how: 'redundant', replicas: 2 } })).rejects.toMatchObject({
      code: 'SPEC_UNREADABLE',
    })
})

/** Packs a task of two parts; each file of its folder has its own name as content. */
async function packed(
  change: Record<string, unknown>,
): Promise<{ names: string[][]; comparatorHash?: string }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-pack-'))
  const store = openStore(path.join(dir, 'state.sqlite'))
  onTestFinished(async () => {
    store.close()
    await rm(dir, { recursive: true, force: true })
  })
  const folder = path.join(dir, 'task')
  await mkdir(path.join(folder, 'in', 'b'), { recursive: true })
  for (const name of ['in/a', 'in/b/deep', 'in/c', 'work.wasm', 'verify.wasm'])
    await writeFile(path.join(folder, name), name)
  await mkdir(path.join(dir, 'secret'))
  await writeFile(path.join(dir, 'secret', 'key'), 'of this machine')
  await symlink(dir, path.join(folder, 'out'))
  const prescription = BatchPrescription.parse({
    version: 1,
    kind: 'batch',
    name: 'shares',
    model: { wasm: 'work.wasm', parts: 2 },
    instructions: { maxHours: 1 },
    pay: { function: 'fixed', max: '1' },
    halt: { afterMs: 1 },
    ...change,
  })
  const identity = createIdentity()
  const blobs = await BlobStore.open({ folder: path.join(dir, 'blobs'), quotaBytes: 2 ** 24 })
  const { parts, comparatorHash } = await packTask(
    {
      blobs,
      dir,
      peer: { peerId: identity.peerId } as Parameters<typeof packTask>[0]['peer'],
      records: new ClientStore(store),
      keys: new PartKeys(path.join(dir, 'keys'), identity),
    },
    { prescription, folder },
  )
  const names = await Promise.all(
    parts.map(async ({ blob, key }, part) => {
      const target = path.join(dir, `part-${part}`)
      await unpackPath(blob, target, { store: blobs, key })
      return (await readdir(target, { recursive: true })).sort()
    }),
  )
  return { names, ...(comparatorHash !== undefined && { comparatorHash }) }
}
