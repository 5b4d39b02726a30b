import { MusterError } from '@muster-network/core'
import { blake3 } from '@napi-rs/blake-hash'
import type { BlobId } from './BlobId.ts'
import { maxSealedBytes, minSealedBytes } from './sealRecord.ts'

/**
 * The hash and length of each sealed record of a blob, in order. The list is small (36 bytes per 64 KiB); it
 * is fetched first and verified against the blob id, so that each record can then be verified on its own.
 */
export type BlobList = {
  readonly count: number
  /** Offset of record i in the data; offsets[count] is the total length. */
  readonly offsets: Float64Array
  hash(index: number): Buffer
}

const magic = Buffer.from('MBL1')
const entryBytes = 36
/** Allows 64 GiB of data. */
export const maxRecords = 1 << 20
export const maxListBytes = 4 + entryBytes * maxRecords

export function encodeBlobList(records: readonly { hash: Uint8Array; bytes: number }[]): Buffer {
  const list = Buffer.allocUnsafe(4 + records.length * entryBytes)
  list.set(magic, 0)
  records.forEach(({ hash, bytes }, index) => {
    list.writeUInt32BE(bytes, 4 + index * entryBytes)
    list.set(hash, 8 + index * entryBytes)
  })
  return list
}

/** Throws NET_MESSAGE_INVALID when the bytes are not a record list. */
export function decodeBlobList(bytes: Buffer): BlobList {
  const count = (bytes.length - 4) / entryBytes
  if (!Number.isInteger(count) || count < 0 || count > maxRecords || !bytes.subarray(0, 4).equals(magic)) {
    throw new MusterError('NET_MESSAGE_INVALID', 'not a blob record list')
  }
  const offsets = new Float64Array(count + 1)
  for (let index = 0; index < count; index++) {
    const length = bytes.readUInt32BE(4 + index * entryBytes)
    if (length < minSealedBytes || length > maxSealedBytes) {
      throw new MusterError(
        'NET_MESSAGE_INVALID',
        `record ${index} in a blob list has an invalid length of ${length} bytes`,
      )
    }
    offsets[index + 1] = offsets[index]! + length
  }
  return {
    count,
    offsets,
    hash: (index) => bytes.subarray(8 + index * entryBytes, 8 + index * entryBytes + 32),
  }
}

export function blobIdOfList(list: Uint8Array): BlobId {
  return blake3(list).toString('hex') as BlobId
}
