import type { Terms } from '@muster-network/chain'
import { expect, it } from 'vitest'
import { isVoid } from './isVoid.ts'
import { isBacked, leastPledgeOf, whyStakeTooSmall } from './lockOf.ts'

const terms = {
  how: 0,
  maxUnits: 50n,
  segmentUnits: 1n,
  milestoneSegments: 0n,
  windowSegments: 2,
  windows: 1,
  maxPrice: 200n,
  stakeLock: 20n,
  rate: 10n ** 18n,
  allOrNothing: false,
  rules: { lockTenths: 16 },
} as Terms

// a lock of 40 prices, or a pledge of the highest price
it('takes a bid with a lock below the least for one that the surety backs', () => {
  expect(isBacked(terms, { price: 100n, stakeLock: 4_000n })).toBe(false)
  expect(isBacked(terms, { price: 100n, stakeLock: 3_999n })).toBe(true)
  expect(leastPledgeOf(terms)).toBe(200n)
  expect(leastPledgeOf({ ...terms, stakeLock: 300n })).toBe(300n)
})

it('refuses what the market refuses', () => {
  const ether = 10n ** 18n
  const inTokens = { ...terms, maxPrice: 200n * ether, stakeLock: 20n * ether }
  const why = (tokens: bigint, change: Partial<Terms> = {}) =>
    whyStakeTooSmall({ ...inTokens, ...change }, { price: 100n * ether, stakeLock: tokens * ether })
  expect(why(4_000n)).toBeUndefined()
  expect(why(200n)).toBeUndefined()
  expect(why(199n)).toBe('it locks less than 4\u202f000 tokens')
  expect(why(200n, { stakeLock: 201n * ether })).toBe('it locks less than 201 tokens')
  expect(why(3_999n, { allOrNothing: true })).toBe('it locks less than 4\u202f000 tokens')
  // a checker locks the price
  expect(why(99n, { how: 1 })).toBe('it locks less than 100 tokens')
  expect(why(100n, { how: 1 })).toBeUndefined()
})

it('holds the parts void that a lost surety backed when it was lost', () => {
  const ledger = { suretyLostAt: (operator: string) => (operator === '0xa' ? 1_000 : undefined) }
  const bid = { operator: '0xa' as const, price: 100n, stakeLock: 200n }
  expect(isVoid(ledger, terms, bid, 1_000)).toBe(true)
  expect(isVoid(ledger, terms, bid, 1_001)).toBe(false)
  expect(isVoid(ledger, terms, { ...bid, stakeLock: 4_000n }, 1_000)).toBe(false)
  expect(isVoid(ledger, terms, { ...bid, operator: '0xb' }, 1_000)).toBe(false)
})
