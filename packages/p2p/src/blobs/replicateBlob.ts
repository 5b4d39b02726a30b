import { hasCode, MusterError } from '@muster-network/core'
import { z } from 'zod'
import { defineCall } from '../calls/defineCall.ts'
import { PeerId } from '../identity/PeerId.ts'
import type { PeerNode } from '../PeerNode.ts'
import { BlobId } from './BlobId.ts'
import type { BlobStore } from './BlobStore.ts'
import { fetchBlob } from './fetchBlob.ts'

const HoldRequest = z.object({
  id: BlobId,
  taskId: z.string().max(200),
  bytes: z.int().nonnegative(),
  holders: z.array(PeerId).min(1).max(16),
  /**
   * An earlier version. Records that both versions share are not fetched, and the pin on the earlier version
   * is removed once the new one is stored.
   */
  replaces: BlobId.optional(),
})
export type HoldRequest = z.infer<typeof HoldRequest>

const holdCall = defineCall('blobs.hold', HoldRequest, z.object({ held: z.literal(true) }))

/**
 * Lets peers ask this node to store blobs, as far as `mayHold` and the quota allow. The asking peer becomes
 * the owner of its pin, and can only remove pins that it asked for.
 */
export function serveHoldRequests(
  node: PeerNode,
  options: { store: BlobStore; mayHold: (peerId: PeerId, request: HoldRequest) => boolean },
): void {
  node.handle(holdCall, async (request, { peerId, signal }) => {
    if (!options.mayHold(peerId, request))
      throw new MusterError('NET_REFUSED', 'this node does not store blobs for this peer and task')
    const { store } = options
    const { id, holders, replaces, taskId, bytes } = request
    // Stored as a favour, therefore released: the blob is evicted when this node needs space for its own
    // work.
    const pin = { taskId, owner: peerId, released: true, asked: true as const }
    const reuse = replaces === undefined ? [] : [replaces]
    await fetchBlob(id, { node, store, holders, pin, signal, reuse, maxBytes: bytes })
    if (replaces !== undefined && replaces !== id) await store.unpin(replaces, pin)
    return { held: true as const }
  })
}

export type Replication = { holders: PeerId[]; refusals: { peerId: PeerId; error: MusterError }[] }

/**
 * Has a blob stored by `copies` of the peers, in their order of preference, asking as many at a time as are
 * still missing. A peer fetches from this node and from the holders found so far. Returns the holders, and
 * the errors of the peers that refused; fewer than `copies` holders when the peers run out.
 */
export async function replicateBlob(
  id: BlobId,
  options: {
    node: PeerNode
    store: BlobStore
    taskId: string
    peers: readonly PeerId[]
    copies: number
    replaces?: BlobId
    signal?: AbortSignal
    timeoutMs?: number
  },
): Promise<Replication> {
  const { node, store, taskId, copies, replaces } = options
  const list = await store.list(id)
  const bytes = list.offsets[list.count]!
  const candidates = [...new Set(options.peers)]
  const result: Replication = { holders: [], refusals: [] }
  while (result.holders.length < copies && candidates.length > 0) {
    options.signal?.throwIfAborted()
    const holders = [node.peerId, ...result.holders].slice(0, 16)
    const batch = candidates.splice(0, copies - result.holders.length)
    const ask = {
      timeoutMs: options.timeoutMs ?? 3_600_000,
      ...(options.signal && { signal: options.signal }),
    }
    await Promise.all(
      batch.map(async (peerId) => {
        try {
          await node.call(
            peerId,
            holdCall,
            { id, taskId, bytes, holders, ...(replaces && { replaces }) },
            ask,
          )
          result.holders.push(peerId)
        } catch (error) {
          if (!hasCode(error)) throw error
          result.refusals.push({ peerId, error })
        }
      }),
    )
  }
  return result
}
