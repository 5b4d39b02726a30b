import { expect, it } from 'vitest'
import { etaWords, formatShare } from './share.ts'

it('rounds a share down, and shows none while nothing was measured', () => {
  expect(formatShare(0.999)).toBe('99%')
  expect(formatShare(null)).toBe('-')
})

it('writes a range with its unit once', () => {
  expect(etaWords({ lowMs: 20_000, highMs: 45_000 })).toEqual(['20 to 45 s left'])
  expect(etaWords({ lowMs: 45_000, highMs: 120_000 })).toEqual(['45 s to 2 min left'])
  expect(etaWords({ lowMs: 119_000, highMs: 120_000 })).toEqual(['about 2 min left'])
  expect(etaWords(null)).toEqual([])
})
