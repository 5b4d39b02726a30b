import { copySeal, type Handover, type Hex, type Terms } from '@muster-network/chain'
import type { LedgerPart } from '../../ledger/Ledger.ts'
import { sendStep } from '../../role/sendStep.ts'
import type { TaskManifest } from '../../task/TaskManifest.ts'
import { startLeafOf, startsOf } from '../../task/taskCommitments.ts'
import type { Provider } from '../Provider.ts'
import { type States, type Stretch, stretchOf } from '../run/Stretch.ts'
import { leafOfPart, logicalPart } from '../stage/takeWork.ts'
import type { Tenure } from '../tenure/Tenure.ts'

const zero32: Hex = `0x${'0'.repeat(64)}`

/** Where a part stands: its leaf, and how many segments lead there. */
export function standOf(
  part: LedgerPart,
  terms: Terms,
  manifest: TaskManifest,
): { leaf: Hex; segments: number } {
  return {
    leaf: leafOfPart(part) ?? startLeafOf(manifest, logicalPart(terms, part.part)),
    segments: Number(part.units / terms.segmentUnits),
  }
}

/**
 * Hands in work that is no chain of states: a copy, under seal until all are in, or what nobody checks. Its leaf and root
 * are empty, so that nothing about the result can be read from them.
 */
export async function handInWhole(
  { context }: Provider,
  tenure: Tenure,
  terms: Terms,
  { units, result }: { units: bigint; result: Hex },
): Promise<void> {
  const { network, sender } = context
  const { taskId, part } = tenure
  const { manifest } = tenure.work!
  const logical = logicalPart(terms, part)
  const handover: Handover = {
    part,
    last: true,
    startLeaf: startLeafOf(manifest, logical),
    endLeaf: zero32,
    root: zero32,
    result: tenure.salt ? copySeal(result, tenure.salt, sender.address) : result,
    segments: 1n,
    units: units < 1n ? 1n : units > terms.segmentUnits ? terms.segmentUnits : units,
    startProof: [],
    endProof: [],
    partProof: startsOf(manifest).proof(logical),
  }
  await sendStep(`task/${taskId}/part/${part}/deliver/${tenure.number}/whole`, handover, (intent) =>
    network.market.send.deliver([terms, handover], { by: sender, intent }),
  )
  context.note(taskId, 'delivered', { part, segments: 1, units: handover.units, last: true })
}

/** Hands in the work from where the part stands up to a state: a milestone, or all of it with its result. */
export async function handOver(
  { context }: Provider,
  tenure: Tenure,
  terms: Terms,
  standing: LedgerPart,
  states: States,
  upTo: { segments: number; end?: { units: bigint; result: Hex } },
): Promise<Stretch> {
  const { network, sender, ledger } = context
  const { taskId, part } = tenure
  const { manifest } = tenure.work!
  const { leaf, segments: from } = standOf(standing, terms, manifest)
  const stretch = stretchOf(states, {
    startLeaf: leaf,
    from,
    to: upTo.segments,
    segmentUnits: terms.segmentUnits,
    ...(upTo.end && { endUnits: upTo.end.units }),
  })
  const endUnits = upTo.end?.units ?? BigInt(upTo.segments) * terms.segmentUnits
  const handover: Handover = {
    part,
    last: upTo.end !== undefined,
    startLeaf: leaf,
    endLeaf: stretch.leaves.at(-1)!,
    root: stretch.tree.root,
    result: upTo.end?.result ?? zero32,
    segments: BigInt(stretch.segments),
    units: endUnits - standing.units,
    startProof: stretch.tree.proof(0),
    endProof: stretch.tree.proof(stretch.segments),
    partProof: leafOfPart(standing) ? [] : startsOf(manifest).proof(logicalPart(terms, part)),
  }
  const seq = ledger.deliveries(taskId, part).length
  await sendStep(`task/${taskId}/part/${part}/deliver/${seq}`, handover, (intent) =>
    network.market.send.deliver([terms, handover], { by: sender, intent }),
  )
  context.note(taskId, 'delivered', {
    part,
    segments: stretch.segments,
    units: handover.units,
    last: handover.last,
  })
  return stretch
}
