import type { Bid, Terms } from '@muster-network/chain'
import { expect, it } from 'vitest'
import { promisedBy } from './promisedBy.ts'

const terms = {
  how: 0,
  maxUnits: 50n,
  segmentUnits: 1n,
  milestoneSegments: 0n,
  windowSegments: 2,
  windows: 1,
  rate: 10n ** 18n,
  rules: { lockTenths: 16 },
} as Terms
const bid = (price: bigint, stakeLock: bigint, maxParts: number) => ({
  terms,
  bid: { price, stakeLock, maxParts } as Bid,
})

it('sums what open bids may take from the free stake and from the surety', () => {
  expect(promisedBy([])).toEqual({ stake: 0n, pledges: 0n, largest: 0n })
  expect(promisedBy([bid(10n, 400n, 2), bid(10n, 20n, 3), bid(30n, 40n, 1)])).toEqual({
    stake: 800n,
    pledges: 100n,
    largest: 1_200n,
  })
})
