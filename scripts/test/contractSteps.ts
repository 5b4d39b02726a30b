import { globSync } from 'node:fs'
import { staleBindings } from '../contracts/bindings.ts'
import { contractCoverage } from './contractCoverage.ts'
import { halmosStep } from './halmosStep.ts'
import { forge, root } from './repository.ts'
import { type CommandOptions, runCommand } from './runCommand.ts'
import type { Print, Step } from './Step.ts'
import type { Skip, StepResult } from './StepResult.ts'
import { slitherStep } from './slitherStep.ts'

/**
 * The steps that forge runs. Compiling the tests with the optimizer takes three minutes of one core, without it forty
 * seconds. So `npm test` runs them without it, and `npm run test:full` on the code that is deployed.
 */
export function* contractSteps(options: { full: boolean; filters: readonly string[] }): Iterable<Step> {
  const { filters, full } = options
  if (full) {
    const analysis: Step[] = [
      ['contract analysis (slither)', slitherStep],
      ['contract proofs (halmos)', halmosStep],
    ]
    yield* analysis.filter(
      ([name]) => filters.length === 0 || filters.some((filter) => name.includes(filter)),
    )
    if (filters.length > 0) return
    yield [
      'contract tests, more runs',
      (print) => forgeTest(print, [], { env: { FOUNDRY_PROFILE: 'full' }, lowPriority: true }),
    ]
    yield ['contract coverage', contractCoverage]
    return
  }
  if (filters.length === 0) {
    yield ['contract format (forge fmt)', (print) => plain(print, 'forge fmt', ['fmt', '--check'])]
    yield [
      'contract lint (forge lint)',
      (print) => plain(print, 'forge lint', ['lint', '--deny', 'warnings']),
    ]
    yield ['contract tests (forge)', (print) => forgeTest(print, [], { env: { FOUNDRY_PROFILE: 'quick' } })]
    yield ['contract sizes', (print) => forgeTest(print, ['--match-path', codeSizeTest])]
    yield ['contract bindings', bindingsStep]
  } else {
    // forge would compile everything first, to find no test
    const files = globSync('contracts/test/**/*.sol', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
    for (const filter of filters.filter((each) => files.some((file) => file.includes(each))))
      yield [`contract tests (${filter})`, (print) => forgeTest(print, ['--match-path', `*${filter}*`])]
  }
}

const codeSizeTest = 'contracts/test/network/CodeSize.t.sol'

async function plain(print: Print, name: string, args: string[]): Promise<StepResult> {
  const { code } = await runCommand([forge(), ...args], { cwd: root, print })
  return code === 0
    ? { passed: 1, failures: [], skips: [] }
    : { passed: 0, failures: [`${name}: exit code ${code}`], skips: [] }
}

type ForgeReport = Record<string, { test_results: Record<string, { status: string; reason: string | null }> }>

/** Compares the generated TypeScript with the contracts that the step before compiled. */
async function bindingsStep(): Promise<StepResult> {
  const failures = (await staleBindings()).map((file) => `${file} is out of date: run npm run contracts`)
  return { passed: failures.length === 0 ? 1 : 0, failures, skips: [] }
}

/** A million random moves in whole worlds, with the books compared and everything taken out at the end; docs/security.md has the last result. */
export const deepStep: Step = [
  'contract invariants, deep',
  (print) =>
    forgeTest(print, ['--match-test', 'testFuzz_any_play_keeps_the_books'], {
      env: { FOUNDRY_PROFILE: 'deep' },
    }),
]

async function forgeTest(
  print: Print,
  args: string[],
  options: Pick<CommandOptions, 'env' | 'lowPriority'> = {},
): Promise<StepResult> {
  const { code, stdout } = await runCommand([forge(), 'test', '--json', '--allow-failure', ...args], {
    cwd: root,
    capture: true,
    print,
    ...options,
  })
  const start = stdout.indexOf('{')
  if (start < 0) {
    const failures = code === 0 ? [] : [`forge test ended with exit code ${code}`]
    return { passed: 0, failures, skips: [] }
  }
  const failures: string[] = []
  const skips: Skip[] = []
  let passed = 0
  for (const [contract, { test_results }] of Object.entries(JSON.parse(stdout.slice(start)) as ForgeReport))
    for (const [test, { status, reason }] of Object.entries(test_results)) {
      const name = `${contract} > ${test}`
      if (status === 'Success') passed++
      else if (status === 'Skipped') skips.push({ test: name, reason: reason ?? 'no reason given' })
      else failures.push(`${name}: ${reason ?? 'failed'}`)
    }
  return { passed, failures, skips }
}
