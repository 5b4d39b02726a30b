import { readAmount } from '../../money/readAmount.ts'
import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

const amounts = ['max', 'floor', 'price', 'pricePerBillion', 'budget', 'trustLock'] as const

/** Amounts that the token can express, in an order that leaves room for a bid. */
export const payAddsUp: Rule = (task, { decimals }) => {
  const found: Mistake[] = []
  const add = (field: string, what: string, hint: string) => found.push({ path: ['pay', field], what, hint })

  for (const field of amounts) {
    const reading = readAmount(task.text('pay', field) ?? '0', decimals)
    if (!reading.ok && reading.reason === 'too-many-decimals') add(field, reading.what, reading.hint)
  }
  const max = task.amount('pay', 'max')
  const floor = task.amount('pay', 'floor')
  const budget = task.amount('pay', 'budget')
  const price = task.amount('pay', 'price')

  if (max === 0n)
    add('max', 'with a most of 0 nobody can bid', 'write what the work may cost, such as "12.5"')
  if (max !== undefined && floor !== undefined && max > 0n && floor > max)
    add('floor', 'the floor is above max, so that no bid fits', 'lower floor or raise max')
  if (task.amount('pay', 'pricePerBillion') === 0n)
    add('pricePerBillion', 'units cost 0, so that nobody would bid', 'write the price of 1,000,000,000 units')
  if (task.kind === 'stream') {
    if (max !== undefined && budget !== undefined && budget < max)
      add('budget', 'the budget does not cover one answer at max', 'raise budget or lower max')
    if (price === 0n)
      add('price', 'a unit costs 0, so that nobody would answer', 'write the price of one unit')
    if (max !== undefined && price !== undefined && price > max)
      add('price', 'one unit costs more than max, the most for a whole answer', 'lower price or raise max')
  }
  if (task.text('pay', 'unit') === 'gas' && (task.has('model', 'image') || task.has('model', 'archive')))
    add('unit', 'gas is counted in wasm programs only', 'write another unit, such as hours, tokens or frames')
  if (task.flag('pay', 'allOrNothing') === true && (task.number('model', 'parts') ?? 1) === 1)
    add(
      'allOrNothing',
      'the task has one part, so that allOrNothing has no meaning',
      'remove it, or raise model.parts',
    )
  return found
}
