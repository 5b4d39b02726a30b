import { setTimeout as delay } from 'node:timers/promises'
import type { Executor, WasmExecutor, WasmProgram } from '@muster-network/executors'
import { delegateExecutor } from './delegate.ts'

/** Runs work, but begins every replay late, as a machine does that is far slower than it measured. */
export function slowReplayExecutor(inner: WasmExecutor, lateMs: number): Executor<WasmProgram> {
  return {
    ...delegateExecutor(inner),
    async start(spec, options) {
      if (spec.untilUnits !== undefined) await delay(lateMs)
      return inner.start(spec, options)
    },
  }
}
