import { describe, expect, it } from 'vitest'
import { tokenAmount } from '../money/TokenAmount.ts'
import { type CostTerms, taskCost } from './taskCost.ts'

const terms: CostTerms = {
  how: 'replay',
  parts: 2,
  replicas: 1,
  deliveries: 1,
  lead: 2,
  seatFee: tokenAmount(3n),
  maxSeatFee: tokenAmount(7n),
  prices: [tokenAmount(900n), tokenAmount(950n)],
  maxPrice: tokenAmount(1_000n),
  maxDeliveries: 4,
  trustLock: tokenAmount(10n),
}

describe('taskCost', () => {
  it('deposits the maximum for work and the fees of m seats, and expects the rest as refund', () => {
    const cost = taskCost(terms)
    // 7 a seat, 2 seats, 4 deliveries, 2 parts
    expect(cost.maxCheckWei).toBe(7n * 2n * 4n * 2n)
    expect(cost.depositWei).toBe(2_000n + cost.maxCheckWei + 10n)
    expect(cost.workWei).toBe(1_850n)
    expect(cost.maxWorkWei).toBe(2_000n)
    expect(cost.checkWei).toBe(12n)
    expect(cost.expectedRefundWei).toBe(cost.depositWei - 1_862n)
  })

  it('has no check fees when no seat is drawn', () => {
    const cost = taskCost({
      ...terms,
      how: 'none',
      prices: [tokenAmount(1n)],
      maxPrice: tokenAmount(5n),
      trustLock: tokenAmount(0n),
    })
    expect(cost).toMatchObject({ checkWei: 0n, maxCheckWei: 0n, depositWei: 10n })
  })
})
