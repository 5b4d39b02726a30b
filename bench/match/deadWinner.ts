import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startTestNetwork } from '../../e2e/support/testNetwork.ts'
import { tracerTask } from '../../e2e/support/tracerTask.ts'
import type { BenchContext } from '../Bench.ts'
import { median } from '../median.ts'

export const checkpointSeconds = 2

/** Stops the executor in mid-run and waits until another provider resumes from the last receipted checkpoint. */
export async function measureDeadWinner(
  context: BenchContext,
  dir: string,
  rounds = 3,
): Promise<Record<string, number>> {
  const [times, lost]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const network = await startTestNetwork()
    try {
      const task = await tracerTask(path.join(dir, `dead-${round}`), {
        ...{ parts: 1, width: 640, height: 480, samples: 64 },
        lines: {
          instructions: `{ maxHours: 0.1, memory: 256MiB, checkpointEvery: ${checkpointSeconds}s }`,
          pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 70000000000 }',
          check: '{ how: replay, segments: 400 }',
        },
      })
      const client = network.client.client!
      const rerun = Promise.withResolvers<number>()
      let startedAt = 0
      for (const { context } of network.providers)
        context.journal.onAdded(({ entry }) => {
          if (entry.step !== 'running') return
          if (startedAt === 0) startedAt = performance.now()
          else rerun.resolve(Number(entry.fromUnits ?? 0))
        })
      const checkpoints = Promise.withResolvers<void>()
      let receipted = 0
      network.client.context.journal.onAdded(({ entry }) => {
        if (entry.step === 'checkpointStored' && ++receipted === 2) checkpoints.resolve()
      })
      const { taskId } = await client.submit(task.prescription, task.folder)
      await checkpoints.promise
      // Three quarters of an interval later, so that the stop loses some work.
      await delay(checkpointSeconds * 750)
      const { executor } = client.task(taskId)!.parts[0]!
      const winner = network.providers.find(
        ({ context: { sender } }) => sender.address.toLowerCase() === executor,
      )!
      const began = performance.now()
      void winner.stop()
      const units = Number(client.task(taskId)!.parts[0]!.units)
      const fromUnits = await rerun.promise
      times.push(performance.now() - began)
      const unitsPerInterval = (units / (began - startedAt)) * checkpointSeconds * 1_000
      lost.push(Math.max(0, units - fromUnits) / unitsPerInterval)
      context.progress(
        `dead winner: ${times.at(-1)!.toFixed(0)} ms, ${lost.at(-1)!.toFixed(2)} intervals lost`,
      )
    } finally {
      await network.stop().catch(() => {})
    }
  }
  return { dead_winner_ms: median(times), dead_winner_lost_intervals: median(lost) }
}
