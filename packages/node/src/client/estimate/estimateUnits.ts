import path from 'node:path'
import type { BatchPrescription, UnitEstimate } from '@muster-network/core'
import type { ClientContext } from '../ClientContext.ts'
import type { ProgramFacts } from './programFacts.ts'
import { tryProgram } from './tryProgram.ts'

/** Data that is copied for a trial; more would keep the quote waiting. */
const maxTrialBytes = 256 << 20

/**
 * Tries a wasm program out that this node has not run yet, once. The owner turns trials off by a trial time of 0. Returns a warning when the
 * program failed.
 */
export async function tryOnce(
  { history, options, dir, logger }: ClientContext,
  prescription: BatchPrescription,
  folder: string,
  { facts, signal }: { facts: ProgramFacts; signal?: AbortSignal | undefined },
): Promise<string | undefined> {
  const { key, dataBytes } = facts
  const { judge, trialMs } = options
  if (!judge || trialMs === 0 || !('wasm' in prescription.model) || dataBytes > maxTrialBytes)
    return undefined
  if (history.wasTried(key) || history.estimate(key, dataBytes)) return undefined
  try {
    const scratchDir = path.join(dir, 'trials')
    const trial = await tryProgram(prescription, folder, { executor: judge, scratchDir, trialMs, signal })
    if (!trial) return undefined
    if (trial.units !== undefined) history.add(key, { units: trial.units, by: 'trial', dataBytes })
    history.noteTried(key)
    return trial.failure && `The program failed in a short trial on this machine: ${trial.failure}`
  } catch (error) {
    // a trial is an attempt: without it the limit of the task file applies
    logger.debug({ error }, 'a program could not be tried')
    return undefined
  }
}

/** Returns the expected units of a part; undefined when nothing is known. */
export function estimateUnits(
  { history }: Pick<ClientContext, 'history'>,
  facts: ProgramFacts | undefined,
): UnitEstimate | undefined {
  return facts && history.estimate(facts.key, facts.dataBytes)
}
