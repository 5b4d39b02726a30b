import { expect, it } from 'vitest'
import { silentInMs } from './silentInMs.ts'

const patience = { startWithinMs: 60_000, silentAfterMs: 3_000, slowdown: 1 }

it('waits for the start as long as the task allows, and then for a few reports', () => {
  expect(silentInMs({ sinceMs: 1_000 }, patience, 2_000)).toBe(59_000)
  expect(silentInMs({ sinceMs: 1_000, lastReportMs: 50_000 }, patience, 52_000)).toBe(1_000)
  expect(silentInMs({ sinceMs: 1_000, lastReportMs: 50_000 }, patience, 54_000)).toBe(-1_000)
})

it('waits longer on a busy machine, within a bound', () => {
  const reported = { sinceMs: 1_000, lastReportMs: 50_000 }
  expect(silentInMs(reported, { ...patience, slowdown: 2 }, 50_000)).toBe(3_000)
  expect(silentInMs(reported, { ...patience, slowdown: 8 }, 50_000)).toBe(12_000)
  expect(silentInMs(reported, { ...patience, slowdown: 1_000 }, 50_000)).toBe(60_000)
})

it('misses an executor whose machine refuses connections sooner, once it has reported', () => {
  const reported = { sinceMs: 1_000, lastReportMs: 50_000 }
  expect(silentInMs({ ...reported, downSinceMs: 50_500 }, patience, 50_500)).toBe(250)
  expect(silentInMs({ ...reported, downSinceMs: 50_500 }, patience, 50_750)).toBe(0)
  expect(silentInMs({ ...reported, downSinceMs: 50_500 }, { ...patience, slowdown: 8 }, 50_750)).toBe(750)
  // before its first report its machine may still be starting
  expect(silentInMs({ sinceMs: 1_000, downSinceMs: 1_000 }, patience, 5_000)).toBe(56_000)
})
