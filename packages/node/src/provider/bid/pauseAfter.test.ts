import { expect, it } from 'vitest'
import { pauseAfter } from './pauseAfter.ts'

it('asks a client that does not answer ever more rarely, after the time that a restart takes', () => {
  expect([1, 10, 11, 12, 15].map(pauseAfter)).toEqual([1_000, 1_000, 2_000, 4_000, 32_000])
  expect([16, 5_000].map(pauseAfter)).toEqual([60_000, 60_000])
})
