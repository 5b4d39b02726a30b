import { checkImports } from './checkImports.ts'
import { checkPages } from './checkPages.ts'
import { root, tool } from './repository.ts'
import { runCommand } from './runCommand.ts'
import type { StepResult } from './StepResult.ts'

/** Checks that are one command each: they pass or fail as a whole. */
export const checkSteps: Readonly<Record<string, () => Promise<StepResult>>> = {
  lint: () => commandStep('lint (biome)', [tool('biome'), 'check', '--error-on-warnings', '.']),
  types: () => commandStep('types (tsc)', [tool('tsc'), '-p', '.']),
  // the pages are for browsers: another library of types, and JSX
  'types of the pages': () =>
    commandStep('types of the pages (tsc)', [tool('tsc'), '-p', 'packages/dashboard']),
  imports: async () => problemStep(await checkImports(root)),
  pages: async () => problemStep(checkPages(root)),
}

function problemStep(problems: string[]): StepResult {
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  return { passed: problems.length === 0 ? 1 : 0, failures: problems, skips: [] }
}

async function commandStep(name: string, command: [string, ...string[]]): Promise<StepResult> {
  const { code } = await runCommand(command, { cwd: root })
  return code === 0
    ? { passed: 1, failures: [], skips: [] }
    : { passed: 0, failures: [`${name}: exit code ${code}`], skips: [] }
}
