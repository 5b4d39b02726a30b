import { type BidRule, pass, refuse } from '../BidRule.ts'

/** Work that was done well is unpaid when a stranger fails: an owner has to have said yes to that. */
export const sharesTheRisk: BidRule = (task, owner) =>
  !task.allOrNothing || owner.allOrNothing.accept
    ? pass
    : refuse('all-or-nothing', 'the parts are paid together or not at all; the owner takes no such tasks')
