import { type BidRule, pass, refuse } from '../BidRule.ts'

/** Rejects a run that would time out: it would earn less than it costs. */
export const finishesInTime: BidRule = (task, owner) => {
  if (task.runMs > owner.maxRunMs)
    return refuse('too-long', `the task may run ${task.runMs} ms; the owner allows ${owner.maxRunMs} ms`)
  const neededMs = (task.maxUnits * 1000n) / (owner.unitsPerSecond > 0n ? owner.unitsPerSecond : 1n)
  if (neededMs > BigInt(task.runMs))
    return refuse(
      'too-slow',
      `this machine needs ${neededMs} ms for a part; the task allows ${task.runMs} ms`,
    )
  return pass
}
