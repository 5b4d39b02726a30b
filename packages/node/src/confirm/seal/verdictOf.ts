import type { WireVerdict } from '../../wire/confirmCalls.ts'
import type { Judgement } from '../judge/Judgement.ts'

/** Returns a judgement as it is sealed. */
export function verdictOf({ wrong, hard, misses }: Judgement): WireVerdict {
  const missed = Math.round(misses.reduce((sum, miss) => sum + miss, 0) * 1_000)
  return { wrong, hard, missed: Math.min(missed, 2 ** 32 - 1) }
}
