import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fingerprintOf } from './fingerprintOf.ts'

it('changes only when a file in the folder is written', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-fingerprint-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(path.join(folder, 'empty'))
  expect(await fingerprintOf(folder)).toBeUndefined()
  await writeFile(path.join(folder, 'a'), 'one')
  await writeFile(path.join(folder, 'empty', 'b'), 'two')
  const before = await fingerprintOf(folder)
  expect(await fingerprintOf(folder)).toBe(before)
  await writeFile(path.join(folder, 'a'), 'three')
  expect(await fingerprintOf(folder)).not.toBe(before)
})
