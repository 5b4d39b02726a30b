import { isWithinRegion } from '../../region/regions.ts'
import { type BidRule, pass, refuse } from '../BidRule.ts'

export const regionMatches: BidRule = (task, owner) =>
  task.regions.length === 0 || task.regions.some((region) => isWithinRegion(owner.region, region))
    ? pass
    : refuse(
        'region',
        `the task requires region ${task.regions.join(' or ')}; this machine is in ${owner.region}`,
      )
