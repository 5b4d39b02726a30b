import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { analysisTools } from './analysisTools.ts'
import { compareFindings, type Explanation, explanationsFile, readFindings } from './compareFindings.ts'
import { forge, root } from './repository.ts'
import { runCommand } from './runCommand.ts'
import type { Print } from './Step.ts'
import type { StepResult } from './StepResult.ts'

/** Where the compiled sources and the report are, apart from those of the tests. */
const folder = 'node_modules/.cache/muster/slither'

/** Analyses contracts/src with slither; fails on a high or medium finding that contracts/analysis does not explain. */
export async function slitherStep(print: Print): Promise<StepResult> {
  const tools = await analysisTools(print)
  if (!tools.ok) return { passed: 0, failures: [], skips: [{ test: 'slither', reason: tools.reason }] }
  await rm(path.join(root, folder), { recursive: true, force: true })
  await mkdir(path.join(root, folder), { recursive: true })
  const report = path.join(root, folder, 'report.json')
  const env = {
    FOUNDRY_OPTIMIZER: 'false', // slither reads the sources, not the code
    FOUNDRY_DYNAMIC_TEST_LINKING: 'false',
    FOUNDRY_SPARSE_MODE: 'false',
    FOUNDRY_OUT: `${folder}/out`,
    FOUNDRY_CACHE_PATH: `${folder}/cache`,
    PATH: `${path.dirname(forge())}${path.delimiter}${process.env.PATH}`, // slither asks forge for its settings
  }
  const run = (command: [string, ...string[]], quiet = false) =>
    runCommand(command, { cwd: root, env, print: quiet ? () => {} : print, lowPriority: true })

  const built = await run([forge(), 'build', '--build-info', '--skip', 'contracts/test/**'])
  if (built.code !== 0) return failed(`forge build ended with exit code ${built.code}`)
  // its exit code counts findings; the report says whether it ran
  await run(
    [
      tools.tool('slither'),
      ...['.', '--compile-force-framework', 'foundry', '--foundry-ignore-compile'],
      ...['--foundry-out-directory', `${folder}/out`, '--exclude-dependencies'],
      ...['--exclude-low', '--exclude-informational', '--exclude-optimization'],
      ...['--json', report],
    ],
    true,
  )
  const findings = readFindings(await readFile(report, 'utf8'))
  const explanations = JSON.parse(await readFile(path.join(root, explanationsFile), 'utf8')) as Explanation[]
  const failures = compareFindings(findings, explanations)
  const count = (impact: string) => findings.filter((finding) => finding.impact === impact).length
  print(
    `slither: ${count('High')} high and ${count('Medium')} medium findings, ${failures.length} problems\n`,
  )
  for (const failure of failures) print(`${failure}\n`)
  return { passed: failures.length === 0 ? 1 : 0, failures, skips: [] }
}

const failed = (failure: string): StepResult => ({ passed: 0, failures: [failure], skips: [] })
