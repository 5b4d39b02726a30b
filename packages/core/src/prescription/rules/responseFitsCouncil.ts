import { answersAwaited } from '../../stream/answer/decideWeighted.ts'
import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

/** Requires a council that can answer with the chosen method. */
export const responseFitsCouncil: Rule = (task) => {
  if (task.kind !== 'stream') return []
  const mistakes: Mistake[] = []
  const add = (path: string[], what: string, hint: string) => mistakes.push({ path, what, hint })
  const council = task.number('response', 'council')
  const weight = task.number('response', 'weight')
  const method = task.text('response', 'method')

  if (weight !== undefined && method === 'weighted') {
    if (weight > 1)
      add(
        ['response', 'weight'],
        `the weight ${weight} requires more answers than the council has members`,
        'write a share above 0 and at most 1, such as 0.5',
      )
    else if (council !== undefined && council >= 2 && weight > 0 && answersAwaited(weight, council) < 2)
      add(
        ['response', 'weight'],
        `${weight} of a council of ${council} is a single answer, which nothing is compared with`,
        `write more than ${Math.ceil(1000 / council) / 1000}, or method: optimistic`,
      )
  }
  if ((method === 'unanimous' || method === 'weighted') && council === 1)
    add(
      ['response', 'council'],
      'a council of one always agrees with itself',
      'write council: 3, or method: optimistic',
    )
  if (method === 'pool' && council === 1)
    add(['response', 'council'], 'a pool of one has no race', 'write council: 3, or method: optimistic')
  if (method === 'unanimous' || method === 'weighted')
    for (const field of ['confirm', 'confirmer'])
      if (task.has('response', field))
        mistakes.push({
          path: ['response', field],
          atKey: true,
          what: `${method} answers are compared with each other before one is sent, so none is confirmed afterwards`,
          hint: `remove ${field}, or write method: optimistic`,
        })
  const most = task.number('instructions', 'maxSubscribers')
  if (most !== undefined && most >= 1 && council !== undefined && most < council)
    add(
      ['instructions', 'maxSubscribers'],
      `${most} subscribers never make a council of ${council}`,
      `write at least ${council}`,
    )
  if (task.has('halt', 'critical') && (method === 'optimistic' || method === 'pool'))
    add(
      ['halt', 'critical'],
      `${method} answers are sent without a consensus that could fail`,
      'remove critical, or write method: unanimous',
    )
  return mistakes
}
