import {
  type Accounts,
  freezeCgroup,
  noAccounts,
  processesIn,
  readOwnCgroup,
  readUnifiedCgroup,
  removeCgroup,
  unifiedCgroupOf,
} from './cgroup.ts'
import { type Engine, engineWords } from './Engine.ts'
import { engineCommand } from './engineCommand.ts'

/** One container of the engine, by name: what can be asked of it and done to it. */
export class Container {
  readonly name: string
  readonly #engine: Engine
  readonly #cgroup: string | undefined
  /** The container's own group (version 2 of control groups), once known, and the last that was read of any group. */
  #cgroupPath: string | undefined
  #accounts: Accounts = noAccounts

  constructor(engine: Engine, name: string, cgroup?: string) {
    this.name = name
    this.#engine = engine
    this.#cgroup = cgroup
  }

  /** Holds it at once: nothing of it uses the CPU until `unpause`. */
  async pause(): Promise<void> {
    if (this.#cgroup === undefined) await this.#command('pause', this.name)
    else await freezeCgroup(this.#cgroup, true)
  }

  async unpause(): Promise<void> {
    if (this.#cgroup === undefined) await this.#command('unpause', this.name)
    else await freezeCgroup(this.#cgroup, false)
  }

  /** Whether there was something to signal: while the engine is still making the container there is not. */
  signal(signal: 'TERM' | 'KILL'): Promise<boolean> {
    return this.#command('kill', '--signal', signal, this.name).then(
      () => true,
      () => false,
    )
  }

  /** What the engine knows of how it went: whether the program ever ran, and whether the kernel killed for memory. */
  async ask(): Promise<{ started: boolean; oomKilled: boolean }> {
    const format = '{{.State.Status}} {{.State.OOMKilled}}'
    const said = await this.#command('inspect', '--format', format, this.name).catch(() => 'missing false')
    const [status = '', oomKilled] = said.trim().split(' ')
    return {
      started: !['created', 'configured', 'missing'].includes(status),
      oomKilled: oomKilled === 'true',
    }
  }

  /** What it has used so far; the last that was known once its group has gone. */
  async accounts(): Promise<Accounts> {
    if (this.#cgroup !== undefined) {
      const now = await readOwnCgroup(this.#cgroup)
      if (now.cpuMs > 0) this.#accounts = now
      return this.#accounts
    }
    if (this.#cgroupPath === undefined) {
      const pid = await this.#command('inspect', '--format', '{{.State.Pid}}', this.name).catch(() => '0')
      if (Number(pid) > 0) this.#cgroupPath = await unifiedCgroupOf(Number(pid))
    }
    if (this.#cgroupPath !== undefined)
      this.#accounts = (await readUnifiedCgroup(this.#cgroupPath)) ?? this.#accounts
    return this.#accounts
  }

  /** The machine's numbers of its processes. */
  async pids(): Promise<number[]> {
    if (this.#cgroup !== undefined) return processesIn({ own: this.#cgroup })
    return this.#cgroupPath === undefined ? [] : processesIn({ unified: this.#cgroupPath })
  }

  /** Removes it, running or not, and what was made around it. */
  async remove(): Promise<void> {
    try {
      // What is frozen cannot die.
      if (this.#cgroup !== undefined) await freezeCgroup(this.#cgroup, false).catch(() => {})
      await this.#command(...removeWords(this.#engine.kind), this.name)
    } finally {
      if (this.#cgroup !== undefined) await removeCgroup(this.#cgroup)
    }
  }

  #command(...words: string[]): Promise<string> {
    return engineCommand(this.#engine.kind, [...engineWords(this.#engine), ...words])
  }
}

/** Podman would first wait ten seconds for the program to end by itself; docker does not. */
export function removeWords(kind: Engine['kind']): string[] {
  return kind === 'podman' ? ['rm', '--force', '--time', '0'] : ['rm', '--force']
}
