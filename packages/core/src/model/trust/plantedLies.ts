import type { TrustRules } from './TrustRules.ts'

export type Planting = {
  /** Share of all jobs that are planted lies. */
  share: number
  /** Fees that a seat gets for finding one. */
  rewardFees: number
  /** Fees that a seat loses for missing one. */
  lossFees: number
  /** Fees that a planted lie costs besides the reward: its seats and its run. */
  overheadFees: number
}

export type PlantedValues = {
  /** Profit of a seat that replays, per job, in fees. */
  replays: number
  /** Profit of a seat that signs what the executor leaks, per job, in fees. */
  signs: number
  /** Cost of the planted lies, per job, in P. */
  cost: number
}

/** Returns what planted lies do to a seat's two ways of working, and what they cost. */
export function plantedValues(rules: TrustRules, planting: Planting): PlantedValues {
  const { share, rewardFees, lossFees, overheadFees } = planting
  return {
    replays: 1 - rules.replayCost + share * rewardFees,
    signs: 1 - share * (1 + lossFees),
    cost: share * (rewardFees + overheadFees) * rules.fee,
  }
}

/** Returns the smallest share of planted lies at which signing unseen no longer pays. */
export function plantedShare(
  rules: TrustRules,
  { rewardFees, lossFees }: Pick<Planting, 'rewardFees' | 'lossFees'>,
): number {
  return rules.replayCost / (1 + rewardFees + lossFees)
}
