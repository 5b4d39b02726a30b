import type { Bid, Hex, Win } from '@muster-network/chain'

export type Biddable = {
  bid: Bid
  signature: Hex
  /** Parts that its stake covers, when that is less than it bid for. */
  most?: number
}

/**
 * Deals parts to the cheapest bids, each in its turn as long as it takes more, so that a task is spread where it can be.
 * Copies of a part (which follow each other) go to different operators. Parts that nobody can take are left out.
 */
export function dealParts(ranked: readonly Biddable[], parts: readonly number[], copies: number): Win[] {
  const wins = ranked.map(({ bid, signature, most }) => ({
    win: { bid, signature, parts: [] as number[] },
    most: Math.min(bid.maxParts, most ?? bid.maxParts),
  }))
  let next = 0
  for (const part of parts) {
    const isCopyOf = (other: number) => Math.floor(other / copies) === Math.floor(part / copies)
    const turn = wins.map((_, i) => wins[(next + i) % wins.length]!)
    const taker = turn.find(({ win, most }) => win.parts.length < most && !win.parts.some(isCopyOf))
    if (!taker) continue
    taker.win.parts.push(part)
    next = wins.indexOf(taker) + 1
  }
  return wins.map(({ win }) => win).filter((win) => win.parts.length > 0)
}
