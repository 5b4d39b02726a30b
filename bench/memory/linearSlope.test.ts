import { expect, it } from 'vitest'
import { linearSlope } from './linearSlope.ts'

it('fits a line through the points, and throws when all points have the same x', () => {
  expect(
    linearSlope([
      [0, 5],
      [10, 25],
    ]),
  ).toBe(2)
  expect(
    linearSlope([
      [0, 1],
      [1, 0],
      [2, 1],
      [3, 0],
    ]),
  ).toBeCloseTo(-0.2)
  expect(() =>
    linearSlope([
      [1, 1],
      [1, 2],
    ]),
  ).toThrow('two different x values')
})
