/** What a bench measured; keys are the ones that issues and docs name. */
export type BenchResult = {
  metrics: Record<string, number>
  /** What the reader must know to read the figures: versions, sizes, what was left out and why. */
  notes: string[]
}

export type BenchContext = {
  /** Prints a progress line to stderr; stdout belongs to the result. */
  progress(line: string): void
  /** How long the bench may take: ten minutes, unless said. */
  limitMs: number
  /** Aborted when that is over. */
  signal: AbortSignal
}

/** One bench: `bench/<name>/<name>.bench.ts` exports it as `bench`. Figures are ratios from one run where they can be. */
export type Bench = {
  about: string
  /** Metric → what it should be, such as '<= 1.5', '>= 0.8' or '= 200'; a metric without a target is reported only. */
  targets: Record<string, string>
  run(context: BenchContext): Promise<BenchResult>
}
