import { assumedDishonestShare } from '../check/councilOdds.ts'
import { MusterError } from '../errors/MusterError.ts'
import { plantedShare } from '../stream/confirm/drawConfirmation.ts'
import {
  assumedOdds,
  type CheatingBalance,
  type CheatingOdds,
  cheatingLoses,
} from '../stream/exposure/cheatingLoses.ts'
import { type ClassCalibration, maySlash } from '../stream/margin/MissRecord.ts'
import { payFor } from '../stream/pay/AnswerPrice.ts'
import { creditWindows } from '../stream/pay/creditFor.ts'
import { type AskTerms, prepaidFor, windowPay } from '../stream/pay/windows.ts'
import { auditFee, type StreamFacts, type StreamPlan } from './planStream.ts'

/** The shape of a request: the units of its input and of its output. */
export type RequestShape = { input: number; output: number }

/** A shape as its caller names it; the rest is assumed. */
export type AskedShape = { input?: number | undefined; output?: number | undefined }

/** The request that a quote assumes when its caller names none: a short chat, or as much as the stream allows. */
export const defaultShape: RequestShape = { input: 500, output: 250 }

/** Facts about the class of nodes that would serve. */
export type ClassFacts = {
  /** Operators that are independent of the client, and so many that the network's councils need. */
  operators: number
  neededOperators: number
  /** Honest answers of this model that the class has given under checks. */
  calibration: ClassCalibration
}

/** Why a wrong answer cannot cost its executor the stake. */
export type NoSlash = 'private' | 'equivalence' | 'calibration' | 'operators'

/** A stream in numbers. Wei are of the payment token, except where noted. */
export type StreamQuote = {
  shape: RequestShape
  /** The cost of 1,000 requests of this shape: executors, and confirmers with planted answers. */
  answersWei: bigint
  confirmingWei: bigint
  totalWei: bigint
  /** Paid before the answer of such a request: its input and the first window. */
  prepaidWei: bigint
  /** The most that a subscriber serves ahead of its pay, for a client that has settled enough; 0 for a new one. */
  mostCreditWei: bigint
  /** Budget that the guarantees of the council, and of the most subscribers, bind. */
  councilBudgetWei: bigint
  mostBudgetWei: bigint
  /** Subscribers whose guarantees the budget of the task file covers, and requests that it pays. */
  coveredSubscribers: number
  requestsOfBudget: bigint
  /** Expected audits of a day with c subscribers, and the cost of one, in wei of the stake token. */
  auditsPerDay: number
  auditWei: bigint
  /** Strangers that read a request: executors, a confirmer of the confirmed share, the seats of an audited answer. */
  readers: { executors: number; confirmers: number; auditors: number }
  /** π · S · (1 − (1 − q)^(U/v)) > U with U = G, and the odds that it assumes. */
  cheating: CheatingBalance & { odds: CheatingOdds; noSlash: NoSlash | null }
}

const requests = 1_000n
const one = 10n ** 18n
const daySeconds = 86_400
const millionths = 1_000_000n

