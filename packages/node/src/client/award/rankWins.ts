import type { Win } from '@muster-network/chain'
import type { StoredBid } from '../ClientTask.ts'
import { dealParts } from './dealParts.ts'
import type { Awardable } from './whyNotAwardable.ts'

/** Further bids that are passed in case a bid becomes unavailable before the award is mined. */
const fallbacks = 2
/** Bids whose state is read at the same time. */
const batch = 8

export type RankedWins = {
  wins: Win[]
  /** Bids that cannot be awarded now; the award steps over them and marks them. */
  passedOver: { bid: StoredBid; why: string }[]
}

/**
 * Lays out an award by rank, as the market tries it: the parts are dealt to the cheapest bids that can be awarded. Every better
 * bid is passed too, so that the market marks it as unavailable, or awards it if it is available again. Bids behind them take
 * the parts that are left over. Returns no wins when no bid can be awarded.
 */
export async function rankWins(
  ranked: readonly StoredBid[],
  parts: readonly number[],
  replicas: number,
  stateOf: (bid: StoredBid) => Promise<Awardable>,
): Promise<RankedWins> {
  const looked: { bid: StoredBid; state: Awardable }[] = []
  const awardable = () => looked.filter(({ state }) => state.ok)
  const room = () => awardable().reduce((sum, { state }) => sum + (state.ok ? state.most : 0), 0)
  const isEnough = () => awardable().length >= parts.length + fallbacks
  for (let i = 0; i < ranked.length && !(isEnough() && room() >= parts.length); i += batch)
    looked.push(
      ...(await Promise.all(
        ranked.slice(i, i + batch).map(async (bid) => ({ bid, state: await stateOf(bid) })),
      )),
    )
  const dealt = dealParts(
    awardable().map(({ bid, state }) => ({ ...bid, most: state.ok ? state.most : 0 })),
    parts,
    replicas,
  )
  if (dealt.length === 0) return { wins: [], passedOver: [] }
  let left = fallbacks
  const wins: Win[] = []
  const passedOver: RankedWins['passedOver'] = []
  let undealt = dealt.length
  for (const { bid, state } of looked) {
    if (undealt === 0 && left === 0) break
    const win = dealt.find(({ signature }) => signature === bid.signature)
    if (win) {
      wins.push(win)
      undealt--
    } else {
      wins.push({ bid: bid.bid, signature: bid.signature, parts: [...parts] })
      if (!state.ok) passedOver.push({ bid, why: state.why })
      else if (undealt === 0) left--
    }
  }
  return { wins, passedOver }
}
