// `npm test`, `npm run test:full` and `npm run check`: runs every runner, sums them up, ends with one line.
import { parseArgs } from 'node:util'
import { allowedSkips } from './allowedSkips.ts'
import { checkSteps } from './checkSteps.ts'
import { contractSteps } from './contractSteps.ts'
import { nothing, type StepResult, sum } from './StepResult.ts'
import { vitestStep } from './vitestStep.ts'

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, checks: { type: 'boolean', default: false } },
})

const matches = (name: string) => filters.length === 0 || filters.some((filter) => name.includes(filter))

const steps: [string, () => Promise<StepResult>][] = []
if (!values.full)
  for (const [name, run] of Object.entries(checkSteps)) if (matches(name)) steps.push([name, run])
if (!values.checks) {
  steps.push([
    values.full ? 'long tests' : 'tests',
    () => vitestStep({ filters, full: values.full, coverage: false }),
  ])
  for (const [name, run] of contractSteps({ full: values.full, filters })) steps.push([name, run])
  if (values.full && filters.length === 0)
    steps.push(['tests with coverage', () => vitestStep({ filters, full: false, coverage: true })])
}

const results: StepResult[] = []
for (const [name, run] of steps) {
  process.stdout.write(`\n── ${name}\n`)
  const started = performance.now()
  const result = await run().catch(
    (error: unknown): StepResult => ({ ...nothing, failures: [`${name}: ${error}`] }),
  )
  results.push(result)
  process.stdout.write(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}

const total = sum(results)
// On a CI machine every part is installed, so a test that does not run there would stay unrun unseen.
const unexpected = process.env.CI ? total.skips.filter((skip) => !allowedSkips.has(skip.reason)) : []
const failures = [
  ...total.failures,
  ...unexpected.map((skip) => `skipped in CI: ${skip.test} (${skip.reason})`),
]
if (total.passed + failures.length === 0) failures.push(`no test matches ${filters.join(' ')}`)

process.stdout.write('\n')
for (const skip of total.skips) process.stdout.write(`skipped: ${skip.test}\n         ${skip.reason}\n`)
for (const failure of failures) process.stdout.write(`failed: ${failure}\n`)
const skipped = total.skips.length - unexpected.length
process.stdout.write(`${total.passed} passed, ${failures.length} failed, ${skipped} skipped\n`)
process.exitCode = failures.length > 0 ? 1 : 0
