import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Executor, Leaf, Run, RunSpec, WasmProgram } from '@muster-network/executors'
import { type MachineState, statePieces } from '../../packages/executors/src/wasm/run/MachineState.ts'
import { encodeHeader } from '../../packages/executors/src/wasm/run/StateHeader.ts'
import {
  forgeCheckpoint,
  openState,
  withHeaderText,
} from '../../packages/executors/test/programs/forgeState.ts'
import { delegateExecutor, delegateRun } from './delegate.ts'
import { finishWithNoise } from './finishWithNoise.ts'

/** States that no machine can have, each made to exhaust whoever reads it. */
export const crashingStates: Record<string, (state: MachineState) => Uint8Array[]> = {
  'nested header': (state) => withHeaderText(state, '['.repeat(10 * 2 ** 20)),
  'header of 2^63 bytes': (state) => withHeaderText(state, encodeHeader(state.header), 2n ** 63n),
  'random position of 30 digits': ({ header, ...rest }) =>
    statePieces({ ...rest, header: { ...header, randomPosition: '9'.repeat(30) } }),
}

/**
 * The executor of somebody who commits to states that crash a careless seat, so that nobody can say that the work is wrong: it
 * computes the first segment and delivers noise as the result. Its runs take the states by turns. Council duty is done honestly.
 */
export function crashingExecutor(inner: Executor<WasmProgram>, dir: string): Executor<WasmProgram> {
  const runs = new Map<string, Run>()
  return {
    ...delegateExecutor(inner),
    find: async (runId) => runs.get(runId) ?? inner.find(runId),
    async start(spec, options) {
      if (spec.untilUnits !== undefined || spec.segmentUnits === undefined) return inner.start(spec, options)
      const makers = Object.values(crashingStates)
      const make = makers[runs.size % makers.length]!
      const run = await inner.start({ ...spec, untilUnits: spec.segmentUnits }, options)
      const crashing = crash(run, spec, { folder: path.join(dir, run.id), make })
      runs.set(run.id, crashing)
      return crashing
    },
  }
}

/** A run of one segment that says that it went to its end, through one impossible state again and again. */
function crash(
  run: Run,
  { checkpointKey, segmentUnits, limits }: RunSpec<WasmProgram>,
  { folder, make }: { folder: string; make: (state: MachineState) => Uint8Array[] },
): Run {
  const segments = Number(limits.units! / segmentUnits!)
  const file = path.join(folder, 'state')
  let digest: string | undefined
  const leaves = async (): Promise<Leaf[]> => {
    const first = (await run.leaves())[0]
    if (!first?.checkpoint) return []
    await mkdir(folder, { recursive: true })
    digest ??= forgeCheckpoint(file, checkpointKey!, make(openState(first.checkpoint, checkpointKey!)))
    return Array.from({ length: segments }, (_, i) => ({
      index: i + 1,
      units: BigInt(i + 1) * segmentUnits!,
      digest: digest!,
      checkpoint: file,
      ...(i + 1 === segments && { ended: true as const }),
    }))
  }
  return {
    ...delegateRun(run),
    leaves,
    wait: async (options) =>
      finishWithNoise(await run.wait(options), path.join(folder, 'out'), BigInt(segments) * segmentUnits!),
  }
}
