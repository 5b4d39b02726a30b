import { expect, it } from 'vitest'
import { unitLimit } from './unitLimit.ts'

const hour = 3_600_000_000_000n

it('leaves more room above a trial than above earlier runs', () => {
  expect(unitLimit({ units: 100_000_000_000n, by: 'history' }, hour)).toBe(400_000_000_000n)
  expect(unitLimit({ units: 100_000_000_000n, by: 'trial' }, hour)).toBe(800_000_000_000n)
})

it('is at least 50 segments of a second, and at most what the task allows', () => {
  expect(unitLimit({ units: 1n, by: 'trial' }, hour)).toBe(50_000_000_000n)
  expect(unitLimit({ units: hour, by: 'trial' }, hour)).toBe(hour)
  expect(unitLimit({ units: 1n, by: 'trial' }, 7n)).toBe(7n)
})
