import { expect, it } from 'vitest'
import { readTolerance, toleranceOf } from './toleranceOf.ts'

it('keeps the tolerance of a task file through the chain', () => {
  const tensors = toleranceOf({ how: 'tensors', absolute: 1e-8, relative: 1e-5 })
  expect(tensors).toBe((10_000n << 64n) | 10_000_000n)
  expect(readTolerance(tensors)).toEqual({ amount: 1e-8, share: 1e-5 })
  const pixels = toleranceOf({ how: 'pixels', tolerance: 2, share: 0.001 })
  expect(readTolerance(pixels)).toEqual({ amount: 2, share: 0.001 })
})

it('fits the largest tolerance that a task file may have', () => {
  const largest = toleranceOf({ how: 'tensors', absolute: 1e6, relative: 1 })
  expect(largest).toBeLessThan(1n << 128n)
  expect(readTolerance(largest)).toEqual({ amount: 1e6, share: 1 })
})

it('has none for bytes and for a client’s own function', () => {
  expect([toleranceOf('bytes'), toleranceOf({ how: 'wasm' })]).toEqual([0n, 0n])
  expect(readTolerance(0n)).toBeNull()
})
