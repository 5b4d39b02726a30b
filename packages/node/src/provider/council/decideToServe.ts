import type { Terms } from '@muster-network/chain'
import { exceedsLimits } from '../assignment/exceedsLimits.ts'
import type { ProviderSettings } from '../settings/ProviderSettings.ts'
import type { AnswerTimes } from './answerTimes.ts'

export type JobFacts = Pick<Terms, 'memoryBytes' | 'diskBytes'> & {
  /** Units that the replay takes. */
  units: bigint
}

/** `waitMs`: how long the seat can wait before it asks for the data. */
export type ServeDecision = { ok: true; waitMs: number } | { ok: false; reason: string }

/**
 * Decides whether a seat can do its job, before it asks the executor for anything. Only then may it abstain: a seat that could
 * abstain after it saw the data would let the executor choose who answers.
 *
 * The seat compares its own limits with those of the terms, and its measured speed with the time that is left. It expects
 * the data within the time that it leaves the executor at least.
 */
export function decideToServe(
  job: JobFacts,
  { limits, unitsPerSecond }: Pick<ProviderSettings, 'limits' | 'unitsPerSecond'>,
  { dataMs, replayMs, fairDataMs }: AnswerTimes,
): ServeDecision {
  const tooLarge = exceedsLimits(limits, job)
  if (tooLarge) return { ok: false, reason: tooLarge }
  if (dataMs < fairDataMs)
    return { ok: false, reason: 'too little time is left for the executor to serve the data' }
  const neededMs = Number((job.units * 1000n) / unitsPerSecond)
  const spareMs = replayMs - fairDataMs - neededMs
  if (spareMs < 0)
    return {
      ok: false,
      reason: `this machine needs ${neededMs} ms for the replay; ${Math.max(0, Math.floor(replayMs - fairDataMs))} ms are left`,
    }
  return { ok: true, waitMs: Math.min(dataMs - fairDataMs, spareMs) }
}
