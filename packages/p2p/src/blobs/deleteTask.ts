import { MusterError } from '@muster-network/core'
import { z } from 'zod'
import { defineCall } from '../calls/defineCall.ts'
import type { Identity } from '../identity/Identity.ts'
import { type PeerId, shortPeerId } from '../identity/PeerId.ts'
import type { PeerNode } from '../PeerNode.ts'
import type { BlobStore } from './BlobStore.ts'
import { DeletionReceipt, signDeletion, verifyDeletion } from './DeletionReceipt.ts'
import type { TaskKeys } from './TaskKeys.ts'

const deleteCall = defineCall('blobs.delete', z.object({ taskId: z.string().max(200) }), DeletionReceipt)

export type DeletionOptions = { identity: Identity; store: BlobStore; keys: TaskKeys }

/**
 * Deletes all data of a task from this node. The key is destroyed first, so that data left by an interruption
 * cannot be read. Blobs pinned by another task stay, sealed under that task's key.
 */
export async function deleteTask(taskId: string, options: DeletionOptions): Promise<DeletionReceipt> {
  const keyDestroyed = await options.keys.destroy(taskId)
  const blobs = await options.store.removeTask(taskId)
  return signDeletion(options.identity, {
    taskId,
    keyDestroyed,
    blobs: blobs.slice(0, 10_000),
    atMs: Date.now(),
  })
}

/** Lets the owner of a task's data order its deletion on this node; `mayOrder` overrides who may. */
export function serveDeletion(
  node: PeerNode,
  options: DeletionOptions & { mayOrder?: (peerId: PeerId, taskId: string) => boolean | Promise<boolean> },
): void {
  node.handle(deleteCall, async ({ taskId }, { peerId }) => {
    const allowed =
      (await options.mayOrder?.(peerId, taskId)) ?? options.store.ownersOf(taskId).includes(peerId)
    if (!allowed) throw new MusterError('NET_REFUSED', 'only the owner of the data may order its deletion')
    return deleteTask(taskId, options)
  })
}

/**
 * Orders a peer to delete the data of a task. Throws NET_REFUSED, or NET_MESSAGE_INVALID for an invalid
 * receipt.
 */
export async function orderDeletion(
  node: PeerNode,
  peerId: PeerId,
  taskId: string,
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<DeletionReceipt> {
  const receipt = await node.call(peerId, deleteCall, { taskId }, options)
  if (receipt.peerId !== peerId || receipt.taskId !== taskId || !verifyDeletion(receipt)) {
    throw new MusterError(
      'NET_MESSAGE_INVALID',
      `${shortPeerId(peerId)} returned an invalid deletion receipt`,
    )
  }
  return receipt
}
