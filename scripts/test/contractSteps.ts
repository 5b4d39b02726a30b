import { globSync } from 'node:fs'
import { staleBindings } from '../contracts/bindings.ts'
import { contractCoverage } from './contractCoverage.ts'
import { forge, root } from './repository.ts'
import { runCommand } from './runCommand.ts'
import type { Say, Step } from './Step.ts'
import type { Skip, StepResult } from './StepResult.ts'

/** The Solidity runners. They compute, so they leave the processor to the tests that wait when both want it. */
export function* contractSteps(options: { full: boolean; filters: readonly string[] }): Iterable<Step> {
  const { filters, full } = options
  if (full) {
    if (filters.length > 0) return
    yield ['contract tests, more runs', (say) => forgeTest(say, [], { FOUNDRY_PROFILE: 'full' })]
    yield ['contract coverage', contractCoverage]
    return
  }
  if (filters.length === 0) {
    yield ['contract format (forge fmt)', (say) => plain(say, 'forge fmt', ['fmt', '--check'])]
    yield ['contract lint (forge lint)', (say) => plain(say, 'forge lint', ['lint', '--deny', 'warnings'])]
    yield ['contract tests (forge)', (say) => forgeTest(say, [])]
    yield ['contract bindings', bindingsStep]
  } else {
    // forge would compile everything first, to find no test
    const files = globSync('contracts/test/**/*.sol', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
    for (const filter of filters.filter((each) => files.some((file) => file.includes(each))))
      yield [`contract tests (${filter})`, (say) => forgeTest(say, ['--match-path', `*${filter}*`])]
  }
}

async function plain(say: Say, name: string, args: string[]): Promise<StepResult> {
  const { code } = await runCommand([forge(), ...args], { cwd: root, say, yielding: true })
  return code === 0
    ? { passed: 1, failures: [], skips: [] }
    : { passed: 0, failures: [`${name}: exit code ${code}`], skips: [] }
}

type ForgeReport = Record<string, { test_results: Record<string, { status: string; reason: string | null }> }>

/** The tests have just compiled the contracts; the TypeScript that was written from them must still fit. */
async function bindingsStep(): Promise<StepResult> {
  const failures = (await staleBindings()).map((file) => `${file} is out of date: run npm run contracts`)
  return { passed: failures.length === 0 ? 1 : 0, failures, skips: [] }
}

/** A million random moves in whole worlds, with the books compared and everything taken out at the end; docs/security.md has the last result. */
export const deepStep: Step = [
  'contract invariants, deep',
  (say) => forgeTest(say, ['--match-test', 'testFuzz_any_play_keeps_the_books'], { FOUNDRY_PROFILE: 'deep' }),
]

async function forgeTest(say: Say, args: string[], env: Record<string, string> = {}): Promise<StepResult> {
  const { code, stdout } = await runCommand([forge(), 'test', '--json', '--allow-failure', ...args], {
    cwd: root,
    env,
    capture: true,
    say,
    yielding: true,
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
