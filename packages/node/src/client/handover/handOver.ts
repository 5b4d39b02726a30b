import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type PeerId, wrapKey } from '@muster-network/p2p'
import { isCutIntoSegments } from '../../task/checkHow.ts'
import { bidOf, type ClientContext, dataPart, peerOfBid } from '../ClientContext.ts'
import { stateAt } from '../watch/stateAt.ts'
import { savesOf } from './savesOf.ts'

/**
 * Only the node that a part was awarded to may ask for it; the chain says which that is.
 *
 * @throws PROVIDER_NOT_EXECUTOR
 */
export function expectExecutor(context: ClientContext, taskId: Hex, part: number, peerId: PeerId): void {
  const onChain = context.ledger.part(taskId, part)
  const held = onChain && bidOf(context, taskId, onChain.bidHash)
  if (!held || peerOfBid(context, held) !== peerId)
    throw new MusterError('PROVIDER_NOT_EXECUTOR', `part ${part} was not awarded to this peer`, {
      details: { part },
    })
}

/** The key of a part, wrapped for its executor alone, and the state to go on from when somebody else began it. */
export async function handOver(
  context: ClientContext,
  { taskId, part }: { taskId: Hex; part: number },
  peerId: PeerId,
) {
  const { kept, ledger, keys, peer } = context
  const { manifest, terms } = kept.task(taskId)
  expectExecutor(context, taskId, part, peerId)
  const { status, tenure, leaf, units } = ledger.part(taskId, part)!
  if (status !== 'Running')
    throw new MusterError('PROVIDER_NOT_EXECUTOR', `part ${part} is not being run`, { details: { part } })
  const key = await keys.get(`${taskId}/${dataPart(terms, part)}`)
  const wrappedKey = Uint8Array.from(await wrapKey(peerId, `${taskId}/${part}`, key))
  // told once: an executor may ask as often as it likes, and the journal is kept for good
  if (context.heard.of(taskId, part, tenure).handedMs === undefined)
    context.note(taskId, 'key handed over', { part, tenure })
  context.heard.handedOver(taskId, part, tenure)
  if (!isCutIntoSegments(terms, manifest))
    return { manifest, wrappedKey, saves: await savesOf(context, { taskId, part }, peerId) }
  if (units === 0n || leaf === undefined) return { manifest, wrappedKey }
  const held = stateAt(context, taskId, part, leaf)
  if (!held)
    throw new MusterError('NET_BLOB_MISSING', `the state at which part ${part} stands is not here`, {
      details: { part, leaf },
      retryable: false,
    })
  return {
    manifest,
    wrappedKey,
    from: {
      state: held.state,
      segments: Number(units / terms.segmentUnits),
      holders: [peer.peerId, ...held.holders].slice(0, 4),
    },
  }
}
