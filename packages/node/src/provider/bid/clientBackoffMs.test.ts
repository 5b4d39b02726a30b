import { expect, it } from 'vitest'
import { clientBackoffMs } from './clientBackoffMs.ts'

it('backs off exponentially from a client that does not answer, after the time that a restart takes', () => {
  expect([1, 10, 11, 12, 15].map(clientBackoffMs)).toEqual([1_000, 1_000, 2_000, 4_000, 32_000])
  expect([16, 5_000].map(clientBackoffMs)).toEqual([60_000, 60_000])
})
