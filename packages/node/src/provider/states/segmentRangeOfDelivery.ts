import type { Delivery, Terms } from '@muster-network/chain'
import { logicalPart } from '../../task/logicalPart.ts'
import type { TaskManifest } from '../../task/TaskManifest.ts'
import { startLeafOf } from '../../task/taskCommitments.ts'
import { type SegmentRange, type States, segmentRangeOf } from './SegmentRange.ts'

/** The segment range of a delivery of ours; undefined when our states are missing or do not lead to its root. */
export function segmentRangeOfDelivery(
  states: States,
  delivery: Delivery,
  terms: Terms,
  manifest: TaskManifest,
): SegmentRange | undefined {
  const { segmentUnits } = terms
  const from = Number(delivery.startUnits / segmentUnits)
  // the contracts store no leaf for the beginning of a part, so a cut from there has none
  const isNamed = BigInt(delivery.startLeaf) !== 0n
  const startLeaf = isNamed ? delivery.startLeaf : startLeafOf(manifest, logicalPart(terms, delivery.part))
  try {
    const to = from + Number(delivery.segments)
    const end = delivery.last ? { end: { units: delivery.endUnits, result: delivery.result } } : {}
    const range = segmentRangeOf(states, { startLeaf, from, to, segmentUnits, ...end })
    return range.tree.root === delivery.root ? range : undefined
  } catch {
    return undefined
  }
}
