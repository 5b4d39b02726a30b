import { expect, it } from 'vitest'
import { fillMissingDays } from './fillMissingDays.ts'

it('shows thirty days up to today, including days without earnings', () => {
  const day = 86_400_000
  const days = fillMissingDays([{ dayMs: 98 * day, earnedWei: 7n }], 100 * day + 5)
  expect(days).toHaveLength(30)
  expect(days[0]!.dayMs).toBe(71 * day)
  expect(days.slice(-3)).toEqual([
    { dayMs: 98 * day, earnedWei: 7n },
    { dayMs: 99 * day, earnedWei: 0n },
    { dayMs: 100 * day, earnedWei: 0n },
  ])
})
