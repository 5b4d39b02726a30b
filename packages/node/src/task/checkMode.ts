import type { Delivery, Terms } from '@muster-network/chain'
import { type CheckMode, checkModes, enumName } from '@muster-network/core'
import type { TaskManifest } from './TaskManifest.ts'

/** Returns how the work of a task is checked. */
export function checkModeOf(terms: Pick<Terms, 'how'>): CheckMode {
  // the market refuses tasks that are checked in any other way
  return enumName(checkModes, terms.how) as CheckMode
}

/**
 * Whether the work is a chain of segments, each of which starts from the state before it. All other work is
 * unsegmented and delivered once: its saved states are for takeovers, and are neither checked nor paid.
 */
export function isCutIntoSegments(terms: Pick<Terms, 'how'>, manifest: TaskManifest): boolean {
  return checkModeOf(terms) === 'replay' || (checkModeOf(terms) === 'none' && !manifest.container)
}

/** Whether a delivery can be verified by a replay. */
export function canBeReplayed({ root }: Pick<Delivery, 'root'>): boolean {
  return BigInt(root) !== 0n
}
