import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { blake3 } from '@napi-rs/blake-hash'
import type { Identity } from '../identity/Identity.ts'

const keyBytes = 32

/**
 * The task keys on this machine, one file each, sealed under the node's own key. All data of a task is sealed
 * under its task key, so destroying one small file makes every copy on this machine unreadable.
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

  /**
   * Stores a key, such as one that a client wrapped for this node. The key is on disk when the promise
   * resolves.
   */
  async put(taskId: string, key: Buffer): Promise<void> {
    if (key.length !== keyBytes)
      throw new MusterError('NET_KEY_MISSING', `a task key must have ${keyBytes} bytes, not ${key.length}`)
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#sealing, nonce).setAAD(Buffer.from(taskId))
    const sealed = Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
    const file = this.#fileOf(taskId)
    await writeFile(`${file}.new`, sealed, { mode: 0o600, flush: true })
    await rename(`${file}.new`, file)
  }

  /** Throws NET_KEY_MISSING when the key is absent or cannot be decrypted. */
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

  /** Overwrites the key file, then removes it. Returns false when there was none. */
  async destroy(taskId: string): Promise<boolean> {
    const file = this.#fileOf(taskId)
    const size = await stat(file).then(
      (stats) => stats.size,
      () => undefined,
    )
    if (size === undefined) return false
    // Overwrites the same blocks on file systems that write in place; on others, the removal is all that is
    // possible.
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

  /** The file name is a hash, because a task id may contain any character. */
  #fileOf(taskId: string): string {
    return path.join(this.#folder, `${blake3(taskId).toString('hex').slice(0, 40)}.key`)
  }
}
