import { Checkpoint, type Hex, rootFrom, sealedLeaf } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type BlobId, fetchBlob, type PeerId } from '@muster-network/p2p'
import { mostStateBytes } from '../../task/mostStateBytes.ts'
import type { WireState } from '../../wire/calls.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { HeldCheckpoint } from '../ClientTask.ts'
import { expectExecutor } from '../handover/handOver.ts'
import { copyToPeer } from './copyToPeer.ts'
import { isForeign } from './isForeign.ts'

/** The newest states of a part; older ones go, unless the part may still fall back to them. */
const keptStates = 2

export type OfferedCheckpoint = { checkpoint: Checkpoint; state: WireState; proof: readonly Hex[] }

/**
 * Takes a state in and signs for it: it is here, it is the leaf that the executor commits to, and the leaf stands at its
 * place. On disk before the signature leaves, because a cut is paid by it.
 *
 * @throws PROVIDER_NOT_EXECUTOR, PROVIDER_CHECKPOINT_INVALID, NET_NOT_READY, NET_BLOB_*
 */
export async function keepCheckpoint(
  context: ClientContext,
  offered: OfferedCheckpoint,
  peerId: PeerId,
  signal: AbortSignal,
): Promise<Hex> {
  const { kept, network, chainId, signer, peer, blobs } = context
  const { checkpoint, state } = offered
  const { taskId, part } = checkpoint
  expectExecutor(context, taskId, part, peerId)
  const held = kept.checkpoints(taskId, part)
  const same = held.find(
    (each) =>
      each.checkpoint.tenure === checkpoint.tenure &&
      each.checkpoint.seq === checkpoint.seq &&
      each.checkpoint.segments === checkpoint.segments,
  )
  if (same && same.checkpoint.root === checkpoint.root) return same.signature
  check(context, offered, held)
  const keeping = { taskId, owner: peer.peerId, released: false }
  const blob = state.blob as BlobId
  const maxBytes = mostStateBytes(kept.task(taskId).manifest)
  await fetchBlob(blob, { node: peer, store: blobs, holders: [peerId], keeping, signal, maxBytes })
  const domain = { chainId, verifyingContract: network.addresses.market }
  const signature = await signer.signMessage(domain, Checkpoint, checkpoint)
  const atMs = context.nowMs()
  const fresh: HeldCheckpoint = { checkpoint, state, signature, holders: [], kept: true, atMs }
  kept.putCheckpoint(fresh)
  context.heard.isThere(taskId, part, checkpoint.tenure)
  context.note(taskId, 'checkpoint', { part, segments: checkpoint.segments, units: state.units })
  // the executor does not wait for what is only a second copy
  void copyToPeer(context, {
    taskId,
    part,
    blob,
    executor: peerId,
    onHeld: (holders) => kept.putCheckpoint({ ...fresh, holders }),
  })
  await dropOld(context, taskId, part)
  return signature
}

function check(
  { kept, ledger }: ClientContext,
  { checkpoint, state, proof }: OfferedCheckpoint,
  held: readonly HeldCheckpoint[],
): void {
  const { taskId, part } = checkpoint
  const refuse = (why: string): never => {
    throw new MusterError('PROVIDER_CHECKPOINT_INVALID', `the checkpoint was refused: ${why}`, {
      details: { part, tenure: checkpoint.tenure, segments: checkpoint.segments },
    })
  }
  const onChain = ledger.part(taskId, part)!
  const { terms } = kept.task(taskId)
  if (onChain.status !== 'Running' || checkpoint.tenure !== onChain.tenure)
    refuse('the part is not being run by it')
  const seq = ledger.deliveries(taskId, part).length
  if (checkpoint.seq > seq)
    throw new MusterError(
      'NET_NOT_READY',
      'the delivery before is not on the chain yet, as far as this node has read it',
    )
  if (checkpoint.seq < seq) refuse('it belongs to a delivery that was made')
  const further = held.every(
    (each) =>
      each.checkpoint.tenure !== checkpoint.tenure ||
      each.checkpoint.seq !== checkpoint.seq ||
      each.checkpoint.segments < checkpoint.segments,
  )
  if (!further) refuse('a later one was receipted')
  if (
    state.units !== onChain.units + checkpoint.segments * terms.segmentUnits ||
    state.units > terms.maxUnits
  )
    refuse('its units are not those of its segments')
  if (isForeign({ kept }, taskId, part, state.blob)) refuse('its state is other data of the task')
  if (sealedLeaf(state) !== checkpoint.leaf) refuse('its leaf is not that of the state')
  const depth = Math.ceil(Math.log2(Number(checkpoint.segments) + 1))
  if (
    proof.length !== depth ||
    rootFrom(checkpoint.leaf, Number(checkpoint.segments), proof) !== checkpoint.root
  )
    refuse('its leaf does not stand at its place under the root')
}

async function dropOld(context: ClientContext, taskId: Hex, part: number): Promise<void> {
  const { kept, ledger, blobs, peer } = context
  const here = kept.checkpoints(taskId, part).filter((held) => held.kept)
  // a delivery that is rejected throws the part back to where it began
  const needed = new Set([
    ledger.part(taskId, part)?.leaf,
    ...ledger
      .deliveries(taskId, part)
      .filter(({ outcome }) => outcome === 0)
      .flatMap(({ delivery }) => [delivery.startLeaf, delivery.endLeaf]),
  ])
  for (const held of here.slice(0, -keptStates)) {
    if (needed.has(held.checkpoint.leaf)) continue
    kept.putCheckpoint({ ...held, kept: false })
    const isShared = here.slice(-keptStates).some((each) => each.state.blob === held.state.blob)
    if (!isShared) await blobs.letGo(held.state.blob as BlobId, { taskId, owner: peer.peerId })
  }
}
