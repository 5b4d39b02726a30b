import { MusterError } from '@muster-network/core'
import type { Executor, WasmExecutor, WasmProgram } from '@muster-network/executors'
import { delegateExecutor } from './delegate.ts'

/** Runs work but fails every replay, as a machine without free memory does. */
export function noReplayExecutor(inner: WasmExecutor): Executor<WasmProgram> {
  return {
    ...delegateExecutor(inner),
    async start(spec, options) {
      if (spec.untilUnits !== undefined) throw new MusterError('EXEC_HOST', 'no room for another run')
      return inner.start(spec, options)
    },
  }
}
