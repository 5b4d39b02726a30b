import { expect, it } from 'vitest'
import { binomialInterval } from './binomialInterval.ts'

it('is the exact interval of Clopper and Pearson', () => {
  const { low, high } = binomialInterval(96, 100)
  expect(low).toBeCloseTo(0.90074, 5)
  expect(high).toBeCloseTo(0.988997, 5)
})

it('has an open end where nothing, or everything, was hit', () => {
  // the rule of three, for two sides: 1 − 0.025^(1/n)
  expect(binomialInterval(0, 20)).toEqual({ low: 0, high: expect.closeTo(1 - 0.025 ** (1 / 20), 9) })
  expect(binomialInterval(20, 20)).toEqual({ low: expect.closeTo(0.025 ** (1 / 20), 9), high: 1 })
  expect(binomialInterval(0, 0)).toEqual({ low: 0, high: 1 })
})
