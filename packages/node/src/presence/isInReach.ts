import type { Hex } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { PeerId, PeerNode } from '@muster-network/p2p'
import { segmentReady } from '../wire/calls.ts'

const patienceMs = 3_000
const noDelivery: Hex = `0x${'0'.repeat(64)}`

/** Whether a peer answers; then it has a connection of ours to ask over, whether or not it could dial us. */
export function isInReach(peer: PeerNode, peerId: PeerId, signal: AbortSignal): Promise<boolean> {
  // of a delivery that there is not: nothing happens there but an answer
  const asked = { deliveryId: noDelivery, seat: 0 }
  return peer.call(peerId, segmentReady, asked, { timeoutMs: patienceMs, signal }).then(
    () => true,
    (error: unknown) => hasCode(error, 'NET_REFUSED', 'NET_METHOD_UNKNOWN'),
  )
}
