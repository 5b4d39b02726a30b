import { describe, expect, it } from 'vitest'
import { tokenAmount } from '../money/TokenAmount.ts'
import { type CheckTerms, checkPlan } from './checkPlan.ts'

const terms: CheckTerms = {
  how: 'replay',
  parts: 2,
  replicas: 1,
  maxUnits: 1_000n,
  segmentUnits: 20n,
  milestoneSegments: 0n,
  deliveries: 1,
  windows: 1,
  windowSegments: 2,
  lockTenths: 16,
  exact: false,
  rate: 10n ** 18n,
  lead: 1,
  rejectLead: 7,
  cap: 31,
  price: tokenAmount(1_000n),
  stakeLock: tokenAmount(20n),
}

describe('checkPlan', () => {
  it('costs 5% extra compute and locks 40 prices at K = 50, w = 2, m = 1', () => {
    const plan = checkPlan(terms)
    expect(plan.extraCompute).toBeCloseTo(0.05, 3)
    expect(plan).toMatchObject({ segments: 50, windows: 1, windowsOfDelivery: 25, windowSegments: 2 })
    expect(plan).toMatchObject({ seats: 2, strangers: 4, stakeWei: 40_000n })
    expect(checkPlan({ ...terms, lead: 2 }).extraCompute).toBeCloseTo(0.1, 2)
  })

  it('expects a loss for one forged link, by c − q(1 − e)(P + S)', () => {
    const { cheater, wrongAccepted } = checkPlan(terms)
    expect(cheater.found).toBeCloseTo((1 - wrongAccepted) / 25, 9)
    expect(Number(cheater.expectsWei) / 1_000).toBeCloseTo(1 - (41 * (1 - wrongAccepted)) / 25, 2)
    expect(cheater.expectsWei).toBeLessThan(0n)
    // a lock of two prices, as large as the work is worth twice, would not deter it
    expect(1_000 - cheater.found * 3_000).toBeGreaterThan(0)
  })

  it('keeps a forged link a loss for every choice between replay and lock', () => {
    const { choices } = checkPlan(terms)
    expect(choices.map(({ share }) => share)).toEqual([0.02, 0.04, 0.1, 0.2, 0.5])
    expect(choices.map(({ stakeWei }) => stakeWei)).toEqual([80_000n, 40_000n, 16_000n, 8_000n, 3_200n])
    expect(choices.map(({ extraCompute }) => Math.round(extraCompute * 100))).toEqual([3, 5, 11, 21, 51])
    for (const windowSegments of [1, 2, 5, 10, 25])
      expect(checkPlan({ ...terms, windowSegments }).cheater.expectsWei).toBeLessThan(0n)
  })

  it('offers each window once', () => {
    const short = checkPlan({ ...terms, maxUnits: 100n })
    expect(short.choices.map(({ share }) => share)).toEqual([0.02, 0.5])
  })

  it('draws from each milestone, with the lock of one', () => {
    const plan = checkPlan({
      ...terms,
      milestoneSegments: 10n,
      deliveries: 5,
      windowSegments: 1,
      lead: 2,
    })
    expect(plan).toMatchObject({ seats: 20, windowsOfDelivery: 10, stakeWei: 16_000n })
    expect(plan.extraCompute).toBeCloseTo(0.218, 3)
  })

  it('expects a gain without a check, and locks the price', () => {
    const none = checkPlan({ ...terms, how: 'none' })
    expect(none.cheater).toMatchObject({ found: 0, expectsWei: 1_000n })
    expect(none).toMatchObject({ seats: 0, extraCompute: 0, strangers: 2, stakeWei: 1_000n, choices: [] })
  })

  it('redundant: repeats the work in each replica', () => {
    const plan = checkPlan({ ...terms, how: 'redundant', replicas: 3 })
    expect(plan).toMatchObject({ extraCompute: 2, seats: 0, strangers: 6 })
    // noise is outvoted by two strangers; where honest results may differ it is only unpaid
    expect(plan.cheater.found).toBeCloseTo(0.64)
    expect(plan.cheater.losesWei).toBe(terms.price)
    const exact = checkPlan({ ...terms, how: 'redundant', replicas: 3, exact: true })
    expect(exact.cheater.losesWei).toBe(terms.price + exact.stakeWei)
    expect(exact.cheater.expectsWei).toBeLessThan(0n)
  })

  it('checker: every seat runs it over the whole result', () => {
    const plan = checkPlan({ ...terms, how: 'checker', segmentUnits: 100n, windowSegments: 1, lead: 2 })
    expect(plan).toMatchObject({ windows: 1, windowsOfDelivery: 1, extraCompute: 0.2, seats: 4 })
    expect(plan.cheater.found).toBeGreaterThan(0.95)
  })
})
