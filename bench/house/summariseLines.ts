export type LineSummary = { files: number; lines: number; median: number; p90: number; max: number }

/** Summarises the line counts of an area's files. */
export function summariseLines(counts: readonly number[]): LineSummary {
  const sorted = [...counts].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    files: sorted.length,
    lines: sorted.reduce((sum, each) => sum + each, 0),
    median: at(0.5),
    p90: at(0.9),
    max: at(1),
  }
}
