import { expect, it } from 'vitest'
import { answerTimes } from './answerTimes.ts'

/** The times of a job that is the whole part, so that its replay may take as long as the run. */
function times(leftMs: number, answerSeconds: number, runSeconds = 0) {
  const whole = { maxUnits: 1n, segmentUnits: 1n, windowSegments: 1 }
  const terms = { ...whole, runSeconds, rules: { answerSeconds, waitSeconds: 86_400 } }
  const job = { terms, delivery: { segments: 1n }, roster: { deadline: 1_000_000, windows: [0n] } }
  const { leftMs: left, ...rest } = answerTimes(job, 1_000_000_000 - leftMs)
  expect(left).toBe(leftMs)
  return rest
}

it('gives the executor half of the time from the draw, and keeps time to post the answer', () => {
  const fairDataMs = 150_000
  expect(times(600_000, 600)).toEqual({ dataMs: 300_000, replayMs: 585_000, fairDataMs })
  expect(times(580_000, 600)).toEqual({ dataMs: 280_000, replayMs: 565_000, fairDataMs })
  expect(times(20_000, 20)).toEqual({ dataMs: 10_000, replayMs: 15_000, fairDataMs: 5_000 })
})

it('leaves no time for data after half of the time, and none for a replay just before the deadline', () => {
  expect(times(10_000, 20)).toMatchObject({ dataMs: 0, replayMs: 5_000 })
  expect(times(3_000, 20)).toMatchObject({ dataMs: -7_000, replayMs: 0 })
})

it('leaves the time that a long replay may take to the replay, and none of it to the data', () => {
  // an hour for the replay and ten minutes for data and answer
  const atDraw = times(4_200_000, 600, 3_600)
  expect(atDraw).toEqual({ dataMs: 300_000, replayMs: 4_185_000, fairDataMs: 150_000 })
  expect(atDraw.replayMs - atDraw.dataMs).toBeGreaterThan(3_600_000)
})
