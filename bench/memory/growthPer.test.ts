import { expect, it } from 'vitest'
import { growthPer } from './growthPer.ts'

it('finds the line through its points, and says when there is none', () => {
  expect(
    growthPer([
      [0, 5],
      [10, 25],
    ]),
  ).toBe(2)
  expect(
    growthPer([
      [0, 1],
      [1, 0],
      [2, 1],
      [3, 0],
    ]),
  ).toBeCloseTo(-0.2)
  expect(() =>
    growthPer([
      [1, 1],
      [1, 2],
    ]),
  ).toThrow()
})
