import path from 'node:path'
import type { ContainerProgram, Limits, RunSpec, WasmProgram } from '@muster-network/executors'
import { partFiles, type TaskManifest } from './TaskManifest.ts'

/** What a provider's executor runs: a module, or an image. */
export type Program = WasmProgram | ContainerProgram

export type RunPlace = {
  runId: string
  /** The unpacked work of a part. */
  folder: string
  /** Graphics cards for it alone; a replay has none. */
  cards?: ContainerProgram['gpus'] | undefined
}

/** How a part of a task is run, by its executor and by every seat that replays a segment of it: the same everywhere. */
export function runSpecOf(
  manifest: TaskManifest,
  part: number,
  options: RunPlace & { key: Uint8Array },
): RunSpec<Program> & { segmentUnits: bigint } {
  return {
    ...wholeRunOf(manifest, part, options),
    segmentUnits: BigInt(manifest.segmentUnits),
    checkpointKey: options.key,
  }
}

/** The same work in one piece: no state of it is recorded on the way, so nothing of it can be replayed by itself. */
export function wholeRunOf(
  manifest: TaskManifest,
  part: number,
  { runId, folder, cards }: RunPlace,
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
 * How the client's checker judges a result, by the executor before it delivers and by every seat: it finds the data of the
 * part in /in/data and the result in /in/result, and ends with 0 for a good one.
 */
export function checkerRunOf(
  manifest: TaskManifest,
  part: number,
  options: RunPlace & { key: Uint8Array; inputDir: string },
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
/** Enough for what is made of many small programs; a wasm program is one. */
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
