import { type BidRule, pass, refuse } from '../BidRule.ts'

/** The right executor, contained as the client asks. */
export const canRunIt: BidRule = (task, owner) => {
  if (!owner.classNames.includes(task.className))
    return refuse(
      'class',
      `results must come from ${task.className}; this machine has ${owner.classNames.join(', ') || 'none'}`,
    )
  if (task.tiers.length > 0 && !task.tiers.includes(owner.tier))
    return refuse('tier', `the client asks for ${task.tiers.join(' or ')}; this machine has ${owner.tier}`)
  return pass
}
