import { hasCode, MusterError } from '@muster-network/core'
import { z } from 'zod'
import { defineCall } from '../calls/defineCall.ts'
import { PeerId } from '../identity/PeerId.ts'
import type { PeerNode } from '../PeerNode.ts'
import { BlobId } from './BlobId.ts'
import type { BlobStore } from './BlobStore.ts'
import { fetchBlob } from './fetchBlob.ts'

const Holding = z.object({
  id: BlobId,
  taskId: z.string().max(200),
  bytes: z.int().nonnegative(),
  holders: z.array(PeerId).min(1).max(16),
  /** An earlier version: what they have in common is not fetched, and it goes once the new one is there. */
  replaces: BlobId.optional(),
})
export type Holding = z.infer<typeof Holding>

const holdCall = defineCall('blobs.hold', Holding, z.object({ held: z.literal(true) }))

/** Lets peers ask this node to hold copies, as far as `mayHold` and the quota allow. They stay the owners. */
export function serveHolding(
  node: PeerNode,
  options: { store: BlobStore; mayHold: (peerId: PeerId, holding: Holding) => boolean },
): void {
  node.handle(holdCall, async (holding, { peerId, signal }) => {
    if (!options.mayHold(peerId, holding))
      throw new MusterError('NET_REFUSED', 'this node does not hold that blob')
    const keeping = { taskId: holding.taskId, owner: peerId, released: false }
    const { store } = options
    const { id, holders, replaces, taskId } = holding
    const reuse = replaces === undefined ? [] : [replaces]
    await fetchBlob(id, { node, store, holders, keeping, signal, reuse })
    if (replaces !== undefined && replaces !== id) await store.letGo(replaces, { taskId, owner: peerId })
    return { held: true as const }
  })
}

export type Replication = { holders: PeerId[]; refusals: { peerId: PeerId; error: MusterError }[] }

/**
 * Has a blob held by `copies` of the peers, in their order of preference, as many at a time as are still missing. A
 * peer fetches from us and from those that have it already. Returns who holds it; fewer than asked for when the peers
 * run out, with their reasons.
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
    const asked = candidates.splice(0, copies - result.holders.length)
    const ask = {
      timeoutMs: options.timeoutMs ?? 3_600_000,
      ...(options.signal && { signal: options.signal }),
    }
    await Promise.all(
      asked.map(async (peerId) => {
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
