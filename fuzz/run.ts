// `npm run fuzz`: decodes mutated inputs in processes of their own and prints each input that breaks a decoder.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { allDecoders } from './decoderFiles.ts'
import { printFindings } from './printFindings.ts'
import { inputsOf, runFuzz } from './runFuzz.ts'
import { totalsTable } from './totalsTable.ts'
import { tryInput } from './tryInput.ts'

const { values } = parseArgs({
  options: {
    decoder: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    inputs: { type: 'string', default: '500000' },
    minutes: { type: 'string', default: '40' },
    processes: { type: 'string', default: String(availableParallelism()) },
    input: { type: 'string' },
    list: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const all = await allDecoders()
const chosen = all.filter(
  ({ decoder: { name } }) => values.decoder.length === 0 || values.decoder.includes(name),
)
const unknown = values.decoder.find((name) => !all.some(({ decoder }) => decoder.name === name))
const numbers = { seed: 0, inputs: 1, minutes: 0, processes: 1 } as const
const invalid = Object.entries(numbers).find(([name, least]) => {
  const value = Number(values[name as keyof typeof numbers])
  return !Number.isFinite(value) || value < least
})?.[0] as keyof typeof numbers | undefined

if (unknown !== undefined) fail(`Unknown decoder "${unknown}".`, 'npm run fuzz -- --list')
else if (invalid) fail(`Invalid --${invalid} "${values[invalid]}".`, 'use a number, such as --inputs 100000')
else if (values.list) for (const { decoder } of all) process.stdout.write(`${decoder.name}\n`)
else if (values.input !== undefined) await repeat(values.input)
else await run()
// Some decoders serve requests on loopback as long as their process lives.
process.exit()

async function run(): Promise<void> {
  const seed = Number(values.seed)
  const signal = AbortSignal.timeout(Number(values.minutes) * 60_000)
  const result = await runFuzz({
    decoders: chosen,
    seed,
    inputs: Number(values.inputs),
    processes: Number(values.processes),
    signal,
    progress: (line) => process.stderr.write(`${line}\n`),
  })
  const { totals, findings, seconds } = result
  process.stdout.write(totalsTable(totals))
  const inputs = inputsOf(totals)
  process.stdout.write(`\nseed ${seed}: ${inputs} inputs in ${seconds} s, ${findings.length} findings\n`)
  if (signal.aborted)
    process.stdout.write(`stopped after ${values.minutes} minutes, before ${values.inputs} inputs\n`)
  await printFindings(findings, chosen)
  if (values.json) {
    const metrics = {
      inputs,
      seconds,
      seed,
      decoders: totals.length,
      findings: findings.length,
      slowest_ms: Math.max(0, ...totals.map(({ slowestMs }) => slowestMs)),
      peak_mib: Math.max(0, ...totals.map(({ peakBytes }) => peakBytes)) / 2 ** 20,
    }
    process.stdout.write(`${JSON.stringify({ metrics })}\n`)
  }
  process.exitCode = findings.length > 0 ? 1 : 0
}

/** Decodes one input here, to look at a finding again. */
async function repeat(base64: string): Promise<void> {
  for (const { decoder } of chosen) {
    const trial = await tryInput(decoder, Buffer.from(base64, 'base64'))
    process.stdout.write(
      `${decoder.name}: ${'why' in trial ? trial.why : trial.verdict} (${trial.cpuMs} ms)\n`,
    )
    if ('why' in trial) process.exitCode = 1
  }
}

function fail(problem: string, hint: string): void {
  process.stderr.write(`${problem}\n  hint: ${hint}\n`)
  process.exitCode = 2
}
