import type { Hex, UptimeEntry } from '@muster-network/chain'
import type { NodeUptime } from '../../presence/PresenceBook.ts'

/** What each operator proved in an epoch, in points × seconds, its nodes together. */
export function weighUptime(uptimes: readonly NodeUptime[]): UptimeEntry[] {
  const weights = new Map<Hex, bigint>()
  for (const { operator, onlineMs, provenScore } of uptimes) {
    const key = operator.toLowerCase() as Hex
    const weight = BigInt(Math.floor(onlineMs / 1000)) * BigInt(provenScore)
    if (weight > 0n) weights.set(key, (weights.get(key) ?? 0n) + weight)
  }
  return [...weights].map(([operator, weight]) => ({ operator, weight }))
}

/** What an operator can have deserved, as far as one member knows. */
export type WeightBounds = { low: bigint; high: bigint }

/** After so many probes that came to nothing, a score counts as refuted and not only as unproven. */
const refutedAfter = 3

/**
 * What another member may truthfully say: at least what was proven here, and at most the listed score for the time that
 * was heard here. A node that this member did not come to probe may have proven itself to another.
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

/** Two members that heard the same nodes differ by a few heartbeats, never by more than this share. */
const toleratedShare = 10n
/** A node that was there for a moment only may be missed altogether: of the largest weight, this share. */
const missedShare = 50n

/** Whether what another member says about an epoch can be what this one has seen. */
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
