// Execution of untrusted programs. `Executor` is the port; wasm/ and container/ implement it, compliance/ is the
// shared test suite. service/ keeps programs running that answer requests. equivalence/ compares results, hardware/ detects and scores the machine, owner/ pauses or ends
// runs for the machine's owner.

export {
  ContainerExecutor,
  type ContainerExecutorOptions,
  containerClasses,
} from './container/ContainerExecutor.ts'
export type { ContainerProgram, ImageSource } from './container/ContainerProgram.ts'
export { type Engine, type EngineChoice, findEngine } from './container/Engine.ts'
export { type ImageArchiveOptions, writeImageArchive } from './container/writeImageArchive.ts'
export type { Executor, ExecutorFacts, Preparation } from './Executor.ts'
export type { Comparison } from './equivalence/Comparison.ts'
export { type CompareOptions, compareResults } from './equivalence/compareResults.ts'
export type { EquivalenceRule, PixelRule, TensorRule } from './equivalence/EquivalenceRule.ts'
export { type ComparatorOptions, checkAlone, runComparator } from './equivalence/runComparator.ts'
export { detectGpus, detectHardware, type Hardware } from './hardware/detectHardware.ts'
export type { Gpu } from './hardware/Gpu.ts'
export { type CpuMeasurement, measureCpu } from './hardware/measureCpu.ts'
export { octaneBenchOf, type PublishedScore } from './hardware/octaneBenchScores.ts'
export {
  type GpuScore,
  type HardwareScore,
  type ScoreOptions,
  scoreHardware,
} from './hardware/scoreHardware.ts'
export { decideOwnerAction, type OwnerDecision, type OwnerFacts } from './owner/decideOwnerAction.ts'
export { OtherCpuLoad, type OtherCpuLoadOptions } from './owner/OtherCpuLoad.ts'
export { OwnerGuard, type OwnerGuardOptions } from './owner/OwnerGuard.ts'
export { OwnerAction, OwnerRules } from './owner/OwnerRules.ts'
export { type OwnerReadings, type OwnerSources, readOwnerFacts } from './owner/readOwnerFacts.ts'
export { readTemperature } from './owner/readTemperature.ts'
export { yieldRun } from './owner/yieldRun.ts'
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
export { maxResultEntries, resultDigest } from './resultDigest.ts'
export type { Service, ServiceRequest, ServiceResponse, ServiceSpec, ServiceStatus } from './Service.ts'
export { type AnswerLimits, defaultAnswerLimits } from './service/AnswerLimits.ts'
export { findTier, type SandboxTier } from './wasm/sandbox/SandboxTier.ts'
export { WasmExecutor, type WasmExecutorOptions } from './wasm/WasmExecutor.ts'
export type { WasmProgram } from './wasm/WasmProgram.ts'
