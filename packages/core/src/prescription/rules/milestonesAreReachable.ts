import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

/** Requires milestones within the run time of the task. */
export const milestonesAreReachable: Rule = (task) => {
  if (task.kind !== 'batch') return []
  const mistakes: Mistake[] = []
  const hours = task.number('instructions', 'maxHours')
  const longestMs = hours === undefined ? Number.POSITIVE_INFINITY : hours * 3_600_000

  if (task.has('milestones')) {
    const count = task.has('milestones', 'count')
    const every = task.has('milestones', 'every')
    if (count === every)
      mistakes.push({
        path: ['milestones'],
        what: count ? 'count and every exclude each other' : 'count and every are both missing',
        hint: 'write one of them, such as every: 30m',
      })
    if ((task.durationMs('milestones', 'every') ?? 0) >= longestMs)
      mistakes.push({
        path: ['milestones', 'every'],
        what: `no milestone is reached: the task runs at most ${hours} hours`,
        hint: 'write a shorter time, or raise instructions.maxHours',
      })
  }
  return mistakes
}
