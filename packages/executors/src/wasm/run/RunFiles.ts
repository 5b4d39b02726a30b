/** Names inside a run's /io folder, which the sandboxed process writes and the daemon reads without trusting it. */
export const runFiles = {
  log: 'log',
  progress: 'progress.json',
  leaves: 'leaves.jsonl',
  outcome: 'outcome.json',
  control: 'control.json',
  answer: 'answer.json',
  out: 'out',
  checkpoints: 'checkpoints',
} as const

/**
 * What the daemon tells the process, paths as the process sees them. On its standard input and not its command line, which
 * every user of the machine can read.
 */
export type ChildOrder = {
  io: string
  module: string
  input: string | null
  from: string | null
  moduleDigest: string
  globals: { name: string; type: 'i32' | 'i64' }[]
  args: string[]
  env: Record<string, string>
  seed: string
  /** Hex digest that the state at `from` must have. */
  fromDigest: string | null
  /** Units that it must be the first state past. */
  fromAfter: string | null
  units: string | null
  segmentUnits: string | null
  untilUnits: string | null
  keepEvery: number
  cpuMs: number
  wallMs: number
  memoryBytes: number
  diskBytes: number
  outputBytes: number
  logBytes: number
}

/** Hex keys; they come the same way and are on no disk. */
export type ChildKeys = { checkpoint: string | null; from: string | null }

export type ChildUsage = {
  units: string
  cpuMs: number
  wallMs: number
  peakMemoryBytes: number
  droppedBytes: number
}

export type ChildCheckpoint = { file: string; bytes: number; units: string; digest: string; proof: string }
