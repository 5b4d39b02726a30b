import { type Hex, lowerHex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { PeerId } from '@muster-network/p2p'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { askSubscriber, meetSubscriber } from '../../wire/serveCalls.ts'
import type { ServedStream } from './ServedStream.ts'

/** Serves the asks of gateways. Nobody but the gateway of a stream learns whether this node serves it. */
export function serveAsks(
  { peer, ledger }: Pick<RoleContext, 'peer' | 'ledger'>,
  served: (streamId: Hex) => ServedStream | undefined,
): void {
  const servedFor = (streamId: Hex, peerId: PeerId): ServedStream => {
    const stream = served(streamId)
    const gateway = stream && ledger.stream(lowerHex(streamId))?.terms.peer
    if (!stream || !gateway || peerOf(gateway) !== peerId)
      throw new MusterError('STREAM_UNKNOWN', 'this node serves no such stream for this peer')
    return stream
  }
  peer.handle(meetSubscriber, async (request, { peerId }) =>
    servedFor(request.streamId, peerId).meet(request),
  )
  peer.handleStream(askSubscriber, (ask, { peerId, signal, incoming }) =>
    servedFor(ask.streamId, peerId).answer(ask, { signal, incoming }),
  )
}
