import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { OwnerFacts } from './decideOwner.ts'

export type OwnerSources = {
  /** Whether a process belongs to a run of ours. */
  isOurs(pid: number): boolean
  /** Where Linux lists batteries and plugs. */
  powerSupplies?: string
  now?: Date
}

/** Looks at plug, clock and GPUs. What cannot be read counts as quiet: a missing tool must not stop all work. */
export async function readOwnerFacts(sources: OwnerSources): Promise<OwnerFacts> {
  const { isOurs, powerSupplies = '/sys/class/power_supply', now = new Date() } = sources
  return {
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
