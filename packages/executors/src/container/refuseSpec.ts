import type { RunSpec } from '../RunSpec.ts'

/** What makes no sense in a run of a container, each in words. */
export function refuseSpec({ limits, env = {}, args = [], inputDir, part }: RunSpec): string[] {
  const problems: string[] = []
  for (const [name, value] of Object.entries(limits))
    if (typeof value === 'number' && !(Number.isSafeInteger(value) && value >= 0))
      problems.push(`limit ${name} is ${value}`)
  for (const name of Object.keys(env))
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) problems.push(`${name} cannot name an environment variable`)
  for (const text of [...args, ...Object.values(env)])
    if (text.includes('\0')) problems.push('an argument holds a zero byte')
  // The engine separates the parts of a mount by commas.
  if (inputDir !== undefined && /[,"\n]/.test(inputDir))
    problems.push('the path of the input holds a comma or a quote')
  if (part !== undefined && !(part.index >= 0 && part.index < part.count))
    problems.push(`part ${part.index} of ${part.count}`)
  return problems
}
