import path from 'node:path'
import type { ContainerProgram, Limits, RunSpec, WasmProgram } from '@muster-network/executors'
import { partFiles, type TaskManifest } from './TaskManifest.ts'

/** The program of a run: a module, or an image. */
export type Program = WasmProgram | ContainerProgram

export type RunPaths = {
  runId: string
  /** The unpacked work of a part. */
  folder: string
  /** GPUs reserved for the run; a replay has none. */
  cards?: ContainerProgram['gpus'] | undefined
}

/** Returns the run spec of a part. The executor and every seat that replays a segment use the same. */
export function runSpecOf(
  manifest: TaskManifest,
  part: number,
  options: RunPaths & { key: Uint8Array },
): RunSpec<Program> & { segmentUnits: bigint } {
  return {
    ...wholeRunOf(manifest, part, options),
    segmentUnits: BigInt(manifest.segmentUnits),
    checkpointKey: options.key,
  }
}

/** Returns the spec of an unsegmented run: it records no states, so no segment can be replayed. */
export function wholeRunOf(
  manifest: TaskManifest,
  part: number,
  { runId, folder, cards }: RunPaths,
): RunSpec<Program> {
  return {
    runId,
    program: programOf(manifest, folder, cards),
    args: manifest.args,
    env: manifest.env,
    inputDir: path.join(folder, partFiles.data),
    part: { index: part, count: manifest.parts.length },
    seed: manifest.seed,
    limits: limitsOf(manifest),
  }
}

/**
 * Returns the run spec of the client's checker, for the executor before it delivers and for every seat. The checker
 * finds the part's data in /in/data and the result in /in/result, and exits with 0 for a correct result.
 */
export function checkerRunOf(
  manifest: TaskManifest,
  part: number,
  options: RunPaths & { key: Uint8Array; inputDir: string },
): RunSpec<WasmProgram> & { segmentUnits: bigint } {
  const units = BigInt(manifest.checkerUnits!)
  return {
    runId: options.runId,
    program: { modulePath: path.join(options.folder, partFiles.checker) },
    args: [],
    env: {},
    inputDir: options.inputDir,
    part: { index: part, count: manifest.parts.length },
    seed: manifest.seed,
    limits: { ...limitsOf(manifest), units, processes: 1 },
    segmentUnits: units,
    checkpointKey: options.key,
  }
}

function programOf({ container }: TaskManifest, folder: string, cards: ContainerProgram['gpus']): Program {
  if (!container) return { modulePath: path.join(folder, partFiles.wasm) }
  const { image, command, egress } = container
  return {
    image: image === undefined ? { archive: path.join(folder, partFiles.image) } : { reference: image },
    ...(command && { command }),
    ...(egress.length > 0 && { egress }),
    ...(cards && { gpus: cards }),
  }
}

const logBytes = 4 << 20
/** Process limit: enough for a container of many small programs; a wasm program is one process. */
const containerProcesses = 256

function limitsOf(manifest: TaskManifest): Limits {
  return {
    ...(!manifest.container && { units: BigInt(manifest.maxUnits) }),
    cpuMs: manifest.runSeconds * 1000,
    wallMs: manifest.runSeconds * 1000,
    memoryBytes: manifest.memoryBytes,
    diskBytes: manifest.diskBytes,
    outputBytes: manifest.diskBytes,
    logBytes,
    processes: manifest.container ? containerProcesses : 1,
  }
}
