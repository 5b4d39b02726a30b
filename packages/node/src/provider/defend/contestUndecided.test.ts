import { expect, it } from 'vitest'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import type { Assignment } from '../Assignment.ts'
import { canContestUndecided } from './contestUndecided.ts'

const replica = (stage: string, more: object = {}) =>
  ({
    stage,
    contested: false,
    outcome: 'open',
    delivery: { root: `0x${'0'.repeat(64)}` },
    ...more,
  }) as LedgerDelivery
const sealed = (equivalence?: object) =>
  ({ salt: '0x1', work: { manifest: { equivalence } } }) as unknown as Assignment

it('contests an outvoted replica', () => {
  expect(canContestUndecided(replica('rejected'), sealed(), { exact: true })).toBe(true)
})

it('contests an undecided replica where all honest ones are equal: two others kept their seals closed, or differ', () => {
  expect(canContestUndecided(replica('undecided'), sealed(), { exact: true })).toBe(true)
  // two replicas that must be equal and are not have no jury to ask
  expect(canContestUndecided(replica('undecided'), sealed(), { exact: false })).toBe(false)
  expect(canContestUndecided(replica('undecided'), sealed({ how: 'pixels' }), { exact: false })).toBe(true)
})

it('contests nothing that is accepted, contested or closed', () => {
  expect(canContestUndecided(replica('accepted'), sealed(), { exact: true })).toBe(false)
  expect(canContestUndecided(replica('undecided', { contested: true }), sealed(), { exact: true })).toBe(
    false,
  )
  expect(canContestUndecided(replica('rejected', { outcome: 'fraud' }), sealed(), { exact: true })).toBe(
    false,
  )
})
