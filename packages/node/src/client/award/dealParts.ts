import type { Bid, Hex, Win } from '@muster-network/chain'

export type Biddable = {
  bid: Bid
  signature: Hex
  /** Parts that the bidder's stake covers, when they are fewer than the bid's `maxParts`. */
  most?: number
}

/**
 * Deals parts round-robin to the cheapest bids, up to the parts that each takes, so that a task is spread. Replicas
 * of a part (which have consecutive indexes) go to different operators. Parts that no bid can take are left out.
 */
export function dealParts(ranked: readonly Biddable[], parts: readonly number[], replicas: number): Win[] {
  const wins = ranked.map(({ bid, signature, most }) => ({
    win: { bid, signature, parts: [] as number[] },
    most: Math.min(bid.maxParts, most ?? bid.maxParts),
  }))
  let next = 0
  for (const part of parts) {
    const isCopyOf = (other: number) => Math.floor(other / replicas) === Math.floor(part / replicas)
    const turn = wins.map((_, i) => wins[(next + i) % wins.length]!)
    const taker = turn.find(({ win, most }) => win.parts.length < most && !win.parts.some(isCopyOf))
    if (!taker) continue
    taker.win.parts.push(part)
    next = wins.indexOf(taker) + 1
  }
  return wins.map(({ win }) => win).filter((win) => win.parts.length > 0)
}
