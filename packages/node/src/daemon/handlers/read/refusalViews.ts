import type { Refusal } from '@muster-network/api'
import type { TaskView } from '../../../client/TaskView.ts'

/** Why machines did not bid, and why bids that came cannot be awarded. */
export function refusalViews(task: TaskView): Refusal[] {
  const aside = Map.groupBy(
    task.bids.filter((held) => held.aside !== undefined),
    (held) => held.aside!,
  )
  return [
    ...Object.entries(task.refusals).map(([reason, count]) => ({
      reason,
      why: refusalWords[reason] ?? reason,
      count,
    })),
    ...[...aside].map(([why, bids]) => ({ reason: 'bid-set-aside', why, count: bids.length })),
  ]
}

const refusalWords: Readonly<Record<string, string>> = {
  paused: 'its owner has paused it',
  'bidding-over': 'the time to bid was over',
  class: 'it cannot run work of this class',
  tier: 'its sandbox is not of the tier that was asked for',
  region: 'it is not where the data must stay',
  score: 'its score is too low',
  gpu: 'it does not lend such graphics cards',
  memory: 'it lends less memory',
  disk: 'it lends less disk',
  busy: 'it runs as much as it lends',
  'too-long': 'its owner does not lend it for so long',
  'too-slow': 'it could not end in time',
  'owner-returns': 'its owner wants it back before that',
  price: 'it would cost more than is offered',
  stake: 'it has too little free stake',
  'client-history': 'it does not work for clients with such a record',
  'all-or-nothing': 'it does not share the risk of others',
}
