import type { Machine } from './Machine.ts'

/** In the order of the contracts' PartStatus. */
export const partStates = ['unawarded', 'running', 'cutting', 'delivered', 'open', 'ending', 'ended'] as const
export type PartState = (typeof partStates)[number]

export const partEvents = [
  'award',
  'start',
  'progress',
  'decline',
  'challenge',
  'answer',
  'replace',
  'leave',
  'deliver',
  'deliverLast',
  'ownDeliveryRejected',
  'earlierDeliveryRejected',
  'cancel',
  'expire',
  'closeCutToReopen',
  'closeCutToEnd',
  'lastAccepted',
  'lastRejected',
  'lastUndecided',
  'settled',
] as const
export type PartEvent = (typeof partEvents)[number]

/** Why a running part is stopped; in the order of the contracts' CutReason. */
export const cutReasons = ['none', 'silence', 'leave', 'cancel', 'expire', 'broken'] as const
export type CutReason = (typeof cutReasons)[number]

/** One part: awarded, run by one executor after another, delivered, ended. */
export const partMachine: Machine<PartState, PartEvent> = {
  name: 'part',
  states: partStates,
  events: partEvents,
  initial: 'unawarded',
  terminal: ['ended'],
  transitions: [
    { from: 'unawarded', event: 'award', to: 'running', by: 'client' },
    { from: 'unawarded', event: 'cancel', to: 'ended', by: 'client' },
    { from: 'unawarded', event: 'expire', to: 'ended', by: 'anyone' },

    // Hand-over and work: off the chain, with receipts by the client.
    { from: 'running', event: 'start', to: 'running', by: 'executor' },
    { from: 'running', event: 'progress', to: 'running', by: 'executor' },
    { from: 'running', event: 'decline', to: 'open', by: 'executor' },
    // Liveness: a challenge must be answered in time, or anyone may replace the executor.
    { from: 'running', event: 'challenge', to: 'running', by: 'anyone' },
    { from: 'running', event: 'answer', to: 'running', by: 'executor' },
    { from: 'running', event: 'replace', to: 'cutting', by: 'anyone' },
    { from: 'running', event: 'leave', to: 'cutting', by: 'executor' },
    { from: 'running', event: 'deliver', to: 'running', by: 'executor' },
    { from: 'running', event: 'deliverLast', to: 'delivered', by: 'executor' },
    // A delivery on which this work is built turned out to be wrong: one's own voids the work, another's is paid for.
    { from: 'running', event: 'ownDeliveryRejected', to: 'open', by: 'anyone' },
    { from: 'running', event: 'earlierDeliveryRejected', to: 'cutting', by: 'anyone' },
    { from: 'running', event: 'cancel', to: 'cutting', by: 'client' },
    { from: 'running', event: 'expire', to: 'cutting', by: 'anyone' },

    // The work up to the last receipted checkpoint becomes a delivery; why it was cut decides what follows.
    { from: 'cutting', event: 'closeCutToReopen', to: 'open', by: 'anyone' },
    { from: 'cutting', event: 'closeCutToEnd', to: 'ending', by: 'anyone' },

    { from: 'delivered', event: 'lastAccepted', to: 'ended', by: 'anyone' },
    { from: 'delivered', event: 'lastRejected', to: 'open', by: 'anyone' },
    // What was decided is paid, the rest is refunded, nobody is slashed.
    { from: 'delivered', event: 'lastUndecided', to: 'ended', by: 'anyone' },

    { from: 'open', event: 'award', to: 'running', by: 'client' },
    { from: 'open', event: 'cancel', to: 'ending', by: 'client' },
    { from: 'open', event: 'expire', to: 'ending', by: 'anyone' },

    // Follows in the same call when no delivery is still being checked.
    { from: 'ending', event: 'settled', to: 'ended', by: 'anyone' },
  ],
  deadlines: {
    unawarded: { since: 'bidUntil', parameters: ['rules.awardSeconds'], exit: 'expire' },
    running: { since: 'award', parameters: ['terms.runSeconds'], exit: 'expire' },
    cutting: { since: 'cut', parameters: ['rules.receiptSeconds'], exit: 'closeCutToReopen' },
    delivered: { since: 'delivery', parameters: ['deadlines of the delivery'], exit: 'lastUndecided' },
    open: { since: 'opening', parameters: ['rules.awardSeconds'], exit: 'expire' },
    ending: { since: 'last delivery', parameters: ['deadlines of the delivery'], exit: 'settled' },
  },
}

/** How a cut is closed: the client's end ends the part, any other reason opens it for the next bid. */
export function eventClosingCut(reason: Exclude<CutReason, 'none'>): 'closeCutToReopen' | 'closeCutToEnd' {
  return reason === 'cancel' || reason === 'expire' ? 'closeCutToEnd' : 'closeCutToReopen'
}
