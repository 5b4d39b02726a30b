import { randomBytes } from 'node:crypto'
import { classIdOf, type Hex, type Rules, type Terms } from '@muster-network/chain'
import {
  type BatchPrescription,
  checkModes,
  defaultAfterMs,
  type ExecutorKind,
  enumCode,
  executorKind,
  isReplayCutShort,
  leastTrustLock,
  type Model,
  MusterError,
  parseAmount,
  type TrustTerms,
  type UnitEstimate,
  unitLimit,
} from '@muster-network/core'
import { isExact } from '../../task/isExact.ts'
import type { GpuAsked, TaskManifest } from '../../task/TaskManifest.ts'
import { contentOf, startsOf } from '../../task/taskCommitments.ts'
import { inStake } from '../../task/tokenRate.ts'
import { planCheck, segmentsOf } from './planCheck.ts'
import { type PayFunctions, planPay } from './planPay.ts'

export type TaskPlan = {
  manifest: TaskManifest
  terms: Terms
  /** Deliveries of a part without takeovers. */
  deliveries: number
  /** Warnings for the client before it pays. */
  warnings: string[]
}

/** Facts about this network and this client that a plan depends on. */
export type PlanFacts = {
  rules: Rules
  token: Hex
  /** Worth of 1e18 wei of the token, in wei of the stake token. */
  rate: bigint
  client: Hex
  signer: Hex
  peerKey: Hex
  decimals: number
  /** The hardware class of each kind of program; runs are comparable only within a class. */
  classNameOf(kind: ExecutorKind): string
  nowSeconds: number
  payFunctions: PayFunctions
  /** Hash of the client's own equivalence function, once it is packed. */
  comparatorHash?: string | undefined
  /** The expected units of a part, for a task without pay.maxUnits. */
  estimate?: UnitEstimate | undefined
}

/** Deliveries of a part beyond its milestones, for takeovers. */
const spareDeliveries = 3
const maxDeliveries = 100
/**
 * First time window for bids. It is short, but longer than a restart and than the blocks that a post takes on a slow
 * chain, because a post after its end is rejected. It is extended while there are too few bids; a client that gives
 * up earlier cancels. Work in several parts has the whole time at once: a part that the first award leaves over can only be
 * awarded until the award time after this window.
 */
const firstBiddingMs = 120_000

/**
 * Turns a prescription into the terms: the check becomes segments, windows and seats; milestones become deliveries; the
 * budget is divided among the parts.
 *
 * @throws SPEC_UNSUPPORTED, SPEC_UNATTAINABLE_ASSURANCE for what this network cannot do
 */
