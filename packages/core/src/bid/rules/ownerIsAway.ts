import { type BidRule, pass, refuse } from '../BidRule.ts'

/** The owner comes first. */
export const ownerIsAway: BidRule = (task, owner, nowMs) => {
  if (owner.paused) return refuse('paused', 'the owner has paused this machine')
  if (owner.ownerReturnsMs !== undefined && nowMs + task.runMs > owner.ownerReturnsMs)
    return refuse('owner-returns', 'the owner wants the machine back before the task would have to end')
  return pass
}
