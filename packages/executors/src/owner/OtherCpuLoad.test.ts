import { describe, expect, it } from 'vitest'
import { OtherCpuLoad } from './OtherCpuLoad.ts'

describe('OtherCpuLoad', () => {
  it('measures the smoothed load of other programs without our runs', () => {
    let times = { busyMs: 0, totalMs: 0 }
    const load = new OtherCpuLoad({ readTimes: () => times, smoothMs: 1_000 })
    const after = (ms: number, busyShare: number, own: Record<string, number>) => {
      times = { busyMs: times.busyMs + 2 * ms * busyShare, totalMs: times.totalMs + 2 * ms }
      return load.sample(new Map(Object.entries(own)), 2)
    }
    expect(after(1_000, 0.5, { run: 100 })).toBeUndefined()
    // One of two CPUs is used by our run.
    expect(after(1_000, 0.5, { run: 1_100 })).toBe(0)
    // Both CPUs are busy, half of it ours: the owner has come back, but only recently.
    const first = after(500, 1, { run: 1_600 })!
    expect(first).toBeCloseTo(0.5 * (1 - Math.exp(-0.5)))
    // A run that starts is ours from the beginning; one that has ended no longer counts.
    const second = after(10_000, 1, { next: 10_000 })!
    expect(second).toBeCloseTo(0.5, 2)
    expect(after(20_000, 0, {})).toBeCloseTo(0, 2)
  })

  it('samples this machine', () => {
    const load = new OtherCpuLoad()
    load.sample(new Map())
    const readings = load.sample(new Map())
    expect(readings === undefined || (readings >= 0 && readings <= 1)).toBe(true)
  })
})