export function planTask(
  prescription: BatchPrescription,
  blobs: readonly string[],
  facts: PlanFacts,
): TaskPlan {
  const { pay, instructions, model, halt } = prescription
  const { rules } = facts
  const warnings: string[] = []
  refuseUnknown(prescription, facts)
  const maxUnits = unitsOf(prescription, facts, warnings)
  const segments = segmentsOf(prescription)
  const milestoneSegments = milestonesOf(prescription, segments)
  const deliveries = milestoneSegments === 0 ? 1 : Math.ceil(segments / milestoneSegments)
  const check = planCheck(prescription, { maxUnits, milestoneSegments }, rules)
  if (deliveries + spareDeliveries > maxDeliveries)
    throw new MusterError('SPEC_UNSUPPORTED', `${deliveries} milestones are more than a part may have`, {
      hint: `Ask for at most ${maxDeliveries - spareDeliveries}.`,
    })
  const className = facts.classNameOf(executorKind(model))
  const manifest: TaskManifest = {
    version: 1,
    className,
    parts: blobs.map((blob) => ({ blob })),
    args: [...model.args],
    env: { ...model.env },
    seed: randomBytes(32).toString('hex'),
    segmentUnits: check.segmentUnits.toString(),
    maxUnits: maxUnits.toString(),
    runSeconds: Math.ceil(instructions.maxHours * 3600),
    memoryBytes: instructions.memory,
    diskBytes: instructions.disk,
    checkpointSeconds: Math.max(1, Math.round(instructions.checkpointEvery / 1000)),
    milestoneSegments,
    ...('wasm' in model ? {} : { container: containerOf(model, instructions) }),
    ...(check.how === 'checker' && { checkerUnits: check.segmentUnits.toString() }),
    ...(check.how === 'redundant' && equivalenceOf(prescription, facts)),
  }
  const maxPrice = parseAmount(pay.max, facts.decimals) / BigInt(blobs.length * check.replicas)
  if (maxPrice === 0n) throw new MusterError('SPEC_UNSUPPORTED', 'pay.max is 0 when divided among the parts')
  const afterMs = halt.afterMs ?? (halt.bids === undefined ? defaultAfterMs : halt.giveUpMs)
  const waitMs = blobs.length > 1 ? halt.giveUpMs : 4 * afterMs
  const biddingMs = Math.max(firstBiddingMs, Math.min(halt.giveUpMs, waitMs))
  if (pay.allOrNothing)
    warnings.push(
      'All or nothing: when an executor fails a part and nobody takes it over, the work of all others comes back unpaid. ' +
        'Each executor locks more than the others can earn, so fewer bid, and for more. Cancelling a part pays what was accepted.',
    )
  if (check.how === 'redundant' && check.replicas < 3)
    warnings.push(
      'Two replicas that differ have no majority: neither is paid and a wrong one loses nothing. Write replicas: 3; the third runs then, and in a small share of all parts.',
    )
  else if (check.how === 'redundant' && !isExact(manifest))
    warnings.push(
      'Honest results may differ here, so a replica that differs from the others is unpaid and loses nothing.',
    )
  else if (prescription.check.how === 'redundant') warnings.push(rerunWords(prescription.check.rerun))
  if (check.how === 'none')
    warnings.push('Nothing is checked: the executor is believed, and it counts for no history.')
  const terms: Terms = {
    client: facts.client,
    signer: facts.signer,
    peer: facts.peerKey,
    token: facts.token,
    content: contentOf(manifest),
    starts: startsOf(manifest).root,
    classId: classIdOf(className),
    salt: `0x${randomBytes(32).toString('hex')}`,
    parts: blobs.length,
    replicas: check.replicas,
    how: enumCode(checkModes, check.how),
    lead: check.lead,
    windows: check.windows,
    windowSegments: check.windowSegments,
    milestoneSegments: BigInt(milestoneSegments),
    deliveries: deliveries + spareDeliveries,
    bidUntil: facts.nowSeconds + Math.ceil(biddingMs / 1000),
    runSeconds: manifest.runSeconds,
    maxPrice,
    trustLock: trustLockOf(prescription, facts, {
      ...{ parts: blobs.length, replicas: check.replicas, maxPrice, rate: facts.rate, rules },
    }),
    stakeLock: stakeLockOf(prescription, inStake(facts, maxPrice), blobs.length, rules),
    segmentUnits: check.segmentUnits,
    maxUnits,
    memoryBytes: BigInt(manifest.memoryBytes),
    diskBytes: BigInt(manifest.diskBytes),
    ...planPay(prescription, facts, warnings),
    allOrNothing: pay.allOrNothing,
    exact: check.how === 'redundant' && check.replicas >= 3 && isExact(manifest),
    rate: facts.rate,
    rules,
  }
  if (
    (check.how === 'replay' || check.how === 'checker') &&
    isReplayCutShort(terms, milestoneSegments || segments, check.windows)
  )
    warnings.push(
      `The check of a delivery may take longer than this network gives its seats: slow machines will not check it. ` +
        'Ask for milestones, lower instructions.maxHours, or write a smaller check.share.',
    )
  return { manifest, terms, deliveries, warnings }
}

/** Says what running equal replicas again costs, or that nobody does. */
function rerunWords(rerun: number): string {
  if (rerun === 0)
    return 'Nobody runs equal replicas again: two operators in league are paid for the same wrong result. Leave check.rerun out, or raise it.'
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
  return `A third operator runs a part with a probability of ${percent(rerun)} although the first two results are equal, to find operators in league: about ${percent(rerun / 2)} more pay, within the deposit. check.rerun changes it.`
}

function refuseUnknown({ pay, check }: BatchPrescription, facts: PlanFacts): void {
  if (pay.allOrNothing && check.how === 'redundant')
    throw new MusterError('SPEC_UNSUPPORTED', 'pay.allOrNothing is not offered for replicas', {
      hint: 'Leave it out, or write check: { how: replay }.',
    })
  if (pay.token !== 'network' && pay.token.toLowerCase() !== facts.token.toLowerCase())
    throw new MusterError('SPEC_UNSUPPORTED', `pay.token: ${pay.token} is not the network token`, {
      hint: 'Write token: network, or leave it out.',
    })
}

