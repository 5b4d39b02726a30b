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

/** Two members that heard the same nodes differ by a few heartbeats, never by more than this share. */
const toleratedShare = 10n
/** A node that was there for a moment only may be missed altogether: of the largest weight, this share. */
const missedShare = 50n

/** Whether what another member says about an epoch can be what this one has seen. */
export function agreesWith(own: readonly UptimeEntry[], theirs: readonly UptimeEntry[]): boolean {
  const weightsOf = (entries: readonly UptimeEntry[]) =>
    new Map(entries.map(({ operator, weight }) => [operator.toLowerCase(), weight]))
  const [mine, other] = [weightsOf(own), weightsOf(theirs)]
  if (other.size !== theirs.length) return false
  const largest = [...mine.values()].reduce((most, each) => (each > most ? each : most), 0n)
  return [...new Set([...mine.keys(), ...other.keys()])].every((operator) => {
    const [a, b] = [mine.get(operator) ?? 0n, other.get(operator) ?? 0n]
    const [low, high] = a < b ? [a, b] : [b, a]
    const difference = high - low
    return difference * toleratedShare <= high || difference * missedShare <= largest
  })
}
