import { MusterError } from '@muster-network/core'
import type { Executor, WasmExecutor, WasmProgram } from '@muster-network/executors'
import { executorAsItIs } from './asItIs.ts'

/** Runs work, and replays none: a seat that has no room left for its duty. */
export function withoutRoom(inner: WasmExecutor): Executor<WasmProgram> {
  return {
    ...executorAsItIs(inner),
    async start(spec, options) {
      if (spec.untilUnits !== undefined) throw new MusterError('EXEC_HOST', 'no room for another run')
      return inner.start(spec, options)
    },
  }
}
