import { formatProblems } from '@muster-network/core'
import { exitCodes } from '../output/exitCodes.ts'
import { plainText } from '../output/plainText.ts'
import type { Program } from '../Program.ts'

/** `muster validate task.yaml`: reports all mistakes of a task file, each with line, column and a hint. */
export function addValidate(program: Program): void {
  program
    .command()
    .option('--json', 'print one JSON object')
    .action(async (file: string, options: { json?: boolean }) => {
      const { readTaskFile } = await import('@muster-network/node/files')
      const parsed = await readTaskFile(file)
      const problems = parsed.ok ? [] : parsed.problems
      if (!parsed.ok) program.exitWith(exitCodes.usage)
      if (options.json) process.stdout.write(`${JSON.stringify({ ok: parsed.ok, problems })}\n`)
      else if (parsed.ok) process.stdout.write(`${file}: valid ${parsed.prescription.kind} task\n`)
      else process.stdout.write(`${plainText(formatProblems(problems))}\n${count(problems.length)}\n`)
    })
}

const count = (mistakes: number) => (mistakes === 1 ? '1 mistake' : `${mistakes} mistakes`)
