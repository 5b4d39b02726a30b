import { MusterError } from '../errors/MusterError.ts'
import { seatFee } from '../model/seatFee.ts'
import { formatAmount } from '../money/formatAmount.ts'
import { parseAmount } from '../money/parseAmount.ts'
import { tokenAmount } from '../money/TokenAmount.ts'
import type { NetworkDefinition } from '../network/NetworkDefinition.ts'
import type { StreamPrescription } from '../prescription/Prescription.ts'
import { answersAwaited } from '../stream/answer/decideWeighted.ts'
import type { AnswerPrice } from '../stream/pay/AnswerPrice.ts'
import { type AnswerLimits, dearestWei, guaranteeOf, mostUnits } from '../stream/pay/guaranteeOf.ts'
import { type Confirming, confirmingOf } from './confirmingOf.ts'

/** The units in which the answers of a stream are counted; `answers` when each has the same price. */
export type StreamUnit = keyof NetworkDefinition['streams']['unitWork']

/** How the answers of a stream are audited on the chain. */
export type AuditMode = 'replay' | 'margin' | 'none'

/** Facts about the network and the payment token that the terms of a stream depend on. */
export type StreamFacts = {
  decimals: number
  /** Worth of 1e18 wei of the payment token, in wei of the stake token. */
  rate: bigint
  rules: Record<'seatBase' | 'seatUnitPrice' | 'minStakeLock' | 'minTrustLock', bigint> & {
    rejectLead: number
  }
  streams: NetworkDefinition['streams']
}

/** The terms of a stream that follow from its task file. Wei are of the payment token, except where noted. */
export type StreamPlan = Confirming & {
  unit: StreamUnit
  price: AnswerPrice
  /** The longest input and output of one request, in `unit`. */
  maxInput: number
  maxOutput: bigint
  windowUnits: bigint
  /** v: the most that one answer costs, its input included. */
  dearestWei: bigint
  /** G: the guarantee of each subscriber. */
  guaranteeWei: bigint
  /** S: the stake that each subscriber locks, in the stake token. */
  stakeLockWei: bigint
  /** The client's bond for audits, in the stake token. */
  trustLockWei: bigint
  budgetWei: bigint
  council: number
  maxSubscribers: number
  /** Executors that compute each answer, and those of them that are paid for the whole answer. */
  executors: number
  paidExecutors: number
  /** No stranger but the executors reads a request. */
  isPrivate: boolean
  audit: AuditMode
  seats: number
  unitWork: bigint
}

const one = 10n ** 18n
/** The stake of a subscriber, in guarantees: the contracts' least. */
const stakeGuarantees = 2n
/** The stake of a subscriber, in audits of the longest answer. */
const stakeAudits = 10n
/** The contracts store amounts in 96 bits. */
const mostWei = 2n ** 96n - 1n
/** The contracts' limit of the seats of a replay. */
const mostReplaySeats = 4
/** Least number of places of a stream whose task file names none: room for members that replace others. */
const leastPlaces = 4

/**
 * Turns the task file of a stream into the numbers of its terms.
 *
 * @throws SPEC_UNSUPPORTED for amounts that this network does not accept
 */
export function planStream(prescription: StreamPrescription, facts: StreamFacts): StreamPlan {
  const { instructions, response, pay } = prescription
  const { rules, streams, rate } = facts
  const wei = (text: string) => parseAmount(text, facts.decimals)
  const limits = limitsOf(prescription, facts.decimals)
  const unit: StreamUnit = pay.function === 'fixed' ? 'answers' : (pay.unit as StreamUnit)
  const unitWork = BigInt(streams.unitWork[unit])
  const audit = auditModeOf(prescription)
  const maxOutput = mostUnits(limits)
  const longest = {
    inUnits: BigInt(instructions.maxInput),
    outUnits: unit === 'answers' ? 1n : maxOutput,
  }
  const seats = seatsOf(audit, facts)
  const bondWei = auditBond(seats, { unitWork, rules, ...longest })
  const guaranteeWei = pay.guarantee === undefined ? guaranteeOf(limits) : wei(pay.guarantee)
  const stakeLockWei = most(
    (stakeGuarantees * guaranteeWei * rate + one - 1n) / one,
    stakeAudits * bondWei,
    rules.minStakeLock,
  )
  const leastTrust = audit === 'none' ? rules.minTrustLock : most(rules.minTrustLock, bondWei)
  const trustLockWei = pay.trustLock === undefined ? leastTrust : wei(pay.trustLock)
  if (trustLockWei < leastTrust)
    throw new MusterError('SPEC_UNSUPPORTED', 'pay.trustLock is below the minimum of this stream', {
      details: { wanted: trustLockWei, least: leastTrust },
      hint: `Write at least "${formatAmount(tokenAmount(leastTrust), facts.decimals)}", or leave it out.`,
    })
  const budgetWei = wei(pay.budget)
  requireHeld('pay.budget', budgetWei)
  requireHeld('pay.trustLock', trustLockWei)
  requireHeld('the guarantee', guaranteeWei)
  requireHeld('the stake, twice the guarantee,', stakeLockWei)
  return {
    unit,
    price: answerPriceOf(limits, unit, wei(pay.floor)),
    maxInput: instructions.maxInput,
    maxOutput,
    windowUnits: BigInt(instructions.window),
    dearestWei: dearestWei(limits),
    guaranteeWei,
    stakeLockWei,
    trustLockWei,
    budgetWei,
    council: response.council,
    maxSubscribers: instructions.maxSubscribers ?? Math.max(leastPlaces, 2 * response.council),
    ...answersOf(response),
    ...confirmingOf(prescription),
    isPrivate: prescription.private,
    audit,
    seats,
    unitWork,
  }
}

