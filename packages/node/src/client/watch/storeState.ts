import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type BlobId, fetchBlob, type PeerId } from '@muster-network/p2p'
import { isCutIntoSegments } from '../../task/checkMode.ts'
import { maxStateBytes } from '../../task/maxStateBytes.ts'
import type { SavedState } from '../../wire/calls.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { StoredState } from '../ClientTask.ts'
import { expectExecutor } from '../dispatch/dispatchPart.ts'
import { copyToPeer } from './copyToPeer.ts'
import { isForeign } from './isForeign.ts'

export type SaidState = { taskId: Hex; part: number; assignment: number; state: SavedState }

/**
 * Stores the saved state of an unsegmented run in place of the previous one, for a later executor of the same
 * allocation. Signs no receipt, because nobody could check the work up to the state.
 *
 * @throws PROVIDER_NOT_EXECUTOR, PROVIDER_CHECKPOINT_INVALID, NET_BLOB_*
 */
export async function storeState(
  context: ClientContext,
  { taskId, part, assignment, state }: SaidState,
  peerId: PeerId,
  signal: AbortSignal,
): Promise<void> {
  const { records, peer, blobs } = context
  const { manifest, terms } = records.task(taskId)
  const refuse = (why: string): never => {
    throw new MusterError('PROVIDER_CHECKPOINT_INVALID', `the state was refused: ${why}`, {
      details: { part, assignment },
    })
  }
  const expectToRun = () => {
    expectExecutor(context, taskId, part, peerId)
    const { status, assignment: now } = context.ledger.part(taskId, part)!
    if (status !== 'running' || now !== assignment) refuse('this assignment is not running')
  }
  expectToRun()
  if (isCutIntoSegments(terms, manifest)) refuse('segmented work has checkpoints instead')
  const blob = state.blob as BlobId
  const before = records.states(taskId, part).at(-1)
  if (before?.state.blob === blob) return
  if (isForeign(context, taskId, part, blob)) refuse('its blob is other data of the task')
  const pin = { taskId, owner: peer.peerId, released: false }
  await fetchBlob(blob, {
    node: peer,
    store: blobs,
    holders: [peerId],
    pin,
    signal,
    maxBytes: maxStateBytes(manifest),
    reuse: before ? [before.state.blob as BlobId] : [],
  })
  try {
    // meanwhile the part may have been awarded to another executor, which saves states too
    expectToRun()
  } catch (error) {
    await blobs.unpin(blob, pin)
    throw error
  }
  const stored: StoredState = { taskId, part, assignment, state, holders: [], atMs: context.nowMs() }
  records.putState(stored)
  context.activity.recordStored(taskId, part, assignment)
  context.note(taskId, { step: 'checkpointStored', part, units: state.units })
  if (before) await blobs.unpin(before.state.blob as BlobId, pin)
  const replaces = before && { blob: before.state.blob as BlobId, holders: before.holders }
  // the executor does not wait for the second copy
  void copyToPeer(context, {
    taskId,
    part,
    blob,
    executor: peerId,
    ...(replaces && { replaces }),
    onHeld: (holders) => records.putState({ ...stored, holders }),
  })
}
