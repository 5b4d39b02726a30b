import { type CheckPlan, checkPlan, tokenAmount } from '@muster-network/core'
import { seatFeeOf } from '../../../client/post/escrowOf.ts'
import type { TaskView } from '../../../client/TaskView.ts'

/** The check that a task was posted with, in numbers; its price is the most that a part may cost until bids are in. */
export function checkOf({ terms, bids, prescription }: TaskView): CheckPlan {
  const cheapest = bids.map(({ bid }) => bid.price).reduce((a, b) => (b < a ? b : a), terms.maxPrice)
  return checkPlan({
    how: prescription.check.how,
    parts: terms.parts,
    copies: terms.copies,
    segments: Number((terms.maxUnits + terms.segmentUnits - 1n) / terms.segmentUnits),
    deliveries: 1,
    drawn: terms.segments,
    lead: terms.lead,
    rejectLead: terms.rejectLead,
    cap: terms.cap,
    seatFee: tokenAmount(seatFeeOf(terms)),
    price: tokenAmount(cheapest),
    stakeLock: tokenAmount(terms.stakeLock),
  })
}
