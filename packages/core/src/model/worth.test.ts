import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenAmount } from '../money/TokenAmount.ts'
import { type Work, wholePart } from './Work.ts'
import { type PaymentFunction, worth } from './worth.ts'

const whole: Work = {
  price: tokenAmount(9_000n),
  floor: tokenAmount(900n),
  startUnits: 0n,
  endUnits: 2_000_000_000n,
  startProgress: 0n,
  endProgress: wholePart,
  elapsedSeconds: 1_800n,
  allowedSeconds: 3_600n,
}

const perUnit = (price: bigint): PaymentFunction => ({
  function: 'perUnit',
  perBillionUnits: tokenAmount(price),
})

describe('worth', () => {
  it('fixed: equals the share of the bid', () => {
    expect(worth({ function: 'fixed' }, whole)).toBe(9_000n)
    expect(worth({ function: 'fixed' }, { ...whole, endProgress: wholePart / 4n })).toBe(2_250n)
  })

  it('perUnit: equals units × price, clamped to floor and bid', () => {
    expect(worth(perUnit(1_000n), whole)).toBe(2_000n)
    expect(worth(perUnit(1n), whole)).toBe(900n)
    expect(worth(perUnit(10n ** 9n), whole)).toBe(9_000n)
  })

  it('logProgress: pays early progress more than late, and falls with time to two thirds', () => {
    const log: PaymentFunction = { function: 'logProgress' }
    const half = { ...whole, price: tokenAmount(9_000n * 10n ** 18n), floor: tokenAmount(0n) }
    expect(worth(log, { ...half, elapsedSeconds: 3_600n })).toBe(6_000n * 10n ** 18n)
    const early = worth(log, { ...half, endProgress: wholePart / 2n, elapsedSeconds: 3_600n })
    const late = worth(log, { ...half, startProgress: wholePart / 2n, elapsedSeconds: 3_600n })
    expect(early).toBeGreaterThan(late)
  })

  it('stays between floor and bid for every function', () => {
    const big = fc.bigInt({ min: 0n, max: 10n ** 26n })
    fc.assert(
      fc.property(
        big,
        big,
        big,
        big,
        fc.tuple(fc.bigInt({ min: 0n, max: wholePart }), fc.bigInt({ min: 0n, max: wholePart })),
        (a, b, units, unitPrice, [p, q]) => {
          const [floor, price] = a < b ? [a, b] : [b, a]
          const [startProgress, endProgress] = p < q ? [p, q] : [q, p]
          const work = {
            ...whole,
            price: tokenAmount(price),
            floor: tokenAmount(floor),
            endUnits: units,
            startProgress,
            endProgress,
          }
          const share = endProgress - startProgress
          for (const f of [
            { function: 'fixed' } as const,
            perUnit(unitPrice),
            { function: 'logProgress' } as const,
          ]) {
            const paid = worth(f, work)
            expect(paid).toBeLessThanOrEqual((price * share) / wholePart)
            expect(paid).toBeGreaterThanOrEqual((floor * share) / wholePart)
          }
        },
      ),
      { seed: 29 },
    )
  })
})
