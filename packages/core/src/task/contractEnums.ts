// The enums of the contracts, each in the order of its Solidity source: the position of a name is its number on the
// chain. packages/core/test/solidityStates.test.ts compares all of them.

/** A task (`TaskStatus`). */
export const taskStates = ['none', 'bidding', 'awarded', 'ended'] as const
export type TaskState = (typeof taskStates)[number]

/** A part (`PartStatus`). */
export const partStates = ['unawarded', 'running', 'cutting', 'delivered', 'open', 'ending', 'ended'] as const
export type PartState = (typeof partStates)[number]

/** The reason for ending an assignment early (`CutReason`). */
export const cutReasons = ['none', 'silence', 'leave', 'cancel', 'expire', 'broken', 'reassign'] as const
export type CutReason = (typeof cutReasons)[number]

/** A delivery until it is closed (`Stage`). */
export const deliveryStages = [
  'none',
  'delivered',
  'accepted',
  'rejected',
  'undecided',
  'unchecked',
  'unclaimed',
] as const
export type DeliveryStage = (typeof deliveryStages)[number]

/** The stages of a delivery, a dispute that runs, and the end. Not an enum of the contracts. */
export const deliveryStates = [...deliveryStages, 'disputed', 'closed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** How far the council agreed on a delivery (`Doubt`). */
export const doubts = ['none', 'split', 'majority'] as const
export type Doubt = (typeof doubts)[number]

/** The final outcome of a delivery (`Outcome`). */
export const deliveryOutcomes = ['open', 'paid', 'fraud', 'neutral', 'void'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

/** How work is checked (`CheckMode`). */
export const checkModes = ['replay', 'checker', 'redundant', 'none', 'margin'] as const

/** How the work of a task is checked. `margin` is for answers of streams alone. */
export type CheckMode = Exclude<(typeof checkModes)[number], 'margin'>

/** The answer of a council seat (`AnswerKind`). */
export const answerKinds = ['silent', 'agree', 'differs', 'noData', 'abstain'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** Whether a seat still takes part in its council (`SeatState`). */
export const seatStates = ['sitting', 'silent', 'abstained', 'struck'] as const
export type SeatState = (typeof seatStates)[number]

/** How the tally counted the answer of a seat (`Vote`). */
export const seatVotes = ['none', 'for', 'against', 'noData'] as const
export type SeatVote = (typeof seatVotes)[number]

/** The reason of a slash or a jail (`Fault`). */
export const faults = [
  'none',
  'wrongWork',
  'silentExecutor',
  'wrongSeat',
  'falseSeal',
  'silentSeat',
  'noData',
  'lostDispute',
  'leftOthers',
  'noProgress',
] as const
export type Fault = (typeof faults)[number]

/** A stream (`StreamStatus`). */
export const streamStates = ['none', 'open', 'ending', 'closed'] as const
export type StreamState = (typeof streamStates)[number]

/** Why a stream ends (`EndReason`). */
export const streamEndReasons = ['none', 'retracted', 'halted'] as const
export type StreamEndReason = (typeof streamEndReasons)[number]

/** The subscription of a provider to a stream (`SubscriptionStatus`). */
export const subscriptionStates = ['none', 'serving', 'left', 'released', 'expelled'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** Why a settlement skipped a voucher (`Skip`). */
export const claimSkips = [
  'none',
  'neverJoined',
  'ended',
  'stale',
  'wrongSigner',
  'epochFull',
  'uncovered',
] as const
export type ClaimSkip = (typeof claimSkips)[number]

/** A reservation of a node's time (`ReservationState`). */
export const reservationStates = ['none', 'reserved', 'summoned', 'running', 'checked', 'ended'] as const
export type ReservationState = (typeof reservationStates)[number]

/** An epoch of the uptime rewards (`UptimeRewards.State`). */
export const epochStates = ['open', 'posted', 'challenged', 'final'] as const
export type EpochState = (typeof epochStates)[number]

/** The token sale (`Sale.State`). */
export const saleStates = ['selling', 'succeeded', 'failed'] as const
export type SaleState = (typeof saleStates)[number]
