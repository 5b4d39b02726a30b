import type { CheckPlan } from '@muster-network/api'

/** Describes in one sentence what the council replays. */
export function howChecked({ how, windows, windowsOfDelivery, segments, seats }: CheckPlan): string {
  if (how === 'none') return 'No check: the result is not verified.'
  if (how === 'redundant') return 'Several executors run the same work, and their results are compared.'
  if (how === 'checker')
    return `Your checker is run by council seats drawn after the delivery: ${seats} seats.`
  return `${windows} of ${windowsOfDelivery} windows of the ${segments} segments, and the end, are replayed by council seats drawn after the delivery: ${seats} seats.`
}
