import { mkdtemp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { WasmExecutor } from '@muster-network/executors'
import { type TracerTask, tracerTask } from '../../e2e/support/tracerTask.ts'

const picture = { parts: 1, width: 64, height: 48, samples: 4 }
/** K of the default check. */
export const segments = 50
/** Where in the last segment the work ends, from 0 to 1: spread evenly, since that decides what the replay of the end costs. */
const ends = [0.1, 0.3, 0.5, 0.7, 0.9]

/** Makes a picture's tasks for the providers of a region, with the default check. They differ only in the length of a segment. */
export async function pictureTasks(dir: string, region: string, units: bigint): Promise<TracerTask[]> {
  const maxUnits = ends.map((end) => Math.ceil((Number(units) * segments) / (segments - 1 + end)))
  return Promise.all(
    maxUnits.map((most, i) =>
      tracerTask(path.join(dir, `${region}-${i}`), {
        ...picture,
        lines: {
          instructions: `{ maxHours: 0.1, memory: 256MiB, region: [${region}] }`,
          halt: '{ bids: 1, afterMs: 2000 }',
          check: '{ how: replay }',
          pay: `{ function: perUnit, unit: gas, max: "20", maxUnits: ${most} }`,
        },
      }),
    ),
  )
}

/** Counts the units of the picture of a scene, in a run of its own. */
export async function measureUnits(home: string, scene: string): Promise<bigint> {
  const dir = await mkdtemp(path.join(home, 'measure-'))
  const { folder, prescription } = await tracerTask(path.join(dir, 'task'), picture)
  await writeFile(path.join(folder, 'in/scene.txt'), scene)
  const executor = new WasmExecutor({
    dir: path.join(dir, 'runs'),
    modulesDir: path.join(home, 'modules'),
  })
  try {
    const { model } = prescription
    const run = await executor.start({
      runId: 'measure',
      program: { modulePath: path.join(folder, 'tracer.wasm') },
      args: 'args' in model ? model.args : [],
      inputDir: path.join(folder, 'in'),
      part: { index: 0, count: 1 },
      limits: {
        cpuMs: 60_000,
        wallMs: 60_000,
        memoryBytes: 2 ** 28,
        diskBytes: 2 ** 28,
        outputBytes: 2 ** 28,
        logBytes: 2 ** 20,
        processes: 1,
      },
    })
    const outcome = await run.wait()
    if (outcome.kind !== 'finished') throw new Error(`the picture ended as ${outcome.kind}`)
    return outcome.usage.units
  } finally {
    await executor.close()
  }
}
