/** File names in a run's /io folder, which the sandboxed process writes and the daemon reads as untrusted. */
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

/** The file of a checkpoint that the daemon asked for. Its name ends in `.partial` until all of it is written. */
export function askedCheckpoint(number: number): string {
  return `${runFiles.checkpoints}/asked-${number}`
}

/**
 * The parameters of a run's process, with paths as the process sees them. Passed on standard input, because
 * every user of the machine can read a command line.
 */
export type ChildParams = {
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
  /** Units after which it must be the first state. */
  fromAfter: string | null
  units: string | null
  segmentUnits: string | null
  untilUnits: string | null
  saveEvery: number
  cpuMs: number
  wallMs: number
  memoryBytes: number
  diskBytes: number
  outputBytes: number
  logBytes: number
  /** Whether the process has a stack of the size for which the depth of calls is metered. */
  hasFullStack: boolean
}

/** Hex keys, passed on standard input too and never written to disk. */
export type ChildKeys = { checkpoint: string | null; from: string | null }

export type ChildUsage = {
  units: string
  cpuMs: number
  wallMs: number
  peakMemoryBytes: number
  droppedBytes: number
}

export type ChildCheckpoint = { file: string; bytes: number; units: string; digest: string }
