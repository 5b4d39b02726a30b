import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { log2 } from './log2.ts'
import { wholePart } from './Work.ts'

describe('log2', () => {
  it('matches Math.log2', () => {
    expect(log2(wholePart)).toBe(0n)
    expect(log2(2n * wholePart)).toBe(wholePart)
    for (const x of [1.0001, 1.25, 1.5, 1.75, 1.9999])
      expect(Number(log2(BigInt(Math.round(x * 1e9)) * 10n ** 9n)) / 1e18).toBeCloseTo(Math.log2(x), 8)
  })

  it('is monotonic', () => {
    const x = fc.bigInt({ min: wholePart, max: 2n * wholePart })
    const step = fc.bigInt({ min: 0n, max: wholePart })
    fc.assert(
      fc.property(x, step, (lower, more) => {
        expect(log2(lower)).toBeLessThanOrEqual(log2(lower + more))
      }),
      { seed: 29 },
    )
  })
})
