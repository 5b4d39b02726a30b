import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { onlyFile } from './stageBlob.ts'

it('accepts one file as a state, and rejects a folder or several files', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-only-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const unsafe = { code: 'NET_BLOB_UNSAFE' }
  await expect(onlyFile(dir)).rejects.toMatchObject(unsafe)
  await mkdir(path.join(dir, 'leaf-1'))
  await writeFile(path.join(dir, 'leaf-1/state'), 'x')
  await expect(onlyFile(dir)).rejects.toMatchObject(unsafe)
  expect(await onlyFile(path.join(dir, 'leaf-1'))).toBe(path.join(dir, 'leaf-1/state'))
  await writeFile(path.join(dir, 'leaf-1/other'), 'x')
  await expect(onlyFile(path.join(dir, 'leaf-1'))).rejects.toMatchObject(unsafe)
})
