import type { Bid, Terms } from '@muster-network/chain'
import { leastLock } from '@muster-network/core'
import { isBacked, lockRatioOf } from '../../task/lockOf.ts'

/** The stake that open bids may still take: out of the free stake, or out of the surety. */
export type Promised = { stake: bigint; pledges: bigint; largest: bigint }

/** Sums the stake that open bids may still take, if all of their parts are awarded. */
export function promisedBy(bids: readonly { bid: Bid; terms: Terms }[]): Promised {
  const promised: Promised = { stake: 0n, pledges: 0n, largest: 0n }
  for (const { bid, terms } of bids) {
    const stake = bid.stakeLock * BigInt(bid.maxParts)
    if (!isBacked(terms, bid)) {
      promised.stake += stake
      continue
    }
    promised.pledges += stake
    const lock = leastLock(lockRatioOf(terms), bid.price)
    if (lock > promised.largest) promised.largest = lock
  }
  return promised
}
