import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ProcessId } from '../process/ProcessTree.ts'
import type { RunOutcome } from '../Run.ts'
import type { LimitName, Limits } from '../RunSpec.ts'
import { createVolume, mountVolume, unmountVolume, type Volume } from './volume.ts'

/** Written before a container starts: everything that a later daemon needs to reattach to the run. */
export type RunRecord = {
  runId: string
  container: string
  imageId: string
  limits: Limits
  startedAtMs: number
  cgroup?: string
  egress?: string[]
  /** The files of the program are on a volume of its own. */
  volume?: true
}

export type Breach = { limit: LimitName; message: string }

/** No run id begins with a dot. */
const incompletePrefix = '.new-'

/** The files of one run. They are its whole state: a restarted daemon reads them and continues. */
export class RunFolder {
  readonly path: string
  /** Everything that the program can write: a volume where this machine can mount one. */
  readonly #volume: Volume
  readonly outDir: string
  readonly checkpointDir: string
  /** Second names of the saved files while they are copied; on the volume, where the program does not see them. */
  readonly linksDir: string
  /** The last copy of the program's saved state. */
  readonly savedDir: string
  readonly logFile: string

  constructor(folder: string) {
    this.path = folder
    this.#volume = { image: path.join(folder, 'volume'), at: path.join(folder, 'files') }
    this.outDir = path.join(this.#volume.at, 'out')
    this.checkpointDir = path.join(this.#volume.at, 'checkpoint')
    this.linksDir = path.join(this.#volume.at, 'links')
    this.savedDir = path.join(folder, 'saved')
    this.logFile = path.join(folder, 'log')
  }

  /** Creates the folder atomically; returns false when it already exists. */
  async create(record: RunRecord): Promise<boolean> {
    await mkdir(path.dirname(this.path), { recursive: true, mode: 0o700 })
    const incomplete = new RunFolder(await mkdtemp(path.join(path.dirname(this.path), incompletePrefix)))
    await writeFile(incomplete.logFile, '')
    await incomplete.#write('run.json', record)
    try {
      await rename(incomplete.path, this.path)
      return true
    } catch (error) {
      await incomplete.remove()
      if (['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
      throw error
    }
  }

  /** Creates the folders that the program writes, or finds them again after a restart. @throws EXEC_HOST */
  async openFiles({ volume, limits }: RunRecord): Promise<void> {
    if (volume) {
      const { image } = this.#volume
      if (await exists(image)) await mountVolume(this.#volume)
      else {
        // Renamed when it is complete: a daemon that was killed before leaves no half of a volume.
        await createVolume({ ...this.#volume, image: `${image}.new` }, limits.diskBytes)
        await rename(`${image}.new`, image)
      }
    }
    await mkdir(this.outDir, { recursive: true })
    await mkdir(this.checkpointDir, { recursive: true })
  }

  /** Unmounts the files of a run that has ended; `openFiles` finds them again. @throws EXEC_HOST */
  async closeFiles(): Promise<void> {
    await unmountVolume(this.#volume)
  }

  static async list(runs: string): Promise<string[]> {
    const names = await readdir(runs).catch(() => [])
    return names.filter((name) => !name.startsWith(incompletePrefix))
  }

  /**
   * Removes folders that are incomplete because a daemon was killed, or because somebody removed all but the mounted
   * files. Call it only while no run is being started.
   */
  static async removeIncomplete(runs: string): Promise<void> {
    for (const name of await readdir(runs).catch(() => [])) {
      const folder = new RunFolder(path.join(runs, name))
      if (name.startsWith(incompletePrefix) || !(await exists(path.join(folder.path, 'run.json'))))
        await folder.remove()
    }
  }

  async remove(): Promise<void> {
    await this.closeFiles()
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

  /** The engine's exit code and its time, once all output of the program has been written. */
  async exit(): Promise<{ code: number; atMs: number } | undefined> {
    const file = path.join(this.path, 'exit')
    const code = await readFile(file, 'utf8').catch(() => undefined)
    return code === undefined ? undefined : { code: Number(code), atMs: (await stat(file)).mtimeMs }
  }

  async droppedLogBytes(): Promise<number> {
    return Number(await readFile(path.join(this.path, 'dropped'), 'utf8').catch(() => '0'))
  }

  /** `held`: paused while its files are copied. The names are files on disk. */
  async mark(name: 'stop' | 'paused' | 'held', on: boolean): Promise<void> {
    if (on) await writeFile(path.join(this.path, name), '')
    else await rm(path.join(this.path, name), { force: true })
  }

  async isMarked(name: 'stop' | 'paused' | 'held'): Promise<boolean> {
    return exists(path.join(this.path, name))
  }

  async #read<T>(name: string): Promise<T | undefined> {
    const text = await readFile(path.join(this.path, name), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : (JSON.parse(text) as T)
  }

  /** Synced and renamed, so that the file is written completely or not at all. */
  async #write(name: string, value: unknown): Promise<void> {
    const file = path.join(this.path, name)
    const handle = await open(`${file}.new`, 'w', 0o600)
    try {
      await handle.writeFile(
        JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? `${item}` : item)),
      )
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(`${file}.new`, file)
  }
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
