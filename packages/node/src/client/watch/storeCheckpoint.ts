import { Checkpoint, type Hex, rootFrom, stateLeaf, stillRunning, verifyMessage } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type BlobId, fetchBlob, type PeerId } from '@muster-network/p2p'
import { maxStateBytes } from '../../task/maxStateBytes.ts'
import type { WireState } from '../../wire/calls.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { StoredCheckpoint } from '../ClientTask.ts'
import { expectExecutor } from '../dispatch/dispatchPart.ts'
import { copyToPeer } from './copyToPeer.ts'
import { isForeign } from './isForeign.ts'

/** Number of states that are stored for a part. Older ones are evicted, unless the part may still fall back to them. */
const keptStates = 2

export type OfferedCheckpoint = {
  checkpoint: Checkpoint
  state: WireState
  proof: readonly Hex[]
  /** Of the executor. */
  signature: Hex
}

/**
 * Stores a checkpoint and signs its receipt, after verifying that the state is stored here, that it has the leaf that
 * the executor commits to, and that the leaf is at its index under the root. The checkpoint is on disk before the
 * receipt is sent, because the receipt pays for a cut.
 *
 * @throws PROVIDER_NOT_EXECUTOR, PROVIDER_CHECKPOINT_INVALID, NET_NOT_READY, NET_BLOB_*
 */
export async function storeCheckpoint(
  context: ClientContext,
  offered: OfferedCheckpoint,
  peerId: PeerId,
  signal: AbortSignal,
): Promise<Hex> {
  const { records, ledger, network, chainId, signer, peer, blobs } = context
  const { checkpoint, state } = offered
  const { taskId, part } = checkpoint
  expectExecutor(context, taskId, part, peerId)
  const stored = records.checkpoints(taskId, part)
  const same = stored.find(
    (each) =>
      each.checkpoint.assignment === checkpoint.assignment &&
      each.checkpoint.seq === checkpoint.seq &&
      each.checkpoint.segments === checkpoint.segments,
  )
  if (same && same.checkpoint.root === checkpoint.root) return same.signature
  check(context, offered, stored)
  const domain = { chainId, verifyingContract: network.addresses.market }
  const executorSignature = offered.signature
  const { executor } = ledger.part(taskId, part)!
  const signed = {
    domain,
    type: Checkpoint,
    message: checkpoint,
    signature: executorSignature,
    signer: executor!,
  }
  if (!verifyMessage(signed))
    throw new MusterError(
      'PROVIDER_CHECKPOINT_INVALID',
      'the checkpoint has no valid signature of its executor',
    )
  const pin = { taskId, owner: peer.peerId, released: false }
  const blob = state.blob as BlobId
  const maxBytes = maxStateBytes(records.task(taskId).manifest)
  await fetchBlob(blob, { node: peer, store: blobs, holders: [peerId], pin, signal, maxBytes })
  const signature = await signer.signMessage(domain, Checkpoint, checkpoint)
  const atMs = context.nowMs()
  const fresh: StoredCheckpoint = {
    checkpoint,
    state,
    signature,
    executorSignature,
    holders: [],
    kept: true,
    atMs,
  }
  records.putCheckpoint(fresh)
  context.activity.recordStored(taskId, part, checkpoint.assignment)
  context.note(taskId, { step: 'checkpointStored', part, segments: checkpoint.segments, units: state.units })
  // the executor does not wait for the second copy
  void copyToPeer(context, {
    taskId,
    part,
    blob,
    executor: peerId,
    onHeld: (holders) => records.putCheckpoint({ ...fresh, holders }),
  })
  await dropOld(context, taskId, part)
  return signature
}

function check(
  { records, ledger }: ClientContext,
  { checkpoint, state, proof }: OfferedCheckpoint,
  stored: readonly StoredCheckpoint[],
): void {
  const { taskId, part } = checkpoint
  const refuse = (why: string): never => {
    throw new MusterError('PROVIDER_CHECKPOINT_INVALID', `the checkpoint was refused: ${why}`, {
      details: { part, assignment: checkpoint.assignment, segments: checkpoint.segments },
    })
  }
  const onChain = ledger.part(taskId, part)!
  const { terms } = records.task(taskId)
  if (onChain.status !== 'running' || checkpoint.assignment !== onChain.assignment)
    refuse('this assignment is not running')
  const seq = ledger.deliveries(taskId, part).length
  if (checkpoint.seq > seq)
    throw new MusterError(
      'NET_NOT_READY',
      'the delivery before is not on the chain yet, as far as this node has read it',
    )
  if (checkpoint.seq < seq) refuse('it belongs to an earlier delivery')
  const further = stored.every(
    (each) =>
      each.checkpoint.assignment !== checkpoint.assignment ||
      each.checkpoint.seq !== checkpoint.seq ||
      each.checkpoint.segments < checkpoint.segments,
  )
  if (!further) refuse('a later checkpoint is already receipted')
  if (
    state.units !== onChain.units + checkpoint.segments * terms.segmentUnits ||
    state.units > terms.maxUnits
  )
    refuse('its units do not match its segments')
  if (isForeign({ records }, taskId, part, state.blob)) refuse('its state is other data of the task')
  if (stateLeaf({ ...state, end: stillRunning }) !== checkpoint.leaf)
    refuse('its leaf does not match the state')
  const depth = Math.ceil(Math.log2(Number(checkpoint.segments) + 1))
  if (
    proof.length !== depth ||
    rootFrom(checkpoint.leaf, Number(checkpoint.segments), proof) !== checkpoint.root
  )
    refuse('its leaf is not at its index under the root')
}

async function dropOld(context: ClientContext, taskId: Hex, part: number): Promise<void> {
  const { records, ledger, blobs, peer } = context
  const here = records.checkpoints(taskId, part).filter((stored) => stored.kept)
  // a rejected delivery resets the part to the state where that delivery began
  const needed = new Set([
    ledger.part(taskId, part)?.leaf,
    ...ledger
      .deliveries(taskId, part)
      .filter(({ outcome }) => outcome === 'open')
      .flatMap(({ delivery }) => [delivery.startLeaf, delivery.endLeaf]),
  ])
  for (const stored of here.slice(0, -keptStates)) {
    if (needed.has(stored.checkpoint.leaf)) continue
    records.putCheckpoint({ ...stored, kept: false })
    const isShared = here.slice(-keptStates).some((each) => each.state.blob === stored.state.blob)
    if (!isShared) await blobs.unpin(stored.state.blob as BlobId, { taskId, owner: peer.peerId })
  }
}
