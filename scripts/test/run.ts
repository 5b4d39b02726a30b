// `npm test`, `npm run test:full`, `npm run test:deep` and `npm run check`: runs every runner, sums them up, ends with one line.
import { parseArgs } from 'node:util'
import { allowedSkips } from './allowedSkips.ts'
import { checkSteps } from './checkSteps.ts'
import { contractSteps, deepStep } from './contractSteps.ts'
import { runLanes } from './runLanes.ts'
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

const steps: Step[] = []
/** Beside the tests, which wait for chains and deadlines most of their time. */
const beside: Step[] = []
if (!values.full && !values.deep)
  for (const [name, run] of Object.entries(checkSteps)) if (matches(name)) steps.push([name, run])
if (values.deep) steps.push(deepStep)
else if (!values.checks) {
  steps.push([
    values.full ? 'long tests' : 'tests',
    () => vitestStep({ filters, full: values.full, coverage: false }),
  ])
  beside.push(...contractSteps({ full: values.full, filters }))
  if (values.full && filters.length === 0)
    // what the tests beside the sources reach; the others run the same code in other processes
    beside.push(['coverage', (say) => vitestStep({ filters: ['/src/'], full: false, coverage: true, say })])
}

const results = await runLanes(steps, beside, (text) => process.stdout.write(text))
const { text, exitCode } = summarise(results, process.env.CI ? allowedSkips : undefined)
process.stdout.write(`\n${text}`)
process.exitCode = exitCode
