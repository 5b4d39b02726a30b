import type { Problem } from './Problem.ts'

/**
 * The layout for people, in the form that editors and terminals turn into links:
 *
 *     task.yaml:7:12  pay.max: the amount "-3" is negative
 *         hint: write an amount of 0 or more
 */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map((problem) => {
      const place = `${problem.file}:${problem.line}:${problem.column}`
      const what = problem.path === '' ? problem.what : `${problem.path}: ${problem.what}`
      return `${place}  ${what}\n    hint: ${problem.hint}\n`
    })
    .join('')
}
