import { type StepResult, sum } from './StepResult.ts'

export type Summary = { text: string; exitCode: 0 | 1 }

/**
 * The end of a test run: every skip with its reason, every failure, and the line `N passed, N failed, N skipped`.
 * `allowedSkips`, given in CI, are the only reasons for which a test may stay unrun there: every part is installed on a
 * CI machine, so any other skip would be a test that nobody ever runs.
 */
export function summarise(results: readonly StepResult[], allowedSkips?: ReadonlySet<string>): Summary {
  const total = sum(results)
  const forbidden = allowedSkips ? total.skips.filter((skip) => !allowedSkips.has(skip.reason)) : []
  const skips = total.skips.filter((skip) => !forbidden.includes(skip))
  const failures = [
    ...total.failures,
    ...forbidden.map((skip) => `skipped in CI: ${skip.test} (${skip.reason})`),
  ]
  if (total.passed + failures.length + skips.length === 0) failures.push('no test matches')
  const lines = [
    ...skips.map((skip) => `skipped: ${skip.test}\n         ${skip.reason}`),
    ...failures.map((failure) => `failed: ${failure}`),
    `${total.passed} passed, ${failures.length} failed, ${skips.length} skipped`,
  ]
  return { text: `${lines.join('\n')}\n`, exitCode: failures.length > 0 ? 1 : 0 }
}
