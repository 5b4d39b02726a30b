import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isOnBattery, otherGpuMemory, readOwnerFacts } from './readOwnerFacts.ts'

describe('readOwnerFacts', () => {
  it('detects battery power, and none on a machine without a battery', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'muster-power-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const supply = async (name: string, type: string, online: string) => {
      await mkdir(path.join(folder, name), { recursive: true })
      await writeFile(path.join(folder, name, 'type'), `${type}\n`)
      await writeFile(path.join(folder, name, 'online'), `${online}\n`)
    }
    expect(await isOnBattery(path.join(folder, 'none'))).toBe(false)
    await supply('BAT0', 'Battery', '')
    await supply('AC', 'Mains', '0')
    expect(await isOnBattery(folder)).toBe(true)
    await supply('AC', 'Mains', '1')
    expect(await isOnBattery(folder)).toBe(false)
  })

  it('sums the GPU memory of programs that are not ours', () => {
    const csv = 'pid, used_gpu_memory [MiB]\n1234, 4096 MiB\n77, 512 MiB\n99, [N/A]\n'
    expect(otherGpuMemory(csv, (pid) => pid === 77)).toBe(4096 * 2 ** 20)
    expect(otherGpuMemory('', () => false)).toBe(0)
  })

  it('treats unreadable sources as idle', async () => {
    const facts = await readOwnerFacts({
      isOurs: () => true,
      powerSupplies: '/nowhere',
      now: new Date(2026, 0, 4, 13, 5),
    })
    expect(facts).toEqual({ onBattery: false, otherGpuMemoryBytes: 0, weekday: 0, minute: 785 })
  })
})
