import { expect, it } from 'vitest'
import { answerTimes } from './answerTimes.ts'

it('gives the executor half of the time from the draw, and keeps time to post the answer', () => {
  const fairDataMs = 150_000
  expect(answerTimes(600_000, 600_000)).toEqual({ dataMs: 300_000, replayMs: 585_000, fairDataMs })
  expect(answerTimes(580_000, 600_000)).toEqual({ dataMs: 280_000, replayMs: 565_000, fairDataMs })
  expect(answerTimes(20_000, 20_000)).toEqual({ dataMs: 10_000, replayMs: 15_000, fairDataMs: 5_000 })
})

it('leaves no time for data after half of the time, and none for a replay just before the deadline', () => {
  expect(answerTimes(10_000, 20_000)).toMatchObject({ dataMs: 0, replayMs: 5_000 })
  expect(answerTimes(3_000, 20_000)).toMatchObject({ dataMs: -7_000, replayMs: 0 })
})
