import * as z from 'zod'
import { amount, bps, seconds, share } from './fields.ts'

/** Who receives tokens at the start. The addresses of people are given at deployment; the rest are contracts. */
export const GenesisReceiver = z.enum([
  'treasury', // the timelock: token holders decide
  'team',
  'foundation',
  'community',
  'stakingPool',
  'uptimePool',
  'sale',
])
export type GenesisReceiver = z.infer<typeof GenesisReceiver>

export const TokenDefinition = z.strictObject({
  name: z.string().min(1).max(32),
  symbol: z.string().regex(/^[A-Za-z]{2,8}$/),
  cap: amount.meta({ description: 'the most that can ever be issued' }),
  genesis: z.array(z.strictObject({ to: GenesisReceiver, amount })).min(1),
})

export const EmissionDefinition = z.strictObject({
  schedule: z.array(z.strictObject({ perYear: amount, years: z.int().min(1).max(100) })).min(1),
  foundationBps: bps,
  stakingBps: bps.meta({ description: 'the rest goes to uptime rewards' }),
})

/** Native coin in, tokens out; amounts in native coin. */
export const SaleDefinition = z.strictObject({
  tokensPerCoin: z.int().min(1),
  floor: amount,
  most: amount,
  liquidityBps: bps,
  startsAfter: z.int().min(0).meta({ description: 'seconds after the deployment' }),
  lasts: seconds,
})

export const PricingDefinition = z.strictObject({
  pointHour: amount.meta({ description: 'price of one point of score for one hour at factor 1' }),
  leastPointHour: amount,
  mostPointHour: amount,
  normalUsage: share.meta({ description: 'the usage at which the factor is 1' }),
  fullNodeBps: z.int().min(10_000).max(20_000),
  stepPerHour: share.meta({ description: 'largest change of the averaged usage in an hour' }),
  stakePerPoint: amount.meta({ description: 'slow stake that backs one point of online score' }),
  onlineSeconds: seconds,
})

export const RegistryDefinition = z.strictObject({
  nodeStake: amount,
  nodeNativeStake: amount.meta({ description: 'in native coin' }),
  identityGate: z
    .boolean()
    .meta({ description: 'whether operators must be verified; the gate is named at deployment' }),
  bondUnit: amount,
  minimumBond: z.int().min(4),
  epochLength: seconds,
  unbondingDelay: seconds,
  jailTime: seconds,
  halfRank: amount.meta({ description: 'record at which an operator has half of the best rank' }),
})

/** The numbers of a task, fixed for it when it is posted. */
export const RulesDefinition = z.strictObject({
  beaconDelay: z.int().min(1).max(64),
  answerSeconds: seconds,
  openSeconds: seconds,
  livenessSeconds: seconds,
  receiptSeconds: seconds,
  contestSeconds: seconds,
  voteSeconds: seconds,
  awardSeconds: seconds,
  omissionSeconds: seconds,
  livenessBond: amount,
  disputeBond: amount,
  silencePenalty: amount,
  declineFee: amount,
  seatBase: amount,
  seatUnitPrice: amount,
  seatUnits: z.int().min(1),
  silentUnits: z.int().min(0),
  minTrustLock: amount,
  minStakeLock: amount,
  vetoStake: amount,
  challengerBps: z.int().min(0).max(1000),
  compensationBps: z.int().min(0).max(5000),
  minOperators: z.int().min(2).max(1000),
})

export const GovernanceDefinition = z.strictObject({
  votingDelay: seconds,
  votingPeriod: seconds,
  proposalThreshold: amount,
  quorumPercent: z.int().min(1).max(20),
  shortestPeriod: seconds,
  highestThreshold: amount,
  timelockDelay: seconds,
  timelockFloor: seconds,
})

/** A network: every number in which one may differ from another. */
export const NetworkDefinition = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  about: z.string(),
  token: TokenDefinition,
  emission: EmissionDefinition.nullable(),
  exchangeTax: z.strictObject({ bps: z.int().min(1).max(1000) }).nullable(),
  sale: SaleDefinition.nullable(),
  pricing: PricingDefinition,
  reservations: z.strictObject({ answerSeconds: seconds }),
  staking: z.strictObject({ rateBps: z.int().min(0).max(2000), leaveSeconds: seconds }),
  uptime: z.strictObject({
    epochSeconds: seconds,
    perEpoch: amount.meta({ description: 'besides what emission gives' }),
    rateBps: z.int().min(0).max(2000).meta({ description: 'the most in a year on slow stake; 0: no limit' }),
    challengeSeconds: seconds,
    reviewSeconds: seconds,
    claimSeconds: seconds,
    challengeBond: amount,
  }),
  registry: RegistryDefinition,
  rules: RulesDefinition,
  governance: GovernanceDefinition,
  sources: z.record(z.string(), z.string().regex(/^(paper|ours): /)).meta({
    description: 'for every field, or the part it is in: the paper that says so, or why it is our choice',
  }),
})
export type NetworkDefinition = z.infer<typeof NetworkDefinition>
