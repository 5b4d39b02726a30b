import { type BidRule, pass, refuse } from '../BidRule.ts'

export const isWhereItMustBe: BidRule = (task, owner) =>
  task.region === 'any' || task.region === owner.region
    ? pass
    : refuse('region', `the data must stay in ${task.region}; this machine is in ${owner.region}`)
