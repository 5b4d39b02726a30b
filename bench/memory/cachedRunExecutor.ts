import type { Executor, Run, WasmProgram } from '@muster-network/executors'

/**
 * Returns an executor that runs the program once and reuses that run for every later start, including the replay of its
 * segments. The bench measures the memory that a task leaves in a daemon, not how long a sandbox takes to start.
 */
export function cachedRunExecutor(
  first: (spec: Parameters<Executor<WasmProgram>['start']>[0]) => Promise<Run>,
) {
  return (inner: Executor<WasmProgram>): Executor<WasmProgram> => {
    const runs = new Map<string, Run>()
    return {
      facts: inner.facts,
      prepare: (program, options) => inner.prepare(program, options),
      close: () => inner.close(),
      list: async () => [...runs.values()],
      find: async (runId) => runs.get(runId),
      async start(spec) {
        const run = await first(spec)
        const cached: Run = {
          id: spec.runId,
          status: async () => 'ended',
          wait: () => run.wait(),
          pause: async () => {},
          resume: async () => {},
          checkpoint: () => run.checkpoint(),
          stop: () => run.wait(),
          usage: () => run.usage(),
          logs: (options) => run.logs(options),
          leaves: () => run.leaves(),
          remove: async () => void runs.delete(spec.runId),
        }
        runs.set(spec.runId, cached)
        return cached
      },
    }
  }
}

/** Returns a function that starts the program at its first call and returns the same run at every call. */
export function runOnce(executor: Executor<WasmProgram>) {
  let run: Promise<Run> | undefined
  return (spec: Parameters<Executor<WasmProgram>['start']>[0]): Promise<Run> => {
    run ??= start()
    return run
    async function start(): Promise<Run> {
      const { untilUnits: _, ...whole } = spec
      const started = await executor.start({ ...whole, runId: 'once' })
      await started.wait()
      return started
    }
  }
}
