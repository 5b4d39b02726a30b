import { expect, it } from 'vitest'
import { answerTimes } from './answerTimes.ts'
import { decideToServe } from './decideToServe.ts'

const limits = { memoryBytes: 1_000, diskBytes: 2_000, slots: 1, queue: 1, maxRunMs: 1 }
const settings = { limits, unitsPerSecond: 1_000n }
const job = { memoryBytes: 1_000n, diskBytes: 2_000n, units: 10_000n }
const answerMs = 60_000
const decide = (change: Partial<typeof job>, leftMs = answerMs) =>
  decideToServe({ ...job, ...change }, settings, answerTimes(leftMs, answerMs))

it('serves a job that fits the limits of the owner and the time that is left', () => {
  expect(decide({})).toEqual({ ok: true, waitMs: 15_000 })
  // 60 s less 15 s to post, 15 s for the data and 28 s for the replay
  expect(decide({ units: 28_000n })).toEqual({ ok: true, waitMs: 2_000 })
})

it('abstains from a job above the limits of the owner', () => {
  expect(decide({ memoryBytes: 1_001n })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('memory'),
  })
  expect(decide({ diskBytes: 2_001n })).toMatchObject({ ok: false, reason: expect.stringContaining('disk') })
})

it('abstains when its measured speed is too low for the time that is left', () => {
  expect(decide({ units: 31_000n })).toEqual({
    ok: false,
    reason: 'this machine needs 31000 ms for the replay; 30000 ms are left',
  })
  expect(decide({ units: 28_000n }, 57_000)).toMatchObject({ ok: false })
})

it('abstains when it was busy so long that the executor would have too little time to serve', () => {
  expect(decide({ units: 1n }, 45_000)).toEqual({ ok: true, waitMs: 0 })
  expect(decide({ units: 1n }, 44_999)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('executor'),
  })
})
