import type { Bid, Network, Terms } from '@muster-network/chain'
import { leastLock } from '@muster-network/core'
import { isBacked, lockRatioOf } from './lockOf.ts'

/** Reads how much stake is there now for the parts of a bid: free stake, or room in the operator's surety. */
export async function stakeBehind(
  { registry, sureties }: Pick<Network, 'registry' | 'sureties'>,
  terms: Terms,
  bid: Pick<Bid, 'operator' | 'price' | 'stakeLock'>,
): Promise<bigint> {
  if (!isBacked(terms, bid)) return (await registry.read.accountOf([bid.operator])).free
  return sureties.read.roomFor([bid.operator, leastLock(lockRatioOf(terms), bid.price)])
}
