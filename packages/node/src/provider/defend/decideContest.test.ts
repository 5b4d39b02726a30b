import { expect, it } from 'vitest'
import type { SegmentFinding } from '../../replay/SegmentFinding.ts'
import { decideContest, type RejectedWork } from './decideContest.ts'

const right: SegmentFinding = { segment: 3, verdict: 'right' }
const seen = { walletWei: 5n, members: 3, unreachable: 1 }
const work: RejectedWork = { atStakeWei: 6n, bondWei: 5n, lostLast: false, findings: [right], now: seen }

const decide = (change: Partial<RejectedWork>) => decideContest({ ...work, ...change })
const withVerdict = (verdict: SegmentFinding['verdict']) =>
  decide({ findings: [right, { segment: 5, verdict, why: 'so it is' }] })

it('contests work that its replay confirms, if more than the bond is at stake', () => {
  expect(decide({})).toEqual({ kind: 'contest' })
  expect(decide({ atStakeWei: 5n }).kind).toBe('skip')
})

it('replays the work before it reads facts that may change', () => {
  const { findings: _, now: __, ...before } = work
  expect(decideContest(before)).toEqual({ kind: 'replay' })
  expect(decideContest({ ...before, findings: [right] })).toEqual({ kind: 'readFacts' })
})

it('does not contest when the replay differs, or the states are gone', () => {
  expect(withVerdict('wrong')).toMatchObject({
    kind: 'skip',
    why: expect.stringContaining('segment 5: so it is'),
  })
  expect(withVerdict('no data')).toMatchObject({ kind: 'skip', why: expect.stringContaining('so it is') })
  // a wrong segment is the reason, whatever the other findings are
  const both = [
    { segment: 1, verdict: 'no data' as const },
    { segment: 2, verdict: 'wrong' as const, why: 'other' },
  ]
  expect(decide({ findings: both })).toMatchObject({
    why: expect.stringContaining('a replay on this machine differs'),
  })
})

it('waits while its own host fails, the bond is missing or the jury is out of reach', () => {
  expect(withVerdict('failed').kind).toBe('wait')
  expect(decide({ now: { ...seen, walletWei: 4n } })).toMatchObject({ kind: 'wait' })
  expect(decide({ now: { ...seen, unreachable: 2 } })).toMatchObject({ kind: 'wait' })
})

it('contests when the members out of reach have no majority, or there is no jury', () => {
  expect(decide({ now: { ...seen, members: 4, unreachable: 2 } })).toEqual({ kind: 'contest' })
  expect(decide({ now: { ...seen, members: 4, unreachable: 3 } }).kind).toBe('wait')
  // nobody votes: the bond is returned and nothing is slashed
  expect(decide({ now: { ...seen, members: 0, unreachable: 0 } })).toEqual({ kind: 'contest' })
})

it('does not contest again after the jury contradicted its replay', () => {
  const { findings: _, ...before } = work
  expect(decideContest({ ...before, lostLast: true })).toMatchObject({ kind: 'skip' })
})
