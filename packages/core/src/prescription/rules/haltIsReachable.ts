import { defaultGiveUpMs } from '../Halt.ts'
import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

/** Requires a halt condition that can be met, with enough bids for the check. */
export const haltIsReachable: Rule = (task) => {
  if (task.kind !== 'batch' || !task.has('halt')) return []
  const mistakes: Mistake[] = []
  const add = (field: string, what: string, hint: string) =>
    mistakes.push({ path: ['halt', field], what, hint })
  const bids = task.number('halt', 'bids')
  const minBids = task.number('halt', 'minBids')
  const afterMs = task.number('halt', 'afterMs')
  const giveUpMs = task.number('halt', 'giveUpMs') ?? defaultGiveUpMs
  const replicas = task.text('check', 'how') === 'redundant' ? task.number('check', 'replicas') : undefined

  if (bids !== undefined && bids < 1)
    add('bids', `the halt is never reached: an award needs at least 1 bid, not ${bids}`, 'write 1 or more')
  if (bids !== undefined && minBids !== undefined && minBids > bids && bids >= 1)
    add(
      'minBids',
      `the halt is never reached: minBids ${minBids} exceeds bids ${bids}`,
      `write at most ${bids}`,
    )
  if (afterMs !== undefined && afterMs > giveUpMs)
    add(
      'afterMs',
      `the halt is never reached: the task expires after ${giveUpMs} ms, before afterMs ${afterMs}`,
      'raise giveUpMs or lower afterMs',
    )
  if (replicas !== undefined && bids !== undefined && bids >= 1 && bids < replicas)
    add(
      'bids',
      `${bids} bids are too few for ${replicas} replicas by distinct operators`,
      `write ${replicas} or more`,
    )
  return mistakes
}
