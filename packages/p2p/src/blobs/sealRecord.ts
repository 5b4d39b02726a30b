import { createCipheriv, createDecipheriv } from 'node:crypto'
import { MusterError } from '@muster-network/core'
import { Blake3Hasher } from '@napi-rs/blake-hash'

export const recordBytes = 64 << 10
const nonceBytes = 12
const tagBytes = 16
export const minSealedBytes = nonceBytes + tagBytes + 1
export const maxSealedBytes = nonceBytes + tagBytes + recordBytes

/** The two keys derived from a task's key. */
export type RecordKeys = { readonly cipher: Buffer; readonly nonce: Buffer }

export function recordKeysOf(taskKey: Buffer): RecordKeys {
  return {
    cipher: Blake3Hasher.deriveKey('muster 2026 blob record cipher', taskKey),
    nonce: Blake3Hasher.deriveKey('muster 2026 blob record nonce', taskKey),
  }
}

/**
 * Seals one record with AES-256-GCM. The nonce is a keyed hash of the content, so a nonce is never used for
 * two contents. Within a task, equal content seals to equal bytes, so unchanged records need not be fetched
 * again. A holder can learn only which records of a task are equal.
 */
export function sealRecord(keys: RecordKeys, content: Uint8Array): Buffer {
  const sealed = Buffer.allocUnsafeSlow(nonceBytes + content.length + tagBytes)
  const nonce = Blake3Hasher.newKeyed(keys.nonce).update(content).digestBuffer().subarray(0, nonceBytes)
  sealed.set(nonce, 0)
  const cipher = createCipheriv('aes-256-gcm', keys.cipher, nonce)
  sealed.set(cipher.update(content), nonceBytes)
  cipher.final()
  sealed.set(cipher.getAuthTag(), nonceBytes + content.length)
  return sealed
}

/** Throws NET_BLOB_CORRUPT for a wrong key or changed bytes. */
export function openRecord(keys: RecordKeys, sealed: Buffer): Buffer {
  if (sealed.length < minSealedBytes)
    throw new MusterError(
      'NET_BLOB_CORRUPT',
      `a sealed record has ${sealed.length} bytes; at least ${minSealedBytes} are needed`,
    )
  try {
    const decipher = createDecipheriv('aes-256-gcm', keys.cipher, sealed.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAuthTag(sealed.subarray(-tagBytes))
    const content = decipher.update(sealed.subarray(nonceBytes, -tagBytes))
    decipher.final()
    return content
  } catch (cause) {
    throw new MusterError('NET_BLOB_CORRUPT', 'a record cannot be decrypted with the key of its task', {
      cause,
    })
  }
}
