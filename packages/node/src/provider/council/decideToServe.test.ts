import { expect, it } from 'vitest'
import { answerTimes } from './answerTimes.ts'
import { decideToServe } from './decideToServe.ts'

const limits = { memoryBytes: 1_000, diskBytes: 2_000, slots: 1, queue: 1, maxRunMs: 1 }
const settings = { limits, unitsPerSecond: 1_000n }
const job = { memoryBytes: 1_000n, diskBytes: 2_000n, units: 10_000n }
const idle = { slowdown: 1, backlogMs: 0 }
const whole = { maxUnits: 1n, segmentUnits: 1n, windowSegments: 1 }

/** Decides about a job that is the whole part, so that its replay may take as long as the run. */
function decide(change: Partial<typeof job>, leftMs = 60_000, runSeconds = 0, load = idle) {
  const terms = { ...whole, runSeconds, rules: { answerSeconds: 60, waitSeconds: 86_400 } }
  const drawn = { terms, delivery: { segments: 1n }, roster: { deadline: 1_000, windows: [0n] } }
  return decideToServe({ ...job, ...change }, settings, answerTimes(drawn, 1_000_000 - leftMs), load)
}

it('serves a job that fits the limits of the owner and the time that is left', () => {
  expect(decide({})).toEqual({ ok: true, waitMs: 15_000 })
  // 60 s less 15 s to post, 15 s for the data, a second to start the replay and 27 s for its units
  expect(decide({ units: 27_000n })).toEqual({ ok: true, waitMs: 2_000 })
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
    reason: 'this machine needs 32000 ms for the replay; 30000 ms are left',
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

it('serves a long job when it is as slow as the terms allow, and abstains when it is slower', () => {
  // nine minutes for the replay of 540,000 units, as the terms declare it
  const [leftMs, runSeconds] = [600_000, 540]
  expect(decide({ units: 540_000n }, leftMs, runSeconds)).toEqual({ ok: true, waitMs: 15_000 })
  expect(decide({ units: 570_000n }, leftMs, runSeconds)).toMatchObject({ ok: false })
})

it('abstains when the load of the machine makes the replay too slow', () => {
  const units = { units: 9_000n }
  expect(decide(units, 60_000, 0, { slowdown: 3, backlogMs: 0 })).toEqual({ ok: true, waitMs: 0 })
  expect(decide(units, 60_000, 0, { slowdown: 3.1, backlogMs: 0 })).toEqual({
    ok: false,
    reason: 'this machine needs 31000 ms for the replay (3.1 times as long as when idle); 30000 ms are left',
  })
})

it('counts the replays of its other seats', () => {
  expect(decide({}, 60_000, 0, { slowdown: 1, backlogMs: 19_000 })).toEqual({ ok: true, waitMs: 0 })
  expect(decide({}, 60_000, 0, { slowdown: 1, backlogMs: 19_001 })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('19001 ms of it for other seats'),
  })
})
