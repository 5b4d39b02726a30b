import type { Bid } from '@muster-network/chain'
import { expect, it } from 'vitest'
import { tooManyBids } from './tooManyBids.ts'

const bid = (operator: string, node: string, nonce = 1n) =>
  ({ operator, node, nonce, expiry: 50, takeoverUntil: 100 }) as unknown as Bid
const none = { isRevoked: () => false, now: 10 }

it('takes one bid from each machine of an operator', () => {
  expect(tooManyBids(bid('0xA', 'n2'), [bid('0xa', 'n1')], { replicas: 1 }, none)).toBeUndefined()
  expect(tooManyBids(bid('0xA', 'n1'), [bid('0xa', 'n1', 7n)], { replicas: 1 }, none)).toContain('nonce 7')
})

it('takes one bid from each operator where replicas are drawn from the book', () => {
  expect(tooManyBids(bid('0xA', 'n2'), [bid('0xa', 'n1')], { replicas: 2 }, none)).toContain('stands')
  expect(tooManyBids(bid('0xB', 'n2'), [bid('0xa', 'n1')], { replicas: 2 }, none)).toBeUndefined()
})

it('takes another bid when the earlier one was revoked or has expired', () => {
  const own = [bid('0xa', 'n1')]
  const revoked = { isRevoked: () => true, now: 10 }
  expect(tooManyBids(bid('0xa', 'n1'), own, { replicas: 2 }, revoked)).toBeUndefined()
  expect(tooManyBids(bid('0xa', 'n1'), own, { replicas: 2 }, { ...none, now: 101 })).toBeUndefined()
})

it('bounds the bids of one operator, revoked ones included', () => {
  const many = Array.from({ length: 8 }, (_, i) => bid('0xa', `n${i}`))
  const revoked = { isRevoked: () => true, now: 10 }
  expect(tooManyBids(bid('0xa', 'n9'), many, { replicas: 1 }, revoked)).toContain('at most 8')
  expect(tooManyBids(bid('0xb', 'n9'), many, { replicas: 1 }, none)).toBeUndefined()
})
