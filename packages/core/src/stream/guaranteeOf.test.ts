import fc from 'fast-check'
import { expect, it } from 'vitest'
import { guaranteeOf, leastGuarantee } from './guaranteeOf.ts'

it('is an hour of answers in the whole time that they may take', () => {
  expect(guaranteeOf({ maxWei: 100n, firstMs: 2_000, perUnitMs: 0 })).toBe(180_000n)
  // 10 units at 100 ms each after 2 s: 1,200 answers an hour
  expect(guaranteeOf({ maxWei: 100n, priceWei: 10n, firstMs: 2_000, perUnitMs: 100 })).toBe(120_000n)
})

it('counts no more units than an answer may have', () => {
  const pay = { maxWei: 100n, priceWei: 1n, firstMs: 1_000, perUnitMs: 1_000 }
  expect(guaranteeOf({ ...pay, maxOutput: 9 })).toBe(36_000n)
  expect(guaranteeOf({ ...pay, maxOutput: 1_000 })).toBe(guaranteeOf(pay))
})

it('covers at least 32 of the dearest answers', () => {
  expect(guaranteeOf({ maxWei: 100n, firstMs: 3_600_000, perUnitMs: 0 })).toBe(3_200n)
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 30n }),
      fc.option(fc.bigInt({ min: 0n, max: 10n ** 20n }), { nil: undefined }),
      fc.integer({ min: 0, max: 3_600_000 }),
      fc.integer({ min: 0, max: 600_000 }),
      fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: undefined }),
      (maxWei, priceWei, firstMs, perUnitMs, maxOutput) => {
        const guarantee = guaranteeOf({ maxWei, priceWei, firstMs, perUnitMs, maxOutput })
        expect(guarantee).toBeGreaterThanOrEqual(leastGuarantee(maxWei))
        // a slower answer never asks for more
        const slower = guaranteeOf({ maxWei, priceWei, firstMs: firstMs + 1, perUnitMs, maxOutput })
        if (firstMs > 0) expect(slower).toBeLessThanOrEqual(guarantee)
      },
    ),
    { seed: 3 },
  )
})
