import { z } from 'zod'

/** The BLAKE3 hash of a blob's record list, in hex. With the id, every byte of the blob can be verified. */
export type BlobId = string & { readonly __brand: 'BlobId' }

export function isBlobId(text: string): text is BlobId {
  return /^[0-9a-f]{64}$/.test(text)
}

export const BlobId = z.string().refine(isBlobId, 'not a blob id')
