// Running strangers' work. `Executor` is the port; wasm/ and noop/ implement it, compliance/ holds the suite for all.
export type { Executor, ExecutorFacts, Preparation } from './Executor.ts'
export { NoopExecutor } from './noop/NoopExecutor.ts'
export type { NoopProgram } from './noop/NoopProgram.ts'
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
export { findTier, type SandboxTier } from './wasm/sandbox/SandboxTier.ts'
export { WasmExecutor, type WasmExecutorOptions, type WasmProgram } from './wasm/WasmExecutor.ts'
