import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type PeerId, wrapKey } from '@muster-network/p2p'
import { furthestReceipt } from '../../settle/reconcileCut.ts'
import { isCutIntoSegments } from '../../task/checkMode.ts'
import { bidOf, type ClientContext, dataPart, peerOfBid } from '../ClientContext.ts'
import { stateAt } from '../watch/stateAt.ts'
import { savesOf } from './savesOf.ts'

/**
 * Rejects a peer other than the node that a part was awarded to on the chain.
 *
 * @throws PROVIDER_NOT_EXECUTOR
 */
export function expectExecutor(context: ClientContext, taskId: Hex, part: number, peerId: PeerId): void {
  const onChain = context.ledger.part(taskId, part)
  const storedBid = onChain && bidOf(context, taskId, onChain.bidHash)
  if (!storedBid || peerOfBid(context, storedBid) !== peerId)
    throw new MusterError('PROVIDER_NOT_EXECUTOR', `part ${part} was not awarded to this peer`, {
      details: { part },
    })
}

/** Whether a peer was asked to stand by for a part whose executor is being replaced for its silence. */
export function standsBy(
  { standBys, ledger }: ClientContext,
  { taskId, part }: { taskId: Hex; part: number },
  peerId: PeerId,
): boolean {
  const asked = standBys.get(`${taskId}/${part}`)
  const onChain = ledger.part(taskId, part)
  return (
    asked?.peerId === peerId && onChain?.status === 'cutting' && asked.assignment === onChain.assignment + 1
  )
}

/**
 * Returns the key of a part, wrapped for its executor, and the state to resume from when another executor began the
 * part. A bidder that stands by gets the state with which this client will close the cut.
 */
export async function dispatchPart(
  context: ClientContext,
  { taskId, part }: { taskId: Hex; part: number },
  peerId: PeerId,
) {
  const { records, ledger, keys, peer } = context
  const { manifest, terms } = records.task(taskId)
  const onChain = ledger.part(taskId, part)
  const isStandBy = standsBy(context, { taskId, part }, peerId)
  if (!isStandBy) expectExecutor(context, taskId, part, peerId)
  const { status, assignment } = onChain!
  if (!isStandBy && status !== 'running')
    throw new MusterError('PROVIDER_NOT_EXECUTOR', `part ${part} is not being run`, { details: { part } })
  const key = await keys.get(`${taskId}/${dataPart(terms, part)}`)
  const wrappedKey = Uint8Array.from(await wrapKey(peerId, `${taskId}/${part}`, key))
  // written once: an executor may ask any number of times, and the journal is never pruned
  if (isStandBy) noteStandBy(context, taskId, part)
  else {
    if (context.activity.of(taskId, part, assignment).dispatchedMs === undefined)
      context.note(taskId, { step: 'keyHandedOver', part, assignment })
    context.activity.recordDispatch(taskId, part, assignment)
  }
  if (!isCutIntoSegments(terms, manifest))
    return { manifest, wrappedKey, saves: await savesOf(context, { taskId, part }, peerId) }
  const cut = isStandBy ? furthestReceipt(context, onChain!, records.checkpoints(taskId, part)) : undefined
  const { leaf, units } = cut ? { leaf: cut.checkpoint.leaf, units: cut.state.units } : onChain!
  if (units === 0n || leaf === undefined) return { manifest, wrappedKey }
  const stored = stateAt(context, taskId, part, leaf)
  if (!stored)
    throw new MusterError('NET_BLOB_MISSING', `the last state of part ${part} is not stored here`, {
      details: { part, leaf },
      retryable: false,
    })
  return {
    manifest,
    wrappedKey,
    from: {
      state: stored.state,
      segments: Number(units / terms.segmentUnits),
      holders: [peer.peerId, ...stored.holders].slice(0, 4),
    },
  }
}

function noteStandBy({ standBys, note }: ClientContext, taskId: Hex, part: number): void {
  const asked = standBys.get(`${taskId}/${part}`)!
  if (asked.hasKey) return
  asked.hasKey = true
  note(taskId, { step: 'keyHandedOver', part, assignment: asked.assignment })
}
