import { z } from 'zod'
import { type Identity, verifySignature } from '../identity/Identity.ts'
import { PeerId } from '../identity/PeerId.ts'
import { BlobId } from './BlobId.ts'

/** A node's signed statement that it has deleted the data of a task. */
export const DeletionReceipt = z.object({
  peerId: PeerId,
  taskId: z.string().max(200),
  /**
   * True if this node had the key of the task and destroyed it; false for a node that only stored sealed
   * blobs.
   */
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
