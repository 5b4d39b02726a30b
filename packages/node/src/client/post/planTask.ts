import { randomBytes } from 'node:crypto'
import { classIdOf, type Hex, type Rules, type Terms } from '@muster-network/chain'
import {
  type BatchPrescription,
  type ExecutorKind,
  executorKind,
  type Model,
  MusterError,
  parseAmount,
} from '@muster-network/core'
import { how } from '../../task/checkHow.ts'
import type { GpuAsked, TaskManifest } from '../../task/TaskManifest.ts'
import { contentOf, startsOf } from '../../task/taskCommitments.ts'
import { planCheck, segmentsOf } from './planCheck.ts'
import { type PayFunctions, planPay } from './planPay.ts'

export type TaskPlan = {
  manifest: TaskManifest
  terms: Terms
  /** Deliveries of a part when nothing goes wrong. */
  deliveries: number
  /** What the client should know before it pays. */
  warnings: string[]
}

/** Where the plan's facts about this network and this client come from. */
export type PlanFacts = {
  rules: Rules
  token: Hex
  client: Hex
  signer: Hex
  peerKey: Hex
  decimals: number
  /** What must be equal for two runs to be comparable, for each kind of program. */
  classNameOf(kind: ExecutorKind): string
  nowSeconds: number
  payFunctions: PayFunctions
  /** Of the client's own equivalence function, once it is packed. */
  judgeHash?: string | undefined
}

/** Deliveries of a part beyond its milestones, for takeovers. */
const spareDeliveries = 3
const mostDeliveries = 100
/**
 * Bidders are told an end of the bidding that is near, yet past a restart, and past the blocks that posting takes on a slow
 * chain: a post that comes later than that is refused. It is extended while there are too few bids; who gives up earlier
 * cancels.
 */
const firstBiddingMs = 120_000

/**
 * Turns a prescription into the terms that are posted: the check becomes segments, seats and leads, milestones become
 * deliveries, the budget is dealt to the parts.
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
  const maxUnits = unitsOf(prescription, warnings)
  const segments = segmentsOf(prescription)
  const milestoneSegments = milestonesOf(prescription, segments)
  const deliveries = milestoneSegments === 0 ? 1 : Math.ceil(segments / milestoneSegments)
  const check = planCheck(prescription, maxUnits, milestoneSegments)
  if (deliveries + spareDeliveries > mostDeliveries)
    throw new MusterError('SPEC_UNSUPPORTED', `${deliveries} milestones are more than a part may have`, {
      hint: `Ask for at most ${mostDeliveries - spareDeliveries}.`,
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
    ...(check.how === how.checker && { checkerUnits: check.segmentUnits.toString() }),
    ...(check.how === how.redundant && equivalenceOf(prescription, facts)),
  }
  const maxPrice = parseAmount(pay.max, facts.decimals) / BigInt(blobs.length * check.copies)
  if (maxPrice === 0n)
    throw new MusterError('SPEC_UNSUPPORTED', 'pay.max is nothing once it is dealt to the parts')
  const biddingMs = Math.max(firstBiddingMs, Math.min(halt.giveUpMs, 4 * (halt.afterMs ?? halt.giveUpMs)))
  if (pay.allOrNothing)
    warnings.push(
      'All or nothing: when an executor fails a part and nobody takes it over, the work of all others comes back unpaid. ' +
        'Each executor locks more than the others can earn, so fewer bid, and for more. Cancelling a part pays what was accepted.',
    )
  if (check.how === how.none)
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
    copies: check.copies,
    how: check.how,
    lead: check.lead,
    rejectLead: check.rejectLead,
    cap: check.cap,
    segments: check.drawn,
    deliveries: deliveries + spareDeliveries,
    bidUntil: facts.nowSeconds + Math.ceil(biddingMs / 1000),
    runSeconds: manifest.runSeconds,
    maxPrice,
    trustLock: trustLockOf(prescription, facts),
    stakeLock: stakeLockOf(prescription, maxPrice, blobs.length, rules),
    segmentUnits: check.segmentUnits,
    maxUnits,
    ...planPay(prescription, facts, warnings),
    allOrNothing: pay.allOrNothing,
    rules,
  }
  return { manifest, terms, deliveries, warnings }
}

function refuseUnknown({ pay, check }: BatchPrescription, facts: PlanFacts): void {
  if (pay.allOrNothing && check.how === 'redundant')
    throw new MusterError('SPEC_UNSUPPORTED', 'pay.allOrNothing is not offered for copies', {
      hint: 'Leave it out, or write check: { how: replay }.',
    })
  if (pay.token !== 'network' && pay.token.toLowerCase() !== facts.token.toLowerCase())
    throw new MusterError('SPEC_UNSUPPORTED', `pay.token: ${pay.token} is not the network token`, {
      hint: 'Write token: network, or leave it out.',
    })
}

/** The work is worth at most maxPrice, so a lock of that size makes skipping it a loss. */
function stakeLockOf({ pay }: BatchPrescription, maxPrice: bigint, parts: number, rules: Rules): bigint {
  const least = maxPrice > rules.minStakeLock ? maxPrice : rules.minStakeLock
  if (!pay.allOrNothing) return least
  // what is lost by failing is never less than what the others were to be paid, or a client could fail a part itself
  const kept = 10_000n - BigInt(rules.challengerBps)
  const others = (maxPrice * BigInt(parts - 1) * 10_000n + kept - 1n) / kept
  return others > least ? others : least
}

