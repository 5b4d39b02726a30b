import { type BidRule, pass, refuse } from '../BidRule.ts'

/** Rejects work while the owner has paused the machine, or when the owner needs it back before the run must end. */
export const ownerAllowsRun: BidRule = (task, owner, nowMs) => {
  if (owner.paused) return refuse('paused', 'the owner has paused this machine')
  if (owner.ownerReturnsMs !== undefined && nowMs + task.runMs > owner.ownerReturnsMs)
    return refuse('owner-returns', 'the owner needs the machine before the deadline of the task')
  return pass
}
