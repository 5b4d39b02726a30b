import { randomBytes } from 'node:crypto'
import { classIdOf, type Hex, hashText, type StreamTerms } from '@muster-network/chain'
import {
  checkModes,
  enumCode,
  executorKind,
  MusterError,
  type NetworkDefinition,
  planStream,
  type StreamPlan,
  type StreamPrescription,
} from '@muster-network/core'
import type { BlobId } from '@muster-network/p2p'
import { type StreamManifest, streamManifestText } from '../../../task/StreamManifest.ts'
import type { PlanFacts } from '../../post/planTask.ts'
import { gpuAsked } from '../../post/planTask.ts'

export type ServiceFacts = PlanFacts & {
  streams: NetworkDefinition['streams']
  /** The hash of the network's rules. */
  rulesHash: Hex
  /** The key that signs admissions and vouchers. */
  signer: Hex
}

export type ServicePlan = {
  plan: StreamPlan
  className: string
  manifest: StreamManifest
  text: string
  terms: StreamTerms
}

/** Units whose count the gateway can verify. */
const counted = ['tokens', 'characters', 'answers']
/** Equivalences by which this version compares the answers of a council. */
const compared = ['bytes', 'tokens', 'margin', 'cosine']

/**
 * Turns the task file of a stream into its manifest and terms.
 *
 * @throws SPEC_UNSUPPORTED for what this network or this version cannot do
 */
export function planService(
  prescription: StreamPrescription,
  blob: BlobId,
  facts: ServiceFacts,
): ServicePlan {
  const { pay, model, halt, response, equivalence } = prescription
  if (pay.token !== 'network' && pay.token.toLowerCase() !== facts.token.toLowerCase())
    throw new MusterError('SPEC_UNSUPPORTED', `pay.token: ${pay.token} is not the network token`, {
      hint: 'Write token: network, or leave it out.',
    })
  const plan = planStream(prescription, facts)
  if (!counted.includes(plan.unit))
    throw new MusterError('SPEC_UNSUPPORTED', `pay.unit: a gateway cannot count ${plan.unit}`, {
      hint: 'Write unit: tokens or characters, or function: fixed.',
    })
  const how = typeof equivalence === 'string' ? equivalence : equivalence.how
  const isCompared = response.method === 'weighted' || response.method === 'unanimous'
  if (isCompared && !compared.includes(how))
    throw new MusterError(
      'SPEC_UNSUPPORTED',
      `equivalence: ${how} does not compare answers of a council yet`,
      {
        hint: 'Write bytes, tokens or how: cosine, or response.method: optimistic.',
      },
    )
  const className = facts.classNameOf(executorKind(model))
  const manifest = manifestOf(prescription, plan, { blob, className })
  const text = streamManifestText(manifest)
  const { streams } = facts
  const longestMs = manifest.firstMs + manifest.perUnitMs * manifest.maxOutput
  const terms: StreamTerms = {
    client: facts.client,
    signer: facts.signer,
    peer: facts.peerKey,
    token: facts.token,
    content: hashText(text),
    classId: classIdOf(className),
    salt: `0x${randomBytes(32).toString('hex')}`,
    guarantee: plan.guaranteeWei,
    stakeLock: plan.stakeLockWei,
    trustLock: plan.trustLockWei,
    council: plan.council,
    maxSubscribers: plan.maxSubscribers,
    epochSeconds: streams.epochSeconds,
    settleSeconds: streams.settleSeconds,
    settleBlocks: streams.settleBlocks,
    accuseSeconds: streams.accuseSeconds,
    holdSeconds: streams.holdSeconds,
    maxDowntime: Math.ceil(halt.maxDowntime / 1000),
    how: enumCode(checkModes, plan.audit),
    seats: plan.seats,
    unitWork: plan.unitWork,
    runSeconds: Math.min(30 * 86_400, Math.max(1, Math.ceil(longestMs / 1000))),
    rate: facts.rate,
    rules: facts.rulesHash,
  }
  return { plan, className, manifest, text, terms }
}

function manifestOf(
  prescription: StreamPrescription,
  plan: StreamPlan,
  { blob, className }: { blob: BlobId; className: string },
): StreamManifest {
  const { instructions, model, equivalence } = prescription
  const { price } = plan
  const unitWei = price.per === 'answer' ? price.answerWei : price.unitWei
  return {
    version: 1,
    name: prescription.name,
    className,
    model: { blob },
    args: [...model.args],
    env: { ...model.env },
    ...('wasm' in model ? {} : { container: containerOf(model, instructions) }),
    memoryBytes: instructions.memory,
    diskBytes: instructions.disk,
    unit: plan.unit,
    pay: {
      inputUnitWei: price.inputUnitWei.toString(),
      unitWei: unitWei.toString(),
      floorWei: (price.per === 'answer' ? price.answerWei : price.floorWei).toString(),
      mostWei: (price.per === 'answer' ? price.answerWei : price.mostWei).toString(),
    },
    windowUnits: Number(plan.windowUnits),
    maxInput: plan.maxInput,
    maxOutput: Number(plan.maxOutput),
    firstMs: instructions.responseTime.first,
    perUnitMs: instructions.responseTime.perUnit ?? 0,
    noticeSeconds: Math.ceil(instructions.notice / 1000),
    equivalence,
    isPrivate: plan.isPrivate,
  }
}

function containerOf(
  model: Exclude<StreamPrescription['model'], { wasm: string }>,
  { gpu }: StreamPrescription['instructions'],
): NonNullable<StreamManifest['container']> {
  const { command, egress } = model
  return {
    ...('image' in model && { image: model.image }),
    ...(command && { command: [...command] }),
    egress: [...egress],
    ...(gpu && { gpu: gpuAsked(gpu) }),
  }
}
