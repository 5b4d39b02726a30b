import { outvotedPrices } from '../../check/leastLock.ts'
import { defaultRerun } from '../../check/rerunShare.ts'
import type { CouncilRules } from '../decideCouncil.ts'
import { windowCount } from '../windowOf.ts'

/** The numbers that decide whether a cheat pays. Money is in P, the price of the part; honest work costs P too. */
export type TrustRules = CouncilRules & {
  /** K: segments of the delivery. */
  segments: number
  /** w: segments of a window. */
  windowSegments: number
  /** S: the executor's lock. */
  lock: number
  /** The fee of a seat. */
  fee: number
  /** Fees that a seat on the wrong side loses. */
  wrongFees: number
  /** Fees that a silent seat loses. */
  silentFees: number
  /** Cost of a seat's replay, in fees. */
  replayCost: number
  /** Share of the lock for the first seats that accused. */
  accuserShare: number
  /** The price of silence during the run. */
  silencePenalty: number
  /** Bond of a contest. */
  contestBond: number
  /** Share of the seat fees that is credited as record. */
  recordCredit: number
  /** What a replica loses that most others contradict, where all honest ones are equal. */
  outvotedLoss: number
  /** Share of parts with two equal replicas that a stranger runs a third time. */
  rerunShare: number
}

const network = {
  margin: 7,
  cap: 31,
  segments: 50,
  windowSegments: 2,
  lock: 40,
  // Three of fifty segments: the window and the last segment, at the price of the work.
  fee: 0.06,
  wrongFees: 10,
  silentFees: 2,
  replayCost: 0.8,
  accuserShare: 0.1,
  // 2, 5 tokens at a price of 20
  silencePenalty: 0.1,
  contestBond: 0.25,
  recordCredit: 0.5,
  outvotedLoss: outvotedPrices,
  rerunShare: defaultRerun,
}

/** One seat: the default. */
export const economic: TrustRules = { ...network, lead: 1 }
/** Two seats. */
export const strong: TrustRules = { ...network, lead: 2 }

/** The shares of colluding seats for which values are published. */
export const publishedShares = [0, 0.1, 0.2, 0.27, 1 / 3] as const

/** Returns q: the probability that a given link is replayed. */
export function replayedShare({ segments, windowSegments }: TrustRules): number {
  return 1 / windowCount(segments, windowSegments)
}
