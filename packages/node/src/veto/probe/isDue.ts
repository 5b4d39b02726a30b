export type ProbeFacts = {
  isOnline: boolean
  isProven: boolean
  /** Until the epoch ends. */
  leftMs: number
  epochMs: number
  /** How often this is asked. */
  everyMs: number
  /** Uniform in [0, 1). */
  chance: number
}

/**
 * Whether to probe a node now. At every look the chance is such that a probe comes within an eighth of an epoch on
 * average; in its last quarter whoever is still unproven is asked at once, and again, since a node may have been busy.
 */
export function isDue({ isOnline, isProven, leftMs, epochMs, everyMs, chance }: ProbeFacts): boolean {
  if (!isOnline || isProven) return false
  return leftMs < epochMs / 4 || chance < everyMs / (epochMs / 8)
}
