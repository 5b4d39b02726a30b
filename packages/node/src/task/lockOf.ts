import type { Bid, Terms } from '@muster-network/chain'
import { amountInWords, type LockRatio, leastLock, lockRatio } from '@muster-network/core'
import { checkModeOf } from './checkMode.ts'
import { inStake } from './tokenRate.ts'

/** Returns the least lock of an executor as a multiple of its price. */
export function lockRatioOf(terms: Terms): LockRatio {
  return lockRatio({ ...terms, how: checkModeOf(terms), lockTenths: terms.rules.lockTenths })
}

/** Returns the least pledge of a part that the surety of its executor backs: the highest price, which an unclaimed cut costs. */
export function leastPledgeOf(terms: Pick<Terms, 'rate' | 'maxPrice' | 'stakeLock'>): bigint {
  const highest = inStake(terms, terms.maxPrice)
  return highest > terms.stakeLock ? highest : terms.stakeLock
}

/** Whether the surety of its operator backs a bid, because the bid's own lock is too small. */
export function isBacked(terms: Terms, bid: Pick<Bid, 'price' | 'stakeLock'>): boolean {
  return bid.stakeLock < leastLock(lockRatioOf(terms), bid.price)
}

/** Returns the reason why the stake of a bid is too small, as the market checks it. */
export function whyStakeTooSmall(terms: Terms, bid: Pick<Bid, 'price' | 'stakeLock'>): string | undefined {
  if (bid.stakeLock < terms.stakeLock) return `it locks less than ${amountInWords(terms.stakeLock)}`
  if (!isBacked(terms, bid)) return undefined
  const pledge = leastPledgeOf(terms)
  if (checkModeOf(terms) === 'replay' && !terms.allOrNothing && bid.stakeLock >= pledge) return undefined
  return `it locks less than ${amountInWords(leastLock(lockRatioOf(terms), bid.price))}`
}
