import { expect, it } from 'vitest'
import { describeRate } from './describeRate.ts'

const rate = { code: 'EUR', perToken: '0.35' }

it.each([
  [{ from: 'settings', atMs: null }, '1 MUST = 0.35 EUR, from the settings'],
  [{ from: 'dashboard', atMs: null }, '1 MUST = 0.35 EUR, set on the Budget page'],
  [{ from: 'rates.example', atMs: 0 }, '1 MUST = 0.35 EUR, from rates.example, 90 min ago'],
  [{ from: 'rates.example', atMs: -9e6 }, '1 MUST = 0.35 EUR, from rates.example, 4 h ago'],
  [{ from: '/srv/rate', atMs: 5.4e6 + 1 }, '1 MUST = 0.35 EUR, from /srv/rate, less than a minute ago'],
])('describes a rate of %j', (origin, text) => {
  expect(describeRate({ ...rate, ...origin }, 'MUST', 90 * 60_000)).toBe(text)
})
