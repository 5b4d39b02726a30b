import { type Hex, lowerHex, type UptimeEntry } from '@muster-network/chain'
import type { NodeUptime } from '../../presence/PresenceBook.ts'

/** The proven weight of each operator in an epoch, in points × seconds, over all its nodes. */
export function weighUptime(uptimes: readonly NodeUptime[]): UptimeEntry[] {
  const weights = new Map<Hex, bigint>()
  for (const { operator, onlineMs, provenScore } of uptimes) {
    const key = lowerHex(operator)
    const weight = BigInt(Math.floor(onlineMs / 1000)) * BigInt(provenScore)
    if (weight > 0n) weights.set(key, (weights.get(key) ?? 0n) + weight)
  }
  return [...weights].map(([operator, weight]) => ({ operator, weight }))
}

/** Bounds of an operator's weight, by the measurements of one member. */
export type WeightBounds = { low: bigint; high: bigint }

/** Failed probes after which a score counts as refuted and not only as unproven. */
const refutedAfter = 3

/**
 * The weights that another member may truthfully attest: at least the score proven here, and at most the listed score, over the
 * online time measured here. A node that this member did not probe may have proven its score to another member.
 */
export function boundsOf(
  uptimes: readonly (NodeUptime & { listedScore: number })[],
): Map<string, WeightBounds> {
  const bounds = new Map<string, WeightBounds>()
  for (const { operator, onlineMs, provenScore, failedProbes, listedScore } of uptimes) {
    const seconds = BigInt(Math.floor(onlineMs / 1000))
    const isRefuted = provenScore === 0 && failedProbes >= refutedAfter
    const most = isRefuted ? 0 : Math.max(provenScore, listedScore)
    const { low, high } = bounds.get(operator.toLowerCase()) ?? { low: 0n, high: 0n }
    bounds.set(operator.toLowerCase(), {
      low: low + seconds * BigInt(provenScore),
      high: high + seconds * BigInt(most),
    })
  }
  return bounds
}

/** Tolerance, as 1/n of the weight: two members that listen to the same nodes differ by a few heartbeats only. */
const toleratedShare = 10n
/** Tolerance for a node that was online only briefly and may be missed altogether, as 1/n of the largest weight. */
const missedShare = 50n

/** Whether another member's entries are consistent with the bounds of this member. */
export function agreesWith(
  bounds: ReadonlyMap<string, WeightBounds>,
  theirs: readonly UptimeEntry[],
): boolean {
  const other = new Map(theirs.map(({ operator, weight }) => [operator.toLowerCase(), weight]))
  if (other.size !== theirs.length) return false
  const largest = [...bounds.values()].reduce((most, { high }) => (high > most ? high : most), 0n)
  return [...new Set([...bounds.keys(), ...other.keys()])].every((operator) => {
    const weight = other.get(operator) ?? 0n
    const { low, high } = bounds.get(operator) ?? { low: 0n, high: 0n }
    const difference = weight < low ? low - weight : weight > high ? weight - high : 0n
    const larger = weight > low ? weight : low
    return difference * toleratedShare <= larger || difference * missedShare <= largest
  })
}
