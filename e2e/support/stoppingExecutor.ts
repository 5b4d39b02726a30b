import path from 'node:path'
import type { Executor, Run, WasmProgram } from '@muster-network/executors'
import { delegateExecutor, delegateRun } from './delegate.ts'
import { finishWithNoise } from './finishWithNoise.ts'

/**
 * The executor of somebody who computes the first segment, says that the program has ended there, and delivers noise as its
 * result. Everything that it commits to is computed honestly, but the end. Council duty is done honestly.
 */
export function stoppingExecutor(inner: Executor<WasmProgram>, dir: string): Executor<WasmProgram> {
  return {
    ...delegateExecutor(inner),
    async find(runId) {
      const run = await inner.find(runId)
      return run && !runId.startsWith('seat-') ? stopped(run, dir) : run
    },
    async start(spec, options) {
      if (spec.untilUnits !== undefined || spec.segmentUnits === undefined) return inner.start(spec, options)
      return stopped(await inner.start({ ...spec, untilUnits: spec.segmentUnits }, options), dir)
    },
  }
}

/** A run that stopped at its first mark and says that this is its end. */
function stopped(run: Run, dir: string): Run {
  return {
    ...delegateRun(run),
    leaves: async () => (await run.leaves()).map((leaf) => ({ ...leaf, ended: true as const })),
    wait: async (options) => finishWithNoise(await run.wait(options), path.join(dir, run.id, 'out')),
  }
}
