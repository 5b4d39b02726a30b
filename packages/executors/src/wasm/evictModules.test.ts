import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { evictModules } from './evictModules.ts'

it('evicts the least recently used modules over the quota, but none that was used recently', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-modules-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const module = async (letter: string, usedSeconds: number) => {
    const home = path.join(dir, `${letter.repeat(64)}-0123`)
    await mkdir(home)
    await writeFile(path.join(home, 'rewritten.wasm'), Buffer.alloc(5_904))
    await utimes(home, usedSeconds, usedSeconds)
  }
  const remaining = async () => (await readdir(dir)).map((name) => name[0]).sort()
  await module('a', 3_000)
  await module('b', 1_000)
  await module('c', 2_000)
  // Neither the sandbox code nor unfinished modules are evicted.
  await mkdir(path.join(dir, 'code-0123'))
  await evictModules(dir, { maxBytes: 30_000, usedWithinMs: 0 })
  expect(await remaining()).toEqual(['a', 'b', 'c', 'c'])
  await evictModules(dir, { maxBytes: 0, usedWithinMs: Date.now() - 1_500_000 })
  expect(await remaining()).toEqual(['a', 'c', 'c'])
  await evictModules(dir, { maxBytes: 19_999, usedWithinMs: 0 })
  expect(await remaining()).toEqual(['a', 'c'])
})
