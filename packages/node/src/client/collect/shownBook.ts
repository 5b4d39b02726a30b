import type { z } from 'zod'
import type { showBook } from '../../wire/calls.ts'
import type { BidBook } from './BidBook.ts'

const most = 1_000

/**
 * Returns the standing bids for anyone who asks: bidders see the price to undercut, and can compare the book with
 * their receipts.
 */
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
