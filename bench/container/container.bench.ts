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

/** What our executor adds to the container engine: from the order to start until the outcome, against the bare command. */
export const bench: Bench = {
  about: 'starting a container and taking its result, against a bare podman run of the same command',
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
        const [bare, ours, ratios]: [number[], number[], number[]] = [[], [], []]
        try {
          for (let round = 0; round <= rounds; round++) {
            signal.throwIfAborted()
            // One after the other in each round, so that a change of load on the machine meets both.
            const bareMs = await time(() => podmanRun(runtime, prepared.digest))
            const oursMs = await time(async () => {
              const run = await executor.start({ runId: `round-${round}`, program, limits })
              const outcome = await run.wait()
              if (outcome.kind !== 'finished') throw new Error(`the run ${outcome.kind}`)
            })
            await (await executor.find(`round-${round}`))?.remove()
            // The first round warms caches and does not count.
            if (round === 0) continue
            bare.push(bareMs)
            ours.push(oursMs)
            ratios.push(oursMs / bareMs)
          }
          const owner = await measureOwner(executor, archive)
          for (const [name, ms] of Object.entries(owner))
            metrics[runtime === 'runc' ? name : `${name}_runsc`] = ms
        } finally {
          await executor.close()
        }
        const suffix = runtime === 'runc' ? '' : '_runsc'
        metrics[`container_over_podman${suffix}`] = median(ratios)
        metrics[`podman_ms${suffix}`] = median(bare)
        metrics[`container_ms${suffix}`] = median(ours)
        progress(`${runtime}: ${median(ours).toFixed(0)} ms against ${median(bare).toFixed(0)} ms bare`)
      }
    } finally {
      await rm(root, { recursive: true, force: true })
    }
    notes.push(
      `median of ${rounds} rounds; both run a static program that ends at once; bare: podman run --rm --network none`,
    )
    return { metrics, notes }
  },
}

/** How long the owner waits for a program that computes and ignores the polite signal. */
async function measureOwner(executor: ContainerExecutor, archive: string): Promise<Record<string, number>> {
  const [pause, leave]: [number[], number[]] = [[], []]
  for (let round = 0; round < 5; round++) {
    const program: ContainerProgram = { image: { archive }, command: ['/probe', 'spinDeaf'] }
    const run = await executor.start({ runId: `owner-${round}`, program, limits })
    while ((await run.logs()).bytes.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    pause.push(await time(() => run.pause()))
    await run.resume()
    leave.push(await time(async () => void (await yieldRun(run))))
    await run.remove()
  }
  return { pause_ms: median(pause), yield_ms: median(leave) }
}

async function podmanRun(runtime: 'runc' | 'runsc', image: string): Promise<void> {
  const flags =
    runtime === 'runsc' ? ['--runtime-flag', 'network=none', '--runtime-flag', 'platform=systrap'] : []
  const ulimits = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=256:256']
  const words = [
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
  await promisify(execFile)('podman', words)
}

async function time(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
