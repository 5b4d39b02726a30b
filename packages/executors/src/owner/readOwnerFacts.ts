import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { OwnerFacts } from './decideOwnerAction.ts'
import { hottest, readGpuTemperature, readTemperature } from './readTemperature.ts'

export type OwnerSources = {
  /** Returns whether a process belongs to one of our runs. */
  isOurs(pid: number): boolean
  /** Folder in which Linux lists batteries and power supplies. */
  powerSupplies?: string
  /** Reads temperature sensors too; querying a GPU takes a moment. */
  watchesHeat?: boolean
  /** Folder in which Linux lists thermal zones. */
  thermalZones?: string
  /** The share of the CPUs that other programs use, if it is measured. */
  otherCpuLoad?: number | undefined
  now?: Date
}

/**
 * Raw readings. Whether load and heat are too high also depends on the previous state, see `isAboveLimit`.
 */
export type OwnerReadings = Omit<OwnerFacts, 'requested' | 'isBusy' | 'isHot'> & {
  otherCpuLoad?: number
  temperatureC?: number
}

/**
 * Reads power supply, clock, sensors and GPUs. Unreadable sources count as idle: a missing tool must not stop
 * all work.
 */
export async function readOwnerFacts(sources: OwnerSources): Promise<OwnerReadings> {
  const { isOurs, powerSupplies = '/sys/class/power_supply', now = new Date(), otherCpuLoad } = sources
  const temperatureC = sources.watchesHeat
    ? hottest(await Promise.all([readTemperature(sources.thermalZones), readGpuTemperature()]))
    : undefined
  return {
    ...(otherCpuLoad !== undefined && { otherCpuLoad }),
    ...(temperatureC !== undefined && { temperatureC }),
    onBattery: await isOnBattery(powerSupplies),
    otherGpuMemoryBytes: otherGpuMemory(await gpuProcesses(), isOurs),
    weekday: now.getDay(),
    minute: now.getHours() * 60 + now.getMinutes(),
  }
}

/** On battery when there are mains supplies and none is online. */
export async function isOnBattery(folder: string): Promise<boolean> {
  const plugs: boolean[] = []
  for (const supply of await readdir(folder).catch(() => [])) {
    const read = (file: string) => readFile(path.join(folder, supply, file), 'utf8').catch(() => '')
    if ((await read('type')).trim() === 'Mains') plugs.push((await read('online')).trim() === '1')
  }
  return plugs.length > 0 && !plugs.includes(true)
}

/**
 * Sums `nvidia-smi --query-compute-apps=pid,used_memory --format=csv` over the processes that are not ours.
 */
export function otherGpuMemory(csv: string, isOurs: (pid: number) => boolean): number {
  return [...csv.matchAll(/^(\d+), (\d+) MiB\s*$/gm)]
    .filter(([, pid]) => !isOurs(Number(pid)))
    .reduce((sum, [, , mebibytes]) => sum + Number(mebibytes) * 2 ** 20, 0)
}

/**
 * Drivers do not appear while a node runs, and a failed spawn blocks the whole process, so it is not repeated
 * every second.
 */
let isToolMissing = false

async function gpuProcesses(): Promise<string> {
  if (isToolMissing) return ''
  const args = ['--query-compute-apps=pid,used_memory', '--format=csv']
  return promisify(execFile)('nvidia-smi', args, { timeout: 1000, killSignal: 'SIGKILL' }).then(
    ({ stdout }) => stdout,
    (error: NodeJS.ErrnoException) => {
      isToolMissing = error.code === 'ENOENT'
      return ''
    },
  )
}
