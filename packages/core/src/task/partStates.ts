/** In the order of the contracts' PartStatus. */
export const partStates = ['unawarded', 'running', 'cutting', 'delivered', 'open', 'ending', 'ended'] as const
export type PartState = (typeof partStates)[number]

/** Why a running part is stopped; in the order of the contracts' CutReason. */
export const cutReasons = ['none', 'silence', 'leave', 'cancel', 'expire', 'broken'] as const
