/** One run of a prepared program. Contains everything that may affect the result. */
export type RunSpec<Program = unknown> = {
  /** Chosen by the caller: `[a-z0-9-]`, at most 64 characters. Identifies the run permanently. */
  runId: string
  program: Program
  args?: string[]
  env?: Record<string, string>
  /** Folder that the program sees as /in, read-only. */
  inputDir?: string
  /** Part `index` of `count`; the program sees MUSTER_PART and MUSTER_PARTS. */
  part?: { index: number; count: number }
  /** Seed of the program's random numbers: 32 bytes as hex. All zeros by default. */
  seed?: string
  limits: Limits
  /**
   * Divides the run into segments of equal units and records a leaf after each (deterministic executors
   * only).
   */
  segmentUnits?: bigint
  /**
   * Saves the whole state, not only its digests, after every n-th segment; 0 (the default) saves none. States that are
   * large for the work done are not saved.
   */
  saveEvery?: number
  /**
   * Stops with a checkpoint at the first safe point at or after this many units: this is how a seat replays a
   * segment.
   */
  untilUnits?: bigint
  /** Resumes from this state instead of starting at the beginning. */
  from?: CheckpointSource
  /**
   * Yields the CPU to runs without this mark: a part has hours, the replay of a council seat has a deadline. Containers always yield.
   */
  background?: boolean
  /**
   * 32 bytes: encrypts checkpoints with AES-256-GCM. Required for `checkpoint`, `saveEvery` and `untilUnits`.
   */
  checkpointKey?: Uint8Array
}

/** Resource limits of a run. A run over a limit ends with fault `limit` and the name of the limit. */
export type Limits = {
  /** Gas, for executors that count it. */
  units?: bigint
  cpuMs: number
  wallMs: number
  memoryBytes: number
  /** All files of the program, including /out. */
  diskBytes: number
  /** Size of the result. */
  outputBytes: number
  /** Standard output and standard error together. Further output is dropped and the run continues. */
  logBytes: number
  processes: number
}

export type LimitName = keyof Limits

export type CheckpointSource = {
  /** Path of the encrypted file or, for a container, of the folder that its program sees as /checkpoint. */
  path: string
  key: Uint8Array
  /** The committed digest R; a state with another digest is rejected. */
  digest: string
  /**
   * Units at which the segment begins. A state that is not the first after them is rejected, even if it was
   * committed to: nothing would follow from a later state, and no seat has the time to compute from an
   * earlier one.
   */
  after?: bigint
}