/** @throws SPEC_UNSUPPORTED for an amount that the contracts cannot store */
function requireHeld(what: string, amount: bigint): void {
  if (amount <= mostWei) return
  throw new MusterError('SPEC_UNSUPPORTED', `${what} is larger than the contracts can hold`, {
    details: { amount, most: mostWei },
    hint: 'Write smaller amounts in pay.',
  })
}

/** One answer that is audited. */
export type AuditedAnswer = Pick<StreamPlan, 'unitWork'> & {
  rules: Pick<StreamFacts['rules'], 'seatBase' | 'seatUnitPrice'>
  inUnits: bigint
  /** 1 for an answer at a fixed price. */
  outUnits: bigint
}

/** Returns the bond of one audit, in the stake token: the fees of its seats, and one fee that a false accusation costs. */
export function auditBond(seats: number, answer: AuditedAnswer): bigint {
  return BigInt(seats + 1) * auditFee(answer)
}

/**
 * Returns the fee of one seat of an audit, in the stake token: for the work of the answer once. A fee counts a window and the
 * last segment, so a segment has half of the work.
 */
export function auditFee({ unitWork, rules, inUnits, outUnits }: AuditedAnswer): bigint {
  const half = ((inUnits + outUnits) * unitWork + 1n) / 2n
  return seatFee({ segmentUnits: half === 0n ? 1n : half, windowSegments: 1, rules }, 1)
}

/** Returns the seats of an audit within the contracts' limits: a replay decides by a lead, which is at most M. */
function seatsOf(audit: AuditMode, { streams, rules }: StreamFacts): number {
  return audit === 'replay' ? Math.min(streams.seats, mostReplaySeats, rules.rejectLead) : streams.seats
}

function limitsOf({ instructions, pay }: StreamPrescription, decimals: number): AnswerLimits {
  const wei = (text: string) => parseAmount(text, decimals)
  const { responseTime, maxInput, maxOutput } = instructions
  return {
    maxWei: wei(pay.max),
    priceWei: pay.function === 'fixed' ? undefined : wei(pay.price),
    inputUnitWei: wei(pay.input),
    maxInput,
    maxOutput,
    firstMs: responseTime.first,
    perUnitMs: responseTime.perUnit ?? 0,
  }
}

function answerPriceOf(
  { maxWei, priceWei, inputUnitWei }: AnswerLimits,
  unit: StreamUnit,
  floorWei: bigint,
): AnswerPrice {
  return unit === 'answers' || priceWei === undefined
    ? { per: 'answer', inputUnitWei, answerWei: maxWei }
    : { per: 'unit', inputUnitWei, unitWei: priceWei, floorWei, mostWei: maxWei }
}

function answersOf(
  response: StreamPrescription['response'],
): Pick<StreamPlan, 'executors' | 'paidExecutors'> {
  const { council } = response
  switch (response.method) {
    case 'optimistic':
      return { executors: 1, paidExecutors: 1 }
    case 'weighted': {
      const awaited = answersAwaited(response.weight, council)
      return { executors: awaited, paidExecutors: awaited }
    }
    case 'unanimous':
      return { executors: council, paidExecutors: council }
    case 'pool':
      return { executors: council, paidExecutors: 1 }
  }
}

/** Returns how seats audit an answer: they compare bytes or tokens, or replay the sampler; nothing else is decided on the chain. */
function auditModeOf({ equivalence, private: isPrivate }: StreamPrescription): AuditMode {
  if (isPrivate) return 'none'
  if (equivalence === 'bytes' || equivalence === 'tokens') return 'replay'
  return equivalence.how === 'margin' ? 'margin' : 'none'
}

const most = (...amounts: bigint[]) => amounts.reduce((a, b) => (a > b ? a : b))
