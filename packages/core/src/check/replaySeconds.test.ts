import { describe, expect, it } from 'vitest'
import { isReplayCutShort, replaySeconds, seatReplaySeconds } from './replaySeconds.ts'

/** Fifty segments in windows of two, as by default, with ten hours to run them. */
const terms = {
  runSeconds: 36_000,
  maxUnits: 50_000n,
  segmentUnits: 1_000n,
  windowSegments: 2,
  rules: { answerSeconds: 600, waitSeconds: 86_400 },
}

describe('the time that a replay may take', () => {
  it('is the share of the run time that the segments are of the part, rounded up', () => {
    expect(replaySeconds(terms, 3)).toBe(2_160)
    expect(replaySeconds({ ...terms, runSeconds: 100 }, 3)).toBe(6)
    expect(replaySeconds({ ...terms, runSeconds: 101 }, 3)).toBe(7)
    expect(replaySeconds({ ...terms, maxUnits: 49_001n }, 50)).toBe(36_000)
  })

  it('is at most the time that anybody waits', () => {
    expect(replaySeconds({ ...terms, runSeconds: 90 * 86_400 }, 50)).toBe(86_400)
  })
})

describe('the replay of a seat', () => {
  it('covers the drawn windows and the last segment', () => {
    expect(seatReplaySeconds(terms, 50, 1)).toBe(2_160)
    expect(seatReplaySeconds(terms, 50, 2)).toBe(3_600)
  })

  it('is never longer than the delivery', () => {
    expect(seatReplaySeconds(terms, 2, 1)).toBe(1_440)
  })

  it('makes the time to answer ten times as long at most', () => {
    expect(seatReplaySeconds({ ...terms, runSeconds: 90 * 86_400 }, 50, 1)).toBe(5_400)
  })

  it('is cut short beyond that', () => {
    // 6 % of 25 hours are 5,400 s
    expect(isReplayCutShort({ ...terms, runSeconds: 90_000 }, 50, 1)).toBe(false)
    expect(isReplayCutShort({ ...terms, runSeconds: 90_100 }, 50, 1)).toBe(true)
    // a milestone of twenty segments has a window of one
    expect(isReplayCutShort({ ...terms, runSeconds: 90_100, windowSegments: 1 }, 20, 1)).toBe(false)
  })
})
