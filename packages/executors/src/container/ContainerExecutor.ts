import { createHash } from 'node:crypto'
import { chmod, chown, lchown, mkdir, readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Logger, MusterError, silentLogger } from '@muster-network/core'
import { checkRunId } from '../checkRunId.ts'
import type { Executor, ExecutorFacts, Preparation } from '../Executor.ts'
import type { Run } from '../Run.ts'
import type { RunSpec } from '../RunSpec.ts'
import { Container } from './Container.ts'
import type { ContainerProgram } from './ContainerProgram.ts'
import { ContainerRun } from './ContainerRun.ts'
import { makeCgroup } from './cgroup.ts'
import { layState } from './checkpoint/layState.ts'
import { type Engine, type EngineChoice, engineWords, findEngine } from './Engine.ts'
import { EgressGate } from './egress/EgressGate.ts'
import type { EgressProxyOptions } from './egress/EgressProxy.ts'
import { ImageCache } from './ImageCache.ts'
import { RunFolder, type RunRecord } from './RunFolder.ts'
import { refuseProgram } from './refuseProgram.ts'
import { refuseSpec } from './refuseSpec.ts'
import { removeLeftovers } from './removeLeftovers.ts'
import { runArguments } from './runArguments.ts'
import { supervise } from './supervise.ts'

export type ContainerExecutorOptions = {
  /** Where runs and the list of cached images live; one executor at a time. */
  dir: string
  /** Podman or docker, runsc or runc; what is not said is found out. */
  engine?: EngineChoice
  /** Where the list of cached images is kept, if executors of one daemon share them; inside `dir` unless given. */
  imagesDir?: string
  /** Most bytes of strangers' images kept; 20 GiB unless given: a few large ones. */
  imageQuotaBytes?: number
  /** How allowed hosts and registries are resolved and which addresses may be reached; the internet unless given. */
  egress?: Pick<EgressProxyOptions, 'lookup' | 'mayReach'>
  logger?: Logger
}

/** Changes whenever the way containers are run could change what a program computes. */
const version = '1'
const runtimes = ['runsc', 'runc'] as const
const architectures = ['x64', 'arm64'] as const
const classOf = (runtime: string, architecture: string) => `container/${version}/${runtime}/${architecture}`
/** Every class that a container executor may be of. */
export const containerClasses: readonly string[] = runtimes.flatMap((runtime) =>
  architectures.map((architecture) => classOf(runtime, architecture)),
)
/** Users of runs come from a range that no system gives out. */
const [firstUid, uids] = [1_879_048_192, 2 ** 24]

/** Runs programs in containers, for GPUs and for software that is no WebAssembly. */
export class ContainerExecutor implements Executor<ContainerProgram> {
  readonly facts: ExecutorFacts
  readonly #dir: string
  readonly #engine: Engine
  readonly #images: ImageCache
  readonly #logger: Logger
  readonly #egress: NonNullable<ContainerExecutorOptions['egress']>
  readonly #runs = new Map<string, Promise<ContainerRun>>()

