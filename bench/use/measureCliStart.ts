import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../../scripts/test/repository.ts'
import { median } from '../median.ts'
import type { Measurement } from './use.bench.ts'

const rounds = 15
const muster = path.join(root, 'bin', 'muster.mjs')

/** Measures `muster --help` from start to exit, beside an empty program on the same Node, in turn. */
export const measureCliStart: Measurement = async ({ progress, signal }) => {
  const times = {
    empty: [] as number[],
    help: [] as number[],
    help24: [] as number[],
    version: [] as number[],
  }
  // the first run compiles and fills the cache
  runMs('node', [muster, '--help'])
  for (let round = 0; round < rounds; round++) {
    signal.throwIfAborted()
    times.empty.push(runMs('node', ['-e', '0']))
    times.help.push(runMs('node', [muster, '--help']))
    times.help24.push(runMs(process.execPath, [muster, '--help']))
    times.version.push(runMs('node', [muster, '--version']))
    progress(
      `muster --help: ${times.help.at(-1)!.toFixed(0)} ms, node -e 0: ${times.empty.at(-1)!.toFixed(0)} ms`,
    )
  }
  const nodeVersion = spawnSync('node', ['--version'], { encoding: 'utf8' }).stdout.trim()
  return {
    metrics: {
      cli_start_ms: median(times.help),
      cli_start_over_node: median(times.help.map((each, i) => each / times.empty[i]!)),
      cli_start_node24_ms: median(times.help24),
      cli_version_ms: median(times.version),
    },
    notes: [
      `cli_start: bin/muster.mjs --help with the Node on PATH (${nodeVersion}), which starts Node 24 if it is older; over_node: divided by node -e 0 of the same round; node24: with ${process.version}; medians of ${rounds}`,
    ],
  }
}

function runMs(command: string, args: readonly string[]): number {
  const began = performance.now()
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`, { cause: error })
  return performance.now() - began
}
