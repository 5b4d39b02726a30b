import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync, renameSync, writeSync } from 'node:fs'
import { invalidState } from './StateRefused.ts'
import type { StateSource } from './StateSource.ts'

const magic = Buffer.from('muster/checkpoint/1\n')
const nonceBytes = 12
const tagBytes = 16
const headBytes = magic.length + nonceBytes
/**
 * Read, encrypted and written in chunks small enough to stay in the CPU cache in between. A file is never in one
 * buffer: a state has up to 4 GiB of memory, and Node reads at most 2 GiB at once.
 */
const chunkBytes = 2 ** 18

/**
 * Writes pieces encrypted with AES-256-GCM; a crash leaves the old file or the new one. The daemon syncs the
 * file before it reports it: the permission model of this process has no fsync.
 */
export function writeCheckpoint(
  path: string,
  key: Uint8Array,
  pieces: readonly Uint8Array[],
  chunk = chunkBytes,
): { bytes: number } {
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
      for (let at = 0; at < piece.length; at += chunk) write(cipher.update(piece.subarray(at, at + chunk)))
    cipher.final()
    write(cipher.getAuthTag())
  } finally {
    closeSync(fd)
  }
  renameSync(partial, path)
  return { bytes }
}

export type ReadOptions = {
  /** Receives the decrypted bytes in order, before `read` returns them. */
  onPlain?(plain: Uint8Array): void
  chunk?: number
}

/**
 * Decrypts a checkpoint in order, a chunk at a time. What `read` returns is not authenticated before `finish`,
 * and may be hostile even then: the executor that serves a state also has its key.
 */
export class CheckpointReader implements StateSource {
  readonly bytes: number
  readonly #fd: number
  readonly #decipher: DecipherGCM
  readonly #onPlain: ((plain: Uint8Array) => void) | undefined
  readonly #chunk: Buffer
  #at = 0

  /** @throws StateRefused when the file is not a checkpoint; a file error when it cannot be read */
  constructor(path: string, key: Uint8Array, { onPlain, chunk = chunkBytes }: ReadOptions = {}) {
    this.#onPlain = onPlain
    this.#chunk = Buffer.allocUnsafeSlow(chunk)
    this.#fd = openSync(path, 'r')
    try {
      this.bytes = fstatSync(this.#fd).size - headBytes - tagBytes
      if (this.bytes < 0) throw invalidState('the file is too short for a checkpoint')
      const head = this.#readAt(Buffer.alloc(headBytes), 0)
      if (!head.subarray(0, magic.length).equals(magic)) throw invalidState('the file is not a checkpoint')
      const nonce = head.subarray(magic.length)
      this.#decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(magic)
      this.#decipher.setAuthTag(this.#readAt(Buffer.alloc(tagBytes), headBytes + this.bytes))
    } catch (error) {
      closeSync(this.#fd)
      throw error
    }
  }

  read(into: Uint8Array): void {
    if (into.length > this.bytes - this.#at) throw invalidState('the state is truncated')
    for (let done = 0; done < into.length; ) {
      const length = Math.min(this.#chunk.length, into.length - done)
      const sealed = this.#readAt(this.#chunk.subarray(0, length), headBytes + this.#at)
      const plain = this.#decipher.update(sealed)
      this.#onPlain?.(plain)
      into.set(plain, done)
      done += length
      this.#at += length
    }
  }

  /** @throws StateRefused unless everything was read and the key fits the file */
  finish(): void {
    if (this.#at !== this.bytes) throw invalidState('the state has more bytes than its header declares')
    try {
      this.#decipher.final()
    } catch {
      throw invalidState('the checkpoint does not decrypt with its key')
    }
  }

  close(): void {
    closeSync(this.#fd)
  }

  #readAt(into: Buffer, position: number): Buffer {
    for (let done = 0; done < into.length; ) {
      const bytesRead = readSync(this.#fd, into, done, into.length - done, position + done)
      // Its size was measured when it was opened, and nobody writes to it.
      if (bytesRead === 0) throw new Error('the checkpoint shrank while it was read')
      done += bytesRead
    }
    return into
  }
}
