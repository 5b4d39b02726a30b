import type { Delivery, Terms } from '@muster-network/chain'
import type { TaskManifest } from './TaskManifest.ts'

/** How of the contracts. */
export const how = { replay: 0, checker: 1, redundant: 2, none: 3 } as const

/**
 * Whether the work itself is a chain of states, each of which follows from the one before. All else is run in one piece
 * and delivered once: what it saves on the way is for whoever takes it over, and is neither checked nor paid.
 */
export function isCutIntoSegments(terms: Pick<Terms, 'how'>, manifest: TaskManifest): boolean {
  return terms.how === how.replay || (terms.how === how.none && !manifest.container)
}

/** Whether somebody who was given the data could say by computing whether a delivery is right. */
export function canBeReplayed({ root }: Pick<Delivery, 'root'>): boolean {
  return BigInt(root) !== 0n
}
