import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type BatchPrescription, nothingScanned, scanProgress } from '@muster-network/core'
import type { Executor, WasmProgram } from '@muster-network/executors'
import { pathInside } from '../../pathInside.ts'
import { layInput } from '../pack/packTask.ts'

export type Trial = {
  /** Units of the whole part; undefined when the program neither ended nor told its progress. */
  units?: bigint
  /** Why the program failed here. */
  failure?: string
}

export type TrialOptions = {
  executor: Executor<WasmProgram>
  /** A folder for the files of the trial. */
  scratchDir: string
  /** Time of the run, once the program is prepared. */
  trialMs: number
  signal?: AbortSignal | undefined
}

const logBytes = 64 << 10
/** A quote does not wait longer for a program that takes long to compile. The next quote finds it compiled. */
const maxPreparationMs = 10_000
/** Less progress says little about the whole. */
const leastShare = 0.01

/**
 * Runs the first part of a task on this machine, in the sandbox and for a short time, and estimates the units of the whole part: exactly when
 * it ended, else from the progress that the program reported. Its result is thrown away. Undefined when it takes too long to compile.
 */
export async function tryProgram(
  prescription: BatchPrescription,
  folder: string,
  { executor, scratchDir, trialMs, signal }: TrialOptions,
): Promise<Trial | undefined> {
  const { model, instructions } = prescription
  const program = 'wasm' in model ? pathInside(folder, model.wasm) : undefined
  if (!program?.ok) return {}
  await mkdir(scratchDir, { recursive: true, mode: 0o700 })
  const inputDir = await mkdtemp(path.join(scratchDir, 'trial-'))
  try {
    await layInput(prescription, folder, inputDir, 0)
    const modulePath = program.file
    const waited = delay(maxPreparationMs, undefined, { ref: false, ...(signal && { signal }) })
    const prepared = await Promise.race([executor.prepare({ modulePath }), waited])
    if (!prepared) return undefined
    if (!prepared.ok) return { failure: prepared.reasons.join('; ') }
    const run = await executor.start(
      {
        runId: `trial-${randomBytes(12).toString('hex')}`,
        program: { modulePath },
        args: [...model.args],
        env: { ...model.env },
        inputDir,
        part: { index: 0, count: model.parts },
        limits: {
          ...{ cpuMs: trialMs, wallMs: trialMs, logBytes, processes: 1 },
          memoryBytes: instructions.memory,
          diskBytes: instructions.disk,
          outputBytes: instructions.disk,
        },
      },
      signal ? { signal } : {},
    )
    const outcome = await run.wait()
    const { bytes } = await run.logs({ maxBytes: logBytes })
    await run.remove()
    const { units } = outcome.usage
    if (outcome.kind === 'finished') return { units }
    if (outcome.kind === 'failed' && outcome.failure.fault === 'program')
      return { failure: outcome.failure.message }
    const { share = 0 } = scanProgress(nothingScanned, bytes)
    return share < leastShare ? {} : { units: BigInt(Math.ceil(Number(units) / share)) }
  } finally {
    await rm(inputDir, { recursive: true, force: true })
  }
}
