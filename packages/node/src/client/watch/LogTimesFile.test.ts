import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LogTimesFile } from './LogTimesFile.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'muster-times-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))
const open = () => new LogTimesFile(path.join(dir, 'part-0.log.times'))

it('returns the time at which each byte was written, also after a restart', () => {
  open().add({
    times: [
      { offset: 10, atMs: 1_000 },
      { offset: 20, atMs: 5_000 },
    ],
    size: 20,
    nowMs: 90_000,
  })
  open().add({ times: [{ offset: 30, atMs: 9_000 }], size: 30, nowMs: 90_000 })
  const times = open()
  expect([0, 9, 10, 19, 20, 29].map((offset) => times.at(offset))).toEqual([
    { atMs: 1_000, until: 10 },
    { atMs: 1_000, until: 10 },
    { atMs: 5_000, until: 20 },
    { atMs: 5_000, until: 20 },
    { atMs: 9_000, until: 30 },
    { atMs: 9_000, until: 30 },
  ])
  expect(times.at(30)).toBeUndefined()
})

it('believes no time in the future or before the last one, and dates output without a time', () => {
  const times = open()
  times.add({ times: [{ offset: 5, atMs: 8_000_000 }], size: 5, nowMs: 2_000 })
  times.add({ times: [{ offset: 9, atMs: 1 }], size: 12, nowMs: 4_000 })
  times.add({ times: [{ offset: 500, atMs: 4_500 }], size: 20, nowMs: 5_000 })
  expect([0, 5, 9, 12].map((offset) => times.at(offset))).toEqual([
    { atMs: 2_000, until: 5 },
    { atMs: 2_000, until: 9 },
    { atMs: 4_000, until: 12 },
    { atMs: 4_500, until: 20 },
  ])
})

it('overwrites a record that a crash tore', () => {
  open().add({ times: [], size: 4, nowMs: 1_000 })
  appendFileSync(path.join(dir, 'part-0.log.times'), 'torn')
  open().add({ times: [], size: 8, nowMs: 3_000 })
  expect([open().at(0)?.atMs, open().at(4)?.atMs]).toEqual([1_000, 3_000])
})
