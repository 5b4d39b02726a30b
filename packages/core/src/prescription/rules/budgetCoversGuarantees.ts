import { formatAmount } from '../../money/formatAmount.ts'
import { tokenAmount } from '../../money/TokenAmount.ts'
import {
  type AnswerLimits,
  answersOfGuarantee,
  dearestWei,
  guaranteeOf,
  leastGuarantee,
} from '../../stream/pay/guaranteeOf.ts'
import { readDuration } from '../fields/duration.ts'
import { defaultMaxInput, defaultResponseTime } from '../Instructions.ts'
import type { Mistake } from '../problems/Problem.ts'
import type { Rule, WrittenTask } from './Rule.ts'

/** Requires guarantees that make cheating lose, and a budget that holds those of the whole council. */
export const budgetCoversGuarantees: Rule = (task, { decimals }) => {
  const maxWei = task.amount('pay', 'max')
  if (task.kind !== 'stream' || maxWei === undefined || maxWei === 0n) return []
  const mistakes: Mistake[] = []
  const text = (wei: bigint) => `"${shorten(formatAmount(tokenAmount(wei), decimals))}"`
  const limits = limitsOf(task, maxWei)
  const least = leastGuarantee(limits)
  const written = task.amount('pay', 'guarantee')
  const dear = limits.inputUnitWei > 0n ? 'max, input or maxInput' : 'max'
  if (written !== undefined && written < least)
    mistakes.push({
      path: ['pay', 'guarantee'],
      what: `the guarantee covers fewer than ${answersOfGuarantee} answers at ${text(dearestWei(limits))}, so that wrong answers could pay`,
      hint: `write at least ${text(least)}, or lower ${dear}`,
    })
  const guarantee = written === undefined ? guaranteeOf(limits) : written < least ? least : written
  const budget = task.amount('pay', 'budget')
  const other =
    guarantee === least
      ? `lower ${dear}`
      : written === undefined
        ? `guarantee: ${text(least)}`
        : 'lower guarantee'
  const council = wholeAbove0(task.number('response', 'council')) ?? 1
  if (budget !== undefined && budget < BigInt(council) * guarantee)
    mistakes.push({
      path: ['pay', 'budget'],
      what: `the budget does not cover the ${council === 1 ? 'guarantee' : 'guarantees'} of a council of ${council} at ${text(guarantee)} each`,
      hint: `write at least ${text(BigInt(council) * guarantee)}, or ${other}`,
    })
  return mistakes
}

function limitsOf(task: WrittenTask, maxWei: bigint): AnswerLimits {
  const path = ['instructions', 'responseTime'] as const
  const ms = (field: 'first' | 'perUnit') => {
    if (task.has(...path)) return task.durationMs(...path, field) ?? 0
    const reading = readDuration(defaultResponseTime[field])
    return reading.ok ? reading.ms : 0
  }
  const isFixed = task.text('pay', 'function') === 'fixed'
  const price = task.amount('pay', 'price')
  // without a price that another rule accepts, only the least guarantee is certain
  const isPriced = isFixed || (price !== undefined && price > 0n && price <= maxWei)
  return {
    maxWei,
    priceWei: isFixed ? undefined : price,
    inputUnitWei: task.amount('pay', 'input') ?? 0n,
    maxInput: wholeAbove0(task.number('instructions', 'maxInput')) ?? defaultMaxInput,
    maxOutput: wholeAbove0(task.number('instructions', 'maxOutput')),
    firstMs: isPriced ? ms('first') : 0,
    perUnitMs: isPriced ? ms('perUnit') : 0,
  }
}

/** No token has amounts of this length; a hostile file may, and the text of a mistake is bounded. */
const shorten = (amount: string) => (amount.length > 60 ? `${amount.slice(0, 60)}…` : amount)

const wholeAbove0 = (value: number | undefined) =>
  value !== undefined && Number.isInteger(value) && value > 0 ? value : undefined
