import { type BidRule, pass, refuse } from '../BidRule.ts'

/** Requires the executor class and a sandbox tier that the client accepts. */
export const classMatches: BidRule = (task, owner) => {
  if (!owner.classNames.includes(task.className))
    return refuse(
      'class',
      `the task requires class ${task.className}; this machine has ${owner.classNames.join(', ') || 'none'}`,
    )
  if (task.tiers.length > 0 && !task.tiers.includes(owner.tier))
    return refuse('tier', `the task requires tier ${task.tiers.join(' or ')}; this machine has ${owner.tier}`)
  return pass
}
