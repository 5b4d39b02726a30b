import { staleBindings } from '../contracts/bindings.ts'
import { contractCoverage } from './contractCoverage.ts'
import { forge, root } from './repository.ts'
import { runCommand } from './runCommand.ts'
import type { Skip, StepResult } from './StepResult.ts'

/** The Solidity runners. */
export function* contractSteps(options: {
  full: boolean
  filters: readonly string[]
}): Iterable<[string, () => Promise<StepResult>]> {
  const { filters, full } = options
  if (full) {
    if (filters.length > 0) return
    yield ['contract tests, more runs', () => forgeTest([], { FOUNDRY_PROFILE: 'full' })]
    yield ['contract coverage', contractCoverage]
    return
  }
  if (filters.length === 0) {
    yield ['contract format (forge fmt)', () => plain('forge fmt', ['fmt', '--check'])]
    yield ['contract lint (forge lint)', () => plain('forge lint', ['lint', '--deny', 'warnings'])]
    yield ['contract tests (forge)', () => forgeTest([])]
    yield ['contract bindings', bindingsStep]
  } else {
    for (const filter of filters)
      yield [`contract tests (${filter})`, () => forgeTest(['--match-path', `*${filter}*`])]
  }
}

async function plain(name: string, args: string[]): Promise<StepResult> {
  const { code } = await runCommand([forge(), ...args], { cwd: root })
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
export const deepStep: [string, () => Promise<StepResult>] = [
  'contract invariants, deep',
  () => forgeTest(['--match-test', 'testFuzz_any_play_keeps_the_books'], { FOUNDRY_PROFILE: 'deep' }),
]

async function forgeTest(args: string[], env: Record<string, string> = {}): Promise<StepResult> {
  const { code, stdout } = await runCommand([forge(), 'test', '--json', '--allow-failure', ...args], {
    cwd: root,
    env,
    capture: true,
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
