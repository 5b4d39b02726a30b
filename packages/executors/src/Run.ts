import type { LimitName } from './RunSpec.ts'

/** A handle on one run. Any number of handles, in successive daemons, may refer to the same run. */
export type Run = {
  readonly id: string

  status(): Promise<RunStatus>

  /** Resolves when the run has ended. Never rejects because of the run's outcome. */
  wait(options?: { signal?: AbortSignal }): Promise<RunOutcome>

  /**
   * Pauses the run at once: it uses no CPU until `resume`. Wall time continues to count. Used to put the
   * owner first.
   */
  pause(): Promise<void>
  resume(): Promise<void>

  /**
   * Writes the state at the next safe point, encrypted and synced, while the run continues; the caller may
   * delete it. A container only has the state that its program saves: the checkpoint is an unencrypted copy
   * of that folder.
   *
   * @throws EXEC_UNSUPPORTED if the executor cannot or the program has saved nothing, EXEC_ENDED if the run
   * ends first
   */
  checkpoint(options?: { signal?: AbortSignal }): Promise<Checkpoint>

  /**
   * Asks the program to exit and kills it after the grace period. Resolves when no process of the run is
   * left.
   */
  stop(options?: { graceMs?: number }): Promise<RunOutcome>

  /** Usage so far, or in total once the run has ended. */
  usage(): Promise<Usage>

  /** Returns bytes of standard output and error from an offset, also after the end. */
  logs(options?: { offset?: number; maxBytes?: number }): Promise<LogSlice>

  /**
   * Returns the leaves recorded so far, in order (see `RunSpec.segmentUnits`). A leaf whose saved state has
   * been deleted has no `checkpoint`.
   */
  leaves(): Promise<Leaf[]>

  /** Deletes all files of an ended run. @throws EXEC_RUNNING while it runs. */
  remove(): Promise<void>
}

export type RunStatus = 'starting' | 'running' | 'paused' | 'ended'

export type Usage = {
  /** Gas or milliseconds, see `ExecutorFacts.unit`. */
  units: bigint
  cpuMs: number
  wallMs: number
  peakMemoryBytes: number
}

export type RunOutcome =
  | { kind: 'finished'; result: RunResult; usage: Usage }
  /** `untilUnits` was reached: the state can be compared or resumed. */
  | { kind: 'cut'; checkpoint: Checkpoint; usage: Usage }
  | { kind: 'stopped'; usage: Usage }
  | { kind: 'failed'; failure: Failure; usage: Usage }

/** The party at fault. The market charges by it, so `host` is the default when nothing else is proven. */
export type Failure =
  | { fault: 'program'; message: string; exitCode?: number }
  | { fault: 'limit'; limit: LimitName; message: string }
  | { fault: 'host'; message: string }

export type RunResult = {
  /** `resultDigest` of the output folder: SHA-256 (hex). */
  digest: string
  dir: string
  bytes: number
}

/**
 * The state after a segment. `digest` (R) is the SHA-256 of the whole state, in hex; `ended` is set when the program has
 * ended there, and the result is then that of the run's outcome.
 */
export type Leaf = {
  index: number
  units: bigint
  digest: string
  ended?: true | undefined
  checkpoint?: string
}

export type Checkpoint = { path: string; bytes: number; units: bigint; digest: string }

export type LogSlice = {
  bytes: Uint8Array
  nextOffset: number /** Bytes dropped over the limit. */
  droppedBytes: number
}
