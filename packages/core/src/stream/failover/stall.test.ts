import { describe, expect, it } from 'vitest'
import { stallAfterMs, usualWaitMs } from './stall.ts'

describe('stallAfterMs', () => {
  it.each([
    [0, 1_000],
    [50, 1_000],
    [250, 1_000],
    [251, 1_004],
    [2_000, 8_000],
  ])('after gaps of %d ms waits %d ms', (usual, wait) => {
    expect(stallAfterMs(usual)).toBe(wait)
  })
})

describe('usualWaitMs', () => {
  it('is the median, which one stall does not move', () => {
    expect(usualWaitMs([50, 9_000, 40, 60, 50])).toBe(50)
    expect(usualWaitMs([30, 10])).toBe(10)
    expect(usualWaitMs([])).toBeUndefined()
  })
})
