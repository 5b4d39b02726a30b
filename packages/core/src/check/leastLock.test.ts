import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LockTerms, leastLock, lockRatio, priceBackedBy, windowsOf } from './leastLock.ts'

const terms: LockTerms = {
  how: 'replay',
  maxUnits: 1_000n,
  segmentUnits: 20n,
  milestoneSegments: 0n,
  windowSegments: 2,
  windows: 1,
  lockTenths: 16,
  exact: false,
  rate: 10n ** 18n,
}

describe('the least lock', () => {
  it('is 1.6 prices for each window that could be drawn', () => {
    expect(windowsOf(terms)).toBe(25)
    expect(leastLock(lockRatio(terms), 100n)).toBe(4_000n)
  })

  it('is smaller when more is replayed', () => {
    const lockOf = (change: Partial<LockTerms>) => leastLock(lockRatio({ ...terms, ...change }), 100n)
    expect(lockOf({ windowSegments: 1 })).toBe(8_000n)
    expect(lockOf({ windowSegments: 5 })).toBe(1_600n)
    expect(lockOf({ windows: 5 })).toBe(800n)
    expect(lockOf({ milestoneSegments: 10n })).toBe(800n)
    // more windows than there are count as all of them
    expect(lockOf({ windows: 32 })).toBe(160n)
    // a milestone longer than the part has no effect
    expect(lockOf({ milestoneSegments: 99n })).toBe(4_000n)
  })

  it('is three prices for replicas that must be equal', () => {
    expect(leastLock(lockRatio({ ...terms, how: 'redundant', exact: true }), 100n)).toBe(300n)
  })

  it('is the price under other checks', () => {
    for (const how of ['checker', 'redundant', 'none'] as const)
      expect(leastLock(lockRatio({ ...terms, how }), 100n)).toBe(100n)
  })

  it('is in the stake token when the task pays in another one', () => {
    // a payment token that is worth a quarter of the stake token
    const rate = 10n ** 18n / 4n
    expect(leastLock(lockRatio({ ...terms, rate }), 100n)).toBe(1_000n)
    expect(leastLock(lockRatio({ ...terms, how: 'none', rate }), 100n)).toBe(25n)
  })

  it('is covered by the stake for every price up to the one that the stake backs', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 30n),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 32 }),
        (stake, windowSegments, windows) => {
          const ratio = lockRatio({ ...terms, windowSegments, windows })
          const price = priceBackedBy(ratio, stake)
          expect(leastLock(ratio, price)).toBeLessThanOrEqual(stake)
          expect(leastLock(ratio, price + 2n)).toBeGreaterThan(stake)
        },
      ),
    )
  })
})
