import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Executor } from '../Executor.ts'
import type { Run } from '../Run.ts'
import type { RunSpec } from '../RunSpec.ts'
import { type ComplianceSetup, generousLimits } from './ComplianceSetup.ts'

/**
 * Creates a folder with an input folder for the current test. When the test ends, its runs are stopped and
 * the folder is removed.
 */
export async function createScratch<Program, E extends Executor<Program>>(
  setup: { make(dir: string): Promise<E> } & Pick<ComplianceSetup<Program>, 'make'>,
) {
  const root = await mkdtemp(join(tmpdir(), 'muster-run-'))
  const dir = join(root, 'runs')
  const inputDir = join(root, 'in')
  await mkdir(inputDir, { recursive: true })
  await writeFile(join(inputDir, 'a.txt'), 'tea\n')
  const executors: E[] = []

  async function open(): Promise<E> {
    const executor = await setup.make(dir)
    executors.push(executor)
    return executor
  }

  onTestFinished(async () => {
    const last = executors.at(-1)
    for (const run of (await last?.list()) ?? []) await run.stop({ graceMs: 0 })
    for (const executor of executors) await executor.close()
    await rm(root, { recursive: true, force: true })
  }, 30_000)

  let started = 0
  function spec(program: Program, extra: Partial<RunSpec<Program>> = {}): RunSpec<Program> {
    return { runId: `run-${++started}`, program, inputDir, limits: generousLimits, ...extra }
  }

  return { root, dir, inputDir, open, spec }
}

/** Waits for the first output, which shows that the program is running. */
export async function untilFirstOutput(run: Run): Promise<void> {
  for (;;) {
    if ((await run.logs()).bytes.length > 0) return
    if ((await run.status()) === 'ended') throw new Error(`ended early: ${describeOutcome(await run.wait())}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function describeOutcome(outcome: unknown): string {
  return JSON.stringify(outcome, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
}
