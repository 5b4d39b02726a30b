import { zeroHash } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { PeerId, PeerNode } from '@muster-network/p2p'
import { jobReady } from '../wire/calls.ts'

const patienceMs = 3_000

/**
 * Returns whether a peer answers. The call also opens a connection that the peer can use if it cannot dial this node.
 */
export function isReachable(peer: PeerNode, peerId: PeerId, signal: AbortSignal): Promise<boolean> {
  // the delivery does not exist, so the call has no effect beyond its answer
  const asked = { deliveryId: zeroHash, seat: 0 }
  return peer.call(peerId, jobReady, asked, { timeoutMs: patienceMs, signal }).then(
    () => true,
    (error: unknown) => hasCode(error, 'NET_REFUSED', 'NET_METHOD_UNKNOWN'),
  )
}
