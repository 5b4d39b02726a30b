import type { Machine } from './Machine.ts'

/** In the order of the contracts' Stage. */
export const deliveryStages = ['none', 'delivered', 'accepted', 'rejected', 'undecided'] as const

/** The stages, and what the contracts keep beside them: a running dispute, and the end with its outcome. */
export const deliveryStates = [...deliveryStages, 'disputed', 'closed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** How a delivery ended, kept for good; in the order of the contracts' Outcome. */
export const deliveryOutcomes = ['open', 'paid', 'fraud', 'neutral', 'void'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

export const deliveryEvents = [
  'deliver',
  'deliverUnchecked',
  'draw',
  'check',
  'drawMore',
  'accept',
  'settleAccepted',
  'settleConfirmed',
  'settleRejected',
  'settleUndecided',
  'void',
  'contest',
  'resolve',
  'resolveUndecided',
  'close',
] as const
export type DeliveryEvent = (typeof deliveryEvents)[number]

/** One delivery: the unit that is drawn for, checked, tallied and paid or rejected. */
export const deliveryMachine: Machine<DeliveryState, DeliveryEvent> = {
  name: 'delivery',
  states: deliveryStates,
  events: deliveryEvents,
  initial: 'none',
  terminal: ['closed'],
  transitions: [
    { from: 'none', event: 'deliver', to: 'delivered', by: 'executor' },
    // With no check bought, silence is consent: it is paid after the time to contest it.
    { from: 'none', event: 'deliverUnchecked', to: 'undecided', by: 'executor' },

    { from: 'delivered', event: 'draw', to: 'delivered', by: 'anyone' },
    { from: 'delivered', event: 'check', to: 'delivered', by: 'seat' },
    { from: 'delivered', event: 'drawMore', to: 'delivered', by: 'anyone' },
    { from: 'delivered', event: 'settleAccepted', to: 'accepted', by: 'anyone' },
    // Accepted by the council and, with a signature, by the client: nothing is left to wait for.
    { from: 'delivered', event: 'settleConfirmed', to: 'closed', by: 'anyone' },
    { from: 'delivered', event: 'settleRejected', to: 'rejected', by: 'anyone' },
    { from: 'delivered', event: 'settleUndecided', to: 'undecided', by: 'anyone' },
    // Built by the same executor on its own rejected work.
    { from: 'delivered', event: 'void', to: 'closed', by: 'anyone' },

    // The client's signed acceptance shortens the wait; its silence blocks nobody.
    { from: 'accepted', event: 'accept', to: 'closed', by: 'anyone' },
    { from: 'undecided', event: 'accept', to: 'closed', by: 'anyone' },
    { from: 'accepted', event: 'contest', to: 'disputed', by: 'anyone' },
    { from: 'accepted', event: 'close', to: 'closed', by: 'anyone' },
    { from: 'rejected', event: 'contest', to: 'disputed', by: 'anyone' },
    { from: 'rejected', event: 'close', to: 'closed', by: 'anyone' },
    { from: 'undecided', event: 'contest', to: 'disputed', by: 'anyone' },
    { from: 'undecided', event: 'close', to: 'closed', by: 'anyone' },

    { from: 'disputed', event: 'resolve', to: 'closed', by: 'panel' },
    { from: 'disputed', event: 'resolveUndecided', to: 'closed', by: 'anyone' },
  ],
  deadlines: {
    delivered: {
      since: 'block of the beacon',
      parameters: ['rules.answerSeconds', 'rules.openSeconds'],
      exit: 'settleUndecided',
    },
    accepted: { since: 'settlement', parameters: ['rules.contestSeconds'], exit: 'close' },
    rejected: { since: 'settlement', parameters: ['rules.contestSeconds'], exit: 'close' },
    undecided: { since: 'settlement', parameters: ['rules.contestSeconds'], exit: 'close' },
    disputed: { since: 'contest', parameters: ['rules.voteSeconds'], exit: 'resolveUndecided' },
  },
}

/** The outcome with which a delivery closes from a stage that nobody contested. */
export const outcomeOfStage = {
  accepted: 'paid',
  rejected: 'fraud',
  undecided: 'neutral',
} as const satisfies Partial<Record<DeliveryState, DeliveryOutcome>>
