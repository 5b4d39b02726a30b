import { randomBytes } from 'node:crypto'
import { hasCode } from '@muster-network/core'
import { type Identity, TaskKeys } from '@muster-network/p2p'

/** The keys of the parts that this client packed, by `taskId/part`, each in a file that can be destroyed. */
export class PartKeys {
  readonly #keys: Promise<TaskKeys>
  readonly #making = new Map<string, Promise<Buffer>>()

  constructor(folder: string, identity: Identity) {
    this.#keys = TaskKeys.open(folder, identity)
    // reported to the callers that use the keys
    this.#keys.catch(() => {})
  }

  async put(name: string, key: Buffer): Promise<void> {
    await (await this.#keys).put(name, key)
  }

  /** @throws NET_KEY_MISSING */
  async get(name: string): Promise<Buffer> {
    return (await this.#keys).get(name)
  }

  /** Returns the key of that name, and creates it on first use, once for concurrent callers. */
  ensure(name: string): Promise<Buffer> {
    const making = this.#making.get(name) ?? this.#make(name).finally(() => this.#making.delete(name))
    this.#making.set(name, making)
    return making
  }

  async #make(name: string): Promise<Buffer> {
    try {
      return await this.get(name)
    } catch (error) {
      if (!hasCode(error, 'NET_KEY_MISSING')) throw error
      const key = randomBytes(32)
      await this.put(name, key)
      return key
    }
  }

  async destroy(name: string): Promise<void> {
    await (await this.#keys).destroy(name)
  }
}
