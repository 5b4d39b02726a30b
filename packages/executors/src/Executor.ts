import type { Run } from './Run.ts'
import type { RunSpec } from './RunSpec.ts'

/**
 * The port: what every way of running a stranger's program offers. `Program` is the executor's own description of the
 * program (a module, an image). Every implementation passes `executorCompliance`.
 *
 * A run outlives the daemon that started it: it writes all that matters into its own folder under the executor's
 * folder, so an executor made later on the same folder finds it by `find` and `list`, running or ended.
 */
export type Executor<Program = unknown> = {
  readonly facts: ExecutorFacts

  /**
   * Checks a program and makes it ready (rewrites and compiles a module, loads an image); what is ready is cached.
   * A program that cannot run here is refused with every reason, as a value: that is the client's fault, not an error.
   */
  prepare(program: Program, options?: { signal?: AbortSignal }): Promise<Preparation>

  /**
   * Starts a run, preparing its program first where needed. Starting the same `runId` twice is one run: the second
   * call returns the first one's handle. With `spec.from` the run goes on from a checkpoint, of this or another machine.
   *
   * @throws EXEC_REFUSED (the program), EXEC_CHECKPOINT_FORGED (the checkpoint is not the committed one), EXEC_HOST
   */
  start(spec: RunSpec<Program>, options?: { signal?: AbortSignal }): Promise<Run>

  /** The run of that id, also one that an earlier daemon started. */
  find(runId: string): Promise<Run | undefined>

  /** Every run whose folder still exists. */
  list(): Promise<Run[]>

  /** Lets go of timers and handles; runs go on. */
  close(): Promise<void>
}

export type ExecutorFacts = {
  kind: 'wasm' | 'container' | 'noop'
  /** Changes whenever the same program could give other bytes or other units. Part of the class. */
  version: string
  /** How a run is contained, strongest first in the offer: `bubblewrap`, `process`, `runsc`, `runc`, `none`. */
  tier: string
  /** Same program, input and seed give the same bytes and units on every machine of the class. */
  deterministic: boolean
  /** Whether any run can be checkpointed from outside; where not, only one whose program saves its own state. */
  checkpoints: boolean
  /** What units are: `gas` (counted, replayable) or `ms` (measured). */
  unit: 'gas' | 'ms'
  /** What must be equal for two runs to be comparable bit by bit, such as `wasm/1/x64`. */
  class: string
}

export type Preparation =
  | {
      ok: true
      /** SHA-256 (hex) of what really runs: the rewritten module, the image. Belongs to the class of the task. */
      digest: string
    }
  | { ok: false; reasons: string[] }