type Instructions = BatchPrescription['instructions']

/** What a task asks of the cards of a machine, in the words of the wire. */
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

/** Without its defaults and its file: what whoever judges copies needs to know. Nothing where they are equal or not. */
function equivalenceOf(
  { equivalence }: BatchPrescription,
  { judgeHash = '0'.repeat(64) }: PlanFacts,
): Pick<TaskManifest, 'equivalence'> {
  if (equivalence === 'bytes') return {}
  return { equivalence: equivalence.how === 'wasm' ? { how: 'wasm', sha256: judgeHash } : equivalence }
}

function trustLockOf({ pay }: BatchPrescription, { rules, decimals }: PlanFacts): bigint {
  if (pay.trustLock === undefined) return rules.minTrustLock
  const wanted = parseAmount(pay.trustLock, decimals)
  if (wanted < rules.minTrustLock)
    throw new MusterError('SPEC_UNSUPPORTED', 'pay.trustLock is below the least of this network', {
      details: { wanted, least: rules.minTrustLock },
      hint: 'Leave it out to lock the least.',
    })
  return wanted
}

/** Segments of a milestone; 0 when everything is delivered at the end. */
function milestonesOf(
  { milestones, instructions, check, model }: BatchPrescription,
  segments: number,
): number {
  if (!milestones) return 0
  if (check.how === 'redundant' || check.how === 'checker' || executorKind(model) === 'container')
    throw new MusterError('SPEC_UNSUPPORTED', 'this work is judged as a whole, so there are no milestones', {
      hint: 'Leave milestones out, or write check: { how: replay }.',
    })
  const longestMs = instructions.maxHours * 3_600_000
  const share = milestones.count ? 1 / milestones.count : (milestones.every ?? longestMs) / longestMs
  const each = Math.max(1, Math.ceil(segments * share))
  return each >= segments ? 0 : each
}

/** Gas of the wasm executor in a second of a usual core, for tasks that do not say how much they are. */
const unitsPerSecond = 1_000_000_000n

/** Of a program that nobody counts the steps of, a unit is a nanosecond: about a step of a usual core. */
function unitsOf({ pay, instructions, model }: BatchPrescription, warnings: string[]): bigint {
  if (pay.function === 'perUnit' && pay.unit === 'gas' && pay.maxUnits !== undefined)
    return BigInt(pay.maxUnits)
  const units = BigInt(Math.ceil(instructions.maxHours * 3600)) * unitsPerSecond
  if (executorKind(model) === 'container') return units
  warnings.push(
    `The task does not say how long it is: ${units} units are assumed (maxHours at ${unitsPerSecond} a second). ` +
      'Segments, checkpoints and shares of the pay follow from it; pay: { function: perUnit, unit: gas, maxUnits: … } says it exactly.',
  )
  return units
}
