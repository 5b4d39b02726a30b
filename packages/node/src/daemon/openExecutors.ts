import path from 'node:path'
import { hasCode, type Logger } from '@muster-network/core'
import { ContainerExecutor, type Executor, WasmExecutor, type WasmProgram } from '@muster-network/executors'
import { countUncaught } from '../log/uncaughtExceptions.ts'
import type { SettingsChange } from '../provider/settings/ProviderSettings.ts'
import { settingsStore } from '../provider/settings/settingsStore.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import type { Program } from '../task/runSpecOf.ts'

export type ExecutorOptions = {
  dir: string
  /** Compiled modules; the nodes of one machine may share them. */
  modulesDir?: string
  /** The executor of tasks; by default, the owner's settings choose it. */
  executor?: Executor<Program>
  /** The initial settings of a provider. */
  provider?: SettingsChange
  logger: Logger
}

/** The executor of tasks, and the executor of checkers and probes, which are always wasm. */
export type Executors = {
  executor: Executor<Program>
  checker: Executor<WasmProgram>
  close(): Promise<void>
}

/**
 * Opens the executors. A node has one class, so it runs one kind of work: containers when its owner allows them and
 * an engine works, otherwise wasm.
 */
export async function openExecutors(context: RoleContext, options: ExecutorOptions): Promise<Executors> {
  const { dir, logger } = options
  const chosen = options.executor ?? (await containersIfAllowed(context, options))
  const checker =
    chosen && runsWasm(chosen)
      ? chosen
      : new WasmExecutor({
          dir: path.join(dir, chosen ? 'checks' : 'runs'),
          modulesDir: options.modulesDir ?? path.join(dir, 'modules'),
          logger,
        })
  const executor: Executor<Program> = chosen ?? checker
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
  const { kinds } = settingsStore(store).get('provider') ?? provider ?? {}
  if (!kinds?.includes('container')) return undefined
  try {
    return await ContainerExecutor.open({
      dir: path.join(dir, 'containers'),
      logger,
      onProxyFailed: () => countUncaught('egress'),
    })
  } catch (error) {
    if (!hasCode(error, 'EXEC_HOST')) throw error
    logger.warn({ error }, 'containers are allowed but do not run here; see muster doctor')
    return undefined
  }
}

function runsWasm(executor: Executor<Program>): executor is Executor<WasmProgram> {
  return executor.facts.kind === 'wasm'
}
