import { readAmount } from '../../money/readAmount.ts'
import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

const amounts = [
  ...['max', 'floor', 'price', 'input', 'guarantee'],
  ...['pricePerBillion', 'budget', 'trustLock'],
] as const

/** Requires amounts that the token can express and that leave room for a bid. */
export const payAddsUp: Rule = (task, { decimals }) => {
  const mistakes: Mistake[] = []
  const add = (field: string, what: string, hint: string) =>
    mistakes.push({ path: ['pay', field], what, hint })

  for (const field of amounts) {
    const reading = readAmount(task.text('pay', field) ?? '0', decimals)
    if (!reading.ok && reading.reason === 'too-many-decimals') add(field, reading.what, reading.hint)
  }
  const max = task.amount('pay', 'max')
  const floor = task.amount('pay', 'floor')
  const price = task.amount('pay', 'price')

  if (max === 0n)
    add('max', 'a max of 0 allows no bid', 'write the maximum price of the work, such as "12.5"')
  if (max !== undefined && floor !== undefined && max > 0n && floor > max)
    add('floor', 'the floor exceeds max and allows no bid', 'lower floor or raise max')
  if (task.amount('pay', 'pricePerBillion') === 0n)
    add('pricePerBillion', 'a price of 0 attracts no bid', 'write the price of 1,000,000,000 units')
  if (task.kind === 'stream') {
    if (price === 0n) add('price', 'a price of 0 attracts no provider', 'write the price of one unit')
    if (max !== undefined && price !== undefined && price > max)
      add(
        'price',
        'the price of one unit exceeds max, the maximum of a whole answer',
        'lower price or raise max',
      )
  }
  if (task.text('pay', 'unit') === 'gas' && (task.has('model', 'image') || task.has('model', 'archive')))
    add('unit', 'gas is only counted in wasm programs', 'write another unit, such as hours, tokens or frames')
  if (task.flag('pay', 'allOrNothing') === true && (task.number('model', 'parts') ?? 1) === 1)
    add(
      'allOrNothing',
      'allOrNothing has no effect on a task with one part',
      'remove it, or raise model.parts',
    )
  return mistakes
}
