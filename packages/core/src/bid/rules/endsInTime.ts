import { type BidRule, pass, refuse } from '../BidRule.ts'

/** A run that would be cut off for lateness earns less than it costs. */
export const endsInTime: BidRule = (task, owner) => {
  if (task.runMs > owner.maxRunMs)
    return refuse(
      'too-long',
      `the task may take ${task.runMs} ms; the owner lends the machine for ${owner.maxRunMs} ms`,
    )
  const neededMs = (task.maxUnits * 1000n) / (owner.unitsPerSecond > 0n ? owner.unitsPerSecond : 1n)
  if (neededMs > BigInt(task.runMs))
    return refuse(
      'too-slow',
      `this machine would need ${neededMs} ms for a part; the task allows ${task.runMs} ms`,
    )
  return pass
}
