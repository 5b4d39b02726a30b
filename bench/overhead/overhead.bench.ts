import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { WasmExecutor } from '@muster-network/executors'
import { startTestNetwork } from '../../e2e/support/testNetwork.ts'
import { type TracerTask, tracerTask } from '../../e2e/support/tracerTask.ts'
import type { Bench } from '../Bench.ts'
import { median } from '../median.ts'

const rounds = 2
const [width, height, samples] = [640, 360, 720]

/** Measures the overhead of the market for a task of one minute: from submit to delivery, against the executor alone. */
export const bench: Bench = {
  about: 'market: time of a 60 s task from submit to delivery, against the executor alone',
  targets: { overhead_60s: '<= 1.05' },
  async run(context) {
    const dir = await mkdtemp(path.join(tmpdir(), 'muster-bench-overhead-'))
    const network = await startTestNetwork()
    try {
      const task = await tracerTask(path.join(dir, 'task'), {
        parts: 1,
        width,
        height,
        samples,
        lines: {
          pay: '{ function: perUnit, unit: gas, max: "50", maxUnits: 720000000000 }',
          halt: '{ bids: 6, afterMs: 300 }',
          instructions: '{ maxHours: 0.5, memory: 256MiB }',
          check: '{ how: replay, segments: 50 }',
        },
      })
      const [direct, market]: [number[], number[]] = [[], []]
      // Both sides share the instrumented module, so that it is built once.
      const modules = path.join(network.dir, 'modules')
      await runDirectly(task, path.join(dir, 'warm-up'), modules)
      for (let round = 0; round < rounds; round++) {
        direct.push(await runDirectly(task, path.join(dir, `direct-${round}`), modules))
        context.progress(`directly: ${(direct.at(-1)! / 1000).toFixed(1)} s`)
        const delivered = Promise.withResolvers<number>()
        const stops = network.providers.map((provider) =>
          provider.context.journal.onAdded(
            ({ entry }) => entry.step === 'delivered' && delivered.resolve(performance.now()),
          ),
        )
        const began = performance.now()
        const { taskId } = await network.client.client!.submit(task.prescription, task.folder)
        market.push((await delivered.promise) - began)
        for (const stop of stops) stop()
        context.progress(`through the market: ${(market.at(-1)! / 1000).toFixed(1)} s`)
        await network.client.client!.whenEnded(taskId)
      }
      return {
        metrics: { overhead_60s: median(market) / median(direct), direct_s: median(direct) / 1000 },
        notes: [
          `path tracer ${width}×${height}, ${samples} samples, one part; medians of ${rounds} rounds; direct and market alternate`,
          'market: from submit to the delivery on the chain (packing, bids, award, staging, run with 50 segments and their stored states, delivery), without the council’s replay',
          'direct: the same module in the same sandbox, metered, without segments',
        ],
      }
    } finally {
      await network.stop()
      await rm(dir, { recursive: true, force: true })
    }
  },
}

async function runDirectly(task: TracerTask, dir: string, modulesDir: string): Promise<number> {
  const executor = new WasmExecutor({ dir, modulesDir })
  try {
    const began = performance.now()
    const run = await executor.start({
      runId: 'direct',
      program: { modulePath: path.join(task.folder, 'tracer.wasm') },
      args: task.prescription.model.args,
      inputDir: path.join(task.folder, 'in'),
      limits: {
        cpuMs: 600_000,
        wallMs: 600_000,
        memoryBytes: 256 * 2 ** 20,
        diskBytes: 64 * 2 ** 20,
        outputBytes: 64 * 2 ** 20,
        logBytes: 2 ** 20,
        processes: 1,
      },
    })
    const outcome = await run.wait()
    if (outcome.kind !== 'finished') throw new Error(`The direct run ended as ${outcome.kind}.`)
    return performance.now() - began
  } finally {
    await executor.close()
  }
}
