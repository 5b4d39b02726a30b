import type { ChildProcess } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Logger, MusterError, silentLogger } from '@muster-network/core'
import type { Executor, ExecutorFacts, Preparation } from '../Executor.ts'
import type { RunSpec } from '../RunSpec.ts'
import { readUntrustedFile } from '../readUntrustedFile.ts'
import type { Service, ServiceSpec } from '../Service.ts'
import { validateRunId } from '../validateRunId.ts'
import { executorVersion } from './executorVersion.ts'
import { ModuleCache, type ReadyModule } from './prepare/ModuleCache.ts'
import type { ChildKeys, ChildParams } from './run/RunFiles.ts'
import { runFolder } from './runFolder.ts'
import { buildSandboxCode } from './sandbox/buildSandboxCode.ts'
import { findTier, hasFullStack, type SandboxTier } from './sandbox/SandboxTier.ts'
import type { SandboxPaths } from './sandbox/sandboxCommand.ts'
import { spawnSandboxed } from './sandbox/spawnSandboxed.ts'
import { isHeapExhausted, parseJson } from './settleRun.ts'
import type { WasmProgram } from './WasmProgram.ts'
import { type Started, WasmRun } from './WasmRun.ts'
import { WasmServices } from './WasmServices.ts'

export type WasmExecutorOptions = {
  /** Folder for runs and prepared modules; used by one executor at a time. */
  dir: string
  /** Folder of prepared modules, if it is shared; inside `dir` by default. */
  modulesDir?: string
  /** The strongest tier of this machine by default. */
  tier?: SandboxTier
  /** Additional V8 flags, such as the choice of its compiler; the result must not depend on them. */
  v8Flags?: string[]
  logger?: Logger
}

/**
 * Memory for the files of a run, as a multiple of their limit: their content, as much again for small files that fill
 * no chunk, and chunks that were freed.
 */
const fileMemory = 3

/** Runs WebAssembly deterministically, each run in its own process. */
export class WasmExecutor implements Executor<WasmProgram> {
  readonly facts: ExecutorFacts
  readonly #dir: string
  readonly #tier: SandboxTier
  readonly #v8Flags: string[]
  readonly #logger: Logger
  readonly #modules: ModuleCache
  readonly #code: Promise<string>
  readonly #closing = new AbortController()
  readonly #handles = new Map<string, Promise<WasmRun>>()
  readonly #services: WasmServices

