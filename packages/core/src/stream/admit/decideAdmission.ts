import { amountInWords as tokens } from '../../money/amountInWords.ts'

/** Reasons why a gateway does not admit a provider. A refusal names all that apply. */
export const admissionRefusals = [
  'not-open',
  'full',
  'budget',
  'class',
  'price',
  'score',
  'record',
  'stake',
  'expelled',
] as const
export type AdmissionRefusal = (typeof admissionRefusals)[number]

/** The published rule of a stream, and the room that is left in it. */
export type AdmissionRule = {
  isOpen: boolean
  className: string
  /** The most that the client pays for one unit of output. */
  mostUnitWei: bigint
  /** The lowest measured score of a node. */
  minScore: number
  /** The largest share of checked work that may have been wrong, in 1/10,000. */
  worstFaultBps: number
  /** S, in the stake token. */
  stakeLockWei: bigint
  subscribers: number
  maxSubscribers: number
  /** G, and the budget that is no subscriber's guarantee. */
  guaranteeWei: bigint
  freeWei: bigint
}

/** A provider that asks to join: its offer, and what the chain and the gateway know about it. */
export type Applicant = {
  className: string
  unitWei: bigint
  score: number
  faultBps: number
  freeStakeWei: bigint
  /** Guarantee and stake of an earlier subscription that the contract still holds. */
  heldGuaranteeWei: bigint
  heldStakeWei: bigint
  /** True when it was slashed for a wrong answer in this stream. */
  expelled: boolean
}

export type AdmissionDecision =
  | { ok: true }
  | { ok: false; reasons: { reason: AdmissionRefusal; why: string }[] }

/** Decides an admission by the published rule alone, so that the same provider gets the same decision from everybody. */
export function decideAdmission(rule: AdmissionRule, applicant: Applicant): AdmissionDecision {
  const reasons: { reason: AdmissionRefusal; why: string }[] = []
  const refuseIf = (holds: boolean, reason: AdmissionRefusal, why: string) => {
    if (holds) reasons.push({ reason, why })
  }
  const { className, unitWei, score, faultBps } = applicant
  const guaranteeWei = rule.guaranteeWei - applicant.heldGuaranteeWei
  const stakeWei = rule.stakeLockWei - applicant.heldStakeWei
  refuseIf(!rule.isOpen, 'not-open', 'the stream is ending')
  refuseIf(
    rule.subscribers >= rule.maxSubscribers,
    'full',
    `the stream has ${rule.subscribers} of at most ${rule.maxSubscribers} subscribers`,
  )
  refuseIf(
    guaranteeWei > rule.freeWei,
    'budget',
    `a guarantee takes ${tokens(guaranteeWei)} of the budget; ${tokens(rule.freeWei)} are free`,
  )
  refuseIf(
    className !== rule.className,
    'class',
    `the stream requires class ${rule.className}; the node has ${className}`,
  )
  refuseIf(
    unitWei > rule.mostUnitWei,
    'price',
    `the provider asks for ${tokens(unitWei)} for a unit; the client pays at most ${tokens(rule.mostUnitWei)}`,
  )
  refuseIf(
    score < rule.minScore,
    'score',
    `the stream requires a score of ${rule.minScore}; the node has ${score}`,
  )
  refuseIf(
    faultBps > rule.worstFaultBps,
    'record',
    `${faultBps / 100}% of the provider's checked work was wrong; the stream accepts ${rule.worstFaultBps / 100}%`,
  )
  refuseIf(
    stakeWei > applicant.freeStakeWei,
    'stake',
    `a subscription locks ${tokens(stakeWei)} of stake; the provider has ${tokens(applicant.freeStakeWei)} free`,
  )
  refuseIf(applicant.expelled, 'expelled', 'the provider was slashed in this stream')
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true }
}
