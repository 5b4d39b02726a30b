import { defaultGiveUpMs } from '../Halt.ts'
import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

/** H must be able to hold, with bids enough for the check that was bought. */
export const haltCanHold: Rule = (task) => {
  if (task.kind !== 'batch' || !task.has('halt')) return []
  const found: Mistake[] = []
  const add = (field: string, what: string, hint: string) => found.push({ path: ['halt', field], what, hint })
  const bids = task.number('halt', 'bids')
  const minBids = task.number('halt', 'minBids')
  const afterMs = task.number('halt', 'afterMs')
  const giveUpMs = task.number('halt', 'giveUpMs') ?? defaultGiveUpMs
  const copies = task.text('check', 'how') === 'redundant' ? task.number('check', 'copies') : undefined

  if (!task.has('halt', 'bids') && !task.has('halt', 'afterMs'))
    found.push({
      path: ['halt'],
      what: 'the halt never holds: neither bids nor afterMs is given',
      hint: 'write both, such as { bids: 10, afterMs: 300 }; the first to come counts',
    })
  if (bids !== undefined && bids < 1)
    add('bids', `the halt never holds: no award can be made with ${bids} bids`, 'write 1 or more')
  if (bids !== undefined && minBids !== undefined && minBids > bids && bids >= 1)
    add(
      'minBids',
      `the halt never holds: minBids ${minBids} is more than bids ${bids}`,
      `write at most ${bids}`,
    )
  if (afterMs !== undefined && afterMs > giveUpMs)
    add(
      'afterMs',
      `the halt never holds: the task gives up after ${giveUpMs} ms, before ${afterMs} ms`,
      'raise giveUpMs or lower afterMs',
    )
  if (copies !== undefined && bids !== undefined && bids >= 1 && bids < copies)
    add(
      'bids',
      `${bids} bids are too few for ${copies} copies by distinct operators`,
      `write ${copies} or more`,
    )
  return found
}
