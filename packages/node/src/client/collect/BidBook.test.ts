import { type Bid, type Hex, zeroHash } from '@muster-network/chain'
import { beforeEach, expect, it } from 'vitest'
import { openStore } from '../../store/openStore.ts'
import { ClientStore } from '../ClientStore.ts'
import type { StoredBid } from '../ClientTask.ts'
import { BidBook } from './BidBook.ts'
import { Books } from './Books.ts'
import { operatorsOf, standingBids } from './standingBids.ts'

const taskId: Hex = `0x${'ab'.repeat(32)}`
const operator = (digit: string): Hex => `0x${digit.repeat(40)}`
let records: ClientStore
let book: BidBook

beforeEach(() => {
  const store = openStore(':memory:')
  records = new ClientStore(store)
  book = new BidBook(taskId, records)
  return () => store.close()
})

function bid(number: number, by: string, effectivePrice: bigint, facts: Partial<Bid> = {}): StoredBid {
  const hash: Hex = `0x${number.toString(16).padStart(64, '0')}`
  const made = { operator: operator(by), nonce: BigInt(number), expiry: 1_000, ...facts } as Bid
  return { bid: made, signature: hash, hash, effectivePrice, number, receivedAt: 1, receipt: hash }
}

it('ranks every receipted bid, also an older and cheaper one of the same operator', () => {
  for (const each of [bid(1, 'a', 60n), bid(2, 'b', 70n), bid(3, 'a', 90n)]) book.add(each)
  expect(book.ranked().map(({ number }) => number)).toEqual([1, 2, 3])
  expect(operatorsOf(book.ranked())).toBe(2)
  // also after a restart
  expect(new BidBook(taskId, records).ranked().map(({ number }) => number)).toEqual([1, 2, 3])
})

it('orders equal prices by receipt, and keeps a bid that could not be awarded', () => {
  for (const each of [bid(1, 'b', 60n), bid(2, 'a', 60n)]) book.add(each)
  book.setAside(book.all()[0]!.hash, 'its stake is not free')
  expect(book.ranked().map(({ number, aside }) => [number, aside])).toEqual([
    [1, 'its stake is not free'],
    [2, undefined],
  ])
})

it('commits to all bids by the number of their receipt', () => {
  const [first, third] = [bid(1, 'a', 60n), bid(3, 'b', 50n)]
  book.add(third)
  book.add(first)
  expect(book.leaves()).toEqual([first.hash, zeroHash, third.hash])
  // a bid for a takeover is not in the committed book
  expect(book.leaves(2)).toEqual([first.hash, zeroHash])
  expect(book.nextNumber).toBe(4)
})

it('leaves out only bids that can never be awarded: revoked or expired', () => {
  const books = new Books(records)
  for (const each of [bid(1, 'a', 60n), bid(2, 'b', 70n), bid(3, 'c', 80n, { expiry: 99 })])
    books.of(taskId).add(each)
  const revoked = { name: 'BidNonceCancelled', args: { operator: operator('a'), nonce: 1n } }
  const ledger = {
    head: { number: 1, timestamp: 100 },
    events: ({ operator: by }: { operator?: Hex }) => (by === operator('a') ? [revoked] : []),
  }
  const standing = standingBids({ books, ledger } as unknown as Parameters<typeof standingBids>[0], taskId)
  expect(standing.map(({ number }) => number)).toEqual([2])
})
