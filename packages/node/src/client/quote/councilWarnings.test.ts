import { type CheckTerms, checkPlan, tokenAmount } from '@muster-network/core'
import { expect, it } from 'vitest'
import { councilWarnings } from './councilWarnings.ts'

const terms: CheckTerms = {
  how: 'replay',
  parts: 1,
  replicas: 1,
  maxUnits: 1_000n,
  segmentUnits: 20n,
  milestoneSegments: 0n,
  deliveries: 1,
  windows: 1,
  windowSegments: 2,
  lockTenths: 16,
  exact: false,
  rate: 10n ** 18n,
  lead: 1,
  rejectLead: 7,
  cap: 31,
  price: tokenAmount(1_000n),
  stakeLock: tokenAmount(20n),
}

it('warns that the council of a small network is weaker', () => {
  expect(councilWarnings(checkPlan(terms))).toEqual([])
  const [warning, ...others] = councilWarnings(checkPlan({ ...terms, rejectLead: 3, cap: 5 }))
  expect(warning).toContain('Its check is weaker')
  expect(warning).toMatch(/accepts 2\d\.\d% of the wrong work/)
  expect(others).toEqual([])
})

it('warns when a forged link would pay', () => {
  expect(councilWarnings(checkPlan({ ...terms, lockTenths: 11 }))).toEqual([
    'The lock is too small to deter a cheater: one forged link would pay on average.',
  ])
})

it('has nothing to say about work without a council', () => {
  expect(councilWarnings(checkPlan({ ...terms, how: 'none', rejectLead: 3, cap: 5 }))).toEqual([])
})
