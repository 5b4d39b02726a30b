import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import type { Device } from '@muster-network/api'
import { detectGpus } from '@muster-network/executors'

/** What the machine computes with, and how busy and hot it is as far as it says. */
export async function readDevices(): Promise<Device[]> {
  const [gpus, temperatureC] = await Promise.all([detectGpus(), cpuTemperature()])
  const threads = availableParallelism()
  return [
    {
      name: cpus()[0]?.model.trim() || 'processor',
      kind: 'cpu',
      cores: threads,
      memoryBytes: totalmem(),
      // Windows has no load average and says 0
      load: process.platform === 'win32' ? null : Math.min(1, loadavg()[0]! / threads),
      temperatureC,
    },
    ...gpus.map(
      (gpu): Device => ({
        name: gpu.name,
        kind: 'gpu',
        cores: null,
        memoryBytes: gpu.memoryBytes ?? null,
        load: gpu.loadPercent === undefined ? null : gpu.loadPercent / 100,
        temperatureC: null,
      }),
    ),
  ]
}

/** The hottest zone that Linux tells of; virtual machines have none. */
async function cpuTemperature(): Promise<number | null> {
  const root = '/sys/class/thermal'
  const zones = (await readdir(root).catch(() => [])).filter((name) => name.startsWith('thermal_zone'))
  const texts = await Promise.all(
    zones.map((zone) => readFile(path.join(root, zone, 'temp'), 'utf8').catch(() => '')),
  )
  const degrees = texts
    .map((text) => Number.parseInt(text, 10) / 1000)
    .filter((each) => each > 0 && each < 150)
  return degrees.length === 0 ? null : Math.max(...degrees)
}
