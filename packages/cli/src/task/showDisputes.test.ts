import type { DisputeView } from '@muster-network/api'
import { expect, it } from 'vitest'
import { showDisputes } from './showDisputes.ts'

const dispute = {
  deliveryId: `0x${'ab'.repeat(32)}`,
  challenger: `0x${'12'.repeat(20)}`,
  segment: 0,
  forWork: 2,
  againstWork: 0,
  members: 3,
  tolerance: { amount: 1e-8, share: 1e-5 },
  resolved: 'paid',
} as unknown as DisputeView

it('shows the votes and the tolerance of a ruling', () => {
  const text = showDisputes([dispute])
  expect(text).toContain('2 for, 0 against, of 3')
  expect(text).toContain('amount 1e-8, share 0.00001')
})

it('tells a ruling by bytes from no ruling', () => {
  const rows = [
    { ...dispute, tolerance: null },
    { ...dispute, tolerance: null, resolved: 'open' as const },
  ]
  const [, exact, open] = showDisputes(rows).split('\n')
  expect(exact).toMatch(/none +paid/)
  expect(open).toMatch(/- +open/)
})

it('is empty without a dispute', () => {
  expect(showDisputes([])).toBe('')
})
