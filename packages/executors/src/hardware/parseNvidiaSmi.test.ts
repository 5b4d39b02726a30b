import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseNvidiaSmi } from './parseNvidiaSmi.ts'

const fixture = (name: string) => readFile(path.join(import.meta.dirname, 'fixtures', name), 'utf8')

describe('parseNvidiaSmi', () => {
  it('reads two cards of a workstation', async () => {
    expect(parseNvidiaSmi(await fixture('nvidia-workstation.csv'))).toEqual([
      {
        vendor: 'nvidia',
        id: 'GPU-30667114-4567-bc4a-029b-3375d117048e',
        index: 0,
        name: 'RTX A5000',
        memoryBytes: 24_564 * 2 ** 20,
        memoryUsedBytes: 512 * 2 ** 20,
        loadPercent: 0,
        driver: '610.57.04',
      },
      expect.objectContaining({ index: 1, name: 'RTX 4500 Ada Generation', loadPercent: 97 }),
    ])
  })

  it('omits unknown values: load under MIG, memory shared with the CPU, old cards', async () => {
    const [h100] = parseNvidiaSmi(await fixture('nvidia-h100-mig.csv'))
    expect(h100).toMatchObject({ name: 'H100 80GB HBM3', memoryBytes: 81_559 * 2 ** 20 })
    expect(h100).not.toHaveProperty('loadPercent')
    const [gb10] = parseNvidiaSmi(await fixture('nvidia-gb10-shared-memory.csv'))
    expect(gb10).toMatchObject({ name: 'GB10', loadPercent: 3 })
    expect(gb10).not.toHaveProperty('memoryBytes')
    const old = parseNvidiaSmi(await fixture('nvidia-k80-unsupported.csv'))
    expect(old.map(({ name, loadPercent }) => [name, loadPercent])).toEqual([
      ['Tesla K80', 0],
      ['GeForce GT 710', undefined],
    ])
  })

  it('skips warnings and returns no cards for an error', async () => {
    const csv = await fixture('nvidia-1660super.csv')
    const noisy = `WARNING: infoROM is corrupted at gpu 0000:01:00.0\n${csv}\r\nsomething else\n`
    expect(parseNvidiaSmi(noisy)).toEqual(parseNvidiaSmi(csv))
    expect(parseNvidiaSmi(csv)).toHaveLength(1)
    expect(
      parseNvidiaSmi('NVIDIA-SMI has failed because it could not communicate with the NVIDIA driver.'),
    ).toEqual([])
    expect(parseNvidiaSmi('')).toEqual([])
  })

  it('takes time in proportion to the output, whatever its header', () => {
    // a pattern for the unit took the square of its length: minutes for this one
    expect(parseNvidiaSmi(`uuid, memory.total${' ['.repeat(500_000)}\n`)).toEqual([])
  })
})