  private constructor(engine: Engine, options: ContainerExecutorOptions) {
    this.#engine = engine
    this.#dir = options.dir
    this.#logger = options.logger ?? silentLogger
    this.#egress = options.egress ?? {}
    this.#images = new ImageCache(
      engine,
      options.imagesDir ?? options.dir,
      options.imageQuotaBytes ?? 20 * 2 ** 30,
      options.egress,
    )
    this.facts = {
      kind: 'container',
      version,
      tier: engine.runtime,
      deterministic: false,
      checkpoints: false,
      unit: 'ms',
      class: classOf(engine.runtime, process.arch),
    }
  }

  /** Opens the executor, takes over the runs of an earlier daemon and removes what that one left. @throws EXEC_HOST */
  static async open(options: ContainerExecutorOptions): Promise<ContainerExecutor> {
    const engine = await findEngine(options.engine)
    if ('reasons' in engine)
      throw new MusterError('EXEC_HOST', `no container engine works here: ${engine.reasons.join('; ')}`)
    await mkdir(options.dir, { recursive: true, mode: 0o700 })
    const executor = new ContainerExecutor(engine, { ...options, dir: await realpath(options.dir) })
    await RunFolder.tidy(path.join(executor.#dir, 'runs'))
    const running = new Set<string>()
    for (const runId of await executor.#runIds()) {
      const run = await executor.find(runId)
      if (run !== undefined && (await run.status()) !== 'ended')
        running.add(containerName(executor.#dir, runId))
    }
    await removeLeftovers(engine, labelOf(executor.#dir), running)
    return executor
  }

  async prepare(program: ContainerProgram, { signal }: { signal?: AbortSignal } = {}): Promise<Preparation> {
    const reasons = refuseProgram(program, this.#engine)
    if (reasons.length > 0) return { ok: false, reasons }
    const found = await this.#images.ensure(program.image, signal)
    return found.ok ? { ok: true, digest: found.imageId } : found
  }

  async start(spec: RunSpec<ContainerProgram>, options: { signal?: AbortSignal } = {}): Promise<Run> {
    checkRunId(spec.runId)
    const problems = refuseSpec(spec)
    if (problems.length > 0)
      throw new MusterError('EXEC_RUN_INVALID', problems.join('; '), { details: { runId: spec.runId } })
    const known = await this.#find(spec.runId)
    if (known !== undefined) return known
    // Between the question and this line nothing waits: two starts at once meet in the map.
    const starting = this.#runs.get(spec.runId) ?? this.#start(spec, options.signal)
    this.#runs.set(spec.runId, starting)
    starting.catch(() => this.#runs.delete(spec.runId))
    return starting
  }

  find(runId: string): Promise<Run | undefined> {
    return this.#find(runId)
  }

  async list(): Promise<Run[]> {
    const runs = await Promise.all((await this.#runIds()).map((runId) => this.#find(runId)))
    return runs.filter((run) => run !== undefined)
  }

  /** The processes of all runs here; see `OwnerSources.isOurs`. */
  async pids(): Promise<Set<number>> {
    const runs = await Promise.all([...this.#runs.values()].map((run) => run.catch(() => undefined)))
    return new Set((await Promise.all(runs.map((run) => run?.pids() ?? []))).flat())
  }

  async close(): Promise<void> {
    for (const run of this.#runs.values()) await (await run.catch(() => undefined))?.close()
  }

  async #start(spec: RunSpec<ContainerProgram>, signal: AbortSignal | undefined): Promise<ContainerRun> {
    const preparation = await this.prepare(spec.program, signal ? { signal } : {})
    if (!preparation.ok)
      throw new MusterError('EXEC_REFUSED', preparation.reasons.join('; '), {
        details: { runId: spec.runId },
      })
    signal?.throwIfAborted()

    const folder = this.#folder(spec.runId)
    const name = containerName(this.#dir, spec.runId)
    const { egress = [] } = spec.program
    const record: RunRecord = {
      runId: spec.runId,
      container: name,
      imageId: preparation.digest,
      limits: spec.limits,
      startedAtMs: Date.now(),
      ...(this.#engine.ownCgroups && { cgroup: name }),
      ...(egress.length > 0 && { egress }),
    }
    // An earlier daemon may have begun this run between our question and now.
    if (!(await folder.create(record))) return this.#takeOver(spec.runId)
    const run = await this.#handle(folder, record).catch(async (error: unknown) => {
      await folder.remove()
      throw error
    })
    try {
      await this.#launch(spec, folder, record, run)
    } catch (error) {
      await run.undo()
      throw error
    }
    return run
  }

  async #launch(
    spec: RunSpec<ContainerProgram>,
    folder: RunFolder,
    record: RunRecord,
    run: ContainerRun,
  ): Promise<void> {
    if (spec.from !== undefined) await layState(spec.from, folder.checkpointDir, spec.limits.diskBytes)
    const uid = await this.#giveTo(folder, record.container)
    if (record.cgroup !== undefined) await makeCgroup(record.cgroup, spec.limits.memoryBytes)
    const words = runArguments({
      engine: this.#engine,
      name: record.container,
      label: labelOf(this.#dir),
      imageId: record.imageId,
      program: spec.program,
      args: spec.args ?? [],
      env: { ...environment(spec), ...run.gate?.env },
      limits: spec.limits,
      uid,
      ...(spec.inputDir !== undefined && { inputDir: await readableInput(spec.inputDir) }),
      outDir: folder.outDir,
      checkpointDir: folder.checkpointDir,
      ...(record.cgroup !== undefined && { cgroupParent: `/${record.cgroup}` }),
      ...(run.gate && { networkNamespace: run.gate.namespacePath }),
    })
    const engine = [this.#engine.kind, ...engineWords(this.#engine, spec.program.gpus !== undefined)]
    const { child, supervisor } = await supervise(folder.path, spec.limits.logBytes, [...engine, ...words])
    child.once('exit', () => run.supervisorEnded())
    await folder.writeSupervisor(supervisor)
    await run.attach()
  }

  /** Lets the program's own user write its results. Without root the program is the daemon's user already. */
  async #giveTo(folder: RunFolder, container: string): Promise<number> {
    const uid = firstUid + (createHash('sha256').update(container).digest().readUInt32BE(0) % uids)
    if (process.getuid?.() !== 0) return uid
    for (const each of [folder.outDir, folder.checkpointDir]) {
      await chmod(each, 0o700)
      for (const below of await readdir(each, { recursive: true }))
        await lchown(path.join(each, below), uid, uid)
      await chown(each, uid, uid)
    }
    return uid
  }

  async #find(runId: string): Promise<ContainerRun | undefined> {
    if (!this.#runs.has(runId)) {
      if (!(await this.#runIds()).includes(runId)) return undefined
      // Nothing waits between this question and the answer's place in the map: a run is taken over once.
      if (!this.#runs.has(runId)) {
        const taking = this.#takeOver(runId)
        this.#runs.set(runId, taking)
        taking.catch(() => this.#runs.delete(runId))
      }
    }
    return this.#runs.get(runId)!.catch(() => undefined)
  }

  /** Opens a run from its folder and watches it. */
  async #takeOver(runId: string): Promise<ContainerRun> {
    const folder = this.#folder(runId)
    const record = await folder.record()
    if (record === undefined)
      throw new MusterError('EXEC_HOST', `the folder of run ${runId} exists but cannot be read`)
    const run = await this.#handle(folder, record)
    await run.attach()
    return run
  }

  async #handle(folder: RunFolder, record: RunRecord): Promise<ContainerRun> {
    const { egress } = record
    const gate =
      egress === undefined || (await folder.outcome()) !== undefined
        ? undefined
        : await EgressGate.open(record.container, { ...this.#egress, allowed: egress })
    return new ContainerRun({
      container: new Container(this.#engine, record.container, record.cgroup),
      ...(gate && { gate }),
      folder,
      record,
      logger: this.#logger,
      onEnd: () => this.#runs.delete(record.runId),
    })
  }

  #folder(runId: string): RunFolder {
    return new RunFolder(path.join(this.#dir, 'runs', runId))
  }

  async #runIds(): Promise<string[]> {
    return RunFolder.list(path.join(this.#dir, 'runs'))
  }
}

/** The program is another user than the daemon: what only the daemon may read, it could not. @throws EXEC_RUN_INVALID */
async function readableInput(inputDir: string): Promise<string> {
  const found = await stat(inputDir).catch(() => undefined)
  if (!found?.isDirectory())
    throw new MusterError('EXEC_RUN_INVALID', `the input folder ${inputDir} is missing`)
  if (process.getuid?.() === 0 && (found.mode & 0o005) !== 0o005)
    throw new MusterError('EXEC_RUN_INVALID', `the input folder ${inputDir} cannot be read by other users`, {
      hint: 'Give it mode 0755 and its files 0644; a folder around it can stay closed.',
    })
  return realpath(inputDir)
}

function environment({ env = {}, part, seed }: RunSpec<ContainerProgram>): Record<string, string> {
  return {
    ...env,
    ...(part && { MUSTER_PART: `${part.index}`, MUSTER_PARTS: `${part.count}` }),
    ...(seed !== undefined && { MUSTER_SEED: seed }),
  }
}

/** Told apart by executor folder, so that two daemons on one machine leave each other's containers alone. */
function labelOf(dir: string): string {
  return `network.muster.executor=${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`
}

function containerName(dir: string, runId: string): string {
  return `muster-${createHash('sha256').update(`${dir}\0${runId}`).digest('hex').slice(0, 24)}`
}