/** Returns the least lock of every bid, in the stake token. The market also requires a lock in proportion to the price of the bid. */
function stakeLockOf({ pay }: BatchPrescription, maxPrice: bigint, parts: number, rules: Rules): bigint {
  const least = rules.minStakeLock
  if (!pay.allOrNothing) return least
  // failing must cost at least the pay of the others, or a client could run a part itself and fail it
  const records = 10_000n - BigInt(rules.challengerBps)
  const others = (maxPrice * BigInt(parts - 1) * 10_000n + records - 1n) / records
  return others > least ? others : least
}

type Instructions = BatchPrescription['instructions']

/** Returns the GPU requirements of a task in the wire format. */
export function gpuAsked({ count, model, memory }: NonNullable<Instructions['gpu']>): GpuAsked {
  return {
    count,
    ...(model !== undefined && { model }),
    ...(memory !== undefined && { memoryBytes: memory }),
  }
}

function containerOf(
  model: Exclude<Model, { wasm: string }>,
  { gpu }: Instructions,
): NonNullable<TaskManifest['container']> {
  const { command, egress } = model
  return {
    ...('image' in model && { image: model.image }),
    ...(command && { command: [...command] }),
    egress: [...egress],
    ...(gpu && { gpu: gpuAsked(gpu) }),
  }
}

/**
 * Returns the equivalence rule for the manifest, which jurors of replicas need; nothing when replicas must be equal.
 */
function equivalenceOf(
  { equivalence }: BatchPrescription,
  { comparatorHash = '0'.repeat(64) }: PlanFacts,
): Pick<TaskManifest, 'equivalence'> {
  if (equivalence === 'bytes') return {}
  return { equivalence: equivalence.how === 'wasm' ? { how: 'wasm', sha256: comparatorHash } : equivalence }
}

function trustLockOf({ pay }: BatchPrescription, { decimals }: PlanFacts, terms: TrustTerms): bigint {
  const least = leastTrustLock(terms)
  if (pay.trustLock === undefined) return least
  const wanted = parseAmount(pay.trustLock, decimals)
  if (wanted < least)
    throw new MusterError('SPEC_UNSUPPORTED', 'pay.trustLock is below the minimum of this task', {
      details: { wanted, least },
      hint: 'Leave it out to lock the least.',
    })
  return wanted
}

/** Returns the segments of a milestone; 0 for one delivery at the end. */
function milestonesOf(
  { milestones, instructions, check, model }: BatchPrescription,
  segments: number,
): number {
  if (!milestones) return 0
  if (check.how === 'redundant' || check.how === 'checker' || executorKind(model) === 'container')
    throw new MusterError('SPEC_UNSUPPORTED', 'milestones need work that is cut into segments', {
      hint: 'Leave milestones out, or write check: { how: replay }.',
    })
  const longestMs = instructions.maxHours * 3_600_000
  const share = milestones.count ? 1 / milestones.count : (milestones.every ?? longestMs) / longestMs
  const each = Math.max(1, Math.ceil(segments * share))
  return each >= segments ? 0 : each
}

/** Gas that the wasm executor uses in a second on a typical core, for tasks without pay.maxUnits. */
const unitsPerSecond = 1_000_000_000n

/** Units of a container in a second: a unit is a nanosecond, about one step of a typical core. */
function unitsOf(
  { pay, instructions, model }: BatchPrescription,
  { estimate }: PlanFacts,
  warnings: string[],
): bigint {
  if (pay.function === 'perUnit' && pay.unit === 'gas' && pay.maxUnits !== undefined)
    return BigInt(pay.maxUnits)
  const units = BigInt(Math.ceil(instructions.maxHours * 3600)) * unitsPerSecond
  if (executorKind(model) === 'container') return units
  if (estimate) return unitLimit(estimate, units)
  warnings.push(
    `The task has no maxUnits: ${units} units are assumed (maxHours at ${unitsPerSecond} per second). ` +
      'Segments, checkpoints and partial pay depend on it; set pay: { function: perUnit, unit: gas, maxUnits: … }.',
  )
  return units
}
