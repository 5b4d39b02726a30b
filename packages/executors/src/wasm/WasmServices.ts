import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { type Logger, MusterError } from '@muster-network/core'
import { type ProcessId, parseProcessId, processState, signalTree } from '../process/ProcessTree.ts'
import type { ServiceSpec } from '../Service.ts'
import { type AnswerLimits, answerLimitsOf } from '../service/AnswerLimits.ts'
import { ServiceLog } from '../service/ServiceLog.ts'
import { ServiceSet } from '../service/ServiceSet.ts'
import { SupervisedService } from '../service/SupervisedService.ts'
import type { AnswerParams } from './answer/answerFrames.ts'
import { AnswerProcess } from './pool/AnswerProcess.ts'
import { WasmInstance } from './pool/WasmInstance.ts'
import type { PreparedModule, ReadyModule } from './prepare/ModuleCache.ts'
import { hasFullStack, type SandboxTier } from './sandbox/SandboxTier.ts'
import type { SandboxPaths } from './sandbox/sandboxCommand.ts'
import type { WasmProgram } from './WasmProgram.ts'

type WasmServicesOptions = {
  /** Folder of all services. */
  dir: string
  tier: SandboxTier
  code: Promise<string>
  v8Flags: string[]
  logger: Logger
}

/** The kernel ends a process at once, unless the machine is very busy. */
const killMs = 10_000
/** Log bytes that one answer may add to the log of its service. */
const answerLogBytes = 65_536
/** The kernel ends a process after this much CPU time; the pool replaces it before. */
const processCpuSeconds = 7_200
/** The CPU time of threads of the engine, beside that of the answer. */
const cpuSlack = 2
/** Instances in memory at a time: the initialised one, the one that answers, and some that are to be collected. */
const memorySlackBytes = 512 * 2 ** 20

/** The services of a wasm executor: every answer is a deterministic run of its own. */
export class WasmServices {
  readonly #options: WasmServicesOptions
  readonly #services = new ServiceSet()
  readonly #cleaned: Promise<void>
  #processes = 0

  constructor(options: WasmServicesOptions) {
    this.#options = options
    this.#cleaned = removeLeftovers(options.dir)
    this.#cleaned.catch(() => {})
  }

  /** @throws EXEC_REFUSED, EXEC_RUN_INVALID, EXEC_HOST */
  serve(spec: ServiceSpec<WasmProgram>, prepare: () => Promise<PreparedModule>): Promise<SupervisedService> {
    const { serviceId } = spec
    return this.#services.add(spec, async () => {
      const limits = answerLimitsOf(spec.answers)
      await this.#cleaned
      const prepared = await prepare()
      if (!prepared.ok)
        throw new MusterError('EXEC_REFUSED', `the module ${prepared.reasons.join('; ')}`, {
          details: { serviceId },
        })
      const log = new ServiceLog(spec.limits.logBytes)
      const home = path.join(this.#options.dir, serviceId)
      return new SupervisedService({
        serviceId,
        start: async () =>
          new WasmInstance({
            start: () => this.#start(spec, { module: prepared.module, limits, home, log }),
            maxProcesses: spec.concurrency,
            units: limits.units,
            onFailure: (reason) => log.write(Buffer.from(`[muster] an answer failed: ${reason}\n`)),
          }),
        removeFiles: () => rm(home, { recursive: true, force: true }),
        log,
        limits,
        concurrency: spec.concurrency,
        readyMs: spec.readyMs,
        logger: this.#options.logger,
      })
    })
  }

  /** Stops all services: they end with the daemon. */
  async close(): Promise<void> {
    await this.#services.close()
    await this.#cleaned.catch(() => {})
  }

  async #start(
    spec: ServiceSpec<WasmProgram>,
    parts: { module: ReadyModule; limits: AnswerLimits; home: string; log: ServiceLog },
  ): Promise<AnswerProcess> {
    const { tier, code, v8Flags } = this.#options
    const { module, limits, home, log } = parts
    const { memoryBytes, diskBytes } = spec.limits
    return AnswerProcess.start({
      home: path.join(home, `${++this.#processes}`),
      sandbox: {
        tier,
        code: await code,
        readable: {
          module: module.path,
          ...(spec.inputDir !== undefined && { input: path.resolve(spec.inputDir) }),
        },
        v8Flags: ['--max-old-space-size=512', '--expose-gc', ...v8Flags],
        cpuSeconds: processCpuSeconds,
        largestFileBytes: 2 ** 20,
        memoryBytes: 2 * memoryBytes + 3 * diskBytes + memorySlackBytes,
      },
      params: (paths) => answerParams(spec, { module, limits, paths }),
      onLog: (bytes) => log.write(bytes),
    })
  }
}

function answerParams(
  spec: ServiceSpec<WasmProgram>,
  { module, limits, paths }: { module: ReadyModule; limits: AnswerLimits; paths: SandboxPaths },
): AnswerParams {
  const { memoryBytes, diskBytes, outputBytes, logBytes } = spec.limits
  return {
    io: paths.writable,
    module: paths.module,
    input: spec.inputDir === undefined ? null : paths.input,
    globals: module.globals,
    args: spec.args ?? [],
    env: spec.env ?? {},
    memoryBytes,
    diskBytes,
    outputBytes,
    logBytes: Math.min(logBytes, answerLogBytes),
    answerBytes: limits.answerBytes,
    cpuMs: cpuSlack * limits.wallMs,
    hasFullStack: hasFullStack(),
  }
}

/** Kills a process with its descendants, and waits until it is gone. */
async function killTree(id: ProcessId): Promise<void> {
  signalTree(id, 'SIGKILL')
  for (const late = performance.now() + killMs; processState(id) !== 'gone' && performance.now() < late; )
    await pauseFor(10)
}

/** Ends the processes that a killed daemon left behind, and deletes their files. */
async function removeLeftovers(dir: string): Promise<void> {
  for (const serviceId of await readdir(dir).catch(() => [])) {
    const home = path.join(dir, serviceId)
    for (const name of await readdir(home).catch(() => [])) {
      const line = await readFile(path.join(home, name, 'pid'), 'utf8').catch(() => '')
      const id = parseProcessId(line)
      if (id !== undefined) await killTree(id)
    }
    await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}
