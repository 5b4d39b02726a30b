import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDuration, type Milliseconds, readDuration } from './duration.ts'
import { type Bytes, formatSize, readSize } from './size.ts'
import { readTaskPath } from './taskPath.ts'

describe('durations', () => {
  it.each([
    ['90s', 90_000],
    ['300ms', 300],
    ['1.5h', 5_400_000],
    ['0.001s', 1],
    ['30 d', 2_592_000_000],
  ])('%s is %d ms', (text, ms) => expect(readDuration(text)).toEqual({ ok: true, ms }))

  it.each([
    ['90', 'the duration 90 has no unit', 'add one of ms, s, m, h, d, such as 90s'],
    ['-5s', 'the duration -5s is negative', 'write a duration above 0, such as 90s'],
    ['5min', 'min is not a unit of time', 'write m; the units are ms, s, m, h, d'],
    ['5M', 'M is not a unit of time', 'm is minutes; months are not offered, write days, such as 30d'],
    ['2GiB', 'GiB is not a unit of time', 'that is a size; write one of ms, s, m, h, d, such as 90s'],
    ['0.0001s', '0.0001s is not a whole number of milliseconds', 'use fewer decimals'],
    ['400d', 'the duration 400d is longer than a year', 'write at most 365d'],
    ['1h30m', '"1h30m" is not a duration', 'write a number and one unit of ms, s, m, h, d, such as 90s'],
  ])('%s is refused', (text, what, hint) => expect(readDuration(text)).toEqual({ ok: false, what, hint }))

  it('are written and read back exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 * 86_400_000 }), (ms) => {
        expect(readDuration(formatDuration(ms as Milliseconds))).toEqual({ ok: true, ms })
      }),
      { seed: 3 },
    )
  })
})

describe('sizes', () => {
  it.each([
    ['2GiB', 2 ** 31],
    ['512 MiB', 2 ** 29],
    ['1.5GB', 1_500_000_000],
    ['1B', 1],
  ])('%s is %d bytes', (text, bytes) => expect(readSize(text)).toEqual({ ok: true, bytes }))

  it.each([
    ['2', 'the size 2 has no unit', 'add one of B, KiB, MiB, GiB, TiB (or kB, MB, GB, TB), such as 2GiB'],
    ['2Gb', 'Gb is not a unit of size', 'sizes are in bytes, with a capital B, such as 2GiB'],
    ['2g', 'g is not a unit of size', 'write GiB, such as 2GiB'],
    [
      '90s',
      's is not a unit of size',
      'that is a duration; write one of B, KiB, MiB, GiB, TiB (or kB, MB, GB, TB)',
    ],
    ['-1GiB', 'the size -1GiB is negative', 'write a size above 0, such as 2GiB'],
    ['1.5B', '1.5B is not a whole number of bytes', 'use fewer decimals'],
  ])('%s is refused', (text, what, hint) => expect(readSize(text)).toEqual({ ok: false, what, hint }))

  it('are written and read back exactly', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (bytes) => {
        expect(readSize(formatSize(bytes as Bytes))).toEqual({ ok: true, bytes })
      }),
      { seed: 3 },
    )
  })
})

describe('paths', () => {
  it('are held in their shortest form', () => {
    expect(readTaskPath('./in//a/')).toEqual({ ok: true, path: 'in/a' })
    expect(readTaskPath('./')).toEqual({ ok: true, path: '.' })
  })

  it.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../../x',
    'a/..',
    'C:\\x',
    'C:/x',
    '~/x',
    '~root',
    'a\\b',
    'a\u0000b',
    'file:///x',
    'https://x/y',
  ])('%j is refused', (text) => expect(readTaskPath(text).ok).toBe(false))
})
