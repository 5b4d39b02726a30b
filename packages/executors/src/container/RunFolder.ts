import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ProcessId } from '../process/ProcessTree.ts'
import type { RunOutcome } from '../Run.ts'
import type { LimitName, Limits } from '../RunSpec.ts'

/** What is written down before a container starts: all that a later daemon needs to take the run over. */
export type RunRecord = {
  runId: string
  container: string
  imageId: string
  limits: Limits
  startedAtMs: number
  cgroup?: string
  egress?: string[]
}

export type Breach = { limit: LimitName; message: string }

/** No run id begins with a dot. */
const halfMade = '.new-'

/** The files of one run. They are its whole state: a daemon that comes back reads them and goes on. */
export class RunFolder {
  readonly path: string
  readonly outDir: string
  readonly checkpointDir: string
  /** The last copy of what the program has saved. */
  readonly savedDir: string
  readonly logFile: string

  constructor(folder: string) {
    this.path = folder
    this.outDir = path.join(folder, 'out')
    this.checkpointDir = path.join(folder, 'checkpoint')
    this.savedDir = path.join(folder, 'saved')
    this.logFile = path.join(folder, 'log')
  }

  /** Creates the folder, whole or not at all; false when it exists already. */
  async create(record: RunRecord): Promise<boolean> {
    await mkdir(path.dirname(this.path), { recursive: true, mode: 0o700 })
    const made = new RunFolder(await mkdtemp(path.join(path.dirname(this.path), halfMade)))
    await mkdir(made.outDir)
    await mkdir(made.checkpointDir)
    await writeFile(made.logFile, '')
    await made.#write('run.json', record)
    try {
      await rename(made.path, this.path)
      return true
    } catch (error) {
      await made.remove()
      if (['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
      throw error
    }
  }

  /** The ids of all runs below a folder. */
  static async list(runs: string): Promise<string[]> {
    const names = await readdir(runs).catch(() => [])
    return names.filter((name) => !name.startsWith(halfMade))
  }

  /** Removes what a killed daemon had only half made; only while no run is being started. */
  static async tidy(runs: string): Promise<void> {
    for (const name of await readdir(runs).catch(() => []))
      if (name.startsWith(halfMade)) await rm(path.join(runs, name), { recursive: true, force: true })
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true })
  }

  record(): Promise<RunRecord | undefined> {
    return this.#read<RunRecord>('run.json')
  }

  writeSupervisor(supervisor: ProcessId): Promise<void> {
    return this.#write('supervisor.json', supervisor)
  }

  supervisor(): Promise<ProcessId | undefined> {
    return this.#read<ProcessId>('supervisor.json')
  }

  writeBreach(breach: Breach): Promise<void> {
    return this.#write('breach.json', breach)
  }

  breach(): Promise<Breach | undefined> {
    return this.#read<Breach>('breach.json')
  }

  async writeOutcome(outcome: RunOutcome): Promise<void> {
    await this.#write('outcome.json', outcome)
  }

  async outcome(): Promise<RunOutcome | undefined> {
    const outcome = await this.#read<RunOutcome>('outcome.json')
    if (outcome !== undefined) outcome.usage.units = BigInt(outcome.usage.units)
    return outcome
  }

  /** The engine's exit code and when it came, once everything that the program printed has been written. */
  async exit(): Promise<{ code: number; atMs: number } | undefined> {
    const file = path.join(this.path, 'exit')
    const code = await readFile(file, 'utf8').catch(() => undefined)
    return code === undefined ? undefined : { code: Number(code), atMs: (await stat(file)).mtimeMs }
  }

  async droppedLogBytes(): Promise<number> {
    return Number(await readFile(path.join(this.path, 'dropped'), 'utf8').catch(() => '0'))
  }

  async mark(name: 'stop' | 'paused' | 'held', on: boolean): Promise<void> {
    if (on) await writeFile(path.join(this.path, name), '')
    else await rm(path.join(this.path, name), { force: true })
  }

  async isMarked(name: 'stop' | 'paused' | 'held'): Promise<boolean> {
    return stat(path.join(this.path, name)).then(
      () => true,
      () => false,
    )
  }

  async #read<T>(name: string): Promise<T | undefined> {
    const text = await readFile(path.join(this.path, name), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : (JSON.parse(text) as T)
  }

  /** Synced and renamed, so that it is there whole or not at all. */
  async #write(name: string, value: unknown): Promise<void> {
    const file = path.join(this.path, name)
    const handle = await open(`${file}.new`, 'w', 0o600)
    try {
      await handle.writeFile(JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}` : one)))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(`${file}.new`, file)
  }
}
