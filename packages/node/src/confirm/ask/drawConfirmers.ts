import { type Hex, lowerHex } from '@muster-network/chain'
import type { Candidate } from './Candidate.ts'

export type ConfirmerDraw = {
  count: number
  /** Accounts and operators that must not confirm: the executor, and those that were asked before. */
  without: readonly Hex[]
  /** Private randomness in [0, 1). */
  random(): number
}

/**
 * Draws confirmers by stake, each of another operator. Returns fewer than `count` when there are no more: two accounts of one operator, or
 * the executor of the answer itself, would confirm nothing.
 */
export function drawConfirmers(
  candidates: readonly Candidate[],
  { count, without, random }: ConfirmerDraw,
): Candidate[] {
  const excluded = new Set(without.map(lowerHex))
  const isFree = ({ confirmer, operator }: Candidate) =>
    !excluded.has(lowerHex(confirmer)) && !excluded.has(lowerHex(operator))
  const drawn: Candidate[] = []
  while (drawn.length < count) {
    const free = candidates.filter((each) => each.stakeWei > 0n && isFree(each))
    const totalWei = free.reduce((sum, { stakeWei }) => sum + stakeWei, 0n)
    if (totalWei === 0n) return drawn
    // 52 bits of randomness are enough for shares of stake
    const pointWei = (totalWei * BigInt(Math.floor(random() * 2 ** 52))) >> 52n
    const picked = atPoint(free, pointWei)
    drawn.push(picked)
    excluded.add(lowerHex(picked.confirmer)).add(lowerHex(picked.operator))
  }
  return drawn
}

/** Returns the candidate whose share of the stake has a point. */
function atPoint(candidates: readonly Candidate[], pointWei: bigint): Candidate {
  let endWei = 0n
  for (const each of candidates) {
    endWei += each.stakeWei
    if (pointWei < endWei) return each
  }
  throw new RangeError(`no stake at ${pointWei}`)
}
