/** In the order of the contracts' TaskStatus. */
export const taskStates = ['none', 'bidding', 'awarded', 'ended'] as const
export type TaskState = (typeof taskStates)[number]
