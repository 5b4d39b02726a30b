import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { closeSync, constants, openSync, readFileSync, renameSync, writeSync } from 'node:fs'

const magic = Buffer.from('muster/checkpoint/1\n')
const nonceBytes = 12
const tagBytes = 16
const pieceBytes = 4 * 2 ** 20

/**
 * Writes pieces under AES-256-GCM and returns once they are on the disk; a crash leaves the old file or the new one. The
 * folder's own entry is synced by the daemon, before it tells anyone.
 */
export function writeCheckpoint(path: string, key: Uint8Array, pieces: Uint8Array[]): { bytes: number } {
  const partial = `${path}.partial`
  const fd = openDurable(partial)
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

/** A new file whose writes return when the disk has them: Node's permission model, which fences the process, has no fsync. */
export function openDurable(path: string): number {
  return openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_DSYNC, 0o600)
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
