import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AnswerLimits, dearestWei, guaranteeOf, leastGuarantee, mostUnits } from './guaranteeOf.ts'

const fixed: AnswerLimits = { maxWei: 100n, inputUnitWei: 0n, maxInput: 8_192, firstMs: 2_000, perUnitMs: 0 }

it('is an hour of answers in the whole time that they may take', () => {
  expect(guaranteeOf(fixed)).toBe(180_000n)
  // 10 units at 100 ms each after 2 s: 1,200 answers an hour
  expect(guaranteeOf({ ...fixed, priceWei: 10n, perUnitMs: 100 })).toBe(120_000n)
})

it('counts the longest input', () => {
  const limits = { ...fixed, inputUnitWei: 2n, maxInput: 50 }
  expect(dearestWei(limits)).toBe(200n)
  expect(guaranteeOf(limits)).toBe(360_000n)
})

it('counts no more units than an answer may have', () => {
  const limits = { ...fixed, priceWei: 1n, firstMs: 1_000, perUnitMs: 1_000 }
  expect(mostUnits(limits)).toBe(100n)
  expect(mostUnits({ ...limits, maxOutput: 9 })).toBe(9n)
  expect(guaranteeOf({ ...limits, maxOutput: 9 })).toBe(36_000n)
  expect(guaranteeOf({ ...limits, maxOutput: 1_000 })).toBe(guaranteeOf(limits))
})

it('covers at least 32 of the dearest answers, and a slower answer never asks for more', () => {
  expect(guaranteeOf({ ...fixed, firstMs: 3_600_000 })).toBe(3_200n)
  fc.assert(
    fc.property(
      fc.record({
        maxWei: fc.bigInt({ min: 1n, max: 10n ** 30n }),
        priceWei: fc.option(fc.bigInt({ min: 0n, max: 10n ** 20n }), { nil: undefined }),
        inputUnitWei: fc.bigInt({ min: 0n, max: 10n ** 20n }),
        maxInput: fc.integer({ min: 1, max: 10_000_000 }),
        maxOutput: fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: undefined }),
        firstMs: fc.integer({ min: 1, max: 3_600_000 }),
        perUnitMs: fc.integer({ min: 0, max: 600_000 }),
      }),
      (limits) => {
        const guarantee = guaranteeOf(limits)
        expect(guarantee).toBeGreaterThanOrEqual(leastGuarantee(limits))
        expect(guaranteeOf({ ...limits, firstMs: limits.firstMs + 1 })).toBeLessThanOrEqual(guarantee)
      },
    ),
    { seed: 3 },
  )
})
