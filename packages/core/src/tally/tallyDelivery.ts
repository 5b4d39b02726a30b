import type { SegmentTally } from './tallySegment.ts'

export type DeliveryTally =
  | { verdict: 'open' }
  /** `acceptedBps`: the share of drawn segments that were accepted, in 1/10,000; an undecided delivery is paid by it. */
  | { verdict: 'accepted' | 'rejected' | 'undecided'; acceptedBps: number }

/** One rejected segment rejects the delivery; one in dispute leaves it undecided; otherwise all must be accepted. */
export function tallyDelivery(segments: readonly SegmentTally[]): DeliveryTally {
  if (segments.length === 0 || segments.some(({ verdict }) => verdict === 'open')) return { verdict: 'open' }
  const accepted = segments.filter(({ verdict }) => verdict === 'accepted').length
  const acceptedBps = Math.floor((accepted * 10_000) / segments.length)
  if (segments.some(({ verdict }) => verdict === 'rejected')) return { verdict: 'rejected', acceptedBps }
  return { verdict: accepted === segments.length ? 'accepted' : 'undecided', acceptedBps }
}
