import path from 'node:path'
import type { Limits, RunSpec, WasmProgram } from '@muster-network/executors'
import type { TaskManifest } from './TaskManifest.ts'

/** How a part of a task is run, by its executor and by every seat that replays a segment of it: the same everywhere. */
export function runSpecOf(
  manifest: TaskManifest,
  part: number,
  options: { runId: string; folder: string; key: Uint8Array },
): RunSpec<WasmProgram> & { segmentUnits: bigint } {
  return {
    runId: options.runId,
    program: { modulePath: path.join(options.folder, 'model.wasm') },
    args: manifest.args,
    env: manifest.env,
    inputDir: path.join(options.folder, 'in'),
    part: { index: part, count: manifest.parts.length },
    seed: manifest.seed,
    limits: limitsOf(manifest),
    segmentUnits: BigInt(manifest.segmentUnits),
    checkpointKey: options.key,
  }
}

const logBytes = 4 << 20

function limitsOf(manifest: TaskManifest): Limits {
  return {
    units: BigInt(manifest.maxUnits),
    cpuMs: manifest.runSeconds * 1000,
    wallMs: manifest.runSeconds * 1000,
    memoryBytes: manifest.memoryBytes,
    diskBytes: manifest.diskBytes,
    outputBytes: manifest.diskBytes,
    logBytes,
    processes: 1,
  }
}
