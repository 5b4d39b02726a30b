import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { closeSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'

const magic = Buffer.from('muster/checkpoint/1\n')
const nonceBytes = 12
const tagBytes = 16
/** Encrypted and written piece by piece, each small enough to stay in the cache between the two. */
const pieceBytes = 2 ** 18

/**
 * Writes pieces under AES-256-GCM; a crash leaves the old file or the new one. Syncing is the daemon's, before it tells
 * anyone of the file: the permission model that fences this process has no fsync.
 */
export function writeCheckpoint(path: string, key: Uint8Array, pieces: Uint8Array[]): { bytes: number } {
  const partial = `${path}.partial`
  const fd = openSync(partial, 'w', 0o600)
  let bytes = 0
  try {
    const write = (data: Uint8Array) => {
      for (let done = 0; done < data.length; ) done += writeSync(fd, data, done)
      bytes += data.length
    }
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(magic)
    write(Buffer.concat([magic, nonce]))
    for (const piece of pieces)
      for (let at = 0; at < piece.length; at += pieceBytes)
        write(cipher.update(piece.subarray(at, at + pieceBytes)))
    cipher.final()
    write(cipher.getAuthTag())
  } finally {
    closeSync(fd)
  }
  renameSync(partial, path)
  return { bytes }
}

/** @throws Error when the file is not one, or the key does not open it. */
export function readCheckpoint(path: string, key: Uint8Array): Uint8Array {
  const file = readFileSync(path)
  const head = magic.length + nonceBytes
  if (file.length < head + tagBytes || !file.subarray(0, magic.length).equals(magic))
    throw new Error('not a checkpoint')
  const decipher = createDecipheriv('aes-256-gcm', key, file.subarray(magic.length, head)).setAAD(magic)
  decipher.setAuthTag(file.subarray(file.length - tagBytes))
  const plain = decipher.update(file.subarray(head, file.length - tagBytes))
  decipher.final()
  return plain
}
