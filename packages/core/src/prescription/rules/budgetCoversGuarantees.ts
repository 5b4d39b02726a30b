import { formatAmount } from '../../money/formatAmount.ts'
import { tokenAmount } from '../../money/TokenAmount.ts'
import { answersOfGuarantee, guaranteeOf, leastGuarantee } from '../../stream/guaranteeOf.ts'
import { readDuration } from '../fields/duration.ts'
import { defaultResponseTime } from '../Instructions.ts'
import type { Mistake } from '../problems/Problem.ts'
import type { Rule, WrittenTask } from './Rule.ts'

/** Requires guarantees that make cheating lose, and a budget that holds those of the whole council. */
export const budgetCoversGuarantees: Rule = (task, { decimals }) => {
  const max = task.amount('pay', 'max')
  if (task.kind !== 'stream' || max === undefined || max === 0n) return []
  const mistakes: Mistake[] = []
  const text = (wei: bigint) => `"${formatAmount(tokenAmount(wei), decimals)}"`
  const least = leastGuarantee(max)
  const written = task.amount('pay', 'guarantee')
  if (written !== undefined && written < least)
    mistakes.push({
      path: ['pay', 'guarantee'],
      what: `the guarantee covers fewer than ${answersOfGuarantee} answers at max, so that a few wrong answers could pay`,
      hint: `write at least ${text(least)}, or lower max`,
    })
  const guarantee = written === undefined ? defaultGuarantee(task, max) : written < least ? least : written
  const council = task.number('response', 'council')
  const budget = task.amount('pay', 'budget')
  if (budget === undefined) return mistakes
  const seats = council !== undefined && Number.isInteger(council) && council >= 1 ? BigInt(council) : 1n
  if (budget < seats * guarantee)
    mistakes.push({
      path: ['pay', 'budget'],
      what: `the budget does not cover the ${seats === 1n ? 'guarantee' : 'guarantees'} of a council of ${seats} at ${text(guarantee)} each`,
      hint: `write at least ${text(seats * guarantee)}, or lower ${written === undefined ? 'max' : 'guarantee'}`,
    })
  return mistakes
}

function defaultGuarantee(task: WrittenTask, maxWei: bigint): bigint {
  const path = ['instructions', 'responseTime'] as const
  const ms = (field: 'first' | 'perUnit') => {
    if (task.has(...path)) return task.durationMs(...path, field) ?? 0
    const reading = readDuration(defaultResponseTime[field])
    return reading.ok ? reading.ms : 0
  }
  const isFixed = task.text('pay', 'function') === 'fixed'
  const price = task.amount('pay', 'price')
  // without a price that another rule accepts, only the least is certain
  if (!isFixed && (price === undefined || price === 0n || price > maxWei)) return leastGuarantee(maxWei)
  const maxOutput = task.number('instructions', 'maxOutput')
  return guaranteeOf({
    maxWei,
    priceWei: isFixed ? undefined : price,
    firstMs: ms('first'),
    perUnitMs: ms('perUnit'),
    maxOutput:
      maxOutput !== undefined && Number.isInteger(maxOutput) && maxOutput > 0 ? maxOutput : undefined,
  })
}
