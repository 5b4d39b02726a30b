import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Executor, type Run, resultDigest } from '@muster-network/executors'

/** Runs containers as they are; but what it hands on as their state has noise in the file that it is told, if any. */
export function spoilingExecutor<Program>(
  honest: Executor<Program>,
  spoils: () => string | undefined,
): Executor<Program> {
  const wrap = (run: Run): Run =>
    new Proxy(run, {
      get(target, name) {
        if (name === 'checkpoint')
          return async (...args: Parameters<Run['checkpoint']>) => {
            const taken = await target.checkpoint(...args)
            const file = spoils()
            if (file === undefined) return taken
            await writeFile(path.join(taken.path, file), 'noise')
            return { ...taken, ...(await resultDigest(taken.path)) }
          }
        const value = Reflect.get(target, name, target) as unknown
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return {
    facts: honest.facts,
    prepare: (...args) => honest.prepare(...args),
    start: async (...args) => wrap(await honest.start(...args)),
    find: async (runId) => {
      const run = await honest.find(runId)
      return run && wrap(run)
    },
    list: async () => (await honest.list()).map(wrap),
    close: () => honest.close(),
  }
}
