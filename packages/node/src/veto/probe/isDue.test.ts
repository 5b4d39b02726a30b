import { expect, it } from 'vitest'
import { isDue } from './isDue.ts'

const facts = {
  isOnline: true,
  isProven: false,
  leftMs: 80_000_000,
  epochMs: 86_400_000,
  everyMs: 5_000,
  chance: 0.5,
}

it('probes at random, rarely, and only online nodes without a proven score', () => {
  expect(isDue(facts)).toBe(false)
  expect(isDue({ ...facts, chance: 0.000_1 })).toBe(true)
  expect(isDue({ ...facts, chance: 0, isProven: true })).toBe(false)
  expect(isDue({ ...facts, chance: 0, isOnline: false })).toBe(false)
})

it('probes every remaining node before the epoch ends', () => {
  expect(isDue({ ...facts, leftMs: 20_000_000 })).toBe(true)
})
