import { type BidRule, pass, refuse } from '../BidRule.ts'

/** Rejects a client whose breach rate exceeds the owner's limit. */
export const clientIsTrusted: BidRule = (task, owner) =>
  task.clientBreachBps <= owner.worstClientBreachBps
    ? pass
    : refuse(
        'client-history',
        `the client breached ${task.clientBreachBps / 100}% of its tasks; the owner accepts ${owner.worstClientBreachBps / 100}%`,
      )
