import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../scripts/test/repository.ts'
import { median } from '../median.ts'
import type { Measurement } from './use.bench.ts'

const rounds = 15
const muster = path.join(root, 'bin', 'muster.mjs')
/** A data folder without a daemon. */
const nowhere = path.join(tmpdir(), 'muster-bench-no-daemon')

/** Measures commands from start to exit, beside an empty program on the same Node, in turn. */
export const measureCliStart: Measurement = async ({ progress, signal }) => {
  const runs = {
    empty: () => runMs('node', ['-e', '0']),
    help: () => runMs('node', [muster, '--help']),
    help24: () => runMs(process.execPath, [muster, '--help']),
    version: () => runMs('node', [muster, '--version']),
    call: () => runMs('node', [muster, 'status'], 1),
  }
  const names = Object.keys(runs) as (keyof typeof runs)[]
  const times = new Map(names.map((name) => [name, [] as number[]]))
  const of = (name: keyof typeof runs) => times.get(name)!
  // the first run of each compiles and fills the cache
  for (const name of names) runs[name]()
  for (let round = 0; round < rounds; round++) {
    signal.throwIfAborted()
    for (const name of names) of(name).push(runs[name]())
    progress(names.map((name) => `${name} ${of(name).at(-1)!.toFixed(0)} ms`).join(', '))
  }
  const nodeVersion = spawnSync('node', ['--version'], { encoding: 'utf8' }).stdout.trim()
  return {
    metrics: {
      cli_start_ms: median(of('help')),
      cli_start_over_node: median(of('help').map((each, i) => each / of('empty')[i]!)),
      cli_start_node24_ms: median(of('help24')),
      cli_version_ms: median(of('version')),
      cli_call_ms: median(of('call')),
    },
    notes: [
      `cli_start: bin/muster.mjs --help with the Node on PATH (${nodeVersion}), which starts Node 24 if it is older; over_node: divided by node -e 0 of the same round; node24: with ${process.version}; medians of ${rounds}`,
      'cli_call: muster status until it finds that no daemon runs: everything that a call of the daemon loads',
    ],
  }
}

function runMs(command: string, args: readonly string[], expected = 0): number {
  const began = performance.now()
  const env = { ...process.env, MUSTER_DATA_DIR: nowhere }
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', env })
  if (status !== expected) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`, { cause: error })
  return performance.now() - began
}
