// `npm run test:chaos -- --minutes 20 --seed 7`: a whole network of processes under random faults, then an audit.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { canIsolate, isIsolated, runIsolated } from './isolate.ts'
import { playChaos } from './playChaos.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string' },
    only: { type: 'string' },
    'every-disk': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)

if (!(minutes > 0) || !Number.isSafeInteger(seed) || seed < 0) {
  process.stderr.write(
    `Invalid --minutes "${values.minutes}" or --seed "${values.seed}": use a number above 0 and a whole number.\n`,
  )
  process.exitCode = 2
} else if (!isIsolated && canIsolate()) process.exitCode = await runIsolated()
else process.exitCode = await play()

async function play(): Promise<number> {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-chaos-'))
  const began = performance.now()
  const progress = (line: string) =>
    void process.stderr.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}\n`)
  progress(`seed ${seed}, ${minutes} minutes, logs in ${path.join(dir, 'logs')}`)
  const { metrics, steps, problems } = await playChaos({
    ...{ dir, minutes, seed, isIsolated, progress },
    only: values.only,
    everyDisk: values['every-disk'],
  })
  if (problems.length === 0 && !values.keep) await rm(dir, { recursive: true, force: true })
  if (problems.length > 0) {
    process.stderr.write(`\nfailed:\n${problems.map((problem) => `  ${problem}\n`).join('')}`)
    process.stderr.write(`steps:\n${steps.map((step, i) => `  ${i + 1}. ${step}\n`).join('')}`)
    process.stderr.write(
      `repeat: npm run test:chaos -- --minutes ${minutes} --seed ${seed}\nlogs: ${dir}/logs\n`,
    )
  }
  process.stdout.write(values.json ? `${JSON.stringify({ metrics })}\n` : summary(metrics))
  return problems.length === 0 ? 0 : 1
}

function summary(metrics: Record<string, number>): string {
  return Object.entries(metrics)
    .map(([name, value]) => `${name.padEnd(16)} ${value}\n`)
    .join('')
}
