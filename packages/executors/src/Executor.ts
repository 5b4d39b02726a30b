import type { Run } from './Run.ts'
import type { RunSpec } from './RunSpec.ts'
import type { Service, ServiceSpec } from './Service.ts'

/**
 * The port that every way of running an untrusted program implements. `Program` is the executor's own
 * description of the program (a module, an image). Every implementation passes `executorCompliance`.
 *
 * A run outlives the daemon that started it: its whole state is in its own folder under the executor's
 * folder, so an executor opened later on the same folder finds the run with `find` and `list`, running or
 * ended.
 */
export type Executor<Program = unknown> = {
  readonly facts: ExecutorFacts

  /** Announces that a program may have to be prepared soon, which takes less time then. */
  expect?(): void

  /**
   * Validates a program and prepares it (rewrites and compiles a module, loads an image); the result is
   * cached. A program that cannot run here is rejected with all reasons, as a value: it is the client's
   * fault, not an error.
   */
  prepare(program: Program, options?: { signal?: AbortSignal }): Promise<Preparation>

  /**
   * Starts a run, and prepares its program first if needed. Idempotent per `runId`: a second call returns a
   * handle on the same run. With `spec.from` the run resumes from a checkpoint, taken on this or another
   * machine.
   *
   * @throws EXEC_REFUSED (the program), EXEC_CHECKPOINT_FORGED (the checkpoint is not the committed one),
   * EXEC_STATE_TOO_LARGE (it is beyond the limits),
   * EXEC_HOST
   */
  start(spec: RunSpec<Program>, options?: { signal?: AbortSignal }): Promise<Run>

  /**
   * Starts a program that answers requests, and prepares it first if needed. Resolves at once; see `Service.whenReady`. Missing when
   * the executor cannot serve.
   *
   * @throws EXEC_REFUSED (the program), EXEC_HOST
   */
  serve?(spec: ServiceSpec<Program>): Promise<Service>

  /** Returns the run with that id, even if an earlier daemon started it. */
  find(runId: string): Promise<Run | undefined>

  /** Returns every run whose folder still exists. */
  list(): Promise<Run[]>

  /** Releases timers and handles; runs continue. */
  close(): Promise<void>
}

export type ExecutorFacts = {
  kind: 'wasm' | 'container' | 'noop'
  /** Changes whenever the same program could produce other bytes or other units. Part of the class. */
  version: string
  /**
   * The isolation of a run, strongest first in the offer: `bubblewrap`, `process`, `runsc`, `runc`, `none`.
   */
  tier: string
  /** The same program, input and seed produce the same bytes and units on every machine of the class. */
  deterministic: boolean
  /**
   * True if any run can be checkpointed from outside. If false, only a program that saves its own state can be.
   */
  checkpoints: boolean
  /** The unit of usage: `gas` (counted, replayable) or `ms` (measured). */
  unit: 'gas' | 'ms'
  /** Two runs are comparable bit by bit when this is equal, such as `wasm/1/x64`. */
  class: string
}

export type Preparation =
  | {
      ok: true
      /** SHA-256 (hex) of the code that runs: the rewritten module or the image. Part of the task's class. */
      digest: string
    }
  | { ok: false; reasons: string[] }
