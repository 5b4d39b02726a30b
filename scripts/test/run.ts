// `npm test`, `npm run test:full`, `npm run test:deep` and `npm run check`: runs every step and ends with a summary of one line.
import { parseArgs } from 'node:util'
import { allowedSkips } from './allowedSkips.ts'
import { checkSteps } from './checkSteps.ts'
import { commandStep } from './commandStep.ts'
import { contractSteps, deepStep } from './contractSteps.ts'
import { fuzzStep } from './fuzzStep.ts'
import { runSteps } from './runSteps.ts'
import type { Step } from './Step.ts'
import { summarise } from './summarise.ts'
import { vitestStep } from './vitestStep.ts'

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    deep: { type: 'boolean', default: false },
    checks: { type: 'boolean', default: false },
  },
})

const matches = (name: string) => filters.length === 0 || filters.some((filter) => name.includes(filter))

const checks: Step[] =
  values.full || values.deep ? [] : Object.entries(checkSteps).filter(([name]) => matches(name))

const coverageStep: Step = ['coverage', (print) => vitestStep({ filters: ['/src/'], coverage: true, print })]

/** Builds the examples once: every worker of the tests would build the same one at the same time. */
const examplesStep: Step = [
  'examples',
  () => commandStep('examples', [process.execPath, 'examples/build.ts']),
]

/** Lists of steps that run in parallel. */
function testSteps(): Step[][] {
  const { full } = values
  const name = full ? 'long tests' : 'tests'
  const contracts = [...contractSteps({ full, filters })]
  if (filters.length > 0) return [[[name, () => vitestStep({ filters, full })]], contracts]
  return [
    [examplesStep, [name, () => vitestStep({ full, project: 'others' })]],
    contracts,
    [
      [`${name} of containers`, (print) => vitestStep({ full, project: 'containers', print })],
      // covers what the tests beside the sources reach; the other tests run the same code in other processes
      ...(full ? [coverageStep] : []),
    ],
  ]
}

/** One after the other: each of them uses all cores. */
function deepSteps(): Step[] {
  return [deepStep, fuzzStep].filter(([name]) => matches(name))
}

const [first = [], ...others] = values.deep ? [deepSteps()] : values.checks ? [] : testSteps()
const results = await runSteps([[...checks, ...first], ...others], (text) => process.stdout.write(text))
const { text, exitCode } = summarise(results, process.env.CI ? allowedSkips : undefined)
process.stdout.write(`\n${text}`)
process.exitCode = exitCode
