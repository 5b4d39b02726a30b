import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { blake3 } from '@napi-rs/blake-hash'
import type { Identity } from '../identity/Identity.ts'

const keyBytes = 32

/**
 * The keys of tasks on this machine, one file each, sealed under the node's own key. All data of a task is sealed under
 * its key, so that destroying one small file makes every copy on this machine unreadable.
 */
export class TaskKeys {
  readonly #folder: string
  readonly #sealing: Buffer

  private constructor(folder: string, sealing: Buffer) {
    this.#folder = folder
    this.#sealing = sealing
  }

  static async open(folder: string, identity: Identity): Promise<TaskKeys> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return new TaskKeys(folder, identity.derive('task keys on disk'))
  }

  async create(taskId: string): Promise<Buffer> {
    const key = randomBytes(keyBytes)
    await this.put(taskId, key)
    return key
  }

  /** Keeps a key, such as one that a client has wrapped for us. On disk before it returns. */
  async put(taskId: string, key: Buffer): Promise<void> {
    if (key.length !== keyBytes) throw new MusterError('NET_KEY_MISSING', 'a task key has 32 bytes')
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#sealing, nonce).setAAD(Buffer.from(taskId))
    const sealed = Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
    const file = this.#fileOf(taskId)
    await writeFile(`${file}.new`, sealed, { mode: 0o600, flush: true })
    await rename(`${file}.new`, file)
  }

  /** Throws NET_KEY_MISSING. */
  async get(taskId: string): Promise<Buffer> {
    try {
      const sealed = await readFile(this.#fileOf(taskId))
      const decipher = createDecipheriv('aes-256-gcm', this.#sealing, sealed.subarray(0, 12), {
        authTagLength: 16,
      })
      decipher.setAAD(Buffer.from(taskId)).setAuthTag(sealed.subarray(-16))
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
    } catch (cause) {
      throw new MusterError('NET_KEY_MISSING', `no key of task ${taskId} on this node`, { cause })
    }
  }

  /** Overwrites the key, then removes it. True when there was one. */
  async destroy(taskId: string): Promise<boolean> {
    const file = this.#fileOf(taskId)
    const size = await stat(file).then(
      (found) => found.size,
      () => undefined,
    )
    if (size === undefined) return false
    // The same blocks where the file system overwrites in place; where it does not, the removal must do.
    const handle = await open(file, 'r+')
    try {
      await handle.write(randomBytes(size), 0, size, 0)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rm(file)
    return true
  }

  /** A hash, since a task's id may hold anything. */
  #fileOf(taskId: string): string {
    return path.join(this.#folder, `${blake3(taskId).toString('hex').slice(0, 40)}.key`)
  }
}
