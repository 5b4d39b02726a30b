import * as z from 'zod'
import { amount, bps, className, seconds, share } from './fields.ts'

/** Receivers of genesis tokens. The deployment inputs name the addresses of people; the other receivers are contracts. */
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
  cap: amount.meta({ description: 'the maximum supply' }),
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
  minPointHour: amount,
  maxPointHour: amount,
  normalUsage: share.meta({ description: 'the usage at which the factor is 1' }),
  fullNodeBps: z.int().min(10_000).max(20_000),
  stepPerHour: share.meta({ description: 'largest change of the averaged usage in an hour' }),
  stakePerPoint: amount.meta({ description: 'bonded stake that backs one point of online score' }),
  onlineSeconds: seconds,
})

export const RegistryDefinition = z.strictObject({
  nodeStake: amount,
  nodeNativeStake: amount.meta({ description: 'in native coin' }),
  identityGate: z
    .boolean()
    .meta({ description: 'true when operators must be verified; the deployment names the gate contract' }),
  bondUnit: amount,
  minimumBond: z.int().min(4),
  epochLength: seconds,
  unbondingDelay: seconds,
  jailTime: seconds,
  jailSilences: z
    .int()
    .min(1)
    .max(6)
    .meta({ description: 'the silence during a run, within the window, that jails an operator' }),
  jailWindow: seconds.meta({ description: 'seconds for which a silence counts' }),
  silenceGap: seconds.meta({ description: 'seconds within which silences are one outage and count once' }),
  halfRank: amount.meta({
    description: 'record at which an operator reaches half of the maximum rank advantage',
  }),
})

/** The listed classes of nodes; governance may list others later. */
export const ClassesDefinition = z.strictObject({
  work: z
    .array(className)
    .min(1)
    .meta({ description: 'classes in which tasks may be posted and stake bonded for the council' }),
  service: z.array(className).meta({ description: 'classes of nodes that run no tasks' }),
})

/** Protocol parameters of a task, fixed when the task is posted. */
export const RulesDefinition = z.strictObject({
  beaconDelay: z.int().min(1).max(64),
  answerSeconds: seconds.meta({
    description:
      'least seconds for a seat to answer; with the time that its replay may take, at most ten times as many',
  }),
  openSeconds: seconds,
  livenessSeconds: seconds,
  receiptSeconds: seconds,
  contestSeconds: seconds,
  voteSeconds: seconds.meta({
    description: 'least seconds for the jury to vote; the time that a replay may take is added',
  }),
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
  minOperators: z.int().min(3).max(1000).meta({
    description: 'a class with fewer independent operators cannot be used; at least rejectLead + 1',
  }),
  rejectLead: z.int().min(2).max(15).meta({
    description: 'M: the lead that rejects a delivery, and that accepts it once a seat disagreed',
  }),
  cap: z.int().min(3).max(63).meta({ description: 'answers after which the majority decides; odd' }),
  waitSeconds: seconds.meta({
    description:
      'seconds to wait for free seats before the answers so far decide; also the most that a replay adds to a wait',
  }),
  lockTenths: z.int().min(11).max(100).meta({
    description:
      'tenths of its price that an executor locks for each window that the council could draw; 16 makes one forged link a loss',
  }),
})

/** The contracts' limits of every time of a stream. */
const streamSeconds = z
  .int()
  .min(10)
  .max(30 * 86_400)
  .meta({ description: 'seconds, at most 30 days' })
const work = z.int().min(1).max(1e15)

/** Protocol parameters of a stream, fixed when the stream is opened. */
export const StreamsDefinition = z.strictObject({
  epochSeconds: streamSeconds.meta({
    description: 'seconds of an epoch: a subscriber is paid at most its guarantee in each',
  }),
  settleSeconds: streamSeconds.meta({
    description: 'seconds to settle vouchers after the end of a subscription or of the stream',
  }),
  settleBlocks: z
    .int()
    .min(1)
    .max(100_000)
    .meta({ description: 'blocks that must pass too, because a chain can stand still' }),
  accuseSeconds: streamSeconds.meta({
    description: "seconds after the end of a receipt's epoch in which its answer can be audited",
  }),
  holdSeconds: streamSeconds.meta({
    description: 'seconds for which the stake stays locked after the end of a subscription',
  }),
  calibratedAnswers: z.int().min(1).max(1_000_000_000).meta({
    description:
      'checked honest answers of a class without a hard miss, from which equivalence margin may slash',
  }),
  auditShare: share.meta({
    description: 'the probability that the client has an answer of an epoch audited, for each subscriber',
  }),
  seats: z.int().min(3).max(9).meta({
    description:
      'seats that are drawn for an audit; odd. A replay has at most 4, and at most rules.rejectLead',
  }),
  unitWork: z.strictObject({ tokens: work, characters: work, frames: work, gas: work, answers: work }).meta({
    description:
      'work of one unit of input or output, in units of 1,000,000,000 a second of one core, by which the seats of an audit are paid; answers: where each answer has the same price and counts as one unit',
  }),
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

/** A network definition: every parameter in which networks may differ. */
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
    perEpoch: amount.meta({ description: 'in addition to the emission' }),
    rateBps: z.int().min(1).max(2000).meta({ description: 'maximum yearly rate on bonded stake' }),
    challengeSeconds: seconds,
    reviewSeconds: seconds,
    claimSeconds: seconds,
    challengeBond: amount,
  }),
  registry: RegistryDefinition,
  classes: ClassesDefinition,
  rules: RulesDefinition,
  streams: StreamsDefinition,
  governance: GovernanceDefinition,
  sources: z.record(z.string(), z.string().regex(/^(paper|ours): /)).meta({
    description:
      'for every field, or a section that contains it: the paper that defines it, or the reason for our choice',
  }),
})
export type NetworkDefinition = z.infer<typeof NetworkDefinition>
