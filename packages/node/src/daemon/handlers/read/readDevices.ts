import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import type { Device } from '@muster-network/api'
import { detectGpus, readTemperature } from '@muster-network/executors'

/** Reads the machine's processors and graphics cards, with load and temperature where they are reported. */
export async function readDevices(): Promise<Device[]> {
  const [gpus, temperatureC] = await Promise.all([detectGpus(), readTemperature()])
  const threads = availableParallelism()
  return [
    {
      name: cpus()[0]?.model.trim() || 'processor',
      kind: 'cpu',
      id: null,
      cores: threads,
      memoryBytes: totalmem(),
      // Windows has no load average and returns 0
      load: process.platform === 'win32' ? null : Math.min(1, loadavg()[0]! / threads),
      temperatureC: temperatureC ?? null,
    },
    ...gpus.map(
      (gpu): Device => ({
        name: gpu.name,
        kind: 'gpu',
        id: gpu.id,
        cores: null,
        memoryBytes: gpu.memoryBytes ?? null,
        load: gpu.loadPercent === undefined ? null : gpu.loadPercent / 100,
        temperatureC: gpu.temperatureC ?? null,
      }),
    ),
  ]
}
