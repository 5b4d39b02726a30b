import { describe, expect, it } from 'vitest'
import { tokenAmount } from '../money/TokenAmount.ts'
import { type CheckTerms, checkPlan } from './checkPlan.ts'
import { taskCost } from './taskCost.ts'

const terms: CheckTerms = {
  how: 'replay',
  parts: 2,
  copies: 1,
  segments: 50,
  deliveries: 1,
  drawn: 1,
  lead: 1,
  rejectLead: 4,
  cap: 8,
  seatFee: tokenAmount(3n),
  price: tokenAmount(1_000n),
  stakeLock: tokenAmount(2_000n),
}

describe('checkPlan', () => {
  it('costs 2% extra compute at K = 50, s = 1, m = 1', () => {
    const plan = checkPlan(terms)
    expect(plan.extraCompute).toBeCloseTo(0.02, 12)
    expect(plan.seats).toBe(2)
    expect(plan.strangers).toBe(4)
  })

  it('shows that a cheater loses money under a lock of its size, and gains without a check', () => {
    const { cheater } = checkPlan(terms)
    expect(cheater.found).toBeGreaterThan(0.7)
    expect(cheater.expectsWei).toBeLessThan(0n)
    const none = checkPlan({ ...terms, how: 'none' })
    expect(none.cheater).toMatchObject({ found: 0, expectsWei: 1_000n })
    expect(none).toMatchObject({ seats: 0, extraCompute: 0, strangers: 2 })
  })

  it('counts every milestone’s draw', () => {
    const plan = checkPlan({ ...terms, deliveries: 5, lead: 2 })
    expect(plan.seats).toBe(20)
    expect(plan.extraCompute).toBeCloseTo(0.2, 12)
  })

  it('of redundant copies is the work again, seen by each copy', () => {
    const plan = checkPlan({ ...terms, how: 'redundant', copies: 3 })
    expect(plan).toMatchObject({ extraCompute: 2, seats: 0, strangers: 6 })
  })
})

describe('taskCost', () => {
  it('puts down the most for work and check, and expects the rest back', () => {
    const cost = taskCost({
      ...terms,
      prices: [tokenAmount(900n), tokenAmount(950n)],
      maxPrice: tokenAmount(1_000n),
      mostDeliveries: 4,
      trustLock: tokenAmount(10n),
    })
    // 3 a seat, 8 answers at most, 1 + 2 segments, 4 deliveries, 2 parts
    expect(cost.mostCheckWei).toBe(3n * 8n * 3n * 4n * 2n)
    expect(cost.depositWei).toBe(2_000n + cost.mostCheckWei + 10n)
    expect(cost.workWei).toBe(1_850n)
    expect(cost.checkWei).toBe(6n)
    expect(cost.expectedRefundWei).toBe(cost.depositWei - 1_856n)
  })

  it('has no fees where nothing is drawn', () => {
    const cost = taskCost({
      ...terms,
      how: 'none',
      prices: [tokenAmount(1n)],
      maxPrice: tokenAmount(5n),
      mostDeliveries: 4,
      trustLock: tokenAmount(0n),
    })
    expect(cost).toMatchObject({ checkWei: 0n, mostCheckWei: 0n, depositWei: 10n })
  })
})
