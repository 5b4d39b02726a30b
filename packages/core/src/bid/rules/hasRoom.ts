import { type BidRule, pass, refuse } from '../BidRule.ts'

/** Enough score, memory and disk, and a free place to run in. */
export const hasRoom: BidRule = (task, owner) => {
  if (owner.score < task.minScore)
    return refuse('score', `the task asks for a score of ${task.minScore}; this machine has ${owner.score}`)
  if (owner.memoryBytes < task.memoryBytes)
    return refuse(
      'memory',
      `the task needs ${task.memoryBytes} bytes of memory; ${owner.memoryBytes} are lent`,
    )
  if (owner.diskBytes < task.diskBytes)
    return refuse('disk', `the task needs ${task.diskBytes} bytes of disk; ${owner.diskBytes} are lent`)
  if (owner.freeSlots < 1) return refuse('busy', 'every place on this machine is taken')
  return pass
}
