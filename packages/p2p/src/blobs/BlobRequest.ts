import { MusterError } from '@muster-network/core'
import type { BlobId } from './BlobId.ts'

/**
 * What is asked on a blob pipe. Requests are answered in order and may be sent ahead of the answers. An answer is a
 * zero byte and then, for a list, its length and bytes; for records, their bytes alone: the list says how many.
 * Or it is a one and the length and text of an error code. Records past the end of the blob are left out.
 */
export type BlobRequest =
  | { kind: 'list'; id: BlobId }
  | { kind: 'read'; id: BlobId; first: number; count: number }

export const blobService = 'blobs'
export const answerOk = 0
export const answerFailed = 1
const maxCountPerRequest = 64

export function encodeBlobRequest(request: BlobRequest): Buffer {
  const bytes = Buffer.alloc(requestBytes)
  bytes[0] = request.kind === 'list' ? 0 : 1
  bytes.write(request.id, 1, 'hex')
  if (request.kind === 'read') {
    bytes.writeUInt32BE(request.first, 33)
    bytes.writeUInt32BE(request.count, 37)
  }
  return bytes
}

/** All requests have one length, so that no length has to be believed. */
export const requestBytes = 41

/** Throws NET_MESSAGE_INVALID. */
export function decodeBlobRequest(bytes: Buffer): BlobRequest {
  const id = bytes.toString('hex', 1, 33) as BlobId
  const [first, count] =
    bytes.length === requestBytes ? [bytes.readUInt32BE(33), bytes.readUInt32BE(37)] : [0, 0]
  if (bytes.length === requestBytes && bytes[0] === 0 && first === 0 && count === 0)
    return { kind: 'list', id }
  if (bytes.length === requestBytes && bytes[0] === 1 && count >= 1 && count <= maxCountPerRequest) {
    return { kind: 'read', id, first, count }
  }
  throw new MusterError('NET_MESSAGE_INVALID', 'not a request for a blob')
}
