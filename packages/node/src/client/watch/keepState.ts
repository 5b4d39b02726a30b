import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type BlobId, fetchBlob, type PeerId } from '@muster-network/p2p'
import { isCutIntoSegments } from '../../task/checkHow.ts'
import { mostStateBytes } from '../../task/mostStateBytes.ts'
import type { SavedState } from '../../wire/calls.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { HeldState } from '../ClientTask.ts'
import { expectExecutor } from '../handover/handOver.ts'
import { copyToPeer } from './copyToPeer.ts'
import { isForeign } from './isForeign.ts'

export type SaidState = { taskId: Hex; part: number; tenure: number; state: SavedState }

/**
 * Takes in what a run in one piece has saved, in place of what was saved before. It is for the next executor of the same
 * allocation, if there has to be one: nothing is signed, since nobody could check what was done for it.
 *
 * @throws PROVIDER_NOT_EXECUTOR, PROVIDER_CHECKPOINT_INVALID, NET_BLOB_*, NET_LIMIT
 */
export async function keepState(
  context: ClientContext,
  { taskId, part, tenure, state }: SaidState,
  peerId: PeerId,
  signal: AbortSignal,
): Promise<void> {
  const { kept, peer, blobs } = context
  const { manifest, terms } = kept.task(taskId)
  const refuse = (why: string): never => {
    throw new MusterError('PROVIDER_CHECKPOINT_INVALID', `the state was refused: ${why}`, {
      details: { part, tenure },
    })
  }
  const expectToRun = () => {
    expectExecutor(context, taskId, part, peerId)
    const { status, tenure: now } = context.ledger.part(taskId, part)!
    if (status !== 'Running' || now !== tenure) refuse('the part is not being run by it')
  }
  expectToRun()
  if (isCutIntoSegments(terms, manifest)) refuse('work that is cut into segments has receipts')
  const blob = state.blob as BlobId
  const before = kept.states(taskId, part).at(-1)
  if (before?.state.blob === blob) return
  if (isForeign(context, taskId, part, blob)) refuse('it is other data of this node')
  const keeping = { taskId, owner: peer.peerId, released: false }
  await fetchBlob(blob, {
    node: peer,
    store: blobs,
    holders: [peerId],
    keeping,
    signal,
    maxBytes: mostStateBytes(manifest),
    reuse: before ? [before.state.blob as BlobId] : [],
  })
  try {
    // meanwhile the part may have become another's, who saves too
    expectToRun()
  } catch (error) {
    await blobs.letGo(blob, keeping)
    throw error
  }
  const held: HeldState = { taskId, part, tenure, state, holders: [], atMs: context.nowMs() }
  kept.putState(held)
  context.heard.isThere(taskId, part, tenure)
  context.note(taskId, 'checkpoint', { part, units: state.units })
  if (before) await blobs.letGo(before.state.blob as BlobId, keeping)
  const replaces = before && { blob: before.state.blob as BlobId, holders: before.holders }
  // the executor does not wait for what is only a second copy
  void copyToPeer(context, {
    taskId,
    part,
    blob,
    executor: peerId,
    ...(replaces && { replaces }),
    onHeld: (holders) => kept.putState({ ...held, holders }),
  })
}
