import type { Refusal } from '@muster-network/api'
import type { TaskView } from '../../../client/TaskView.ts'

/** Returns why machines did not bid, and why received bids cannot be awarded. */
export function refusalViews(task: TaskView): Refusal[] {
  const aside = Map.groupBy(
    task.bids.filter((bid) => bid.aside !== undefined),
    (bid) => bid.aside!,
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
  paused: 'paused by its owner',
  'bidding-over': 'the bidding had ended',
  class: 'cannot run work of this class',
  tier: 'its sandbox is below the required tier',
  region: 'outside the required region',
  score: 'score too low',
  gpu: 'does not lend the required graphics cards',
  memory: 'lends too little memory',
  disk: 'lends too little disk',
  busy: 'all slots are in use',
  'too-long': 'the run is longer than its owner allows',
  'too-slow': 'too slow to finish in time',
  'owner-returns': 'its owner needs it before the end',
  price: 'its price is above the offer',
  stake: 'too little free stake',
  'client-history': 'declines clients with such a breach record',
  'all-or-nothing': 'declines all-or-nothing tasks',
}
