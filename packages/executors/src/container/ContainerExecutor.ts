import { createHash } from 'node:crypto'
import { chmod, chown, lchown, mkdir, readdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { type Logger, MusterError, silentLogger } from '@muster-network/core'
import type { Executor, ExecutorFacts, Preparation } from '../Executor.ts'
import type { Run } from '../Run.ts'
import type { RunSpec } from '../RunSpec.ts'
import type { Service, ServiceSpec } from '../Service.ts'
import { validateRunId } from '../validateRunId.ts'
import { Container } from './Container.ts'
import type { ContainerProgram } from './ContainerProgram.ts'
import { ContainerRun } from './ContainerRun.ts'
import { ContainerServices } from './ContainerServices.ts'
import { makeCgroup } from './cgroup.ts'
import { restoreState } from './checkpoint/restoreState.ts'
import { type Engine, type EngineChoice, engineArguments, findEngine } from './Engine.ts'
import { EgressGate } from './egress/EgressGate.ts'
import type { ResolvePolicy } from './egress/resolvePublic.ts'
import { ImageCache } from './ImageCache.ts'
import { programProblems } from './programProblems.ts'
import { RunFolder, type RunRecord } from './RunFolder.ts'
import { readableInput } from './readableInput.ts'
import { removeLeftovers } from './removeLeftovers.ts'
import { runArguments } from './runArguments.ts'
import { specProblems } from './specProblems.ts'
import { supervise } from './supervise.ts'
import { uidOf } from './uidOf.ts'
import { canMountVolumes } from './volume.ts'

export type ContainerExecutorOptions = {
  /** Folder for runs and the index of cached images; used by one executor at a time. */
  dir: string
  /** Podman or docker, runsc or runc; unset choices are detected. */
  engine?: EngineChoice
  /** Folder of the image index, if several executors of one daemon share their images; `dir` by default. */
  imagesDir?: string
  /** Size limit of all clients' images; 20 GiB by default, enough for a few large ones. */
  imageQuotaBytes?: number
  /**
   * How allowed hosts and registries are resolved and which addresses may be reached; the public internet by
   * default.
   */
  egress?: ResolvePolicy
  /** Called when the egress proxy of a run failed and is restarted. */
  onProxyFailed?: () => void
  logger?: Logger
}

/** Changes whenever the way containers are run could change the result of a program. */
const version = '1'
const runtimes = ['runsc', 'runc'] as const
const architectures = ['x64', 'arm64'] as const
const classOf = (runtime: string, architecture: string) => `container/${version}/${runtime}/${architecture}`
/** Every class that a container executor may have. */
export const containerClasses: readonly string[] = runtimes.flatMap((runtime) =>
  architectures.map((architecture) => classOf(runtime, architecture)),
)

/** Runs programs in containers: for GPUs and for software that is not WebAssembly. */
export class ContainerExecutor implements Executor<ContainerProgram> {
  readonly facts: ExecutorFacts
  readonly #dir: string
  readonly #engine: Engine
  /** Whether each run gets a volume for its files. */
  readonly #volumes: boolean
  readonly #images: ImageCache
  readonly #logger: Logger
  readonly #egress: ResolvePolicy
  readonly #onProxyFailed: (() => void) | undefined
  readonly #runs = new Map<string, Promise<ContainerRun>>()
  readonly #services: ContainerServices

  private constructor(engine: Engine, options: ContainerExecutorOptions, volumes: boolean) {
    this.#engine = engine
    this.#volumes = volumes
    this.#dir = options.dir
    this.#logger = options.logger ?? silentLogger
    this.#egress = options.egress ?? {}
    this.#onProxyFailed = options.onProxyFailed
    this.#services = new ContainerServices({
      engine,
      dir: path.join(options.dir, 'services'),
      label: labelOf(options.dir),
      nameOf: (serviceId) => containerName(options.dir, `service/${serviceId}`),
      volumes,
      logger: this.#logger,
    })
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

  /**
   * Opens the executor, reattaches to the runs of an earlier daemon and removes its leftovers.
   *
   * @throws EXEC_HOST
   */
  static async open(options: ContainerExecutorOptions): Promise<ContainerExecutor> {
    const engine = await findEngine(options.engine)
    if ('reasons' in engine)
      throw new MusterError('EXEC_HOST', `no working container engine found: ${engine.reasons.join('; ')}`)
    await mkdir(options.dir, { recursive: true, mode: 0o700 })
    const dir = await realpath(options.dir)
    const volumes = await canMountVolumes(dir)
    const executor = new ContainerExecutor(engine, { ...options, dir }, volumes)
    if (!volumes)
      executor.#logger.warn(
        { dir },
        'no volumes on this machine: the disk limit of containers is only watched',
      )
    await RunFolder.removeIncomplete(path.join(executor.#dir, 'runs'))
    const running = new Set<string>()
    for (const runId of await executor.#runIds()) {
      const run = await executor.find(runId)
      if (run !== undefined && (await run.status()) !== 'ended')
        running.add(containerName(executor.#dir, runId))
    }
    await removeLeftovers(engine, labelOf(executor.#dir), running)
    await executor.#services.removeLeftovers()
    return executor
  }

  async prepare(program: ContainerProgram, { signal }: { signal?: AbortSignal } = {}): Promise<Preparation> {
    const reasons = programProblems(program, this.#engine)
    if (reasons.length > 0) return { ok: false, reasons }
    const image = await this.#images.ensure(program.image, signal)
    return image.ok ? { ok: true, digest: image.imageId } : image
  }

  async start(spec: RunSpec<ContainerProgram>, options: { signal?: AbortSignal } = {}): Promise<Run> {
    validateRunId(spec.runId)
    const problems = specProblems(spec)
    if (problems.length > 0)
      throw new MusterError('EXEC_RUN_INVALID', problems.join('; '), { details: { runId: spec.runId } })
    const known = await this.#find(spec.runId)
    if (known !== undefined) return known
    // No await between the check above and this line: concurrent starts share the same promise.
    const starting = this.#runs.get(spec.runId) ?? this.#start(spec, options.signal)
    this.#runs.set(spec.runId, starting)
    starting.catch(() => this.#runs.delete(spec.runId))
    return starting
  }

  async serve(spec: ServiceSpec<ContainerProgram>): Promise<Service> {
    return this.#services.serve(spec, () => this.prepare(spec.program))
  }

  find(runId: string): Promise<Run | undefined> {
    return this.#find(runId)
  }

  async list(): Promise<Run[]> {
    const runs = await Promise.all((await this.#runIds()).map((runId) => this.#find(runId)))
    return runs.filter((run) => run !== undefined)
  }

  /** The processes of all runs and services; see `OwnerSources.isOurs`. */
  async pids(): Promise<Set<number>> {
    const runs = await Promise.all([...this.#runs.values()].map((run) => run.catch(() => undefined)))
    const pids = await Promise.all(runs.map((run) => run?.pids() ?? []))
    return new Set([...pids.flat(), ...(await this.#services.pids())])
  }

  async close(): Promise<void> {
    await this.#services.close()
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
      ...(this.#volumes && { volume: true }),
    }
    // An earlier daemon may have created this run since the check.
    if (!(await folder.create(record))) return this.#reattach(spec.runId)
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
    if (spec.from !== undefined) await restoreState(spec.from, folder.checkpointDir, spec.limits.diskBytes)
    const uid = await this.#chownOutputs(folder, record.container)
    if (record.cgroup !== undefined) await makeCgroup(record.cgroup, spec.limits.memoryBytes)
    const args = runArguments({
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
      writable: { '/out': folder.outDir, '/checkpoint': folder.checkpointDir },
      ...(record.cgroup !== undefined && { cgroupParent: `/${record.cgroup}` }),
      ...(run.gate && { networkNamespace: run.gate.namespacePath }),
    })
    const engine = [
      this.#engine.kind,
      ...engineArguments(this.#engine, { gpus: spec.program.gpus !== undefined }),
    ]
    const { child, supervisor } = await supervise(folder.path, spec.limits.logBytes, [...engine, ...args])
    child.once('exit', () => run.supervisorEnded())
    await folder.writeSupervisor(supervisor)
    await run.attach()
  }

  /**
   * Gives the output folders to the program's own user. Without root, the program already runs as the
   * daemon's user.
   */
  async #chownOutputs(folder: RunFolder, container: string): Promise<number> {
    const uid = uidOf(container)
    if (process.getuid?.() !== 0) return uid
    for (const folderPath of [folder.outDir, folder.checkpointDir]) {
      await chmod(folderPath, 0o700)
      for (const entry of await readdir(folderPath, { recursive: true }))
        await lchown(path.join(folderPath, entry), uid, uid)
      await chown(folderPath, uid, uid)
    }
    return uid
  }

  async #find(runId: string): Promise<ContainerRun | undefined> {
    if (!this.#runs.has(runId)) {
      if (!(await this.#runIds()).includes(runId)) return undefined
      // No await between this check and the set: a run is reattached only once.
      if (!this.#runs.has(runId)) {
        const attaching = this.#reattach(runId)
        this.#runs.set(runId, attaching)
        attaching.catch(() => this.#runs.delete(runId))
      }
    }
    return this.#runs.get(runId)!.catch(() => undefined)
  }

  /** Opens a run from its folder and watches it. */
  async #reattach(runId: string): Promise<ContainerRun> {
    const folder = this.#folder(runId)
    const record = await folder.record()
    if (record === undefined)
      throw new MusterError('EXEC_HOST', `the folder of run ${runId} exists but its run.json cannot be read`)
    const run = await this.#handle(folder, record)
    await run.attach()
    return run
  }

  async #handle(folder: RunFolder, record: RunRecord): Promise<ContainerRun> {
    const { egress } = record
    await folder.openFiles(record)
    const gate =
      egress === undefined || (await folder.outcome()) !== undefined
        ? undefined
        : await EgressGate.open(record.container, {
            policy: { ...this.#egress, allowed: egress },
            logger: this.#logger,
            onProxyFailed: this.#onProxyFailed,
          })
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

function environment({ env = {}, part, seed }: RunSpec<ContainerProgram>): Record<string, string> {
  return {
    ...env,
    ...(part && { MUSTER_PART: `${part.index}`, MUSTER_PARTS: `${part.count}` }),
    ...(seed !== undefined && { MUSTER_SEED: seed }),
  }
}

/**
 * Derived from the executor's folder, so that two daemons on one machine do not touch each other's
 * containers.
 */
function labelOf(dir: string): string {
  return `network.muster.executor=${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`
}

function containerName(dir: string, runId: string): string {
  return `muster-${createHash('sha256').update(`${dir}\0${runId}`).digest('hex').slice(0, 24)}`
}
