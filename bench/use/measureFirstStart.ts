import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../e2e/support/freePort.ts'
import { median } from '../median.ts'
import { freshCopy } from './freshCopy.ts'
import type { Measurement } from './use.bench.ts'

const firstRounds = 3
const warmRounds = 5

/** Measures the first start after install until the picture is there, and later starts with state until they are ready. */
export const measureFirstStart: Measurement = async ({ progress, signal }) => {
  const [pictures, firstReady, warm]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < firstRounds; round++) {
    const folder = await mkdtemp(path.join(tmpdir(), 'muster-bench-use-'))
    try {
      const clone = path.join(folder, 'muster')
      await freshCopy(clone)
      const ports = {
        MUSTER_PORT_API: String(await freePort()),
        MUSTER_PORT_PEER: String(await freePort()),
      }
      const env = { ...process.env, ...ports, MUSTER_DATA_DIR: path.join(folder, 'data') }
      const first = await startUntil(/^ {2}picture +.*\.png$/, { clone, env, signal })
      pictures.push(first.untilLine)
      firstReady.push(first.untilReady)
      progress(
        `first start: ready after ${seconds(first.untilReady)}, picture after ${seconds(first.untilLine)}`,
      )
      for (let i = 0; i < (round === 0 ? warmRounds : 1); i++) {
        warm.push((await startUntil(readyLine, { clone, env, signal })).untilReady)
        progress(`start with state: ready after ${seconds(warm.at(-1)!)}`)
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return {
    metrics: {
      first_picture_s: median(pictures),
      first_ready_s: median(firstReady),
      warm_start_s: median(warm),
    },
    notes: [
      `first_picture: npm start in a clone with installed packages and nothing built, from the start of the process to the finished picture; first_ready: to its line "ready"; medians of ${firstRounds}`,
      `warm_start: npm start on the same data folder, to its line "ready"; median of ${warm.length}`,
    ],
  }
}

const readyLine = /^ready in /
const seconds = (value: number) => `${value.toFixed(1)} s`

/** Runs the program of `npm start` until it prints a line, then stops it with Ctrl-C. Returns the seconds until its lines. */
async function startUntil(
  line: RegExp,
  { clone, env, signal }: { clone: string; env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<{ untilReady: number; untilLine: number }> {
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 1000
  const args = ['scripts/launch.mjs', 'scripts/start/start.ts', '--no-open']
  const child = spawn('node', args, { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const kill = () => child.kill('SIGTERM')
  signal.addEventListener('abort', kill)
  try {
    let untilReady: number | undefined
    for await (const text of createInterface({ input: child.stdout })) {
      if (readyLine.test(text)) untilReady = elapsed()
      if (line.test(text) && untilReady !== undefined) return { untilReady, untilLine: elapsed() }
    }
    throw new Error(`npm start ended without a line ${line}`)
  } finally {
    signal.removeEventListener('abort', kill)
    child.stdout.resume()
    child.kill('SIGINT')
    await exited
  }
}
