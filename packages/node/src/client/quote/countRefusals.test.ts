import { expect, it } from 'vitest'
import { countRefusals } from './countRefusals.ts'

it('counts by reason, the most frequent first, in the words of the first', () => {
  const refusals = [
    { reason: 'price', why: 'asks 3' },
    { reason: 'region', why: 'is in us' },
    { reason: 'region', why: 'is in de' },
  ]
  expect(countRefusals(refusals)).toEqual([
    { reason: 'region', why: 'is in us', count: 2 },
    { reason: 'price', why: 'asks 3', count: 1 },
  ])
})
