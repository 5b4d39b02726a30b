/** A test that did not run, with the reason that the summary lists. */
export type Skip = { test: string; reason: string }

/** The result of one step. `failures` has one line of the summary for each failure. */
export type StepResult = { passed: number; failures: string[]; skips: Skip[] }

export const nothing: StepResult = { passed: 0, failures: [], skips: [] }

export function sum(results: readonly StepResult[]): StepResult {
  return {
    passed: results.reduce((total, result) => total + result.passed, 0),
    failures: results.flatMap((result) => result.failures),
    skips: results.flatMap((result) => result.skips),
  }
}