  constructor({
    dir,
    modulesDir,
    tier = findTier(),
    v8Flags = [],
    logger = silentLogger,
  }: WasmExecutorOptions) {
    this.#dir = path.resolve(dir)
    this.#tier = tier
    this.#v8Flags = v8Flags
    this.#logger = logger
    const shared = path.resolve(modulesDir ?? path.join(this.#dir, 'modules'))
    this.#code = buildSandboxCode(shared)
    this.#code.catch(() => {})
    this.#modules = new ModuleCache(shared, tier, this.#code)
    this.#services = new WasmServices({
      dir: path.join(this.#dir, 'services'),
      tier,
      code: this.#code,
      v8Flags,
      logger,
    })
    this.facts = {
      kind: 'wasm',
      version: executorVersion,
      tier,
      deterministic: true,
      checkpoints: true,
      unit: 'gas',
      // NaNs are canonical wherever their bits are visible, so the CPU is not part of the class.
      class: `wasm/${executorVersion}`,
    }
  }

  expect(): void {
    this.#modules.expect()
  }

  async prepare(
    { modulePath }: WasmProgram,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<Preparation> {
    const prepared = await this.#modules.prepare(modulePath, { signal })
    return prepared.ok ? { ok: true, digest: prepared.module.digest } : prepared
  }

  async start(spec: RunSpec<WasmProgram>, { signal }: { signal?: AbortSignal } = {}): Promise<WasmRun> {
    checkSpec(spec)
    const known = this.#handles.has(spec.runId) ? await this.find(spec.runId) : undefined
    if (known !== undefined) return known
    const starting = this.#start(spec, signal)
    this.#handles.set(spec.runId, starting)
    try {
      return await starting
    } catch (error) {
      this.#handles.delete(spec.runId)
      throw error
    }
  }

  async #start(spec: RunSpec<WasmProgram>, signal: AbortSignal | undefined): Promise<WasmRun> {
    const earlier = await this.#attach(spec.runId)
    if (earlier !== undefined) return earlier
    const prepared = await this.#modules.prepare(spec.program.modulePath, { signal })
    if (!prepared.ok)
      throw new MusterError('EXEC_REFUSED', `the module ${prepared.reasons.join('; ')}`, {
        details: { runId: spec.runId },
      })
    signal?.throwIfAborted()
    const folder = runFolder(this.#dir, spec.runId)
    await mkdir(folder.io, { recursive: true })
    try {
      const started: Started = {
        wallMs: spec.limits.wallMs,
        startedAtMs: Date.now(),
        hasKey: spec.checkpointKey !== undefined,
      }
      await writeFile(folder.started, JSON.stringify(started), { flush: true })
      const child = await this.#spawn(spec, prepared.module)
      await waitForStart(child, spec, folder.stderr)
      this.#logger.info({ runId: spec.runId, tier: this.#tier }, 'run started')
      return new WasmRun(spec.runId, { folder, started, child, closing: this.#closing.signal })
    } catch (error) {
      await rm(folder.home, { recursive: true, force: true })
      throw error
    }
  }

  async #spawn(spec: RunSpec<WasmProgram>, module: ReadyModule): Promise<ChildProcess> {
    const { limits } = spec
    const folder = runFolder(this.#dir, spec.runId)
    const readable = {
      module: module.path,
      ...(spec.inputDir === undefined ? {} : { input: path.resolve(spec.inputDir) }),
      ...(spec.from === undefined ? {} : { from: path.resolve(spec.from.path) }),
    }
    const hex = (key: Uint8Array | undefined) => (key === undefined ? null : Buffer.from(key).toString('hex'))
    const keys: ChildKeys = { checkpoint: hex(spec.checkpointKey), from: hex(spec.from?.key) }
    const largestFileBytes = limits.memoryBytes + limits.diskBytes + limits.logBytes + 64 * 2 ** 20
    const { child } = await spawnSandboxed(
      folder.home,
      {
        tier: this.#tier,
        code: await this.#code,
        script: 'run/child.js',
        writable: folder.io,
        readable,
        // Node's heap holds the program's files; the module's memory is separate.
        v8Flags: [`--max-old-space-size=512`, ...this.#v8Flags],
        cpuSeconds: Math.ceil(limits.cpuMs / 1000) + 5,
        ...(spec.background && { background: true }),
        largestFileBytes,
        memoryBytes: limits.memoryBytes + fileMemory * limits.diskBytes,
      },
      (paths) => JSON.stringify({ params: childParams(spec, module, paths), keys }),
    )
    return child
  }

  serve(spec: ServiceSpec<WasmProgram>): Promise<Service> {
    return this.#services.serve(spec, () =>
      this.#modules.prepare(spec.program.modulePath, { role: 'service' }),
    )
  }

  async find(runId: string): Promise<WasmRun | undefined> {
    validateRunId(runId)
    const known = this.#handles.get(runId)
    if (known !== undefined) {
      const run = await known
      if ((await readStarted(runFolder(this.#dir, runId).started)) !== undefined) return run
      this.#handles.delete(runId)
      return undefined
    }
    const run = await this.#attach(runId)
    if (run !== undefined) this.#handles.set(runId, Promise.resolve(run))
    return run
  }

  async #attach(runId: string): Promise<WasmRun | undefined> {
    const folder = runFolder(this.#dir, runId)
    const started = await readStarted(folder.started)
    return started && new WasmRun(runId, { folder, started, child: undefined, closing: this.#closing.signal })
  }

  async list(): Promise<WasmRun[]> {
    const names = await readdir(path.join(this.#dir, 'runs')).catch(() => [])
    const runs = await Promise.all(names.sort().map((name) => this.find(name)))
    return runs.filter((run) => run !== undefined)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#services.close()
    this.#handles.clear()
    await this.#modules.close()
  }
}

async function readStarted(file: string): Promise<Started | undefined> {
  return parseJson(await readFile(file).catch(() => undefined)) as Started | undefined
}

/**
 * Waits until the process has set up the program.
 *
 * @throws EXEC_CHECKPOINT_FORGED, EXEC_STATE_TOO_LARGE (the state), EXEC_HOST (this machine)
 */
async function waitForStart(
  child: ChildProcess,
  { runId, from }: Pick<RunSpec, 'runId' | 'from'>,
  stderr: string,
): Promise<void> {
  let text = ''
  child.stdout!.setEncoding('utf8')
  for await (const chunk of child.stdout! as AsyncIterable<string>) {
    text += chunk
    if (text.includes('\n') || text.length > 4096) break
  }
  child.stdout!.destroy()
  if (text.startsWith('started')) return
  const [kind, why] = [/^\w*/.exec(text)![0], text.replace(/^\w* /, '').slice(0, 500).trim()]
  if (kind === 'invalid')
    throw new MusterError('EXEC_CHECKPOINT_FORGED', `checkpoint rejected: ${why}`, { details: { runId } })
  const tooLarge = (why: string) =>
    new MusterError('EXEC_STATE_TOO_LARGE', `checkpoint rejected: ${why}`, { details: { runId } })
  if (kind === 'tooLarge') throw tooLarge(why)
  const stderrText = (await readUntrustedFile(stderr, 16_384))?.toString('utf8').trim() ?? ''
  // Every machine has the same heap for what it reads of a state, so this is not a limit of this one.
  if (from !== undefined && isHeapExhausted(stderrText)) throw tooLarge('it exhausts the heap of its process')
  throw new MusterError('EXEC_HOST', 'the process of the run failed to start', {
    details: { runId, stderr: stderrText.slice(0, 1000) },
  })
}

function checkSpec({
  runId,
  checkpointKey,
  from,
  untilUnits,
  saveEvery,
  segmentUnits,
  seed,
  part,
}: RunSpec): void {
  validateRunId(runId)
  const invalid = (message: string) => new MusterError('EXEC_RUN_INVALID', message, { details: { runId } })
  if (checkpointKey !== undefined && checkpointKey.length !== 32)
    throw invalid('a checkpoint key must have 32 bytes')
  if (from !== undefined && from.key.length !== 32) throw invalid('a checkpoint key must have 32 bytes')
  if (checkpointKey === undefined && (untilUnits !== undefined || (saveEvery ?? 0) > 0))
    throw invalid('saveEvery and untilUnits need a checkpointKey')
  if (segmentUnits !== undefined && segmentUnits <= 0n) throw invalid('segmentUnits must be at least 1')
  if (seed !== undefined && !/^[0-9a-f]{64}$/.test(seed)) throw invalid('a seed must be 32 bytes in hex')
  if (part !== undefined && !(part.index >= 0 && part.index < part.count))
    throw invalid(`part ${part.index} of ${part.count}: the index must be below the count`)
}

function childParams(spec: RunSpec<WasmProgram>, module: ReadyModule, paths: SandboxPaths): ChildParams {
  const { limits, part } = spec
  const text = (units: bigint | undefined) => (units === undefined ? null : `${units}`)
  const parts = part && { MUSTER_PART: `${part.index}`, MUSTER_PARTS: `${part.count}` }
  return {
    io: paths.writable,
    module: paths.module,
    input: spec.inputDir === undefined ? null : paths.input,
    from: spec.from === undefined ? null : paths.from,
    moduleDigest: module.digest,
    globals: module.globals,
    args: spec.args ?? [],
    env: { ...spec.env, ...parts },
    seed: spec.seed ?? '00'.repeat(32),
    fromDigest: spec.from?.digest ?? null,
    fromAfter: text(spec.from?.after),
    units: text(limits.units),
    segmentUnits: text(spec.segmentUnits),
    untilUnits: text(spec.untilUnits),
    saveEvery: spec.saveEvery ?? 0,
    cpuMs: limits.cpuMs,
    wallMs: limits.wallMs,
    memoryBytes: limits.memoryBytes,
    diskBytes: limits.diskBytes,
    outputBytes: limits.outputBytes,
    logBytes: limits.logBytes,
    hasFullStack: hasFullStack(),
  }
}
