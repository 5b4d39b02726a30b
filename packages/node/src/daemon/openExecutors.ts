import path from 'node:path'
import { hasCode, type Logger } from '@muster-network/core'
import { ContainerExecutor, type Executor, WasmExecutor, type WasmProgram } from '@muster-network/executors'
import { keptSettings } from '../provider/settings/keptSettings.ts'
import type { SettingsChange } from '../provider/settings/ProviderSettings.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import type { Program } from '../task/runSpecOf.ts'

export type ExecutorOptions = {
  dir: string
  /** Compiled modules; nodes of one machine may share them. */
  modulesDir?: string
  /** Runs the work; by the owner's settings unless given. */
  executor?: Executor<Program>
  /** What a new provider lends. */
  provider?: SettingsChange
  logger: Logger
}

/** What runs the work that this machine lends itself for, and what runs checkers and probes, which are always wasm. */
export type Executors = {
  executor: Executor<Program>
  checker: Executor<WasmProgram>
  close(): Promise<void>
}

/**
 * A node is of one class, so it runs one kind of work: containers where its owner allows them and an engine works, else
 * wasm.
 */
export async function openExecutors(context: RoleContext, options: ExecutorOptions): Promise<Executors> {
  const { dir, logger } = options
  const given = options.executor ?? (await containersIfAllowed(context, options))
  const checker =
    given && runsWasm(given)
      ? given
      : new WasmExecutor({
          dir: path.join(dir, given ? 'checks' : 'runs'),
          modulesDir: options.modulesDir ?? path.join(dir, 'modules'),
          logger,
        })
  const executor: Executor<Program> = given ?? checker
  return {
    executor,
    checker,
    async close() {
      if (executor !== checker) await executor.close()
      await checker.close()
    },
  }
}

async function containersIfAllowed(
  { store }: RoleContext,
  { dir, logger, provider }: ExecutorOptions,
): Promise<Executor<Program> | undefined> {
  const { kinds } = keptSettings(store).get('provider') ?? provider ?? {}
  if (!kinds?.includes('container')) return undefined
  try {
    return await ContainerExecutor.open({ dir: path.join(dir, 'containers'), logger })
  } catch (error) {
    if (!hasCode(error, 'EXEC_HOST')) throw error
    logger.warn({ error }, 'containers are allowed and cannot be run here: muster doctor says why')
    return undefined
  }
}

function runsWasm(executor: Executor<Program>): executor is Executor<WasmProgram> {
  return executor.facts.kind === 'wasm'
}
