import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { MusterError } from '@muster-network/core'

/** Resource usage of a run as its cgroup reports it. */
export type CgroupStats = {
  cpuMs: number
  peakMemoryBytes: number
  /** How often memory was refused at the limit (v1), or a process was killed for memory (v2). */
  memoryRefusals: number
}

export const emptyStats: CgroupStats = { cpuMs: 0, peakMemoryBytes: 0, memoryRefusals: 0 }

const root = '/sys/fs/cgroup'

/**
 * Creates a cgroup v1 around a run's container, where the engine allows it. It outlives the container, so its
 * stats are complete: the engine's own cgroup disappears with the container.
 */
export async function makeCgroup(name: string, memoryBytes: number): Promise<void> {
  const folder = path.join(root, 'memory', name)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'memory.limit_in_bytes'), `${memoryBytes}`)
}

/**
 * Freezes or thaws all processes in a cgroup that we created. The kernel does this in microseconds and for
 * all processes, including gVisor's own, which the engine's `pause` leaves running.
 */
export async function freezeCgroup(name: string, frozen: boolean): Promise<void> {
  const file = path.join(root, 'freezer', name, 'freezer.state')
  const wanted = frozen ? 'FROZEN' : 'THAWED'
  await writeFile(file, wanted)
  // Processes in the middle of a system call follow a moment later.
  for (let tries = 0; tries < 200; tries++) {
    if ((await readFile(file, 'utf8')).trim() === wanted) return
    await setTimeout(5)
  }
  throw new MusterError('EXEC_HOST', `cgroup ${name} did not become ${wanted} within a second`)
}

/** Stats of a cgroup that we created; zeros if it does not exist (yet, or any more). */
export async function readOwnCgroup(name: string): Promise<CgroupStats> {
  const number = async (controller: string, file: string) =>
    Number(await readFile(path.join(root, controller, name, file), 'utf8').catch(() => '0'))
  return {
    cpuMs: (await number('cpuacct', 'cpuacct.usage')) / 1e6,
    peakMemoryBytes: await number('memory', 'memory.max_usage_in_bytes'),
    memoryRefusals: await number('memory', 'memory.failcnt'),
  }
}

/** The cgroup v2 of a process, or undefined if it has none. */
export async function unifiedCgroupOf(pid: number): Promise<string | undefined> {
  return parseCgroupPath(await readFile(`/proc/${pid}/cgroup`, 'utf8').catch(() => ''))
}

/** The v2 entry is the line that begins with `0::`; the root cgroup belongs to no container. */
export function parseCgroupPath(text: string): string | undefined {
  const cgroupPath = /^0::(\/.+)$/m.exec(text)?.[1]
  return cgroupPath === undefined || cgroupPath.includes('..') ? undefined : cgroupPath
}

/** Stats of a container's own cgroup v2, or undefined once it is gone. */
export async function readUnifiedCgroup(cgroupPath: string): Promise<CgroupStats | undefined> {
  const text = async (file: string) =>
    readFile(path.join(root, cgroupPath, file), 'utf8').catch(() => undefined)
  const cpu = await text('cpu.stat')
  return cpu === undefined
    ? undefined
    : parseUnified(cpu, (await text('memory.peak')) ?? '0', (await text('memory.events')) ?? '')
}

export function parseUnified(cpuStat: string, memoryPeak: string, memoryEvents: string): CgroupStats {
  const field = (text: string, name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    cpuMs: field(cpuStat, 'usage_usec') / 1000,
    peakMemoryBytes: Number(memoryPeak),
    memoryRefusals: field(memoryEvents, 'oom_kill'),
  }
}

/** The processes in a cgroup that we created, or below a v2 path. */
export async function processesIn(group: { own: string } | { unified: string }): Promise<number[]> {
  const folder = 'own' in group ? path.join(root, 'memory', group.own) : path.join(root, group.unified)
  const below = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const lists = below.filter((entry) => entry.name === 'cgroup.procs')
  const texts = await Promise.all(
    lists.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8').catch(() => '')),
  )
  return texts.flatMap((text) => text.split('\n').filter(Boolean).map(Number))
}

/**
 * Removes a cgroup that we created from every controller. The engine's helper processes leave it a moment
 * after the container is gone, so removal is retried for a while; a cgroup that still has processes then
 * stays.
 */
export async function removeCgroup(name: string): Promise<void> {
  const controllers = await readdir(root).catch(() => [])
  for (let tries = 0; tries < 40; tries++) {
    const left = await Promise.all(
      controllers.map((controller) => removeTree(path.join(root, controller, name))),
    )
    if (!left.includes(false)) return
    await setTimeout(50)
  }
}

/** Returns true when nothing is left. */
async function removeTree(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined)
  if (entries === undefined) return true
  for (const entry of entries) if (entry.isDirectory()) await removeTree(path.join(folder, entry.name))
  return rmdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  )
}
