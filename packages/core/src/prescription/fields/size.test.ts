import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bytes, formatSize, readSize } from './size.ts'

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
  ])('%s is rejected', (text, what, hint) => expect(readSize(text)).toEqual({ ok: false, what, hint }))

  it('round-trip exactly', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (bytes) => {
        expect(readSize(formatSize(bytes as Bytes))).toEqual({ ok: true, bytes })
      }),
      { seed: 3 },
    )
  })
})
