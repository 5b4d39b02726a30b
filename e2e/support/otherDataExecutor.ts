import type { Executor, WasmProgram } from '@muster-network/executors'
import { delegateExecutor } from './delegate.ts'

/**
 * The executor of somebody who sells an old run again: it computes every state, but from other data. Only the first link, from
 * the task's own start to the first state, is forged; every later segment replays to the committed state, and the end to the
 * delivered result. Council duty is done honestly.
 */
export function otherDataExecutor(inner: Executor<WasmProgram>, inputDir: string): Executor<WasmProgram> {
  return {
    ...delegateExecutor(inner),
    start: (spec, options) =>
      inner.start(spec.untilUnits === undefined ? { ...spec, inputDir } : spec, options),
  }
}
