import type { Bid, Hex } from '@muster-network/chain'
import { expect, it } from 'vitest'
import type { StoredBid } from '../ClientTask.ts'
import { rankWins } from './rankWins.ts'
import type { Awardable } from './whyNotAwardable.ts'

const gone: Awardable = { ok: false, why: 'its node is not listed' }
const ready: Awardable = { ok: true, most: 2 }

const bids = (names: string): StoredBid[] =>
  [...names].map((name, i) => {
    const hash = name as Hex
    const bid = { operator: name, maxParts: 2 } as unknown as Bid
    return {
      bid,
      hash,
      signature: hash,
      effectivePrice: BigInt(i),
      number: i + 1,
      receivedAt: 0,
      receipt: '0x',
    }
  })

async function ranked(names: string, parts: number[], unavailable = '', replicas = 1) {
  let looked = 0
  const { wins, passedOver } = await rankWins(bids(names), parts, replicas, async ({ hash }) => {
    looked++
    return unavailable.includes(hash) ? gone : ready
  })
  return {
    wins: wins.map(({ bid, parts }) => [bid.operator, ...parts].join(' ')),
    passedOver: passedOver.map(({ bid }) => bid.hash).join(''),
    looked,
  }
}

it('passes the cheapest bid, and two more in case it becomes unavailable', async () => {
  expect((await ranked('abcde', [0])).wins).toEqual(['a 0', 'b 0', 'c 0'])
  expect((await ranked('a', [0])).wins).toEqual(['a 0'])
})

it('passes better bids that are unavailable, so that the market marks them', async () => {
  const award = await ranked('abcdef', [0], 'ac')
  expect(award).toMatchObject({ wins: ['a 0', 'b 0', 'c 0', 'd 0', 'e 0'], passedOver: 'ac' })
})

it('deals several parts round-robin, and names all of them for the bids that stand by', async () => {
  expect((await ranked('abcd', [0, 1, 2], 'b')).wins).toEqual(['a 0', 'b 0 1 2', 'c 1', 'd 2'])
  expect((await ranked('abcde', [0, 1])).wins).toEqual(['a 0', 'b 1', 'c 0 1', 'd 0 1'])
})

it('awards nothing when no bid is available', async () => {
  expect((await ranked('abc', [0], 'abc')).wins).toEqual([])
  expect((await ranked('', [0])).wins).toEqual([])
})

it('looks at no more of a long book than it needs', async () => {
  expect((await ranked('abcdefghijklmnopqrstuvwxyz', [0])).looked).toBe(8)
})
