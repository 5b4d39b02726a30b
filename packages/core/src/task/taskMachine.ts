import type { Machine } from './Machine.ts'

/** In the order of the contracts' TaskStatus. */
export const taskStates = ['none', 'bidding', 'awarded', 'ended'] as const
export type TaskState = (typeof taskStates)[number]

export const taskEvents = [
  'post',
  'extend',
  'change',
  'cancel',
  'expire',
  'award',
  'awardAgain',
  'lastPartEnded',
] as const
export type TaskEvent = (typeof taskEvents)[number]

/** A task as a whole: it is open for bids, then its parts live their own lives, then it is over. */
export const taskMachine: Machine<TaskState, TaskEvent> = {
  name: 'task',
  states: taskStates,
  events: taskEvents,
  initial: 'none',
  terminal: ['ended'],
  transitions: [
    { from: 'none', event: 'post', to: 'bidding', by: 'client' },
    { from: 'bidding', event: 'extend', to: 'bidding', by: 'client' },
    // New terms are a new task: the id is the hash of the terms.
    { from: 'bidding', event: 'change', to: 'ended', by: 'client' },
    { from: 'bidding', event: 'cancel', to: 'ended', by: 'client' },
    { from: 'bidding', event: 'expire', to: 'ended', by: 'anyone' },
    { from: 'bidding', event: 'award', to: 'awarded', by: 'client' },
    { from: 'awarded', event: 'awardAgain', to: 'awarded', by: 'client' },
    // A consequence of calls on its last part, which anyone can make past that part's deadline.
    { from: 'awarded', event: 'lastPartEnded', to: 'ended', by: 'anyone' },
  ],
  deadlines: {
    bidding: { since: 'bidUntil', parameters: ['rules.awardSeconds'], exit: 'expire' },
    awarded: {
      since: 'first award',
      parameters: ['terms.runSeconds', 'deadlines of the parts'],
      exit: 'lastPartEnded',
    },
  },
}
