import { createHash } from 'node:crypto'
import type { Executor, WasmProgram } from '@muster-network/executors'
import { delegateExecutor, delegateRun } from './delegate.ts'

/** The executor of an operator that lies on councils: what it replays, it answers with another state. */
export function lyingExecutor(inner: Executor<WasmProgram>): Executor<WasmProgram> {
  return {
    ...delegateExecutor(inner),
    async start(spec, options) {
      const run = await inner.start(spec, options)
      if (spec.untilUnits === undefined) return run
      const other = (text: string) => createHash('sha256').update(text).digest('hex')
      return {
        ...delegateRun(run),
        leaves: async () => (await run.leaves()).map((leaf) => ({ ...leaf, digest: other(leaf.digest) })),
      }
    },
  }
}
