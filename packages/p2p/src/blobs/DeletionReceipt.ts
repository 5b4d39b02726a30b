import { z } from 'zod'
import { type Identity, verifySignature } from '../identity/Identity.ts'
import { PeerId } from '../identity/PeerId.ts'
import { BlobId } from './BlobId.ts'

/** A node's signed word that a task's data is gone from it. */
export const DeletionReceipt = z.object({
  peerId: PeerId,
  taskId: z.string().max(200),
  /** Whether a key of the task was here and is destroyed; false on a node that only held sealed copies. */
  keyDestroyed: z.boolean(),
  blobs: z.array(BlobId).max(10_000),
  atMs: z.int().nonnegative(),
  signature: z.base64().max(100),
})
export type DeletionReceipt = z.infer<typeof DeletionReceipt>

const purpose = 'deletion receipt 1'

export function signDeletion(
  identity: Identity,
  facts: Omit<DeletionReceipt, 'peerId' | 'signature'>,
): DeletionReceipt {
  const unsigned = { peerId: identity.peerId, ...facts }
  return { ...unsigned, signature: identity.sign(purpose, bytesOf(unsigned)).toString('base64') }
}

export function verifyDeletion(receipt: DeletionReceipt): boolean {
  return verifySignature(receipt.peerId, purpose, bytesOf(receipt), Buffer.from(receipt.signature, 'base64'))
}

function bytesOf({ peerId, taskId, keyDestroyed, blobs, atMs }: Omit<DeletionReceipt, 'signature'>): Buffer {
  return Buffer.from(JSON.stringify([peerId, taskId, keyDestroyed, blobs, atMs]))
}
