import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

/** Milestones must fit into the time that the task may run. */
export const milestonesAreReachable: Rule = (task) => {
  if (task.kind !== 'batch') return []
  const found: Mistake[] = []
  const hours = task.number('instructions', 'maxHours')
  const longestMs = hours === undefined ? Number.POSITIVE_INFINITY : hours * 3_600_000

  if (task.has('milestones')) {
    const count = task.has('milestones', 'count')
    const every = task.has('milestones', 'every')
    if (count === every)
      found.push({
        path: ['milestones'],
        what: count ? 'both count and every are given' : 'neither count nor every is given',
        hint: 'write one of them, such as every: 30m',
      })
    if ((task.durationMs('milestones', 'every') ?? 0) >= longestMs)
      found.push({
        path: ['milestones', 'every'],
        what: `no milestone is reached: the task runs ${hours} hours at most`,
        hint: 'write a shorter time, or raise instructions.maxHours',
      })
  }
  return found
}
