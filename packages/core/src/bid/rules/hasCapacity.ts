import { type BidRule, pass, refuse } from '../BidRule.ts'

/** Requires enough score, memory and disk, and a free slot. */
export const hasCapacity: BidRule = (task, owner) => {
  if (owner.score < task.minScore)
    return refuse('score', `the task requires a score of ${task.minScore}; this machine has ${owner.score}`)
  if (owner.memoryBytes < task.memoryBytes)
    return refuse(
      'memory',
      `the task needs ${task.memoryBytes} bytes of memory; this machine lends ${owner.memoryBytes}`,
    )
  if (owner.diskBytes < task.diskBytes)
    return refuse(
      'disk',
      `the task needs ${task.diskBytes} bytes of disk; this machine lends ${owner.diskBytes}`,
    )
  if (owner.freeSlots < 1) return refuse('busy', 'this machine has no free slot')
  return pass
}
