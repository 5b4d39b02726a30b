import { Checkpoint, type Hex, rootFrom, sealedLeaf } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type BlobId, fetchBlob, type PeerId, replicateBlob } from '@muster-network/p2p'
import type { WireState } from '../../wire/calls.ts'
import { awardsOf, type ClientContext, peerOfBid } from '../ClientContext.ts'
import type { HeldCheckpoint } from '../ClientTask.ts'
import { expectExecutor } from '../handover/handOver.ts'

/** The newest states of a part; older ones go, unless the part may still fall back to them. */
const keptStates = 2
const replicationMs = 60_000

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
  await fetchBlob(blob, { node: peer, store: blobs, holders: [peerId], keeping, signal })
  const domain = { chainId, verifyingContract: network.addresses.market }
  const signature = await signer.signMessage(domain, Checkpoint, checkpoint)
  const atMs = context.nowMs()
  const fresh: HeldCheckpoint = { checkpoint, state, signature, holders: [], kept: true, atMs }
  kept.putCheckpoint(fresh)
  context.heard.isThere(taskId, part, checkpoint.tenure)
  context.note(taskId, 'checkpoint', { part, segments: checkpoint.segments, units: state.units })
  // the executor does not wait for what is only a second copy
  void replicate(context, fresh, peerId).catch((error: unknown) =>
    context.logger.warn({ taskId, part, error }, 'a checkpoint was not copied'),
  )
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
  if (sealedLeaf(state) !== checkpoint.leaf) refuse('its leaf is not that of the state')
  const depth = Math.ceil(Math.log2(Number(checkpoint.segments) + 1))
  if (
    proof.length !== depth ||
    rootFrom(checkpoint.leaf, Number(checkpoint.segments), proof) !== checkpoint.root
  )
    refuse('its leaf does not stand at its place under the root')
}

/** Has the state held by one more peer: that of the best bid that did not win. */
async function replicate(context: ClientContext, held: HeldCheckpoint, executor: PeerId): Promise<void> {
  const { peer, blobs, kept, books } = context
  const { taskId, part } = held.checkpoint
  const blob = held.state.blob as BlobId
  const busy = new Set(awardsOf(context, taskId).map((award) => award.executor.toLowerCase()))
  const ranked = books.of(taskId).ranked()
  const others = [
    ...ranked.filter(({ bid }) => !busy.has(bid.operator.toLowerCase())),
    ...ranked.filter(({ bid }) => busy.has(bid.operator.toLowerCase())),
  ]
  const peers = others.flatMap((each) => peerOfBid(context, each) ?? []).filter((each) => each !== executor)
  const signal = AbortSignal.timeout(replicationMs)
  const copied = await replicateBlob(blob, {
    node: peer,
    store: blobs,
    taskId,
    peers: peers.slice(0, 4),
    copies: 1,
    signal,
  })
  if (copied.holders.length > 0) kept.putCheckpoint({ ...held, holders: copied.holders })
  else context.note(taskId, 'checkpoint not copied', { part, asked: copied.refusals.length })
}

async function dropOld(context: ClientContext, taskId: Hex, part: number): Promise<void> {
  const { kept, ledger, blobs } = context
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
    if (!isShared) await blobs.remove(held.state.blob as BlobId)
  }
}
