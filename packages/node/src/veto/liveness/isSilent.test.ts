import { expect, it } from 'vitest'
import { challengeBackoffMs, isSilent } from './isSilent.ts'

const facts = {
  lastSeenMs: [100_000],
  awardedMs: 90_000,
  listeningSinceMs: 0,
  nowMs: 116_000,
  silentMs: 15_000,
  heardOthers: 3,
}

it('finds an executor silent when none of its nodes sent a heartbeat for long enough', () => {
  expect(isSilent(facts).ok).toBe(true)
  expect(isSilent({ ...facts, lastSeenMs: [100_000, 110_000] }).ok).toBe(false)
  expect(isSilent({ ...facts, lastSeenMs: [undefined] }).ok).toBe(true)
})

it('ignores the time before the award, and before this node listened', () => {
  expect(isSilent({ ...facts, awardedMs: 105_000 }).ok).toBe(false)
  expect(isSilent({ ...facts, listeningSinceMs: 105_000 }).ok).toBe(false)
})

it('blames its own connection when it receives no heartbeats at all', () => {
  expect(isSilent({ ...facts, heardOthers: 0 })).toEqual({
    ok: false,
    reason: 'this node receives no heartbeats',
  })
})

it('backs off from an executor that keeps answering', () => {
  expect([1, 2, 3, 20].map(challengeBackoffMs)).toEqual([60_000, 120_000, 240_000, 3_600_000])
})
