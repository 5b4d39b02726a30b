import { expect, it } from 'vitest'
import { leastTrustLock, type TrustTerms } from './leastTrustLock.ts'

const one = 10n ** 18n
const terms: TrustTerms = {
  ...{ parts: 4, replicas: 1, maxPrice: 3n * one, rate: one },
  rules: { minTrustLock: 10n * one, declineFee: one },
}

it('locks a quarter of the pay of a small task, and the amount of the network for a large one', () => {
  expect(leastTrustLock(terms)).toBe(3n * one)
  expect(leastTrustLock({ ...terms, maxPrice: 100n * one })).toBe(10n * one)
})

it('always locks both decline fees', () => {
  expect(leastTrustLock({ ...terms, maxPrice: 1n })).toBe(2n * one)
})

it('locks the amount of the network for replicas, whose executors are drawn from the book', () => {
  expect(leastTrustLock({ ...terms, replicas: 3 })).toBe(10n * one)
})

it('converts the amounts of the network at the rate of the token', () => {
  expect(leastTrustLock({ ...terms, rate: one / 2n, maxPrice: 100n * one })).toBe(20n * one)
})
