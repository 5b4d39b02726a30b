import { expect, it } from 'vitest'
import { expectedUnits } from './expectedUnits.ts'

const estimate = { units: 700n, by: 'history' as const }

it('prefers the largest delivered part of the same task to the estimate', () => {
  const parts = [
    { status: 'delivered' as const, units: 500n },
    { status: 'ended' as const, units: 600n },
    { status: 'running' as const, units: 900n },
  ]
  expect(expectedUnits({ estimate }, parts)).toEqual({ units: 600n, by: 'parts' })
})

it('uses the estimate while no part is delivered, and knows nothing without one', () => {
  const parts = [
    { status: 'running' as const, units: 900n },
    { status: 'ended' as const, units: 0n },
  ]
  expect(expectedUnits({ estimate }, parts)).toEqual(estimate)
  expect(expectedUnits({}, parts)).toBeUndefined()
})
