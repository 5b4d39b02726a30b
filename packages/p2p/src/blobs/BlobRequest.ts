import { MusterError } from '@muster-network/core'
import type { BlobId } from './BlobId.ts'

/**
 * A request on a blob pipe. Requests are answered in order and may be pipelined. A successful answer is a
 * zero byte followed by the length and bytes of the list, or by the bytes of the records (the list gives
 * their lengths). A failed answer is a one byte, then the length and text of an error code. Records past the
 * end of the blob are omitted.
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

/** All requests have the same length, so that the server never trusts a length sent by a peer. */
export const requestBytes = 41

/** Throws NET_MESSAGE_INVALID when the bytes are not a blob request. */
export function decodeBlobRequest(bytes: Buffer): BlobRequest {
  const id = bytes.toString('hex', 1, 33) as BlobId
  const [first, count] =
    bytes.length === requestBytes ? [bytes.readUInt32BE(33), bytes.readUInt32BE(37)] : [0, 0]
  if (bytes.length === requestBytes && bytes[0] === 0 && first === 0 && count === 0)
    return { kind: 'list', id }
  if (bytes.length === requestBytes && bytes[0] === 1 && count >= 1 && count <= maxCountPerRequest) {
    return { kind: 'read', id, first, count }
  }
  throw new MusterError('NET_MESSAGE_INVALID', 'not a blob request')
}
