import { expect, it } from 'vitest'
import type { SegmentFinding } from '../../veto/dispute/Evidence.ts'
import { decideContest, type RejectedWork } from './decideContest.ts'

const right: SegmentFinding = { segment: 3, verdict: 'right' }
const seen = { walletWei: 5n, members: 3, blind: 1 }
const work: RejectedWork = { atStakeWei: 6n, bondWei: 5n, lostLast: false, findings: [right], now: seen }

const decide = (change: Partial<RejectedWork>) => decideContest({ ...work, ...change })
const found = (verdict: SegmentFinding['verdict']) =>
  decide({ findings: [right, { segment: 5, verdict, why: 'so it is' }] })

it('contests what its second run agrees with, where more is lost than the bond', () => {
  expect(decide({})).toEqual({ kind: 'contest' })
  expect(decide({ atStakeWei: 5n }).kind).toBe('leave')
})

it('runs the work again before it looks at anything that may change', () => {
  const { findings: _, now: __, ...before } = work
  expect(decideContest(before)).toEqual({ kind: 'replay' })
  expect(decideContest({ ...before, findings: [right] })).toEqual({ kind: 'look' })
})

it('bets nothing on a machine whose second run differs, or whose states are gone', () => {
  expect(found('wrong')).toMatchObject({ kind: 'leave', why: expect.stringContaining('segment 5: so it is') })
  expect(found('no data')).toMatchObject({ kind: 'leave', why: expect.stringContaining('so it is') })
  // a wrong one is the reason, whatever else was found
  const both = [
    { segment: 1, verdict: 'no data' as const },
    { segment: 2, verdict: 'wrong' as const, why: 'other' },
  ]
  expect(decide({ findings: both })).toMatchObject({ why: expect.stringContaining('second run') })
})

it('waits for its own host, for the bond, and for the panel', () => {
  expect(found('failed').kind).toBe('wait')
  expect(decide({ now: { ...seen, walletWei: 4n } })).toMatchObject({ kind: 'wait' })
  expect(decide({ now: { ...seen, blind: 2 } })).toMatchObject({ kind: 'wait' })
})

it('contests before a panel of which those that do not see it cannot decide, or before none', () => {
  expect(decide({ now: { ...seen, members: 4, blind: 2 } })).toEqual({ kind: 'contest' })
  expect(decide({ now: { ...seen, members: 4, blind: 3 } }).kind).toBe('wait')
  // nobody votes: the bond comes back and nothing is slashed
  expect(decide({ now: { ...seen, members: 0, blind: 0 } })).toEqual({ kind: 'contest' })
})

it('does not bet again after the panel was of another mind than its second run', () => {
  const { findings: _, ...before } = work
  expect(decideContest({ ...before, lostLast: true })).toMatchObject({ kind: 'leave' })
})
