import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { OwnerFacts } from './decideOwner.ts'
import { hottest, readGpuTemperature, readTemperature } from './readTemperature.ts'

export type OwnerSources = {
  /** Whether a process belongs to a run of ours. */
  isOurs(pid: number): boolean
  /** Where Linux lists batteries and plugs. */
  powerSupplies?: string
  /** Whether sensors are read; asking a card takes a moment. */
  watchesHeat?: boolean
  /** Where Linux lists thermal zones. */
  thermalZones?: string
  /** The share of the processors that others use, where that is watched. */
  othersLoad?: number | undefined
  now?: Date
}

/** What can be seen; what the rules make of load and heat depends on what was before. */
export type SeenFacts = Omit<OwnerFacts, 'asked' | 'isBusy' | 'isHot'> & {
  othersLoad?: number
  temperatureC?: number
}

/** Looks at plug, clock, sensors and GPUs. What cannot be read counts as quiet: a missing tool must not stop all work. */
export async function readOwnerFacts(sources: OwnerSources): Promise<SeenFacts> {
  const { isOurs, powerSupplies = '/sys/class/power_supply', now = new Date(), othersLoad } = sources
  const temperatureC = sources.watchesHeat
    ? hottest(await Promise.all([readTemperature(sources.thermalZones), readGpuTemperature()]))
    : undefined
  return {
    ...(othersLoad !== undefined && { othersLoad }),
    ...(temperatureC !== undefined && { temperatureC }),
    onBattery: await isOnBattery(powerSupplies),
    otherGpuMemoryBytes: otherGpuMemory(await gpuProcesses(), isOurs),
    weekday: now.getDay(),
    minute: now.getHours() * 60 + now.getMinutes(),
  }
}

/** On battery when there are plugs and none of them is in. */
export async function isOnBattery(folder: string): Promise<boolean> {
  const plugs: boolean[] = []
  for (const supply of await readdir(folder).catch(() => [])) {
    const read = (file: string) => readFile(path.join(folder, supply, file), 'utf8').catch(() => '')
    if ((await read('type')).trim() === 'Mains') plugs.push((await read('online')).trim() === '1')
  }
  return plugs.length > 0 && !plugs.includes(true)
}

/** Sums `nvidia-smi --query-compute-apps=pid,used_memory --format=csv` over the processes that are not ours. */
export function otherGpuMemory(csv: string, isOurs: (pid: number) => boolean): number {
  return [...csv.matchAll(/^(\d+), (\d+) MiB\s*$/gm)]
    .filter(([, pid]) => !isOurs(Number(pid)))
    .reduce((sum, [, , mebibytes]) => sum + Number(mebibytes) * 2 ** 20, 0)
}

/** A driver does not appear while a node runs; a failed start blocks the whole process and is not paid every second. */
let hasNoTool = false

async function gpuProcesses(): Promise<string> {
  if (hasNoTool) return ''
  const words = ['--query-compute-apps=pid,used_memory', '--format=csv']
  return promisify(execFile)('nvidia-smi', words, { timeout: 1000, killSignal: 'SIGKILL' }).then(
    ({ stdout }) => stdout,
    (error: NodeJS.ErrnoException) => {
      hasNoTool = error.code === 'ENOENT'
      return ''
    },
  )
}
