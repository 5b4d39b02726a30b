import { createHash } from 'node:crypto'
import type { Executor, WasmProgram } from '@muster-network/executors'

/** The executor of an operator that lies on councils: what it replays, it answers with another state. */
export function lyingExecutor(inner: Executor<WasmProgram>): Executor<WasmProgram> {
  return {
    facts: inner.facts,
    prepare: (program, options) => inner.prepare(program, options),
    find: (runId) => inner.find(runId),
    list: () => inner.list(),
    close: () => inner.close(),
    async start(spec, options) {
      const run = await inner.start(spec, options)
      if (spec.untilUnits === undefined) return run
      const other = (text: string) => createHash('sha256').update(text).digest('hex')
      return {
        id: run.id,
        status: () => run.status(),
        wait: (waiting) => run.wait(waiting),
        pause: () => run.pause(),
        resume: () => run.resume(),
        checkpoint: (taking) => run.checkpoint(taking),
        stop: (stopping) => run.stop(stopping),
        usage: () => run.usage(),
        logs: (reading) => run.logs(reading),
        remove: () => run.remove(),
        leaves: async () =>
          (await run.leaves()).map((leaf) => ({
            ...leaf,
            digest: other(leaf.digest),
            proof: other(leaf.proof),
          })),
      }
    },
  }
}
