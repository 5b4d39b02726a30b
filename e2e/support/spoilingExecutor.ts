import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Executor, type Run, resultDigest } from '@muster-network/executors'
import { delegateExecutor, delegateRun } from './delegate.ts'

/** Runs containers as they are; but what it hands on as their state has noise in the file that it is told, if any. */
export function spoilingExecutor<Program>(
  honest: Executor<Program>,
  spoils: () => string | undefined,
): Executor<Program> {
  const wrap = (run: Run): Run => ({
    ...delegateRun(run),
    async checkpoint(options) {
      const taken = await run.checkpoint(options)
      const file = spoils()
      if (file === undefined) return taken
      await writeFile(path.join(taken.path, file), 'noise')
      return { ...taken, ...(await resultDigest(taken.path)) }
    },
  })
  return {
    ...delegateExecutor(honest),
    start: async (...args) => wrap(await honest.start(...args)),
    find: async (runId) => {
      const run = await honest.find(runId)
      return run && wrap(run)
    },
    list: async () => (await honest.list()).map(wrap),
  }
}
