import type { Bid, Hex } from '@muster-network/chain'
import type { Ledger } from '../../ledger/Ledger.ts'
import type { StoredBid } from '../ClientTask.ts'
import type { Books } from './Books.ts'

/** Returns the bids of a task that were not revoked and have not expired for a first award, by rank. */
export function standingBids(
  { books, ledger }: { books: Books; ledger: Pick<Ledger, 'events' | 'head'> },
  taskId: Hex,
): StoredBid[] {
  const now = ledger.head.timestamp
  const ranked = books.of(taskId).ranked()
  const isRevoked = revokedBids(
    ledger,
    ranked.map(({ bid }) => bid),
  )
  return ranked.filter(({ bid }) => bid.expiry >= now && !isRevoked(bid))
}

/** Returns whether a bid's nonce was cancelled on the chain, which is final. */
export function revokedBids(ledger: Pick<Ledger, 'events'>, bids: readonly Bid[]): (bid: Bid) => boolean {
  const revoked = new Set<string>()
  for (const operator of new Set(bids.map((bid) => bid.operator.toLowerCase() as Hex)))
    for (const { name, args } of ledger.events({ operator, limit: 100_000 }))
      if (name === 'BidNonceCancelled') revoked.add(`${operator}/${(args as { nonce: bigint }).nonce}`)
  return ({ operator, nonce }) => revoked.has(`${operator.toLowerCase()}/${nonce}`)
}

/** Number of operators behind bids. One operator that bids with several machines counts once. */
export function operatorsOf(bids: readonly StoredBid[]): number {
  return new Set(bids.map(({ bid }) => bid.operator.toLowerCase())).size
}
