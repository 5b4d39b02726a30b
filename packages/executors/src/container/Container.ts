import {
  type CgroupStats,
  emptyStats,
  freezeCgroup,
  processesIn,
  readOwnCgroup,
  readUnifiedCgroup,
  removeCgroup,
  unifiedCgroupOf,
} from './cgroup.ts'
import { type Engine, engineArguments } from './Engine.ts'
import { engineCommand } from './engineCommand.ts'

/** One container of the engine, by name. */
export class Container {
  readonly name: string
  readonly #engine: Engine
  readonly #cgroup: string | undefined
  /** The container's own cgroup v2, once known, and the last stats read from any cgroup. */
  #cgroupPath: string | undefined
  #stats: CgroupStats = emptyStats

  constructor(engine: Engine, name: string, cgroup?: string) {
    this.name = name
    this.#engine = engine
    this.#cgroup = cgroup
  }

  /** Freezes the container: none of its processes uses the CPU until `unpause`. */
  async pause(): Promise<void> {
    if (this.#cgroup === undefined) await this.#command('pause', this.name)
    else await freezeCgroup(this.#cgroup, true)
  }

  async unpause(): Promise<void> {
    if (this.#cgroup === undefined) await this.#command('unpause', this.name)
    else await freezeCgroup(this.#cgroup, false)
  }

  /**
   * Returns false while the engine is still creating the container, because there is no process to signal.
   */
  signal(signal: 'TERM' | 'KILL'): Promise<boolean> {
    return this.#command('kill', '--signal', signal, this.name).then(
      () => true,
      () => false,
    )
  }

  /** Asks the engine whether the program ever ran, and whether the kernel killed it for memory. */
  async inspect(): Promise<{ started: boolean; oomKilled: boolean }> {
    const format = '{{.State.Status}} {{.State.OOMKilled}}'
    const output = await this.#command('inspect', '--format', format, this.name).catch(() => 'missing false')
    const [status = '', oomKilled] = output.trim().split(' ')
    return {
      started: !['created', 'configured', 'missing'].includes(status),
      oomKilled: oomKilled === 'true',
    }
  }

  /** Usage so far; the last known values once the cgroup is gone. */
  async stats(): Promise<CgroupStats> {
    if (this.#cgroup !== undefined) {
      const now = await readOwnCgroup(this.#cgroup)
      if (now.cpuMs > 0) this.#stats = now
      return this.#stats
    }
    if (this.#cgroupPath === undefined) {
      const pid = await this.#command('inspect', '--format', '{{.State.Pid}}', this.name).catch(() => '0')
      if (Number(pid) > 0) this.#cgroupPath = await unifiedCgroupOf(Number(pid))
    }
    if (this.#cgroupPath !== undefined)
      this.#stats = (await readUnifiedCgroup(this.#cgroupPath)) ?? this.#stats
    return this.#stats
  }

  /** The host pids of the container's processes. */
  async pids(): Promise<number[]> {
    if (this.#cgroup !== undefined) return processesIn({ own: this.#cgroup })
    return this.#cgroupPath === undefined ? [] : processesIn({ unified: this.#cgroupPath })
  }

  /** Removes the container, running or not, and its cgroup. */
  async remove(): Promise<void> {
    try {
      // A frozen process cannot be killed.
      if (this.#cgroup !== undefined) await freezeCgroup(this.#cgroup, false).catch(() => {})
      await this.#command(...removeArguments(this.#engine.kind), this.name)
    } finally {
      if (this.#cgroup !== undefined) await removeCgroup(this.#cgroup)
    }
  }

  #command(...args: string[]): Promise<string> {
    return engineCommand(this.#engine.kind, [...engineArguments(this.#engine), ...args])
  }
}

/** Podman would otherwise wait ten seconds for the program to exit; docker does not. */
export function removeArguments(kind: Engine['kind']): string[] {
  return kind === 'podman' ? ['rm', '--force', '--time', '0'] : ['rm', '--force']
}
