import type { Brand } from './Brand.ts'
import { parseHex } from './parseHex.ts'

/** The BLAKE3 hash of some bytes: their name wherever they are stored. */
export type BlobHash = Brand<`0x${string}`, 'BlobHash'>

/** @throws MusterError SPEC_BAD_ID */
export function parseBlobHash(value: unknown): BlobHash {
  return parseHex('blob hash', 32, value) as BlobHash
}
