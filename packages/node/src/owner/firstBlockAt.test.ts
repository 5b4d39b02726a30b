import { expect, it } from 'vitest'
import { firstBlockAt } from './firstBlockAt.ts'

it.each([
  [0, 0],
  [100, 0],
  [101, 1],
  [5_000_100, 500_000],
  [9_999_999_999, 1_000_000],
])('finds the first block at %i seconds in few calls', async (seconds, block) => {
  let asked = 0
  const found = await firstBlockAt(seconds, 1_000_000, async (number) => {
    asked++
    return 100 + number * 10
  })
  expect(found).toBe(block)
  expect(asked).toBeLessThanOrEqual(21)
})
