import type { Hex, Terms } from '@muster-network/chain'
import type { LedgerPart } from '../../ledger/Ledger.ts'
import { logicalPart } from '../../task/logicalPart.ts'
import type { TaskManifest } from '../../task/TaskManifest.ts'
import { startLeafOf } from '../../task/taskCommitments.ts'

/** The committed progress of a part: its leaf, and the number of segments up to it. */
export function progressOf(
  part: LedgerPart,
  terms: Terms,
  manifest: TaskManifest,
): { leaf: Hex; segments: number } {
  return {
    leaf: leafOfPart(part) ?? startLeafOf(manifest, logicalPart(terms, part.part)),
    segments: Number(part.units / terms.segmentUnits),
  }
}

/** The committed leaf of a part; undefined at its beginning, for which the chain stores zero. */
export function leafOfPart({ leaf }: LedgerPart): Hex | undefined {
  return leaf === undefined || BigInt(leaf) === 0n ? undefined : leaf
}
