export type ProbeFacts = {
  isOnline: boolean
  isProven: boolean
  /** Time until the epoch ends. */
  leftMs: number
  epochMs: number
  /** Interval between calls. */
  everyMs: number
  /** Uniform in [0, 1). */
  chance: number
}

/**
 * Whether to probe a node now. The chance per call makes a probe come after an eighth of an epoch on average. In the last quarter
 * of the epoch, every node without a proven score is probed at once, and again, since a node may have been busy.
 */
export function isDue({ isOnline, isProven, leftMs, epochMs, everyMs, chance }: ProbeFacts): boolean {
  if (!isOnline || isProven) return false
  return leftMs < epochMs / 4 || chance < everyMs / (epochMs / 8)
}
