import { type CheckPlan, checkPlan } from '@muster-network/core'
import { checkTermsOf } from '../../../client/quote/checkTermsOf.ts'
import type { TaskView } from '../../../client/TaskView.ts'

/** Returns the check that a task was posted with. Before the bids its price is the maximum cost of a part. */
export function checkOf({ terms, bids }: TaskView): CheckPlan {
  const cheapest = bids.map(({ bid }) => bid.price).reduce((a, b) => (b < a ? b : a), terms.maxPrice)
  return checkPlan(checkTermsOf(terms, deliveriesOf(terms), cheapest))
}

/** Returns the deliveries of a part without takeovers. */
function deliveriesOf({ maxUnits, segmentUnits, milestoneSegments }: TaskView['terms']): number {
  if (milestoneSegments === 0n) return 1
  const units = segmentUnits * milestoneSegments
  return Number((maxUnits + units - 1n) / units)
}
