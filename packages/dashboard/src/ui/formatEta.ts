import type { Eta } from '@muster-network/api'
import { formatDuration } from './formatDuration.ts'

/** Formats the range of a remaining time: `40 s – 2 min`, or one duration when both ends read the same. */
export function formatEta({ lowMs, highMs }: Eta): string {
  const [low, high] = [formatDuration(lowMs), formatDuration(highMs)]
  return low === high ? high : `${low} – ${high}`
}
