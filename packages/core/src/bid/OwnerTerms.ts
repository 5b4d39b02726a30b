import type { TokenAmount } from '../money/TokenAmount.ts'
import type { Card } from './cardsFor.ts'

/** What a machine has, and what its owner has decided: everything that a bid depends on besides the task. */
export type OwnerTerms = {
  classNames: readonly string[]
  score: number
  /** Graphics cards that are lent, busy ones too. */
  gpus: readonly Card[]
  region: string
  tier: string
  memoryBytes: number
  diskBytes: number
  /** Runs that may still be started at once. */
  freeSlots: number
  freeStake: TokenAmount
  /** The least for 10⁹ units. */
  floorPerBillionUnits: TokenAmount
  /** What this machine does in a second, measured. */
  unitsPerSecond: bigint
  /** The longest run that the owner lends the machine for. */
  maxRunMs: number
  /** When the owner next wants the machine back; undefined when no time is set. */
  ownerReturnsMs?: number
  /** Set while the owner has paused or drained the machine. */
  paused: boolean
  worstClientBreachBps: number
  /** Whether to share the fate of strangers, and by how much the floor is raised for it, in 1/10,000. */
  allOrNothing: { accept: boolean; raiseBps: number }
}
