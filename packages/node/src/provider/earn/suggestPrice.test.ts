import { expect, it } from 'vitest'
import { rangeOf } from './suggestPrice.ts'

it('is the middle half of what was paid', () => {
  expect(rangeOf([5n, 1n, 3n, 2n, 4n])).toEqual({ low: 2n, usual: 3n, high: 4n, samples: 5 })
  expect(rangeOf([7n])).toEqual({ low: 7n, usual: 7n, high: 7n, samples: 1 })
  expect(rangeOf([])).toBeUndefined()
})
