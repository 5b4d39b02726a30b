import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

/** Requires a council that can answer with the chosen method. */
export const responseFitsCouncil: Rule = (task) => {
  if (task.kind !== 'stream') return []
  const mistakes: Mistake[] = []
  const council = task.number('response', 'council')
  const weight = task.number('response', 'weight')
  const method = task.text('response', 'method')

  if (weight !== undefined && method === 'weighted') {
    if (weight > 1)
      mistakes.push({
        path: ['response', 'weight'],
        what: `the weight ${weight} requires more answers than the council has members`,
        hint: 'write a share above 0 and at most 1, such as 0.5',
      })
    else if (council !== undefined && council >= 1 && weight > 0 && weight * council < 1)
      mistakes.push({
        path: ['response', 'weight'],
        what: `${weight} of a council of ${council} is less than one answer`,
        hint: `write at least ${Math.ceil(1000 / council) / 1000}`,
      })
  }
  if (method === 'unanimous' && council === 1)
    mistakes.push({
      path: ['response', 'council'],
      what: 'a council of one always agrees with itself',
      hint: 'write council: 3, or method: optimistic',
    })
  if (method === 'unanimous' && task.flag('response', 'pool') === true)
    mistakes.push({
      path: ['response', 'pool'],
      what: 'a pool pays the first to finish, but unanimous needs every answer',
      hint: 'remove pool, or write method: optimistic',
    })
  return mistakes
}
