import type { TokenAmount } from '../money/TokenAmount.ts'
import type { Card } from './cardsFor.ts'

/** The resources of a machine and the settings of its owner: all inputs of a bid except the task. */
export type OwnerTerms = {
  classNames: readonly string[]
  score: number
  /** All GPUs that the owner lends, including busy ones. */
  gpus: readonly Card[]
  region: string
  tier: string
  memoryBytes: number
  diskBytes: number
  /** Runs that can start now. */
  freeSlots: number
  freeStake: TokenAmount
  /** The surety, the pledges that it covers, and the largest lock that one of its parts would need by itself. */
  surety: { amount: TokenAmount; pledged: TokenAmount; largest: TokenAmount }
  /** Minimum price of 10⁹ units. */
  floorPerBillionUnits: TokenAmount
  /** Measured speed of this machine. */
  unitsPerSecond: bigint
  /** The longest run that the owner allows. */
  maxRunMs: number
  /** The next time at which the owner needs the machine; undefined when no time is set. */
  ownerReturnsMs?: number
  /** True while the owner has paused or drained the machine. */
  paused: boolean
  worstClientBreachBps: number
  /** Acceptance of all-or-nothing tasks, and the surcharge on the floor for them, in 1/10,000. */
  allOrNothing: { accept: boolean; raiseBps: number }
}
