import { expect, it } from 'vitest'
import { formatEta } from './formatEta.ts'

it('writes both ends of the range, or one when they read the same', () => {
  expect(formatEta({ lowMs: 40_000, highMs: 120_000 })).toBe('40 s – 2 min')
  expect(formatEta({ lowMs: 40_000, highMs: 40_300 })).toBe('40 s')
})
