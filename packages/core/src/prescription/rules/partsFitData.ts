import { readTaskPath } from '../fields/taskPath.ts'
import type { Rule } from './Rule.ts'

/** Requires a folder with at least one entry per part for data that is split by entry. */
export const partsFitData: Rule = (task, { files }) => {
  const written = task.text('data', 'path')
  if (task.text('data', 'split') !== 'byEntry' || written === undefined) return []
  const parts = task.number('model', 'parts') ?? 1
  if (parts === 1)
    return [
      {
        path: ['data', 'split'],
        what: 'a task with one part cannot split its data',
        hint: 'raise model.parts, or remove split',
      },
    ]
  const reading = readTaskPath(written)
  const fact = reading.ok ? files?.(reading.path) : undefined
  if (fact?.kind === 'file')
    return [
      {
        path: ['data', 'split'],
        what: `${written} is a file; byEntry needs a folder`,
        hint: 'name a folder, or write split: shared',
      },
    ]
  if (fact?.entries !== undefined && fact.entries < parts)
    return [
      {
        path: ['model', 'parts'],
        what: `${written} has ${fact.entries} entries for ${parts} parts`,
        hint: `write at most ${Math.max(1, fact.entries)} parts, or split: shared`,
      },
    ]
  return []
}
