import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { onlyFile } from './stagePart.ts'

it('takes one file for a state, and neither a folder nor several', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-only-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  await expect(onlyFile(dir)).rejects.toThrow(RangeError)
  await mkdir(path.join(dir, 'leaf-1'))
  await writeFile(path.join(dir, 'leaf-1/state'), 'x')
  await expect(onlyFile(dir)).rejects.toThrow(RangeError)
  expect(await onlyFile(path.join(dir, 'leaf-1'))).toBe(path.join(dir, 'leaf-1/state'))
  await writeFile(path.join(dir, 'leaf-1/other'), 'x')
  await expect(onlyFile(path.join(dir, 'leaf-1'))).rejects.toThrow(RangeError)
})
