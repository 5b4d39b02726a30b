// Running strangers' work. `Executor` is the port; wasm/ and noop/ implement it, compliance/ holds the suite for all.
export type { Executor, ExecutorFacts, Preparation } from './Executor.ts'
export type {
  Checkpoint,
  Failure,
  Leaf,
  LogSlice,
  Run,
  RunOutcome,
  RunResult,
  RunStatus,
  Usage,
} from './Run.ts'
export type { CheckpointSource, LimitName, Limits, RunSpec } from './RunSpec.ts'
export { resultDigest } from './resultDigest.ts'
