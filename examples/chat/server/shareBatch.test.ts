import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareBatch } from './shareBatch.ts'

describe('shareBatch', () => {
  it('gives each work one token and the rest to the first', () => {
    expect(shareBatch([1, 100, 1, 100], 16)).toEqual([1, 13, 1, 1])
    expect(shareBatch([3, 5], 16)).toEqual([3, 5])
  })

  it('stays within the batch and never starves a work', () => {
    const works = fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 16 })
    fc.assert(
      fc.property(works, (left) => {
        const shares = shareBatch(left, 16)
        expect(shares.reduce((a, b) => a + b)).toBeLessThanOrEqual(16)
        for (const [i, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(1)
          expect(share).toBeLessThanOrEqual(left[i]!)
        }
      }),
    )
  })
})
