import {
  type DeliveryInput,
  type Hex,
  hiddenState,
  replicaSeal,
  type Terms,
  zeroHash,
} from '@muster-network/chain'
import type { LedgerPart } from '../../ledger/Ledger.ts'
import { sendStep } from '../../role/sendStep.ts'
import { logicalPart } from '../../task/logicalPart.ts'
import { startLeafOf, startsOf } from '../../task/taskCommitments.ts'
import type { Assignment } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'
import { leafOfPart, progressOf } from '../states/progressOf.ts'
import { type SegmentRange, type States, segmentRangeOf } from '../states/SegmentRange.ts'

/**
 * Delivers work in one piece: a replica, sealed until all replicas are delivered, or unchecked work. Leaf and root are empty, so
 * that they reveal nothing about the result.
 */
export async function submitWholeDelivery(
  { context }: Provider,
  assignment: Assignment,
  terms: Terms,
  { units, result }: { units: bigint; result: Hex },
): Promise<void> {
  const { network, sender } = context
  const { taskId, part } = assignment
  const { manifest } = assignment.work!
  const logical = logicalPart(terms, part)
  const input: DeliveryInput = {
    part,
    last: true,
    startLeaf: startLeafOf(manifest, logical),
    endState: zeroHash,
    root: zeroHash,
    result: assignment.salt ? replicaSeal(result, assignment.salt, sender.address) : result,
    segments: 1n,
    units: units < 1n ? 1n : units > terms.segmentUnits ? terms.segmentUnits : units,
    startProof: [],
    endProof: [],
    partProof: startsOf(manifest).proof(logical),
  }
  await sendStep(`task/${taskId}/part/${part}/deliver/${assignment.number}/whole`, input, (intent) =>
    network.market.send.deliver([terms, input], { by: sender, intent }),
  )
  context.note(taskId, { step: 'delivered', part, segments: 1, units: input.units, last: true })
}

/** Delivers the work from the part's committed progress up to a state: a milestone, or all of it with its result. */
export async function submitDelivery(
  { context }: Provider,
  { assignment, terms, ledgerPart }: { assignment: Assignment; terms: Terms; ledgerPart: LedgerPart },
  states: States,
  upTo: { segments: number; end?: { units: bigint; result: Hex } },
): Promise<SegmentRange> {
  const { network, sender, ledger } = context
  const { taskId, part } = assignment
  const { manifest } = assignment.work!
  const { leaf, segments: from } = progressOf(ledgerPart, terms, manifest)
  const range = segmentRangeOf(states, {
    startLeaf: leaf,
    from,
    to: upTo.segments,
    segmentUnits: terms.segmentUnits,
    ...(upTo.end && { end: upTo.end }),
  })
  const endUnits = upTo.end?.units ?? BigInt(upTo.segments) * terms.segmentUnits
  const input: DeliveryInput = {
    part,
    last: upTo.end !== undefined,
    startLeaf: leaf,
    endState: hiddenState(`0x${states.get(upTo.segments)!.digest}`),
    root: range.tree.root,
    result: upTo.end?.result ?? zeroHash,
    segments: BigInt(range.segments),
    units: endUnits - ledgerPart.units,
    startProof: range.tree.proof(0),
    endProof: range.tree.proof(range.segments),
    partProof: leafOfPart(ledgerPart) ? [] : startsOf(manifest).proof(logicalPart(terms, part)),
  }
  const seq = ledger.deliveries(taskId, part).length
  await sendStep(`task/${taskId}/part/${part}/deliver/${seq}`, input, (intent) =>
    network.market.send.deliver([terms, input], { by: sender, intent }),
  )
  context.note(taskId, {
    step: 'delivered',
    part,
    segments: range.segments,
    units: input.units,
    last: input.last,
  })
  return range
}