/** @throws SPEC_REQUEST_TOO_LONG */
export function streamQuote(
  plan: StreamPlan,
  asked: AskedShape,
  facts: StreamFacts,
  members: ClassFacts,
): StreamQuote {
  const shape = {
    input: asked.input ?? Math.min(defaultShape.input, plan.maxInput),
    output: asked.output ?? Math.min(defaultShape.output, Number(plan.maxOutput)),
  }
  const inputUnits = unitsOf('input', shape.input, BigInt(plan.maxInput), plan)
  const isCounted = plan.unit !== 'answers'
  const outputUnits = isCounted ? unitsOf('output', shape.output, plan.maxOutput, plan) : 0n
  const { price, guaranteeWei } = plan
  const answerWei = payFor(price, { inputUnits, outputUnits, complete: true })
  // an executor that loses the race keeps the price of the input
  const losers = BigInt(plan.executors - plan.paidExecutors) * price.inputUnitWei * inputUnits
  const answersWei = requests * (BigInt(plan.paidExecutors) * answerWei + losers)
  const confirmingWei = confirmingCost(plan, inputUnits + outputUnits)
  const totalWei = answersWei + confirmingWei
  const ask: AskTerms = { price, windowUnits: plan.windowUnits, inputUnits, maxUnits: plan.maxOutput }
  const isAudited = plan.audit !== 'none'
  const { epochSeconds, auditShare } = facts.streams
  return {
    shape,
    answersWei,
    confirmingWei,
    totalWei,
    prepaidWei: prepaidFor(ask),
    mostCreditWei: creditWindows * windowPay(ask),
    councilBudgetWei: BigInt(plan.council) * guaranteeWei,
    mostBudgetWei: BigInt(plan.maxSubscribers) * guaranteeWei,
    coveredSubscribers: Math.min(plan.maxSubscribers, Number(plan.budgetWei / guaranteeWei)),
    requestsOfBudget: totalWei === 0n ? 0n : (plan.budgetWei * requests) / totalWei,
    auditsPerDay: isAudited ? Number(auditShare) * plan.council * (daySeconds / epochSeconds) : 0,
    auditWei: isAudited
      ? BigInt(plan.seats) *
        auditFee({
          ...{ unitWork: plan.unitWork, rules: facts.rules, inUnits: inputUnits },
          outUnits: isCounted ? outputUnits : 1n,
        })
      : 0n,
    readers: {
      executors: plan.executors,
      confirmers: plan.confirmer === 'council' && plan.confirmedShare > 0 ? 1 : 0,
      auditors: isAudited ? plan.seats : 0,
    },
    cheating: cheatingOf(plan, facts, members),
  }
}

function unitsOf(what: 'input' | 'output', units: number, most: bigint, { unit }: StreamPlan): bigint {
  if (Number.isSafeInteger(units) && units >= 0 && BigInt(units) <= most) return BigInt(units)
  throw new MusterError('SPEC_REQUEST_TOO_LONG', `${what} ${units} is not between 0 and ${most} ${unit}`, {
    details: { units, most },
    hint: `The task file allows at most ${most}; raise ${what === 'input' ? 'instructions.maxInput' : 'pay.max or instructions.maxOutput'} for longer requests.`,
  })
}

/** Returns the cost of confirming 1,000 answers, rounded up: a confirmer reads request and answer at the price of input. */
function confirmingCost({ confirmer, confirmedShare, price }: StreamPlan, units: bigint): bigint {
  if (confirmer !== 'council') return 0n
  const real = BigInt(Math.round(confirmedShare * Number(millionths)))
  const planted = BigInt(Math.round(plantedShare * Number(millionths)))
  const rest = millionths - planted
  const asks = requests * real * price.inputUnitWei * units
  return (asks + rest - 1n) / rest
}

function cheatingOf(plan: StreamPlan, facts: StreamFacts, members: ClassFacts): StreamQuote['cheating'] {
  const noSlash = noSlashOf(plan, facts, members)
  const odds: CheatingOdds = {
    ...assumedOdds,
    confirmedShare: plan.confirmedShare,
    dishonestShare: plan.confirmer === 'own' ? 0 : assumedDishonestShare,
    slashChance: noSlash === null ? assumedOdds.slashChance : 0,
  }
  const stakes = {
    stakeWei: (plan.stakeLockWei * one) / facts.rate,
    exposureWei: plan.guaranteeWei,
    dearestWei: plan.dearestWei,
  }
  return { ...cheatingLoses(stakes, odds), odds, noSlash }
}

function noSlashOf(plan: StreamPlan, { streams }: StreamFacts, members: ClassFacts): NoSlash | null {
  if (plan.audit === 'none') return plan.isPrivate ? 'private' : 'equivalence'
  if (members.operators < members.neededOperators) return 'operators'
  if (plan.audit === 'margin' && !maySlash(members.calibration, streams.calibratedAnswers))
    return 'calibration'
  return null
}
