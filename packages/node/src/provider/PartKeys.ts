import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { MusterError } from '@muster-network/core'
import type { TaskKeys } from '@muster-network/p2p'

/**
 * Seals keys of parts for the node's records, each under a key of its task. Destroying the task's key makes all parts of the
 * task unreadable for good, in every backup of the records too.
 */
export class PartKeys {
  readonly #tasks: Promise<TaskKeys>
  readonly #making = new Map<string, Promise<Buffer>>()

  constructor(tasks: Promise<TaskKeys>) {
    this.#tasks = tasks
  }

  async seal(taskId: string, part: number, key: Uint8Array): Promise<string> {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', await this.#taskKey(taskId), nonce).setAAD(aadOf(part))
    return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]).toString('hex')
  }

  /** @throws NET_KEY_MISSING when the task's key was destroyed, or the text belongs to another part */
  async open(taskId: string, part: number, sealed: string): Promise<Buffer> {
    const key = await (await this.#tasks).get(taskId)
    const bytes = Buffer.from(sealed, 'hex')
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
      decipher.setAAD(aadOf(part)).setAuthTag(bytes.subarray(-16))
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
    } catch (cause) {
      throw new MusterError('NET_KEY_MISSING', `the sealed key of part ${part} cannot be decrypted`, {
        cause,
      })
    }
  }

  /** Returns the key of a task. Concurrent calls for several parts create only one. */
  async #taskKey(taskId: string): Promise<Buffer> {
    const tasks = await this.#tasks
    const making = this.#making.get(taskId) ?? tasks.get(taskId).catch(() => tasks.create(taskId))
    this.#making.set(taskId, making)
    return making.finally(() => this.#making.delete(taskId))
  }
}

function aadOf(part: number): Buffer {
  return Buffer.from(`muster part key 1\n${part}`)
}
