import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { detectHardware } from './detectHardware.ts'
import { measureCpu } from './measureCpu.ts'
import { octaneBenchOf, publishedScores } from './octaneBenchScores.ts'
import { parseNvidiaSmi } from './parseNvidiaSmi.ts'
import { parseRocmSmi } from './parseRocmSmi.ts'
import { scoreHardware } from './scoreHardware.ts'

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

  it('leaves out what a card does not know: load under MIG, memory shared with the CPU, old cards', async () => {
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

  it('passes over warnings and takes errors for no cards', async () => {
    const csv = await fixture('nvidia-1660super.csv')
    const noisy = `WARNING: infoROM is corrupted at gpu 0000:01:00.0\n${csv}\r\nsomething else\n`
    expect(parseNvidiaSmi(noisy)).toEqual(parseNvidiaSmi(csv))
    expect(parseNvidiaSmi(csv)).toHaveLength(1)
    expect(
      parseNvidiaSmi('NVIDIA-SMI has failed because it could not communicate with the NVIDIA driver.'),
    ).toEqual([])
    expect(parseNvidiaSmi('')).toEqual([])
  })
})

describe('parseRocmSmi', () => {
  it('reads the names of new and old versions', async () => {
    expect(parseRocmSmi(await fixture('rocm-7900xt.json'))).toEqual([
      {
        vendor: 'amd',
        id: '0',
        index: 0,
        name: 'Radeon RX 7900 XT',
        memoryBytes: 21_458_059_264,
        memoryUsedBytes: 27_856_896,
        loadPercent: 0,
      },
    ])
    const old = parseRocmSmi(await fixture('rocm-mi100-old-names.json'))
    expect(old.map(({ id, name, driver }) => [id, name, driver])).toEqual([
      ['0', 'Instinct MI100', '5.18.13'],
      ['1', 'Instinct MI100', '5.18.13'],
    ])
    const mixed = parseRocmSmi(await fixture('rocm-6800-and-igpu.json'))
    expect(mixed.map(({ name }) => name)).toEqual(['Radeon RX 6800/6800 XT / 6900 XT', 'Raphael'])
  })

  it('passes over warnings around the JSON, and takes noise for no cards', async () => {
    const json = await fixture('rocm-7900xt.json')
    expect(parseRocmSmi(`WARNING: AMD GPU device(s) is/are in a low-power state.\n${json}\n`)).toHaveLength(1)
    for (const noise of ['', 'ERROR: no cards', '{', 'null', '{"card0": null}', '[1]'])
      expect(() => parseRocmSmi(noise)).not.toThrow()
  })
})

describe('scores', () => {
  const card = (id: string, name: string) => ({ vendor: 'nvidia' as const, id, index: 0, name })

  it('gives every published value a source, and none to other cards', () => {
    for (const { value, source } of Object.values(publishedScores)) {
      expect(value).toBeGreaterThan(0)
      expect(source).toContain('https://')
    }
    expect(octaneBenchOf('GeForce GTX 980')?.value).toBe(100)
    for (const unknown of ['Radeon RX 7900 XT', 'toString', ''])
      expect(octaneBenchOf(unknown)).toBeUndefined()
  })

  it('adds the cards, lowers by what was measured and never raises', () => {
    const gpus = [card('a', 'GeForce GTX 980'), card('b', 'GeForce GTX 980'), card('c', 'RTX A5000')]
    expect(scoreHardware(gpus).octaneBench).toBe(200)
    const shares = new Map([
      ['a', 0.5],
      ['b', 1.7],
    ])
    const cpu = { kernel: 'cpu/1', threads: 8, roundsPerSecond: 9000 } as const
    const score = scoreHardware(gpus, { measuredShares: shares, cpu })
    expect(score.octaneBench).toBe(150)
    expect(score.gpus[2]).toEqual({ id: 'c', name: 'RTX A5000', score: 0 })
    const listed = {
      'RTX A5000': { value: 40, source: 'https://example.org' },
      'GeForce GTX 980': { value: 900, source: '' },
    }
    expect(scoreHardware(gpus, { published: listed }).octaneBench).toBe(240)
  })
})

describe('this machine', () => {
  it('has a CPU, memory and a disk', async () => {
    const { cpu, memoryBytes, disk } = await detectHardware('.')
    expect(cpu.threads).toBeGreaterThan(0)
    expect(memoryBytes).toBeGreaterThan(2 ** 28)
    expect(disk.totalBytes).toBeGreaterThanOrEqual(disk.freeBytes)
  })

  it('measures its CPU, and stops when told to', async () => {
    const { roundsPerSecond } = await measureCpu({ durationMs: 100, threads: 1 })
    expect(roundsPerSecond).toBeGreaterThan(10)
    await expect(
      measureCpu({ durationMs: 8000, threads: 1, signal: AbortSignal.timeout(50) }),
    ).rejects.toThrow()
  })
})
