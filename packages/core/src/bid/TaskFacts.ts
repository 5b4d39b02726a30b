import type { TokenAmount } from '../money/TokenAmount.ts'
import type { CardsAsked } from './cardsFor.ts'

/** What a provider knows of a task before it bids: from the posted terms and from the client's description. */
export type TaskFacts = {
  /** Executor kind, version and architecture that results must come from, such as `wasm/1/x64`. */
  className: string
  parts: number
  /** The most that the client pays for one part. */
  maxPrice: TokenAmount
  /** Units of a whole part, at most. */
  maxUnits: bigint
  runMs: number
  /** The parts are paid together or, when an executor fails one, not at all; who fails loses its lock. */
  allOrNothing: boolean
  /** Stake that the executor of a part must lock, at least. */
  stakeLock: TokenAmount
  bidUntilMs: number
  minScore: number
  /** Graphics cards for each part; undefined when it needs none. */
  gpu?: CardsAsked | undefined
  /** Where the data must stay; empty when it may be anywhere. */
  regions: readonly string[]
  memoryBytes: number
  /** Input, checkpoints and output together. */
  diskBytes: number
  /** Containment that the client asks for; empty when any will do. */
  tiers: readonly string[]
  /** Tasks that the client ended by a breach, of all it posted, in 1/10,000. */
  clientBreachBps: number
}
