import type { LimitName } from './RunSpec.ts'

/** A handle on one run; any number of handles, in any number of daemons one after the other, may name the same run. */
export type Run = {
  readonly id: string

  status(): Promise<RunStatus>

  /** Resolves when the run has ended, at once if it has. Never rejects for what the run did. */
  wait(options?: { signal?: AbortSignal }): Promise<RunOutcome>

  /** Holds the run at once: it uses no CPU until `resume`. Owner first. Wall time goes on. */
  pause(): Promise<void>
  resume(): Promise<void>

  /**
   * Writes the state at the next safe point, encrypted and synced, while the run goes on; the caller may delete it. A
   * container has no state but what its program saves: a copy of that, as a folder in the clear.
   *
   * @throws EXEC_UNSUPPORTED where the executor cannot or the program has saved nothing, EXEC_ENDED when the run ended first
   */
  checkpoint(options?: { signal?: AbortSignal }): Promise<Checkpoint>

  /** Asks the program to end, kills it after the grace; resolves when nothing of it runs any more. */
  stop(options?: { graceMs?: number }): Promise<RunOutcome>

  /** What it has used so far, or in all once it has ended. */
  usage(): Promise<Usage>

  /** Bytes of standard output and error from an offset, also after the end. */
  logs(options?: { offset?: number; maxBytes?: number }): Promise<LogSlice>

  /** Leaves recorded so far, in order (see `RunSpec.segmentUnits`). A kept state that was deleted since is left out of its leaf. */
  leaves(): Promise<Leaf[]>

  /** Deletes everything of an ended run. @throws EXEC_RUNNING while it runs. */
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
  /** `untilUnits` was reached: the state is there to be compared or resumed. */
  | { kind: 'cut'; checkpoint: Checkpoint; usage: Usage }
  | { kind: 'stopped'; usage: Usage }
  | { kind: 'failed'; failure: Failure; usage: Usage }

/** Whose fault it was; the market charges by it, so `host` is what remains when nothing else is proven. */
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
 * The digest of the whole state after a segment. R commits; R′, over the same state in another domain, proves that
 * the one who answers has the state. Both SHA-256, hex.
 */
export type Leaf = { index: number; units: bigint; digest: string; proof: string; checkpoint?: string }

export type Checkpoint = { path: string; bytes: number; units: bigint; digest: string; proof: string }

export type LogSlice = {
  bytes: Uint8Array
  nextOffset: number /** Bytes dropped at the limit. */
  droppedBytes: number
}
