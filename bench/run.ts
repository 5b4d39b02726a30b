// `npm run bench -- <name>`: runs one bench and prints its figures beside their targets. `--minutes` gives it more time than ten.
import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Bench } from './Bench.ts'
import { figuresTable } from './figuresTable.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
  },
})
const limitMs = Number(values.minutes) * 60_000

const files = new Map(
  globSync('*/*.bench.ts', { cwd: import.meta.dirname })
    .sort()
    .map((file) => [path.basename(file, '.bench.ts'), path.join(import.meta.dirname, file)]),
)
const load = async (file: string) => ((await import(pathToFileURL(file).href)) as { bench: Bench }).bench

const name = positionals[0]
if (values.list) {
  const benches = await Promise.all(
    [...files].map(async ([each, file]) => ({ name: each, about: (await load(file)).about })),
  )
  if (values.json) process.stdout.write(`${JSON.stringify(benches)}\n`)
  else for (const each of benches) process.stdout.write(`${each.name.padEnd(12)} ${each.about}\n`)
} else if (!name || !files.has(name)) {
  process.stderr.write(
    `${name ? `Unknown bench "${name}".` : 'Name a bench.'}\n  hint: npm run bench -- --list\n`,
  )
  process.exitCode = 2
} else if (!(limitMs > 0)) {
  process.stderr.write(`Invalid --minutes "${values.minutes}": use a number above 0, such as 45.\n`)
  process.exitCode = 2
} else {
  const bench = await load(files.get(name)!)
  const {
    metrics,
    notes,
    details = {},
  } = await bench.run({
    progress: (line) => process.stderr.write(`${line}\n`),
    limitMs,
    signal: AbortSignal.timeout(limitMs),
  })
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ bench: name, metrics, notes, ...(values.details && { details }) })}\n`
      : figuresTable(bench.targets, metrics, notes),
  )
  if (values.details && !values.json)
    for (const [key, lines] of Object.entries(details))
      process.stdout.write(`\n${key}\n${lines.map((line) => `  ${line}\n`).join('')}`)
  // A bench may leave sockets or workers behind; its figures are printed, so nothing is lost by ending here.
  process.exit()
}
