import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase32, toBase32 } from './base32.ts'

describe('base32', () => {
  it('round-trips every byte sequence, with exactly one encoding each', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(fromBase32(toBase32(bytes))).toEqual(Buffer.from(bytes))
      }),
    )
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const bytes = fromBase32(text)
        if (bytes !== undefined) expect(toBase32(bytes)).toBe(text)
      }),
    )
  })
})
