import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { MusterError } from '@muster-network/core'

/** What a control group says of a run. */
export type Accounts = {
  cpuMs: number
  peakMemoryBytes: number
  /** How often memory was refused at the limit (version 1), or something was killed for want of it (version 2). */
  memoryRefusals: number
}

export const noAccounts: Accounts = { cpuMs: 0, peakMemoryBytes: 0, memoryRefusals: 0 }

const root = '/sys/fs/cgroup'

/**
 * Makes a group around a run's container (version 1, where the engine lets us). It outlives the container, so its
 * accounts are whole: the engine's own are gone the moment the container is.
 */
export async function makeCgroup(name: string, memoryBytes: number): Promise<void> {
  const folder = path.join(root, 'memory', name)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'memory.limit_in_bytes'), `${memoryBytes}`)
}

/**
 * Holds or releases everything in a group that we made. The kernel does it in microseconds and for all processes alike,
 * gVisor's own too, which the engine's `pause` leaves running.
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
  throw new MusterError('EXEC_HOST', `the kernel did not answer ${wanted} for ${name}`)
}

/** The accounts of a group that we made; zeros where it is not there (yet, or any more). */
export async function readOwnCgroup(name: string): Promise<Accounts> {
  const number = async (controller: string, file: string) =>
    Number(await readFile(path.join(root, controller, name, file), 'utf8').catch(() => '0'))
  return {
    cpuMs: (await number('cpuacct', 'cpuacct.usage')) / 1e6,
    peakMemoryBytes: await number('memory', 'memory.max_usage_in_bytes'),
    memoryRefusals: await number('memory', 'memory.failcnt'),
  }
}

/** The group (version 2) that a process is in, or undefined where there is none. */
export async function unifiedCgroupOf(pid: number): Promise<string | undefined> {
  return parseCgroupPath(await readFile(`/proc/${pid}/cgroup`, 'utf8').catch(() => ''))
}

/** Version 2 is the line that begins with `0::`; its root is no container's own. */
export function parseCgroupPath(text: string): string | undefined {
  const found = /^0::(\/.+)$/m.exec(text)?.[1]
  return found === undefined || found.includes('..') ? undefined : found
}

/** The accounts of a container's own group (version 2), or undefined once it has gone. */
export async function readUnifiedCgroup(cgroupPath: string): Promise<Accounts | undefined> {
  const text = async (file: string) =>
    readFile(path.join(root, cgroupPath, file), 'utf8').catch(() => undefined)
  const cpu = await text('cpu.stat')
  return cpu === undefined
    ? undefined
    : parseUnified(cpu, (await text('memory.peak')) ?? '0', (await text('memory.events')) ?? '')
}

export function parseUnified(cpuStat: string, memoryPeak: string, memoryEvents: string): Accounts {
  const field = (text: string, name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    cpuMs: field(cpuStat, 'usage_usec') / 1000,
    peakMemoryBytes: Number(memoryPeak),
    memoryRefusals: field(memoryEvents, 'oom_kill'),
  }
}

/** The processes in a group that we made, or below a path of version 2. */
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
 * Removes a group that we made from every controller. The engine's own helpers leave it a moment after the container
 * has gone, so it is tried for a while; what then still has processes in it stays.
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

/** Whether nothing is left. */
async function removeTree(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined)
  if (entries === undefined) return true
  for (const entry of entries) if (entry.isDirectory()) await removeTree(path.join(folder, entry.name))
  return rmdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  )
}
