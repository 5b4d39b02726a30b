import { type BidRule, pass, refuse } from '../BidRule.ts'

export const isWhereItMustBe: BidRule = (task, owner) =>
  task.regions.length === 0 || task.regions.some((region) => isWithin(owner.region, region))
    ? pass
    : refuse(
        'region',
        `the data must stay in ${task.regions.join(' or ')}; this machine is in ${owner.region}`,
      )

/** `us-east` is within `us`, and every region within itself. */
const isWithin = (place: string, region: string) => place === region || place.startsWith(`${region}-`)
