import { silentLogger } from '@muster-network/core'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type CpuTimes, OwnLoad } from './OwnLoad.ts'

function loadOf(...times: CpuTimes[]): OwnLoad {
  const load = new OwnLoad(() => times.shift()!)
  while (times.length > 0) load.sample()
  return load
}

it('is as slow as its process waits for a core', () => {
  expect(new OwnLoad().slowdown).toBe(1)
  expect(loadOf({ ranMs: 500, waitedMs: 70 }, { ranMs: 1_400, waitedMs: 70 }).slowdown).toBe(1)
  expect(loadOf({ ranMs: 500, waitedMs: 70 }, { ranMs: 1_400, waitedMs: 5_070 }).slowdown).toBe(6)
})

it('does not judge a process with little to do by a few milliseconds', () => {
  expect(loadOf({ ranMs: 0, waitedMs: 0 }, { ranMs: 1, waitedMs: 5 }).slowdown).toBeLessThan(1.1)
})

it('forgets a load that is over', () => {
  const before = { ranMs: 0, waitedMs: 0 }
  const busy = { ranMs: 100, waitedMs: 9_000 }
  expect(loadOf(before, ...Array<CpuTimes>(39).fill(busy)).slowdown).toBeGreaterThan(40)
  expect(loadOf(before, ...Array<CpuTimes>(40).fill(busy)).slowdown).toBe(1)
})

it('measures the time in which its process stood still', async () => {
  const load = new OwnLoad()
  load.start(silentLogger)
  onTestFinished(() => load.stop())
  const before = load.lostMs
  const until = performance.now() + 600
  while (performance.now() < until);
  await vi.waitFor(() => expect(load.lostMs - before).toBeGreaterThan(200))
})
