import type { LockRatio } from '../check/leastLock.ts'
import type { TokenAmount } from '../money/TokenAmount.ts'
import type { CardsAsked } from './cardsFor.ts'

/** Facts about a task that a provider has before it bids: from the posted terms and from the client's description. */
export type TaskFacts = {
  /** Required executor kind, version and architecture, such as `wasm/1/x64`. */
  className: string
  parts: number
  /** The maximum price of one part. */
  maxPrice: TokenAmount
  /** The maximum units of a whole part. */
  maxUnits: bigint
  runMs: number
  /** The client pays all parts together, or none when an executor fails its part; that executor loses its lock. */
  allOrNothing: boolean
  /** The minimum stake that the executor of a part must lock, whatever its price. */
  stakeLock: TokenAmount
  /** The minimum pledge of a part that the surety of its executor backs. */
  pledge: TokenAmount
  /** The minimum stake as a multiple of the executor's price. */
  lock: LockRatio
  bidUntilMs: number
  minScore: number
  /** GPUs for each part; undefined when it needs none. */
  gpu?: CardsAsked | undefined
  /** Regions that the data must not leave; empty for any region. */
  regions: readonly string[]
  memoryBytes: number
  /** Input, checkpoints and output together. */
  diskBytes: number
  /** Sandbox tiers that the client accepts; empty for any tier. */
  tiers: readonly string[]
  /** Share of the client's posted tasks that it ended by a breach, in 1/10,000. */
  clientBreachBps: number
}
