import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mergedNames, mergeResults } from './mergeResults.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-merge-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

it('adds the part to a file name only when several parts wrote that name', () => {
  const files = [
    { part: 0, name: 'log.txt' },
    { part: 1, name: 'log.txt' },
    { part: 1, name: 'b/own.bin' },
  ]
  expect(mergedNames(files)).toEqual(['log.part-0.txt', 'log.part-1.txt', 'b/own.bin'])
})

it('never overwrites another file', () => {
  const files = [
    { part: 0, name: 'a.txt' },
    { part: 1, name: 'a.txt' },
    { part: 1, name: 'a.part-0.txt' },
  ]
  expect(new Set(mergedNames(files)).size).toBe(3)
})

it('merges all parts into one folder, repeatedly', async () => {
  for (const part of [0, 1]) {
    await mkdir(path.join(dir, `part-${part}`, 'sub'), { recursive: true })
    await writeFile(path.join(dir, `part-${part}`, 'sub', `${part}.txt`), `part ${part}`)
    await writeFile(path.join(dir, `part-${part}`, 'same.txt'), `same ${part}`)
  }
  const results = [1, 0].map((part) => ({ part, dir: path.join(dir, `part-${part}`) }))
  const target = path.join(dir, 'merged')
  for (let time = 0; time < 2; time++) await mergeResults(results, target)
  expect((await readdir(target)).sort()).toEqual(['same.part-0.txt', 'same.part-1.txt', 'sub'])
  expect(await readFile(path.join(target, 'sub/1.txt'), 'utf8')).toBe('part 1')
  expect(await readFile(path.join(target, 'same.part-0.txt'), 'utf8')).toBe('same 0')
})

it('stacks the bands of a picture', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-merge-'))
  const results = await Promise.all(
    [0, 1].map(async (part) => {
      const dir = path.join(folder, `part-${part}`)
      await mkdir(dir)
      await writeFile(path.join(dir, `rows-${part}.ppm`), `P6\n1 1\n255\nabc`)
      return { part, dir }
    }),
  )
  await mergeResults(results, path.join(folder, 'merged'))
  expect((await readdir(path.join(folder, 'merged'))).sort()).toEqual([
    'picture.png',
    'rows-0.ppm',
    'rows-1.ppm',
  ])
  await rm(folder, { recursive: true })
})
