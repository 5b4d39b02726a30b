import type { Hex, Signer } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type PeerId, wrapKey } from '@muster-network/p2p'
import { keyOf } from '../../../ledger/LedgerDirectory.ts'
import { modelKeyName } from '../../../task/modelKeyName.ts'
import { applyToStream, describeStream } from '../../../wire/serveCalls.ts'
import type { ClientContext } from '../../ClientContext.ts'
import type { ClientStream } from '../ClientStream.ts'
import { admitProvider } from './admitProvider.ts'
import { CallLimit } from './CallLimit.ts'

/** A provider asks once for each revision of a stream, and applies once: enough for one that starts beside 300 streams of this client. */
const callsPerMinute = 600

/** Serves the calls of providers that want to join a stream. */
export function serveStreamCalls(
  context: ClientContext,
  {
    find,
    signerOf,
  }: { find(streamId: Hex): ClientStream | undefined; signerOf(stream: ClientStream): Promise<Signer> },
): void {
  const { peer, ledger, keys, nowMs } = context
  const limit = new CallLimit(callsPerMinute)

  /** @throws NET_LIMIT, STREAM_UNKNOWN, STREAM_NOT_ADMITTED */
  const openTo = (streamId: Hex, peerId: PeerId): ClientStream => {
    if (!limit.allows(peerId, nowMs()))
      throw new MusterError('NET_LIMIT', `more than ${callsPerMinute} calls about streams in a minute`)
    const stream = find(streamId)
    if (!stream) throw new MusterError('STREAM_UNKNOWN', `this node did not open the stream ${streamId}`)
    const nodes = ledger.nodes({ peerKey: keyOf(peerId), classId: stream.terms.classId })
    if (nodes.length === 0)
      throw new MusterError('STREAM_NOT_ADMITTED', 'this peer is no listed node of the class of the stream')
    return stream
  }

  peer.handle(describeStream, async ({ streamId }, { peerId }) => {
    const stream = openTo(streamId, peerId)
    // a revision that is not on the chain yet does not exist
    const revision = Math.min(ledger.stream(streamId)?.revision ?? 0, stream.revisions.length - 1)
    const { manifest, keyName } = stream.revisions[revision]!
    const wrapped = await wrapKey(peerId, modelKeyName(streamId, revision), await keys.get(keyName))
    return { revision, manifest, wrappedKey: new Uint8Array(wrapped) }
  })

  peer.handle(applyToStream, async ({ streamId, ...application }, { peerId }) => {
    const stream = openTo(streamId, peerId)
    const node = ledger.node(application.node)
    const isOwn = node?.listed && node.facts.peerKey === keyOf(peerId)
    if (!isOwn || node.operator !== application.provider.toLowerCase())
      throw new MusterError('STREAM_NOT_ADMITTED', 'the node of the application is not the caller’s')
    return admitProvider(context, stream, application, await signerOf(stream))
  })
}
