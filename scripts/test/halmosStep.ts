import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { analysisTools } from './analysisTools.ts'
import { forge, root } from './repository.ts'
import { runCommand } from './runCommand.ts'
import type { Print } from './Step.ts'
import type { StepResult } from './StepResult.ts'

/** Where the compiled proofs and the report are, apart from those of the tests. */
const folder = 'node_modules/.cache/muster/halmos'
const proofs = 'contracts/test/symbolic'

/**
 * Proves the properties of contracts/test/symbolic for all values; forge tries those named testFuzz_ with some. A property
 * that the solver cannot decide in time counts as failed.
 */
export async function halmosStep(print: Print): Promise<StepResult> {
  const tools = await analysisTools(print)
  if (!tools.ok) return { passed: 0, failures: [], skips: [{ test: 'halmos', reason: tools.reason }] }
  await mkdir(path.join(root, folder), { recursive: true })
  const report = path.join(root, folder, 'report.json')
  await rm(report, { force: true })
  const { code } = await runCommand(
    [
      tools.tool('halmos'),
      ...['--forge-build-out', `${folder}/out`, '--match-test', '^(testFuzz|prove)_', '--loop', '8'],
      // named, or halmos would download one
      ...['--solver-command', `${tools.tool('yices-smt2')} --smt2-model-format --bvconst-in-decimal`],
      ...['--solver-timeout-assertion', '120s', '--solver-threads', '2'],
      ...['--no-status', '--json-output', report],
    ],
    {
      cwd: root,
      env: {
        FOUNDRY_SRC: proofs,
        FOUNDRY_TEST: proofs,
        FOUNDRY_OUT: `${folder}/out`,
        FOUNDRY_CACHE_PATH: `${folder}/cache`,
        FOUNDRY_DYNAMIC_TEST_LINKING: 'false',
        PATH: `${path.dirname(forge())}${path.delimiter}${process.env.PATH}`,
      },
      print,
      lowPriority: true,
    },
  )
  try {
    return readProofs(await readFile(report, 'utf8'))
  } catch (error) {
    return { passed: 0, failures: [`halmos ended with exit code ${code}: ${error}`], skips: [] }
  }
}

type Model = { model: Record<string, { variable_name: string; value: number | string }> | null }
type Report = {
  test_results: Record<
    string,
    { name: string; exitcode: number; models: Model[] | null; num_bounded_loops: number | null }[]
  >
}

/** Reads halmos's report. A loop that was not followed to its end proves nothing, so it counts as failed. */
export function readProofs(report: string): StepResult {
  const result: StepResult = { passed: 0, failures: [], skips: [] }
  for (const [contract, tests] of Object.entries((JSON.parse(report) as Report).test_results))
    for (const { name, exitcode, models, num_bounded_loops } of tests) {
      const test = `${contract} > ${name.replace(/\(.*/, '')}`
      if (exitcode === 0 && !num_bounded_loops) result.passed++
      else if (exitcode === 0) result.failures.push(`${test}: a loop is longer than halmos followed it`)
      else result.failures.push(`${test}: ${describe(models?.[0])}`)
    }
  if (result.passed + result.failures.length === 0) result.failures.push('halmos found nothing to prove')
  return result
}

function describe(found: Model | undefined): string {
  if (!found?.model) return 'not proved'
  const values = Object.values(found.model).map(({ variable_name, value }) => `${variable_name} = ${value}`)
  return `does not hold for ${values.join(', ')}`
}
