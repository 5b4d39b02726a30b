import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LocalNetwork } from '@muster-network/node'
import { type TracerTask, tracerTask } from '../../e2e/support/tracerTask.ts'
import type { BenchContext } from '../Bench.ts'
import { median } from '../median.ts'
import { submitToRun } from './submitToRun.ts'

/** Measures the time from submit to the first instruction of programs that no node has seen before. */
export async function measureNewProgram(
  context: BenchContext,
  network: LocalNetwork,
  { dir, rounds }: { dir: string; rounds: number },
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const task = await tracerTask(path.join(dir, `new-${round}`), { parts: 1, lines: { halt: '{}' } })
    await makeNew(task)
    const { ms, ended } = await submitToRun(network, task)
    await ended
    times.push(ms)
    context.progress(`new program: ${ms.toFixed(0)} ms`)
  }
  return median(times)
}

/** Appends a custom section, which no run sees: the program has another digest and the same code. */
async function makeNew({ folder }: TracerTask): Promise<void> {
  const file = path.join(folder, 'tracer.wasm')
  const content = randomBytes(16)
  const section = Buffer.concat([Buffer.from([0, content.length + 2, 1, 'n'.charCodeAt(0)]), content])
  await writeFile(file, Buffer.concat([await readFile(file), section]))
}
