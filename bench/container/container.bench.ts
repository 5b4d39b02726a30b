import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ContainerExecutor, type ContainerProgram, yieldRun } from '@muster-network/executors'
import { probeImage } from '../../packages/executors/test/container/probeImage.ts'
import type { Bench } from '../Bench.ts'
import { median } from '../median.ts'

const rounds = 15
const limits = {
  cpuMs: 60_000,
  wallMs: 60_000,
  memoryBytes: 256 * 2 ** 20,
  diskBytes: 64 * 2 ** 20,
  outputBytes: 64 * 2 ** 20,
  logBytes: 2 ** 20,
  processes: 64,
}

/** Measures the overhead of the container executor: from `start` to the outcome, against a plain `podman run`. */
export const bench: Bench = {
  about: 'container executor: start to result, against a plain podman run of the same command',
  targets: { container_over_podman: '<= 1.3', yield_ms: '<= 2000', yield_ms_runsc: '<= 2000' },
  async run({ progress, signal }) {
    const root = await mkdtemp(path.join(tmpdir(), 'muster-bench-'))
    const archive = await probeImage()
    const program: ContainerProgram = { image: { archive }, command: ['/probe', 'exit', '0'] }
    const metrics: Record<string, number> = {}
    const notes: string[] = []
    try {
      for (const runtime of ['runc', 'runsc'] as const) {
        const executor = await ContainerExecutor.open({
          dir: path.join(root, runtime),
          engine: { kind: 'podman', runtime },
        }).catch((error: Error) => error)
        if (executor instanceof Error) {
          notes.push(`no podman with ${runtime}: ${executor.message}`)
          continue
        }
        const prepared = await executor.prepare(program)
        if (!prepared.ok) throw new Error(prepared.reasons.join('; '))
        const [plain, ours, ratios]: [number[], number[], number[]] = [[], [], []]
        try {
          for (let round = 0; round <= rounds; round++) {
            signal.throwIfAborted()
            // Both run in every round, so that a change of load affects both.
            const plainMs = await time(() => podmanRun(runtime, prepared.digest))
            const oursMs = await time(async () => {
              const run = await executor.start({ runId: `round-${round}`, program, limits })
              const outcome = await run.wait()
              if (outcome.kind !== 'finished') throw new Error(`the run ended as ${outcome.kind}`)
            })
            await (await executor.find(`round-${round}`))?.remove()
            // The first round warms the caches and is not counted.
            if (round === 0) continue
            plain.push(plainMs)
            ours.push(oursMs)
            ratios.push(oursMs / plainMs)
          }
          const yields = await measureYield(executor, archive)
          for (const [name, ms] of Object.entries(yields))
            metrics[runtime === 'runc' ? name : `${name}_runsc`] = ms
        } finally {
          await executor.close()
        }
        const suffix = runtime === 'runc' ? '' : '_runsc'
        metrics[`container_over_podman${suffix}`] = median(ratios)
        metrics[`podman_ms${suffix}`] = median(plain)
        metrics[`container_ms${suffix}`] = median(ours)
        progress(
          `${runtime}: ${median(ours).toFixed(0)} ms against ${median(plain).toFixed(0)} ms with plain podman`,
        )
      }
    } finally {
      await rm(root, { recursive: true, force: true })
    }
    notes.push(
      `median of ${rounds} rounds; both run a static program that exits at once; plain: podman run --rm --network none`,
    )
    return { metrics, notes }
  },
}

/** Measures how long the owner waits to pause and to stop a busy program that ignores SIGTERM. */
async function measureYield(executor: ContainerExecutor, archive: string): Promise<Record<string, number>> {
  const [pauses, yields]: [number[], number[]] = [[], []]
  for (let round = 0; round < 5; round++) {
    const program: ContainerProgram = { image: { archive }, command: ['/probe', 'spinDeaf'] }
    const run = await executor.start({ runId: `owner-${round}`, program, limits })
    while ((await run.logs()).bytes.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    pauses.push(await time(() => run.pause()))
    await run.resume()
    yields.push(await time(async () => void (await yieldRun(run))))
    await run.remove()
  }
  return { pause_ms: median(pauses), yield_ms: median(yields) }
}

async function podmanRun(runtime: 'runc' | 'runsc', image: string): Promise<void> {
  const flags =
    runtime === 'runsc' ? ['--runtime-flag', 'network=none', '--runtime-flag', 'platform=systrap'] : []
  const ulimits = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=256:256']
  const args = [
    '--runtime',
    runtime,
    ...flags,
    'run',
    '--rm',
    '--network',
    'none',
    ...ulimits,
    image,
    '/probe',
    'exit',
    '0',
  ]
  await promisify(execFile)('podman', args)
}

async function time(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
