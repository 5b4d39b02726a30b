import { type BidRule, pass, refuse } from '../BidRule.ts'

/** Rejects all-or-nothing tasks unless the owner opted in: good work stays unpaid when another executor fails. */
export const allOrNothingIsAccepted: BidRule = (task, owner) =>
  !task.allOrNothing || owner.allOrNothing.accept
    ? pass
    : refuse('all-or-nothing', 'the task is all-or-nothing; the owner does not accept such tasks')
