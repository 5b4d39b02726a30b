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

/** The causes that make this machine slower than its measured speed. */
export type SeatLoad = {
  /** How many times longer work takes now than on an idle machine. */
  slowdown: number
  /** Time that the replays of other seats on this machine still take. */
  backlogMs: number
}

/** Time to start a replay on an idle machine, beside its units: a sandbox, and the program prepared for it. */
const startMs = 1_000

/** Returns how long this machine needs for a replay under its load. */
export function replayNeedsMs(
  { units }: Pick<JobFacts, 'units'>,
  { unitsPerSecond }: Pick<ProviderSettings, 'unitsPerSecond'>,
  slowdown: number,
): number {
  return Math.ceil((Number((units * 1000n) / unitsPerSecond) + startMs) * slowdown)
}

/**
 * Decides whether a seat can do its job, before it asks the executor for anything. Only then may it abstain: a seat that could
 * abstain after it saw the data would let the executor choose who answers. An early abstention costs nothing, a missed answer a part
 * of the bond.
 *
 * The seat compares its own limits with those of the terms, and its measured speed, load and backlog with the time that is left. It
 * expects the data within the time that it leaves the executor at least.
 */
export function decideToServe(
  job: JobFacts,
  settings: Pick<ProviderSettings, 'limits' | 'unitsPerSecond'>,
  { dataMs, replayMs, fairDataMs }: AnswerTimes,
  { slowdown, backlogMs }: SeatLoad,
): ServeDecision {
  const tooLarge = exceedsLimits(settings.limits, job)
  if (tooLarge) return { ok: false, reason: tooLarge }
  if (dataMs < fairDataMs)
    return { ok: false, reason: 'too little time is left for the executor to serve the data' }
  const neededMs = replayNeedsMs(job, settings, slowdown) + Math.ceil(backlogMs)
  const spareMs = replayMs - fairDataMs - neededMs
  if (spareMs < 0)
    return {
      ok: false,
      reason: `this machine needs ${neededMs} ms for the replay${underLoad(slowdown, backlogMs)}; ${Math.max(0, Math.floor(replayMs - fairDataMs))} ms are left`,
    }
  return { ok: true, waitMs: Math.min(dataMs - fairDataMs, spareMs) }
}

function underLoad(slowdown: number, backlogMs: number): string {
  const because = [
    ...(slowdown > 1 ? [`${slowdown.toFixed(1)} times as long as when idle`] : []),
    ...(backlogMs > 0 ? [`${Math.ceil(backlogMs)} ms of it for other seats`] : []),
  ]
  return because.length === 0 ? '' : ` (${because.join(', ')})`
}
