import type { Executor, Run, WasmProgram } from '@muster-network/executors'

/**
 * Runs the program once and answers every later run, and every replay of its one segment, with what came of it then:
 * what is measured is what a task leaves behind in a daemon, not how long a sandbox takes to start.
 */
export function rememberingExecutor(
  first: (spec: Parameters<Executor<WasmProgram>['start']>[0]) => Promise<Run>,
) {
  return (inner: Executor<WasmProgram>): Executor<WasmProgram> => {
    const known = new Map<string, Run>()
    return {
      facts: inner.facts,
      prepare: (program, options) => inner.prepare(program, options),
      close: () => inner.close(),
      list: async () => [...known.values()],
      find: async (runId) => known.get(runId),
      async start(spec) {
        const run = await first(spec)
        const named: Run = {
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
          remove: async () => void known.delete(spec.runId),
        }
        known.set(spec.runId, named)
        return named
      },
    }
  }
}

/** The one real run, shared by all who ask. */
export function runOnce(executor: Executor<WasmProgram>) {
  let run: Promise<Run> | undefined
  return (spec: Parameters<Executor<WasmProgram>['start']>[0]): Promise<Run> => {
    run ??= begin()
    return run
    async function begin(): Promise<Run> {
      const { untilUnits: _, ...whole } = spec
      const begun = await executor.start({ ...whole, runId: 'once' })
      await begun.wait()
      return begun
    }
  }
}
