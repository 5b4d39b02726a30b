import type { Bid } from '@muster-network/chain'
import { describe, expect, it } from 'vitest'
import { type Biddable, dealParts } from './dealParts.ts'

const bidder = (name: string, maxParts: number, most?: number): Biddable => ({
  bid: { operator: name, maxParts } as unknown as Bid,
  signature: '0x',
  ...(most !== undefined && { most }),
})
const dealt = (ranked: Biddable[], parts: number, replicas = 1) =>
  dealParts(
    ranked,
    Array.from({ length: parts }, (_, i) => i),
    replicas,
  ).map(({ bid, parts }) => [bid.operator, ...parts])

describe('dealParts', () => {
  it('deals one part to the cheapest bid, and several parts round-robin', () => {
    expect(dealt([bidder('a', 2), bidder('b', 2)], 1)).toEqual([['a', 0]])
    expect(dealt([bidder('a', 2), bidder('b', 2)], 4)).toEqual([
      ['a', 0, 2],
      ['b', 1, 3],
    ])
  })

  it('never exceeds a bid’s parts or its stake, and leaves the rest', () => {
    expect(dealt([bidder('a', 1), bidder('b', 3)], 4)).toEqual([
      ['a', 0],
      ['b', 1, 2, 3],
    ])
    expect(dealt([bidder('a', 3, 1), bidder('b', 1)], 4)).toEqual([
      ['a', 0],
      ['b', 1],
    ])
  })

  it('deals the replicas of a part to different operators', () => {
    expect(dealt([bidder('a', 4), bidder('b', 4)], 4, 2)).toEqual([
      ['a', 0, 2],
      ['b', 1, 3],
    ])
    expect(dealt([bidder('a', 4)], 2, 2)).toEqual([['a', 0]])
  })
})
