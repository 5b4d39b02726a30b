import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDuration, type Milliseconds, readDuration } from './duration.ts'

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
    ['5M', 'M is not a unit of time', 'm is minutes; there is no unit for months, write days, such as 30d'],
    ['2GiB', 'GiB is not a unit of time', 'that is a size; write one of ms, s, m, h, d, such as 90s'],
    ['0.0001s', '0.0001s is not a whole number of milliseconds', 'use fewer decimals'],
    ['400d', 'the duration 400d is longer than a year', 'write at most 365d'],
    ['1h30m', '"1h30m" is not a duration', 'write a number and one unit of ms, s, m, h, d, such as 90s'],
  ])('%s is rejected', (text, what, hint) => expect(readDuration(text)).toEqual({ ok: false, what, hint }))

  it('round-trip exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 * 86_400_000 }), (ms) => {
        expect(readDuration(formatDuration(ms as Milliseconds))).toEqual({ ok: true, ms })
      }),
      { seed: 3 },
    )
  })
})
