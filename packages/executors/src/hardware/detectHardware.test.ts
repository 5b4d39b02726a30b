import { describe, expect, it } from 'vitest'
import { detectHardware } from './detectHardware.ts'

describe('detectHardware', () => {
  it('detects CPU, memory and disk', async () => {
    const { cpu, memoryBytes, disk } = await detectHardware('.')
    expect(cpu.threads).toBeGreaterThan(0)
    expect(memoryBytes).toBeGreaterThan(2 ** 28)
    expect(disk.totalBytes).toBeGreaterThanOrEqual(disk.freeBytes)
  })
})
