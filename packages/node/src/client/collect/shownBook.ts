import type { z } from 'zod'
import type { showBook } from '../../wire/calls.ts'
import type { BidBook } from './BidBook.ts'

const most = 1_000

/** The bids that stand, for whoever asks: what a bidder must undercut, and what its receipt can be held against. */
export function shownBook(book: BidBook): z.output<(typeof showBook)['response']> {
  return {
    bids: book
      .ranked()
      .slice(0, most)
      .map(({ number, bid, effectivePrice, receivedAt }) => ({
        number,
        operator: bid.operator,
        node: bid.node,
        price: bid.price,
        effectivePrice,
        receivedAt,
      })),
  }
}
