import { describe, expect, it } from 'vitest'
import { seededRandom } from './seededRandom.ts'
import { drawWindows, segmentsOfWindow, windowCount } from './windowOf.ts'

describe('windows of a delivery', () => {
  it.each([
    [50, 2],
    [49, 2],
    [1, 2],
    [7, 7],
    [1000, 3],
  ])('cover %d segments in windows of %d, each once', (segments, width) => {
    const covered = Array.from({ length: windowCount(segments, width) }, (_, window) => {
      const { first, end } = segmentsOfWindow(window, segments, width)
      expect(end - first).toBeGreaterThanOrEqual(1)
      return Array.from({ length: end - first }, (__, index) => first + index)
    })
    expect(covered.flat()).toEqual(Array.from({ length: segments }, (_, index) => index))
  })

  it('are drawn without repeats, each as often as any other', () => {
    const random = seededRandom(5)
    const hash = () =>
      BigInt(Math.floor(random() * 2 ** 32)) * 2n ** 21n + BigInt(Math.floor(random() * 2 ** 21))
    const times = Array<number>(25).fill(0)
    for (let round = 0; round < 10_000; round++) {
      const drawn = drawWindows([hash(), hash(), hash()], 3, 25)
      expect(new Set(drawn).size).toBe(3)
      for (const window of drawn) times[window]!++
    }
    // 1,200 each; five standard deviations are 163
    for (const count of times) expect(Math.abs(count - 1200)).toBeLessThan(163)
  })

  it('are all drawn when as many are asked for as there are', () => {
    expect(drawWindows([5n, 9n, 2n], 3, 3).sort()).toEqual([0, 1, 2])
  })
})
