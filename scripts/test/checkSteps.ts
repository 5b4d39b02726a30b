import { undocumentedItems } from '../contracts/undocumentedItems.ts'
import { checkImports } from './checkImports.ts'
import { checkPages } from './checkPages.ts'
import { checkPromises } from './checkPromises.ts'
import { checkTestPlacement } from './checkTestPlacement.ts'
import { commandStep } from './commandStep.ts'
import { root, tool } from './repository.ts'
import type { StepResult } from './StepResult.ts'

/** Checks that pass or fail as a whole, by name. */
export const checkSteps: Readonly<Record<string, () => Promise<StepResult>>> = {
  lint: () => commandStep('lint (biome)', [tool('biome'), 'check', '--error-on-warnings', '.']),
  types: () => commandStep('types (tsc)', [tool('tsc'), '-p', '.']),
  // the pages are for browsers: another library of types, and JSX
  'types of the pages': () =>
    commandStep('types of the pages (tsc)', [tool('tsc'), '-p', 'packages/dashboard']),
  imports: async () => problemStep(await checkImports(root)),
  promises: async () => problemStep(await checkPromises(root)),
  pages: async () => problemStep(checkPages(root)),
  'test placement': async () => problemStep(checkTestPlacement(root)),
  natspec: async () => problemStep(await undocumentedItems(root)),
}

function problemStep(problems: string[]): StepResult {
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  return { passed: problems.length === 0 ? 1 : 0, failures: problems, skips: [] }
}
