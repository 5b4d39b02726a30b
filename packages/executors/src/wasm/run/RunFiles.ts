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

/** What the daemon tells the process on its command line (paths as the process sees them) and, for keys, on its input. */
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

/** Hex keys, written to the process's standard input: they are on no disk and in no list of processes. */
export type ChildKeys = { checkpoint: string | null; from: string | null }

export type ChildUsage = {
  units: string
  cpuMs: number
  wallMs: number
  peakMemoryBytes: number
  droppedBytes: number
}

export type ChildCheckpoint = { file: string; bytes: number; units: string; digest: string; proof: string }
