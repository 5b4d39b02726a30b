import type { Problem } from './Problem.ts'

/**
 * Formats problems so that editors and terminals turn their positions into links:
 *
 *     task.yaml:7:12  pay.max: the amount "-3" is negative
 *         hint: write an amount of 0 or more
 */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map((problem) => {
      const position = `${problem.file}:${problem.line}:${problem.column}`
      const what = problem.path === '' ? problem.what : `${problem.path}: ${problem.what}`
      return `${position}  ${what}\n    hint: ${problem.hint}\n`
    })
    .join('')
}
