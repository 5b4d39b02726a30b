import type { RoutedRequest, Subscriber } from './Subscriber.ts'

/** Paid answers below which a subscriber is a newcomer. */
export const newcomerAnswers = 20
/** The largest ask of a newcomer, in units of output: four windows. */
export const newcomerUnits = 256n

/** Why a subscriber is not asked now, in the order in which the reasons are checked. */
export const pauseReasons = [
  'draining',
  'stale-revision',
  'credit',
  'exposure',
  'newcomer-busy',
  'newcomer-small-asks',
] as const
export type PauseReason = (typeof pauseReasons)[number]

/**
 * Returns why a subscriber is not asked, or undefined when it may be. A newcomer has no record to lose: it gets one small
 * ask at a time.
 */
export function pausedBy(subscriber: Subscriber, request: RoutedRequest): PauseReason | undefined {
  if (subscriber.draining) return 'draining'
  if (subscriber.revision !== request.revision) return 'stale-revision'
  if (subscriber.unpaid) return 'credit'
  if (request.mostWei > subscriber.signRoomWei) return 'exposure'
  if (subscriber.record.answers >= newcomerAnswers) return undefined
  if (subscriber.load.running > 0) return 'newcomer-busy'
  return request.maxUnits > newcomerUnits ? 'newcomer-small-asks' : undefined
}
