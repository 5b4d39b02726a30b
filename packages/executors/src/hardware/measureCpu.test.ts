import { describe, expect, it } from 'vitest'
import { measureCpu } from './measureCpu.ts'

describe('measureCpu', () => {
  it('measures the CPU and stops when the signal is aborted', async () => {
    const { roundsPerSecond } = await measureCpu({ durationMs: 100, threads: 1 })
    expect(roundsPerSecond).toBeGreaterThan(10)
    await expect(
      measureCpu({ durationMs: 8000, threads: 1, signal: AbortSignal.timeout(50) }),
    ).rejects.toThrow()
  })
})
