/** In the order of the contracts' Stage. */
export const deliveryStages = ['none', 'delivered', 'accepted', 'rejected', 'undecided'] as const

/** The stages, and what the contracts keep beside them: a running dispute, and the end with its outcome. */
export const deliveryStates = [...deliveryStages, 'disputed', 'closed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** How a delivery ended, kept for good; in the order of the contracts' Outcome. */
export const deliveryOutcomes = ['open', 'paid', 'fraud', 'neutral', 'void'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]
