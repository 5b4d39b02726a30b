import { randomBytes } from 'node:crypto'
import { classIdOf, type Hex, type Rules, type Terms } from '@muster-network/chain'
import {
  type BatchPrescription,
  MusterError,
  parseAmount,
  rejectLeadFor,
  segmentsFor,
} from '@muster-network/core'
import type { TaskManifest } from '../../task/TaskManifest.ts'
import { contentOf, startsOf } from '../../task/taskCommitments.ts'

export type TaskPlan = { manifest: TaskManifest; terms: Terms }

/** Where the plan's facts about this network and this client come from. */
export type PlanFacts = {
  rules: Rules
  token: Hex
  client: Hex
  signer: Hex
  peerKey: Hex
  decimals: number
  className: string
  nowSeconds: number
}

/** Answers that a segment may draw before it goes to dispute, beyond those that decide it at once. */
const spareSeats = 4
/** Deliveries of a part: one, and some for takeovers. */
const spareDeliveries = 3

const zero32: Hex = `0x${'0'.repeat(64)}`
const zeroAddress: Hex = `0x${'0'.repeat(40)}`

/**
 * Turns a prescription into the terms that are posted: the check becomes segments, seats and leads; the budget is dealt
 * to the parts.
 *
 * @throws SPEC_INVALID for what this network cannot do
 */
export function planTask(
  prescription: BatchPrescription,
  blobs: readonly string[],
  facts: PlanFacts,
): TaskPlan {
  const { check, pay, instructions, model } = prescription
  if (check.how !== 'replay' && check.how !== 'none')
    throw new MusterError('SPEC_INVALID', `check.how: ${check.how} cannot be posted yet`, {
      hint: 'Use replay or none.',
    })
  const maxUnits = unitsOf(prescription)
  const wanted = check.how === 'replay' ? check.segments : 1
  const segmentUnits = (maxUnits + BigInt(wanted) - 1n) / BigInt(wanted)
  const lead = check.how === 'replay' ? check.lead : 1
  const drawn =
    check.how === 'replay' && check.assurance !== 'economic'
      ? segmentsFor({ p: check.assurance, segments: wanted, lead, dishonestShare: 0.2 })
      : 1
  const rejectLead = rejectLeadFor({ lead, drawnSegments: drawn })
  const manifest: TaskManifest = {
    version: 1,
    className: facts.className,
    parts: blobs.map((blob) => ({ blob })),
    args: [...model.args],
    env: { ...model.env },
    seed: randomBytes(32).toString('hex'),
    segmentUnits: segmentUnits.toString(),
    maxUnits: maxUnits.toString(),
    runSeconds: Math.ceil(instructions.maxHours * 3600),
    memoryBytes: instructions.memory,
    diskBytes: instructions.disk,
    checkpointSeconds: Math.max(1, Math.round(instructions.checkpointEvery / 1000)),
    milestoneSegments: 0,
  }
  const maxPrice = parseAmount(pay.max, facts.decimals) / BigInt(blobs.length)
  const { rules } = facts
  const terms: Terms = {
    client: facts.client,
    signer: facts.signer,
    peer: facts.peerKey,
    token: facts.token,
    content: contentOf(manifest),
    starts: startsOf(manifest).root,
    classId: classIdOf(facts.className),
    salt: `0x${randomBytes(32).toString('hex')}`,
    parts: blobs.length,
    copies: 1,
    how: check.how === 'replay' ? 0 : 3,
    lead,
    rejectLead,
    cap: rejectLead + spareSeats,
    segments: drawn,
    deliveries: 1 + spareDeliveries,
    bidUntil: facts.nowSeconds + Math.ceil(prescription.halt.giveUpMs / 1000),
    runSeconds: manifest.runSeconds,
    maxPrice,
    trustLock: pay.trustLock === undefined ? rules.minTrustLock : parseAmount(pay.trustLock, facts.decimals),
    // the work is worth at most maxPrice, so a lock of that size makes skipping it a loss
    stakeLock: maxPrice > rules.minStakeLock ? maxPrice : rules.minStakeLock,
    segmentUnits,
    maxUnits,
    pay: zeroAddress,
    payCode: zero32,
    payData: zero32,
    rules,
  }
  return { manifest, terms }
}

/** Gas of the wasm executor in an hour of a usual core, for tasks that do not say how much they are. */
const unitsPerHour = 3_600n * 1_000_000_000n

function unitsOf({ pay, instructions }: BatchPrescription): bigint {
  if (pay.function === 'perUnit' && pay.unit === 'gas' && pay.maxUnits !== undefined)
    return BigInt(pay.maxUnits)
  return (BigInt(Math.ceil(instructions.maxHours * 3600)) * unitsPerHour) / 3600n
}
