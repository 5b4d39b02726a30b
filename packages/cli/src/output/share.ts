import type { Eta } from '@muster-network/api'
import { formatSpan } from './times.ts'

/** Formats a share as whole percent, rounded down; `-` while nothing was measured. */
export function formatShare(share: number | null): string {
  return share === null ? '-' : `${Math.floor(share * 100)}%`
}

/** Describes the remaining time, as at most one phrase: `2 to 5 min left`, `about 3 min left`. */
export function etaWords(eta: Eta | null): string[] {
  if (eta === null) return []
  const [low, high] = [formatSpan(eta.lowMs), formatSpan(eta.highMs)]
  if (low === high) return [`about ${high} left`]
  const unit = high.slice(high.indexOf(' '))
  return [`${low.endsWith(unit) ? low.slice(0, -unit.length) : low} to ${high} left`]
}
