import { type BidRule, pass, refuse } from '../BidRule.ts'

/** History works both ways: a client that broke its word is served by those who accept the risk. */
export const clientIsTrusted: BidRule = (task, owner) =>
  task.clientBreachBps <= owner.worstClientBreachBps
    ? pass
    : refuse('client-history', `the client broke off ${task.clientBreachBps / 100}% of its tasks`)
