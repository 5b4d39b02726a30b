import { expect, it } from 'vitest'
import type { ClientTask } from '../ClientTask.ts'
import { stuckInMs } from './stuckInMs.ts'

// 50 segments in 1,000 s: a segment takes at most 20 s on average, less than a checkpoint interval
const task = {
  terms: { how: 0, replicas: 1, segmentUnits: 10n, maxUnits: 500n, runSeconds: 1_000 },
  manifest: { checkpointSeconds: 30 },
  prescription: { instructions: { startWithin: 60_000 } },
} as unknown as ClientTask
const activity = { assignment: 1, sinceMs: 0, units: 0n }

it('waits for the start and five intervals before the first checkpoint', () => {
  expect(stuckInMs(task, { ...activity, dispatchedMs: 1_000 }, 1_000)).toBe(60_000 + 150_000)
  expect(stuckInMs(task, { ...activity, dispatchedMs: 1_000, storedMs: 5_000 }, 155_000)).toBe(0)
})

it('does not believe the reported units of segmented work', () => {
  const lively = { ...activity, dispatchedMs: 0, lastReportMs: 900_000, unitsMs: 900_000 }
  expect(stuckInMs(task, lively, 210_000)).toBe(0)
})

it('measures work in one piece by its reported units and saved states', () => {
  const whole = { ...task, terms: { ...task.terms, how: 2, replicas: 2 } }
  expect(stuckInMs(whole, { ...activity, dispatchedMs: 0, unitsMs: 100_000 }, 100_000)).toBe(150_000)
})

it('gives a long segment the time that it needs to finish in time', () => {
  const long = { ...task, terms: { ...task.terms, runSeconds: 100_000 } }
  expect(stuckInMs(long, { ...activity, dispatchedMs: 0, storedMs: 1 }, 1)).toBe(5 * 2_000_000)
})

it('allows two minutes where the intervals are shorter', () => {
  const quick = { ...task, terms: { ...task.terms, runSeconds: 60 }, manifest: { checkpointSeconds: 1 } }
  expect(stuckInMs(quick as ClientTask, { ...activity, dispatchedMs: 0, storedMs: 1 }, 1)).toBe(120_000)
})

it('does not blame an executor that was never given its key', () => {
  expect(stuckInMs(task, activity, 10 ** 9)).toBe(Number.POSITIVE_INFINITY)
  expect(stuckInMs(task, { ...activity, lastReportMs: 5 }, 0)).toBe(210_000)
})
