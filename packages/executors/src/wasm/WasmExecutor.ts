import type { ChildProcess } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Logger, MusterError, silentLogger } from '@muster-network/core'
import { checkRunId } from '../checkRunId.ts'
import type { Executor, ExecutorFacts, Preparation } from '../Executor.ts'
import type { RunSpec } from '../RunSpec.ts'
import { readUntrusted } from '../readUntrusted.ts'
import { executorVersion } from './executorVersion.ts'
import { ModuleCache, type ReadyModule } from './prepare/ModuleCache.ts'
import type { ChildKeys, ChildOrder } from './run/RunFiles.ts'
import { runFolder } from './runFolder.ts'
import { findTier, type SandboxTier } from './sandbox/SandboxTier.ts'
import type { SeenPaths } from './sandbox/sandboxCommand.ts'
import { spawnSandboxed } from './sandbox/spawnSandboxed.ts'
import { strippedCode } from './sandbox/strippedCode.ts'
import { parseJson } from './settleRun.ts'
import { type Started, WasmRun } from './WasmRun.ts'

/** A WebAssembly module that exports `_start` and imports WASI preview 1. */
export type WasmProgram = { modulePath: string }

export type WasmExecutorOptions = {
  /** Where runs and prepared modules are kept; one executor at a time. */
  dir: string
  /** Prepared modules, if they are to be shared; inside `dir` unless given. */
  modulesDir?: string
  /** The strongest this machine can do unless given. */
  tier?: SandboxTier
  /** More flags for V8, such as those that choose its compiler; the result must not depend on them. */
  v8Flags?: string[]
  logger?: Logger
}

/** Runs WebAssembly deterministically, each run in a process of its own. */
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
    this.#code = strippedCode(shared)
    this.#code.catch(() => {})
    this.#modules = new ModuleCache(shared, tier, this.#code)
    this.facts = {
      kind: 'wasm',
      version: executorVersion,
      tier,
      deterministic: true,
      checkpoints: true,
      unit: 'gas',
      // Floats are canonical wherever their bits can be seen, so the CPU is no part of the class.
      class: `wasm/${executorVersion}`,
    }
  }

  async prepare(
    { modulePath }: WasmProgram,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<Preparation> {
    const prepared = await this.#modules.prepare(modulePath, signal)
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
    const prepared = await this.#modules.prepare(spec.program.modulePath, signal)
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
      await firstWord(child, spec.runId, folder.stderr)
      this.#logger.info({ runId: spec.runId, tier: this.#tier }, 'run started')
      return new WasmRun(spec.runId, folder, started, child, this.#closing.signal)
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
    const largest = limits.memoryBytes + limits.diskBytes + limits.logBytes + 64 * 2 ** 20
    const { child } = await spawnSandboxed(
      folder.home,
      {
        tier: this.#tier,
        code: await this.#code,
        script: 'run/child.js',
        writable: folder.io,
        readable,
        // Beside the module's memory there are its files, held by Node.
        v8Flags: [`--max-old-space-size=512`, ...this.#v8Flags],
        cpuSeconds: Math.ceil(limits.cpuMs / 1000) + 5,
        largestFileBytes: largest,
      },
      (seen) => JSON.stringify({ order: childOrder(spec, module, seen), keys }),
    )
    return child
  }

  async find(runId: string): Promise<WasmRun | undefined> {
    checkRunId(runId)
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
    return started && new WasmRun(runId, folder, started, undefined, this.#closing.signal)
  }

  async list(): Promise<WasmRun[]> {
    const names = await readdir(path.join(this.#dir, 'runs')).catch(() => [])
    const runs = await Promise.all(names.sort().map((name) => this.find(name)))
    return runs.filter((run) => run !== undefined)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    this.#handles.clear()
  }
}

async function readStarted(file: string): Promise<Started | undefined> {
  return parseJson(await readFile(file).catch(() => undefined)) as Started | undefined
}

/** Waits until the process has set the program up, or says why it cannot. */
async function firstWord(child: ChildProcess, runId: string, stderr: string): Promise<void> {
  let text = ''
  child.stdout!.setEncoding('utf8')
  for await (const chunk of child.stdout! as AsyncIterable<string>) {
    text += chunk
    if (text.includes('\n') || text.length > 4096) break
  }
  child.stdout!.destroy()
  if (text.startsWith('started')) return
  if (text.startsWith('forged'))
    throw new MusterError(
      'EXEC_CHECKPOINT_FORGED',
      `the checkpoint was refused: ${text.slice(7, 500).trim()}`,
      {
        details: { runId },
      },
    )
  const told = (await readUntrusted(stderr, 1000))?.toString('utf8').trim()
  throw new MusterError('EXEC_HOST', 'the process of the run did not come up', { details: { runId, told } })
}

function checkSpec({
  runId,
  checkpointKey,
  from,
  untilUnits,
  keepEvery,
  segmentUnits,
  seed,
  part,
}: RunSpec): void {
  checkRunId(runId)
  const wrong = (message: string) => new MusterError('EXEC_RUN_INVALID', message, { details: { runId } })
  if (checkpointKey !== undefined && checkpointKey.length !== 32) throw wrong('a checkpoint key has 32 bytes')
  if (from !== undefined && from.key.length !== 32) throw wrong('a checkpoint key has 32 bytes')
  if (checkpointKey === undefined && (untilUnits !== undefined || (keepEvery ?? 0) > 0))
    throw wrong('states can only be kept with a checkpoint key')
  if (segmentUnits !== undefined && segmentUnits <= 0n) throw wrong('a segment has at least one unit')
  if (seed !== undefined && !/^[0-9a-f]{64}$/.test(seed)) throw wrong('a seed is 32 bytes in hex')
  if (part !== undefined && !(part.index >= 0 && part.index < part.count))
    throw wrong('a part has an index below its count')
}

function childOrder(spec: RunSpec<WasmProgram>, module: ReadyModule, seen: SeenPaths): ChildOrder {
  const { limits, part } = spec
  const text = (units: bigint | undefined) => (units === undefined ? null : `${units}`)
  const parts = part && { MUSTER_PART: `${part.index}`, MUSTER_PARTS: `${part.count}` }
  return {
    io: seen.writable,
    module: seen.module,
    input: spec.inputDir === undefined ? null : seen.input,
    from: spec.from === undefined ? null : seen.from,
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
    keepEvery: spec.keepEvery ?? 0,
    cpuMs: limits.cpuMs,
    wallMs: limits.wallMs,
    memoryBytes: limits.memoryBytes,
    diskBytes: limits.diskBytes,
    outputBytes: limits.outputBytes,
    logBytes: limits.logBytes,
  }
}
