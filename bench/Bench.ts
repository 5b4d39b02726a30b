/** The figures of one run. The metric keys are stable: documents cite them. */
export type BenchResult = {
  metrics: Record<string, number>
  /** Context for the figures: versions, sizes, and anything that was not measured, with the reason. */
  notes: string[]
  /** The items behind a metric, one line each, by metric key. Printed with `--details`. */
  details?: Record<string, string[]>
}

export type BenchContext = {
  /** Prints a progress line to stderr; stdout belongs to the result. */
  progress(line: string): void
  /** The time limit, ten minutes by default. */
  limitMs: number
  /** Aborts at the time limit. */
  signal: AbortSignal
}

/** One bench. `bench/<name>/<name>.bench.ts` exports it as `bench`. Where possible, figures are ratios measured in one run. */
export type Bench = {
  /** One line for `npm run bench -- --list`. */
  about: string
  /** The target of a metric, such as '<= 1.5', '>= 0.8' or '= 200'. A metric without a target is only reported. */
  targets: Record<string, string>
  run(context: BenchContext): Promise<BenchResult>
}
