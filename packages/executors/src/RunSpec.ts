/** One run of a prepared program. Everything that may change the result is here and nowhere else. */
export type RunSpec<Program = unknown> = {
  /** Chosen by the caller, `[a-z0-9-]`, at most 64 characters; the run's name for ever. */
  runId: string
  program: Program
  args?: string[]
  env?: Record<string, string>
  /** A folder that the program sees as /in, read-only. */
  inputDir?: string
  /** Part `index` of `count`; the program sees MUSTER_PART and MUSTER_PARTS. */
  part?: { index: number; count: number }
  /** 32 bytes as hex: where the program's random numbers come from. All zeros unless given. */
  seed?: string
  limits: Limits
  /** Cut the run into segments of equal units and record a leaf after each (deterministic executors only). */
  segmentUnits?: bigint
  /** Keep the whole state, not only its digests, after every n-th segment; 0 (the default) keeps none. */
  keepEvery?: number
  /** Stop with a checkpoint at the first safe point at or after this many units: how a seat replays a segment. */
  untilUnits?: bigint
  /** Go on from this state instead of the beginning. */
  from?: CheckpointSource
  /** 32 bytes: checkpoints are written under AES-256-GCM with it. Needed for `checkpoint`, `keepEvery`, `untilUnits`. */
  checkpointKey?: Uint8Array
}

/** What a run may use. A run past a limit ends with fault `limit` and the name of the limit. */
export type Limits = {
  /** Gas, for executors that count it. */
  units?: bigint
  cpuMs: number
  wallMs: number
  memoryBytes: number
  /** Everything the program may keep in files, /out included. */
  diskBytes: number
  /** What may leave as result. */
  outputBytes: number
  /** Standard output and standard error together; the rest is dropped and the run goes on. */
  logBytes: number
  processes: number
}

export type LimitName = keyof Limits

export type CheckpointSource = {
  /** Of the encrypted file, or for a container of the folder that its program finds as /checkpoint. */
  path: string
  key: Uint8Array
  /** The committed digest R; a state with another one is refused. */
  digest: string
  /**
   * Units that a segment begins at. A state that is not the first one past them is refused, whoever committed to it: from
   * one that lies further on nothing would follow, and to one that lies before no seat has the time to come from.
   */
  after?: bigint
}
