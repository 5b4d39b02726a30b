import type { Delivery, Terms } from '@muster-network/chain'
import type { TaskManifest } from '../../task/TaskManifest.ts'
import { startLeafOf } from '../../task/taskCommitments.ts'
import { type States, type Stretch, stretchOf } from '../run/Stretch.ts'
import { logicalPart } from '../stage/takeWork.ts'

/** What a delivery of ours stands for; undefined when our states do not lead to its root, or are not here any more. */
export function stretchOfDelivery(
  states: States,
  delivery: Delivery,
  terms: Terms,
  manifest: TaskManifest,
): Stretch | undefined {
  const { segmentUnits } = terms
  const from = Number(delivery.startUnits / segmentUnits)
  // a cut names no leaf where the part was begun: the contracts have none stored for that
  const isNamed = BigInt(delivery.startLeaf) !== 0n
  const startLeaf = isNamed ? delivery.startLeaf : startLeafOf(manifest, logicalPart(terms, delivery.part))
  try {
    const to = from + Number(delivery.segments)
    const stretch = stretchOf(states, { startLeaf, from, to, segmentUnits, endUnits: delivery.endUnits })
    return stretch.tree.root === delivery.root ? stretch : undefined
  } catch {
    return undefined
  }
}
