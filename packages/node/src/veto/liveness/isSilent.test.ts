import { expect, it } from 'vitest'
import { isSilent, peaceMs } from './isSilent.ts'

const facts = {
  lastSeenMs: [100_000],
  awardedMs: 90_000,
  listeningSinceMs: 0,
  nowMs: 116_000,
  silentMs: 15_000,
  heardOthers: 3,
}

it('calls an executor silent when none of its nodes was heard for long enough', () => {
  expect(isSilent(facts).ok).toBe(true)
  expect(isSilent({ ...facts, lastSeenMs: [100_000, 110_000] }).ok).toBe(false)
  expect(isSilent({ ...facts, lastSeenMs: [undefined] }).ok).toBe(true)
})

it('does not count time before the award, or before it listened', () => {
  expect(isSilent({ ...facts, awardedMs: 105_000 }).ok).toBe(false)
  expect(isSilent({ ...facts, listeningSinceMs: 105_000 }).ok).toBe(false)
})

it('blames itself when it hears nobody', () => {
  expect(isSilent({ ...facts, heardOthers: 0 })).toEqual({ ok: false, reason: 'nobody is heard here' })
})

it('asks less and less often who keeps answering', () => {
  expect([1, 2, 3, 20].map(peaceMs)).toEqual([60_000, 120_000, 240_000, 3_600_000])
})
