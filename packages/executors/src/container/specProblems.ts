import type { Limits, RunSpec } from '../RunSpec.ts'

type CheckedSpec = Pick<RunSpec, 'env' | 'args' | 'inputDir' | 'part'> & { limits: Partial<Limits> }

/** Returns everything that is invalid in the spec of a container run or service. */
export function specProblems({ limits, env = {}, args = [], inputDir, part }: CheckedSpec): string[] {
  const problems: string[] = []
  for (const [name, value] of Object.entries(limits))
    if (typeof value === 'number' && !(Number.isSafeInteger(value) && value >= 0))
      problems.push(`limit ${name} is ${value}: use a non-negative integer`)
  for (const name of Object.keys(env))
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
      problems.push(`${name} is not a valid name of an environment variable`)
  for (const text of [...args, ...Object.values(env)])
    if (text.includes('\0')) problems.push('an argument or environment variable contains a zero byte')
  // The engine separates mount options by commas.
  if (inputDir !== undefined && /[,"\n]/.test(inputDir))
    problems.push('the path of the input contains a comma, quote or newline')
  if (part !== undefined && !(part.index >= 0 && part.index < part.count))
    problems.push(`part ${part.index} of ${part.count}: the index must be below the count`)
  return problems
}
